"""Race for the Galaxy in a small window: everything readable, nothing moves, a card opens large."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from tests.browser.screen import PHONE, Screen, new_screen

RACE = "race_for_the_galaxy"
SMALL = (1280, 720)
RIVALS = ("Bruno", "Clara", "Davi")

# Both in one look: a bot may move between two.
ZONES = """() => [document.querySelector('.title small').innerText.split('·')[0],
  [...document.querySelectorAll('.galaxy > *, .prompt')].map((e) => {
  const { left, top, width, height } = e.getBoundingClientRect();
  return [e.classList[0], left, top, width, height].join(' ');
})]"""
SMALL_TEXT = """() => [...document.querySelectorAll('.galaxy *')].filter((e) => e.checkVisibility()
    && [...e.childNodes].some((n) => n.nodeType === Node.TEXT_NODE && n.data.trim())
    && !e.closest('.sr'))
  .map((e) => [e.textContent, parseFloat(getComputedStyle(e).fontSize) * (e.getScreenCTM?.().a ?? 1)])
  .filter(([, size]) => size < 10.99)"""
HAND = """() => {
  const cards = [...document.querySelectorAll('.hand .slot')].map((e) => e.getBoundingClientRect());
  const apart = (a, b) => a.right < b.left + 1 || b.right < a.left + 1 || a.bottom < b.top + 1 || b.bottom < a.top + 1;
  const whole = cards.every((box, i) => box.bottom <= innerHeight && box.right <= innerWidth
    && cards.slice(0, i).every((other) => apart(box, other)));
  return { count: cards.length, whole, page: document.documentElement.scrollHeight - innerHeight };
}"""
CUT = """() => [...document.querySelectorAll('.ticket b, .card b')]
  .filter((e) => e.scrollHeight > e.clientHeight + 1 || e.scrollWidth > e.clientWidth + 1)
  .map((e) => `${e.textContent} ${e.scrollWidth}x${e.scrollHeight} in ${e.clientWidth}x${e.clientHeight}, `
    + e.parentElement.closest('.ticket, .card').className)"""
# A phase's word that is seen in part: it is whole, or wraps out of sight.
CUT_ACTIONS = """() => [...document.querySelectorAll('.zone .act')].filter((act) => {
  const [word, box] = [act.querySelector('span')?.getBoundingClientRect(), act.getBoundingClientRect()];
  return word && word.top < box.bottom - 1 && word.right > box.right + 1;
}).map((e) => e.textContent)"""
COVERED = """() => {
  const loupe = document.querySelector('[data-testid="loupe"]').getBoundingClientRect();
  return [...document.querySelectorAll('.galaxy > .own, .galaxy > .hand, .galaxy > .bill, .prompt')].filter((e) => {
    const box = e.getBoundingClientRect();
    return box.left < loupe.right && box.right > loupe.left && box.top < loupe.bottom && box.bottom > loupe.top;
  }).map((e) => e.className);
}"""

WORDS_CUT = """() => (({ scrollHeight, clientHeight }) => Math.max(0, scrollHeight - clientHeight))(
  document.querySelector('[data-testid="loupe"]'))"""


def race(browser: Any, address: str, shots: Path, rivals: int, **look: Any) -> Screen:
    screen = new_screen(browser, address, shots, SMALL, reduced_motion="reduce", **look)
    bots = [{"kind": "bot", "bot": "greedy", "name": name} for name in RIVALS[:rivals]]
    screen.go_to_table(screen.open("/").open_table(RACE, [{"kind": "me", "name": "Ana"}, *bots]))
    screen.sees("[data-legal]")
    return screen


@pytest.mark.parametrize(("rivals", "language"), [(1, "en"), (2, "pt-BR"), (3, "en"), (3, "pt-BR")])
def test_nothing_moves_and_everything_is_readable(
    browser: Any, address: str, shots: Path, rivals: int, language: str
) -> None:
    screen = race(browser, address, shots, rivals, locale=language)
    rng, seen = random.Random(5), 0
    rounds: dict[str, list[str]] = {}
    for _ in range(120):
        if screen.state()["over"]:
            break
        number, zones = screen.page.evaluate(ZONES)
        assert rounds.setdefault(number, zones) == zones
        assert screen.page.evaluate(SMALL_TEXT) == []
        hand = screen.page.evaluate(HAND)
        assert hand["page"] == 0
        assert hand["whole"], hand
        assert screen.page.evaluate(CUT) == [], "a name is not whole"
        assert screen.page.evaluate(CUT_ACTIONS) == []
        seen = max(seen, hand["count"])
        if not screen.move(rng):
            screen.page.wait_for_timeout(30)
    screen.shoot(f"race-{rivals + 1}-players-{language}")
    assert len({tuple(zones) for zones in rounds.values()}) <= 2  # rivals may get the whole width, once
    assert seen >= 4
    assert screen.faults == []


def test_on_a_phone_the_sheet_keeps_its_height_when_something_is_chosen(
    browser: Any, address: str, shots: Path
) -> None:
    screen = new_screen(browser, address, shots, PHONE, reduced_motion="reduce", is_mobile=True)
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "bot", "bot": "greedy", "name": "Bruno"}]
    screen.go_to_table(screen.open("/").open_table(RACE, seats))
    rng, picks, height = random.Random(5), -1, 0.0
    for _ in range(60):
        state = screen.state()
        high = screen.page.evaluate("document.querySelector('.sheet').getBoundingClientRect().height")
        if state["chosen"] and screen.picks == picks:
            assert high == height, state["prompt"]
        elif not state["chosen"]:
            picks, height = screen.picks, high
        if not screen.move(rng, state):
            screen.page.wait_for_timeout(30)
    assert picks > 5
    assert screen.faults == []


@pytest.mark.parametrize("language", ["en-US", "pt-BR"])
def test_on_a_phone_every_action_card_is_as_wide_as_a_finger(
    browser: Any, address: str, shots: Path, language: str
) -> None:
    screen = new_screen(browser, address, shots, PHONE, reduced_motion="reduce", is_mobile=True, locale=language)
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "bot", "bot": "greedy", "name": "Bruno"}]
    screen.go_to_table(screen.open("/").open_table(RACE, seats))
    screen.play(random.Random(5), until=lambda state: "action:develop" in state["glowing"])
    boxes = screen.page.evaluate("[...document.querySelectorAll('.action')].map((e) => e.getBoundingClientRect())")
    sizes = [(box["width"], box["height"]) for box in boxes]
    assert len(sizes) == 7
    assert min(min(size) for size in sizes) >= 40, sizes


@pytest.mark.parametrize(("rivals", "language"), [(1, "en-US"), (3, "pt-BR")])
def test_a_card_opens_large_and_covers_nothing_to_decide(
    browser: Any, address: str, shots: Path, rivals: int, language: str
) -> None:
    screen = race(browser, address, shots, rivals, locale=language)
    for card in (".hand .card", ".own .card", ".rivals :is(.card, .ticket)"):
        screen.page.locator(card).first.hover()
        screen.sees('[data-testid="loupe"]')
        assert screen.page.inner_text('[data-testid="loupe"] .words').strip()
        assert screen.page.evaluate(COVERED) == []
        assert screen.page.evaluate(WORDS_CUT) == 0, "its words are not whole"
        screen.shoot(f"race-loupe-{rivals + 1}-players")
        screen.page.mouse.move(640, 72)
        screen.sees_no('[data-testid="loupe"]')
    screen.page.keyboard.press("ArrowRight")
    screen.sees('[data-testid="loupe"]')
