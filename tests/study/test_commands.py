"""`farshore analyse` and `farshore puzzles` as people call them."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner

import farshore
from farshore.cli.app import app
from farshore.core.registry import game_named
from farshore.study.budget import FEWEST, paced
from farshore.study.puzzle_file import read_games
from farshore.study.types import Analysis, Budget


@pytest.fixture
def short(tmp_path: Path) -> Path:
    """Two decisions of a game of two rounds: to play it to the end takes little time."""
    session = farshore.play("century", seed=3, players=["Ana", "Rui"], round_cap="2")
    bot = farshore.bot("random", session)
    for _ in range(2):
        bot.move()
    file = tmp_path / "game.rec"
    file.write_text(session.record(), encoding="utf-8")
    return file


def called(*words: object) -> str:
    result = CliRunner().invoke(app, [str(word) for word in words])
    assert result.exit_code == 0, result.output
    return result.stdout


def test_a_record_is_analysed_once_and_told_in_three_ways(short: Path, tmp_path: Path) -> None:
    page, kept = tmp_path / "report.html", tmp_path / "kept"
    shared = (short, "--effort", "0.01", "--keep", kept)
    found = msgspec.json.decode(called("analyse", *shared, "--json"), type=Analysis)
    assert found.players == ["Ana", "Rui"] and found.decisions
    before = {file: file.stat().st_mtime_ns for file in kept.iterdir()}
    told, report = called("analyse", *shared, "--language", "pt-BR", "--html", page), page.read_text(encoding="utf-8")
    for said in ("Precisão, final", "Pontos por categoria", "robô mais forte a partir do mesmo começo"):
        assert said in " ".join(told.split()) and said in report
    assert "<svg" in report and 'lang="pt-BR"' in report
    assert {file: file.stat().st_mtime_ns for file in kept.iterdir()} == before


def test_what_is_no_record_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "letter.rec"
    file.write_text("Dear Ana", encoding="utf-8")
    result = CliRunner().invoke(app, ["analyse", str(file)])
    assert result.exit_code == 2 and "a record begins with" in result.stderr


def test_a_file_that_holds_enough_puzzles_is_left_alone_but_for_a_broken_line(tmp_path: Path) -> None:
    game = game_named("century")
    shipped = Path(farshore.__file__).parent / "games" / game.name / "data" / "puzzles.jsonl"
    file = tmp_path / "puzzles.jsonl"
    file.write_bytes(shipped.read_bytes() + b'{"seed": 5, "ru')
    called("puzzles", "century", "--count", 1, "--out", file)
    assert file.read_bytes() == shipped.read_bytes()
    assert sum(len(one.puzzles) for one in read_games(file.read_bytes())) >= 1


def test_a_slow_game_gets_fewer_simulations() -> None:
    slow, quick = paced(game_named("age_of")), paced(game_named("race"))
    assert slow.search < quick.search == Budget().search
    assert paced(game_named("age_of"), Budget(duel=3)).duel == FEWEST


def test_a_puzzle_whose_solution_does_not_stand_out_is_not_confirmed(tmp_path: Path) -> None:
    game = game_named("century")
    shipped = read_games((Path(farshore.__file__).parent / "games" / game.name / "data" / "puzzles.jsonl").read_bytes())
    file = tmp_path / "puzzles.jsonl"
    (one,) = [kept for kept in shipped if kept.puzzles][:1]
    wrong = msgspec.convert(msgspec.to_builtins(one), type(one))
    for puzzle in wrong.puzzles:
        puzzle.candidates.reverse()
    other = msgspec.structs.replace(one, picks="0:999 " + one.picks)  # as if the rules had changed
    file.write_bytes(b"".join(msgspec.json.encode(kept) + b"\n" for kept in (one, wrong, other)))
    called("puzzles", "century", "--check", "--out", file)
    right, *none = read_games(file.read_bytes())
    assert right.puzzles and [kept.puzzles for kept in none] == [[], []]
    assert [(x.row, x.candidates[0].picks) for x in right.puzzles] == [
        (x.row, x.candidates[0].picks) for x in one.puzzles if x.row in {y.row for y in right.puzzles}
    ]


def test_without_puzzles_there_is_nothing_to_check(tmp_path: Path) -> None:
    file = tmp_path / "none.jsonl"
    result = CliRunner().invoke(app, ["puzzles", "century", "--check", "--out", str(file)])
    assert result.exit_code == 2 and "holds no puzzles" in result.stderr and not file.exists()
