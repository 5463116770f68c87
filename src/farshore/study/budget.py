"""How much is simulated: a budget that suits a game, times an effort."""

from __future__ import annotations

import msgspec

from farshore.core.game import Game
from farshore.study.calibration import pace
from farshore.study.types import Budget

FEWEST = 8  # simulations of anything: fewer tell nothing
SIMULATIONS = ("search", "compare", "duel", "moment", "luck", "yardstick_search")


def scaled(budget: Budget, effort: float) -> Budget:
    """All simulations of a budget, times a number; how many candidates and games there are stays."""
    times = {name: max(FEWEST, round(effort * getattr(budget, name))) for name in SIMULATIONS}
    return msgspec.structs.replace(budget, **times)


def usual(game: Game, effort: float = 1.0) -> Budget:
    """With an effort of 1, a whole game takes a minute or two on one core."""
    return scaled(Budget(), effort * pace(game))
