"""Sets: a whole choice in any order leads to the same tables as the bare rules, which ask pick by pick.

"Bare" is every canonical row of picks the agenda takes; "whole" is what `candidates`, `is_complete` and `arrange` offer
to screens. Where there are few results both are listed and compared; where there are many, both are sampled.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from farshore.core.agenda import NATURE, Lane
from farshore.core.decision import Decision, apply
from farshore.core.notation import question
from farshore.core.rng import Rng
from farshore.core.sets import NO_STOP, PickSet, arrange, candidates, is_complete
from farshore.testing.walk import Moment, Play, snapshot, walk

FEW = 300  # results that are listed in full
SAMPLES = 12  # rows and choices tried where there are more
OFTEN = 6  # occurrences of each question that are looked at in any case

Picks = tuple[int, ...]


def check_sets(play: Play) -> None:
    """One whole game: what is offered at every decision, and every kind of set several times."""
    met: Counter[str] = Counter()
    rng = Rng(play.seed + 4)

    def visit(moment: Moment) -> None:
        d = moment.decision
        if d.seat == NATURE:
            return
        check_offered(moment)
        if isinstance(d.ask, PickSet):
            met[question(d.ask)] += 1
            if moment.close or met[question(d.ask)] <= OFTEN:
                check_set(moment.s, d, d.ask, rng)

    walk(play, visit)


def check_offered(moment: Moment) -> None:
    """What a person is shown is part of what is legal, and never nothing."""
    s, d = moment.s, moment.decision
    options = list(d.options(s))
    offered = list(d.ask.offered(s, d.options(s)))
    assert offered, "nothing is offered"
    assert offered == [pick for pick in options if pick in offered], f"{offered} is offered of {options}"
    if moment.close and len(offered) < len(options) and isinstance(d.ask, PickSet):
        every, shown = (results(s, d.seat, rows(s, d, FEW, only)) for only in (False, True))
        assert shown == every, "an option that is not offered leads to a table that cannot be reached otherwise"


def check_set(s: Any, d: Decision, ask: PickSet, rng: Rng) -> None:
    before = snapshot(s)
    bare = rows(s, d, FEW)
    choices = whole_choices(s, ask, FEW)
    if bare is None or choices is None:
        for _ in range(SAMPLES):
            check_row(s, d, ask, rng)
            check_choice(s, d, ask, rng)
    else:
        by_choice = {tuple(arrange(s, d.seat, vec[i64](shuffled(chosen, rng)))) for chosen in choices}
        assert results(s, d.seat, by_choice) == results(s, d.seat, bare), (
            f"whole choices lead to {sorted(by_choice)}, the rules to {sorted(bare)}"
        )
    assert snapshot(s) == before, "asking what may be chosen changed the table"


def results(s: Any, seat: int, picks: set[Picks] | None) -> set[bytes]:
    """The tables that these rows of picks lead to."""
    found = set()
    for row in picks or ():
        after = s.clone()
        for pick in row:
            apply(after, seat, pick)
        found.add(snapshot(after))
    return found


# --- the bare rules ------------------------------------------------------------------------------


class Asked:
    """A set question in the middle of a row: the table, what has been answered, and what of it was asked."""

    def __init__(self, s: Any, ask: PickSet, made: Picks = (), chosen: Picks = ()) -> None:
        self.s = s
        self.ask = ask
        self.made = made  # the picks the agenda took
        self.chosen = chosen  # with those that were never asked for, without the one that stops

    def options(self, offered: bool = False) -> list[int]:
        options = self.ask.options(self.s)
        return list(self.ask.offered(self.s, options) if offered else options)

    def after(self, pick: int) -> tuple[Asked, bool]:
        """The row with this pick, and whether it goes on."""
        s = self.s.clone()
        lane: Lane = s.lanes[self.ask.seat] if s.lanes else s.agenda
        lane.asking, s.here = None, lane
        depth = lane.depth
        is_asked = s.lanes or len(self.ask.options(s)) > 1
        self.ask.answer(s, pick)
        stops = pick == self.ask.stop() and pick != NO_STOP
        grown = Asked(
            s, self.ask, (*self.made, pick) if is_asked else self.made, self.chosen if stops else (*self.chosen, pick)
        )
        following = lane.steps[lane.depth - 1] if lane.depth > depth else None
        if type(following) is not type(self.ask):
            return grown, False
        assert isinstance(following, PickSet)
        lane.pop()
        grown.ask = following
        return grown, following.picks_left() > 0 and bool(grown.options())


def rows(s: Any, d: Decision, limit: int, offered: bool = False) -> set[Picks] | None:
    """Every row of picks; None if there are more than the limit."""
    assert isinstance(d.ask, PickSet)
    found: set[Picks] = set()
    open_rows = [Asked(s, d.ask)]
    while open_rows:
        asked = open_rows.pop()
        for pick in asked.options(offered):
            grown, goes_on = asked.after(pick)
            if goes_on:
                open_rows.append(grown)
            else:
                found.add(grown.made)
        if len(found) + len(open_rows) > limit:
            return None
    return found


def check_row(s: Any, d: Decision, ask: PickSet, rng: Rng) -> None:
    """A random row of the bare rules can be chosen as a whole, in any order."""
    asked, goes_on = Asked(s, ask), True
    while goes_on:
        options = asked.options()
        asked, goes_on = asked.after(options[rng.below(len(options))])
    order = shuffled(asked.chosen, rng)
    for k, pick in enumerate(order):
        allowed = list(candidates(s, ask, vec[i64](order[:k])))
        assert pick in allowed, f"after {order[:k]} the rest of {asked.chosen} cannot be chosen, only {allowed}"
    assert is_complete(s, ask, vec[i64](order)), f"{order} cannot be handed in"
    assert tuple(arrange(s, d.seat, vec[i64](order))) == asked.made, f"{order} is not arranged as {asked.made}"


# --- whole choices -------------------------------------------------------------------------------


def whole_choices(s: Any, ask: PickSet, limit: int) -> set[Picks] | None:
    """Every choice that may be handed in; None if there are more than the limit. No partial choice is a dead end."""
    grown: dict[Picks, list[Picks]] = {}
    partial: list[Picks] = [()]
    while partial:
        chosen = partial.pop()
        if chosen in grown:
            continue
        grown[chosen] = [tuple(sorted((*chosen, pick))) for pick in candidates(s, ask, vec[i64](list(chosen)))]
        partial += grown[chosen]
        if len(grown) > 3 * limit:
            return None
    whole = {chosen for chosen in grown if is_complete(s, ask, vec[i64](list(chosen)))}
    ends = set(whole)
    for chosen in sorted(grown, key=len, reverse=True):
        if ends.intersection(grown[chosen]):
            ends.add(chosen)
        assert chosen in ends, f"{chosen} may be chosen, but cannot be completed"
    return whole


def check_choice(s: Any, d: Decision, ask: PickSet, rng: Rng) -> None:
    """A random choice made thing by thing can be handed in, and leads to a legal row."""
    chosen: list[int] = []
    while not (is_complete(s, ask, vec[i64](chosen)) and rng.below(3) == 0):
        more = list(candidates(s, ask, vec[i64](chosen)))
        if not more:
            assert is_complete(s, ask, vec[i64](chosen)), f"{chosen} may be chosen, but cannot be completed"
            break
        chosen.append(more[rng.below(len(more))])
    results(s, d.seat, {tuple(arrange(s, d.seat, vec[i64](chosen)))})


def shuffled(picks: Picks, rng: Rng) -> list[int]:
    left, out = list(picks), []
    while left:
        out.append(left.pop(rng.below(len(left))))
    return out
