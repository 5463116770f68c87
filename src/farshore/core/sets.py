"""Choosing several things: n of m, up to n, with or without repeats.

On the agenda such a choice is a row of picks in ascending order, so that every result is spelled in one way; search,
records and journals know nothing else. A person thinks of it as one choice in any order. The question itself says what
may be part of it, so no screen has to guess: `candidates` lists what can be added to a partial choice, `is_complete`
tells when it may be handed in, and `arrange` turns it into the picks the agenda asks for.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from farshore.core.agenda import Ask, Lane, State
from farshore.core.errors import IllegalPick
from farshore.core.rows import insert_sorted

NO_STOP: Final = -(1 << 40)  # no pick has this number


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class PickSet(Ask):
    """A question that takes several picks, in ascending order. Between them nothing else happens.

    `answer` puts the question for the next pick on top of the agenda, if there is one.
    """

    __slots__ = ()

    def items(self, s: Any) -> vec[i64]:
        """Every pick that may be part of the choice from here on, in ascending order, each once."""
        raise NotImplementedError

    def least(self, s: Any) -> i64:
        """The fewest picks that make a choice; as many as are left, unless the question can be stopped."""
        return self.picks_left() if self.stop() == NO_STOP else 0

    def most(self, s: Any) -> i64:
        """The most picks a choice can have."""
        return self.picks_left()

    def suffices(self, s: Any, chosen: vec[i64]) -> bool:
        """Is a choice that fits also whole? Enough picks are, unless the question asks for more than a number."""
        return self.least(s) <= len(chosen)

    def stop(self) -> i64:
        """The option that ends the choice early; NO_STOP where there is none."""
        return NO_STOP

    def repeats(self) -> bool:
        """May one thing be picked twice?"""
        return False

    def fits(self, s: Any, chosen: vec[i64]) -> bool:
        """Can these picks, in ascending order, be made together and still lead to a whole choice?

        Here everything goes with everything. A question with conditions says which.
        """
        items = self.items(s)
        if len(chosen) > self.most(s) or (len(items) < self.least(s) and not self.repeats()):
            return False
        for k in range(i64(len(chosen))):
            if chosen[k] not in items or (k > 0 and chosen[k] == chosen[k - 1] and not self.repeats()):
                return False
        return True


def picks_left(s: State, ask: Ask) -> i64:
    """How many picks the question may still take."""
    return ask.most(s) if isinstance(ask, PickSet) else ask.picks_left()


def in_order(chosen: vec[i64]) -> vec[i64]:
    out = vec[i64](capacity=len(chosen))
    for pick in chosen:
        out = insert_sorted(out, pick)
    return out


def candidates(s: State, ask: PickSet, chosen: vec[i64]) -> vec[i64]:
    """What may be added to a partial choice, given in any order."""
    out = vec[i64]()
    for pick in ask.items(s):
        if ask.fits(s, in_order(append(chosen[:], pick))):
            out = append(out, pick)
    return out


def is_complete(s: State, ask: PickSet, chosen: vec[i64]) -> bool:
    """May this be handed in as the whole choice?"""
    ordered = in_order(chosen)
    return ask.fits(s, ordered) and ask.suffices(s, ordered)


def arrange(s: State, seat: i64, chosen: vec[i64]) -> vec[i64]:
    """The picks that make this choice, in the order in which they will be asked for; changes nothing.

    Some are never asked for, because nothing else is left to pick. And an early end is a pick of its own.
    """
    tried = s.clone()
    lane = lane_of(tried, seat)
    ask = lane.asking
    if not isinstance(ask, PickSet) or not is_complete(tried, ask, chosen):
        raise IllegalPick(f"seat {seat} cannot choose {list(chosen)} for {type(ask).__name__}")
    made = vec[i64]()
    wanted = in_order(chosen)
    tried.here = lane
    lane.asking = None
    for k in range(i64(len(wanted)) + 1):
        pick = wanted[k] if k < len(wanted) else ask.stop()
        options = ask.options(tried)
        if pick == NO_STOP or len(options) == 0:
            break
        if len(options) > 1 or tried.lanes:
            made = append(made, pick)
        if pick not in options:
            raise IllegalPick(f"seat {seat} cannot choose {list(chosen)} for {type(ask).__name__}")
        depth = lane.depth
        ask.answer(tried, pick)
        following = lane.steps[lane.depth - 1] if lane.depth > depth else None
        if not isinstance(following, PickSet) or type(following) is not type(ask) or k == len(wanted):
            break
        ask = following
        lane.pop()
    return made


def meant(s: State, seat: i64, pick: i64) -> vec[i64]:
    """The picks a person makes by choosing this one: the pick, and those that go with it (`Ask.also`)."""
    ask = lane_of(s, seat).asking
    assert ask is not None
    row = append(vec[i64](), pick)
    for following in ask.also(s, pick):
        row = append(row, following)
    return row


def lane_of(s: State, seat: i64) -> Lane:
    """Where the seat is being asked."""
    for lane in s.lanes or [s.agenda]:
        if lane.asking is not None and lane.asking.seat == seat:
            return lane
    raise IllegalPick(f"seat {seat} is not being asked anything now")
