"""Bots by name: `random`, `greedy`, `hard`, `hard:300`, `ismcts:200ms`, and those of other packages.

A spec is a name, or a name and an argument separated by a colon. Another package registers a maker in the entry
point group `farshore.bots`: a callable that takes the game and the argument (empty when there is none) and returns
a `Policy`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.metadata import entry_points

from farshore.core.errors import UnknownBot
from farshore.core.game import Game
from farshore.core.policy import Policy
from farshore.players.ismcts import make_ismcts
from farshore.players.levels import LEVELS, at_level
from farshore.players.program import Program

GROUP = "farshore.bots"
PROGRAM = "program"  # program:COMMAND, a bot in any language
Maker = Callable[[Game, str], Policy]


def make_level(name: str) -> Maker:
    """A level as people meet it; with a number, one that makes as many simulations and heeds no clock."""

    def make(game: Game, argument: str) -> Policy:
        if not argument:
            return at_level(name, game)
        if not LEVELS[name].simulations:
            raise UnknownBot(f"bot '{name}' takes no argument; write '{name}', not '{name}:{argument}'")
        if not argument.isdecimal() or int(argument) < 1:
            raise UnknownBot(f"'{name}:{argument}' does not say how many simulations; write {name}:400")
        return at_level(name, game, int(argument))

    return make


@cache
def makers() -> dict[str, Maker]:
    """Every kind of bot by name, with those of installed packages."""
    others: dict[str, Maker] = {point.name: point.load() for point in entry_points(group=GROUP)}
    levels = {name: make_level(name) for name in LEVELS}
    return {**others, **levels, "ismcts": make_ismcts}


def bots() -> list[str]:
    """The names a spec may begin with."""
    return sorted(makers())


def bot(spec: str, game: Game, programs: bool = False) -> Policy:
    """The bot that a spec names, for one game. `programs` allows commands, for callers who own the machine."""
    name, _, argument = spec.strip().partition(":")
    if name == PROGRAM and programs:
        return Program(game, argument)
    maker = makers().get(name)
    if maker is None:
        raise UnknownBot(f"there is no bot '{spec}'; there are: {', '.join(bots())}")
    return maker(game, argument)
