"""What the strongest bot makes of the same start: it plays for every seat, with fresh luck after the set-up.

A game takes it minutes, so it is played in legs of a few searched picks. Each goes on from the picks of the one before
and has luck and a mind of its own: the same game comes out wherever its legs are played.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import ceil

from farshore.core.agenda import NATURE, State, resolve, waiting
from farshore.core.policy import shown_to
from farshore.core.rng import Rng
from farshore.players.ismcts import HORIZON
from farshore.players.mind import Mind
from farshore.study.timeline import Timeline
from farshore.study.units import Part, Unit, YardstickPart

LUCK = 7919  # of the first game; every game has its own
LEG = 4  # searched picks: while one is played, a bot at a table may wait for the worker
ROOM = 1.5  # the bot may need more picks than the players did
FEWEST_LEGS = 60  # of a record that breaks off early


def legs(line: Timeline, number: int) -> list[Unit]:
    """The legs of a game, as many as it may have. Those after its end are not played; the last one goes on to it."""
    decided = sum(len(choice.rows) for choice in line.choices)
    planned = max(0 if line.session.over else FEWEST_LEGS, ceil(ROOM * decided / LEG), 1)
    return [Unit("yardstick", number, leg) for leg in range(planned)]


def picks_before(unit: Unit, parts: Mapping[Unit, Part]) -> list[int] | None:
    """The picks that a unit goes on from; None for a leg of a game that has ended before it."""
    if unit.leg == 0:
        return []
    before = parts.get(Unit(unit.kind, unit.number, unit.leg - 1))
    return before.picks if isinstance(before, YardstickPart) and not before.categories else None


def play_leg(mind: Mind, line: Timeline, unit: Unit, before: Sequence[int]) -> YardstickPart:
    """From the first decision of the record, or from the end of the leg before."""
    start = line.choices[0].before if line.choices else 0
    s = line.tables[start].clone()
    for pick in before:
        follow(s, pick)
    is_last = unit == legs(line, unit.number)[-1]
    played = play_on(s, mind, unit, HORIZON if is_last else LEG, HORIZON - len(before))
    picks = [*before, *played]
    if waiting(s) is not None and len(picks) < HORIZON:
        return YardstickPart(unit.number, unit.leg, picks)
    return YardstickPart(unit.number, unit.leg, picks, [dict(one.categories) for one in mind.game.outcome(s).seats])


def play_on(s: State, mind: Mind, unit: Unit, searches: int, cap: int) -> list[int]:
    """A given number of searched picks, and all that needs no search before the next one."""
    seed = HORIZON * unit.number + unit.leg
    luck, choices, made = Rng(LUCK * (seed + 1)), Rng(seed), list[int]()
    while len(made) < cap and (lane := waiting(s)) is not None:
        ask = lane.asking
        assert ask is not None
        if ask.seat == NATURE:
            pick = ask.sample(s, luck)
        else:
            searches -= len(lane.options) > 1
            if searches < 0:
                break
            pick = mind.pick(shown_to(mind, s, ask.seat), ask, lane.options, choices)
        resolve(s, lane, ask, pick)
        made.append(int(pick))
    return made


def follow(s: State, pick: int) -> None:
    lane = waiting(s)
    assert lane is not None and lane.asking is not None
    resolve(s, lane, lane.asking, pick)
