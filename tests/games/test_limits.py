"""Numbers in edition files: each has its limits, and one outside them is refused with both."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from farshore.core.edition import Facts, edition_text
from farshore.core.errors import BrokenEdition
from farshore.core.registry import games

LIMITS = [  # a list of the file, a number of its rows, and what is allowed
    ("race_for_the_galaxy", "cards", "cost", 0, 9),
    ("race_for_the_galaxy", "cards", "vp", 0, 1000),
    ("race_for_the_galaxy", "cards", "start", -9, 9),
    ("race_for_the_galaxy", "cards", "preset", 1, 4),
    ("race_for_the_galaxy", "cards powers", "amount", -9, 9),
    ("race_for_the_galaxy", "cards powers", "goods", 1, 9),
    ("race_for_the_galaxy", "cards powers", "times", 1, 9),
    ("race_for_the_galaxy", "cards powers", "vp", 0, 1000),
    ("race_for_the_galaxy", "cards powers", "cards", 0, 1000),
    ("race_for_the_galaxy", "cards scoring", "points", 0, 1000),
    ("race_for_the_galaxy", "cards scoring", "every", 1, 1000),
    ("race_for_the_galaxy", "cards scoring", "cost", -1, 1000),
    ("age_of_discovery", "ages", "rounds", 1, 8),
    ("age_of_discovery", "ages", "building", 0, 1000),
    ("age_of_discovery", "ages", "point", 1, 1000),
    ("age_of_discovery", "ages", "look", 0, 1000),
    ("age_of_discovery", "tokens", "resistance", 0, 1000),
    ("age_of_discovery", "tokens", "plunder", 0, 1000),
    ("age_of_discovery", "tokens", "booty", 0, 1000),
    ("age_of_discovery", "tokens", "points", 0, 1000),
    ("age_of_discovery", "buildings", "age", 1, 3),
    ("age_of_discovery", "buildings", "amount", 0, 1000),
    ("age_of_discovery", "buildings", "points", 0, 1000),
    ("age_of_discovery", "buildings", "each", 0, 1000),
    ("age_of_discovery", "buildings", "per", 1, 1000),
    ("age_of_discovery", "buildings", "copies", 0, 1000),
    ("age_of_discovery", "workers", "count", 0, 100),
    ("age_of_discovery", "goods", "count", 1, 20),
    ("age_of_discovery", "nations", "uses", 0, 1000),
    ("santa_maria", "tiles cells", "road", 0, 9),
    ("santa_maria", "scholars", "points", 0, 99),
    ("santa_maria", "shipments", "points", 0, 99),
    ("santa_maria", "bishops", "points", 1, 1000),
    ("santa_maria", "bishops", "cap", 1, 1000),
    ("century_new_world", "locations", "settlers", 1, 12),
    ("century_new_world", "locations", "upgrades", 0, 1000),
    ("century_new_world", "locations", "fort", 0, 4),
    ("century_new_world", "point_cards", "points", 0, 1000),
    ("century_new_world", "point_cards", "players", 2, 4),
    ("century_new_world", "point_cards", "settlers", 1, 1000),
]


def rows_of(value: Any, where: str) -> list[Any]:
    first, _, inner = where.partition(" ")
    return [x for row in value[first] for x in row.get(inner, ())] if inner else value[first]


@pytest.mark.parametrize(("name", "where", "key", "low", "high"), LIMITS)
def test_a_number_outside_its_limits_is_refused(name: str, where: str, key: str, low: int, high: int) -> None:
    game = games()[name]
    for wrong in (low - 1, high + 1):
        value = tomllib.loads(edition_text(game, "standard"))
        rows = rows_of(value, where)
        next((x for x in rows if key in x), rows[0])[key] = wrong
        with pytest.raises(BrokenEdition, match=f"{key}: must be a whole number from {low} to {high}, not {wrong}"):
            game.read(Facts(value, "", "broken", ""))
