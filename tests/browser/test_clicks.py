"""How many clicks it takes, with a real mouse where a thing is: a die and its column, a tile, the Council Circle."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.browser.screen import Screen
from tests.browser.test_sets import at
from tests.games.century_new_world.position import Position as Century
from tests.games.santa_maria.position import Position as SantaMaria


def press(screen: Screen, what: str, x: float = 0.5, y: float = 0.5) -> None:
    """Click the place where this is drawn; `x` and `y` are parts of its width and height."""
    screen.sees(what)
    box = screen.page.locator(what).locator("visible=true").first.bounding_box()
    assert box is not None
    screen.page.mouse.click(box["x"] + box["width"] * x, box["y"] + box["height"] * y)
    screen.clicks += 1


def ref(name: str) -> str:
    return f"[data-ref='{name}'][data-legal]"


def test_a_die_lights_its_columns_and_the_column_is_clicked(browser: Any, hall: Any, shots: Path) -> None:
    """Two clicks: the die, then the column itself, on a building far below its head."""
    table = SantaMaria()
    table.has(coins=2)
    table.put(c32="wood", c52="grain", c43="sugar")
    table.white(2)
    screen, session = at(browser, hall, shots, "santa_maria", table.turn().s, alone=True)
    press(screen, "[data-ref^='die:'][data-legal]")
    screen.sees(ref("column:2"))
    screen.sees(ref("column:3"))
    screen.shoot("santa-maria-columns")
    assert screen.page.locator("[data-ref^='row:'][data-legal]").count() == 0, "a white die takes a column"
    press(screen, "[data-ref='cell:5,2']")
    screen.until(lambda: any(m.text.endswith(" column:2") for m in session.moves), "the column was not taken")
    assert screen.clicks == 2
    assert screen.faults == []


def test_tile_place_and_turn_in_three_clicks(browser: Any, hall: Any, shots: Path) -> None:
    table = SantaMaria()
    table.has(wood=2, grain=1)
    table.display("T01")
    screen, session = at(browser, hall, shots, "santa_maria", table.turn().s, alone=True)
    press(screen, ref("tile:T01"))
    screen.sees(ref("cell:3,3"))
    screen.page.keyboard.press("r")
    press(screen, ref("cell:3,3"))
    screen.sees("[data-lies='turn:90']")
    press(screen, "[data-lies='']")
    screen.until(lambda: session.moves[-1].text.endswith("turn:90"), "the tile does not lie")
    assert screen.clicks <= 3
    assert screen.faults == []


def test_the_council_circle_in_five_clicks(browser: Any, hall: Any, shots: Path) -> None:
    table = Century()
    table.has(0, 3, 0, 0, 0)
    screen, session = at(browser, hall, shots, "century_new_world", table.turn(0).s, alone=True, board="D1")
    circle = "location:B1-5"
    press(screen, ref(circle))
    for _ in range(3):
        screen.sees(ref("cube:yellow"))
        press(screen, ref("cube:yellow"))
    if screen.state()["ready"]:
        screen.confirm()
    screen.until(lambda: list(session.s.players[0].cubes) == [0, 3, 0, 0], "the cubes are not raised")
    assert screen.clicks <= 5
    assert screen.faults == []
