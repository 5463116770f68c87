"""The names under which Gymnasium knows the games: `farshore/Century-v0`, and in full `farshore/CenturyNewWorld-v0`.

Made from the games' names alone, so that no rules are imported before somebody plays.
"""

from __future__ import annotations

import pkgutil
from importlib import import_module
from importlib.metadata import entry_points

import gymnasium

from farshore.core.registry import GROUP

VERSION = "v0"
MODULE = "farshore.adapters.gymnasium"


def game_names() -> list[str]:
    """Our own games, and those that other packages announce."""
    own = [found.name for found in pkgutil.iter_modules(import_module(GROUP).__path__)]
    return [*own, *(point.name for point in entry_points(group=GROUP))]


def ids_of(name: str) -> list[str]:
    """The whole name, and its first word of four letters or more: `century_new_world` is Century as well."""
    words = name.split("_")
    short = next((word for word in words if len(word) > 3), name)
    titles = {"".join(word.title() for word in words), short.title()}
    return [f"farshore/{title}-{VERSION}" for title in sorted(titles)]


def register() -> None:
    for name in game_names():
        for known in ids_of(name):
            if known not in gymnasium.registry:
                gymnasium.register(
                    id=known,
                    entry_point=f"{MODULE}:SeatEnv",
                    vector_entry_point=f"{MODULE}:SeatVectorEnv",
                    kwargs={"game": name},
                )
