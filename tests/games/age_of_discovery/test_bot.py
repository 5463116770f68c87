"""The greedy bot, and what it may not do: look at what its seat cannot see."""

from __future__ import annotations

import pytest

from farshore.core.play import play
from farshore.core.policy import Policy
from farshore.core.rng import Rng
from farshore.core.wire import digest
from tests.games.age_of_discovery.board import GAME


@pytest.mark.parametrize(("seats", "games"), [(2, 12), (4, 6), (6, 4)])
def test_greedy_beats_random_play(seats: int, games: int) -> None:
    for seed in range(games):
        s = GAME.new(seats)
        seat = seed % seats
        policies = [GAME.greedy() if other == seat else Policy() for other in range(seats)]
        play(s, policies, Rng(seed), Rng(seed + 1), 100_000)
        assert GAME.outcome(s).winners == [seat]


def test_greedy_leaves_the_table_as_it_is() -> None:
    s = GAME.new(4, {"builders": "on", "nations": "auction", "reconnaissance": "on", "points_purchase": "on"})

    class Watched(Policy):
        def needs_view(self) -> bool:
            return True

        def pick(self, seen, ask, options, rng):  # type: ignore[no-untyped-def]
            before = digest(seen)
            chosen = GAME.greedy().pick(seen, ask, options, rng)
            assert digest(seen) == before
            return chosen

    play(s, [Watched()] * 4, Rng(1), Rng(2), 100_000)
    assert GAME.progress(s)["phase"] == "over"
