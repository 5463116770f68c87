"""The course of a game on the screen: a part of it ends, it is over, it is seen again."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest

from farshore.core.registry import games
from tests.browser.axe import serious_faults
from tests.browser.screen import DESK, PHONE, new_screen

BOT = {"kind": "bot", "bot": "greedy", "name": "Bruno"}
ME_AND_BOT = [{"kind": "me", "name": "Ana"}, BOT]
TWO_AT_ONE_SCREEN = [{"kind": "me", "name": "Ana"}, {"kind": "me", "name": "Bruno"}]
MILESTONE = '[data-testid="milestone"]'


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_year_ends_with_what_everybody_gained(browser: Any, address: str, shots: Path, size: Any) -> None:
    screen = new_screen(browser, address, shots, size, locale="en-US")
    # Both seats are played here, so that nobody goes on into the next year while the summary is read.
    screen.go_to_table(screen.open("/").open_table("santa_maria", TWO_AT_ONE_SCREEN))
    rng = random.Random(3)
    screen.play(rng, until=lambda _: screen.page.locator(MILESTONE).count() > 0)
    told = screen.page.inner_text(MILESTONE)
    assert "Year 1 ends" in told and "Ana" in told and "Bruno" in told
    gains = {int(text) for text in screen.page.locator(f"{MILESTONE} .gain").all_inner_texts()}
    assert gains <= {4}, "the first of the conquistadors gains 4 points in the first year of two players"
    names, scores = (screen.page.locator(f".order {part}").all_inner_texts() for part in (".name", "b"))
    for name, score in zip(names, scores, strict=True):
        assert re.search(rf"{name}[\s+\d]*\b{score}\b", told), f"{name} has {score} points, says the bar"
    screen.shoot(f"milestone-{'phone' if size == PHONE else 'desk'}")
    assert serious_faults(screen) == []
    screen.until(lambda: not screen.move(rng) or not screen.page.locator(MILESTONE).count(), "the next choice hides it")
    assert screen.faults == []


def test_a_finished_game_is_seen_again_through_anybodys_eyes(browser: Any, address: str, shots: Path) -> None:
    screen = new_screen(browser, address, shots, locale="en-US")
    table = screen.open("/").open_table("race_for_the_galaxy", ME_AND_BOT, variants={"round_cap": "2"})
    screen.go_to_table(table).play(random.Random(5))
    screen.open(f"/replay/{table}").sees('[data-testid="moment"]')
    hand = "[...document.querySelectorAll('.hand [data-ref]')].map((card) => card.dataset.ref).sort().join()"
    first = screen.page.inner_text('[data-testid="moment"]')
    screen.finds(f"({hand}).length > 0")
    mine = screen.page.evaluate(hand)
    screen.page.select_option("select", label="Bruno")
    screen.finds(f"({hand}).length > 0 && {hand} !== {mine!r}")
    assert first.startswith("1 / "), "it begins with the table laid and the hands dealt"
    screen.page.click("text=Show the result")
    screen.sees('[data-testid="outcome"]')
    assert screen.faults == []


@pytest.mark.parametrize("game", sorted(games()))
def test_a_first_game_is_advised_from_the_first_question(browser: Any, address: str, shots: Path, game: str) -> None:
    screen = new_screen(browser, address, shots, locale="en-US", advice="on")
    screen.go_to_table(screen.open("/").open_table(game, ME_AND_BOT))
    screen.sees("[data-legal]")
    screen.sees(".coach:has-text('What glows in gold')")
    screen.page.click(".coach button")
    screen.sees(".coach:not(:has-text('What glows in gold'))")
    assert "Undo" not in screen.page.inner_text(".coach p"), "there is advice for the first question of this game"
    screen.shoot(f"advice-{game}")
    if game == "santa_maria":
        screen.sees('[data-hinted][data-ref^="die:"]')
        assert screen.page.locator('[data-hinted]:not([data-ref^="die:"])').count() == 0, "it speaks of dice only"
    assert screen.faults == []
