"""The round: choose actions together, reveal, play the chosen phases in order, discard to ten; then perhaps the end."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from farshore.core.agenda import NO_COMMITS, Step, Together
from farshore.core.sets import PickSet
from farshore.games.race_for_the_galaxy import events
from farshore.games.race_for_the_galaxy.actions import (
    ACTIONS,
    ALL_NINE,
    CHOOSING,
    DEVELOP,
    DEVELOP_AGAIN,
    DOUBLE,
    EXPLORE_FIVE,
    EXPLORE_ONE,
    MOST_SEATS,
    ONE_OF_SEVEN,
    OVER,
    PRODUCE,
    SETTLE,
    SETTLE_AGAIN,
    TRADE,
    is_second,
)
from farshore.games.race_for_the_galaxy.state import Race
from farshore.games.race_for_the_galaxy.steps.consume import CONSUME
from farshore.games.race_for_the_galaxy.steps.develop import DEVELOP_FIRST, DEVELOP_SECOND
from farshore.games.race_for_the_galaxy.steps.explore import EXPLORE
from farshore.games.race_for_the_galaxy.steps.produce import PRODUCE_PHASE
from farshore.games.race_for_the_galaxy.steps.settle import SETTLE_FIRST, SETTLE_SECOND
from farshore.games.race_for_the_galaxy.steps.supply import NONE_YET, DiscardDownTo

HAND_LIMIT: Final = 10
LAST_CARD: Final = 12


class Round(Step):
    __slots__ = ()

    def run(self, s: Race) -> None:
        s.stage = CHOOSING
        events.round_begun(s)
        s.then(TWO_CHOICES if s.advanced else CHOICES[s.seats], REVEAL)


@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseAction(PickSet):
    """One of seven; two experienced players choose two of nine, a second Develop or Settle only with the first."""

    __slots__ = ("above", "left")

    def __init__(self, seat: i64, left: i64, above: i64 = NONE_YET) -> None:
        super().__init__(seat)
        self.left: i64 = left
        self.above: i64 = above

    def items(self, s: Race) -> vec[i64]:
        if not s.advanced or self.above != NONE_YET:
            return self.options(s)
        return ALL_NINE

    def fits(self, s: Race, chosen: vec[i64]) -> bool:
        """A second Develop or Settle must still be able to go with the first."""
        if not super().fits(s, chosen):
            return False
        if self.above != NONE_YET or len(chosen) < 2:
            return True
        return not is_second(chosen[0]) and (not is_second(chosen[1]) or chosen[0] == chosen[1] - 1)

    def options(self, s: Race) -> vec[i64]:
        if not s.advanced:
            return ONE_OF_SEVEN
        out = vec[i64](capacity=len(ACTIONS))
        for action in range(self.above + 1, i64(len(ACTIONS)) - self.left + 1):
            if not is_second(action) or self.above == action - 1:
                out = append(out, action)
        return out

    def picks_left(self) -> i64:
        return self.left

    def describe(self, s: Race, pick: i64) -> str:
        return f"action:{ACTIONS[pick]}"

    def answer(self, s: Race, pick: i64) -> None:
        s.commit(self.seat, pick)
        if self.left > 1:
            s.then(ChooseAction(self.seat, self.left - 1, pick))


class RevealActions(Step):
    """A phase is played once, however many chose it."""

    __slots__ = ()

    def run(self, s: Race) -> None:
        chosen: i64 = 0
        for seat in range(s.seats):
            actions: i64 = 0
            for action in s.commits[seat]:
                actions |= 1 << action
                events.action_revealed(s, seat, action)
            s.players[seat].actions = actions
            chosen |= actions
        s.commits = NO_COMMITS
        s.then_each(PHASES[chosen])


def is_last_round(s: Race) -> bool:
    """Twelve cards in a tableau, no chip left; or the technical cap, because nobody is obliged to build."""
    if s.pool <= 0 or s.round == s.round_cap:
        return True
    for p in s.players:
        if len(p.tableau) >= LAST_CARD:
            return True
    return False


class EndRound(Step):
    __slots__ = ()

    def run(self, s: Race) -> None:
        s.round += 1
        if is_last_round(s):
            s.stage = OVER
            events.last_round_over(s)
        else:
            s.then(ROUND)


def choices(seats: i64, cards: i64) -> Together:
    return Together([ChooseAction(seat, cards) for seat in range(seats)])


def phases(chosen: i64) -> list[Step]:
    """The rest of a round, given a bit per action that somebody chose."""
    steps: list[Step] = []
    if chosen & (1 << EXPLORE_FIVE | 1 << EXPLORE_ONE):
        steps.append(EXPLORE)
    if chosen & (1 << DEVELOP):
        steps.append(DEVELOP_FIRST)
    if chosen & (1 << DEVELOP_AGAIN):
        steps.append(DEVELOP_SECOND)
    if chosen & (1 << SETTLE):
        steps.append(SETTLE_FIRST)
    if chosen & (1 << SETTLE_AGAIN):
        steps.append(SETTLE_SECOND)
    if chosen & (1 << TRADE | 1 << DOUBLE):
        steps.append(CONSUME)
    if chosen & (1 << PRODUCE):
        steps.append(PRODUCE_PHASE)
    return [*steps, DISCARD_DOWN, END_ROUND]


# Steps never change once made, so those of every round are made once.
CHOICES: Final[list[Together]] = [choices(seats, 1) for seats in range(MOST_SEATS + 1)]
TWO_CHOICES: Final = choices(2, 2)
REVEAL: Final = RevealActions()
DISCARD_DOWN: Final = DiscardDownTo(HAND_LIMIT)
END_ROUND: Final = EndRound()
ROUND: Final = Round()
PHASES: Final[list[list[Step]]] = [phases(chosen) for chosen in range(1 << len(ACTIONS))]
