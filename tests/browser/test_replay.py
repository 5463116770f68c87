"""A replay: the controls, the keys, the chart, comments, and a link to a moment."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from tests.browser.axe import serious_faults
from tests.browser.screen import PHONE, Screen, new_screen

SMALL = (1280, 720)
ME_AND_BOT = [{"kind": "me", "name": "Ana"}, {"kind": "bot", "bot": "greedy"}]
BUTTONS = {"first": 0, "back": 1, "play": 2, "next": 3, "last": 4}


def at(screen: Screen) -> tuple[int, int]:
    here, last = screen.page.inner_text('[data-testid="moment"]').split("/")
    return int(here), int(last)


def comes_to(screen: Screen, moment: int) -> None:
    screen.until(lambda: at(screen)[0] == moment, f"not at moment {moment}, but at {at(screen)}")


def press(screen: Screen, button: str) -> None:
    screen.page.locator(".controls .btn").nth(BUTTONS[button]).click()


def test_replay_by_buttons_keys_and_chart_with_comments_and_a_link(browser: Any, address: str, shots: Path) -> None:
    screen = new_screen(browser, address, shots, SMALL)
    table = screen.open("/").open_table("century_new_world", ME_AND_BOT, variants={"round_cap": "3"}, visibility="open")
    screen.go_to_table(table).play(random.Random(5))
    screen.open(f"/replay/{table}")
    screen.sees('[data-testid="moment"]')
    last = at(screen)[1]
    assert at(screen)[0] == 1 and last > 5
    assert screen.holds("((e) => e.scrollWidth <= e.clientWidth)(document.querySelector('h1'))"), "the title is cut"
    for button, moment in (("next", 2), ("last", last), ("back", last - 1), ("first", 1)):
        press(screen, button)
        comes_to(screen, moment)
    for key, moment in (("ArrowRight", 2), ("End", last), ("ArrowLeft", last - 1), ("Home", 1)):
        screen.page.keyboard.press(key)
        comes_to(screen, moment)
    screen.page.locator(".controls select").select_option("4")
    press(screen, "play")
    comes_to(screen, last)
    chart = screen.page.locator('[data-testid="chart"]')
    box = chart.bounding_box()
    assert box is not None
    chart.click(position={"x": box["width"] / 2, "y": box["height"] / 2})
    screen.until(lambda: 1 < at(screen)[0] < last, "the chart goes nowhere")
    middle = at(screen)[0]
    screen.page.fill("details input.field", "Here I should have rested.")
    screen.page.keyboard.press("Enter")
    screen.sees("details li.now b")
    screen.shoot("replay-commented")
    assert serious_faults(screen) == []
    link = screen.page.url
    watcher = new_screen(browser, address, shots, PHONE, locale="pt-BR")
    watcher.page.goto(link)
    watcher.sees('[data-testid="moment"]')
    comes_to(watcher, middle)
    watcher.shoot("replay-by-link-phone")
    assert watcher.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    assert serious_faults(watcher) == []
    assert screen.faults == watcher.faults == []
