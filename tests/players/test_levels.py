"""Levels for people."""

import re
from pathlib import Path
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from farshore.core.agenda import Ask, State
from farshore.core.decision import pending
from farshore.core.game import Game
from farshore.core.play import run_nature
from farshore.core.policy import Policy
from farshore.core.registry import games
from farshore.core.rng import Rng
from farshore.core.view import view
from farshore.players.levels import LEVELS, Slipping
from farshore.players.registry import bot, bots
from farshore.words import Words


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", games().values(), ids=lambda g: g.name)
def test_every_level_answers_in_every_game(game: Game, level: str) -> None:
    s = game.new(max(2, game.seats[0]))
    run_nature(s, Rng(3))
    d = pending(s)[0]
    options = d.options(s)
    assert bot(level, game).pick(view(s, d.seat), d.ask, options, Rng(1)) in options


def test_levels_are_bots_by_name_and_think_no_longer_than_people_wait() -> None:
    assert set(LEVELS) == {"easy", "medium", "hard"} <= set(bots())
    assert LEVELS["medium"].seconds <= 0.5
    assert LEVELS["hard"].seconds <= 1.5


class Last(Policy):
    def pick(self, seen: Any, ask: Ask, options: Any, rng: Rng) -> Any:
        return options[-1]


def test_slips_are_as_frequent_as_said() -> None:
    player, rng = Slipping(Last(), 30), Rng(8)
    options = vec[i64](range(1000))
    slips = sum(player.pick(State(2), Ask(0), options, rng) != 999 for _ in range(4000))
    assert 0.27 < slips / 4000 < 0.33
    assert player.needs_view() is Last().needs_view()


@pytest.mark.parametrize("game", games().values(), ids=lambda g: g.name)
def test_every_level_has_won_three_of_four_games_against_the_one_below(game: Game) -> None:
    page = (Path(__file__).parents[2] / "docs" / "strength.md").read_text(encoding="utf-8")
    part = page.partition(f"## {Words(game, 'en').title}\n")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| \*\*(\w+ v \w+)\*\* \| (\d+) \| ([\d.]+) % \|", part, flags=re.MULTILINE)
    assert [step for step, _, _ in rows] == ["easy v random", "medium v easy", "hard v medium"]
    for step, count, share in rows:
        assert float(share) >= 75, f"{step}: {share} % of {count} games"
