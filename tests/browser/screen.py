"""A person at a screen: sees what glows, clicks it, reads the prompt. Knows no game."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Error, Page

DESK = (1440, 900)
PHONE = (390, 844)
MOST_CLICKS = 6000
PATIENCE = 120.0  # seconds without anything to do: a machine may be busy, but not for ever
GLOWING = "[data-legal]"

# Everything the player of a test does between two clicks happens in the page, in one round trip.
STATE = """() => {
  const outcome = document.querySelector('[data-testid="outcome"]');
  const glowing = [...document.querySelectorAll('[data-legal]')].filter((e) => e.getClientRects().length);
  const look = document.querySelector('[data-testid="look"]');
  const confirm = document.querySelector('[data-testid="confirm"]');
  return {
    over: outcome !== null,
    curtain: look !== null,
    ready: confirm !== null && !confirm.disabled,
    glowing: [...new Set(glowing.map((e) => e.dataset.ref))],
    chosen: [...new Set(glowing.filter((e) => e.hasAttribute('data-chosen')).map((e) => e.dataset.ref))],
    prompt: document.querySelector('[data-testid="prompt"]')?.textContent ?? '',
  };
}"""
CLICK = """(ref) => {
  const found = [...document.querySelectorAll(`[data-ref="${CSS.escape(ref)}"][data-legal]`)];
  const seen = found.find((e) => e.getClientRects().length);
  seen?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  return seen !== undefined;
}"""


class Screen:
    """One browser window of one person."""

    def __init__(self, context: BrowserContext, address: str, shots: Path) -> None:
        self.context = context
        self.address = address
        self.shots = shots
        self.page: Page = context.new_page()
        self.page.set_default_timeout(1000 * PATIENCE)
        self.faults: list[str] = []
        self.clicks = 0  # on the board and on Confirm
        self.picks = 0  # answers sent by them
        self.decisions = 0  # things chosen by them: a tile and its place are two, a forced turn of it none
        self.page.on("websocket", lambda line: line.on("framesent", self._sent))
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", self._heard)

    def _heard(self, message: Any) -> None:
        if message.type == "error" and "WebSocket" not in message.text and "ERR_INTERNET" not in message.text:
            self.faults.append(message.text)

    def _sent(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "pick":
            self.picks += 1

    def open(self, path: str) -> Screen:
        self.page.goto(self.address + path)
        self.page.wait_for_load_state("networkidle")
        return self

    def open_table(self, game: str, seats: list[dict[str, Any]], **more: Any) -> str:
        """A table by the form that Home sends; returns its id."""
        form = {"game": game, "seats": seats, "pause": 0, **more}
        answer = self.page.request.post(
            f"{self.address}/api/tables",
            data=form,
            headers={"origin": self.address, "content-type": "application/json"},
            timeout=1000 * PATIENCE,
        )
        assert answer.ok, answer.text()
        return str(answer.json()["table"]["id"])

    def go_to_table(self, table: str) -> Screen:
        self.page.goto(f"{self.address}/t/{table}")
        self.sees('[data-testid="prompt"], [data-testid="look"], [data-testid="outcome"]')
        return self

    # Asked again and again, rather than left to Playwright: a wait that fails tells what the screen showed instead.
    def sees(self, what: str) -> None:
        """Waits until something like this can be seen."""
        self.until(lambda: self.page.locator(what).locator("visible=true").count() > 0, f"nobody sees {what}")

    def sees_no(self, what: str) -> None:
        """Waits until nothing like this is left."""
        self.until(lambda: self.page.locator(what).count() == 0, f"still there: {what}")

    def finds(self, expression: str) -> None:
        """Waits until this holds in the page."""
        self.until(lambda: self.holds(expression), f"never true: {expression}")

    def holds(self, expression: str) -> bool:
        """Is this true in the page? Not while the page is being left for another."""
        try:
            return bool(self.page.evaluate(expression))
        except Error as fault:
            if "context was destroyed" in fault.message:
                return False
            raise

    def until(self, holds: Callable[[], bool], otherwise: str) -> None:
        began = time.monotonic()
        while not holds():
            assert time.monotonic() - began < PATIENCE, f"{otherwise}; {self.state()}, faults {self.faults}"
            self.page.wait_for_timeout(30)

    def state(self) -> dict[str, Any]:
        state: dict[str, Any] = self.page.evaluate(STATE)
        return state

    def click(self, ref: str) -> bool:
        """A click on something that glows."""
        self.clicks += 1
        self.decisions += 1
        return bool(self.page.evaluate(CLICK, ref))

    def confirm(self) -> None:
        self.clicks += 1
        self.page.evaluate("document.querySelector('[data-testid=\"confirm\"]')?.click()")

    def move(self, rng: random.Random, state: dict[str, Any] | None = None) -> bool:
        """Open the curtain or choose something that glows; confirm what is complete. False: nothing to do now.

        A caller that has looked at the state already hands it in: a choice must not rest on a later one.
        """
        state = self.state() if state is None else state
        if state["curtain"]:
            self.page.click('[data-testid="look"]')
            return True
        return self.choose(rng, state)

    def choose(self, rng: random.Random, state: dict[str, Any]) -> bool:
        new = [ref for ref in state["glowing"] if ref not in state["chosen"]]
        if state["ready"] and (state["chosen"] or not new or rng.random() < 0.3):
            self.decisions += not state["chosen"]  # to take nothing, or no more, is a choice
            self.confirm()
            return True
        if not state["glowing"]:
            return False
        return self.click(rng.choice(new or state["glowing"]))

    def play(self, rng: random.Random, until: Any = None) -> None:
        """Play until the outcome is shown, or until `until(state)` holds."""
        idle = time.monotonic()
        for _ in range(MOST_CLICKS):
            state = self.state()
            if state["over"] or (until is not None and until(state)):
                return
            if self.move(rng, state):
                idle = time.monotonic()
            else:
                assert time.monotonic() - idle < PATIENCE, f"nothing glows: {state}, faults {self.faults}"
                self.page.wait_for_timeout(15)
        raise AssertionError(f"no end after {MOST_CLICKS} clicks: {self.state()}")

    def shoot(self, name: str) -> None:
        self.shots.mkdir(parents=True, exist_ok=True)
        self.page.wait_for_timeout(350)
        self.page.screenshot(path=self.shots / f"{name}.png")


def play_together(screens: list[Screen], rng: random.Random, most: int = MOST_CLICKS) -> None:
    """Every player who is asked moves, in any order: a number of clicks, or until everybody sees the outcome."""
    clicks, idle = 0, time.monotonic()
    while clicks < most and not all(screen.state()["over"] for screen in screens):
        moved = sum(screen.move(rng) for screen in screens)
        clicks += moved
        if moved:
            idle = time.monotonic()
        else:
            assert time.monotonic() - idle < PATIENCE, f"nobody is asked: {[screen.state() for screen in screens]}"
            screens[0].page.wait_for_timeout(15)


def new_screen(browser: Browser, address: str, shots: Path, size: tuple[int, int] = DESK, **look: Any) -> Screen:
    """A fresh person: no cookie, nothing remembered. First-game advice is off unless a test asks for it."""
    advice = look.pop("advice", "off")
    look.setdefault("service_workers", "block")  # nothing is kept from one test to the next
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]}, has_touch=size == PHONE, bypass_csp=True, **look
    )
    context.add_init_script(
        f"localStorage.getItem('farshore.firstGame') ?? localStorage.setItem('farshore.firstGame', '{advice}')"
    )
    return Screen(context, address, shots)
