"""Secrets: when what a seat cannot see changes, its view, options and events stay the same.

`imagine` makes the variations: it deals at random what a view hides. That catches two faults: a view that shows too
much, and an `imagine` that does not deal what the view says.
"""

from __future__ import annotations

from itertools import count
from typing import Any

from farshore.core.agenda import SPECTATOR, RawEvent, hears
from farshore.core.decision import apply, decision_of, pending
from farshore.core.notation import question, spellings
from farshore.core.rng import Rng
from farshore.core.view import imagine, view
from farshore.testing.copies import asked
from farshore.testing.walk import Moment, Play, snapshot, walk

FOLLOWED = 8  # picks that are played on, on the real table and on an imagined one
TRIED = 6  # different picks of somebody else, compared by what a seat hears of them


def check_secrets(play: Play) -> None:
    """One whole game; close looks alternate between the seats and a spectator, or cover all of them."""
    rng = Rng(play.seed + 2)
    looks = count()

    def visit(moment: Moment) -> None:
        if moment.close:
            for seat in viewers(moment, next(looks)):
                check_view(moment, seat, rng)
                check_telltales(moment, seat)

    walk(play, visit)


def viewers(moment: Moment, look: int) -> set[int]:
    """The seats whose views are checked now: all, or two in turn where the budget is small."""
    everybody = [*range(moment.s.seats), SPECTATOR]
    if not moment.play.budget.looks:
        return set(everybody)
    return {everybody[look % len(everybody)], everybody[look // 2 % len(everybody)]}


def check_view(moment: Moment, seat: int, rng: Rng) -> None:
    s, game = moment.s, moment.play.game
    before = snapshot(s)
    seen = view(s, seat)
    shown = snapshot(seen)
    assert snapshot(s) == before, f"making the view of seat {seat} changed the table"
    assert snapshot(view(seen, seat)) == shown, f"the view of seat {seat}'s view shows something else"
    assert snapshot(moment.play.restore(shown)) == shown, f"the view of seat {seat} changed on the wire"
    other = imagine(seen, rng)
    assert snapshot(seen) == shown, f"imagining changed the view of seat {seat}"
    game.laws(other)
    again = view(other, seat)
    assert snapshot(again) == shown, f"the view of seat {seat} changes with what it cannot see"
    assert game.picture(again) == game.picture(seen), f"the picture for seat {seat} tells what it cannot see"
    check_same_question(s, seen, other, seat)
    check_followed(s.clone(), other, seat, rng)


def check_same_question(s: Any, seen: Any, other: Any, seat: int) -> None:
    """The asked seat finds the same question, options and words on its view and on every table that looks like it."""
    mine = [d for d in pending(s) if d.seat == seat]
    assert [x for x in asked(seen) if x[0] == seat] == [x for x in asked(s) if x[0] == seat], (
        f"seat {seat} is offered something else on its view"
    )
    for d in mine:
        words = spellings(s, d)
        for where, table in (("on its view", seen), ("on an imagined table", other)):
            found = decision_of(table, seat)
            assert list(found.ask.options(table)) == list(d.options(s)), f"seat {seat} finds other options {where}"
            assert spellings(table, found) == words, f"seat {seat}'s options are spelled otherwise {where}"
            assert found.ask.about(table) == d.ask.about(s), f"seat {seat} is asked about something else {where}"


def check_followed(real: Any, imagined: Any, seat: int, rng: Rng) -> None:
    """The same picks on both tables, as long as the seat cannot tell them apart: it must hear the same events."""
    for _ in range(FOLLOWED):
        open_now = pending(real)
        if not open_now or _open(real) != _open(imagined):
            return  # a seat without options is skipped, which others can see: the tables differ from here on
        d = open_now[rng.below(len(open_now))]
        twin = decision_of(imagined, d.seat)
        common = sorted(spellings(real, d).keys() & spellings(imagined, twin).keys())
        if not common:
            return
        path = common[rng.below(len(common))]
        heard = [[e for e in make(table, d.seat, path) if hears(e[2], seat)] for table in (real, imagined)]
        if snapshot(view(real, seat)) != snapshot(view(imagined, seat)):
            return  # the rules have just shown the seat something
        assert heard[0] == heard[1], f"seat {seat} hears of what it cannot see: {heard[0]} or {heard[1]}"


def _open(s: Any) -> list[tuple[int, str]]:
    return [(d.seat, question(d.ask)) for d in pending(s)]


def check_telltales(moment: Moment, seat: int) -> None:
    """Another seat picks: this one hears only what it sees, and sees nothing of what was told to others only."""
    s, d = moment.s, moment.decision
    if d.seat == seat:
        return
    told: dict[bytes, tuple[bytes, list[RawEvent]]] = {}
    shown: dict[str, bytes] = {}
    for path in list(spellings(s, d))[:TRIED]:
        after = s.clone()
        events = make(after, d.seat, path)
        heard = [event for event in events if hears(event[2], seat)]
        seen = snapshot(view(after, seat))
        real = snapshot(after)
        first_real, first_heard = told.setdefault(seen, (real, heard))
        if first_real != real:  # two picks with the same result hide nothing, whatever events they cause
            assert first_heard == heard, f"seat {seat} hears which pick was made, but does not see it"
        if len(heard) < len(events):
            same = f"{heard} {_open(after)}"
            assert shown.setdefault(same, seen) == seen, f"seat {seat} sees what was told to others only: {events}"


def make(s: Any, seat: int, path: str) -> list[RawEvent]:
    """Make a pick; its events."""
    s.log = []
    apply(s, seat, spellings(s, decision_of(s, seat))[path])
    events: list[RawEvent] = s.log
    s.log = None
    return events
