"""The texts of tables in both languages."""

from __future__ import annotations

import pytest

from farshore.tables.info import ClockRule
from farshore.tables.wording import pace_of
from farshore.words.check import patterns


def test_tables_speak_both_languages() -> None:
    english, faults = patterns("farshore.tables", "en")
    portuguese, more = patterns("farshore.tables", "pt-BR")
    assert faults == more == []
    assert english == portuguese


BANK = "3 dias para a partida toda, mais 2 horas por jogada."


@pytest.mark.parametrize(
    ("rule", "language", "text"),
    [
        (ClockRule(), "en", "No clock."),
        (ClockRule("move", 90), "en", "90 seconds for each move. When a player runs out of time"),
        (ClockRule("move", 86_400, autopilot="medium"), "en", "1 day for each move. A bot picks for players"),
        (ClockRule("bank", 3 * 86_400, 7_200), "pt-BR", f"{BANK} Quando alguém fica sem tempo, os outros"),
    ],
)
def test_the_pace_of_a_table_in_words(rule: ClockRule, language: str, text: str) -> None:
    assert pace_of(language, rule).replace("\u2068", "").replace("\u2069", "").startswith(text)
