"""The full rules can be searched, lead from any piece to its section, and every sign has a name."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from farshore.core.registry import games
from tests.browser.axe import serious_faults
from tests.browser.screen import DESK, PHONE, new_screen

ME_AND_BOT = [{"kind": "me", "name": "Ana"}, {"kind": "bot", "bot": "greedy"}]
NAMELESS = """() => [...document.querySelectorAll('.legend dl > div')]
  .filter((row) => !row.querySelector('b').textContent.trim() || /[\\w]-[\\w]+-/.test(row.textContent))
  .map((row) => row.innerHTML)"""
UNDRAWN = """() => [...document.querySelectorAll('.legend use')].map((e) => e.getAttribute('href'))
  .filter((href) => !document.getElementById(href.slice(1)))"""


@pytest.mark.parametrize("game", sorted(games()))
@pytest.mark.parametrize(("language", "size"), [("en", DESK), ("pt-BR", PHONE)], ids=["en-desk", "pt-phone"])
def test_every_sign_has_a_drawing_and_a_name(
    browser: Any, address: str, shots: Path, game: str, language: str, size: Any
) -> None:
    screen = new_screen(browser, address, shots, size, locale=language).open(f"/learn/{game}#signs")
    screen.finds("document.querySelectorAll('.legend dd:not(:empty)').length > 12")
    assert screen.page.evaluate(NAMELESS) == []
    assert screen.page.evaluate(UNDRAWN) == []
    screen.shoot(f"signs-{game}-{language}")
    screen.page.get_by_role("button", name="Full rules" if language == "en" else "Regras completas").click()
    screen.sees("[data-section]")
    screen.shoot(f"rules-{game}-{language}")
    assert screen.page.evaluate("document.documentElement.scrollWidth") <= size[0]
    assert serious_faults(screen) == []
    assert screen.faults == []


def test_rules_are_found_by_words_without_their_accents(browser: Any, address: str, shots: Path) -> None:
    screen = new_screen(browser, address, shots, locale="pt-BR").open("/learn/age_of_discovery#rules")
    screen.sees("[data-section]")
    everything = screen.page.locator("[data-section]").count()
    screen.page.fill('[data-testid="find-rule"]', "missionario")
    screen.sees("mark")
    assert 0 < screen.page.locator("[data-section]").count() < everything
    assert {text.lower() for text in screen.page.locator("mark").all_inner_texts()} == {"missionário"}
    screen.page.fill('[data-testid="find-rule"]', "xyzzy")
    screen.sees_no("[data-section]")
    assert screen.faults == []


def test_one_click_on_a_piece_opens_its_rule(browser: Any, address: str, shots: Path) -> None:
    screen = new_screen(browser, address, shots)
    screen.go_to_table(screen.open("/").open_table("century_new_world", ME_AND_BOT))
    screen.sees('[data-ref^="card:"]')
    screen.page.locator('[data-ref^="card:"]').first.click(button="right")
    screen.sees('dialog[open] [data-section="c-card"].here')
    screen.shoot("rule-of-a-card")
    assert serious_faults(screen) == []
    screen.page.keyboard.press("Escape")
    screen.sees_no("dialog[open]")
    screen.page.locator('[data-ref^="location:"][data-legal]').first.hover()
    screen.page.keyboard.press("i")
    screen.sees('dialog[open] [data-section="c-place"].here')
    assert screen.faults == []
