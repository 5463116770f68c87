"""When a pick may be taken back: until luck fell, something hidden was seen, or another seat picked. `docs/undo.md`."""

from __future__ import annotations

from farshore.core.agenda import NATURE
from farshore.core.decision import apply
from farshore.core.notation import parse
from farshore.core.rng import Rng
from farshore.core.view import imagine, view
from farshore.core.wire import to_wire
from farshore.tables.course import Course, Moment

TRIES = 2  # imagined tables on which the pick must look the same


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
    if not own.lanes and shows_more(course, own):
        return None, "hidden"
    return own, ""


def is_lane_open(course: Course, own: Moment) -> bool:
    """All still choose together, and nobody has seen anything of this pick."""
    return bool(course.s.lanes) and own.lanes == course.lanes


def shows_more(course: Course, own: Moment) -> bool:
    """Did the seat learn something by this pick? If tables that look the same before look different after, it did."""
    if own.shows is None:
        own.shows = differs_on_some(course, own)
    return own.shows


def differs_on_some(course: Course, own: Moment) -> bool:
    s = course.table_before(own.number)
    seen = view(s, own.seat)
    apply(s, *parse(s, own.text))
    after = to_wire(view(s, own.seat))
    for seed in range(TRIES):
        other = imagine(seen, Rng(seed))
        apply(other, *parse(other, own.text))
        if to_wire(view(other, own.seat)) != after:
            return True
    return False
