"""How much is simulated. A budget is the same for all games; each game scales it by its pace.

The pace is for readings. The yardstick is `expert` as people know it, with what it makes in its time.
"""

from __future__ import annotations

import msgspec

from farshore.core.game import Game
from farshore.study.calibration import expert_simulations, pace
from farshore.study.types import Budget

FEWEST = 8  # simulations of anything: fewer tell nothing
SIMULATIONS = ("search", "compare", "duel", "moment", "luck", "yardstick_search")


def scaled(effort: float, budget: Budget | None = None) -> Budget:
    """All simulations of a budget, times a number; how many candidates and games there are stays."""
    usual = budget or Budget()
    if effort == 1:
        return usual
    times = {name: max(FEWEST, round(effort * getattr(usual, name))) for name in SIMULATIONS}
    return msgspec.structs.replace(usual, **times)


def paced(game: Game, budget: Budget | None = None) -> Budget:
    """What a budget comes to in a game: with the usual one, its readings take a minute or two of a core."""
    usual = budget or Budget()
    of_expert = min(usual.yardstick_search, expert_simulations(game))
    return msgspec.structs.replace(scaled(pace(game), usual), yardstick_search=of_expert)
