"""Paying resources: gold stands for any of them where the payer likes, and a navigator may swap one."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from farshore.core.agenda import Ask
from farshore.games.santa_maria import events
from farshore.games.santa_maria.components import GOLD, GOODS, amount, of, told_goods
from farshore.games.santa_maria.state import Player, SantaMaria

PAY_REST: Final = 63


def payable(storage: vec[i64], gold: i64, cost: i64, swaps: i64, lowest: i64) -> bool:
    """Can the cost be paid with what is stored, gold in place of kinds from `lowest` on, and so many free swaps?"""
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


class Pay(Ask):
    """Resources back to the supply. Gold may replace any, lowest kind first; a navigator may first swap one."""

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
