"""Buildings that ask every round: Smuggler, Trading House, Migration."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from farshore.core.agenda import Ask
from farshore.core.rows import total
from farshore.core.sets import PickSet
from farshore.games.age_of_discovery import events
from farshore.games.age_of_discovery.edition import COLONIST, KINDS, REGIONS
from farshore.games.age_of_discovery.state import Empires
from farshore.games.age_of_discovery.steps.colony import arrive, discovered_regions, region_ref
from farshore.games.age_of_discovery.steps.supply import FORGO, are_held, earn, good_ref, one_to

GOODS: Final = 32  # for packing an opponent and a good into a pick


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

    def offered(self, s: Empires, options: vec[i64]) -> vec[i64]:
        """Not a good for which only the same good could be given."""
        out = vec[i64](capacity=len(options))
        for pick in options:
            if pick == FORGO or has_other_goods(s, self.seat, pick % GOODS):
                out = append(out, pick)
        return out

    def answer(self, s: Empires, pick: i64) -> None:
        if pick != FORGO:
            s.then(PayInKind(self.seat, pick // GOODS, pick % GOODS))


def can_swap(s: Empires, seat: i64) -> bool:
    """The smuggler needs a good on both sides."""
    if not has_goods(s, seat):
        return False
    for other in range(s.seats):
        if other != seat and has_goods(s, other):
            return True
    return False


def has_goods(s: Empires, seat: i64) -> bool:
    for count in s.players[seat].goods:
        if count:
            return True
    return False


def has_other_goods(s: Empires, seat: i64, good: i64) -> bool:
    goods = s.players[seat].goods
    for other in range(i64(len(goods))):
        if goods[other] and other != good:
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

    def offered(self, s: Empires, options: vec[i64]) -> vec[i64]:
        """To give the good that one takes changes nothing."""
        out = vec[i64](capacity=len(options))
        for pick in options:
            if pick != self.wanted:
                out = append(out, pick)
        return out if len(out) else options

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


class SellGood(PickSet):
    """Trading House: any number of goods back to the pool."""

    __slots__ = ("lowest", "price")

    def __init__(self, seat: i64, price: i64, lowest: i64) -> None:
        super().__init__(seat)
        self.price: i64 = price
        self.lowest: i64 = lowest

    def options(self, s: Empires) -> vec[i64]:
        out = goods_from(s, self.seat, self.lowest)
        return append(out, FORGO) if len(out) else out

    def items(self, s: Empires) -> vec[i64]:
        return goods_from(s, self.seat, self.lowest)

    def most(self, s: Empires) -> i64:
        return total(s.players[self.seat].goods[self.lowest :])

    def stop(self) -> i64:
        return FORGO

    def repeats(self) -> bool:
        return True

    def fits(self, s: Empires, chosen: vec[i64]) -> bool:
        """No more of a kind than there are."""
        return are_held(chosen, s.players[self.seat].goods, self.lowest)

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
            if s.players[self.seat].colonists(start):
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
        colonists = s.players[self.seat].colonists(self.start)
        return one_to(min(colonists, self.most))

    def describe(self, s: Empires, pick: i64) -> str:
        return f"count:{pick}"

    def about(self, s: Empires) -> dict[str, Any]:
        return {"start": region_ref(s, self.start), "end": region_ref(s, self.end)}

    def answer(self, s: Empires, pick: i64) -> None:
        events.colonists_moved(s, self.seat, pick, self.start, self.end)
        for _ in range(pick):
            s.players[self.seat].colonies[KINDS * self.start + COLONIST] -= 1
            arrive(s, self.seat, self.end, COLONIST)
