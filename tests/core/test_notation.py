"""Spelled picks: what cannot be read says why."""

from __future__ import annotations

import pytest

from farshore.core.errors import IllegalPick
from farshore.core.notation import kebab, parse
from tests.testing.high_card import HighCardGame


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("", "does not begin with a seat"),
        ("x deal card:1", "does not begin with a seat"),
        ("2 deal card:1", "does not begin with a seat"),
        ("99999999999999999999999 deal card:1", "does not begin with a seat"),
        ("N deal card:99", "not an option of deal"),
        ("N deal", "not an option of deal"),
    ],
)
def test_a_line_that_cannot_be_read_says_why(line: str, says: str) -> None:
    with pytest.raises(IllegalPick, match=says):
        parse(HighCardGame().new(2), line)


def test_names_of_questions() -> None:
    assert [kebab(name) for name in ("Turn", "VisitFort", "TurnUpBonusTile")] == [
        "turn",
        "visit-fort",
        "turn-up-bonus-tile",
    ]
