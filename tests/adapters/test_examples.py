"""Every script of the documentation runs."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import farshore

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
NEEDS = {
    "pettingzoo_random.py": "pettingzoo",
    "gymnasium_seat.py": "gymnasium",
    "openspiel_random.py": "pyspiel",
    "numpy_batch.py": "numpy",
}
SCRIPTS = sorted(path.name for path in EXAMPLES.glob("*.py") if path.name != "any_language_bot.py")  # that one listens


@pytest.mark.parametrize("name", SCRIPTS)
def test_the_script_runs(name: str, tmp_path: Path) -> None:
    if name in NEEDS:
        pytest.importorskip(NEEDS[name], reason="the extra 'research' is not installed")
    env = {**os.environ, "PYTHONPATH": str(Path(farshore.__file__).parents[1])}  # the same program that is tested
    words = [sys.executable, str(EXAMPLES / name)]
    done = subprocess.run(words, capture_output=True, text=True, cwd=tmp_path, env=env, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip()


def test_the_page_for_researchers_names_every_script() -> None:
    page = (EXAMPLES.parent / "research.md").read_text(encoding="utf-8")
    assert all(name in page for name in SCRIPTS)
