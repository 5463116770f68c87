"""Compiled and interpreted rules play the same games: 500 seeds over every game and case, in processes of their own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from farshore.build import HOT, is_compiled, source_digests, stale_modules
from farshore.cli.app import app

ROOT = Path(__file__).parents[2]
SEEDS = 500
PARTS = 10


def run(pythonpath: str, first: int, count: int) -> list[str]:
    script = ROOT / "tests" / "core" / "differential.py"
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if pythonpath:
        environment["PYTHONPATH"] = pythonpath
    words = [sys.executable, str(script), str(first), str(count)]
    done = subprocess.run(words, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@pytest.mark.skipif(not is_compiled(), reason="these rules run interpreted: there is nothing to compare")
@pytest.mark.parametrize("part", range(PARTS))
def test_compiled_and_interpreted_play_the_same_games(part: int) -> None:
    count = SEEDS // PARTS
    compiled = run("", part * count, count)
    interpreted = run(str(ROOT / "src"), part * count, count)
    assert (compiled[0], interpreted[0]) == ("compiled", "interpreted")
    assert compiled[1:] == interpreted[1:]
    assert len(compiled) == count + 1


def test_an_edited_source_has_another_digest(tmp_path: Path) -> None:
    source = tmp_path / "core" / "agenda.py"
    for file in (source, *(tmp_path / name for name in HOT)):
        file.parent.mkdir(exist_ok=True)
        file.write_text("x = 1", encoding="utf-8")
    source.write_text("one = 1", encoding="utf-8")
    before = source_digests(tmp_path)
    source.write_text("one = 2", encoding="utf-8")
    assert source_digests(tmp_path)["core/agenda.py"] != before["core/agenda.py"]
    assert stale_modules() == [], "run 'make setup': the rules were compiled from other sources"


def test_the_program_says_when_the_compiled_rules_are_old(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("farshore.cli.app.stale_modules", lambda: ["core/agenda.py"])
    told = CliRunner().invoke(app, ["games"])
    assert told.exit_code == 0
    assert "core/agenda.py changed since the last build; run 'make setup'" in told.output
