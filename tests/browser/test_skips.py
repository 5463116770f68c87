"""The setting "Skip choices with only one option", by clicks, where everybody chooses at the same time."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.browser.screen import new_screen
from tests.server.test_simultaneous import RACE, SEATS, forced_choices

SKIP = '[role="group"][aria-label="Skip single options"] button'


def test_a_person_waits_for_the_others_unless_they_want_to_be_asked(browser: Any, hall: Any, shots: Path) -> None:
    position, forced = forced_choices()["place-world", 1]
    address, lay = hall
    screen = new_screen(browser, address, shots, reduced_motion="reduce", locale="en-US")
    seats = [{"kind": "me", "name": "Ana"} if k == forced[0] else {"kind": "bot"} for k in range(SEATS)]
    table = screen.open("/").open_table(RACE, seats, pause=10)
    session = lay(table, position.s.clone(), bots_are_people=True)  # who think for as long as the test needs
    screen.go_to_table(table)
    screen.sees_no("[data-legal]")
    assert "Waiting for" in screen.state()["prompt"], "nothing is asked that will be answered for her"

    before = len(session.moves)
    set_skip(screen, "Off")
    screen.sees("[data-legal]")
    assert len(screen.state()["glowing"]) == 1
    set_skip(screen, "On")
    screen.sees_no("[data-legal]")
    assert len(session.moves) == before, "the others are still choosing"

    set_skip(screen, "Off")
    screen.sees("[data-legal]")
    assert screen.click(screen.state()["glowing"][0])
    if screen.state()["ready"]:
        screen.confirm()
    screen.until(lambda: len(session.moves) == before + 1, "her own pass did not arrive")
    assert session.moves[-1].seat == forced[0]
    assert screen.faults == []


def set_skip(screen: Any, value: str) -> None:
    screen.page.click('.tools button[aria-label="Menu"]')
    screen.page.locator(SKIP, has_text=value).click()
    screen.sees(f'{SKIP}[aria-pressed="true"]:has-text("{value}")')
    screen.page.keyboard.press("Escape")
