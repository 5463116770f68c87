"""Every script of the documentation runs."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
NEEDS = {
    "pettingzoo_random.py": "pettingzoo",
    "gymnasium_seat.py": "gymnasium",
    "openspiel_random.py": "pyspiel",
    "numpy_batch.py": "numpy",
}
SCRIPTS = sorted(path.name for path in EXAMPLES.glob("*.py") if path.name != "any_language_bot.py")  # that one listens


@pytest.mark.parametrize("name", SCRIPTS)
def test_the_script_runs(name, tmp_path):
    if name in NEEDS:
        pytest.importorskip(NEEDS[name], reason="the extra 'research' is not installed")
    words = [sys.executable, str(EXAMPLES / name)]
    done = subprocess.run(
        words, capture_output=True, text=True, cwd=tmp_path, env={**os.environ}, timeout=300, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip()


def test_the_page_for_researchers_names_every_script():
    page = (EXAMPLES.parent / "research.md").read_text(encoding="utf-8")
    assert all(name in page for name in SCRIPTS)
