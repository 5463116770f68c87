"""Comforts: keys, sounds, sizes, colours, zoom, answers given ahead, and the client as an app that opens offline."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest

from tests.browser.axe import serious_faults
from tests.browser.screen import PHONE, Screen, new_screen

CENTURY = "century_new_world"
ME_AND_BOT = [{"kind": "me", "name": "Ana"}, {"kind": "bot", "bot": "easy", "name": "Bruno"}]
SOUNDS = "performance.getEntriesByType('mark').map((mark) => mark.name).filter((name) => name.startsWith('sound-'))"
ZOOM = "new DOMMatrix(getComputedStyle(document.querySelector('.zoom')).transform).a"


def press(screen: Screen, key: str, what: str) -> None:
    screen.page.keyboard.press(key)
    screen.sees(what)


@pytest.mark.parametrize(("language", "title"), [("en", "Keys"), ("pt-BR", "Teclas")])
def test_keys_sizes_colours_and_sounds(browser: Any, address: str, shots: Path, language: str, title: str) -> None:
    screen = new_screen(browser, address, shots, (1280, 720), locale=language, reduced_motion="reduce")
    screen.go_to_table(screen.open("/").open_table(CENTURY, ME_AND_BOT, variants={"round_cap": "2"}))
    screen.sees("[data-legal]")
    press(screen, "?", f"dialog[aria-label='{title}']")
    screen.shoot(f"keys-{language}")
    assert serious_faults(screen) == []
    screen.page.keyboard.press("Escape")
    screen.sees_no("dialog")
    for key in "sgo":  # scores, guide, menu
        press(screen, key, "dialog[open]")
        if key != "o":
            screen.page.keyboard.press("Escape")
            screen.sees_no("dialog")
    chooses(screen, "Text size" if language == "en" else "Tamanho do texto", 2)
    chooses(screen, "Colours" if language == "en" else "Cores", 1)
    screen.shoot(f"settings-{language}")
    assert serious_faults(screen) == []
    screen.page.keyboard.press("Escape")
    screen.sees_no("dialog")
    assert screen.page.evaluate("getComputedStyle(document.querySelector('[data-testid=prompt]')).fontSize") == "20px"
    assert screen.page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--meat')") == "#ff2c0b"
    screen.shoot(f"large-text-{language}")
    assert screen.page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "the page fits its window"
    press(screen, "c", "[data-testid=chat-tab][aria-selected=true]")
    screen.page.keyboard.press("l")
    screen.sees("[data-testid=chat-tab][aria-selected=false]")
    press(screen, "]", "[data-testid=area]")
    screen.page.keyboard.press("Escape")
    screen.sees_no("[data-testid=area]")
    screen.page.keyboard.press("+")
    screen.finds(f"{ZOOM} === 1.25")
    screen.page.keyboard.press("0")
    screen.finds(f"{ZOOM} === 1")
    screen.play(random.Random(3))
    heard = screen.page.evaluate(SOUNDS)
    assert {"sound-turn", "sound-move", "sound-end"} <= set(heard)
    assert screen.faults == []


def chooses(screen: Screen, name: str, which: int) -> None:
    button = screen.page.locator(f"[role=group][aria-label='{name}'] button").nth(which)
    button.click()
    screen.until(lambda: button.get_attribute("aria-pressed") == "true", f"{name} is not chosen")


def test_a_key_turns_sounds_off_and_it_is_kept(browser: Any, address: str, shots: Path) -> None:
    screen = new_screen(browser, address, shots, locale="en")
    table = screen.open("/").open_table(CENTURY, ME_AND_BOT, variants={"round_cap": "2"})
    screen.go_to_table(table).sees("[data-legal]")
    press(screen, "m", "text=Sounds are off.")
    screen.play(random.Random(3))
    assert screen.page.evaluate(SOUNDS) == []
    assert screen.page.evaluate("localStorage.getItem('farshore.sound')") == "off"


def test_an_answer_ahead_stays_here_until_it_is_asked_for(browser: Any, address: str, shots: Path) -> None:
    """Ana plans to rest while Bruno thinks; nothing is sent before it is her turn, and she may change her mind."""
    ana, bruno = new_screen(browser, address, shots, locale="en"), new_screen(browser, address, shots, locale="en")
    sent: list[str] = []
    ana.page.on("websocket", lambda line: line.on("framesent", lambda frame: sent.append(str(frame))))
    table = ana.open("/").open_table(CENTURY, [{"kind": "me", "name": "Ana"}, {"kind": "person"}])
    ana.go_to_table(table)
    bruno.page.goto(ana.page.locator("input[readonly]").first.input_value())
    bruno.page.fill("input", "Bruno")
    bruno.page.click("button.primary")
    bruno.page.click("button.primary:has-text('I am ready')")
    ana.sees("[data-seat='0']")

    def rests(screen: Screen) -> None:
        screen.sees("[data-ref='word:rest'][data-legal]")
        screen.click("word:rest")
        screen.until(lambda: screen.state()["ready"] or not screen.state()["glowing"], "rest is not chosen")
        if screen.state()["ready"]:
            screen.confirm()

    # Either may begin: both rest once, so that each has been asked.
    first, other = (ana, bruno) if waits_for(ana) else (bruno, ana)
    rests(first)
    rests(other)
    if first is ana:
        rests(ana)
    ana.sees("[data-testid=ahead]")
    picks = sum('"pick"' in frame for frame in sent)
    ana.page.click("[data-testid=ahead]")
    rest = ana.page.locator("[role=dialog] button[aria-pressed]").first
    rest.click()
    ana.shoot("answer-ahead")
    assert serious_faults(ana) == []
    ana.page.click("button[aria-label='Take it back']")
    ana.finds("!document.querySelector('[data-testid=ahead]').textContent.includes('Planned')")
    rest.click()
    ana.page.keyboard.press("Escape")
    ana.sees("[data-testid=ahead]:has-text('Planned: Rest')")
    assert sum('"pick"' in frame for frame in sent) == picks, "the plan has left the screen"
    rests(bruno)
    ana.until(lambda: sum('"pick"' in frame for frame in sent) == picks + 1, "the planned answer was not given")
    bruno.sees("[data-legal]")
    assert ana.faults == []


def waits_for(screen: Screen) -> bool:
    screen.until(lambda: screen.page.locator("[data-testid=prompt]").count() > 0, "no prompt")
    screen.page.wait_for_timeout(300)
    return bool(screen.state()["glowing"])


@pytest.mark.parametrize("game", ["santa_maria", "age_of_discovery"])
def test_two_fingers_enlarge_the_board_on_a_phone(browser: Any, address: str, shots: Path, game: str) -> None:
    screen = new_screen(browser, address, shots, PHONE, locale="pt-BR", reduced_motion="reduce")
    screen.go_to_table(screen.open("/").open_table(game, ME_AND_BOT)).sees("[data-legal]")
    touch = screen.context.new_cdp_session(screen.page)

    def fingers(kind: str, apart: int) -> None:
        at = [{"x": 195 + side * apart / 2, "y": 360, "id": number} for number, side in enumerate((-1, 1))]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at if kind != "touchEnd" else []})

    fingers("touchStart", 80)
    for apart in (100, 120, 160):
        fingers("touchMove", apart)
    fingers("touchEnd", 0)
    screen.finds(f"{ZOOM} > 1.5")
    assert screen.page.evaluate(
        "document.querySelector('main').scrollWidth > document.querySelector('main').clientWidth"
    )
    assert screen.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "only the board is panned"
    screen.shoot(f"zoom-{game}")
    before = screen.page.evaluate(ZOOM)
    screen.page.click("button[aria-label='Diminuir o tabuleiro']")
    screen.finds(f"{ZOOM} < {before}")
    assert screen.faults == []


def test_it_is_an_app_that_opens_offline_and_tells_of_a_newer_one(browser: Any, address: str, shots: Path) -> None:
    screen = new_screen(browser, address, shots, locale="en", service_workers="allow")
    screen.open("/").sees("[data-game-card]")
    manifest = screen.page.request.get(f"{address}/manifest.webmanifest")
    assert manifest.headers["content-type"].startswith("application/manifest+json")
    for icon in manifest.json()["icons"]:
        drawn = screen.page.request.get(address + icon["src"])
        assert drawn.ok and drawn.headers["content-type"] == "image/png"
    screen.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    screen.finds("navigator.serviceWorker.controller !== null")
    kept = screen.page.evaluate(
        "caches.keys().then((n) => caches.open(n[0])).then((c) => c.keys()).then((k) => k.map((r) => r.url))"
    )
    assert kept and not [url for url in kept if re.search("/api/", url)], "nothing of a game is kept"
    screen.context.set_offline(True)
    screen.page.reload()
    screen.sees("[data-testid=offline]")
    screen.shoot("offline")
    screen.context.set_offline(False)
    screen.sees_no("[data-testid=offline]")
    screen.page.reload()
    screen.sees("[data-game-card]")
    # A worker with another address is what a newer client of the server is: another worker for the same pages.
    screen.page.evaluate("navigator.serviceWorker.register('/worker.js?newer').then(() => true)")
    screen.sees("[data-testid=newer]")
    screen.shoot("newer")
    assert serious_faults(screen) == []
    screen.page.click("[data-testid=newer] .primary")
    screen.finds("navigator.serviceWorker.controller?.scriptURL.endsWith('?newer') ?? false")
    screen.sees("[data-game-card]")


@pytest.mark.parametrize("size", [PHONE, (1280, 720)], ids=["phone", "desk"])
def test_a_notice_above_the_table_covers_nothing(
    browser: Any, address: str, shots: Path, size: tuple[int, int]
) -> None:
    screen = new_screen(browser, address, shots, size, locale="pt-BR", reduced_motion="reduce")
    screen.go_to_table(screen.open("/").open_table(CENTURY, ME_AND_BOT))
    screen.sees("[data-legal]")
    screen.context.set_offline(True)
    screen.sees("[data-testid=offline]")
    edge = "document.querySelector('[data-testid=offline]').getBoundingClientRect().bottom"
    screen.finds(f"document.querySelector('.screen').getBoundingClientRect().top >= {edge}")
    screen.shoot(f"offline-table-{size[0]}")
    assert screen.page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "the page fits its window"
    screen.context.set_offline(False)
    screen.sees_no("[data-testid=offline]")
    screen.finds("document.querySelector('.screen').offsetHeight === innerHeight")
