"""Marks by loss of win share. A loss that may be none gets no mark, and a large one that may be small gets a lesser."""

from __future__ import annotations

from farshore.study.types import Estimate, Mark

INACCURACY = 0.03  # of win share
MISTAKE = 0.06
BLUNDER = 0.12
SURELY = 0.25  # of these must be lost at the lower end of the interval, too

LEVELS: tuple[tuple[Mark, float], ...] = (("blunder", BLUNDER), ("mistake", MISTAKE), ("inaccuracy", INACCURACY))


def mark(loss: Estimate) -> Mark | None:
    """The gravest mark that a loss deserves beyond doubt."""
    for name, least in LEVELS:
        if loss.value >= least and loss.low >= SURELY * least:
            return name
    return None
