"""A real Ray on this machine, with two workers of which one is killed in the middle of its task."""

import os
import signal
import time
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from farshore.arena.plan import make_plan
from farshore.arena.results import Results
from farshore.arena.run import run
from farshore.core.registry import game_named

ray = pytest.importorskip("ray", reason="the extra 'ray' is not installed")
from farshore.arena.cluster import Cluster  # noqa: E402

GAME = game_named("century")


@pytest.fixture
def cluster() -> Any:
    found = Cluster(cpus=2)
    yield found
    ray.shutdown()


def parents() -> Any:
    """Every process with its parent."""
    found = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            found[int(stat.parent.name)] = int(stat.read_text().rpartition(")")[2].split()[1])
    return found


def at_work() -> Any:
    """Processes of our own cluster that are playing now: Ray names them after their task."""
    above = parents()
    for pid in above:
        ancestor = pid
        while ancestor not in (0, os.getpid()):
            ancestor = above.get(ancestor, 0)
        with suppress(OSError):
            if ancestor and b"ray::play_stretch" in Path(f"/proc/{pid}/cmdline").read_bytes():
                yield pid


def kill_one_at_work(killed: list[int]) -> Any:
    """Once, as soon as one is at work."""
    deadline = time.monotonic() + 60
    while not killed and time.monotonic() < deadline:
        for pid in at_work():
            os.kill(pid, signal.SIGKILL)
            killed.append(pid)
            break
        time.sleep(0.02)


@pytest.mark.filterwarnings("ignore")
def test_a_lost_worker_loses_no_results_and_no_game_is_counted_twice(cluster: Cluster, tmp_path: Path) -> None:
    plan = make_plan(GAME, ["random", "ismcts:1"], 8, seed=4)
    results = Results(plan, tmp_path / "results.jsonl")
    killed: list[int] = []
    Thread(target=kill_one_at_work, args=(killed,), daemon=True).start()
    assert sum(run(results, cluster, cluster.cpus)) == 8
    assert killed
    assert [r.number for r in results.played] == list(range(8))
    assert results.counts.games == 8
    again = Results(plan, tmp_path / "results.jsonl")
    assert [r.scores for r in again.played] == [r.scores for r in results.played]
