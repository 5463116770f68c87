"""Phase 4: continuous buildings pay, in player order; each player's in the order of their effects."""

from __future__ import annotations

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from farshore.core.agenda import Ask, Step
from farshore.games.age_of_discovery import events
from farshore.games.age_of_discovery.edition import (
    COLONIST,
    CONTINUOUS,
    DISCOVER_FREELY,
    DRAW_GOODS,
    FILL_X,
    FILL_Y,
    GAIN_MONEY,
    GAIN_WORKER,
    JOIN_DISCOVERY,
    KINDS,
    LEVY_BY_SHIPS,
    MONEY_BY_GOODS,
    MOVE_COLONISTS,
    REGIONS,
    SELL_GOODS,
    SWAP_GOODS,
    Building,
)
from farshore.games.age_of_discovery.state import EMPTY, Empires
from farshore.games.age_of_discovery.steps.colony import arrive, discovered_regions, region_ref
from farshore.games.age_of_discovery.steps.natives import DiscoverFreely
from farshore.games.age_of_discovery.steps.supply import (
    FORGO,
    TO_AVAILABLE,
    TO_DISCOVERY,
    DrawGoodFor,
    earn,
    good_ref,
    recruit,
)

GOODS = 32  # for packing an opponent and a good into a pick


class BuildingBenefits(Step):
    """All buildings of one player that do something now, then the next player."""

    __slots__ = ("place",)

    def __init__(self, place: i64) -> None:
        self.place: i64 = place  # in player order

    def run(self, s: Empires) -> None:
        if self.place + 1 < s.seats:
            s.then(BuildingBenefits(self.place + 1))
        seat = s.order[self.place]
        p = s.players[seat]
        for effect in range(i64(DISCOVER_FREELY), i64(-1), -1):
            if p.powers[effect]:
                for building in p.buildings:
                    if s.edition.buildings[building].effect == effect:
                        s.then(UseBuilding(seat, building))


class UseBuilding(Step):
    __slots__ = ("building", "seat")

    def __init__(self, seat: i64, building: i64) -> None:
        self.seat: i64 = seat
        self.building: i64 = building

    def run(self, s: Empires) -> None:
        tile = s.edition.buildings[self.building]
        if tile.effect == DISCOVER_FREELY:
            s.then(DiscoverFreely(self.seat, COLONIST))
        elif tile.kind == CONTINUOUS:
            benefit(s, self.seat, self.building, tile)


def benefit(s: Empires, seat: i64, building: i64, tile: Building) -> None:
    """Workers and money come by themselves; goods and moves are asked for."""
    effect = tile.effect
    if effect == GAIN_WORKER or effect == JOIN_DISCOVERY:
        for _ in range(tile.amount):
            recruit(s, seat, tile.worker, TO_AVAILABLE if effect == GAIN_WORKER else TO_DISCOVERY)
    elif effect == FILL_X or effect == FILL_Y:
        fill_dock(s, seat, tile.worker, effect == FILL_X)
    elif effect == GAIN_MONEY:
        collect(s, seat, building, tile.amount)
    elif effect == MONEY_BY_GOODS:
        collect(s, seat, building, tile.amount * most_of(s, seat, tile.goods))
    elif effect == LEVY_BY_SHIPS:
        levy(s, seat, tile.amount * s.players[seat].ships)
    else:
        offer_benefit(s, seat, effect, tile.amount)


def offer_benefit(s: Empires, seat: i64, effect: i64, amount: i64) -> None:
    if effect == DRAW_GOODS:
        for _ in range(amount):
            s.then(DrawGoodFor(seat))
    elif effect == SWAP_GOODS:
        s.then(Smuggle(seat))
    elif effect == SELL_GOODS:
        s.then(SellGood(seat, amount, 0))
    elif effect == MOVE_COLONISTS:
        s.then(Migrate(seat, amount))


def collect(s: Empires, seat: i64, building: i64, amount: i64) -> None:
    if amount:
        earn(s, seat, amount)
        events.building_paid(s, seat, building, amount)


def most_of(s: Empires, seat: i64, goods: vec[i64]) -> i64:
    """Where a building counts one of several goods, its owner takes the one that pays most."""
    most: i64 = 0
    for good in goods:
        most = max(most, s.players[seat].goods[good])
    return most


def fill_dock(s: Empires, seat: i64, kind: i64, at_x: bool) -> None:
    """A free worker waits on X or Y for the next round's dock."""
    p = s.players[seat]
    taken = s.dock_x if at_x else s.dock_y
    if taken != EMPTY or not p.stock[kind]:
        return
    p.stock[kind] -= 1
    if at_x:
        s.dock_x = KINDS * seat + kind
    else:
        s.dock_y = KINDS * seat + kind
    events.dock_filled(s, seat, kind)


def levy(s: Empires, seat: i64, amount: i64) -> None:
    """From every other player, as far as the money goes."""
    for other in range(s.seats):
        paid = min(amount, s.players[other].money)
        if other != seat and paid:
            s.players[other].money -= paid
            s.players[seat].money += paid
            events.levy_paid(s, other, seat, paid)


class Smuggle(Ask):
    """Whose good the smuggler wants."""

    __slots__ = ()

    def options(self, s: Empires) -> vec[i64]:
        out = vec[i64]()
        if not has_goods(s, self.seat):
            return out
        for other in range(s.seats):
            if other != self.seat:
                for good in range(i64(len(s.pool))):
                    if s.players[other].goods[good]:
                        out = append(out, GOODS * other + good)
        return append(out, FORGO) if len(out) else out

    def describe(self, s: Empires, pick: i64) -> str:
        return "forgo" if pick == FORGO else f"seat:{pick // GOODS} {good_ref(s, pick % GOODS)}"

    def answer(self, s: Empires, pick: i64) -> None:
        if pick != FORGO:
            s.then(PayInKind(self.seat, pick // GOODS, pick % GOODS))


def has_goods(s: Empires, seat: i64) -> bool:
    for count in s.players[seat].goods:
        if count:
            return True
    return False


class PayInKind(Ask):
    """Which own good goes in return."""

    __slots__ = ("other", "wanted")

    def __init__(self, seat: i64, other: i64, wanted: i64) -> None:
        super().__init__(seat)
        self.other: i64 = other
        self.wanted: i64 = wanted

    def options(self, s: Empires) -> vec[i64]:
        return goods_from(s, self.seat, 0)

    def describe(self, s: Empires, pick: i64) -> str:
        return good_ref(s, pick)

    def about(self, s: Empires) -> dict[str, Any]:
        return {"good": good_ref(s, self.wanted), "foe": f"seat:{self.other}"}

    def answer(self, s: Empires, pick: i64) -> None:
        mine = s.players[self.seat].goods
        theirs = s.players[self.other].goods
        mine[pick] -= 1
        theirs[pick] += 1
        theirs[self.wanted] -= 1
        mine[self.wanted] += 1
        events.goods_swapped(s, self.seat, self.other, pick, self.wanted)


def goods_from(s: Empires, seat: i64, lowest: i64) -> vec[i64]:
    out = vec[i64](capacity=len(s.pool))
    for good in range(lowest, i64(len(s.pool))):
        if s.players[seat].goods[good]:
            out = append(out, good)
    return out


class SellGood(Ask):
    """Trading House: any number of goods back to the pool, one by one in the order of kinds."""

    __slots__ = ("lowest", "price")

    def __init__(self, seat: i64, price: i64, lowest: i64) -> None:
        super().__init__(seat)
        self.price: i64 = price
        self.lowest: i64 = lowest

    def options(self, s: Empires) -> vec[i64]:
        out = goods_from(s, self.seat, self.lowest)
        return append(out, FORGO) if len(out) else out

    def describe(self, s: Empires, pick: i64) -> str:
        return "stop" if pick == FORGO else good_ref(s, pick)

    def about(self, s: Empires) -> dict[str, Any]:
        return {"price": self.price}

    def answer(self, s: Empires, pick: i64) -> None:
        if pick == FORGO:
            return
        s.players[self.seat].goods[pick] -= 1
        s.pool[pick] += 1
        earn(s, self.seat, self.price)
        events.good_sold(s, self.seat, pick, self.price)
        s.then(SellGood(self.seat, self.price, pick))


class Migrate(Ask):
    """Migration: from which region to which."""

    __slots__ = ("most",)

    def __init__(self, seat: i64, most: i64) -> None:
        super().__init__(seat)
        self.most: i64 = most

    def options(self, s: Empires) -> vec[i64]:
        out = vec[i64]()
        for start in range(i64(REGIONS)):
            if s.players[self.seat].colonies[KINDS * start + COLONIST]:
                for end in discovered_regions(s, 0):
                    if end != start:
                        out = append(out, REGIONS * start + end)
        return append(out, FORGO) if len(out) else out

    def describe(self, s: Empires, pick: i64) -> str:
        return "forgo" if pick == FORGO else f"{region_ref(s, pick // REGIONS)} {region_ref(s, pick % REGIONS)}"

    def answer(self, s: Empires, pick: i64) -> None:
        if pick != FORGO:
            s.then(MigrateCount(self.seat, pick // REGIONS, pick % REGIONS, self.most))


class MigrateCount(Ask):
    """How many colonists move."""

    __slots__ = ("end", "most", "start")

    def __init__(self, seat: i64, start: i64, end: i64, most: i64) -> None:
        super().__init__(seat)
        self.start: i64 = start
        self.end: i64 = end
        self.most: i64 = most

    def options(self, s: Empires) -> vec[i64]:
        colonists = s.players[self.seat].colonies[KINDS * self.start + COLONIST]
        out = vec[i64](capacity=self.most)
        for count in range(i64(1), min(colonists, self.most) + 1):
            out = append(out, count)
        return out

    def describe(self, s: Empires, pick: i64) -> str:
        return f"count:{pick}"

    def about(self, s: Empires) -> dict[str, Any]:
        return {"start": region_ref(s, self.start), "end": region_ref(s, self.end)}

    def answer(self, s: Empires, pick: i64) -> None:
        events.colonists_moved(s, self.seat, pick, self.start, self.end)
        for _ in range(pick):
            s.players[self.seat].colonies[KINDS * self.start + COLONIST] -= 1
            arrive(s, self.seat, self.end, COLONIST)
