"""What the tests of several games share: every position of a game, and fields of a row that name things."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from farshore.core.agenda import NATURE
from farshore.core.decision import apply, pending
from farshore.core.game import Game
from farshore.core.rng import Rng
from farshore.core.view import view


def positions(game: Game, s: Any, seed: int, greed: int = 0) -> Iterator[Any]:
    """The table before every pick, Nature's too, and at the end; `greed` of 100 picks are the greedy bot's."""
    rng, bot = Rng(seed), game.greedy()
    while open_now := pending(s):
        yield s
        d = open_now[0]
        if d.seat != NATURE and rng.below(100) < greed:
            apply(s, d.seat, bot.pick(view(s, d.seat), d.ask, d.options(s), rng))
        else:
            apply(s, d.seat, d.ask.sample(s, rng))
    yield s


def lawful_positions(game: Game, seats: int, variants: dict[str, str]) -> Iterator[Any]:
    """A rather greedy game, in which the laws hold all along and every pick has an action that leads back to it."""
    s = game.new(seats, variants)
    numbers = game.actions(s)
    for _ in positions(game, s, seats, 67):
        game.laws(s)
        for d in pending(s):
            for pick in d.options(s) if d.seat != NATURE else []:
                action = numbers.number(d.ask, pick)
                assert 0 <= action < numbers.size and numbers.pick(d.ask, action) == pick
        yield s


def ones(cells: Sequence[int]) -> list[int]:
    """What a field of an observation names: the cells that are 1, where all others are 0."""
    assert set(cells) <= {0, 1}, cells
    return [k for k, x in enumerate(cells) if x]
