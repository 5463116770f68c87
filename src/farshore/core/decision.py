"""The door for players, servers and replays: which questions are open, and a checked way to answer them."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from farshore.core.agenda import Ask, Chance, Lane, State, resolve
from farshore.core.errors import IllegalPick, NotYourDecision


class Decision:
    """One pick asked of one seat."""

    __slots__ = ("ask", "lane", "seat")

    def __init__(self, ask: Ask, lane: Lane) -> None:
        self.seat: i64 = ask.seat
        self.ask: Ask = ask
        self.lane: Lane = lane

    def options(self, s: State) -> vec[i64]:
        """What may be picked. Nature's are listed here, on demand."""
        ask = self.ask
        return ask.options(s) if isinstance(ask, Chance) else self.lane.options


def pending(s: State) -> list[Decision]:
    """Open questions in seat order; none: the game is over."""
    lanes = s.lanes or [s.agenda]
    return [Decision(lane.asking, lane) for lane in lanes if lane.asking is not None]


def decision_of(s: State, seat: i64) -> Decision:
    for d in pending(s):
        if d.seat == seat:
            return d
    raise NotYourDecision(f"seat {seat} is not being asked anything now")


def apply(s: State, seat: i64, pick: i64) -> None:
    """Check, then resolve. An illegal pick changes nothing."""
    d = decision_of(s, seat)
    ask = d.ask
    legal = ask.allows(s, pick) if isinstance(ask, Chance) else pick in d.lane.options
    if not legal:
        raise IllegalPick(f"seat {seat} may not pick {pick} for {type(ask).__name__}")
    resolve(s, d.lane, ask, pick)
