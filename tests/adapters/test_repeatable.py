"""Two runs of one seed are equal through every door, in different processes and under different hash seeds."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("pyspiel", reason="the extra 'research' is not installed")
import farshore

SCRIPT = Path(__file__).with_name("transcript.py")


def test_two_runs_of_a_seed_are_equal_across_processes_and_hash_seeds() -> None:
    home = str(Path(farshore.__file__).parents[1])
    runs = [
        subprocess.Popen(
            [sys.executable, str(SCRIPT)],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": home},
            stdout=subprocess.PIPE,
            text=True,
        )
        for seed in ("1", "2")
    ]
    one, other = (run.communicate()[0].splitlines() for run in runs)
    assert [run.returncode for run in runs] == [0, 0]
    assert one == other and len(one) == len(set(one)) == 8 * len(farshore.games())
