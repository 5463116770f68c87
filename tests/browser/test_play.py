"""Whole games against bots, by clicking what glows and nothing else."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from farshore.core.registry import game_named, games
from tests.browser.screen import DESK, PHONE, new_screen

SHORT = {"round_cap": "4"}  # where a game can be cut short, it is


def variants_of(game: str) -> dict[str, str]:
    known = {option.name for option in game_named(game).variants}
    return {name: value for name, value in SHORT.items() if name in known}


def table_for_one(game: str) -> list[dict[str, Any]]:
    low, high = game_named(game).seats
    bots = max(low, min(2, high)) - 1
    return [{"kind": "me", "name": "Ana"}, *({"kind": "bot", "bot": "random", "name": "Bruno"} for _ in range(bots))]


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", sorted(games()))
def test_whole_game_by_clicking_what_glows(
    browser: Any, address: str, shots: Path, game: str, size: tuple[int, int]
) -> None:
    screen = new_screen(browser, address, shots, size)
    table = screen.open("/").open_table(game, table_for_one(game), variants=variants_of(game))
    screen.go_to_table(table)
    name = f"{game}-{'phone' if size == PHONE else 'desk'}"
    screen.play(random.Random(3), until=lambda state: len(state["glowing"]) > 2)
    screen.shoot(f"{name}-start")
    screen.play(random.Random(3))
    screen.shoot(f"{name}-end")
    print(f"{name}: {screen.clicks} clicks for {screen.picks} decisions, {screen.clicks_per_decision:.2f} each")
    assert screen.page.locator('[data-testid="outcome"] li').count() == len(table_for_one(game))
    assert screen.faults == []
