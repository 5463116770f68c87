"""Edition files come from people: whatever is in them, the answer is an edition or a BrokenEdition, never a crash."""

from __future__ import annotations

import copy
import tomllib
from collections.abc import Iterator
from typing import Any

import pytest

from farshore.core.edition import Facts, digest_of, edition_text
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
