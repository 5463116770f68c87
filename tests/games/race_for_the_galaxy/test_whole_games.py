"""Whole games: cards and chips are conserved, the second scorer agrees, the greedy bot is worth its name."""

from __future__ import annotations

import pytest

from farshore.core.agenda import resolve, waiting
from farshore.core.game import Case
from farshore.core.play import play
from farshore.core.policy import Policy
from farshore.core.rng import Rng
from farshore.testing import ScriptedTable, perft
from farshore.testing.walk import Play, walk
from tests.games.race_for_the_galaxy.naive_scorer import NaiveScorer
from tests.games.race_for_the_galaxy.position import RACE


@pytest.mark.parametrize("case", RACE.cases, ids=lambda case: case.name)
def test_cards_and_chips_are_conserved_after_every_pick(case: Case) -> None:
    game, rng = RACE, Rng(7)
    s = game.new(case.seats, case.variants)
    while (lane := waiting(s)) is not None:
        ask = lane.asking
        assert ask is not None
        resolve(s, lane, ask, ask.sample(s, rng))
        game.laws(s)
    places = s.deck.size + s.discards.size
    places += sum(len(p.hand) + len(p.tableau) + sum(good >= 0 for good in p.goods) for p in s.players)
    assert places == (120 if case.variants["start"] == "choice" else 114)


@pytest.mark.parametrize("case", RACE.cases, ids=lambda case: case.name)
def test_a_second_scorer_agrees_on_random_and_greedy_games(case: Case) -> None:
    game, naive = RACE, NaiveScorer()
    for seed in range(6):
        s = game.new(case.seats, case.variants)
        bots = [game.greedy() if (seat + seed) % 2 else Policy() for seat in range(case.seats)]
        luck, choices = Rng(seed), Rng(seed + 1)
        while play(s, bots, luck, choices, 60):
            players = game.plain_picture(s)["players"]
            outcome = game.outcome(s)
            assert [r.categories for r in outcome.seats] == [naive.score(player) for player in players]
            assert [player["points"] for player in players] == [r.score for r in outcome.seats]


def test_greedy_beats_random() -> None:
    """At least 99 of 100 for two in the long run; here a few games in each seat."""
    game = RACE
    won = 0
    for number in range(40):
        bots = [Policy(), Policy()]
        bots[number % 2] = game.greedy()
        s = game.new(2)
        play(s, bots, Rng(number), Rng(number + 100), 100_000)
        won += game.outcome(s).winners == [number % 2]
    assert won >= 39


@pytest.mark.parametrize("case", RACE.cases, ids=lambda case: case.name)
def test_greedy_alone_comes_to_an_end(case: Case) -> None:
    game = RACE
    s = game.new(case.seats, case.variants)
    play(s, [game.greedy()] * case.seats, Rng(3), Rng(3), 100_000)
    assert s.round < 40


def test_when_it_is_over_the_round_is_still_the_last_one() -> None:
    game, rounds = RACE, [0]
    s = walk(Play(game, game.cases[0], seed=3, greed=90), lambda moment: rounds.append(moment.s.round + 1))
    assert game.progress(s)["round"] == rounds[-1]


def test_perft_from_the_choice_of_actions() -> None:
    """Seven actions for one, seven for the other."""
    luck = ["deal-start-world card:epsilon-eridani", "deal-start-world card:alpha-centauri"]
    s = ScriptedTable(RACE, 2, luck, start="first-game").s
    assert [perft(s, depth) for depth in (1, 2)] == [7, 7 * 7]
