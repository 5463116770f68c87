"""Steps, stacks and lanes: reading order, questions that ask nobody, commitments, who hears what."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from farshore.core.agenda import EVERYONE, SPECTATOR, Ask, State, Step, Together, all_but, begin, hears
from farshore.core.decision import apply, pending
from farshore.core.errors import IllegalPick, NotYourDecision
from farshore.testing import row


class Note(Step):
    """Writes down that it happened."""

    __slots__ = ("mark",)

    def __init__(self, mark: i64) -> None:
        self.mark: i64 = mark

    def run(self, s: Notes) -> None:
        s.notes.append(self.mark)
        if self.mark == 100:
            s.then(Note(1), Note(2), Note(3))


class Choose(Ask):
    """Offers the numbers below its own."""

    __slots__ = ("below",)

    def __init__(self, seat: i64, below: i64) -> None:
        super().__init__(seat)
        self.below: i64 = below

    def options(self, s: Notes) -> vec[i64]:
        return row(*range(self.below))

    def answer(self, s: Notes, pick: i64) -> None:
        s.notes.append(10 * self.seat + pick)
        if s.lanes:
            s.commit(self.seat, pick)
            s.then(Choose(self.seat, pick))


class Notes(State):
    __slots__ = ("notes",)

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.notes: list[int] = []


def table(*steps: Step) -> Notes:
    s = Notes(2)
    for step in reversed(steps):
        s.then(step)
    begin(s)
    return s


def test_steps_happen_in_reading_order_and_what_follows_comes_first() -> None:
    assert table(Note(100), Note(4)).notes == [100, 1, 2, 3, 4]


def test_no_option_is_skipped_and_a_single_one_taken() -> None:
    s = table(Choose(0, 0), Choose(1, 1), Note(5))
    assert s.notes == [10, 5]
    assert pending(s) == []


def test_a_question_waits_and_goes_on_when_answered() -> None:
    s = table(Choose(1, 3), Note(5))
    assert [(d.seat, list(d.options(s))) for d in pending(s)] == [(1, [0, 1, 2])]
    apply(s, 1, 2)
    assert s.notes == [12, 5]


def test_an_illegal_pick_or_seat_changes_nothing() -> None:
    s = table(Choose(1, 3))
    for seat, pick, fault in ((1, 3, IllegalPick), (1, -1, IllegalPick), (0, 1, NotYourDecision)):
        with pytest.raises(fault):
            apply(s, seat, pick)
    assert s.notes == []
    assert len(pending(s)) == 1


def test_lanes_ask_even_with_one_option_and_close_when_all_are_done() -> None:
    s = table(Together([Choose(0, 1), Choose(1, 3)]), Note(5))
    assert [d.seat for d in pending(s)] == [0, 1]
    apply(s, 1, 2)
    apply(s, 1, 1)
    assert [d.seat for d in pending(s)] == [0, 1]
    apply(s, 0, 0)
    apply(s, 1, 0)
    assert s.notes[-1] == 5
    assert [list(commit) for commit in s.commits] == [[0], [2, 1, 0]]
    assert not s.lanes


def test_lanes_that_ask_nobody_close_at_once() -> None:
    s = table(Together([Choose(0, 0), Choose(1, 0)]), Note(5))
    assert s.notes == [5]
    assert not s.lanes
    assert s.openings is None


@pytest.mark.parametrize(
    ("audience", "who"),
    [(EVERYONE, {0, 1, 2, SPECTATOR}), (1, {1}), (all_but(0), {1, 2, SPECTATOR}), (all_but(2), {0, 1, SPECTATOR})],
)
def test_who_hears_an_event(audience: int, who: set[int]) -> None:
    assert {seat for seat in (0, 1, 2, SPECTATOR) if hears(audience, seat)} == who
