"""The table: regions and their colonies, the tracks of the eight events, what lies face down, each player's things.

A worker on a track is one number, `seat * KINDS + kind`; the rows of tracks read from the left. A face-down token or
card is settled only when somebody looks at it; masks tell who has. What nobody has seen lies in a bag.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from farshore.core.agenda import State
from farshore.core.bag import Bag
from farshore.core.rng import Rng
from farshore.core.rows import filled
from farshore.games.age_of_discovery.edition import AGES, EFFECTS, KINDS, REGIONS, EmpiresEdition

EMPTY: Final = -1
FACE_DOWN: Final = -1  # a token there that this table does not know
DISCOVERED: Final = -2  # no token left
PUBLIC: Final = 255  # mask of those who have seen: everybody
NO_NATION: Final = -1
UNSETTLED: Final = -1  # a final figure not known yet
SLOTS: Final = 6  # spaces of the event Specialists

# phases
PHASES: Final = ("setup", "placement", "events", "income", "benefits", "reset", "over")
SETUP: Final = 0
PLACEMENT: Final = 1
EVENTS: Final = 2
INCOME: Final = 3
BENEFITS: Final = 4
RESET: Final = 5
OVER: Final = 6


class Settings:
    """What was settled before the game. Shared by clones, never changed."""

    __slots__ = ("advanced", "builders", "buys_points", "less_luck", "looks", "no_survivors", "plague_by_one",
                 "random_goods", "ships", "soldier_swap", "stables_own_colony", "wealth_rate")  # fmt: skip

    def __init__(self) -> None:
        self.builders: bool = False
        self.buys_points: bool = False
        self.less_luck: bool = False
        self.no_survivors: bool = False
        self.looks: bool = False  # reconnaissance
        self.advanced: bool = False  # advanced reconnaissance
        self.plague_by_one: bool = False
        self.soldier_swap: bool = True
        self.stables_own_colony: bool = False
        self.random_goods: bool = False  # the goods of regions are drawn at random
        self.wealth_rate: i64 = 5
        self.ships: i64 = 0  # in the supply at the start


class Rules:
    """The version of the rules, and how readings are settled that are newer than version 1.

    Shared by clones, never changed. It does not travel, so that newer variants leave the digests of older games alone.
    """

    __slots__ = ("counts_all_scholars", "looks_at_deck", "mint_in_income", "nations", "takes_part", "version")

    def __init__(self, takes_part: vec[i64]) -> None:
        self.version: i64 = 2
        self.takes_part: vec[i64] = takes_part  # by building: 1 if it is in the game
        self.nations: i64 = 0  # how nations are assigned: see NATIONS_BY
        self.counts_all_scholars: bool = False  # Age of Reason: workers of everybody
        self.looks_at_deck: bool = True  # reconnaissance, while regions are undiscovered
        self.mint_in_income: bool = True


class Player:
    __slots__ = ("advantage", "advantage_round", "available", "bought", "buildings", "cards", "colonies", "economy",
                 "expedition", "fortune", "goods", "money", "nation", "powers", "sailing", "scholars", "scored",
                 "shipping", "ships", "stock", "tokens")  # fmt: skip

    def __init__(self) -> None:
        self.money: i64 = 0
        self.stock: vec[i64] = vec[i64]()  # workers by kind, as the next three
        self.available: vec[i64] = vec[i64]()
        self.shipping: vec[i64] = vec[i64]()  # in the event Merchant Shipping
        self.expedition: vec[i64] = vec[i64]()  # in the event Discovery, where they may stay
        self.colonies: vec[i64] = vec[i64]()  # KINDS * region + kind
        self.goods: vec[i64] = vec[i64]()
        self.ships: i64 = 0
        self.sailing: i64 = 0  # ships that carry workers this round
        self.buildings: vec[i64] = vec[i64]()
        self.powers: vec[i64] = vec[i64]()  # by effect: the amounts of owned buildings added up; 0 when used up
        self.tokens: vec[i64] = vec[i64]()
        self.cards: vec[i64] = vec[i64]()
        self.nation: i64 = NO_NATION
        self.advantage: i64 = 0  # uses left
        self.advantage_round: i64 = EMPTY  # round of the last use
        self.scored: vec[i64] = vec[i64]()  # points of the New World by age
        self.bought: i64 = 0  # points
        self.economy: i64 = UNSETTLED  # trade income of the last round
        self.fortune: i64 = UNSETTLED  # money when Wealth is scored
        self.scholars: i64 = 0  # workers in Specialists in the last round

    def clone(self) -> Player:
        twin = Player()
        twin.money = self.money
        twin.stock = self.stock[:]
        twin.available = self.available[:]
        twin.shipping = self.shipping[:]
        twin.expedition = self.expedition[:]
        twin.colonies = self.colonies[:]
        twin.goods = self.goods[:]
        twin.ships = self.ships
        twin.sailing = self.sailing
        twin.buildings = self.buildings[:]
        twin.powers = self.powers[:]
        twin.tokens = self.tokens[:]
        twin.cards = self.cards[:]
        twin.nation = self.nation
        twin.advantage = self.advantage
        twin.advantage_round = self.advantage_round
        twin.scored = self.scored[:]
        twin.bought = self.bought
        twin.economy = self.economy
        twin.fortune = self.fortune
        twin.scholars = self.scholars
        return twin

    def colonists(self, region: i64) -> i64:
        """How many colonists, the first kind, this player has in a region."""
        return self.colonies[KINDS * region]

    def present(self, region: i64) -> i64:
        """How many workers this player has in a region."""
        count: i64 = 0
        for k in range(KINDS * region, KINDS * region + KINDS):
            count += self.colonies[k]
        return count


class Empires(State):
    __slots__ = ("age", "building_bag", "building_track", "deck", "discarded", "dock", "dock_x", "dock_y", "edition",
                 "goods_track", "initiative", "issued", "last_age", "last_card", "market", "mayflower", "offer",
                 "order", "phase", "players", "pool", "region_good", "round", "rules", "settings", "ship",
                 "ships_left", "specialists", "succession", "token", "token_bag", "token_seen", "top_card",
                 "top_seen", "under", "under_seen", "warfare")  # fmt: skip

    def __init__(self, seats: i64, edition: EmpiresEdition, settings: Settings, rules: Rules) -> None:
        super().__init__(seats)
        self.edition: EmpiresEdition = edition
        self.settings: Settings = settings
        self.rules: Rules = rules
        self.round: i64 = 0
        self.age: i64 = 0
        self.phase: i64 = SETUP
        self.players: list[Player] = []
        self.order: vec[i64] = vec[i64]()  # seats; the markers are colonists
        self.issued: i64 = 0  # money the bank has given out, less what came back
        # the map
        self.token: vec[i64] = vec[i64]()  # by region: token, FACE_DOWN or DISCOVERED
        self.token_seen: vec[i64] = vec[i64]()  # by region: mask of seats, or PUBLIC
        self.token_bag: Bag = NO_BAG  # tokens nobody has seen, on the map and in the box
        self.region_good: vec[i64] = vec[i64]()
        # the discovery deck
        self.deck: Bag = NO_BAG
        self.top_card: i64 = EMPTY  # once looked at
        self.top_seen: i64 = 0
        self.last_card: i64 = EMPTY  # the card turned up last, shown to all though it may be shuffled back
        self.under: vec[i64] = vec[i64]()  # cards put under the deck, the last one lowest
        self.under_seen: vec[i64] = vec[i64]()
        # goods by kind
        self.pool: vec[i64] = vec[i64]()
        self.offer: vec[i64] = vec[i64]()
        self.discarded: vec[i64] = vec[i64]()
        self.ship: bool = False  # one waits in Merchant Shipping
        self.ships_left: i64 = 0
        # buildings
        self.building_bag: Bag = NO_BAG
        self.market: vec[i64] = vec[i64]()
        self.last_age: vec[i64] = vec[i64]()  # buildings of age III known beforehand (less luck)
        # tracks
        self.initiative: vec[i64] = vec[i64]()
        self.succession: vec[i64] = vec[i64]()  # seats that took initiative, once it is resolved
        self.dock: vec[i64] = vec[i64]()  # while it is resolved: the whole line, X, Y and ships included
        self.dock_x: i64 = EMPTY
        self.dock_y: i64 = EMPTY
        self.mayflower: vec[i64] = vec[i64]()
        self.goods_track: vec[i64] = vec[i64]()
        self.building_track: vec[i64] = vec[i64]()
        self.specialists: vec[i64] = vec[i64]()
        self.warfare: vec[i64] = vec[i64]()

    def clone(self) -> Empires:
        twin = Empires(self.seats, self.edition, self.settings, self.rules)
        self.clone_core(twin)
        twin.round = self.round
        twin.age = self.age
        twin.phase = self.phase
        twin.players = [p.clone() for p in self.players]
        twin.order = self.order[:]
        twin.issued = self.issued
        twin.token = self.token[:]
        twin.token_seen = self.token_seen[:]
        twin.token_bag = self.token_bag.clone()
        twin.region_good = self.region_good[:]
        twin.deck = self.deck.clone()
        twin.top_card = self.top_card
        twin.top_seen = self.top_seen
        twin.last_card = self.last_card
        twin.under = self.under[:]
        twin.under_seen = self.under_seen[:]
        twin.pool = self.pool[:]
        twin.offer = self.offer[:]
        twin.discarded = self.discarded[:]
        twin.ship = self.ship
        twin.ships_left = self.ships_left
        twin.building_bag = self.building_bag.clone()
        twin.market = self.market[:]
        twin.last_age = self.last_age[:]
        twin.initiative = self.initiative[:]
        twin.succession = self.succession[:]
        twin.dock = self.dock[:]
        twin.dock_x = self.dock_x
        twin.dock_y = self.dock_y
        twin.mayflower = self.mayflower[:]
        twin.goods_track = self.goods_track[:]
        twin.building_track = self.building_track[:]
        twin.specialists = self.specialists[:]
        twin.warfare = self.warfare[:]
        return twin

    def age_ends(self) -> bool:
        """Is this the last round of its age?"""
        rounds: i64 = 0
        for age in range(self.age + 1):
            rounds += self.edition.ages[age].rounds
        return self.round + 1 == rounds

    def is_last_round(self) -> bool:
        return self.age + 1 == AGES and self.age_ends()

    def hide(self, seat: i64) -> None:
        """Tokens and cards this seat has not looked at go back among the unseen ones."""
        for region in range(i64(REGIONS)):
            if self.token[region] >= 0 and not has_seen(self.token_seen[region], seat):
                self.token_bag.add(self.token[region])
                self.token[region] = FACE_DOWN
        if self.top_card != EMPTY and not has_seen(self.top_seen, seat):
            self.deck.add(self.top_card)
            self.top_card = EMPTY
        for i in range(i64(len(self.under))):
            if self.under[i] != EMPTY and not has_seen(self.under_seen[i], seat):
                self.deck.add(self.under[i])
                self.under[i] = EMPTY
        self.token_bag.sort()
        self.deck.sort()
        self.building_bag.sort()

    def deal(self, seat: i64, rng: Rng) -> None:
        """What others have looked at becomes something in particular again."""
        for region in range(i64(REGIONS)):
            if self.token[region] == FACE_DOWN and self.token_seen[region]:
                self.token[region] = drawn(self.token_bag, rng)
        if self.top_card == EMPTY and self.top_seen:
            self.top_card = drawn(self.deck, rng)
        for i in range(i64(len(self.under))):
            if self.under[i] == EMPTY:
                self.under[i] = drawn(self.deck, rng)


NO_BAG: Final = Bag(0)


def drawn(bag: Bag, rng: Rng) -> i64:
    thing = bag.sample(rng)
    bag.take(thing)
    return thing


def has_seen(mask: i64, seat: i64) -> bool:
    """A spectator has seen only what everybody has."""
    return mask == PUBLIC or (seat >= 0 and (mask >> seat) & 1 == 1)


def blank(seats: i64, edition: EmpiresEdition, settings: Settings, rules: Rules) -> Empires:
    """A table with everything in place and nothing dealt. Also the template for from_wire."""
    s = Empires(seats, edition, settings, rules)
    kinds_of_goods = len(edition.goods)
    s.token = filled(REGIONS, FACE_DOWN)
    s.token_seen = filled(REGIONS, 0)
    s.token_bag = Bag(len(edition.tokens))
    s.region_good = filled(REGIONS, EMPTY)
    s.deck = Bag(len(edition.cards))
    s.pool = filled(kinds_of_goods, 0)
    s.offer = filled(kinds_of_goods, 0)
    s.discarded = filled(kinds_of_goods, 0)
    s.building_bag = Bag(len(edition.buildings))
    s.specialists = filled(SLOTS, EMPTY)
    for _ in range(seats):
        p = Player()
        p.stock = filled(KINDS, 0)
        p.available = filled(KINDS, 0)
        p.shipping = filled(KINDS, 0)
        p.expedition = filled(KINDS, 0)
        p.colonies = filled(KINDS * REGIONS, 0)
        p.goods = filled(kinds_of_goods, 0)
        p.powers = filled(len(EFFECTS), 0)
        p.scored = filled(3, 0)
        s.players.append(p)
    return s
