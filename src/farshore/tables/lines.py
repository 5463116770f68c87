"""The log as one pair of eyes may read it, from any version on."""

from __future__ import annotations

from collections.abc import Iterator

from farshore.core.agenda import hears
from farshore.tables.course import Course, Happening, Moment


def log_from(course: Course, eye: int, seen: int) -> int:
    """Who has the log up to version `seen` may keep it up to here: what was taken back since then must go."""
    keep = min(seen, course.version(eye))
    for m in course.since(eye, keep):
        if m.undoes and m.is_seen_by(eye) and course.version(eye, m.number) > seen:
            keep = min(keep, course.version(eye, m.undoes) - 1)
    return keep


def happenings(course: Course, eye: int, after: int) -> Iterator[tuple[int, Happening]]:
    """What happened after a version, each with its version. What others did in their lanes shows when these close."""
    held: list[Moment] = []
    for m in course.since(eye, after):
        if not m.counts:
            continue
        if not m.is_seen_by(eye):
            held.append(m)
            continue
        version = course.version(eye, m.number)
        told = [*sorted((h for h in held if h.lanes == m.lanes), key=lambda h: h.seat), m] if m.closes else [m]
        if m.closes:
            held.clear()
        if version > after:
            yield from ((version, h) for x in told for h in x.happened if hears(h.audience, eye))
