"""Edition files come from people: whatever is in them, the answer is an edition or a BrokenEdition, never a crash."""

from __future__ import annotations

import copy
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from farshore.core.edition import Facts, digest_of, edition_text, read_edition
from farshore.core.errors import BrokenEdition
from farshore.core.game import Game
from farshore.core.registry import games

WRONG: tuple[Any, ...] = ("x", "", -1, 10**30, 1.5, True, [], {}, [[]], {"x": 1})


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Where something can be wrong: the first two rows of every list stand for the others."""
    if path:
        yield path
    if isinstance(value, dict):
        for key in value:
            yield from places(value[key], (*path, key))
    elif isinstance(value, list):
        for i in range(min(len(value), 2)):
            yield from places(value[i], (*path, i))


def changed(value: Any, path: tuple[Any, ...], wrong: Any) -> Any:
    twin = copy.deepcopy(value)
    at = twin
    for key in path[:-1]:
        at = at[key]
    at[path[-1]] = wrong
    return twin


@pytest.mark.parametrize("game", games().values(), ids=games())
def test_whatever_is_in_the_file(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    value = tomllib.loads(edition_text(game, "standard"))
    refused = 0
    for path in places(value):
        for wrong in WRONG:
            facts = Facts(changed(value, path, wrong), "", "standard", "mark")
            monkeypatch.setattr("farshore.core.game.read_edition", lambda game, name, facts=facts: facts)
            try:
                type(game)().edition()
            except BrokenEdition:
                refused += 1
    assert refused > 0


def test_the_mark_tells_contents_apart_and_ignores_comments() -> None:
    assert digest_of(tomllib.loads("a = 1 # one")) == digest_of(tomllib.loads("a = 1"))
    assert digest_of({"a": 1}) != digest_of({"a": 2})


def test_a_table_of_counts_that_is_left_out_is_all_zero() -> None:
    assert Facts({}, "").counts("cost", ["red", "green"]) == [0, 0]
    assert Facts({"cost": {"green": 2}}, "").counts("cost", ["red", "green"]) == [0, 2]


@pytest.mark.parametrize(("least", "most", "span"), [(3, 3, "of 3 numbers"), (3, 5, "of 3 to 5 numbers")])
def test_a_list_of_the_wrong_length_is_told_how_long_it_must_be(least: int, most: int, span: str) -> None:
    facts = Facts({"prices": [1, 2]}, "tracks")
    with pytest.raises(BrokenEdition, match=f"^tracks.prices: must be a list {span}, not of 2$"):
        facts.numbers("prices", least, most)
    assert facts.numbers("prices", 2, most) == [1, 2]
    assert facts.numbers("prices", 0, 2) == [1, 2]


@pytest.mark.parametrize("other", ["age_of_discovery", "santa_maria"])
def test_an_edition_of_another_game_is_refused_whatever_its_name(other: str, tmp_path: Path) -> None:
    path = tmp_path / "other.toml"
    path.write_text(f'game = "{other}"', encoding="utf-8")
    with pytest.raises(BrokenEdition, match=f"is for {other}, not for century_new_world"):
        read_edition(games()["century_new_world"], str(path))
