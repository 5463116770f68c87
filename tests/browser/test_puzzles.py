"""Puzzles by clicks: one of the trainer is solved, the one of the day is missed and then found."""

from __future__ import annotations

import datetime as dt
from pathlib import Path
from typing import Any

import pytest

from farshore.server import puzzle_pages
from farshore.study.puzzle_file import puzzle_of
from farshore.tables import puzzles
from tests.browser.axe import serious_faults
from tests.browser.screen import DESK, PHONE, Screen, new_screen

DAY = dt.date(2026, 3, 6)  # a day of Century
GAME = "century_new_world"
DONE = '[data-testid="puzzle"][data-right]'
BETTER = ".over .better, .chips .better"  # on the board, or beside it where the board does not show the option


def solution(screen: Screen) -> list[str]:
    """Of the puzzle that is shown, as the tokens to click."""
    one = puzzles.puzzle_named(screen.page.url.split("/puzzles/")[1].split("?")[0])
    return [token for path in puzzle_of(one.game, one.kept, one.found).solution for token in path.split(" ")]


def answer(screen: Screen, tokens: list[str]) -> str:
    """Clicks what glows of these, in order; the board answers what is forced by itself. Was it right?"""
    for token in tokens:
        ref = token if ":" in token else f"word:{token}"
        if ref in screen.state()["glowing"]:
            assert screen.click(ref)
    if screen.state()["ready"]:
        screen.confirm()
    screen.sees(DONE)
    return str(screen.page.locator(DONE).get_attribute("data-right"))


def test_a_puzzle_of_the_trainer_is_solved_and_the_next_comes(browser: Any, hall: Any, shots: Path) -> None:
    screen = new_screen(browser, hall[0], shots, DESK, locale="en-US").open("/puzzles")
    screen.page.click(f'a[href="/puzzles/next?game={GAME}"]')
    screen.sees("[data-legal]")
    shown = screen.page.url
    assert screen.page.locator(BETTER).count() == 0, "the solution is not shown before an answer"
    assert answer(screen, solution(screen)) == "true"
    screen.sees(BETTER)
    screen.sees('[data-testid="candidates"] li')
    assert "your rating" in screen.page.inner_text('[data-testid="puzzle"]')
    screen.shoot("puzzle-right")
    assert serious_faults(screen) == []
    screen.page.click('[data-testid="next-puzzle"]')
    screen.until(lambda: screen.page.url != shown, "no other puzzle comes")
    screen.sees("[data-legal]")
    assert screen.faults == []


def test_the_puzzle_of_the_day_is_missed_then_found(
    browser: Any, hall: Any, shots: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(puzzle_pages, "today", lambda: DAY)
    screen = new_screen(browser, hall[0], shots, PHONE, locale="pt-BR", color_scheme="dark").open("/puzzles")
    screen.page.click('[data-testid="daily"]')
    screen.sees("[data-legal]")
    best = solution(screen)
    other = next(ref for ref in screen.state()["glowing"] if ref.removeprefix("word:") not in best)
    assert answer(screen, [other.removeprefix("word:")]) == "false"
    screen.sees(BETTER)
    screen.shoot("puzzle-wrong-phone")
    assert screen.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    screen.page.click('[data-testid="again"]')
    screen.sees("[data-legal]")
    assert answer(screen, best) == "true"
    assert "já tentado" in screen.page.inner_text('[data-testid="puzzle"]'), "the second try does not count"
    screen.open("/puzzles")
    assert "Feito" in screen.page.inner_text('[data-testid="daily"]')
    assert screen.faults == []
