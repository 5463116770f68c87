"""Browser notifications: only for people who want them, and only while the table is hidden."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from tests.browser.screen import Screen, new_screen, play_together

CENTURY = "century_new_world"
# The page's own Notification is written down instead of shown; whether the page is seen is the test's to say.
STUB = """
  window.told = []; window.leaveAsked = 0; window.focused = 0; window.unseen = false;
  window.focus = () => window.focused++;
  Object.defineProperty(document, 'hidden', { get: () => window.unseen });
  window.Notification = class {
    static permission = 'default';
    static async requestPermission() {
      window.leaveAsked++;
      return (this.permission = 'ANSWER');
    }
    constructor(title, { body }) { this.title = title; this.body = body; window.told.push(this); }
    close() { this.closed = true; }
  };
"""


def at_table(browser: Any, address: str, shots: Path, answer: str, language: str) -> tuple[Screen, Screen]:
    """Ana, whose browser gives this answer, and Bruno, at one table; it is Bruno's turn."""
    ana = new_screen(browser, address, shots, locale=language)
    ana.context.add_init_script(STUB.replace("ANSWER", answer))
    bruno = new_screen(browser, address, shots)
    table = ana.open("/").open_table(CENTURY, [{"kind": "me", "name": "Ana"}, {"kind": "person"}])
    ana.go_to_table(table)
    bruno.page.goto(ana.page.locator("input[readonly]").input_value())
    bruno.page.fill("input", "Bruno")
    bruno.page.click("button.primary")
    bruno.page.click("button.primary:has-text('I am ready')")
    ana.sees('[data-seat="0"]')
    return ana, bruno


def turn_on(ana: Screen, label: str) -> None:
    ana.page.locator(".tools button:last-child").first.click()
    assert ana.page.evaluate("window.leaveAsked") == 0, "nobody is asked before they want it"
    ana.page.locator(f"[role=group][aria-label='{label}'] button").first.click()
    ana.finds("window.leaveAsked === 1")


def until_asked(ana: Screen, bruno: Screen, is_asked: bool) -> None:
    """Ana plays until it is not her turn; then Bruno until it is."""
    who = bruno if is_asked else ana
    who.play(random.Random(7), until=lambda _: bool(ana.state()["glowing"]) == is_asked)


@pytest.mark.parametrize(
    ("language", "label", "turn"), [("en", "Notices", "your turn"), ("pt-BR", "Avisos", "sua vez")], ids=["en", "pt"]
)
def test_hidden_page_tells_of_one_s_turn_and_leads_back(
    browser: Any, address: str, shots: Path, language: str, label: str, turn: str
) -> None:
    ana, bruno = at_table(browser, address, shots, "granted", language)
    turn_on(ana, label)
    ana.finds("window.told.length === 1")  # that it works is shown at once
    ana.shoot(f"notices-{language}")
    ana.page.keyboard.press("Escape")
    until_asked(ana, bruno, True)
    until_asked(ana, bruno, False)
    assert ana.page.evaluate("window.told.length") == 1, "a page in sight needs no word"
    ana.page.evaluate("window.unseen = true")
    until_asked(ana, bruno, True)
    ana.finds("window.told.length === 2")
    title, body = ana.page.evaluate("[told[1].title, told[1].body]")
    assert turn in title
    assert body == ana.page.inner_text('[data-testid="prompt"]')
    ana.page.evaluate("told[1].onclick()")
    assert ana.page.evaluate("window.focused") == 1
    assert "/t/" in ana.page.url
    assert ana.faults == []


def test_refusal_of_the_browser_is_said_and_nothing_is_told(browser: Any, address: str, shots: Path) -> None:
    ana, bruno = at_table(browser, address, shots, "denied", "en")
    turn_on(ana, "Notices")
    ana.sees("text=Your browser blocks notifications")
    ana.page.keyboard.press("Escape")
    ana.page.evaluate("window.unseen = true")
    play_together([ana, bruno], random.Random(7), most=8)
    assert ana.page.evaluate("window.told.length") == 0
