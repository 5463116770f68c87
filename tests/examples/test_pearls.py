"""The toy game of docs/write-a-game.md: a game from another package, interpreted, over the core as it is installed."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from farshore.testing import ScriptedTable, conformance_suite, ledger
from farshore.words.check import faults

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "examples"))

if TYPE_CHECKING:
    from examples.pearls.game import GAME, Dive, Surface
else:
    from pearls.game import GAME, Dive, Surface

TestPearls = conformance_suite(GAME())


@pytest.fixture
def table() -> ScriptedTable:
    """Finds 0 to 2 are sharks, 3 is worth 1, 11 is worth 6."""
    return ScriptedTable(GAME(), luck=["dive find:11"])


def test_every_find_is_equally_likely() -> None:
    s = GAME().new(2)
    assert {weight for _, weight in Dive(0, 0).outcomes(s)} == {1}
    assert len(Dive(0, 0).outcomes(s)) == 12


def test_a_pearl_adds_to_the_haul(table: ScriptedTable) -> None:
    table.luck("dive find:3")
    table.pick("dive")
    assert table.asked() == ["0 surface"]
    table.pick("surface")
    assert list(table.s.won) == [7, 0]


def test_a_shark_takes_the_haul(table: ScriptedTable) -> None:
    table.luck("dive find:0", "dive find:3")
    table.pick("dive")
    assert table.asked() == ["1 surface"]
    assert list(table.s.won) == [0, 0]
    assert table.heard("shark-met") == [{"seat": "seat:0", "value": 0}]


def test_surfacing_scores_the_haul(table: ScriptedTable) -> None:
    table.luck("dive find:3")
    table.pick("surface")
    assert table.asked() == ["1 surface"]
    assert list(table.s.won) == [6, 0]


def test_the_last_pearl_is_safe(table: ScriptedTable) -> None:
    for thing in range(12):
        if table.s.sea.has(thing) and thing != 3:
            table.s.sea.take(thing)
    table.pick("dive")
    assert list(table.s.won) == [7, 0]
    assert table.asked() == []


def test_its_words_and_ledger_are_complete() -> None:
    assert faults(GAME()) == []
    assert ledger.faults(GAME(), Path(__file__).parent) == []


def test_the_page_and_the_game_are_the_same_text() -> None:
    page = (ROOT / "docs" / "write-a-game.md").read_text(encoding="utf-8")
    told = page.split("```python\n# examples/pearls/game.py\n")[1:]
    code = "\n\n\n".join(block.partition("```")[0].strip("\n") for block in told)
    assert code + "\n" == (ROOT / "examples" / "pearls" / "game.py").read_text(encoding="utf-8")


def test_questions_travel_by_name() -> None:
    assert set(GAME().steps) >= {Dive.__name__, Surface.__name__}


def test_a_game_that_ships_no_weights_is_searched_with_greedy() -> None:
    game = GAME()
    assert game.weights() == {}
    assert type(game.rollouts()) is type(game.greedy())
