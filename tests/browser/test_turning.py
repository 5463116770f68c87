"""A tile in hand is turned before and after it is put down, by R, the wheel and a tap; three clicks lay it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.browser.test_sets import at, clicks
from tests.games.santa_maria.position import Position, cell

LYING = "document.querySelector('[data-lies^=turn]')?.dataset.lies"
HELD = "Number(document.querySelector('[data-held]')?.dataset.held)"


def buying(tile: str) -> Position:
    table = Position()
    table.has(wood=2, grain=1)
    table.display(tile)
    return table.turn()


def test_a_tile_is_turned_before_and_after_it_is_put_down(browser: Any, hall: Any, shots: Path) -> None:
    position = buying("T01")
    screen, session = at(browser, hall, shots, "santa_maria", position.s)
    clicks(screen, "tile:T01")
    screen.sees("[data-held]")
    screen.page.keyboard.press("r")
    screen.finds(f"{HELD} === 90")
    screen.page.hover("[data-ref='cell:3,3']")
    screen.page.mouse.wheel(0, 100)
    screen.finds(f"{HELD} === 180")
    screen.page.locator("[data-held]").dispatch_event("click")
    screen.finds(f"{HELD} === 270")
    screen.sees("[data-ref='cell:3,3'][data-pointed] .ghost")
    screen.shoot("santa-maria-turned-in-hand")
    clicks(screen, "cell:3,3")
    screen.finds(f"{LYING} === 'turn:270'")
    screen.page.keyboard.press("r")
    screen.finds(f"{LYING} === 'turn:0'")
    screen.page.mouse.move(5, 5)  # wherever the mouse is, the tile lies as it was turned
    screen.page.keyboard.press("Shift+R")
    screen.finds(f"{LYING} === 'turn:270'")
    screen.shoot("santa-maria-turned-on-the-board")
    screen.page.locator("[data-lies='']").dispatch_event("click")
    screen.finds("!document.querySelector('[data-testid=confirm]').disabled")  # among people it ends the turn
    screen.page.keyboard.press("Enter")
    screen.until(lambda: session.moves[-1].text.endswith("turn:270"), "the tile does not lie")
    p, spaces = session.s.players[0], position.tile("T01").spaces
    assert [next(i for i in range(36) if p.cells[i] == x) for x in spaces] == [cell("3,3"), cell("2,3"), cell("3,4")]
    assert screen.faults == []
