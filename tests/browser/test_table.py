"""Beside and over the board: the log and its filter, the chat, a seat's area opened large, notices."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from tests.browser.axe import serious_faults
from tests.browser.screen import PHONE, Screen, new_screen

SMALL = (1280, 720)
ME_AND_BOTS = [
    {"kind": "me", "name": "Ana"},
    {"kind": "bot", "bot": "greedy", "name": "Bruno"},
    {"kind": "bot", "bot": "greedy", "name": "Clara"},
]


def at(browser: Any, address: str, shots: Path, game: str, moves: int = 12, **look: Any) -> Screen:
    screen = new_screen(browser, address, shots, SMALL, locale="en-US", **look)
    screen.go_to_table(screen.open("/").open_table(game, ME_AND_BOTS))
    screen.play(random.Random(2), until=lambda _: screen.picks >= moves)
    screen.sees("[data-legal]")
    return screen


@pytest.mark.parametrize("game", ["race_for_the_galaxy", "santa_maria", "age_of_discovery"])
def test_any_seat_opens_large(browser: Any, address: str, shots: Path, game: str) -> None:
    screen = at(browser, address, shots, game, reduced_motion="reduce")
    # A question with one option may be answered for the player as soon as the bots have chosen.
    screen.play(random.Random(3), until=lambda state: len(state["glowing"]) > 1)
    asked = screen.state()["prompt"]
    screen.page.locator("button[aria-label='Look at Bruno’s area']").first.click()
    screen.sees('[data-testid="area"][aria-label="Bruno"]')
    screen.shoot(f"area-{game}")
    assert serious_faults(screen) == []
    assert screen.page.locator('[data-testid="area"] .cell[data-legal]').count() == 0, "a rival's land is not mine"
    screen.page.keyboard.press("]")
    screen.sees('[data-testid="area"][aria-label="Clara"]')
    assert screen.state()["prompt"] == asked
    screen.page.keyboard.press("Escape")
    screen.sees_no('[data-testid="area"]')
    assert screen.faults == []


def test_log_and_chat_lie_beside_the_board(browser: Any, address: str, shots: Path) -> None:
    screen = at(browser, address, shots, "century_new_world")
    board = "document.querySelector('.board').getBoundingClientRect().toJSON()"
    before = screen.page.evaluate(board)
    lines = screen.page.locator(".side-log li").count()
    screen.page.locator(".filter button[aria-label='Bruno']").click()
    shown = screen.page.locator(".side-log li").all_inner_texts()
    assert 0 < len(shown) < lines
    assert all("Bruno" in line for line in shown)
    screen.page.click('[data-testid="chat-tab"]')
    screen.page.fill(".side-log input", "Well played")
    screen.page.keyboard.press("Enter")
    screen.sees(".side-log li:has-text('Well played')")
    screen.shoot("chat-beside")
    assert serious_faults(screen) == []
    assert screen.page.locator("dialog[open]").count() == 0
    assert screen.page.evaluate(board) == before


def test_what_was_said_before_the_line_broke_goes_when_it_is_back(browser: Any, address: str, shots: Path) -> None:
    screen = new_screen(browser, address, shots, SMALL, locale="en-US")
    lines: list[Any] = []
    screen.page.route_web_socket("**/socket", lambda line: lines.append((line, line.connect_to_server())))
    screen.go_to_table(screen.open("/").open_table("century_new_world", ME_AND_BOTS))
    screen.sees("[data-legal]")
    page, server = lines[-1]
    page.send('{"type": "notice", "kind": "closing", "seat": null, "text": "The server is closing."}')
    screen.sees("text=The server is closing.")
    page.close()
    server.close()
    screen.until(lambda: len(lines) > 1, "the page did not connect again")
    screen.sees_no("text=The server is closing.")
    screen.sees("[data-legal]")


@pytest.mark.parametrize("game", ["age_of_discovery", "century_new_world"])
def test_a_long_name_is_read_whole_on_its_turn_too(browser: Any, address: str, shots: Path, game: str) -> None:
    """A player who is not asked looks at the panel of the one who is: the name has the room first."""
    maria, rui = (new_screen(browser, address, shots, SMALL, locale="en", reduced_motion="reduce") for _ in range(2))
    seats = [{"kind": "me", "name": "Maria Aparecida Souza"}, {"kind": "person"}]
    maria.go_to_table(maria.open("/").open_table(game, seats))
    rui.page.goto(maria.page.locator("input[readonly]").first.input_value())
    rui.page.fill("input", "Maria Aparecida Lopes")
    rui.page.click("button.primary")
    rui.page.click("button.primary:has-text('I am ready')")
    maria.sees("section.turn")
    rui.sees("section.turn")
    looks = rui if maria.page.locator("section.turn.own").count() else maria
    assert looks.holds(
        "(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)"
        "(document.querySelector('section.turn:not(.own) .name'))"
    )
    looks.shoot(f"long-name-{game}")


SIX = ("Ana", "Bruno", "Maria Aparecida", "Davi", "Guilherme", "Francisca")
# Words of names that are cut, or broken into two lines.
BROKEN = """() => [...document.querySelectorAll('.order .name span, section .name span')]
  .filter((e) => e.checkVisibility()).flatMap((e) => {
    const [room, text] = [e.parentElement.getBoundingClientRect(), e.firstChild];
    return [...text.data.matchAll(/\\S+/g)].filter((word) => {
      const range = document.createRange();
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      const boxes = [...range.getClientRects()];
      return boxes.length > 1 || boxes[0].right > room.right + 1 || boxes[0].bottom > room.bottom + 4;
    }).map((word) => word[0]);
  })"""

# A word for screen readers at the end of the board, as a worker who is about to land has it.
SPOKEN = """() => {
  const word = Object.assign(document.createElement('span'), { className: 'sr', textContent: '7' });
  document.querySelector('main .events').append(word);
}"""


@pytest.mark.parametrize("size", [SMALL, PHONE], ids=["desk", "phone"])
def test_six_names_are_read_whole_and_the_page_stays(browser: Any, address: str, shots: Path, size: Any) -> None:
    """Words for screen readers far down the board once made the page of a phone scroll."""
    screen = new_screen(browser, address, shots, size, locale="en-US", reduced_motion="reduce")
    seats = [{"kind": "me", "name": SIX[0]}, *({"kind": "bot", "bot": "greedy", "name": name} for name in SIX[1:])]
    screen.go_to_table(screen.open("/").open_table("age_of_discovery", seats))
    screen.play(random.Random(2), until=lambda _: screen.picks >= 4)
    screen.sees("[data-legal]")
    screen.page.evaluate("document.querySelector('main').scrollTo(0, 0)")
    screen.shoot(f"six-names-{size[0]}")
    screen.page.evaluate(SPOKEN)
    assert screen.page.evaluate("document.documentElement.scrollHeight - innerHeight") == 0
    assert screen.page.evaluate(BROKEN) == []
    assert screen.faults == []


def test_a_chosen_word_looks_chosen(browser: Any, address: str, shots: Path) -> None:
    """Also while the pointer rests on it."""
    screen = at(browser, address, shots, "century_new_world", moves=2, reduced_motion="reduce")
    screen.page.evaluate("localStorage.setItem('farshore.confirm', 'always')")
    screen.page.reload()
    screen.sees(".btn[data-legal]")
    word = screen.page.locator(".btn[data-legal]").locator("visible=true").first
    word.hover()
    ring = "e => getComputedStyle(e).boxShadow.split(')')[0]"
    before = word.evaluate(ring)
    word.click()
    screen.sees(".btn[data-chosen]")
    assert word.evaluate(ring) != before
