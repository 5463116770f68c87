"""Levels for people."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from farshore.core.agenda import Ask, resolve, waiting
from farshore.core.play import Policy
from farshore.core.registry import games
from farshore.core.rng import Rng
from farshore.core.view import view
from farshore.players.levels import LEVELS, Slipping
from farshore.players.registry import bot, bots


def first_question(game):
    s = game.new(max(2, game.seats[0]))
    luck = Rng(3)
    while (lane := waiting(s)).asking.seat < 0:
        resolve(s, lane, lane.asking, lane.asking.sample(s, luck))
    return s, lane


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", games().values(), ids=lambda g: g.name)
def test_every_level_answers_in_every_game(game, level):
    s, lane = first_question(game)
    ask = lane.asking
    assert bot(level, game).pick(view(s, ask.seat), ask, lane.options, Rng(1)) in lane.options


def test_levels_are_bots_by_name_and_think_no_longer_than_people_wait():
    assert set(LEVELS) == {"easy", "medium", "hard"} <= set(bots())
    assert LEVELS["medium"].seconds <= 0.5
    assert LEVELS["hard"].seconds <= 1.5


class Last(Policy):
    def pick(self, seen, ask, options, rng):
        return options[-1]


def test_slips_are_as_frequent_as_said():
    player, rng = Slipping(Last(), 30), Rng(8)
    options = vec[i64](range(1000))
    slips = sum(player.pick(None, Ask(0), options, rng) != 999 for _ in range(4000))
    assert 0.27 < slips / 4000 < 0.33
    assert player.needs_view() is Last().needs_view()
