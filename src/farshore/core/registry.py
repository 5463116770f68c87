"""Which games there are: every folder of `farshore.games`, and every package that announces itself by entry point.

A game's module `game` calls its subclass of `Game` simply `GAME`.
"""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points

from farshore.core.errors import UnknownGame
from farshore.core.game import Game

GROUP = "farshore.games"  # our own folder, and the entry points of other packages


@cache
def games() -> dict[str, Game]:
    """Every registered game by name."""
    folder = import_module(GROUP).__path__
    own = [import_module(f"{GROUP}.{found.name}.game").GAME for found in pkgutil.iter_modules(folder)]
    others = [point.load() for point in entry_points(group=GROUP)]
    found = [game() for game in [*own, *others]]
    return {game.name: game for game in sorted(found, key=lambda g: str(g.name))}


def game_named(name: str) -> Game:
    """The game, also by an unambiguous part of its name."""
    known = games()
    if name in known:
        return known[name]
    close = [game for key, game in known.items() if name and name.lower().replace("-", "_") in key]
    if len(close) == 1:
        return close[0]
    what = f"'{name}' may be several games" if close else f"there is no game '{name}'"
    raise UnknownGame(f"{what}; there are: {', '.join(known)}")
