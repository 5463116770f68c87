"""Versions, log and undo in a game with hands and simultaneous choice: nothing tells what a viewer may not know."""

from __future__ import annotations

import pytest

from farshore.core.agenda import NATURE, SPECTATOR
from farshore.core.errors import BrokenRecord
from farshore.core.undo import undoable
from farshore.core.wire import digest
from farshore.tables.versions import VersionedSession
from tests.testing.high_card import HighCardGame

DEAL = [f"N deal card:{card}" for card in (0, 1, 2, 3, 4, 5)]  # seat 0: 0 2 4, seat 1: 1 3 5


def dealt() -> VersionedSession:
    session = VersionedSession(HighCardGame(), 2, {}, "standard")
    for line in DEAL:
        session.read(line)
    return session


def choosing() -> VersionedSession:
    """Both have put a card away and choose together: seat 0 from 2 4, seat 1 from 3 5."""
    session = dealt()
    session.pick("card:0", 0)
    session.pick("card:1", 1)
    return session


def told(session: VersionedSession, viewer: int, after: int = 0) -> list[tuple[int, str]]:
    return [(version, event.name) for version, event in session.events_after(viewer, after)]


def take_back(session: VersionedSession, seat: int) -> None:
    session.undo(seat)


def test_nature_draws_until_a_seat_is_asked() -> None:
    session = VersionedSession(HighCardGame(), 2, {}, "standard")
    assert len(session.resume()) == 6
    assert session.waiting == [0]
    assert session.decision(NATURE) is None


def test_a_seat_hears_its_own_cards_and_the_count_of_others() -> None:
    session = dealt()
    assert told(session, 0)[:2] == [(1, "card-drawn"), (2, "cards-drawn")]
    assert told(session, 1)[:2] == [(1, "cards-drawn"), (2, "card-drawn")]
    assert {name for _, name in told(session, SPECTATOR)} == {"cards-drawn"}


def test_what_others_pick_in_their_lanes_does_not_count_until_the_lanes_close() -> None:
    session = choosing()
    before = [session.version(viewer) for viewer in (0, 1, SPECTATOR)]
    asked = session.asked_version(0)
    session.pick("card:5", 1)
    assert [session.version(viewer) for viewer in (0, 1, SPECTATOR)] == [before[0], before[1] + 1, before[2]]
    assert session.asked_version(0) == asked, "a move made before the other's answer is still good"
    assert session.waiting == [0]
    session.pick("card:4", 0)
    assert session.version(0) == before[0] + 1
    assert session.version(SPECTATOR) == before[2] + 1
    assert [name for _, name in told(session, SPECTATOR, before[2])] == ["revealed", "revealed"]


def test_lines_resume_after_a_version() -> None:
    session = choosing()
    assert told(session, 0, 7) == [(8, "put-away")]
    assert session.log_start(0, 7) == 7
    assert session.log_start(0, 10_000) == session.version(0)


def test_a_pick_can_be_taken_back_until_another_seat_picks() -> None:
    session = dealt()
    before = digest(session.s)
    assert undoable(session, 0) == (None, "nothing")
    session.pick("card:0", 0)
    seen = session.version(1)
    take_back(session, 0)
    assert digest(session.s) == before
    assert session.version(0) == 8, "versions never go back"
    assert session.log_start(1, seen) == 6, "who has heard of it must forget it"
    assert told(session, 1, 6) == []
    session.pick("card:2", 0)
    session.pick("card:1", 1)
    assert undoable(session, 0) == (None, "other")


def test_luck_cannot_be_taken_back() -> None:
    session = dealt()
    session.moves[0].seat = 0  # as if seat 0 had asked for the cards
    assert undoable(session, 0) == (None, "luck")


def test_in_lanes_a_pick_can_be_taken_back_until_all_have_answered() -> None:
    session = choosing()
    session.pick("card:4", 0)
    before = session.version(1)
    take_back(session, 0)
    assert session.version(1) == before, "not even the number tells that somebody changed their mind"
    session.pick("card:5", 1)
    session.pick("card:2", 0)
    assert undoable(session, 0) == (None, "hidden")
    assert undoable(session, 1) == (None, "other")


class ForThree(HighCardGame):
    seats = (2, 3)


def three_choosing() -> VersionedSession:
    session = VersionedSession(ForThree(), 3, {}, "standard")
    for card in range(9):
        session.read(f"N deal card:{card}")  # seat 0: 0 3 6, seat 1: 1 4 7, seat 2: 2 5 8
    for seat in range(3):
        session.pick(f"card:{seat}", seat)
    return session


def test_undo_in_lanes_leaves_the_answers_of_others_alone() -> None:
    session, plain = three_choosing(), three_choosing()
    session.pick("card:3", 0)
    session.pick("card:7", 1)
    asked = session.asked_version(2)
    take_back(session, 0)
    assert session.waiting == [0, 2] and session.asked_version(2) == asked
    session.pick("card:6", 0)
    session.pick("card:8", 2)
    for seat, card in ((0, 6), (1, 7), (2, 8)):
        plain.pick(f"card:{card}", seat)
    assert digest(session.s) == digest(plain.s)


def test_a_journal_read_again_gives_the_same_course() -> None:
    session = choosing()
    session.pick("card:5", 1)
    take_back(session, 1)
    session.pick("card:3", 1)
    session.pick("card:4", 0)
    again = VersionedSession(HighCardGame(), 2, {}, "standard")
    for m in session.moves:
        again.read(m.text, m.seat)
    assert again.moves == session.moves
    assert digest(again.s) == digest(session.s)
    assert again.asked_at == session.asked_at


def test_a_damaged_journal_names_the_row() -> None:
    with pytest.raises(BrokenRecord, match="row 7, '0 put-away card:9'"):
        dealt().read("0 put-away card:9", 0)
    with pytest.raises(BrokenRecord, match="row 7"):
        dealt().read("undo 99", 0)
