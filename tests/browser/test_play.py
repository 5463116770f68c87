"""Whole games against bots, by clicking what glows and nothing else."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from farshore.core.registry import game_named, games
from tests.browser.screen import PHONE, Screen, new_screen

SMALL = (1280, 720)
MOST = 1.3  # clicks a decision


def table_for_one(game: str) -> list[dict[str, Any]]:
    """Bots that play to win: they bring a game to its end."""
    low, high = game_named(game).seats
    bots = max(low, min(2, high)) - 1
    return [{"kind": "me", "name": "Ana"}, *({"kind": "bot", "bot": "greedy", "name": "Bruno"} for _ in range(bots))]


@pytest.mark.parametrize("size", [SMALL, PHONE], ids=["desk", "phone"])
def test_whole_games_by_clicking_what_glows(browser: Any, address: str, shots: Path, size: tuple[int, int]) -> None:
    """All games, because the clicks are counted over all: choices that everybody makes wait for Confirm."""
    clicks = decisions = 0
    for game in sorted(games()):
        screen = whole_game(browser, address, shots, game, size)
        clicks, decisions = clicks + screen.clicks, decisions + screen.decisions
    print(f"{clicks / decisions:.2f} clicks a decision")
    assert clicks / decisions <= MOST


def whole_game(browser: Any, address: str, shots: Path, game: str, size: tuple[int, int]) -> Screen:
    screen = new_screen(browser, address, shots, size, reduced_motion="reduce")
    screen.go_to_table(screen.open("/").open_table(game, table_for_one(game)))
    name = f"{game}-{'phone' if size == PHONE else 'desk'}"
    screen.play(random.Random(3), until=lambda state: len(state["glowing"]) > 2)
    screen.shoot(f"{name}-start")
    screen.play(random.Random(3))
    screen.shoot(f"{name}-end")
    print(f"{name}: {screen.clicks} clicks for {screen.decisions} decisions in {screen.picks} answers")
    assert screen.page.locator('[data-testid="outcome"] li').count() == len(table_for_one(game)), game
    assert screen.faults == [], game
    screen.context.close()
    return screen
