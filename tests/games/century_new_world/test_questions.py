"""Questions worth asking: every option of every question leads to a different table, so all are offered to people."""

from __future__ import annotations

import pytest

from farshore.core.agenda import NATURE
from farshore.core.decision import apply, pending
from farshore.core.play import run_nature
from farshore.core.rng import Rng
from farshore.testing.walk import snapshot
from tests.games.century_new_world.position import played


@pytest.mark.parametrize(("seats", "greed"), [(2, 0), (3, 50), (4, 80)])
def test_no_two_options_come_to_the_same(seats: int, greed: int) -> None:
    for s in played(seats, 1, greed):
        for d in pending(s):
            if d.seat == NATURE:
                continue
            options = d.options(s)
            assert list(d.ask.offered(s, options)) == list(options)
            results = set()
            for pick in options:
                after = s.clone()
                apply(after, d.seat, pick)
                run_nature(after, Rng(1))
                results.add(snapshot(after))
            assert len(results) == len(options)
