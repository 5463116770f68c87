"""Several people: in two browsers, one of which loses its line; at one screen; and watching bots."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from tests.browser.screen import new_screen

CENTURY = "century_new_world"
RACE = "race_for_the_galaxy"


def test_two_browsers_play_each_other_and_one_reconnects(browser: Any, address: str, shots: Path) -> None:
    ana, bruno = new_screen(browser, address, shots), new_screen(browser, address, shots)
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "person"}]
    table = ana.open("/").open_table(CENTURY, seats, options={"round_cap": "3"})
    ana.go_to_table(table)
    ana.shoot("gathering")
    link = ana.page.locator("input[readonly]").input_value()
    bruno.page.goto(link)
    bruno.page.fill("input", "Bruno")
    bruno.shoot("join")
    bruno.page.click("button.primary")
    bruno.page.wait_for_selector("text=/ready/i")
    ready = bruno.page.locator("button.primary")
    if ready.count():
        ready.click()
    rng = random.Random(1)
    ana.page.wait_for_selector("[data-legal]")
    turns = 0
    while turns < 4:
        turns += ana.move(rng) + bruno.move(rng)
    bruno.context.set_offline(True)
    bruno.page.evaluate("new Promise((done) => setTimeout(done, 300))")
    bruno.context.set_offline(False)
    bruno.page.reload()
    bruno.page.wait_for_selector('[data-testid="prompt"]')
    for _ in range(3000):
        if ana.state()["over"] and bruno.state()["over"]:
            break
        if not ana.move(rng) and not bruno.move(rng):
            ana.page.wait_for_timeout(20)
    assert ana.state()["over"] and bruno.state()["over"]
    assert ana.page.inner_text('[data-testid="outcome"]') == bruno.page.inner_text('[data-testid="outcome"]')
    assert ana.faults == []


def test_dropped_line_is_taken_up_again(browser: Any, address: str, shots: Path) -> None:
    ana = new_screen(browser, address, shots)
    ana.page.route_web_socket("**/socket", lambda socket: sockets.append((socket, socket.connect_to_server())))
    sockets: list[Any] = []
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "bot", "bot": "random"}]
    ana.go_to_table(ana.open("/").open_table(CENTURY, seats, options={"round_cap": "2"}))
    ana.page.wait_for_selector("[data-legal]")
    sockets[0][0].close(code=1001)
    ana.page.wait_for_selector("[role=alert]")
    ana.shoot("line-lost")
    ana.page.wait_for_function("!document.querySelector('[role=alert]')")
    assert len(sockets) == 2
    ana.play(random.Random(2))


def test_hot_seat_hides_hands_behind_a_curtain(browser: Any, address: str, shots: Path) -> None:
    both = new_screen(browser, address, shots)
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "me", "name": "Bruno"}]
    both.go_to_table(both.open("/").open_table(RACE, seats))
    rng = random.Random(4)
    curtains: set[str] = set()
    for _ in range(80):
        if both.state()["curtain"]:
            assert both.page.locator(".hand").count() == 0, "a hand is seen through the curtain"
            if not curtains:
                both.shoot("curtain")
            curtains.add(both.page.inner_text("#pass-to"))
            both.page.click('[data-testid="look"]')
            both.page.wait_for_selector("#pass-to", state="detached")
        elif not both.choose(rng):
            both.page.wait_for_timeout(30)
    assert len(curtains) == 2
    assert both.faults == []


def test_watching_bots_at_one_s_own_speed(browser: Any, address: str, shots: Path) -> None:
    watcher = new_screen(browser, address, shots)
    bots = [{"kind": "bot", "bot": "random", "name": name} for name in ("Ana", "Bruno")]
    watcher.go_to_table(watcher.open("/").open_table(CENTURY, bots, options={"round_cap": "2"}, pause=2))
    watcher.page.wait_for_selector(".pace input")
    watcher.shoot("watching")
    watcher.page.locator(".pace input").fill("4")
    watcher.page.wait_for_selector('[data-testid="outcome"]', timeout=30_000)
    assert watcher.page.locator("[data-legal]").count() == 0
