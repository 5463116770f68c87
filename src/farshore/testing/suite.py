"""The kit as pytest runs it: every check over every case of every game, with seeds drawn by hypothesis.

A failure names the game, the case, the seed and the pick; the same seed plays the same game again.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Sequence

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from farshore.core.game import Case, Game
from farshore.testing.budget import Budget
from farshore.testing.copies import check_copies
from farshore.testing.lanes import check_lanes
from farshore.testing.questions import check_questions
from farshore.testing.screens import check_screens
from farshore.testing.secrets import check_secrets
from farshore.testing.sets import check_sets
from farshore.testing.spaces import check_spaces
from farshore.testing.walk import Play

Check = Callable[[Play], None]
CHECKS: tuple[Check, ...] = (
    check_questions,
    check_copies,
    check_secrets,
    check_lanes,
    check_screens,
    check_sets,
    check_spaces,
)


def conformance_suite(*games: Game, budget: Budget | None = None) -> type:
    """A class of tests: `TestMyGame = conformance_suite(MyGame())`."""
    spent = budget or Budget.from_environment()
    cases = [pytest.param(game, case, id=f"{game.name}-{case.name}") for game in games for case in game.cases]
    tests = {check.__name__.replace("check_", "test_"): _test(check, cases, spent) for check in CHECKS}
    return type("Conformance", (), tests)


def _test(check: Check, cases: Sequence[object], budget: Budget) -> Callable[..., None]:
    @pytest.mark.parametrize(("game", "case"), cases)
    def test(self: object, game: Game, case: Case) -> None:
        drawn(check, game, case, budget)

    test.__doc__ = check.__doc__
    return test


def drawn(check: Check, game: Game, case: Case, budget: Budget) -> None:
    """Hypothesis draws the seeds. There is nothing to shrink: a walk stops at the first fault."""

    @settings(
        max_examples=budget.games,
        deadline=None,
        database=None,
        derandomize=True,
        phases=(Phase.generate,),
        suppress_health_check=list(HealthCheck),
    )
    @given(seed=st.integers(0, 2**32 - 1), greed=st.sampled_from((50, 0, 90)))
    def run(seed: int, greed: int) -> None:
        own = zlib.crc32(f"{check.__name__} {game.name} {case.name}".encode())  # no two cases play the same game
        check(Play(game, case, seed ^ own, greed, budget))

    run()
