"""Phase II, Develop: choose together, reveal, pay in turn order."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from farshore.core.agenda import NO_COMMITS, Ask, Step, Together
from farshore.games.race_for_the_galaxy import events
from farshore.games.race_for_the_galaxy.actions import DEVELOP, DEVELOP_AGAIN, DEVELOPING, DEVELOPING_AGAIN, MOST_SEATS
from farshore.games.race_for_the_galaxy.edition import Card
from farshore.games.race_for_the_galaxy.powers import DEVELOP_DISCOUNT, DEVELOP_DRAW, DEVELOP_FIRST_DRAW
from farshore.games.race_for_the_galaxy.state import Player, Race
from farshore.games.race_for_the_galaxy.steps.placing import PASS, place_chosen
from farshore.games.race_for_the_galaxy.steps.supply import Pay, draw


def has_develop_bonus(s: Race, p: Player) -> bool:
    """The second Develop of two is a bonus only for those who played both cards."""
    return p.chose(DEVELOP if s.stage == DEVELOPING else DEVELOP_AGAIN)


def development_discount(s: Race, p: Player) -> i64:
    return p.powers[DEVELOP_DISCOUNT] + (1 if has_develop_bonus(s, p) else 0)


def has_built(p: Player, card: Card) -> bool:
    return (p.built >> card.design) & 1 == 1


class Develop(Step):
    """`stage` tells the first from the second Develop of a round."""

    __slots__ = ("stage",)

    def __init__(self, stage: i64) -> None:
        self.stage: i64 = stage

    def run(self, s: Race) -> None:
        s.stage = self.stage
        events.phase_begun(s)
        s.then(PLACINGS[s.seats], REVEAL)
        for place in range(s.seats - 1, -1, -1):  # what is put last on the agenda comes first
            seat = s.in_turn(place)
            draws = s.players[seat].powers[DEVELOP_FIRST_DRAW]
            if draws:
                s.then(draw(seat, draws))


@mypyc_attr(acyclic=True, free_list_len=1)
class PlaceDevelopment(Ask):
    """One that is not in the tableau yet and can be paid with the other cards of the hand; or none."""

    __slots__ = ()

    def options(self, s: Race) -> vec[i64]:
        p = s.players[self.seat]
        cards = s.edition.cards
        affordable = len(p.hand) - 1 + development_discount(s, p)
        out = append(vec[i64](capacity=len(p.hand) + 1), PASS)
        for number in p.hand:
            card = cards[number]
            if not card.world and card.cost <= affordable and not has_built(p, card):
                out = append(out, number)
        return out

    def describe(self, s: Race, pick: i64) -> str:
        return "pass" if pick == PASS else f"card:{s.edition.names[pick]}"

    def answer(self, s: Race, pick: i64) -> None:
        s.commit(self.seat, pick)


class RevealDevelopments(Step):
    """All place what they chose; then each in turn pays and draws."""

    __slots__ = ()

    def run(self, s: Race) -> None:
        place_chosen(s)
        for place in range(s.seats - 1, -1, -1):  # what is put last on the agenda comes first
            seat = s.in_turn(place)
            number = s.commits[seat][0]
            if number != PASS:
                s.then(PayForDevelopment(seat, number))
        s.commits = NO_COMMITS


@mypyc_attr(acyclic=True, free_list_len=1)
class PayForDevelopment(Step):
    """The cost less all discounts, never below nothing."""

    __slots__ = ("number", "seat")

    def __init__(self, seat: i64, number: i64) -> None:
        self.seat: i64 = seat
        self.number: i64 = number

    def run(self, s: Race) -> None:
        price = s.card(self.number).cost - development_discount(s, s.players[self.seat])
        events.cards_paid(s, self.seat, self.number, max(price, 0))
        s.then(FinishDevelopment(self.seat, self.number))
        if price > 0:
            s.then(Pay(self.seat, self.number, price))


@mypyc_attr(acyclic=True, free_list_len=1)
class FinishDevelopment(Step):
    """Draw for having developed; the new card's own powers wake afterwards."""

    __slots__ = ("number", "seat")

    def __init__(self, seat: i64, number: i64) -> None:
        self.seat: i64 = seat
        self.number: i64 = number

    def run(self, s: Race) -> None:
        p = s.players[self.seat]
        draws = p.powers[DEVELOP_DRAW]
        p.wake(s.card(self.number))
        if draws:
            s.then(draw(self.seat, draws))


def placings(seats: i64) -> Together:
    return Together([PlaceDevelopment(seat) for seat in range(seats)])


# Steps never change once made, so those of every round are made once.
PLACINGS: Final[list[Together]] = [placings(seats) for seats in range(MOST_SEATS + 1)]
REVEAL: Final = RevealDevelopments()
DEVELOP_FIRST: Final = Develop(DEVELOPING)
DEVELOP_SECOND: Final = Develop(DEVELOPING_AGAIN)
