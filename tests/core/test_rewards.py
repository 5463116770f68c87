"""What an episode is worth to each seat."""

import pytest

from farshore.core.game import Outcome
from farshore.core.game import rank as ranked
from farshore.core.rewards import REWARDS, lead, rank, returns_of, win


def outcome(*scores: int) -> Outcome:
    return ranked([{"points": score} for score in scores], [() for _ in scores])


def test_a_win_is_worth_one_and_is_shared() -> None:
    assert win(outcome(5, 3)) == [1, -1]
    assert win(outcome(5, 3, 1)) == [1, -0.5, -0.5]
    assert win(outcome(5, 5, 1)) == [0.25, 0.25, -0.5]


def test_ranks_go_down_in_equal_steps_and_equals_share() -> None:
    assert rank(outcome(9, 7, 5, 1)) == pytest.approx([1, 1 / 3, -1 / 3, -1])
    assert rank(outcome(7, 7, 1)) == [0.5, 0.5, -1]


def test_the_lead_is_over_the_mean_of_the_others() -> None:
    assert lead(outcome(10, 4)) == [6, -6]
    assert lead(outcome(10, 4, 1)) == [7.5, -1.5, -6]


@pytest.mark.parametrize("name", REWARDS)
def test_every_reward_sums_to_zero_and_alone_it_is_the_score(name: str) -> None:
    for scores in ((3, 1), (4, 4, 4), (9, 0, 5, 5), (1, 2, 3, 4, 5, 6)):
        assert sum(REWARDS[name](outcome(*scores))) == pytest.approx(0)
    assert returns_of(outcome(7), REWARDS[name]) == [7]
