"""Storage: gaining up to three of a kind, and the free actions sell and buy.

A sale or purchase is offered before the main action, and inside it wherever it could make a payment possible. What is
not needed for that can be sold or bought just as well before, or at the start of the next turn.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from farshore.core.agenda import Ask
from farshore.games.santa_maria import events
from farshore.games.santa_maria.components import (
    BASIC,
    COINS,
    GOODS,
    LIMIT,
    MERCHANT,
    POINTS,
    PROVISIONER,
    RESOURCES,
    amount,
    of,
    price_of,
)
from farshore.games.santa_maria.state import Player, SantaMaria

DECLINE: Final = 61
GO_ON: Final = 62
SELL: Final = 64  # and the resource; picks from here on are free actions
BUY: Final = 70
BUY_PRICE: Final = 3  # coins for a basic resource
PROVISIONER_PRICE: Final = 2
MERCHANT_PRICE: Final = 3  # coins for an advanced resource


def sale_price(p: Player, kind: i64) -> i64:
    if kind >= BASIC and p.skills & MERCHANT:
        return MERCHANT_PRICE
    return price_of(kind)


def buy_price(p: Player) -> i64:
    if p.skills & PROVISIONER:
        return PROVISIONER_PRICE
    return BUY_PRICE


def purse(p: Player) -> i64:
    """The coins a player could have by selling everything."""
    coins = p.coins
    for kind in range(i64(RESOURCES)):
        coins += p.storage[kind] * sale_price(p, kind)
    return coins


def can_buy(p: Player, kind: i64) -> bool:
    return p.storage[kind] < LIMIT and p.coins >= buy_price(p)


def with_sales(out: vec[i64], p: Player) -> vec[i64]:
    for kind in range(i64(RESOURCES)):
        if p.storage[kind]:
            out = append(out, SELL + kind)
    return out


def with_sales_for(out: vec[i64], p: Player, price: i64) -> vec[i64]:
    """Sales, if they are needed to come by this price, and enough."""
    return with_sales(out, p) if p.coins < price <= purse(p) else out


def with_purchase(out: vec[i64], p: Player, kind: i64) -> vec[i64]:
    return append(out, BUY + kind) if can_buy(p, kind) else out


def earn(s: SantaMaria, seat: i64, coins: i64) -> None:
    s.players[seat].coins += coins
    s.issued += coins


def spend(s: SantaMaria, seat: i64, coins: i64) -> None:
    s.players[seat].coins -= coins
    s.issued -= coins


def free_price(p: Player, pick: i64) -> i64:
    """The coins of a free action."""
    return buy_price(p) if pick >= BUY else sale_price(p, pick - SELL)


def act_freely(s: SantaMaria, seat: i64, pick: i64) -> None:
    """Sell one resource, or buy one basic resource."""
    p = s.players[seat]
    price = free_price(p, pick)
    if pick >= BUY:
        spend(s, seat, price)
        p.storage[pick - BUY] += 1
        events.bought(s, seat, pick - BUY, price)
    else:
        p.storage[pick - SELL] -= 1
        earn(s, seat, price)
        events.sold(s, seat, pick - SELL, price)


@mypyc_attr(acyclic=True)
class Bargain(Ask):
    """A question that may offer free actions besides what it is about."""

    __slots__ = ()

    def name(self, s: SantaMaria, pick: i64) -> str:
        """A pick other than a free action in words."""
        raise NotImplementedError

    def describe(self, s: SantaMaria, pick: i64) -> str:
        if pick >= BUY:
            return f"buy good:{GOODS[pick - BUY]}"
        return f"sell good:{GOODS[pick - SELL]}" if pick >= SELL else self.name(s, pick)

    def detail(self, s: SantaMaria, pick: i64) -> dict[str, Any]:
        """What a sale brings, or a purchase costs."""
        return {"price": int(free_price(s.players[self.seat], pick))} if pick >= SELL else {}


def acted_freely(s: SantaMaria, ask: Bargain, pick: i64) -> bool:
    """Was it a free action? After it the same is asked again."""
    if pick < SELL:
        return False
    act_freely(s, ask.seat, pick)
    s.then(ask)
    return True


@mypyc_attr(acyclic=True, free_list_len=1)
class Gain(Bargain):
    """Goods, coins and points from the supply. Only a merchant has a question first: to sell what would not fit."""

    __slots__ = ("goods",)

    def __init__(self, seat: i64, goods: i64) -> None:
        super().__init__(seat)
        self.goods: i64 = goods

    def run(self, s: SantaMaria) -> None:
        if s.players[self.seat].skills & MERCHANT:
            super().run(s)
        else:
            self.answer(s, GO_ON)

    def options(self, s: SantaMaria) -> vec[i64]:
        p = s.players[self.seat]
        out = append(vec[i64](capacity=4), GO_ON)
        if p.skills & MERCHANT:
            for kind in range(i64(BASIC), i64(RESOURCES)):
                if p.storage[kind] and p.storage[kind] + amount(self.goods, kind) > LIMIT:
                    out = append(out, SELL + kind)
        return out

    def name(self, s: SantaMaria, pick: i64) -> str:
        return "gain"

    def answer(self, s: SantaMaria, pick: i64) -> None:
        """What exceeds the storage limit turns into coins."""
        if acted_freely(s, self, pick):
            return
        p = s.players[self.seat]
        surplus: i64 = 0
        price: i64 = 0
        for kind in range(i64(RESOURCES)):
            n = amount(self.goods, kind)
            if n:
                kept = min(n, LIMIT - p.storage[kind])
                p.storage[kind] += kept
                surplus += of(kind, n - kept)
                price += (n - kept) * price_of(kind)
        earn(s, self.seat, amount(self.goods, COINS) + price)
        p.points += amount(self.goods, POINTS)
        events.gained(s, self.seat, self.goods - surplus)
        events.surplus_sold(s, self.seat, surplus, price)
