"""Several people: in two browsers, one of which loses its line; at one screen; and watching bots."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from tests.browser.axe import serious_faults
from tests.browser.screen import PHONE, new_screen, play_together

CENTURY = "century_new_world"
RACE = "race_for_the_galaxy"
ASKED = '[data-testid="prompt"], [data-testid="outcome"]'


def test_two_browsers_play_each_other_and_one_reconnects(browser: Any, address: str, shots: Path) -> None:
    ana, bruno = new_screen(browser, address, shots), new_screen(browser, address, shots)
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "person"}]
    table = ana.open("/").open_table(CENTURY, seats, variants={"round_cap": "3"})
    ana.go_to_table(table)
    ana.shoot("gathering")
    link = ana.page.locator("input[readonly]").input_value()
    bruno.page.goto(link)
    bruno.page.fill("input", "Bruno")
    bruno.shoot("join")
    bruno.page.click("button.primary")
    bruno.page.click("button.primary:has-text('I am ready')")
    rng = random.Random(1)
    bruno.sees(ASKED)
    play_together([ana, bruno], rng, most=6)
    bruno.context.set_offline(True)
    bruno.context.set_offline(False)
    bruno.page.reload()
    bruno.sees(ASKED)
    play_together([ana, bruno], rng)
    assert ana.state()["over"] and bruno.state()["over"]
    assert ana.page.inner_text('[data-testid="outcome"]') == bruno.page.inner_text('[data-testid="outcome"]')
    assert ana.faults == []


def test_a_phone_becomes_a_second_device_and_a_lost_one_is_replaced(browser: Any, address: str, shots: Path) -> None:
    desk = new_screen(browser, address, shots)
    phone = new_screen(browser, address, shots, PHONE, locale="pt-BR", color_scheme="dark")
    table = desk.open("/").open_table(CENTURY, [{"kind": "me", "name": "Ana"}, {"kind": "bot", "bot": "easy"}])
    own = f"a[href='/t/{table}']"
    desk.open("/me/devices")
    desk.page.click("text=Show a code")
    desk.sees("[data-testid=link-code]")
    desk.sees("svg[role=img] path[d^='M']")
    code = desk.page.inner_text("[data-testid=link-code]").replace(" ", "")
    phone.open(f"/me/{code}")
    assert phone.page.input_value("form input") == code
    phone.shoot("devices-phone")
    assert serious_faults(phone) == []
    phone.page.click("form button.primary")
    phone.sees(own)
    desk.page.click("text=Make a recovery code")
    desk.sees("[data-testid=recovery-code]")
    desk.shoot("devices")
    assert serious_faults(desk) == []
    printed = desk.page.inner_text("[data-testid=recovery-code]")
    desk.page.emulate_media(media="print")
    assert desk.page.locator(".panel:visible").count() == 1, "on paper there is the code and nothing else"
    assert "/me/devices" in desk.page.inner_text(".panel:visible"), "and where to type it in"
    desk.page.emulate_media(media="screen")
    found = new_screen(browser, address, shots)
    found.open("/me/devices")
    found.page.fill("form input", "wrong code")
    found.page.click("form button.primary")
    found.sees("[role=alert]")
    found.page.fill("form input", printed)
    found.page.click("form button.primary")
    found.sees(own)
    found.open("/me/devices")
    found.page.click("text=Delete everything about me")
    found.page.click("text=Really delete everything?")
    found.sees("text=Farshore")
    phone.open("/")
    phone.sees_no(own)


def test_host_calls_a_gathering_off_and_the_guest_sees_it(browser: Any, address: str, shots: Path) -> None:
    ana, bruno = new_screen(browser, address, shots), new_screen(browser, address, shots)
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "person"}]
    table = ana.open("/").open_table(CENTURY, seats, visibility="open")
    ana.go_to_table(table)
    bruno.open("/").go_to_table(table)
    bruno.sees("button:has-text('Sit here')")
    assert bruno.page.locator("button:has-text('Call it off')").count() == 0, "it is not the guest's to say"
    ana.page.click("button:text-is('Call it off')")
    ana.page.click("button:has-text('the invitations stop working')")
    for screen in (ana, bruno):
        screen.sees('[data-testid="prompt"]:has-text("called off")')
        assert screen.page.locator("button:has-text('Sit here')").count() == 0
        assert screen.faults == []
    ana.shoot("called-off")


def test_one_screen_for_two_takes_the_latest_choice_back(browser: Any, address: str, shots: Path) -> None:
    ana = new_screen(browser, address, shots)
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "me", "name": "Rui"}]
    ana.go_to_table(ana.open("/").open_table(CENTURY, seats))
    ana.sees("[data-legal]")
    ana.click("word:rest")
    ana.confirm()
    ana.confirm()
    ana.page.click(".undo[aria-disabled=false]")  # it is Rui's turn, and Ana says: wait
    ana.sees(".undo[aria-disabled=true]")
    assert ana.faults == []


def test_dropped_line_is_taken_up_again(browser: Any, address: str, shots: Path) -> None:
    ana = new_screen(browser, address, shots)
    sockets: list[Any] = []

    def answer(socket: Any) -> None:
        """The second line leads nowhere, so that the loss stands on the screen until somebody has seen it."""
        sockets.append(socket)
        if len(sockets) != 2:
            socket.connect_to_server()

    ana.page.route_web_socket("**/socket", answer)
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "bot", "bot": "random"}]
    ana.go_to_table(ana.open("/").open_table(CENTURY, seats, variants={"round_cap": "2"}))
    ana.sees("[data-legal]")
    sockets[0].close(code=1001)
    ana.sees("[role=alert]")
    ana.shoot("line-lost")
    while len(sockets) < 2:
        ana.page.wait_for_timeout(15)
    sockets[1].close(code=1001)
    ana.sees_no("[role=alert]")
    assert len(sockets) == 3
    ana.play(random.Random(2))


def test_hot_seat_hides_hands_behind_a_curtain(browser: Any, address: str, shots: Path) -> None:
    both = new_screen(browser, address, shots)
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "me", "name": "Bruno"}]
    both.go_to_table(both.open("/").open_table(RACE, seats))
    rng = random.Random(4)
    curtains: set[str] = set()
    both.sees('[data-testid="look"]')
    while len(curtains) < 2:
        while not (state := both.state())["curtain"]:  # nobody but this test opens it
            assert not state["over"], "the game ended before both had looked"
            if not both.choose(rng, state):
                both.page.wait_for_timeout(15)
        assert both.page.locator(".hand").count() == 0, "a hand is seen through the curtain"
        if not curtains:
            both.shoot("curtain")
        curtains.add(both.page.inner_text("#pass-to"))
        both.page.click('[data-testid="look"]')
        both.sees_no("#pass-to")
    assert both.faults == []


def test_watching_bots_at_one_s_own_speed(browser: Any, address: str, shots: Path) -> None:
    watcher = new_screen(browser, address, shots)
    bots = [{"kind": "bot", "bot": "random", "name": name} for name in ("Ana", "Bruno")]
    watcher.go_to_table(watcher.open("/").open_table(CENTURY, bots, variants={"round_cap": "2"}, pause=10))
    watcher.sees(".pace input")
    watcher.shoot("watching")
    watcher.page.locator(".pace input").fill("4")
    watcher.sees('[data-testid="outcome"]')
    assert watcher.page.locator("[data-legal]").count() == 0


def test_a_table_that_is_not_there_says_why_in_ones_own_language(browser: Any, address: str, shots: Path) -> None:
    ana = new_screen(browser, address, shots, locale="pt-BR")
    ana.open("/t/nosuchtable")
    assert ana.page.inner_text("[role=alert]") == "Esta mesa não existe."
    ana.shoot("no-such-table")
