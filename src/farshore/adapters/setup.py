"""What an environment needs before a game: rules, layout, a fresh table, rewards. Plain words name all of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from farshore.core.agenda import State
from farshore.core.game import Game, Outcome
from farshore.core.registry import game_named
from farshore.core.rewards import returns_of, reward_named
from farshore.core.space import Space

Floats = NDArray[np.float32]
Mask = NDArray[np.int8]


@dataclass(frozen=True)
class Setup:
    """Words only, so it can be pickled, compared and sent to other processes."""

    game: str
    seats: int = 2
    variants: tuple[tuple[str, str], ...] = ()
    edition: str = "standard"
    reward: str = "win"

    @property
    def rules(self) -> Rules:
        return _rules(self)


def setup_of(
    game: str | Game,
    seats: int,
    variants: Mapping[str, str] | None = None,
    edition: str = "standard",
    reward: str = "win",
) -> Setup:
    """A setup by any unambiguous part of the game's name or by the game itself, checked."""
    found = game_named(game if isinstance(game, str) else game.name)
    settled = found.settle(seats, variants)
    reward_named(reward)
    return Setup(found.name, seats, tuple(sorted(settled.items())), edition, reward)


class Rules:
    """The parts that a setup names, found once per process."""

    def __init__(self, setup: Setup) -> None:
        variants = dict(setup.variants)
        self.variants = variants
        self.edition = setup.edition
        self.game: Game = game_named(setup.game)
        self.space: Space = self.game.space(setup.seats, variants, setup.edition)
        self.fresh: State = self.game.new(setup.seats, variants, setup.edition)
        self.reward = reward_named(setup.reward)
        self.factors: Floats = (1 / np.array(self.space.scales)).astype(np.float32)

    def outcome(self, s: Any) -> Outcome:
        return self.game.outcome(s)

    def returns(self, s: Any) -> list[float]:
        """What every seat gets at the end."""
        return returns_of(self.game.outcome(s), self.reward)


@cache
def _rules(setup: Setup) -> Rules:
    return Rules(setup)


def window(block: Any, *shape: int) -> NDArray[Any]:
    """NumPy's view of a block that compiled code writes: the same memory, never copied.

    NumPy would only read it, since such blocks do not say that they may be written; they may.
    """
    shown = np.asarray(block)
    memory = _Memory(block, {**shown.__array_interface__, "data": (shown.ctypes.data, False)})
    return np.asarray(memory).reshape(shape)


class _Memory:
    """Keeps a block alive as long as an array looks at it."""

    def __init__(self, block: Any, interface: dict[str, Any]) -> None:
        self.block = block
        self.__array_interface__ = interface
