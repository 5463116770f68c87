"""From how often a seat wins in simulations to how often it wins in games between searching bots.

Simulations play on with a simple heuristic, so they are too sure or not sure enough of what stronger players make of a
lead. One number per game, its steepness, puts that right; `benchmarks/calibration.py` finds it and checks it. A game
keeps it in `data/study.toml`; without one, simulations are taken as they are. Its pace stands there too: the part of
the usual simulations with which the readings of a game take a minute or two. So does what `expert` makes of its time,
where that is less than the simulations of the level.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

from farshore.core.game import Game
from farshore.players.levels import ADVISER, LEVELS
from farshore.study.types import Estimate

FILE = "study.toml"


@cache
def constants(package: str) -> dict[str, float]:
    file = files(package) / "data" / FILE
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


def steepness(game: Game) -> float:
    return constants(game.package).get("steepness", 1.0)


def pace(game: Game) -> float:
    return constants(game.package).get("pace", 1.0)


def expert_simulations(game: Game) -> int:
    """Of a pick: as many as the level makes in its time on one core."""
    full = LEVELS[ADVISER].simulations
    return min(full, int(constants(game.package).get("expert", full)))


def steepened(value: float, seats: int, steep: float) -> float:
    """The odds against an even share of the win, to a power: an even share stays as it is, 0 and 1 too."""
    if value <= 0.0 or value >= 1.0 or seats < 2:
        return min(1.0, max(0.0, value))
    odds: float = (value / (1 - value) * (seats - 1)) ** steep / (seats - 1)
    return odds / (1 + odds)


def calibrated(e: Estimate, seats: int, steep: float) -> Estimate:
    return Estimate(*(steepened(x, seats, steep) for x in (e.value, e.low, e.high)))


def calibrated_all(shares: list[Estimate], steep: float) -> list[Estimate]:
    """The shares of all seats; they sum to 1 again."""
    if len(shares) < 2:
        return shares
    found = [calibrated(e, len(shares), steep) for e in shares]
    whole = sum(e.value for e in found) or 1.0
    return [Estimate(*(min(1.0, x / whole) for x in (e.value, e.low, e.high))) for e in found]


def calibrated_gap(best: float, other: float, gap: Estimate, seats: int, steep: float) -> Estimate:
    """The difference of two raw shares, measured in pairs, on the calibrated scale."""
    near = 0.01
    low, high = (min(best, other), max(best, other))
    if high - low < near:
        low, high = max(0.0, low - near), min(1.0, high + near)
    slope = (steepened(high, seats, steep) - steepened(low, seats, steep)) / (high - low)
    return Estimate(gap.value * slope, gap.low * slope, gap.high * slope)
