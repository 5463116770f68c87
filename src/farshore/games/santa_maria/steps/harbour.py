"""Shipping: pay what a tile at one of the four docks shows and take it to the same dock of your own harbour."""

from __future__ import annotations

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from farshore.core.bag import Bag, DrawFromBag
from farshore.games.santa_maria import events
from farshore.games.santa_maria.colony import only
from farshore.games.santa_maria.components import BASIC, DOCKS, GOLD, GRAIN, LIMIT, NAVIGATOR, WOOD, amount, of
from farshore.games.santa_maria.state import EMPTY, Player, SantaMaria
from farshore.games.santa_maria.steps.payment import Pay, can_pay
from farshore.games.santa_maria.steps.storage import (
    BUY,
    DECLINE,
    SELL,
    Bargain,
    acted_freely,
    buy_price,
    purse,
    sale_price,
    with_purchase,
    with_sales_for,
)


def swaps(p: Player) -> i64:
    if p.skills & NAVIGATOR:
        return 1
    return 0


def helps(p: Player, cost: i64, kind: i64) -> bool:
    """Could buying a basic resource of this kind be of use for this cost? A navigator can swap it for another."""
    missing: i64 = 0
    for other in range(i64(BASIC), i64(GOLD)):
        missing += max(amount(cost, other) - p.storage[other], 0)
    if p.storage[kind] >= LIMIT or missing > p.storage[GOLD] + swaps(p):
        return False
    return p.storage[kind] < amount(cost, kind) + swaps(p)


def within_reach(p: Player, cost: i64) -> bool:
    """Can this cost be paid after selling and buying whatever helps?

    Every number of basic resources that could be bought is tried, with every swap of a navigator. What is still
    missing takes gold, and nothing else does, as gold sells for at least as much as what it replaces.
    """
    for wood in range(LIMIT + 1 - p.storage[WOOD]):
        for grain in range(LIMIT + 1 - p.storage[GRAIN]):
            price = (wood + grain) * buy_price(p)
            if price > purse(p):
                continue
            storage = p.storage[:]
            storage[WOOD] += wood
            storage[GRAIN] += grain
            if pays_for(p, storage, cost, price):
                return True
            if swaps(p):
                for pick in all_swaps(storage, cost):
                    storage[pick // 8] -= 1
                    if pays_for(p, storage, cost - of(pick % 8, 1), price):
                        return True
                    storage[pick // 8] += 1
    return False


def all_swaps(storage: vec[i64], cost: i64) -> vec[i64]:
    out = vec[i64](capacity=16)
    for paid in range(i64(GOLD)):
        for kind in range(i64(GOLD)):
            if paid != kind and storage[paid] and amount(cost, kind):
                out = append(out, 8 * paid + kind)
    return out


def pays_for(p: Player, storage: vec[i64], cost: i64, price: i64) -> bool:
    """Is the cost in storage, gold included, and does the rest sell for what the purchases cost?"""
    coins = p.coins
    gold = storage[GOLD]
    for kind in range(i64(GOLD)):
        left = storage[kind] - amount(cost, kind)
        if left < 0:
            gold += left
        else:
            coins += left * sale_price(p, kind)
    return gold >= 0 and coins + gold * sale_price(p, GOLD) >= price


@mypyc_attr(acyclic=True, free_list_len=1)
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

    def offered(self, s: SantaMaria, options: vec[i64]) -> vec[i64]:
        """No sale or purchase after which no shipment is within reach."""
        out = vec[i64](capacity=len(options))
        for pick in options:
            if pick < SELL or self.leads_on(s, pick):
                out = append(out, pick)
        return out

    def leads_on(self, s: SantaMaria, pick: i64) -> bool:
        p = s.players[self.seat].clone()
        if pick >= BUY:
            p.coins -= buy_price(p)
            p.storage[pick - BUY] += 1
        else:
            p.coins += sale_price(p, pick - SELL)
            p.storage[pick - SELL] -= 1
        for tile in s.docks:
            if tile != EMPTY and within_reach(p, s.edition.shipments[tile].cost):
                return True
        return False

    def detail(self, s: SantaMaria, pick: i64) -> dict[str, Any]:
        """Two shipments may have the same cargo: the dock and the points tell them apart."""
        if pick >= DECLINE:
            return super().detail(s, pick)
        points = int(s.edition.shipments[s.docks[pick]].points)
        return {"dock": f"dock:{s.edition.docks[pick].name}", "points": points}

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


@mypyc_attr(acyclic=True, free_list_len=1)
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
