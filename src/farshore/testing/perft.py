"""Counts all sequences of picks from a position: a rule changed by accident changes a count."""

from __future__ import annotations

from farshore.core.agenda import State
from farshore.core.decision import apply, pending
from farshore.core.notation import spell


def perft(s: State, depth: int) -> int:
    """How many sequences of `depth` picks there are, Nature's included; a game that ends early counts once."""
    open_now = pending(s)
    if depth == 0 or not open_now:
        return 1
    d = open_now[0]
    options = list(d.options(s))
    if depth == 1:
        return len(options)
    return sum(perft(_after(s, d.seat, pick), depth - 1) for pick in options)


def divide(s: State, depth: int) -> dict[str, int]:
    """The counts by first pick: shows where two counts differ."""
    d = pending(s)[0]
    return {spell(s, d.seat, pick): perft(_after(s, d.seat, pick), depth - 1) for pick in d.options(s)}


def _after(s: State, seat: int, pick: int) -> State:
    twin = s.clone()
    apply(twin, seat, pick)
    return twin
