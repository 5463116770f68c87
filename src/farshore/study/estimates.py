"""Means over simulations, and how sure they are."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from farshore.study.types import Estimate

SURE = 1.96  # standard errors to either side: 95 %
NONE = Estimate(0.0, 0.0, 0.0)


def around(value: float, error: float) -> Estimate:
    """A value with its standard error."""
    return Estimate(value, value - SURE * error, value + SURE * error)


def mean(values: Sequence[float]) -> Estimate:
    """The mean of independent values."""
    count = len(values)
    if count == 0:
        return NONE
    middle = sum(values) / count
    spread = sum((x - middle) ** 2 for x in values) / max(1, count - 1)
    return around(middle, sqrt(spread / count))


def share(won: float, count: int) -> Estimate:
    """A share of wins: Wilson's interval, which is honest where nearly all or nearly none were won."""
    if count == 0:
        return Estimate(0.5, 0.0, 1.0)
    p, z2 = won / count, SURE * SURE
    centre = (p + z2 / (2 * count)) / (1 + z2 / count)
    reach = SURE * sqrt(p * (1 - p) / count + z2 / (4 * count * count)) / (1 + z2 / count)
    return Estimate(p, min(p, max(0.0, centre - reach)), max(p, min(1.0, centre + reach)))


def error_of(e: Estimate) -> float:
    """The standard error behind an interval."""
    return (e.high - e.low) / (2 * SURE)


def difference(a: Estimate, b: Estimate) -> Estimate:
    """`a` less `b`, where nothing connects them."""
    return around(a.value - b.value, sqrt(error_of(a) ** 2 + error_of(b) ** 2))


def total(parts: Sequence[Estimate]) -> Estimate:
    """A sum of independent estimates."""
    return around(sum(e.value for e in parts), sqrt(sum(error_of(e) ** 2 for e in parts)))
