"""Secrets: vary what a seat cannot see, and it must not notice: same view, same options, same events.

The variations are made by `imagine`: it lays out at random what a view hides. So two faults are caught at once, a view
that shows too much and an `imagine` that does not deal what the view promises.
"""

from __future__ import annotations

from typing import Any

from farshore.core.agenda import NATURE, SPECTATOR, Event, hears
from farshore.core.decision import Decision, apply, decision_of, pending
from farshore.core.notation import question, spellings
from farshore.core.rng import Rng
from farshore.core.view import imagine, view
from farshore.testing.copies import asked
from farshore.testing.walk import Moment, Play, snapshot, walk

FOLLOWED = 12  # picks that are played on, on the real table and on an imagined one
TRIED = 6  # different picks of somebody else, compared by what a seat hears of them


def check_secrets(play: Play) -> None:
    """One whole game; the close looks go round among the seats and a spectator, or at every pick to all of them."""
    rng = Rng(play.seed + 2)
    for look, moment in enumerate(moment for moment in walk(play) if moment.close):
        viewers = [*range(moment.s.seats), SPECTATOR]
        for seat in (
            viewers if not play.budget.looks else {viewers[look % len(viewers)], viewers[look // 2 % len(viewers)]}
        ):
            check_view(moment, seat, rng)
            check_telltales(moment, seat)


def check_view(moment: Moment, seat: int, rng: Rng) -> None:
    s, game = moment.s, moment.play.game
    before = snapshot(s)
    seen = view(s, seat)
    shown = snapshot(seen)
    assert snapshot(s) == before, f"making the view of seat {seat} changed the table"
    assert snapshot(view(seen, seat)) == shown, f"the view of seat {seat}'s view shows something else"
    other = imagine(seen, rng)
    assert snapshot(seen) == shown, f"imagining changed the view of seat {seat}"
    game.laws(other)
    again = view(other, seat)
    assert snapshot(again) == shown, f"the view of seat {seat} changes with what it cannot see"
    assert game.picture(again) == game.picture(seen), f"the picture for seat {seat} tells what it cannot see"
    check_same_question(s, seen, other, seat)
    check_followed(s.clone(), other, seat, rng)


def check_same_question(s: Any, seen: Any, other: Any, seat: int) -> None:
    """The one who is asked finds the same question, options and words on its view and on every table like it."""
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
    """The same picks on both tables, as long as the seat cannot tell them apart: it must hear the same, too."""
    for _ in range(FOLLOWED):
        open_now = pending(real)
        if not open_now or [(d.seat, question(d.ask)) for d in open_now] != _open(imagined):
            return  # who has nothing to choose from is passed over, and that shows: the tables have parted
        d = open_now[rng.below(len(open_now))]
        twin = decision_of(imagined, d.seat)
        common = sorted(spellings(real, d).keys() & spellings(imagined, twin).keys())
        if not common:
            return
        path = common[rng.below(len(common))]
        heard = [hear(table, x, path, seat) for table, x in ((real, d), (imagined, twin))]
        if snapshot(view(real, seat)) != snapshot(view(imagined, seat)):
            return  # the rules have just shown the seat something
        assert heard[0] == heard[1], f"seat {seat} hears of what it cannot see: {heard[0]} or {heard[1]}"


def _open(s: Any) -> list[tuple[int, str]]:
    return [(d.seat, question(d.ask)) for d in pending(s)]


def check_telltales(moment: Moment, seat: int) -> None:
    """Somebody else picks: where a seat cannot see which pick it was, it cannot hear it either."""
    s, d = moment.s, moment.decision
    if d.seat == seat or (d.seat == NATURE and seat == NATURE):
        return
    told: dict[str, list[Event]] = {}
    words = spellings(s, d)
    for path in list(words)[:TRIED]:
        after = s.clone()
        heard = hear(after, d, path, seat)
        shown = snapshot(view(after, seat))
        assert told.setdefault(shown, heard) == heard, f"seat {seat} hears which pick was made, but does not see it"


def hear(s: Any, d: Decision, path: str, seat: int) -> list[Event]:
    """Make a pick; what the seat hears of it."""
    s.log = []
    apply(s, d.seat, spellings(s, decision_of(s, d.seat))[path])
    heard = [event for event in s.log if hears(event[2], seat)]
    s.log = None
    return heard
