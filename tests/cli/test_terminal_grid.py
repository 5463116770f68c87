"""Places with a row and a column are shown as a grid, with their numbers, and not once more as a list."""

from __future__ import annotations

from farshore.cli.console import console
from farshore.cli.terminal.board import possessions
from farshore.core.registry import game_named
from farshore.words import Words

PLACES = [
    {"ref": "cell:1,1", "row": 1, "column": 1, "lies": "die:white-4"},
    {"ref": "cell:1,2", "row": 1, "column": 2},
    {"ref": "cell:2,2", "row": 2, "column": 2, "effects": [{"gain": {"wood": 2}}]},
]


def shown(player: dict[str, object]) -> str:
    out = console()
    with out.capture() as captured:
        out.print(possessions(Words(game_named("santa_maria"), "en"), {"players": [player]}, 0))
    return captured.get()


def test_a_grid_has_its_numbers_and_what_lies_there() -> None:
    rows = [line.split() for line in shown({"colony": PLACES}).splitlines()]
    assert ["┃", "┃", "1", "┃", "2", "┃"] in rows
    assert ["│", "1", "│", "white", "4", "│", "│"] in rows
    assert ["│", "2", "│", "│", "2", "wood", "│"] in rows


def test_its_places_are_not_listed_besides() -> None:
    text = shown({"colony": PLACES, "scholars": [{"ref": "scholar:SC01"}]})
    assert "Foreman" in text
    assert "row 1, column 1" not in text
