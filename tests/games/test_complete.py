"""What `farshore check` says, for every registered game: nothing; and a guide for newcomers in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from farshore.cli.check import provenance_faults
from farshore.core.game import Game
from farshore.core.registry import games
from farshore.testing import ledger, playthroughs, rulebook
from farshore.words import LANGUAGES, check
from farshore.words.rulebook import rulebook as told_rules

ROOT = Path(__file__).parents[2]
every_game = pytest.mark.parametrize("game", games().values(), ids=games())


@every_game
def test_every_rule_has_a_step_and_a_test_and_every_step_a_rule(game: Game) -> None:
    assert ledger.faults(game, ROOT / "tests") == []


@every_game
def test_the_full_rules_tell_every_row_of_the_ledger_in_both_languages(game: Game) -> None:
    assert told_rules(game.package, "en") is not None
    assert rulebook.faults(game) == []


@every_game
def test_both_languages_are_complete(game: Game) -> None:
    assert check.faults(game) == []


@every_game
def test_every_component_says_where_it_comes_from(game: Game) -> None:
    assert provenance_faults(game) == []


@every_game
def test_golden_playthroughs_are_there_and_told_the_same(game: Game) -> None:
    assert playthroughs.faults(ROOT, game) == []


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_guide_in_both_languages(game: Game, language: str) -> None:
    guide = ROOT / "src" / "farshore" / "games" / game.name / "guide" / f"{language}.md"
    text = guide.read_text(encoding="utf-8")
    assert text.startswith("# ")
    assert len(text.split()) > 200
