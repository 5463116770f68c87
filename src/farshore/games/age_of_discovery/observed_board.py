"""The board's part of an observation: discoveries, goods and buildings on offer, workers on the events."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64

from farshore.core.space import Layout
from farshore.games.age_of_discovery.edition import CARRY_WORKERS, KINDS, REGIONS
from farshore.games.age_of_discovery.observed_cells import ahead, put_bag, put_mask, put_places, put_row
from farshore.games.age_of_discovery.state import DISCOVERED, EMPTY, PUBLIC, SLOTS, Empires, has_seen
from farshore.games.age_of_discovery.steps.dock import CONVICTS
from farshore.games.age_of_discovery.steps.reset import takes_part
from farshore.games.age_of_discovery.tracks import BUILDING_SPACES, GOODS_SPACES, WARFARE_SPACES, dock_spaces


class DiscoveriesPart:
    """Tokens on the map and unseen, the deck, who has looked at what; the goods of regions."""

    def __init__(self, layout: Layout, blank: Empires) -> None:
        edition = blank.edition
        self.seats: i64 = blank.seats
        self.looks: bool = blank.settings.looks
        self.tokens: i64 = len(edition.tokens)
        self.cards: i64 = len(edition.cards)
        self.goods: i64 = len(edition.goods)
        self.discovered: i64 = layout.add("region.discovered", REGIONS)
        self.token: i64 = layout.add("region.token", REGIONS * self.tokens)  # known to the seat
        self.public: i64 = layout.add("region.token-public", REGIONS)
        self.good: i64 = layout.add("region.good", REGIONS * self.goods)
        self.unseen_tokens: i64 = layout.add("unseen.tokens", self.tokens)
        self.unseen_cards: i64 = layout.add("unseen.cards", self.cards)
        self.last_card: i64 = layout.add("last-card", self.cards)
        if self.looks:
            self.token_seen: i64 = layout.add("region.token-seen", REGIONS * self.seats)
            self.top_card: i64 = layout.add("top-card", self.cards)
            self.top_seen: i64 = layout.add("top-card-seen", self.seats)
            self.under: i64 = layout.add("under.card", self.cards * self.cards)  # by place
            self.under_count: i64 = layout.add("under.count", 1, 4)
            self.under_seen: i64 = layout.add("under.seen", self.cards * self.seats)

    def write(self, s: Empires, seat: i64, out: vec[i16], at: i64) -> None:
        put_bag(out, at + self.unseen_tokens, s.token_bag)
        put_bag(out, at + self.unseen_cards, s.deck)
        for region in range(i64(REGIONS)):
            token = s.token[region]
            if token == DISCOVERED:
                out[at + self.discovered + region] = 1
            elif token >= 0 and has_seen(s.token_seen[region], seat):
                out[at + self.token + self.tokens * region + token] = 1
            elif token >= 0:
                out[at + self.unseen_tokens + token] = 1
            if s.token_seen[region] == PUBLIC:
                out[at + self.public + region] = 1
            if s.region_good[region] >= 0:
                out[at + self.good + self.goods * region + s.region_good[region]] = 1
        if s.last_card >= 0:
            out[at + self.last_card + s.last_card] = 1
        if self.looks:
            self.write_looks(s, seat, out, at)

    def write_looks(self, s: Empires, seat: i64, out: vec[i16], at: i64) -> None:
        """Who has looked where, and what this seat saw."""
        for region in range(i64(REGIONS)):
            if s.token_seen[region] != PUBLIC:
                put_mask(out, at + self.token_seen + self.seats * region, s.token_seen[region], seat, self.seats)
        self.put_card(s.top_card, s.top_seen, seat, out, at, self.top_card)
        put_mask(out, at + self.top_seen, s.top_seen, seat, self.seats)
        out[at + self.under_count] = i16(len(s.under))
        for place in range(i64(len(s.under))):
            self.put_card(s.under[place], s.under_seen[place], seat, out, at, self.under + self.cards * place)
            put_mask(out, at + self.under_seen + self.seats * place, s.under_seen[place], seat, self.seats)

    def put_card(self, card: i64, mask: i64, seat: i64, out: vec[i16], at: i64, place: i64) -> None:
        """A card in its place, if the seat has seen it; otherwise among the unseen ones."""
        if card != EMPTY:
            out[at + (place if has_seen(mask, seat) else self.unseen_cards) + card] = 1


class MarketPart:
    """Goods, ships and buildings that nobody owns."""

    def __init__(self, layout: Layout, blank: Empires) -> None:
        goods = len(blank.edition.goods)
        buildings = len(blank.edition.buildings)
        self.pool: i64 = layout.add("goods.pool", goods, 4)
        self.offer: i64 = layout.add("goods.offer", goods, 2)
        self.discarded: i64 = layout.add("goods.discarded", goods, 4)
        self.ship: i64 = layout.add("ship")
        self.ships_left: i64 = layout.add("ships-left", 1, 100)
        self.pile: i64 = layout.add("buildings.pile", buildings)
        self.open: i64 = layout.add("buildings.open", buildings, BUILDING_SPACES)  # its place, counted from 1
        if blank.settings.less_luck:
            self.last_age: i64 = layout.add("buildings.last-age", buildings, 10)

    def write(self, s: Empires, out: vec[i16], at: i64) -> None:
        put_row(out, at + self.pool, s.pool)
        put_row(out, at + self.offer, s.offer)
        put_row(out, at + self.discarded, s.discarded)
        out[at + self.ship] = 1 if s.ship else 0
        out[at + self.ships_left] = i16(s.ships_left)
        put_bag(out, at + self.pile, s.building_bag)
        put_places(out, at + self.open, s.market)
        if s.settings.less_luck:
            put_places(out, at + self.last_age, s.last_age)


class TracksPart:
    """Workers on the events, from the left: at every space an owner and a kind."""

    def __init__(self, layout: Layout, blank: Empires) -> None:
        ships: i64 = 0
        for building in range(i64(len(blank.edition.buildings))):
            tile = blank.edition.buildings[building]
            if tile.effect == CARRY_WORKERS and takes_part(blank, building):
                ships += tile.amount
        convicts: i64 = CONVICTS if blank.rules.nations else 0
        self.seats: i64 = blank.seats
        self.space: i64 = blank.seats + KINDS
        self.initiative: i64 = layout.add("initiative", self.space * blank.seats)
        self.dock: i64 = layout.add("dock", self.space * (dock_spaces(blank) + 2 + ships + convicts))
        self.dock_x: i64 = layout.add("dock.x", self.space)
        self.dock_y: i64 = layout.add("dock.y", self.space)
        self.mayflower: i64 = layout.add("mayflower", self.space * ships)
        self.goods: i64 = layout.add("trade-goods", self.space * GOODS_SPACES)
        self.buildings: i64 = layout.add("capital-buildings", self.space * BUILDING_SPACES)
        self.specialists: i64 = layout.add("specialists", self.space * SLOTS)
        self.warfare: i64 = layout.add("warfare", self.space * WARFARE_SPACES)

    def write(self, s: Empires, seat: i64, out: vec[i16], at: i64) -> None:
        self.put_track(s.initiative, seat, out, at + self.initiative)
        self.put_track(s.dock, seat, out, at + self.dock)
        self.put_worker(s.dock_x, seat, out, at + self.dock_x)
        self.put_worker(s.dock_y, seat, out, at + self.dock_y)
        self.put_track(s.mayflower, seat, out, at + self.mayflower)
        self.put_track(s.goods_track, seat, out, at + self.goods)
        self.put_track(s.building_track, seat, out, at + self.buildings)
        self.put_track(s.specialists, seat, out, at + self.specialists)
        self.put_track(s.warfare, seat, out, at + self.warfare)

    def put_track(self, row: vec[i64], seat: i64, out: vec[i16], at: i64) -> None:
        for place in range(i64(len(row))):
            self.put_worker(row[place], seat, out, at + self.space * place)

    def put_worker(self, worker: i64, seat: i64, out: vec[i16], at: i64) -> None:
        if worker != EMPTY:
            out[at + ahead(worker // KINDS, seat, self.seats)] = 1
            out[at + self.seats + worker % KINDS] = 1
