"""Shipping: pay what a tile at one of the four docks shows and take it to the same dock of one's own harbour."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from farshore.core.bag import Bag, DrawFromBag
from farshore.games.santa_maria import events
from farshore.games.santa_maria.colony import only
from farshore.games.santa_maria.components import BASIC, DOCKS, GOLD, LIMIT, NAVIGATOR, amount
from farshore.games.santa_maria.state import EMPTY, Player, SantaMaria
from farshore.games.santa_maria.steps.payment import Pay, can_pay
from farshore.games.santa_maria.steps.storage import (
    DECLINE,
    Bargain,
    acted_freely,
    buy_price,
    with_purchase,
    with_sales_for,
)


def swaps(p: Player) -> i64:
    return 1 if p.skills & NAVIGATOR else 0


def helps(p: Player, cost: i64, kind: i64) -> bool:
    """Could buying a basic resource of this kind be of use for this cost? A navigator can swap it for another."""
    missing: i64 = 0
    for other in range(i64(BASIC), i64(GOLD)):
        missing += max(amount(cost, other) - p.storage[other], 0)
    if p.storage[kind] >= LIMIT or missing > p.storage[GOLD] + swaps(p):
        return False
    return p.storage[kind] < amount(cost, kind) + swaps(p)


class Ship(Bargain):
    """One of the tiles at the docks, or none."""

    __slots__ = ()

    def options(self, s: SantaMaria) -> vec[i64]:
        p = s.players[self.seat]
        out = vec[i64](capacity=8)
        wanted: i64 = 0
        for dock in range(i64(DOCKS)):
            tile = s.docks[dock]
            if tile != EMPTY:
                cost = s.edition.shipments[tile].cost
                if can_pay(p, cost, swaps(p)):
                    out = append(out, dock)
                for kind in range(i64(BASIC)):
                    if helps(p, cost, kind):
                        wanted |= only(kind)
        out = append(out, DECLINE)
        for kind in range(i64(BASIC)):
            if wanted & only(kind):
                out = with_purchase(out, p, kind)
        return with_sales_for(out, p, buy_price(p)) if wanted else out

    def name(self, s: SantaMaria, pick: i64) -> str:
        return "decline" if pick == DECLINE else f"shipment:{s.edition.shipments[s.docks[pick]].name}"

    def answer(self, s: SantaMaria, pick: i64) -> None:
        if acted_freely(s, self, pick) or pick == DECLINE:
            return
        p = s.players[self.seat]
        tile = s.docks[pick]
        s.docks[pick] = EMPTY
        p.ships = append(p.ships, DOCKS * tile + pick)
        events.shipped(s, self.seat, tile, pick)
        s.then(Pay(self.seat, s.edition.shipments[tile].cost, swaps(p)), RefillDock(pick))


class RefillDock(DrawFromBag):
    """A new tile from the stack, at once; from an empty stack none for the rest of the game."""

    __slots__ = ("dock",)

    def __init__(self, dock: i64) -> None:
        super().__init__()
        self.dock: i64 = dock

    def bag(self, s: SantaMaria) -> Bag:
        return s.shipment_bag

    def describe(self, s: SantaMaria, pick: i64) -> str:
        return f"shipment:{s.edition.shipments[pick].name}"

    def answer(self, s: SantaMaria, pick: i64) -> None:
        s.shipment_bag.take(pick)
        s.docks[self.dock] = pick
        events.shipment_arrived(s, pick, self.dock)
