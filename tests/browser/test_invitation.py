"""An invite link: what one is invited to, in both languages, before a name is asked; a code for phones."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.browser.axe import serious_faults
from tests.browser.screen import DESK, PHONE, Screen, new_screen

CENTURY = "century_new_world"
SEATS = [{"kind": "me", "name": "Ana"}, {"kind": "person"}, {"kind": "bot", "bot": "easy", "name": "Clara"}]
CLOCK = {"kind": "bank", "seconds": 900, "increment": 10}
LOOKS = [
    ("en-US", "light", DESK, "Ana invites you to a table", "Clock"),
    ("pt-BR", "dark", PHONE, "Ana convida você para uma mesa", "Relógio"),
]


@pytest.mark.parametrize(("language", "theme", "size", "greeting", "clock"), LOOKS)
def test_an_invitation_says_what_it_is_for(
    browser: Any, address: str, shots: Path, language: str, theme: str, size: Any, greeting: str, clock: str
) -> None:
    ana = new_screen(browser, address, shots, locale="en-US")
    ana.go_to_table(ana.open("/").open_table(CENTURY, SEATS, clock=CLOCK))
    link = ana.page.locator("input[readonly]").input_value()
    ana.sees("svg[role=img] path[d^='M']")
    ana.shoot("invitation-host")
    guest = new_screen(browser, address, shots, size, locale=language, color_scheme=theme)
    guest.page.goto(link)
    guest.sees(f"text={greeting}")
    words = guest.page.inner_text("form")
    for expected in ("Century", "Ana", "Clara", clock):
        assert expected in words
    assert guest.page.input_value("form input") == ""
    assert guest.page.locator("form button.primary").is_visible()
    below = guest.page.locator("form button.primary").bounding_box()
    assert below is not None and below["y"] + below["height"] <= size[1], "the seat can be taken without scrolling"
    guest.shoot(f"invitation-{language}")
    assert serious_faults(guest) == []
    assert guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    guest.page.fill("form input", "Bruno")
    guest.page.click("form button.primary")
    guest.sees("text=Bruno")
    assert guest.faults == []


def test_a_used_invitation_says_so(browser: Any, address: str, shots: Path) -> None:
    screen = new_screen(browser, address, shots, locale="en-US")
    screen.page.goto(f"{address}/join/abcdefghij-1-0123456789abcdef0123456789abcdef")
    screen.sees("form [role=alert]")
    assert screen.page.locator("form button.primary").is_disabled()


def test_who_watches_is_told_so_and_may_sit_down(browser: Any, address: str, shots: Path) -> None:
    ana = new_screen(browser, address, shots, locale="en-US")
    table = ana.open("/").open_table(CENTURY, SEATS, visibility="open")
    ana.go_to_table(table)
    guest = new_screen(browser, address, shots, locale="en-US")
    guest.open("/").go_to_table(table)
    guest.sees("text=You are watching. A seat is free")
    guest.shoot("watching-a-gathering")
    assert serious_faults(guest) == []
    late = new_screen(browser, address, shots, locale="pt-BR")
    late.open("/")
    guest.page.click("button:text-is('Sit here')")
    guest.page.click("button:text-is('I am ready')")
    guest.sees("[data-seat='0']")
    late.go_to_table(table)
    late.sees("text=Você está assistindo")
    assert late.faults == []
    the_host_silences_and_sends_away(ana, late)
    assert (ana.faults, guest.faults) == ([], [])
    assert all("403" in fault for fault in late.faults), "the browser itself tells of the refusal"


def the_host_silences_and_sends_away(host: Screen, watcher: Screen) -> None:
    watcher.page.click('[data-testid="chat-tab"]')
    say(watcher, "Buy the wagon!")
    watcher.sees(".side-log li:has-text('Buy the wagon!')")
    host.page.click('[data-testid="chat-tab"]')
    host.page.click('[data-testid="watchers"] summary')
    host.page.click("button:text-is('Silence')")
    host.sees("button:text-is('Let speak')")
    host.shoot("host-keeps-order")
    assert serious_faults(host) == []
    say(watcher, "Not that one!")
    watcher.sees("text=silenciou")
    host.page.click("button:text-is('Send away')")
    host.page.click("button:text-is('Send away for good?')")
    host.sees_no('[data-testid="watchers"]')
    watcher.sees("text=tirou você daqui")
    watcher.shoot("sent-away")
    assert host.page.locator(".side-log li:has-text('Not that one!')").count() == 0


def say(screen: Screen, text: str) -> None:
    screen.page.fill(".side-log input", text)
    screen.page.keyboard.press("Enter")
