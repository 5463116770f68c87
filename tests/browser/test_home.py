"""Home: one way to start, tables with round and turn, put away and taken out again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.browser.axe import serious_faults
from tests.browser.screen import PHONE, new_screen

CENTURY = "century_new_world"
RACE = "race_for_the_galaxy"
BOT = {"kind": "bot", "bot": "easy", "name": "Bruno"}


def test_tables_tell_how_they_stand_and_can_be_put_away(browser: Any, address: str, shots: Path) -> None:
    screen = new_screen(browser, address, shots, PHONE, locale="en-US")
    screen.open("/")
    mine = screen.open_table(CENTURY, [{"kind": "me", "name": "Ana"}, BOT])
    screen.go_to_table(mine).sees("[data-legal]")
    screen.open_table(RACE, [{"kind": "me", "name": "Ana"}, BOT, {**BOT, "name": "Clara"}])
    screen.open("/").sees("aside li:has-text('Race')")
    tables = screen.page.locator("aside")
    assert "Round 1" in tables.inner_text() and "Your turn" in tables.inner_text()
    assert screen.page.locator("main .btn.primary").count() == 1, "one clear way to start"
    assert screen.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    screen.shoot("home-tables")
    assert serious_faults(screen) == []
    screen.page.click("aside li:has-text('Century') button[aria-label^='Put away']")
    screen.sees_no("aside li:has-text('Century')")
    screen.page.reload()
    screen.sees("aside li:has-text('Race')")
    assert screen.page.locator("aside li:has-text('Century')").count() == 0
    screen.page.click("text=Show 1 table put away")
    screen.page.click("aside li:has-text('Century') button[aria-label^='Take out again']")
    screen.sees_no("text=put away")
    assert screen.page.locator("aside li:has-text('Century')").count() == 1
    assert screen.faults == []


# How far the fields of a seat reach beyond its box, in pixels; more than 0 is seen.
BEYOND = """() => Math.max(...[...document.querySelectorAll('.seats > li:not(.empty)')].flatMap((seat) =>
  [...seat.querySelectorAll('input, select, [role=radiogroup], button')].map((field) =>
    field.getBoundingClientRect().right - seat.getBoundingClientRect().right)))"""


def test_seats_on_a_phone_keep_their_fields_within_their_boxes(browser: Any, address: str, shots: Path) -> None:
    screen = new_screen(browser, address, shots, PHONE, locale="pt-BR").open("/")
    screen.page.click(f"[data-game-card='{CENTURY}']")
    screen.page.click(".empty button")
    screen.sees(".seats > li:nth-child(4)")
    screen.shoot("setup-four")
    assert screen.page.evaluate(BEYOND) < 0


def test_all_tables_are_shown_when_asked(browser: Any, address: str, shots: Path) -> None:
    screen = new_screen(browser, address, shots, locale="en-US").open("/")
    for _ in range(8):
        screen.open_table(CENTURY, [{"kind": "me", "name": "Ana"}, BOT])
    screen.open("/").sees("aside li")
    assert screen.page.locator("aside ul >> nth=0").locator("li").count() == 6
    screen.page.click("text=Show 2 more")
    screen.until(lambda: screen.page.locator("aside ul >> nth=0").locator("li").count() == 8, "not all are shown")
    assert screen.page.locator("text=Show 2 more").count() == 0
    assert screen.faults == []
