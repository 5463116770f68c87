"""Paying resources: gold replaces any of them where the payer likes, and a navigator may swap one."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from farshore.core.sets import PickSet
from farshore.games.santa_maria import events
from farshore.games.santa_maria.components import GOLD, GOODS, amount, of, told_goods
from farshore.games.santa_maria.state import Player, SantaMaria

PAY_REST: Final = 63  # the other picks are 8 * the resource paid + the resource it replaces


def payable(storage: vec[i64], gold: i64, cost: i64, swaps: i64, lowest: i64) -> bool:
    """Can the cost be paid from storage, with gold replacing kinds from `lowest` on, and this many free swaps?"""
    missing: i64 = 0
    spare: i64 = 0
    for kind in range(i64(GOLD)):
        left = storage[kind] - amount(cost, kind)
        if left >= 0:
            spare += left
        elif kind < lowest:
            return False
        else:
            missing -= left
    return missing <= gold or (missing == gold + 1 and swaps > 0 and spare > 0)


def can_pay(p: Player, cost: i64, swaps: i64 = 0) -> bool:
    return payable(p.storage, p.storage[GOLD], cost, swaps, 0)


@mypyc_attr(acyclic=True, free_list_len=1)
class Pay(PickSet):
    """Resources back to the supply. The choice is what to replace: one swap of a navigator, and gold for anything.

    The swap comes first, then gold from the lowest kind up; the rest is paid as shown.
    """

    __slots__ = ("cost", "lowest", "swaps")

    def __init__(self, seat: i64, cost: i64, swaps: i64 = 0, lowest: i64 = 0) -> None:
        super().__init__(seat)
        self.cost: i64 = cost
        self.swaps: i64 = swaps
        self.lowest: i64 = lowest

    def options(self, s: SantaMaria) -> vec[i64]:
        storage = s.players[self.seat].storage
        gold = storage[GOLD]
        out = vec[i64](capacity=4)
        for kind in range(self.lowest, i64(GOLD)):
            if amount(self.cost, kind):
                rest = self.cost - of(kind, 1)
                if gold and payable(storage, gold - 1, rest, 0, kind):
                    out = append(out, 8 * GOLD + kind)
                if self.swaps:
                    for other in range(i64(GOLD)):
                        if other != kind and storage[other] and payable(storage, gold, rest + of(other, 1), 0, 0):
                            out = append(out, 8 * other + kind)
        if payable(storage, 0, self.cost, 0, 0):
            out = append(out, PAY_REST)
        return out

    def picks_left(self) -> i64:
        """Everything the cost shows may be replaced."""
        n: i64 = 0
        for kind in range(i64(GOLD)):
            n += amount(self.cost, kind)
        return max(n, 1)

    def items(self, s: SantaMaria) -> vec[i64]:
        out = vec[i64](capacity=16)
        for paid in range(i64(GOLD) + 1):
            for kind in range(i64(GOLD)):
                if paid != kind and self.fits(s, append(vec[i64](capacity=1), 8 * paid + kind)):
                    out = append(out, 8 * paid + kind)
        return out

    def stop(self) -> i64:
        return PAY_REST

    def repeats(self) -> bool:
        return True

    def fits(self, s: SantaMaria, chosen: vec[i64]) -> bool:
        """Nothing replaced that is not asked for, and the rest can still be paid, perhaps with more replaced.

        To swap in wood and pay gold for the wood comes to the same as gold at once, so that is left out.
        """
        storage = s.players[self.seat].storage[:]
        cost = self.cost
        swaps = self.swaps
        replaced: i64 = 0  # a bit for every kind
        for pick in chosen:
            paid, kind = pick // 8, pick % 8
            storage[paid] -= 1
            if storage[paid] < 0 or not amount(cost, kind) or (paid == GOLD and kind < self.lowest):
                return False
            cost -= of(kind, 1)
            if paid != GOLD:
                swaps -= 1
            replaced |= 1 << kind
        swapped = chosen[0] // 8 if len(chosen) else i64(GOLD)
        if swaps < 0 or replaced >> swapped & 1:
            return False
        missing: i64 = 0
        spare: i64 = 0
        for kind in range(i64(GOLD)):
            left = storage[kind] - amount(cost, kind)
            if left < 0 and (kind < self.lowest or kind == swapped):
                return False
            if left < 0:
                missing -= left
            elif not replaced >> kind & 1:
                spare += left
        gold = storage[GOLD]
        return missing <= gold or (missing == gold + 1 and swaps > 0 and spare > 0)

    def suffices(self, s: SantaMaria, chosen: vec[i64]) -> bool:
        """The rest is in storage as the cost shows it."""
        storage = s.players[self.seat].storage[:]
        cost = self.cost
        for pick in chosen:
            storage[pick // 8] -= 1
            cost -= of(pick % 8, 1)
        return payable(storage, 0, cost, 0, 0)

    def describe(self, s: SantaMaria, pick: i64) -> str:
        return "pay" if pick == PAY_REST else f"good:{GOODS[pick // 8]} good:{GOODS[pick % 8]}"

    def about(self, s: SantaMaria) -> dict[str, Any]:
        return {"cost": told_goods(self.cost)}

    def answer(self, s: SantaMaria, pick: i64) -> None:
        storage = s.players[self.seat].storage
        if pick == PAY_REST:
            for kind in range(i64(GOLD)):
                storage[kind] -= amount(self.cost, kind)
            events.paid(s, self.seat, self.cost)
            return
        kind = pick % 8
        storage[pick // 8] -= 1
        events.good_replaced(s, self.seat, pick // 8, kind)
        s.then(Pay(self.seat, self.cost - of(kind, 1), 0, kind if pick // 8 == GOLD else 0))
