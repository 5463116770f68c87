"""Levels for people: they answer in every game, err only among good picks, and play a solo game for points."""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from farshore.core.agenda import Ask, State
from farshore.core.game import Game
from farshore.core.policy import Policy
from farshore.core.registry import game_named, games
from farshore.core.rng import Rng
from farshore.core.session import Session, seeded
from farshore.core.sets import PickSet
from farshore.core.tuning import Tuning
from farshore.players.ismcts import HORIZON, STOCK, judge
from farshore.players.levels import DEFAULT_BOT, LADDER, LEVELS, STAND_IN, Level, Mind, Slipping
from farshore.players.registry import bot, bots
from farshore.players.search import Search
from farshore.players.session_bot import SessionBot
from farshore.words import Words


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", games().values(), ids=lambda g: g.name)
def test_every_level_answers_in_every_game(game: Game, level: str) -> None:
    session = Session(game, max(2, game.seats[0]), luck=seeded(3))
    asked = session.questions[0]
    assert SessionBot(level, session).choose() in asked.options


def test_levels_are_bots_by_name_and_think_no_longer_than_people_wait() -> None:
    assert LADDER == ["random", "easy", "medium", "hard"]
    assert {DEFAULT_BOT, STAND_IN} <= set(LEVELS) <= set(bots())
    assert all(level.seconds <= 1.0 for level in LEVELS.values())


def test_the_bot_for_comparison_keeps_its_constants() -> None:
    assert (STOCK.exploration, STOCK.trust, STOCK.modesty) == (1.0, 0.5, 0.1)
    century = game_named("century")
    assert bot("ismcts:10", century).tuning is STOCK  # type: ignore[attr-defined]  # it is an Ismcts


class Values:
    """Stands for a search that is over."""

    def __init__(self, values: dict[int, float]) -> None:
        self.values = values

    def value(self, ask: object, pick: int) -> float:
        return self.values.get(pick, -1.0)


def erring(margin: float, values: dict[int, float], ask: object = None) -> Counter[int]:
    """How often each pick is taken of a thousand."""
    mind, rng = Mind(game_named("century"), Level(1, 1.0, margin=margin)), Rng(4)
    options = vec[i64](list(range(5)))
    best = max(values, key=lambda pick: values[pick])
    return Counter(mind.err(Values(values), ask, options, best, rng) for _ in range(1000))  # type: ignore[arg-type]


def test_errors_are_made_among_picks_that_look_nearly_as_good() -> None:
    taken = erring(0.1, {0: 0.6, 1: 0.55, 2: 0.49, 3: 0.2})
    assert set(taken) == {0, 1}, "what is worse by more than the margin, and what was never tried, is not picked"
    assert taken[0] > taken[1] > 250


def test_a_clear_best_pick_is_always_found() -> None:
    assert erring(0.1, {0: 0.2, 3: 0.9}) == {3: 1000}


def test_nothing_is_thrown_away_in_a_payment() -> None:
    assert erring(0.5, {0: 0.6, 1: 0.59}, PickSet(0)) == {0: 1000}


class Last(Policy):
    def pick(self, seen: object, ask: Ask, options: vec[i64], rng: Rng) -> i64:
        return options[-1]


def test_slips_are_as_frequent_as_said() -> None:
    player, rng = Slipping(Last(), 30), Rng(8)
    options = vec[i64](range(1000))
    slips = sum(player.pick(State(2), Ask(0), options, rng) != 999 for _ in range(4000))
    assert 0.27 < slips / 4000 < 0.33
    assert player.needs_view() is Last().needs_view()


def test_a_solo_game_is_judged_by_how_far_it_is_from_the_usual_result() -> None:
    santa = game_named("santa_maria")
    session = Session(santa, 1, luck=seeded(5))
    mind = Mind(santa, Level(1, 1.0), Tuning(scale=20.0))
    search = Search(judge(santa), santa.greedy(), Rng(1), Tuning(), HORIZON)
    valued = mind.solo_judge(search, session.view(0))
    assert valued(session.s)[0] < 0.1, "the points at the start are far below what the game usually comes to"
    done = session.s.clone()
    search.play_on(done)
    assert 0.05 < valued(done)[0] < 0.95


@pytest.mark.parametrize("game", games().values(), ids=lambda g: g.name)
def test_every_level_has_won_three_of_four_games_against_the_one_below(game: Game) -> None:
    page = (Path(__file__).parents[2] / "docs" / "strength.md").read_text(encoding="utf-8")
    part = page.partition(f"## {Words(game, 'en').title}\n")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| \*\*(\w+ v \w+)\*\* \| (\d+) \| ([\d.]+) % \|", part, flags=re.MULTILINE)
    assert [step for step, _, _ in rows] == [f"{name} v {below}" for below, name in pairwise(LADDER)]
    for step, count, share in rows:
        assert float(share) >= 75, f"{step}: {share} % of {count} games"
