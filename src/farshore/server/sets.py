"""Choosing n of m: on the table n ascending picks, on a screen one set. Here is what the set may hold.

The highest of m things are no options of the first pick, yet they may be chosen, too. Walking down the first options
on an imagined table meets every one of them. Nothing here knows a game.
"""

from __future__ import annotations

from farshore.core.agenda import State
from farshore.core.decision import Decision, apply, pending
from farshore.core.notation import question


def pool(imagined: State, seat: int) -> list[str]:
    """The paths a set of picks may hold, in order; none where picks are not a set: cubes may be picked twice."""
    s = imagined.clone()
    asked = question_of(s, seat)
    if asked is None or asked.ask.picks_left() < 2:
        return []
    name, found = question(asked.ask), paths(s, asked)
    while asked is not None and question(asked.ask) == name:
        here = paths(s, asked)
        found += [path for path in here if path not in found]
        left, taken = asked.ask.picks_left(), next((path for path in here if ":" in path), None)
        if taken is None:
            break
        apply(s, seat, asked.options(s)[here.index(taken)])
        asked = question_of(s, seat)
        if asked is None or question(asked.ask) != name or asked.ask.picks_left() != left - 1:
            break
        if taken in paths(s, asked):
            return []
    return [path for path in found if ":" in path and " " not in path]


def question_of(s: State, seat: int) -> Decision | None:
    return next((d for d in pending(s) if d.seat == seat), None)


def paths(s: State, asked: Decision) -> list[str]:
    return [asked.ask.describe(s, pick) for pick in asked.options(s)]
