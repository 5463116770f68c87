"""`farshore arena` and `farshore simulate`, as they are typed."""

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from farshore.cli.app import app


def run(*words: str) -> Any:
    return CliRunner().invoke(app, list(words))


def test_arena_prints_standings_and_pairings() -> None:
    found = run("arena", "century", "--bots", "random,greedy,easy", "--games", "6")
    assert found.exit_code == 0
    assert all(name in found.stdout for name in ("random", "greedy", "easy", "ahead of"))


def test_arena_writes_everything_into_a_folder_and_goes_on_there(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    words = ("arena", "century", "--bots", "random,greedy", "--out", str(tmp_path), "--parquet", "--json")
    first = json.loads(run(*words, "--games", "2").stdout)
    assert first["games"] == 2
    names = {path.name for path in tmp_path.iterdir()}
    assert names == {"results.jsonl", "results.json", "report.html", "results.parquet"}
    second = json.loads(run(*words, "--games", "4").stdout)
    assert second["games"] == 4
    kept = json.loads((tmp_path / "results.json").read_text())["results"]
    assert [game["number"] for game in kept] == [0, 1, 2, 3]


def test_simulate_counts_components() -> None:
    found = run("simulate", "century", "--games", "3", "--components", "--lang", "en")
    assert found.exit_code == 0
    assert "in games" in found.stdout and "picks a game" in found.stdout
    plain = json.loads(run("simulate", "century", "--games", "3", "--components", "--json").stdout)
    assert plain["components"] and plain["games"] == 3
    again = json.loads(run("simulate", "century", "--games", "3", "--components", "--json").stdout)
    assert again["components"] == plain["components"]


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["arena", "century", "--bots", "nobody"], "there is no bot 'nobody'"),
        (["arena", "century", "--bots", "greedy,greedy", "--players", "3"], "name a bot twice only where"),
        (["arena", "century", "--bots", "random", "--parquet"], "--out FOLDER"),
        (["arena", "century", "--bots", "random", "--address", "somewhere"], "--backend ray"),
        (["arena", "century", "--bots", "random,program:"], "needs a command"),
        (["arena", "century", "--bots", "random,program:no-such-file"], "cannot be started"),
        (["simulate", "century", "--bots", "random,greedy,easy"], "--bots takes 1 to 2 names"),
        (["simulate", "century", "--players", "9"], "is played by"),
    ],
)
def test_bad_input_is_told_in_one_line(words: list[str], complaint: str) -> None:
    found = run(*words)
    assert found.exit_code == 2
    assert complaint in found.stderr
    assert len(found.stderr.strip().splitlines()) == 1
