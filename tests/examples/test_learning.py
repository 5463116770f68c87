"""The learners of the examples run, and learn."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import farshore
from farshore.build import is_compiled

pytest.importorskip("torch", reason="the extra 'train' is not installed")
ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "examples" / "learning"
pytestmark = pytest.mark.skipif(not is_compiled(), reason="hundreds of games take too long interpreted")


def told(*words: str, cwd: Path) -> list[dict[str, float]]:
    env = {**os.environ, "PYTHONPATH": str(Path(farshore.__file__).parents[1])}  # the same program that is tested
    done = subprocess.run([sys.executable, *words], capture_output=True, text=True, cwd=cwd, env=env, check=False)
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_ppo_runs(tmp_path: Path) -> None:
    lines = told(str(FOLDER / "ppo.py"), "century", "--minutes", "0.01", "--save", "net.pt", cwd=tmp_path)
    assert 0 <= lines[-1]["random"] <= 1 and (tmp_path / "net.pt").stat().st_size > 1000


def test_imitation_learns_from_a_dataset(tmp_path: Path) -> None:
    played = "from farshore.cli import main; main()"
    words = ("simulate", "century", "--bots", "greedy", "--games", "30", "--dataset", "games", "--json")
    env = {**os.environ, "PYTHONPATH": str(Path(farshore.__file__).parents[1])}
    subprocess.run([sys.executable, "-c", played, *words], cwd=tmp_path, env=env, check=True, capture_output=True)
    lines = told(str(FOLDER / "imitate.py"), "games", "--passes", "3", "--against", "random", cwd=tmp_path)
    assert lines[-1]["same"] > lines[0]["same"]


@pytest.mark.parametrize("name", ["ppo.py", "imitate.py"])
def test_they_are_short(name: str) -> None:
    assert len((FOLDER / name).read_text(encoding="utf-8").splitlines()) < 200
