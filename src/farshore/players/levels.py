"""Levels for people: each should win at least three of four two-player games against the one below, in every game.

A level is a budget and a share of slips, never a name of a game; `docs/strength.md` tells what was measured. Time is
bounded as well, so that nobody waits: on a slow machine a level thinks less, not longer.
"""

from __future__ import annotations

from dataclasses import dataclass

from librt.vecs import vec
from mypy_extensions import i64

from farshore.core.agenda import Ask, State
from farshore.core.game import Game
from farshore.core.policy import Policy
from farshore.core.rng import Rng
from farshore.players.ismcts import Ismcts

DEFAULT_BOT = "greedy"  # plays where nobody says which bot


@dataclass(frozen=True)
class Level:
    """Without simulations it is the game's own heuristic that plays."""

    slips: int  # picks at random, of a hundred
    simulations: int = 0
    seconds: float = 0.0


LEVELS = {
    "easy": Level(slips=50),
    "medium": Level(slips=15, simulations=30, seconds=0.4),
    "hard": Level(slips=0, simulations=800, seconds=1.0),
}


class Slipping(Policy):
    """Plays like another, but for some picks at random."""

    def __init__(self, policy: Policy, slips: int) -> None:
        self.policy = policy
        self.slips = slips

    def pick(self, seen: State, ask: Ask, options: vec[i64], rng: Rng) -> i64:
        if rng.below(100) < self.slips:
            return options[rng.below(len(options))]
        return self.policy.pick(seen, ask, options, rng)

    def needs_view(self) -> bool:
        return self.policy.needs_view()


def at_level(name: str, game: Game) -> Policy:
    level = LEVELS[name]
    mind = Ismcts(game, level.simulations, level.seconds) if level.simulations else game.greedy()
    return Slipping(mind, level.slips) if level.slips else mind
