"""A view as data for screens: every place and piece by its ref."""

from __future__ import annotations

from functools import cache

from librt.vecs import vec
from msgspec.structs import replace
from mypy_extensions import i64

from farshore.core.agenda import NOBODY_HIDDEN
from farshore.games.age_of_discovery.edition import (
    CARRY_WORKERS,
    COUNT_MONEY,
    COUNTS,
    EFFECTS,
    KINDS,
    KINDS_OF_BUILDING,
    NATIONS,
    ONCE,
    REGIONS,
    SCORE,
    WORKERS,
    EmpiresEdition,
)
from farshore.games.age_of_discovery.edition import Discovery as Found
from farshore.games.age_of_discovery.income import trade_income
from farshore.games.age_of_discovery.picture_types import (
    Building,
    Colony,
    Crew,
    Deck,
    Discovery,
    Good,
    KindOfBuilding,
    Leader,
    Nation,
    Occasion,
    OrderSpace,
    Picture,
    Player,
    Ready,
    Region,
    Sailing,
    Scoring,
    Space,
    Standing,
    Worker,
)
from farshore.games.age_of_discovery.scoring import (
    COLONY,
    FIRST,
    SECOND,
    SHARED_FIRST,
    points_of_building,
    region_points,
    score,
)
from farshore.games.age_of_discovery.state import (
    DISCOVERED,
    EMPTY,
    NO_NATION,
    OVER,
    PHASES,
    SETUP,
    SLOTS,
    Empires,
)
from farshore.games.age_of_discovery.state import Player as Holder
from farshore.games.age_of_discovery.steps.discovery import (
    PORTUGUESE_RESISTANCE,
    PORTUGUESE_ROUTE,
    ChooseCrew,
    crew_value,
)
from farshore.games.age_of_discovery.steps.face_down import deck_size
from farshore.games.age_of_discovery.steps.specialists import TRAINING_PRICE
from farshore.games.age_of_discovery.steps.trade import highest_bidder, shipping_value
from farshore.games.age_of_discovery.tracks import (
    BUILDER_SLOT,
    BUILDING_SPACES,
    BUILDINGS,
    DOCK,
    DOCK_X,
    DOCK_Y,
    GOODS,
    GOODS_SPACES,
    INITIATIVE,
    INITIATIVE_SPACES,
    ORDER,
    SHIPS,
    SPECIALISTS,
    WARFARE,
    WARFARE_SPACES,
    WIDTH,
    dock_spaces,
    kind_of,
    owner_of,
    space_name,
)


def workers(row: vec[i64]) -> dict[str, int]:
    """Counts by kind, those that are not zero."""
    return {kind: row[k] for k, kind in enumerate(WORKERS) if row[k]}


def kind_name(kind: int) -> Worker:
    name: Worker = WORKERS[kind]
    return name


def worker(code: int) -> Standing | None:
    return None if code == EMPTY else Standing(int(owner_of(code)), kind_name(kind_of(code)))


@cache  # printed once and for all, like what else is kept here
def discovery(kind: str, x: Found) -> Discovery:
    return Discovery(f"{kind}:{x.name}", x.resistance, x.plunder, x.booty, x.points)


def region(s: Empires, number: int) -> Region:
    place = s.edition.regions[number]
    known = s.token[number]
    good = s.region_good[number]
    return Region(
        ref=f"region:{place.name}",
        name=place.name,
        discovered=known == DISCOVERED,
        token=discovery("token", s.edition.tokens[known]) if known >= 0 else None,
        good=good_of(s, good) if good != EMPTY else None,
        colonies=[
            Colony(seat, p.present(number), workers(p.colonies[KINDS * number : KINDS * number + KINDS]))
            for seat, p in enumerate(s.players)
            if p.present(number)
        ],
        points=list(region_points(s, number)),
    )


@cache
def space(number: int, label: str, code: int) -> Space:
    """A space with who stands there."""
    return Space(f"space:{space_name(number)}", label, worker(code))


def good_of(s: Empires, good: int, count: int | None = None) -> Good:
    return good_named(s.edition.goods[good], count)


@cache
def good_named(name: str, count: int | None) -> Good:
    return Good(f"good:{name}", name, count)


def track(row: vec[i64], number: int, spaces: int) -> list[Space]:
    """Numbered spaces with who stands there; England may make the dock longer than it is."""
    return [
        space(WIDTH * number + i, str(i + 1), row[i] if i < len(row) else EMPTY) for i in range(max(spaces, len(row)))
    ]


def dock(s: Empires) -> list[Space]:
    extra = [
        space(DOCK_X, "X", s.dock_x),
        space(DOCK_Y, "Y", s.dock_y),
    ]
    free = sum(max(min(p.ships, p.powers[CARRY_WORKERS]) - p.sailing, 0) for p in s.players)
    ships = track(s.mayflower, SHIPS, len(s.mayflower) + free)
    return [*track(s.dock, DOCK, dock_spaces(s)), *extra, *ships]


def specialists(s: Empires) -> list[Space]:
    spaces = {slot: WIDTH * SPECIALISTS + slot for slot in range(SLOTS)}
    return [
        space(number, space_name(number).partition(",")[2], s.specialists[slot])
        for slot, number in spaces.items()
        if slot != BUILDER_SLOT or s.settings.builders
    ]


def events_of(s: Empires) -> list[Occasion]:
    """The eight events from top to bottom."""
    offer = [good_of(s, k) for k in range(len(s.edition.goods)) for _ in range(s.offer[k])]
    return [
        Occasion("initiative", spaces=track(s.initiative, INITIATIVE, min(s.seats, INITIATIVE_SPACES))),
        Occasion("dock", spaces=dock(s)),
        Occasion("goods", spaces=track(s.goods_track, GOODS, GOODS_SPACES), offer=offer),
        Occasion("shipping", ref="space:shipping", ship=bool(s.ship), crews=crews(s)),
        Occasion(
            "buildings",
            spaces=track(s.building_track, BUILDINGS, BUILDING_SPACES),
            price=s.edition.ages[s.age].building,
            market=[building(s, b, None) for b in s.market],
            pile=s.building_bag.size,
        ),
        Occasion("discovery", ref="space:discovery", crews=expeditions(s), deck=deck(s), sailing=sailing(s)),
        Occasion("specialists", spaces=specialists(s), price=TRAINING_PRICE),
        Occasion("warfare", spaces=track(s.warfare, WARFARE, WARFARE_SPACES)),
    ]


def crews(s: Empires) -> list[Crew]:
    """Who is where in Merchant Shipping, in player order, and who would take the ship."""
    leader = highest_bidder(s) if s.ship else EMPTY
    values = [(seat, shipping_value(s.players[seat])) for seat in s.order]
    return [Crew(seat, workers(s.players[seat].shipping), n, seat == leader) for seat, n in values if n]


def expeditions(s: Empires) -> list[Crew]:
    """Who waits in Discovery, in player order, and what they would count for together."""
    waiting = [(seat, s.players[seat]) for seat in s.order if any(s.players[seat].expedition)]
    return [
        Crew(seat, workers(p.expedition), crew_value(p, sum(n << 8 * kind for kind, n in enumerate(p.expedition))))
        for seat, p in waiting
    ]


def sailing(s: Empires) -> Sailing | None:
    """For who is asked; the others see it sail."""
    ask = s.agenda.asking
    if not isinstance(ask, ChooseCrew) or s.viewer not in (ask.seat, NOBODY_HIDDEN):
        return None
    target = ask.target
    if target < REGIONS:
        known = s.token[target]
        ref, resistance = (
            f"region:{s.edition.regions[target].name}",
            s.edition.tokens[known].resistance if known >= 0 else None,
        )
    elif target == PORTUGUESE_ROUTE:
        ref, resistance = "nation:portugal", PORTUGUESE_RESISTANCE
    else:
        ref, resistance = "word:deck", s.edition.cards[s.top_card].resistance if s.top_card != EMPTY else None
    p = s.players[ask.seat]
    aboard = {kind: n for k, kind in enumerate(WORKERS) if (n := (ask.crew >> (8 * k)) & 255)}
    value = crew_value(p, ask.crew)
    return Sailing(ask.seat, ref, resistance, aboard, value, kind_name(ask.kind), p.expedition[ask.kind])


def deck(s: Empires) -> Deck:
    return Deck(
        ref="word:deck",
        cards=deck_size(s),
        top=discovery("card", s.edition.cards[s.top_card]) if s.top_card != EMPTY else None,
        open=all(token == DISCOVERED for token in s.token),
    )


@cache
def for_sale(box: EmpiresEdition, number: int, wealth_rate: int) -> Building:
    """A building that nobody has."""
    tile = box.buildings[number]
    kind: KindOfBuilding = KINDS_OF_BUILDING[tile.kind]
    return Building(
        ref=f"building:{tile.name}",
        name=tile.name,
        age=tile.age + 1,
        kind=kind,
        effect=EFFECTS[tile.effect],
        worker=kind_name(tile.worker) if tile.worker >= 0 else None,
        amount=tile.amount,
        goods=[box.goods[good] for good in tile.goods],
        counts=COUNTS[tile.counts] if tile.effect == SCORE else None,
        each=tile.each,
        per=wealth_rate if tile.counts == COUNT_MONEY else tile.per,
        price=0 if tile.is_free else box.ages[tile.age].building,
        points=tile.points,
        used=False,
    )


def building(s: Empires, number: int, owner: Holder | None) -> Building:
    shown = for_sale(s.edition, number, s.settings.wealth_rate)
    if owner is None:
        return shown
    tile = s.edition.buildings[number]
    used = tile.kind == 0 or (tile.kind == ONCE and tile.effect != SCORE and not owner.powers[tile.effect])
    return replace(shown, points=points_of_building(s, owner, number), used=used)


def player(s: Empires, seat: int) -> Player:
    p = s.players[seat]
    return Player(
        seat=seat,
        nation=None if p.nation == NO_NATION else Leader(f"nation:{NATIONS[p.nation]}", p.advantage),
        money=p.money,
        income=trade_income(p.goods, p.ships - p.sailing),
        available=[Ready(f"worker:{WORKERS[k]}", kind_name(k), p.available[k]) for k in range(KINDS) if p.available[k]],
        goods=[good_of(s, k, p.goods[k]) for k in range(len(s.edition.goods)) if p.goods[k]],
        ships=p.ships,
        buildings=[building(s, b, p) for b in p.buildings],
        discoveries=[discovery("token", s.edition.tokens[t]) for t in p.tokens]
        + [discovery("card", s.edition.cards[c]) for c in p.cards],
        points=score(s, seat),
    )


def nations(s: Empires) -> list[Nation]:
    """All six and who leads them; nothing when the game is played without."""
    owners = {p.nation: seat for seat, p in enumerate(s.players) if p.nation != NO_NATION}
    if not owners and s.phase != SETUP:
        return []
    return [Nation(f"nation:{name}", owners.get(i)) for i, name in enumerate(NATIONS)]


def next_scoring(s: Empires) -> Scoring | None:
    """When the New World is scored next, and what a region brings then."""
    if s.phase == OVER:
        return None
    after = sum(age.rounds for age in s.edition.ages[: s.age + 1])
    return Scoring(age=s.age + 1, round=after, colony=COLONY, first=FIRST, shared=SHARED_FIRST, second=SECOND)


def picture(s: Empires) -> Picture:
    return Picture(
        round=s.round + 1,
        rounds=[age + 1 for age, x in enumerate(s.edition.ages) for _ in range(x.rounds)],
        age=s.age + 1,
        phase=PHASES[s.phase],
        scoring=next_scoring(s),
        order_spaces=[
            OrderSpace(f"space:{space_name(WIDTH * ORDER + i)}", str(i + 1), seat) for i, seat in enumerate(s.order)
        ],
        nations=nations(s),
        regions=[region(s, number) for number in range(REGIONS)],
        events=events_of(s),
        last_age=[building(s, b, None) for b in s.last_age],
        players=[player(s, seat) for seat in range(s.seats)],
    )
