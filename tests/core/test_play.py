"""Bots in whole games: they pick what is offered, and never see the table itself."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from farshore.core.agenda import Ask, State
from farshore.core.errors import IllegalPick
from farshore.core.play import play, playout, run_nature
from farshore.core.policy import Policy
from farshore.core.registry import game_named
from farshore.core.rng import Rng
from tests.testing.high_card import HighCardGame


class Cheat(Policy):
    def pick(self, seen: object, ask: Ask, options: object, rng: Rng) -> int:
        return 77


def test_a_bot_that_picks_what_is_not_offered_is_stopped() -> None:
    with pytest.raises(IllegalPick, match="bot of seat 0 picked 77"):
        play(game_named("century").new(2), [Cheat(), Policy()], Rng(1), Rng(2), 1000)


class Nosy(Policy):
    """Says that it does not look, in the hope of being shown the table itself."""

    def __init__(self) -> None:
        self.shown: list[object] = []

    def pick(self, seen: object, ask: Ask, options: vec[i64], rng: Rng) -> i64:
        self.shown.append(seen)
        return options[0]

    def needs_view(self) -> bool:
        return False


class Plain(Nosy):
    """Says nothing of views, as a bot written in a hurry."""

    def needs_view(self) -> bool:
        return Policy.needs_view(self)


def test_no_bot_is_ever_shown_the_table_itself() -> None:
    nosy, plain = Nosy(), Plain()
    s = HighCardGame().new(2)
    play(s, [nosy, plain], Rng(1), Rng(2), 1000)
    assert nosy.shown == [None] * 3
    assert [seen.viewer for seen in plain.shown if isinstance(seen, State)] == [1] * 3
    assert not Policy().needs_view(), "the random one needs nothing"


def test_picks_are_counted_by_who_made_them() -> None:
    """Six cards are dealt; each seat puts one away and plays twice."""
    assert playout(HighCardGame().new(2), Rng(1), 1000) == (6, 6)
    assert playout(HighCardGame().new(2), Rng(1), 8) == (2, 6)
    assert playout(HighCardGame().new(2), Rng(1), 3) == (0, 3)
    assert run_nature(HighCardGame().new(2), Rng(1)) == 6
