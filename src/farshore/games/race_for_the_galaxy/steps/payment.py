"""How a world is settled: conquered, or paid for; with cards of the tableau given up or called upon for it.

A military world may be conquered (Military at least its defence) or, with a power to pay for it, be paid like
another. The two ways never mix. A pick is the payer's number + 1, times 4, plus 2 for New Military Tactics given up,
plus 1 for a Colony Ship given up.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from farshore.core.agenda import Ask
from farshore.games.race_for_the_galaxy import events
from farshore.games.race_for_the_galaxy.edition import Card
from farshore.games.race_for_the_galaxy.powers import (
    ALIEN,
    MILITARY,
    MILITARY_ONCE,
    MILITARY_VS,
    MILITARY_VS_REBELS,
    NO_GOOD,
    PAY_FOR_MILITARY,
    SETTLE_DISCOUNT,
    SETTLE_DISCOUNT_FOR,
    SETTLE_FREE,
)
from farshore.games.race_for_the_galaxy.state import Player, Race
from farshore.games.race_for_the_galaxy.steps.supply import Pay

SHIP: Final = 1
TACTICS: Final = 2
PAYER: Final = 4


def price(p: Player, card: Card) -> i64:
    """Cards to pay, by whatever right the player pays: a military world costs its defence less one."""
    cost = card.cost - p.powers[SETTLE_DISCOUNT]
    if card.good != NO_GOOD:
        cost -= p.powers[SETTLE_DISCOUNT_FOR + card.good]
    if card.military:
        cost -= 1
    return max(cost, 0)


def strength(p: Player, card: Card) -> i64:
    """Military against this world, specialised kinds included."""
    total = p.powers[MILITARY]
    if card.good != NO_GOOD:
        total += p.powers[MILITARY_VS + card.good]
    if card.rebel:
        total += p.powers[MILITARY_VS_REBELS]
    return total


def may_pay(p: Player, card: Card) -> bool:
    return not card.military or (p.powers[PAY_FOR_MILITARY] > 0 and card.good != ALIEN)


def may_use_ship(p: Player, card: Card) -> bool:
    return card.good != ALIEN if p.powers[SETTLE_FREE] else False


def can_settle(p: Player, card: Card, budget: i64) -> bool:
    if card.military and strength(p, card) + p.powers[MILITARY_ONCE] >= card.cost:
        return True
    return may_pay(p, card) and (price(p, card) <= budget or may_use_ship(p, card))


def ways_to_settle(s: Race, p: Player, card: Card) -> vec[i64]:
    """Every usable set of special cards. New Military Tactics may be given up even where it does not help."""
    out = vec[i64](capacity=8)
    tactics: i64 = 2 if p.powers[MILITARY_ONCE] else 1
    if card.military:
        for thrown in range(tactics):
            if strength(p, card) + thrown * p.powers[MILITARY_ONCE] >= card.cost:
                out = append(out, TACTICS * thrown)
    if may_pay(p, card):
        affordable = price(p, card) <= len(p.hand)
        ships: i64 = 2 if may_use_ship(p, card) else 1
        for payer in payers(s, p, card):
            for thrown in range(tactics):
                for ship in range(ships):
                    if affordable or ship:
                        out = append(out, PAYER * (payer + 1) + TACTICS * thrown + SHIP * ship)
    return out


def payers(s: Race, p: Player, card: Card) -> vec[i64]:
    """The cards that let a military world be paid for, one at a time, never itself; -1 where none is needed."""
    out = vec[i64](capacity=2)
    if not card.military:
        return append(out, -1)
    for number in p.tableau:
        other = s.card(number)
        if other.row[PAY_FOR_MILITARY] and other is not card:
            out = append(out, number)
    return out


def with_power(s: Race, p: Player, power: i64) -> i64:
    """The card of the tableau that gives a power."""
    for number in p.tableau:
        if s.card(number).row[power]:
            return number
    raise AssertionError("nobody asks for a card that is not there")


@mypyc_attr(acyclic=True, free_list_len=1)
class ChoosePayment(Ask):
    """Conquer or pay, and which cards of the tableau to give up or call upon."""

    __slots__ = ("number",)

    def __init__(self, seat: i64, number: i64) -> None:
        super().__init__(seat)
        self.number: i64 = number

    def options(self, s: Race) -> vec[i64]:
        return ways_to_settle(s, s.players[self.seat], s.card(self.number))

    def offered(self, s: Race, options: vec[i64]) -> vec[i64]:
        """By whose right a military world is paid for makes no difference: of several such cards one is offered."""
        out = vec[i64](capacity=len(options))
        ways: i64 = 0  # a bit for each way that is offered already
        for pick in options:
            way: i64 = 1 << (pick & (SHIP | TACTICS))
            if self.is_paid(s, pick):
                way <<= PAYER
            if not ways & way:
                ways |= way
                out = append(out, pick)
        return out

    def describe(self, s: Race, pick: i64) -> str:
        p = s.players[self.seat]
        used: list[i64] = [pick // PAYER - 1] if pick >= PAYER else []
        if pick & SHIP:
            used.append(with_power(s, p, SETTLE_FREE))
        if pick & TACTICS:
            used.append(with_power(s, p, MILITARY_ONCE))
        verb = "pay" if self.is_paid(s, pick) else "conquer"
        return " ".join([*[f"card:{s.edition.names[number]}" for number in used], verb])

    def about(self, s: Race) -> dict[str, Any]:
        return {"card": f"card:{s.edition.names[self.number]}"}

    def is_paid(self, s: Race, pick: i64) -> bool:
        return pick >= PAYER or not s.card(self.number).military

    def answer(self, s: Race, pick: i64) -> None:
        p = s.players[self.seat]
        card = s.card(self.number)
        due: i64 = price(p, card) if self.is_paid(s, pick) and not pick & SHIP else 0
        if pick & SHIP:
            self.give_up(s, with_power(s, p, SETTLE_FREE))
        if pick & TACTICS:
            self.give_up(s, with_power(s, p, MILITARY_ONCE))
        if self.is_paid(s, pick):
            events.cards_paid(s, self.seat, self.number, due)
        else:
            events.world_conquered(s, self.seat, self.number)
        if due:
            s.then(Pay(self.seat, self.number, due))

    def give_up(self, s: Race, number: i64) -> None:
        s.players[self.seat].give_up(number, s.card(number))
        s.discards.add(number)
        events.card_given_up(s, self.seat, number)
