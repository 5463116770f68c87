"""Undo against bots: as far back as one likes, and said before what it costs."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from tests.browser.axe import serious_faults
from tests.browser.screen import DESK, PHONE, new_screen

ME_AND_BOT = [{"kind": "me", "name": "Ana"}, {"kind": "bot", "bot": "greedy", "name": "Bruno"}]
CAN_UNDO = ".undo[aria-disabled=false]"


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_game_becomes_practice_only_if_one_agrees(browser: Any, address: str, shots: Path, size: Any) -> None:
    screen = new_screen(browser, address, shots, size, locale="en-US")
    screen.go_to_table(screen.open("/").open_table("race_for_the_galaxy", ME_AND_BOT))
    screen.sees("[data-legal]")
    first = screen.state()["prompt"]
    screen.play(random.Random(2), until=lambda state: state["glowing"] and state["prompt"] != first)
    second = screen.state()["prompt"]
    screen.page.click(CAN_UNDO)
    screen.sees("dialog:has-text('this game becomes practice')")
    screen.shoot(f"practice-{'phone' if size == PHONE else 'desk'}")
    assert serious_faults(screen) == []
    screen.page.click("dialog >> text=Leave it")
    screen.sees_no("dialog")
    assert screen.state()["prompt"] == second, "nothing was taken back"
    screen.page.click(CAN_UNDO)
    screen.page.click('[data-testid="practice"]')
    screen.until(lambda: screen.state()["prompt"] == first, "the first question is asked again")
    assert screen.page.locator(".practice").count() == 1
    for _ in range(2):  # undo costs nothing any more: the last card goes without Confirm
        state = screen.state()
        screen.click(next(ref for ref in state["glowing"] if ref not in state["chosen"]))
    screen.until(lambda: screen.state()["prompt"] != first, "it waits for Confirm")
    assert screen.faults == []


def test_between_people_a_bots_answer_stands(browser: Any, address: str, shots: Path) -> None:
    screen = new_screen(browser, address, shots, locale="en-US")
    seats = [*ME_AND_BOT, {"kind": "me", "name": "Rui"}]
    screen.go_to_table(screen.open("/").open_table("century_new_world", seats))
    screen.play(random.Random(2), until=lambda _: "Rui" in screen.page.inner_text(".order .asked"))
    screen.sees(".undo[aria-disabled=true]")
    assert screen.faults == []
