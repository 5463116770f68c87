"""Lessons by clicks: every course from its first step to its last, with a wrong try on the way."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from farshore.core.registry import games
from farshore.tables.lessons import course
from tests.browser.axe import serious_faults
from tests.browser.screen import DESK, PHONE, Screen, new_screen

# How many things are chosen; one that is chosen twice says so.
CHOSEN = """[...new Map([...document.querySelectorAll('[data-chosen]')].map((e) => [e.dataset.ref, e])).values()]
  .reduce((sum, e) => sum + Number(e.dataset.count ?? 1), 0)"""
VERDICT = "document.querySelector('[data-testid=\"task\"]')?.dataset.verdict"
ANSWERS = "document.querySelector('[data-testid=\"task\"]')?.dataset.answers"
# A token that is chosen already is the only one at its place in the path.
TAKE = """(ref) => {
  const all = [...document.querySelectorAll(`[data-ref="${CSS.escape(ref)}"]`)];
  if (all.some((e) => e.hasAttribute('data-chosen'))) return true;
  const found = all.find((e) => e.hasAttribute('data-legal') && e.getClientRects().length);
  found?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  return found !== undefined;
}"""


def answer(screen: Screen, given: str | list[str], number: int) -> None:
    """Choose one option token by token, or several things, each as often as it is named; then confirm.

    What leaves no more to choose is sent at once, and may be judged before the next look at the screen.
    """
    judged = f"{ANSWERS} === '{number}'"
    if isinstance(given, str):
        for token in given.split(" "):
            ref = token if ":" in token else f"word:{token}"
            screen.finds(f"({TAKE})({json.dumps(ref)}) || {judged}")
    else:
        for count, ref in enumerate(given, start=1):
            screen.until(lambda ref=ref: screen.click(ref), f"{ref} does not glow")  # type: ignore[misc]
            screen.finds(f"{CHOSEN} === {count} || {judged}")
    screen.page.evaluate(f"{judged} || document.querySelector('[data-testid=\"confirm\"]')?.click()")
    screen.finds(judged)


@pytest.mark.parametrize(
    ("game", "size", "language"),
    [(game, DESK if k % 2 else PHONE, "en" if k < 2 else "pt-BR") for k, game in enumerate(sorted(games()))],
)
def test_a_whole_course_by_clicks(
    browser: Any, address: str, shots: Path, game: str, size: tuple[int, int], language: str
) -> None:
    screen = new_screen(browser, address, shots, size, locale=language)
    screen.page.goto(f"{address}/lessons/{game}")
    for number, lesson in enumerate(course(game)):
        screen.finds(f"location.hash === '#{lesson.name}' && {VERDICT} === 'open'")
        if number == 0:
            give(screen, lesson.wrong)
            screen.finds(f"{VERDICT} === 'missed'")
            screen.shoot(f"lesson-{game}-missed")
            screen.page.click('[data-testid="again"]')
            screen.finds(f"{VERDICT} === 'open'")
        give(screen, lesson.solution)
        screen.finds(f"{VERDICT} === 'reached'")
        if number == 1:
            screen.shoot(f"lesson-{game}-reached")
            assert serious_faults(screen) == []
            assert screen.page.evaluate("document.documentElement.scrollWidth") <= size[0]
        screen.page.click('[data-testid="go-on"]')
    screen.sees('[data-testid="course-finished"]')
    screen.shoot(f"lesson-{game}-finished")
    done = screen.page.request.get(f"{address}/api/games/{game}/lessons").json()
    assert all(lesson["done"] for lesson in done["lessons"])
    assert screen.faults == []


def give(screen: Screen, answers: list[str | list[str]]) -> None:
    for number, given in enumerate(answers, start=1):
        answer(screen, given, number)
