"""Activating buildings: what each effect does, and trading."""

from __future__ import annotations

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from farshore.core.agenda import Step
from farshore.games.santa_maria import events
from farshore.games.santa_maria.colony import first, only
from farshore.games.santa_maria.components import (
    BASIC,
    COINS,
    CONQUISTADOR,
    GAIN,
    GOLD,
    GOODS,
    RELIGION,
    SHIP,
    TRADE,
    Effect,
    amount,
    kinds_in,
    of,
    told_goods,
)
from farshore.games.santa_maria.state import Player, SantaMaria
from farshore.games.santa_maria.steps.conquest import Conquistador
from farshore.games.santa_maria.steps.expand import PlaceRoad
from farshore.games.santa_maria.steps.harbour import Ship
from farshore.games.santa_maria.steps.religion import Religion
from farshore.games.santa_maria.steps.storage import (
    DECLINE,
    Bargain,
    Gain,
    acted_freely,
    buy_price,
    with_purchase,
    with_sales_for,
)


def action(s: SantaMaria, seat: i64, number: i64) -> Step:
    """What an effect does, once."""
    effect = s.edition.effects[number]
    op = effect.op
    if op == GAIN:
        return Gain(seat, effect.goods)
    if op == TRADE:
        return Trade(seat, number)
    if op == SHIP:
        return Ship(seat)
    if op == CONQUISTADOR:
        return Conquistador(seat)
    if op == RELIGION:
        return Religion(seat)
    return PlaceRoad(seat)


def perform(s: SantaMaria, seat: i64, number: i64) -> None:
    """Put an effect on the agenda, as often as it is to be done."""
    for _k in range(s.edition.effects[number].times):
        s.then(action(s, seat, number))


def activate(s: SantaMaria, seat: i64, cell: i64) -> None:
    """All effects of one building, in their order."""
    effects = s.edition.spaces[s.players[seat].cells[cell]].effects
    if len(effects) == 1:
        perform(s, seat, effects[0])
        return
    steps: list[Step] = []
    for number in effects:
        for _k in range(s.edition.effects[number].times):
            steps.append(action(s, seat, number))
    s.then_each(steps)


@mypyc_attr(acyclic=True, free_list_len=1)
class Activate(Step):
    """These buildings one after the other: from top to bottom, or from left to right."""

    __slots__ = ("seat", "spaces")

    def __init__(self, seat: i64, spaces: i64) -> None:
        self.seat: i64 = seat
        self.spaces: i64 = spaces

    def run(self, s: SantaMaria) -> None:
        cell = first(self.spaces)
        rest = self.spaces & ~only(cell)
        if rest:
            s.then(Activate(self.seat, rest))
        activate(s, self.seat, cell)


def basics_to_buy(p: Player, effect: Effect) -> i64:
    """The set of basic resources worth buying for a trade: none if one is in storage, or if only coins come back."""
    pays_off = False
    for goods in effect.alternatives:
        if goods != of(COINS, amount(goods, COINS)) or amount(goods, COINS) > buy_price(p):
            pays_off = True
    wanted: i64 = 0
    for kind in effect.pay:
        if kind < BASIC and p.storage[kind]:
            return 0
        if kind < BASIC and pays_off:
            wanted |= only(kind)
    return wanted


@mypyc_attr(acyclic=True, free_list_len=1)
class Trade(Bargain):
    """Once, or not at all: one of the resources asked for, or gold, for one of the gains."""

    __slots__ = ("effect",)

    def __init__(self, seat: i64, effect: i64) -> None:
        super().__init__(seat)
        self.effect: i64 = effect

    def options(self, s: SantaMaria) -> vec[i64]:
        p = s.players[self.seat]
        effect = s.edition.effects[self.effect]
        out = vec[i64](capacity=8)
        for kind in range(i64(GOLD) + 1):
            if p.storage[kind] and (kind == GOLD or kind in effect.pay):
                for k in range(i64(len(effect.alternatives))):
                    out = append(out, 8 * k + kind)
        out = append(out, DECLINE)
        wanted = basics_to_buy(p, effect)
        for kind in range(i64(BASIC)):
            if wanted >> kind & 1:
                out = with_purchase(out, p, kind)
        return with_sales_for(out, p, buy_price(p)) if wanted else out

    def name(self, s: SantaMaria, pick: i64) -> str:
        if pick == DECLINE:
            return "decline"
        alternatives = s.edition.effects[self.effect].alternatives
        given = f"good:{GOODS[pick % 8]}"
        return f"{given} {gain_name(alternatives[pick // 8])}" if len(alternatives) > 1 else given

    def about(self, s: SantaMaria) -> dict[str, Any]:
        effect = s.edition.effects[self.effect]
        gains = [told_goods(x) for x in effect.alternatives]
        pay = [f"good:{GOODS[kind]}" for kind in effect.pay]
        return {"pay": pay, "gains": gains, "costs": len(pay), "ways": len(gains)}

    def detail(self, s: SantaMaria, pick: i64) -> dict[str, Any]:
        """What is gained, with its number."""
        if pick >= DECLINE:
            return super().detail(s, pick)
        return {"gain": told_goods(s.edition.effects[self.effect].alternatives[pick // 8])}

    def answer(self, s: SantaMaria, pick: i64) -> None:
        if acted_freely(s, self, pick) or pick == DECLINE:
            return
        s.players[self.seat].storage[pick % 8] -= 1
        events.paid(s, self.seat, of(pick % 8, 1))
        s.then(Gain(self.seat, s.edition.effects[self.effect].alternatives[pick // 8]))


def gain_name(goods: i64) -> str:
    """An alternative by the kinds of goods in it."""
    return " ".join([f"good:{name}" for name in kinds_in(goods)])
