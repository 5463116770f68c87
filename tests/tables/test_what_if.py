"""A table that goes on from a moment of another: the same luck falls as long as it can."""

from __future__ import annotations

from farshore.core.agenda import NATURE
from farshore.core.registry import game_named
from farshore.core.session import Session, seeded
from farshore.study.what_if import same_luck
from farshore.tables.versions import VersionedSession, fresh_luck


def played(game: str) -> Session:
    """A short game in which everybody takes the first option."""
    session = Session(game_named(game), 2, luck=seeded(11))
    while not session.over and len(session.moves) < 120:
        session.pick(session.questions[0].options[0])
    return session


def test_the_same_picks_bring_the_same_luck_and_others_what_still_can_fall() -> None:
    whole = played("race_for_the_galaxy")
    row = next(m.number for m in whole.moves if m.seat != NATURE) - 1 + 3
    draws = [m.text for m in whole.moves[row:] if m.seat == NATURE]
    assert draws
    again, other = (went_on(whole, row, draws, choose) for choose in (0, -1))
    assert [m.text for m in again.moves] == [m.text for m in whole.moves]
    fallen = [m.text for m in other.moves[row:] if m.seat == NATURE]
    assert fallen, "luck falls on, whatever is picked"
    assert set(fallen) & set(draws), "and what can still fall does"


def went_on(whole: Session, row: int, draws: list[str], choose: int) -> VersionedSession:
    session = VersionedSession(whole.game, 2, whole.variants)
    for move in whole.moves[:row]:
        session.read(move.text)
    session.draws = same_luck(session, row, draws, fresh_luck)
    session.resume()
    while not session.over and len(session.moves) < len(whole.moves):
        session.pick(session.questions[0].options[choose])
    return session
