"""Games to learn from: what a position was worth, and what a lookahead expects of its options."""

from __future__ import annotations

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from farshore.core.agenda import Ask
from farshore.core.decision import pending
from farshore.core.play import playout, run_nature
from farshore.core.registry import game_named
from farshore.core.rng import Rng
from farshore.core.view import view
from farshore.players.ismcts import judge
from farshore.players.lookahead import Lookahead
from farshore.players.net import NetJudge
from farshore.players.selfplay import PATIENCE, RARELY, Sampler, Teacher
from tests.players.test_net import small_net

CENTURY, RACE = game_named("century"), game_named("race")
NEVER = 1 << 40  # one pick in this many is random


class Hopeful(Teacher):
    """Takes the first option and always expects the same."""

    def pick(self, seen: Any, ask: Ask, options: vec[i64], rng: Rng) -> i64:
        self.expected = 0.75
        return options[0]


def sampler(game: Any, seed: int = 1) -> Sampler:
    return Sampler(game.observation(game.new(2)), game.pauses, 1, seed)


def kept(of: Sampler, picks: int) -> int:
    s = CENTURY.new(2)
    of.play(s, [Hopeful(), Hopeful()], NEVER, NEVER, picks)
    return len(of.ends)


def test_a_row_is_worth_what_was_expected_and_what_came_of_it() -> None:
    found = sampler(CENTURY)
    rows = kept(found, 60)
    assert rows > 8
    expected = list(found.worths)
    assert {round(x, 2) for x in expected} == {-1.0, 0.75}, "one seat is asked at a pause; the other expects nothing"
    found.judge(0, [1.0, 0.0])
    for seat, end in enumerate([1.0, 0.0]):
        worth = end
        for row in reversed(range(seat, rows, 2)):
            if expected[row] >= 0:
                worth = (1 - PATIENCE) * 0.75 + PATIENCE * worth
            assert found.worths[row] == pytest.approx(worth)


def test_behind_a_pick_at_random_the_expectation_counts_alone() -> None:
    found = sampler(CENTURY)
    rows = kept(found, 60)
    expected = list(found.worths)
    last = max(row for row in range(rows) if expected[row] >= 0)
    found.is_cut[last] = True
    found.judge(0, [0.0, 0.0])
    assert found.worths[last] == pytest.approx(0.75)


def test_picks_at_random_are_noted() -> None:
    found = sampler(CENTURY)
    found.play(CENTURY.new(2), [Hopeful(), Hopeful()], 1, NEVER, 40)
    assert len(found.ends) > 0 and any(found.is_cut)
    assert RARELY > 1


def test_players_that_expect_nothing_leave_only_the_end() -> None:
    found = sampler(RACE)
    s = RACE.new(2)
    found.play(s, [RACE.greedy()] * 2, NEVER, NEVER, 20_000)
    found.judge(0, [0.25, 0.5])
    assert set(found.worths) == {0.25, 0.5} and found.worths[0] == 0.25


@pytest.mark.parametrize("game", [CENTURY, RACE], ids=lambda game: game.name)
def test_a_lookahead_expects_the_value_of_the_best_option(game: Any) -> None:
    s = game.new(2)
    net = NetJudge(small_net(game, 2).net(), game.observation(s), judge(game))
    player = Lookahead(net, game.rollouts(), game.pauses, 0.0)
    rng = Rng(5)
    for number in range(12):
        playout(s, rng, 9)
        run_nature(s, rng)
        for d in pending(s)[:1]:
            seen, options = view(s, d.seat), d.options(s)
            if len(options) < 2:
                continue
            values = list(player.values(seen, d.ask, options, Rng(number)))
            picked = player.pick(seen, d.ask, options, Rng(number))
            assert player.expected == pytest.approx(max(values))
            assert picked == options[values.index(max(values))]


def test_a_lookahead_varies_more_the_warmer_it_is() -> None:
    s = CENTURY.new(2)
    run_nature(s, Rng(1))
    d = pending(s)[0]
    net = NetJudge(small_net(CENTURY, 2).net(), CENTURY.observation(s), judge(CENTURY))
    picks = []
    for temperature in (0.0, 5.0):
        player = Lookahead(net, CENTURY.rollouts(), CENTURY.pauses, temperature)
        rng = Rng(3)
        picks.append({player.pick(view(s, d.seat), d.ask, d.options(s), rng) for _ in range(40)})
    assert len(picks[1]) > max(len(picks[0]), 3)
