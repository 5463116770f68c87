"""Phase III, Settle: choose together, reveal, then pay or conquer in turn order."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from farshore.core.agenda import NO_COMMITS, Ask, Step, Together
from farshore.games.race_for_the_galaxy import events
from farshore.games.race_for_the_galaxy.actions import MOST_SEATS, SETTLE, SETTLE_AGAIN, SETTLING, SETTLING_AGAIN
from farshore.games.race_for_the_galaxy.powers import SETTLE_DRAW
from farshore.games.race_for_the_galaxy.state import Player, Race
from farshore.games.race_for_the_galaxy.steps.payment import ChoosePayment, can_settle
from farshore.games.race_for_the_galaxy.steps.placing import PASS, place_chosen
from farshore.games.race_for_the_galaxy.steps.supply import PlaceGood, draw


def has_settle_bonus(s: Race, p: Player) -> bool:
    """The second Settle of two is a bonus only for those who played both cards."""
    return p.chose(SETTLE if s.stage == SETTLING else SETTLE_AGAIN)


class Settle(Step):
    """`stage` tells the first from the second Settle of a round."""

    __slots__ = ("stage",)

    def __init__(self, stage: i64) -> None:
        self.stage: i64 = stage

    def run(self, s: Race) -> None:
        s.stage = self.stage
        events.phase_begun(s)
        s.then(PLACINGS[s.seats], REVEAL)


@mypyc_attr(acyclic=True, free_list_len=1)
class PlaceWorld(Ask):
    """One that some mix of powers and other cards of the hand can settle; or none."""

    __slots__ = ()

    def options(self, s: Race) -> vec[i64]:
        p = s.players[self.seat]
        cards = s.edition.cards
        budget: i64 = len(p.hand) - 1
        out = append(vec[i64](capacity=len(p.hand) + 1), PASS)
        for number in p.hand:
            card = cards[number]
            if card.world and can_settle(p, card, budget):
                out = append(out, number)
        return out

    def describe(self, s: Race, pick: i64) -> str:
        return "pass" if pick == PASS else f"card:{s.edition.names[pick]}"

    def answer(self, s: Race, pick: i64) -> None:
        s.commit(self.seat, pick)


class RevealWorlds(Step):
    """All place their worlds, windfall goods with them; then each in turn pays or conquers, and draws."""

    __slots__ = ()

    def run(self, s: Race) -> None:
        place_chosen(s)
        for place in range(s.seats - 1, -1, -1):  # what is put last on the agenda comes first
            seat = s.in_turn(place)
            number = s.commits[seat][0]
            if number != PASS:
                s.then(ChoosePayment(seat, number), FinishWorld(seat, number))
        for place in range(s.seats - 1, -1, -1):
            seat = s.in_turn(place)
            number = s.commits[seat][0]
            if number != PASS and s.card(number).windfall:
                s.then(PlaceGood(seat, len(s.players[seat].tableau) - 1, False))
        s.commits = NO_COMMITS


@mypyc_attr(acyclic=True, free_list_len=1)
class FinishWorld(Step):
    """Draw for having settled; the new world's own powers wake afterwards."""

    __slots__ = ("number", "seat")

    def __init__(self, seat: i64, number: i64) -> None:
        self.seat: i64 = seat
        self.number: i64 = number

    def run(self, s: Race) -> None:
        p = s.players[self.seat]
        draws = p.powers[SETTLE_DRAW]
        if has_settle_bonus(s, p):
            draws += 1
        p.wake(s.card(self.number))
        if draws:
            s.then(draw(self.seat, draws))


def placings(seats: i64) -> Together:
    return Together([PlaceWorld(seat) for seat in range(seats)])


# Steps never change once made, so those of every round are made once.
PLACINGS: Final[list[Together]] = [placings(seats) for seats in range(MOST_SEATS + 1)]
REVEAL: Final = RevealWorlds()
SETTLE_FIRST: Final = Settle(SETTLING)
SETTLE_SECOND: Final = Settle(SETTLING_AGAIN)
