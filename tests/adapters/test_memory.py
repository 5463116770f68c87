"""Memory stays flat, however many episodes are played through a door."""

import gc
import tracemalloc
from collections.abc import Callable

import pytest

np = pytest.importorskip("numpy", reason="the extra 'research' is not installed")
pytest.importorskip("pyspiel", reason="the extra 'research' is not installed")
from farshore.adapters.speed import DOORS  # noqa: E402

GROWTH = 40_000  # bytes, in all these episodes; a table alone is several thousand


def grown(play: Callable[[int], tuple[int, int]], episodes: int) -> int:
    """How much more memory is held after some episodes than before them."""
    number = 0
    held = []
    tracemalloc.start()
    for _ in range(2):  # what is made once is made in the first half
        played = 0
        while played < episodes:
            number += 1
            played += play(number)[0]
        gc.collect()
        held.append(tracemalloc.get_traced_memory()[0])
    tracemalloc.stop()
    return held[1] - held[0]


@pytest.mark.parametrize("door", DOORS)
def test_episodes_leave_nothing_behind(door: str) -> None:
    play = DOORS[door]("century", 2, {"round_cap": "3"})
    assert grown(play, 300 if door in ("batch", "vector") else 12) < GROWTH
