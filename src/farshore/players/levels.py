"""The bots that people choose from, the weakest first: the one list that screens, refusals and the registry read.

Each is meant to win three of four games against the one below, in every game; `docs/strength.md` has what was measured.
`greedy`, a game's own heuristic, is one of them. The others search with a budget; `easy` errs, `expert` uses the net of
a game. Time is bounded as well, so that nobody waits: on a slow machine a level thinks less, not longer.
"""

from __future__ import annotations

from dataclasses import replace
from math import inf

from farshore.core.game import Game
from farshore.core.policy import Policy
from farshore.players.mind import Level, Mind

DEFAULT_BOT = "greedy"  # plays where nobody says which bot
STAND_IN = "medium"  # the weakest that others may choose for an absent person
ADVISER = "expert"  # gives hints

LEVELS = {
    "random": Level(),
    "easy": Level(simulations=8, seconds=0.3, margin=0.7),
    "greedy": Level(),
    "medium": Level(simulations=20, seconds=0.3),
    "hard": Level(simulations=240, seconds=0.3),
    "expert": Level(simulations=8_000, seconds=0.9, learned=True),
}


def at_level(name: str, game: Game, simulations: int = 0) -> Policy:
    """The bot of a level; with a number of simulations it makes that many, however long they take."""
    level = LEVELS[name]
    if simulations:
        level = replace(level, simulations=simulations, seconds=inf)
    if name == "random":
        return Policy()
    return Mind(game, level) if level.simulations else game.greedy()
