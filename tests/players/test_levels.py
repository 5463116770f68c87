"""Levels for people: they answer in every game, err only among good picks, and play a solo game for points."""

from __future__ import annotations

from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from farshore.core.game import Game
from farshore.core.registry import game_named, games
from farshore.core.rng import Rng
from farshore.core.session import Session, seeded
from farshore.core.sets import PickSet
from farshore.core.tuning import Tuning
from farshore.players.ismcts import HORIZON, judge
from farshore.players.levels import ADVISER, DEFAULT_BOT, LEVELS, STAND_IN
from farshore.players.mind import Level, Mind
from farshore.players.registry import bots
from farshore.players.search import Search
from farshore.players.session_bot import SessionBot


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", games().values(), ids=lambda g: g.name)
def test_every_level_answers_in_every_game(game: Game, level: str) -> None:
    session = Session(game, max(2, game.seats[0]), luck=seeded(3))
    asked = session.questions[0]
    assert SessionBot(level, session).choose() in asked.options


def test_levels_are_bots_by_name_and_think_no_longer_than_people_wait() -> None:
    assert list(LEVELS) == ["random", "easy", "greedy", "medium", "hard", "expert"]
    assert {DEFAULT_BOT, STAND_IN, ADVISER} <= set(LEVELS) <= set(bots())
    assert all(level.seconds <= (1.0 if name == "expert" else 0.3) for name, level in LEVELS.items())


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
def test_the_tree_is_kept_while_the_table_is_as_it_was_expected(game: Game) -> None:
    """And only then: a mind serves many tables. Whether it was kept, every pick is legal."""
    mind, rng = Mind(game, Level(20, 60.0)), Rng(3)
    session, other = (Session(game, 2, luck=seeded(seed)) for seed in (5, 6))
    kept, last = 0, session
    for number in range(60):
        at = other if number % 20 == 19 else session
        d = at.decision(next(iter(at.waiting)))
        assert d is not None
        seen, options = at.view(d.seat), d.options(at.s)
        before = mind._kept
        root = before[0].root if before is not None and before[1] == mind.row(seen, d.seat) else None
        if len(options) == 1:
            at.pick(d.ask.describe(at.s, options[0]), d.seat)
            continue
        search, best = mind.think(seen, d.ask, options, Rng(rng.word()))
        assert best in options
        assert (search.root is root) == (root is not None)
        assert root is None or at is last
        kept, last = kept + (root is not None), at
        mind.keep(search, seen, d.ask, best)
        at.pick(d.ask.describe(at.s, best), d.seat)
    assert kept, "some turns take several picks"
