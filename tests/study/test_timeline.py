"""A record as decisions and luck: every row belongs somewhere, and nobody is read with what he could not know."""

from __future__ import annotations

from collections import Counter

import pytest

from farshore.core.agenda import NATURE
from farshore.core.decision import decision_of
from farshore.study.timeline import timeline
from tests.study.games import played

GAMES = ("century", "race", "santa_maria", "age_of")


@pytest.mark.parametrize("game", GAMES)
def test_every_row_is_luck_or_part_of_one_choice_or_was_forced(game: str) -> None:
    session = played(game)
    line = timeline(session)
    rows = [row for choice in line.choices for row in choice.rows]
    lucky = [row for stretch in line.luck for row in range(stretch.first, stretch.last + 1)]
    moves = session.live
    assert not [row for row, times in Counter(rows + lucky).items() if times > 1]
    assert {row for row, move in enumerate(moves, start=1) if move.seat == NATURE} == set(lucky)
    assert all(moves[row - 1].seat == choice.seat for choice in line.choices for row in choice.rows)
    forced = set(range(1, line.rows + 1)) - set(rows) - set(lucky)
    assert len(forced) < len(rows) + len(lucky)
    assert all(choice.options > 1 for choice in line.choices)


@pytest.mark.parametrize("game", GAMES)
def test_a_choice_can_be_made_at_its_table_and_moments_enclose_it(game: str) -> None:
    line = timeline(played(game))
    moments = set(line.moments())
    for choice in line.choices:
        assert choice.picks[0] in decision_of(choice.table, choice.seat).options(choice.table)
        assert choice.before < choice.first <= choice.rows[-1] <= choice.after
        assert {choice.before, choice.after} <= moments


def test_several_things_of_one_choice_are_one_decision() -> None:
    line = timeline(played("race"))
    sets = [choice for choice in line.choices if choice.question in {"pay", "choose-discards", "keep"}]
    assert max(len(choice.rows) for choice in sets) >= 3
    assert all(choice.picks == sorted(choice.picks) for choice in sets)


def test_in_a_simultaneous_choice_nobody_has_answered_yet() -> None:
    line = timeline(played("race"))
    together = [choice for choice in line.choices if choice.table.lanes]
    assert together
    for choice in together:
        others = [row for seat, row in enumerate(choice.table.commits) if seat != choice.seat]
        assert all(len(row) == 0 for row in others)


def test_phases_are_thirds() -> None:
    line = timeline(played("century"))
    assert [line.phase(row) for row in (1, line.rows // 2, line.rows)] == ["opening", "middle", "end"]
