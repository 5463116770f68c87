"""The page on strength says what the kept games say, and claims no order that they do not show."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from farshore.arena.standings import wilson
from farshore.core.game import Game
from farshore.core.registry import game_named, games
from farshore.players.levels import LEVELS
from farshore.words import Words

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))

import strength_page as strength
from strength import play_one

RACE = game_named("race")


def test_the_page_is_written_from_the_games_that_are_kept() -> None:
    """`make strength ARGS="--minutes 0"` writes it again; a level that changed has no games until it is measured."""
    assert strength.PAGE.read_text(encoding="utf-8") == strength.page(strength.read_kept())


@pytest.mark.parametrize("game", games().values(), ids=lambda g: g.name)
def test_the_ladder_is_an_order_and_what_is_not_shown_of_it_is_named(game: Game) -> None:
    """People see the levels as an order: each wins more than half against the one below, by the whole interval."""
    kept = strength.read_kept()
    unsure = "".join(line for line in strength.page(kept).splitlines() if line.startswith("* **Order not shown**"))
    for row in (row for row in strength.rows(game) if row.step):
        played = strength.kept_of(kept, row)
        wins = sum(x[0] for x in played)
        if wilson(wins, len(played))[0] <= 0.5:
            assert not played or wins > len(played) / 2, f"{row.name}: {wins} of {len(played)} games"
            assert f"{Words(game, 'en').title}: {row.name}" in unsure


def kept(row: strength.Row, wins: int, count: int) -> dict[str, dict[str, strength.Kept]]:
    played = [(float(k < wins), 30, 10, 1.0) for k in range(count)]
    return {row.game.name: {row.name: strength.Kept(row.settings, row.specs, played)}}


@pytest.mark.parametrize(
    ("wins", "count", "claim"),
    [(100, 100, "Proven"), (80, 100, "Reached, not proven"), (70, 100, "Not reached"), (0, 0, "Not measured")],
)
def test_a_goal_is_proven_only_by_a_whole_interval(wins: int, count: int, claim: str) -> None:
    row = strength.Row(RACE, ("hard", "medium"), strength.STEP)
    told = strength.claims(kept(row, wins, count)).splitlines()
    found = [line.split("**")[1] for line in told if "Race for the Galaxy: hard v medium" in line]
    assert found == [claim] + ["Order not shown"] * (count == 0)


def test_games_of_a_level_that_has_changed_do_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    row = strength.Row(RACE, ("hard", "medium"), strength.STEP)
    before = kept(row, 9, 10)
    assert len(strength.kept_of(before, row)) == 10
    monkeypatch.setitem(LEVELS, "medium", LEVELS["hard"])
    assert strength.kept_of(before, row) == []


def test_a_game_of_a_row_is_the_same_every_time() -> None:
    specs = ["medium:3", "greedy"]
    assert [play_one(RACE.name, specs, 4)[:3] for _ in range(2)] == [play_one(RACE.name, specs, 4)[:3]] * 2
