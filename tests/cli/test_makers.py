"""Editions and new games made on the command line."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from farshore.cli.app import app
from farshore.core.registry import games

PATHS = [path for path in sys.path if path]


def farshore(*words: str) -> Result:
    return CliRunner().invoke(app, [*words], catch_exceptions=False)


@pytest.mark.parametrize("game", games())
def test_an_edition_is_copied_checked_changed_and_compared(game: str, tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    assert farshore("edition", "new", game, str(mine)).exit_code == 0
    assert "sound edition" in farshore("edition", "check", str(mine)).output.replace("\n", " ")
    assert farshore("edition", "diff", str(mine)).exit_code == 0
    text = mine.read_text(encoding="utf-8")
    mine.write_text(re.sub(r'provenance = "\w+"', 'provenance = "owner"', text, count=1), encoding="utf-8")
    told = farshore("edition", "diff", str(mine))
    assert told.exit_code == 1
    assert "→ 'owner'" in told.output


def test_a_copy_never_overwrites(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text("precious", encoding="utf-8")
    told = farshore("edition", "new", "century", str(mine))
    assert told.exit_code == 2
    assert mine.read_text(encoding="utf-8") == "precious"


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"game = ", "not valid TOML"),
        (b"\xff\xfe", "cannot be read"),
        (b"x = 1", "does not say which game"),
        (b'game = "ludo"', "there is no game 'ludo'"),
        (b'game = "century_new_world"', "is missing"),
        (b'game = "century_new_world"\nlocations = 3', "must be a list"),
        (b'game = "century_new_world"\nlocations = [3]', "locations[0]"),
    ],
)
def test_broken_editions_are_named_by_the_place(tmp_path: Path, content: bytes, says: str) -> None:
    file = tmp_path / "mine.toml"
    file.write_bytes(content)
    told = farshore("edition", "check", str(file))
    assert told.exit_code == 2
    assert says in told.output


def test_a_new_game_is_red_until_it_is_filled_in(tmp_path: Path) -> None:
    folder = tmp_path / "salt_road"
    assert farshore("new-game", "salt_road", "--into", str(folder)).exit_code == 0
    code = "import sys; sys.path[:0] = " + repr([str(folder), *PATHS]) + "; "
    code += "from salt_road.game import GAME; print(GAME().edition().provenance)"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert told.stdout.strip() == "{'reconstructed': 2}", told.stderr
    words = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "not spaces", str(folder)]
    environment = {"PYTHONPATH": ":".join([str(folder), *PATHS]), "PATH": ""}
    run = subprocess.run(words, cwd=folder, capture_output=True, text=True, check=False, env=environment)
    assert run.returncode == 1
    assert "write what may be picked in a turn" in run.stdout
    assert "passed" not in run.stdout.splitlines()[-1]


@pytest.mark.parametrize("name", ["", "Ludo", "9lives", "my-game", "class", "century_new_world", "../x"])
def test_bad_names_for_games(name: str, tmp_path: Path) -> None:
    told = farshore("new-game", name, "--into", str(tmp_path / "x"))
    assert told.exit_code == 2
    assert not (tmp_path / "x").exists()


def test_a_new_game_never_overwrites(tmp_path: Path) -> None:
    (tmp_path / "precious").touch()
    assert farshore("new-game", "salt_road", "--into", str(tmp_path)).exit_code == 2
    assert [path.name for path in tmp_path.iterdir()] == ["precious"]
