"""Versions, lines and undo in a game with hands and simultaneous choice: nothing tells what may not be known."""

from __future__ import annotations

import pytest

from farshore.core.agenda import NATURE, SPECTATOR
from farshore.core.errors import BrokenRecord
from farshore.core.wire import digest
from farshore.tables.course import Course
from farshore.tables.lines import happenings, log_from
from farshore.tables.undo import undoable
from tests.testing.high_card import HighCardGame

DEAL = [f"N deal card:{card}" for card in (0, 1, 2, 3, 4, 5)]  # seat 0: 0 2 4, seat 1: 1 3 5


def dealt() -> Course:
    course = Course(HighCardGame(), 2, {}, "standard")
    for line in DEAL:
        course.play(line)
    return course


def choosing() -> Course:
    """Both have put a card away and choose together: seat 0 from 2 4, seat 1 from 3 5."""
    course = dealt()
    course.pick(0, "card:0")
    course.pick(1, "card:1")
    return course


def told(course: Course, eye: int, after: int = 0) -> list[tuple[int, str]]:
    return [(version, h.name) for version, h in happenings(course, eye, after)]


def take_back(course: Course, seat: int) -> None:
    moment, reason = undoable(course, seat)
    assert moment is not None, reason
    course.undo(seat, moment.number)


def test_nature_draws_until_a_seat_is_asked() -> None:
    course = Course(HighCardGame(), 2, {}, "standard")
    assert len(list(course.draw())) == 6
    assert course.waiting() == [0]
    assert course.decision(NATURE) is None


def test_a_seat_hears_its_own_cards_and_the_count_of_others() -> None:
    course = dealt()
    assert told(course, 0)[:2] == [(1, "card-drawn"), (2, "cards-drawn")]
    assert told(course, 1)[:2] == [(1, "cards-drawn"), (2, "card-drawn")]
    assert {name for _, name in told(course, SPECTATOR)} == {"cards-drawn"}


def test_what_others_pick_in_their_lanes_does_not_count_until_the_lanes_close() -> None:
    course = choosing()
    before = [course.version(eye) for eye in (0, 1, SPECTATOR)]
    asked = course.asked_version(0)
    course.pick(1, "card:5")
    assert [course.version(eye) for eye in (0, 1, SPECTATOR)] == [before[0], before[1] + 1, before[2]]
    assert course.asked_version(0) == asked, "a move made before the other's answer is still good"
    assert course.waiting() == [0]
    course.pick(0, "card:4")
    assert course.version(0) == before[0] + 1
    assert course.version(SPECTATOR) == before[2] + 1
    assert [name for _, name in told(course, SPECTATOR, before[2])] == ["revealed", "revealed"]


def test_lines_resume_after_a_version() -> None:
    course = choosing()
    assert told(course, 0, 7) == [(8, "put-away")]
    assert log_from(course, 0, 7) == 7
    assert log_from(course, 0, 10_000) == course.version(0)


def test_a_pick_can_be_taken_back_until_another_seat_picks() -> None:
    course = dealt()
    before = digest(course.s)
    assert undoable(course, 0) == (None, "nothing")
    course.pick(0, "card:0")
    seen = course.version(1)
    take_back(course, 0)
    assert digest(course.s) == before
    assert course.version(0) == 8, "versions never go back"
    assert log_from(course, 1, seen) == 6, "who has heard of it must forget it"
    assert told(course, 1, 6) == []
    course.pick(0, "card:2")
    course.pick(1, "card:1")
    assert undoable(course, 0) == (None, "other")


def test_luck_cannot_be_taken_back() -> None:
    course = dealt()
    course.moments[0].seat = 0  # as if seat 0 had asked for the cards
    assert undoable(course, 0) == (None, "luck")


def test_in_lanes_a_pick_can_be_taken_back_until_all_have_answered() -> None:
    course = choosing()
    course.pick(0, "card:4")
    before = course.version(1)
    take_back(course, 0)
    assert course.version(1) == before, "not even the number tells that somebody changed their mind"
    course.pick(1, "card:5")
    course.pick(0, "card:2")
    assert undoable(course, 0) == (None, "hidden")
    assert undoable(course, 1) == (None, "other")


class ForThree(HighCardGame):
    seats = (2, 3)


def three_choosing() -> Course:
    course = Course(ForThree(), 3, {}, "standard")
    for card in range(9):
        course.play(f"N deal card:{card}")  # seat 0: 0 3 6, seat 1: 1 4 7, seat 2: 2 5 8
    for seat in range(3):
        course.pick(seat, f"card:{seat}")
    return course


def test_undo_in_lanes_leaves_the_answers_of_others_alone() -> None:
    course, plain = three_choosing(), three_choosing()
    course.pick(0, "card:3")
    course.pick(1, "card:7")
    asked = course.asked_version(2)
    take_back(course, 0)
    assert course.waiting() == [0, 2] and course.asked_version(2) == asked
    course.pick(0, "card:6")
    course.pick(2, "card:8")
    for seat, card in ((0, 6), (1, 7), (2, 8)):
        plain.pick(seat, f"card:{card}")
    assert digest(course.s) == digest(plain.s)


def test_a_journal_read_again_gives_the_same_course() -> None:
    course = choosing()
    course.pick(1, "card:5")
    take_back(course, 1)
    course.pick(1, "card:3")
    course.pick(0, "card:4")
    again = Course(HighCardGame(), 2, {}, "standard")
    for m in course.moments:
        again.read(m.number, m.seat, m.text)
    assert again.moments == course.moments
    assert digest(again.s) == digest(course.s)
    assert again.asked == course.asked


def test_a_damaged_journal_names_the_row() -> None:
    with pytest.raises(BrokenRecord, match="row 7, '0 put-away card:9'"):
        dealt().read(7, 0, "0 put-away card:9")
    with pytest.raises(BrokenRecord, match="row 7"):
        dealt().read(7, 0, "undo 99")
