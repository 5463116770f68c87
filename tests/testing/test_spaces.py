"""The check of spaces finds what it promises: rows that forget, tell too much or spill; picks without actions."""

import pytest
from librt.vecs import vec
from mypy_extensions import i16, i64

from farshore.core.agenda import Ask
from farshore.core.errors import FarshoreError
from farshore.core.space import Actions, Observation
from farshore.testing import Budget, Play, check_spaces
from tests.testing.high_card import HighCard, HighCardGame, PlayCard, PutAway, Seen


def check(observation: Observation | None = None, actions: Actions | None = None) -> None:
    class Tried(HighCardGame):
        def observation(self, blank: HighCard) -> Observation:
            return observation or Seen()

        def actions(self, blank: HighCard) -> Actions:
            return actions or super().actions(blank)

    for seed in range(8):
        check_spaces(Play(Tried(), Tried().cases[0], seed, budget=Budget(looks=0)))


class Forgets(Seen):
    """Leaves out which card the seat is about to play."""

    def write(self, s: HighCard, seat: i64, ask: Ask | None, out: vec[i16], at: i64) -> None:
        super().write(s, seat, ask, out, at)
        for card in range(9):
            out[at + self.played + card] = 0


class Peeks(Seen):
    """Counts the high cards of the other's hand."""

    def write(self, s: HighCard, seat: i64, ask: Ask | None, out: vec[i16], at: i64) -> None:
        super().write(s, seat, ask, out, at)
        out[at + self.others] += sum(card > 4 for card in s.hands[1 - seat])


class Spills(Seen):
    def write(self, s: HighCard, seat: i64, ask: Ask | None, out: vec[i16], at: i64) -> None:
        super().write(s, seat, ask, out, at)
        out[at + self.layout.size] = 1


class LosesItsPlace(Seen):
    """Right as the first row of a batch, wrong behind others."""

    def write(self, s: HighCard, seat: i64, ask: Ask | None, out: vec[i16], at: i64) -> None:
        super().write(s, seat, ask, out, at)
        if at > self.layout.size:
            out[at + self.question], out[at + self.question + 1] = out[at + self.question + 1], out[at + self.question]


class CountsFromSeatZero(Seen):
    """Tells who has won how often by the number of the seat, not from the seat of the one who looks."""

    def __init__(self) -> None:
        super().__init__()
        self.wins = self.layout.add("own.wins")
        self.layout.add("seat1.wins")

    def write(self, s: HighCard, seat: i64, ask: Ask | None, out: vec[i16], at: i64) -> None:
        super().write(s, seat, ask, out, at)
        out[at + self.wins], out[at + self.wins + 1] = i16(s.won[0]), i16(s.won[1])


def test_a_sound_space_passes() -> None:
    check()


def test_a_game_without_a_space_is_left_alone() -> None:
    class Plain(HighCardGame):
        def observation(self, blank: HighCard) -> Observation:
            raise NotImplementedError

    check_spaces(Play(Plain(), Plain().cases[0], 1))


@pytest.mark.parametrize(
    ("observation", "says"),
    [
        (Forgets(), "same row"),
        (Peeks(), "row of seat"),
        (Spills(), "longer than its layout"),
        (LosesItsPlace(), "another in a batch"),
        (CountsFromSeatZero(), "sees own.wins of seat"),
    ],
)
def test_a_broken_row_is_found(observation: Observation, says: str) -> None:
    with pytest.raises(AssertionError, match=says):
        check(observation)


def test_a_pick_without_an_action_is_found() -> None:
    with pytest.raises(FarshoreError, match="has no action"):
        check(actions=Actions({PutAway: range(8), PlayCard: range(9)}))
