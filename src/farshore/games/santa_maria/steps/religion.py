"""The religion track: one space, one more for a grain; monk symbols passed recruit monks and unlock blue dice."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from farshore.core.agenda import NOTHING, Ask, Chance, Step
from farshore.core.rng import Rng
from farshore.games.santa_maria import events
from farshore.games.santa_maria.colony import SIDE, count, only
from farshore.games.santa_maria.components import COINS, GOLD, GRAIN, MONK_SPACES, POINTS, PRIESTS, THEOLOGIAN, of
from farshore.games.santa_maria.state import SantaMaria
from farshore.games.santa_maria.steps.storage import (
    BUY,
    DECLINE,
    Bargain,
    Gain,
    acted_freely,
    buy_price,
    spend,
    with_purchase,
    with_sales_for,
)

ADVANCE: Final = 0
STEP_PRICE: Final = 2  # coins, for a theologian
MONK_FEE: Final = 2  # coins, to each player who is already there


@mypyc_attr(acyclic=True, free_list_len=1)
class Religion(Ask):
    """Advance one space. To decline is offered where it can matter: a monk symbol is passed only once."""

    __slots__ = ()

    def run(self, s: SantaMaria) -> None:
        if symbol_at(s, s.players[self.seat].religion + 1):
            super().run(s)
        else:
            self.answer(s, ADVANCE)

    def options(self, s: SantaMaria) -> vec[i64]:
        out = append(vec[i64](capacity=2), ADVANCE)
        if symbol_at(s, s.players[self.seat].religion + 1):
            out = append(out, DECLINE)
        return out

    def describe(self, s: SantaMaria, pick: i64) -> str:
        return "advance" if pick == ADVANCE else "decline"

    def answer(self, s: SantaMaria, pick: i64) -> None:
        if pick == ADVANCE:
            s.then(Pilgrimage(self.seat), ExtraStep(self.seat))


@mypyc_attr(acyclic=True, free_list_len=1)
class ExtraStep(Bargain):
    """One more space for a grain, or gold in its place; a theologian may pay coins."""

    __slots__ = ()

    def options(self, s: SantaMaria) -> vec[i64]:
        p = s.players[self.seat]
        out = vec[i64](capacity=8)
        if p.storage[GRAIN]:
            out = append(out, GRAIN)
        if p.storage[GOLD]:
            out = append(out, GOLD)
        if p.skills & THEOLOGIAN and p.coins >= STEP_PRICE:
            out = append(out, COINS)
        out = append(out, DECLINE)
        if not p.storage[GRAIN]:
            out = with_purchase(out, p, GRAIN)
        if p.skills & THEOLOGIAN:
            return with_sales_for(out, p, STEP_PRICE)
        return out if p.storage[GRAIN] else with_sales_for(out, p, buy_price(p))

    def name(self, s: SantaMaria, pick: i64) -> str:
        if pick == DECLINE:
            return "stay"
        return "good:coins" if pick == COINS else "good:grain" if pick == GRAIN else "good:gold"

    def also(self, s: SantaMaria, pick: i64) -> vec[i64]:
        """A grain bought here is for the extra step."""
        return append(vec[i64](capacity=1), GRAIN) if pick >= BUY else NOTHING

    def about(self, s: SantaMaria) -> dict[str, Any]:
        """Coins a theologian may pay instead; and whether the step is a point, at the end of the track."""
        p = s.players[self.seat]
        ends = p.religion == s.edition.religion_end
        return {"coins": STEP_PRICE if p.skills & THEOLOGIAN else 0, "ends": int(ends)}

    def answer(self, s: SantaMaria, pick: i64) -> None:
        if acted_freely(s, self, pick) or pick == DECLINE:
            return
        if pick == COINS:
            spend(s, self.seat, STEP_PRICE)
        else:
            s.players[self.seat].storage[pick] -= 1
        events.religion_extended(s, self.seat, of(pick, STEP_PRICE if pick == COINS else 1))
        s.then(Pilgrimage(self.seat))


@mypyc_attr(acyclic=True, free_list_len=1)
class Pilgrimage(Step):
    """The marker enters the next space; beyond the end a point instead."""

    __slots__ = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, s: SantaMaria) -> None:
        p = s.players[self.seat]
        if p.religion == s.edition.religion_end:
            s.then(Gain(self.seat, of(POINTS, 1)))
            return
        p.religion += 1
        events.religion_advanced(s, self.seat, p.religion)
        symbol = symbol_at(s, p.religion)
        if symbol:
            s.then(Recruit(self.seat))
        if symbol in s.edition.dice_symbols:
            p.unlocked += 1
            p.unrolled += 1
            s.then(RollBlueDice(self.seat))


def symbol_at(s: SantaMaria, space: i64) -> i64:
    """Which monk symbol, counted from 1, entering this space passes; 0: none."""
    symbols = s.edition.monk_symbols
    for k in range(i64(len(symbols))):
        if symbols[k] == space:
            return k + 1
    return 0


@mypyc_attr(acyclic=True, free_list_len=1)
class RollBlueDice(Chance):
    """A seat's blue dice in the hand are rolled, and lie beside the colony or, in the variant, in the pool."""

    __slots__ = ("owner",)

    def __init__(self, owner: i64) -> None:
        super().__init__()
        self.owner: i64 = owner

    def run(self, s: SantaMaria) -> None:
        if s.players[self.owner].unrolled:
            super().run(s)

    def sample(self, s: SantaMaria, rng: Rng) -> i64:
        return rng.below(SIDE)

    def outcomes(self, s: SantaMaria) -> list[tuple[i64, i64]]:
        return [(value, 1) for value in range(SIDE)]

    def describe(self, s: SantaMaria, pick: i64) -> str:
        return f"die:blue-{pick + 1}"

    def answer(self, s: SantaMaria, pick: i64) -> None:
        s.blue[s.blue_row(self.owner) + pick] += 1
        s.players[self.owner].unrolled -= 1
        events.blue_die_rolled(s, self.owner, SIDE + pick)
        s.then(RollBlueDice(self.owner))


def fee(s: SantaMaria, space: i64) -> i64:
    return MONK_FEE * count(s.monks[space])


def is_open(s: SantaMaria, seat: i64, space: i64) -> bool:
    """No monk of this seat stands there yet."""
    return not s.monks[space] >> seat & 1


@mypyc_attr(acyclic=True, free_list_len=1)
class Recruit(Bargain):
    """Place a monk below a scholar, a bishop or a missionary station, now or never."""

    __slots__ = ()

    def options(self, s: SantaMaria) -> vec[i64]:
        p = s.players[self.seat]
        out = vec[i64](capacity=12)
        if not p.monks:
            return out
        next_fee: i64 = 0  # the lowest that cannot be paid yet
        for space in range(i64(MONK_SPACES)):
            if is_open(s, self.seat, space):
                price = fee(s, space)
                if price <= p.coins:
                    out = append(out, space)
                elif next_fee == 0 or price < next_fee:
                    next_fee = price
        return with_sales_for(append(out, DECLINE), p, next_fee)

    def name(self, s: SantaMaria, pick: i64) -> str:
        return "decline" if pick == DECLINE else monk_space(s, pick)

    def answer(self, s: SantaMaria, pick: i64) -> None:
        if acted_freely(s, self, pick) or pick == DECLINE:
            return
        pay_fees(s, self.seat, pick)
        s.players[self.seat].monks -= 1
        s.monks[pick] |= only(self.seat)
        if pick < PRIESTS:
            train(s, self.seat, s.scholars[pick])
        elif pick < 2 * PRIESTS:
            events.bishop_appointed(s, self.seat, s.bishops[pick - PRIESTS])
        else:
            events.station_reached(s, self.seat, pick - 2 * PRIESTS)
            s.then(Gain(self.seat, s.edition.stations[pick - 2 * PRIESTS].goods))


def monk_space(s: SantaMaria, space: i64) -> str:
    if space < PRIESTS:
        return f"scholar:{s.edition.scholars[s.scholars[space]].name}"
    if space < 2 * PRIESTS:
        return f"bishop:{s.edition.bishops[s.bishops[space - PRIESTS]].name}"
    return f"station:{s.edition.stations[space - 2 * PRIESTS].name}"


def pay_fees(s: SantaMaria, seat: i64, space: i64) -> None:
    """From player to player, the retired included; the supply gets nothing."""
    for owner in range(s.seats):
        if s.monks[space] >> owner & 1:
            s.players[seat].coins -= MONK_FEE
            s.players[owner].coins += MONK_FEE
            events.monk_welcomed(s, seat, owner, MONK_FEE)


def train(s: SantaMaria, seat: i64, scholar: i64) -> None:
    """The skill is the player's from now on."""
    s.players[seat].skills |= only(s.edition.scholars[scholar].skill)
    events.scholar_trained(s, seat, scholar)
