"""The program from outside: what it prints, what it keeps, and how it answers bad input."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.shell_completion import ShellComplete
from click.testing import CliRunner, Result

from farshore.cli.app import COMMANDS, app
from farshore.core.registry import games
from farshore.core.replay import read


def farshore(*words: str, say: str = "") -> Result:
    return CliRunner().invoke(app, [*words], input=say, catch_exceptions=False)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_helps_with_examples(command: str) -> None:
    told = farshore(command, "--help")
    assert told.exit_code == 0
    assert "Example" in told.output


def test_games_are_listed() -> None:
    listed = farshore("games").output
    assert "century_new_world" in listed
    assert "round_cap   1…1000 (200)" in listed, "with what holds when nothing is said"
    found = json.loads(farshore("games", "--json").output)
    assert {game["name"] for game in found} == set(games())
    assert all(sum(game["provenance"].values()) for game in found)


@pytest.mark.parametrize("door", ["batch", "gymnasium", "pettingzoo", "openspiel"])
def test_bench_measures_every_door(door: str) -> None:
    pytest.importorskip("pyspiel", reason="the extra 'research' is not installed")
    found = json.loads(
        farshore("bench", "race", "--players", "2", "--seconds", "0.05", "--door", door, "--json").output
    )
    assert found["door"] == door and 0 < found["us_per_decision"] <= found["mean_us_per_decision"]


@pytest.mark.parametrize("game", games())
def test_bench_measures_every_game(game: str) -> None:
    found = json.loads(farshore("bench", game, "--players", "2", "--seconds", "0.05", "--json").output)
    assert found["picks_per_s"] >= found["decisions_per_s"] > 0
    assert found["games_per_s"] > 0
    assert found["clone_us"] > 0
    assert isinstance(found["compiled"], bool)


def test_simulate_is_the_same_for_the_same_seed() -> None:
    words = (
        "simulate",
        "century",
        "--players",
        "3",
        "--games",
        "6",
        "--seed",
        "4",
        "--bots",
        "greedy,random",
        "--json",
    )
    one, other = (json.loads(farshore(*words).output) for _ in range(2))
    for told in (one, other):
        for standing in told["standings"]:
            del standing["milliseconds"]
    assert one == other
    assert sum(standing["wins"] for standing in one["standings"]) == pytest.approx(6)
    assert [standing["games"] for standing in one["standings"]] == [9, 9]


def test_a_game_between_bots_is_kept_as_a_sound_record(tmp_path: Path) -> None:
    file = tmp_path / "game.rec"
    told = farshore("play", "century", "--terminal", "--bots", "random,random", "--seed", "3", "--save", str(file))
    assert told.exit_code == 0
    assert read(file.read_text(encoding="utf-8")).fault is None
    assert "all sound" in farshore("replay", str(file), "--verify").output.replace("\n", " ")


def test_a_person_plays_asks_takes_back_leaves_and_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "game.rec"
    words = (
        "play",
        "century",
        "--terminal",
        "--names",
        "Ana",
        "--option",
        "board=D1",
        "--seed",
        "1",
        "--save",
        str(file),
    )
    told = farshore(*words, say="?1\nh\nl\np\nrubbish\n99\n1\nq\n")
    assert told.exit_code == 0
    assert "--resume" in told.output
    reading = read(file.read_text(encoding="utf-8"))
    assert reading.fault is None
    assert reading.record.header.players[0] == "Ana"
    before = len(reading.record.picks)
    again = farshore("play", "--terminal", "--resume", str(file), say="1\n1\n1\n")
    assert again.exit_code == 0
    assert len(read(file.read_text(encoding="utf-8")).record.picks) > before


def test_undo_takes_the_pick_off_the_record(tmp_path: Path) -> None:
    file = tmp_path / "game.rec"
    words = ("play", "century", "--terminal", "--players", "2", "--bots", "", "--names", "Ana,Rui", "--save", str(file))
    farshore(*words, "--seed", "1", say="q\n")
    before = file.read_text(encoding="utf-8")
    farshore("play", "--terminal", "--resume", str(file), say="3\nu\nq\n")
    assert file.read_text(encoding="utf-8") == before


def test_a_damaged_record_is_kept_aside_and_the_game_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "game.rec"
    farshore("play", "century", "--terminal", "--seed", "1", "--save", str(file), say="1\n1\nq\n")
    damaged = file.read_text(encoding="utf-8")[:-3]
    file.write_text(damaged, encoding="utf-8")
    told = farshore("play", "--terminal", "--resume", str(file), "--lang", "en", say="q\n")
    assert told.exit_code == 0
    assert "damaged" in told.output
    assert file.with_name("game.rec.damaged").read_text(encoding="utf-8") == damaged
    assert read(file.read_text(encoding="utf-8")).fault is None


def test_replay_steps_and_stops(tmp_path: Path) -> None:
    file = tmp_path / "game.rec"
    farshore("play", "century", "--terminal", "--bots", "random,random", "--seed", "3", "--save", str(file))
    told = farshore("replay", str(file), "--step", say="\nq\n")
    assert told.exit_code == 0
    assert "Enter continues, q quits." in told.output
    assert "turn" in told.output


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("play", "ludo", "--terminal"), "there is no game 'ludo'"),
        (("bench", "ludo"), "there is no game 'ludo'"),
        (("bench", "century", "--players", "9"), "is played by 2 to 4, not by 9"),
        (("bench", "century", "--seconds", "fast"), "is not a valid float"),
        (("simulate", "century", "--players", "9"), "is played by 2 to 4, not by 9"),
        (("simulate", "century", "--bots", "deep"), "there is no bot 'deep'"),
        (("simulate", "century", "--bots", "random,random,random"), "--bots takes 1 to 2 names"),
        (("simulate", "century", "--bots", ""), "--bots takes 1 to 2 names"),
        (("simulate", "century", "--games", "-3"), "not in the range"),
        (("simulate", "century", "--option", "board"), "write a variant as name=value"),
        (("simulate", "century", "--option", "board=Z9"), "variant board cannot be 'Z9'"),
        (("simulate", "century", "--option", "moon=1"), "has no variant 'moon'"),
        (("simulate", "race", "--players", "3", "--option", "two_actions=on"), "is for 2 players, not for 3"),
        (("simulate", "century", "--edition", "nowhere.toml"), "nowhere.toml cannot be read: No such file"),
        (("simulate", "century", "--edition", "gold"), "no edition 'gold'"),
        (("play", "century", "--terminal", "--players", "2", "--bots", "random,random,random"), "need more than"),
        (("play", "--terminal", "--resume", "nowhere.rec"), "does not exist"),
        (("play", "century", "-p", "3", "--bots", "greedy"), "--players, --bots: only with --terminal"),
        (("replay", "nowhere.rec"), "does not exist"),
        (("new-game", "class"), "a word of Python"),
        (("check", "--root", "/usr"), "has no folder 'tests'"),
        (("juggle",), "No such command"),
    ],
)
def test_bad_input_gets_one_clear_answer_and_code_2(words: tuple[str, ...], says: str) -> None:
    told = farshore(*words)
    assert told.exit_code == 2
    assert says in told.output
    assert "Traceback" not in told.output


@pytest.mark.parametrize("content", [b"", b"hello", b"\xff\xfe\x00\x01", b"farshore record 1\ngame: ludo\n\n"])
def test_files_that_are_no_records(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "strange.rec"
    file.write_bytes(content)
    for words in (("replay", str(file)), ("play", "--terminal", "--resume", str(file))):
        told = farshore(*words)
        assert told.exit_code == 2
        assert "farshore: " in told.output
    assert file.read_bytes() == content


@pytest.mark.parametrize(
    ("line", "begun", "offered"),
    [
        (["play"], "ce", ["century_new_world"]),
        (["simulate"], "galaxy", ["race_for_the_galaxy"]),
        (["simulate", "century", "-o"], "", ["board=", "round_cap="]),
        (["simulate", "century", "-o"], "board=", ["board=random", "board=D1", "board=E1", "board=F1"]),
        (["simulate", "-o"], "", []),
        (["arena", "century", "--bots"], "random,gr", ["random,greedy"]),
    ],
)
def test_the_shell_is_told_what_may_follow(line: list[str], begun: str, offered: list[str]) -> None:
    told = ShellComplete(app, {}, "farshore", "_FARSHORE_COMPLETE").get_completions(line, begun)
    assert [item.value for item in told] == offered
