"""Places with a row and a column are shown as a grid, with their numbers, and not once more as a list."""

from __future__ import annotations

from farshore.cli.terminal.board import possessions
from farshore.cli.terminal.layout import Layout
from farshore.core.registry import game_named
from farshore.words import Words

PLACES = [
    {"ref": "cell:1,1", "row": 1, "column": 1, "lies": "die:white-4"},
    {"ref": "cell:1,2", "row": 1, "column": 2},
    {"ref": "cell:2,2", "row": 2, "column": 2, "effects": [{"gain": {"wood": 2}}]},
]


def shown(player: dict[str, object], plain: bool = False) -> list[str]:
    words = Words(game_named("santa_maria"), "en")
    return [line.plain for line in possessions(words, {"players": [player]}, 0, Layout(80, 24, plain))]


def test_a_grid_has_its_numbers_and_what_lies_there() -> None:
    rows = [line.split() for line in shown({"colony": PLACES})]
    assert rows == [["1", "2"], ["1", "white", "4", "·"], ["2", "·", "2", "wood"]][: len(rows)]
    assert len(rows) == 3


def test_plainly_a_place_that_holds_something_is_a_line() -> None:
    assert shown({"colony": PLACES}, plain=True) == ["row 1, column 1: white 4", "row 2, column 2: 2 wood"]


def test_its_places_are_not_listed_besides() -> None:
    text = "\n".join(shown({"colony": PLACES, "scholars": [{"ref": "scholar:SC01"}]}))
    assert "Foreman" in text
    assert "row 1, column 1" not in text
