"""Nothing is left behind: what is done a thousand times takes no more memory than what is done once."""

from __future__ import annotations

import gc
import tracemalloc
from collections.abc import Callable

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from farshore.core.agenda import NATURE
from farshore.core.decision import apply, pending
from farshore.core.game import Game
from farshore.core.registry import games
from farshore.core.rng import Rng
from farshore.core.view import imagine, view
from farshore.core.wire import to_wire

TIMES = 400
ALLOWED = 24  # bytes a time: what the allocator rounds up, far below one row


def kept(work: Callable[[], object]) -> float:
    """Bytes that stay behind each time."""
    for _ in range(20):
        work()
    gc.collect()
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        for _ in range(TIMES):
            work()
        gc.collect()
        return (tracemalloc.get_traced_memory()[0] - before) / TIMES
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize("game", games().values(), ids=games().keys())
def test_tables_leave_nothing_behind(game: Game) -> None:
    seats = game.seats[1]
    options = game.settle(seats, {})
    s = game.new(seats, options)
    luck = Rng(3)
    d, picks = pending(s)[0], 0
    while d.seat == NATURE or picks < 80:
        apply(s, d.seat, d.ask.sample(s, luck))
        d, picks = pending(s)[0], picks + 1
    wire, bot, seen, rows = to_wire(s), game.greedy(), view(s, d.seat), list(d.options(s))

    def step() -> None:
        twin = s.clone()
        apply(twin, d.seat, d.ask.sample(twin, luck))

    for work in (
        step,
        lambda: to_wire(s),
        lambda: game.restore(wire, options),
        lambda: imagine(view(s, 0), luck),
        lambda: bot.pick(seen, d.ask, d.options(s), luck),
        lambda: bot.pick(seen, d.ask, vec[i64](rows), luck),
        lambda: game.outcome(s),
        lambda: game.picture(seen),
    ):
        assert kept(work) < ALLOWED
