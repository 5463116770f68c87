"""Whole games: the second scorer agrees, the greedy bot is worth its name, counts of positions stand."""

from __future__ import annotations

import pytest

from farshore.core.play import play, playout
from farshore.core.policy import Policy
from farshore.core.rng import Rng
from farshore.testing import ScriptedTable, divide, perft
from tests.games.century_new_world.naive_scorer import NaiveScorer
from tests.games.century_new_world.position import CENTURY

FIRST_DEAL = [
    *(f"deal-point-card card:{name}" for name in ("P01", "P21", "P31", "P11", "P35")),
    *(f"deal-exploration-tile exploration:ET{n:02}" for n in range(1, 11)),
    *(f"turn-up-bonus-tile tile:{name}" for name in ("BT01", "BT11", "BT15", "BT17")),
]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_second_scorer_agrees_on_random_and_greedy_games(seats: int) -> None:
    game, naive = CENTURY, NaiveScorer()
    for seed in range(6):
        s = game.new(seats)
        bots = [game.greedy() if (seat + seed) % 2 else Policy() for seat in range(seats)]
        for _ in range(40):
            play(s, bots, Rng(seed), Rng(seed + 1), 25)
            players = game.plain_picture(s)["players"]
            outcome = game.outcome(s)
            assert [r.categories for r in outcome.seats] == [naive.score(player) for player in players]
            assert [player["points"] for player in players] == [r.score for r in outcome.seats]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_beats_random(seats: int) -> None:
    """At least 95 of 100 in the long run; here a few games in every seat."""
    game = CENTURY
    won = 0
    for number in range(12):
        bots = [Policy() for _ in range(seats)]
        bots[number % seats] = game.greedy()
        s = game.new(seats)
        play(s, bots, Rng(number), Rng(number + 100), 100_000)
        assert s.ending, "a game with somebody who means it does not run into the last round"
        won += game.outcome(s).winners == [number % seats]
    assert won >= 11


@pytest.mark.parametrize("seats", [2, 4])
def test_greedy_alone_comes_to_an_end(seats: int) -> None:
    game = CENTURY
    for seed in range(4):
        s = game.new(seats)
        play(s, [game.greedy()] * seats, Rng(seed), Rng(seed), 100_000)
        assert s.ending
        assert s.round < 80


def test_perft_from_a_fixed_deal() -> None:
    """By hand: 12 locations and rest; then 4 forts with 13 unseen tiles each, 2 upgrades with 2 options each, and 7
    ways (5 productions, one trade, rest) after which the next seat has 13 options.
    """
    s = ScriptedTable(CENTURY, 2, FIRST_DEAL, board="D1").s
    assert perft(s, 1) == 12 + 1
    assert perft(s, 2) == 4 * 13 + 2 * 2 + 7 * 13
    assert perft(s, 3) == 1641


@pytest.mark.parametrize(
    ("seats", "board", "picks", "counts"),
    [(2, "E1", 150, [4, 44, 169]), (3, "F1", 301, [12, 71, 592]), (4, "D1", 402, [3, 42, 432])],
)
def test_perft_in_the_middle_of_a_game(seats: int, board: str, picks: int, counts: list[int]) -> None:
    s = CENTURY.new(seats, {"board": board})
    playout(s, Rng(seats), picks)
    assert [perft(s, depth) for depth in (1, 2, 3)] == counts
    assert sum(divide(s, 3).values()) == counts[-1]


def test_every_first_move_of_a_fixed_deal() -> None:
    table = ScriptedTable(CENTURY, 2, FIRST_DEAL, board="D1")
    open_ones = "A1-1 A1-2 A1-3 A1-4 A1-5 A1-6 B1-1 B1-2 B1-3 B1-4 B1-5 C1-1"
    assert table.options() == [*(f"location:{name}" for name in open_ones.split()), "rest"]
