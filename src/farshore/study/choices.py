"""A whole choice as one thing: a single pick, or the picks of a set (`core/sets.py`) one after the other."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from librt.vecs import vec
from mypy_extensions import i64

from farshore.core.agenda import Ask, Lane, State, resolve
from farshore.core.sets import PickSet, lane_of

Picks = tuple[int, ...]
DEEP = 64  # picks of one choice, at most


def make(s: State, seat: int, pick: int) -> Lane | None:
    """Make a pick. The lane that asks for the rest of the same choice, if something is left of it."""
    lane = lane_of(s, seat)
    ask = lane.asking
    assert ask is not None
    resolve(s, lane, ask, pick)
    for following in s.lanes or [s.agenda]:
        if following.asking is not None and following.asking.seat == seat:
            return following if goes_on(ask, pick, following) else None
    return None


def goes_on(ask: Ask, pick: int, following: Lane) -> bool:
    """Is this the rest of the same choice, and not a new one of the same kind? Picks of a set ascend."""
    if not isinstance(ask, PickSet) or type(following.asking) is not type(ask) or pick == ask.stop():
        return False
    return all(option >= pick or option == ask.stop() for option in following.options)


def play(s: State, seat: int, picks: Sequence[int]) -> None:
    """Make a whole choice; a pick that is no longer asked for was made by the rules."""
    for pick in picks:
        following = make(s, seat, pick)
        if following is None:
            return


def spelled(s: State, seat: int, picks: Sequence[int]) -> list[str]:
    """A choice as records spell it, without seat and question. Plays it on the table it is given."""
    found: list[str] = []
    for pick in picks:
        ask = lane_of(s, seat).asking
        assert ask is not None
        found.append(ask.describe(s, pick))
        if make(s, seat, pick) is None:
            break
    return found


def extended(s: State, seat: int, first: int, choose: Callable[[Ask, vec[i64]], int]) -> Picks:
    """A first pick with the rest of its choice, as `choose` picks it. Plays it on the table it is given."""
    line = [first]
    lane = make(s, seat, first)
    while lane is not None and len(line) < DEEP:
        assert lane.asking is not None
        line.append(choose(lane.asking, lane.options))
        lane = make(s, seat, line[-1])
    return tuple(line)
