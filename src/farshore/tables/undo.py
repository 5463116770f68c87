"""When a pick may be taken back: until luck fell, something hidden was seen, or another seat picked. `docs/undo.md`."""

from __future__ import annotations

from farshore.core.agenda import NATURE, RawEvent, State, hears
from farshore.core.decision import apply
from farshore.core.errors import FarshoreError
from farshore.core.notation import parse
from farshore.core.rng import Rng
from farshore.core.view import imagine, view
from farshore.core.wire import to_wire
from farshore.tables.course import Course, Moment

WORLDS = 32  # imagined tables on which the pick must look and sound the same

Seen = tuple[dict[str, object], list[RawEvent]]


def undoable(course: Course, seat: int) -> tuple[Moment | None, str]:
    """The pick this seat may take back now; or none, and why."""
    if course.is_over:
        return None, "finished"
    own = next((m for m in reversed(course.moments) if m.counts and m.seat == seat), None)
    if own is None:
        return None, "nothing"
    for later in course.moments[own.number :]:
        if later.counts and later.seat == NATURE:
            return None, "luck"
        if later.counts and later.seat != seat and not (own.lanes and later.lanes == own.lanes):
            return None, "other"
    if own.lanes and not is_lane_open(course, own):
        return None, "hidden" if own.closes else "other"
    if own.number <= course.kept:
        return None, "other"
    if shows_more(course, own):
        return None, "hidden"
    return own, ""


def is_lane_open(course: Course, own: Moment) -> bool:
    """All still choose together, and nobody has seen anything of this pick."""
    return bool(course.s.lanes) and own.lanes == course.lanes


def shows_more(course: Course, own: Moment) -> bool:
    """Did the seat learn something by this pick? If tables that look the same before look different after, it did."""
    if own.shows is None:
        own.shows = differs_somewhere(course.table_before(own.number), own.seat, own.text)
    return own.shows


def differs_somewhere(before: State, seat: int, line: str) -> bool:
    """Plays the pick on the table it is given, and on others that look the same to the seat."""
    known = view(before, seat)
    seen = seen_after(before, seat, line)
    worlds = 1 if type(before).deal is State.deal else WORLDS  # where nothing is dealt, there is only one
    try:
        return any(seen_after(imagine(known, Rng(seed)), seat, line) != seen for seed in range(worlds))
    except FarshoreError:  # a world where the pick cannot even be made is different enough
        return True


def seen_after(s: State, seat: int, line: str) -> Seen:
    """What the seat sees and hears after the pick on this table."""
    s.log = []
    apply(s, *parse(s, line))
    heard = [event for event in s.log if hears(event[2], seat)]
    return to_wire(view(s, seat)), heard
