"""Every event of every game: told to the table once while somebody listens, with the arguments it declares."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any

import pytest

from farshore.core.game import Game
from farshore.core.registry import games
from farshore.testing import row

ROWS = ("cost", "cubes", "given", "received")  # arguments that are rows of numbers, in Century


def tellers() -> Iterator[Any]:
    for game in games().values():
        module = import_module(f"{game.package}.events")
        for name, teller in vars(module).items():
            if inspect.isroutine(teller) and teller.__module__ == module.__name__ and not name.startswith("_"):
                yield pytest.param(game, teller, id=f"{game.name}-{name}")


@pytest.mark.parametrize(("game", "tell"), [*tellers()])
def test_an_event_is_told_with_its_arguments_while_somebody_listens(game: Game, tell: Callable[..., None]) -> None:
    s = game.new(2)
    for p in s.players:
        if hasattr(p, "tools"):  # of Century: without one nothing is told
            p.tools = row(*[1] * 16)
    names = [name for name in inspect.signature(tell).parameters if name != "s"]
    rows = ROWS if game.name == "century_new_world" else ()
    some = [row(1, 0, 2, 0) if name in rows else 1 for name in names]
    tell(s, *some)
    assert s.log is None, "nobody listens"
    s.log = []
    tell(s, *some)
    assert s.log
    for name, values, _ in s.log:
        assert len(values) == len(game.events[name].split()), name
