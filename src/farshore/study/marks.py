"""Marks by loss of win share. A loss that may be none gets no mark."""

from __future__ import annotations

from farshore.study.types import Estimate, Mark

INACCURACY = 0.03  # of win share
MISTAKE = 0.06
BLUNDER = 0.12


def mark(loss: Estimate) -> Mark | None:
    """The mark that a loss deserves, where its interval leaves no doubt that there is one."""
    if loss.low <= 0 or loss.value < INACCURACY:
        return None
    return "blunder" if loss.value >= BLUNDER else "mistake" if loss.value >= MISTAKE else "inaccuracy"
