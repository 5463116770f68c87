"""Who has won a table: the best of several; alone, a player who reaches the target and does not resign."""

from __future__ import annotations

import pytest

from farshore.core.game import Outcome, rank
from farshore.tables.info import SeatInfo
from farshore.tables.outcome import winners_of


def scored(*points: int, target: int | None = None) -> Outcome:
    return rank([{"all": n} for n in points], [()] * len(points), target)


def seats(count: int, resigned: int = 0) -> list[SeatInfo]:
    return [SeatInfo("person", f"P{seat}", resigned=seat < resigned) for seat in range(count)]


@pytest.mark.parametrize(("points", "winners"), [(6, []), (99, []), (100, [0])])
def test_a_solo_game_below_its_target_is_lost(points: int, winners: list[int]) -> None:
    outcome = scored(points, target=100)
    assert outcome.winners == winners
    assert winners_of(outcome, [1], seats(1)) == winners


def test_whoever_resigns_alone_has_not_won() -> None:
    assert winners_of(scored(120, target=100), [1], seats(1, resigned=1)) == []


def test_among_several_the_ranks_of_the_table_decide() -> None:
    assert winners_of(scored(9, 5), [2, 1], seats(2, resigned=1)) == [1]
    assert winners_of(scored(-3, -3), [1, 1], seats(2)) == [0, 1]
