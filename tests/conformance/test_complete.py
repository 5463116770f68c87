"""Every registered game is complete, as `farshore check` says: ledger, languages, provenance, golden playthroughs."""

from __future__ import annotations

from pathlib import Path

import pytest

from farshore.cli.check import all_faults
from farshore.core.game import Game
from farshore.core.registry import games

ROOT = Path(__file__).parent.parent.parent


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_nothing_is_missing(game: Game) -> None:
    assert {what: found for what, found in all_faults(game, ROOT).items() if found} == {}


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
@pytest.mark.parametrize("language", ["en", "pt-BR"])
def test_a_guide_in_both_languages(game: Game, language: str) -> None:
    folder = ROOT / "src" / "farshore" / "games" / game.name / "guide"
    text = (folder / f"{language}.md").read_text(encoding="utf-8")
    assert text.startswith("# ")
    assert len(text.split()) > 200
