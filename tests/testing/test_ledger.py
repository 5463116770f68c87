"""The ledger's check: rows are read as people write them, and every false name is found."""

from __future__ import annotations

from pathlib import Path

import pytest

from farshore.core.game import Game
from farshore.core.registry import game_named
from farshore.testing import ledger, playthroughs

GOOD = """
# Rules
Words before.

| id | rule, in our own words | source | step | test |
|---|---|---|---|---|
| C-1 | Work or rest | p. 4 | `Turn`, `EndTurn` | `test_one` `test_two` |
| C-2 | A \\| B | ruling 3 | `work` | test_two |

| other | table |
|---|---|
| x | y |
"""


def test_rows_are_read_from_tables_of_five_columns() -> None:
    found = list(ledger.rows(GOOD))
    assert [row.id for row in found] == ["C-1", "C-2"]
    assert found[0].steps == ("Turn", "EndTurn")
    assert found[0].tests == ("test_one", "test_two")
    assert found[1].rule == "A \\| B"


@pytest.fixture
def century(monkeypatch: pytest.MonkeyPatch) -> Game:
    monkeypatch.setattr(ledger, "ledger_text", lambda game: GOOD)
    return game_named("century_new_world")


def test_names_that_do_not_exist_are_found(century: Game, tmp_path: Path) -> None:
    (tmp_path / "test_x.py").write_text("def test_one() -> None: ...\n", encoding="utf-8")
    found = ledger.faults(century, tmp_path)
    assert "C-1 names the test test_two, which does not exist" in found
    assert not any("test_one" in fault for fault in found)
    assert not any("Turn," in fault or "EndTurn" in fault for fault in found)


def test_steps_that_no_rule_names_are_found(century: Game, tmp_path: Path) -> None:
    found = ledger.faults(century, tmp_path)
    assert "no rule names the step VisitFort" in found
    assert "no rule names the step Turn" not in found
    assert not any("step Ask" in fault or "DrawFromBag" in fault for fault in found)


def test_gaps_and_doubles_are_found(century: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    head = "| id | rule | source | step | test |\n|---|---|---|---|---|\n"
    text = head + "| A | x | | Nope | t |\n| A | x | p | work | t |\n"
    monkeypatch.setattr(ledger, "ledger_text", lambda game: text)
    found = ledger.faults(century, tmp_path)
    assert "A stands 2 times" in found
    assert "A says nothing under 'source'" in found
    assert "A names the step Nope, which does not exist" in found


def test_no_ledger_is_a_fault(century: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ledger, "ledger_text", lambda game: "nothing")
    assert "has no rules" in ledger.faults(century, tmp_path)[0]


def test_playthroughs_are_written_checked_and_kept(tmp_path: Path) -> None:
    game = game_named("century_new_world")
    assert len(playthroughs.faults(tmp_path, game)) == len(game.cases)
    assert playthroughs.write(tmp_path, game) == len(game.cases)
    assert playthroughs.faults(tmp_path, game) == []
    assert playthroughs.write(tmp_path, game) == 0


def test_a_playthrough_told_differently_is_named_by_its_line(tmp_path: Path) -> None:
    game = game_named("century_new_world")
    playthroughs.write(tmp_path, game)
    file = playthroughs.file_of(tmp_path, game, game.cases[1])
    lines = file.read_text(encoding="utf-8").splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith("#   "))
    lines[at] = "#   something-else seat:0"
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    assert f"line {at + 1} differs now" in playthroughs.faults(tmp_path, game)[0]
    assert playthroughs.write(tmp_path, game) == 1


def test_a_playthrough_of_a_case_that_is_gone_goes_too(tmp_path: Path) -> None:
    game = game_named("century_new_world")
    playthroughs.write(tmp_path, game)
    gone = tmp_path / playthroughs.FOLDER / game.name / "9p.rec"
    gone.write_text("x", encoding="utf-8")
    assert playthroughs.write(tmp_path, game) == 1
    assert not gone.exists()
