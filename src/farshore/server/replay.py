"""Finished tables, and one's own running ones, version by version."""

from __future__ import annotations

from farshore.core.agenda import SPECTATOR
from farshore.core.decision import apply
from farshore.core.notation import parse
from farshore.core.view import view
from farshore.server import forms as f
from farshore.server.cards import card_of_table
from farshore.server.scene import lines, outcome, standing_table
from farshore.server.voice import voice_at
from farshore.tables.course import Course, Moment
from farshore.tables.faults import NotPossible, NotYours
from farshore.tables.table import Table


def replay_eye(table: Table, person: str, wish: int | None) -> int:
    """Running tables through one's own eyes; finished ones through anybody's, one's own first."""
    yours = table.sheet.seats_of(person)
    if table.sheet.status == "finished":
        if wish is not None and 0 <= wish < len(table.sheet.chairs):
            return wish
        return yours[0] if yours else SPECTATOR
    if not yours or (wish is not None and wish not in yours):
        raise NotYours("not-yours")
    return yours[0] if wish is None else wish


def replay(table: Table, person: str, language: str, eye: int) -> f.Replay:
    course = played(table)
    spoken = voice_at(table.sheet, language)
    told = lines(course, spoken, eye, 0)
    by_version: dict[int, f.Moment] = {}
    s = course.start()
    for moment in course.live:
        apply(s, *parse(s, moment.text))
        if moment.is_seen_by(eye):
            version = course.version(eye, moment.number)
            scores = [one.score for one in course.game.outcome(view(s, eye)).seats]
            by_version[version] = f.Moment(version, moment.seat if moment.seat >= 0 else None, [], scores)
    for line in told:
        by_version[line.version].lines.append(line)
    card = card_of_table(table, person, language)
    return f.Replay(card, table.sheet.edition, eye if eye >= 0 else None, list(by_version.values()))


def frame(table: Table, language: str, eye: int, version: int) -> f.Frame:
    """The table right after a version; version 0 is the table before the first pick."""
    course = played(table)
    if not 0 <= version <= course.version(eye):
        raise NotPossible("no-version")
    s = course.start()
    for moment in course.live:
        if not is_within(course, moment, eye, version):
            continue
        apply(s, *parse(s, moment.text))
    spoken = voice_at(table.sheet, language)
    seen = view(s, eye)
    shown = standing_table(course.game, seen, spoken)
    return f.Frame(version=version, outcome=outcome(course.game, seen, table.sheet.chairs, spoken), **shown)


def is_within(course: Course, moment: Moment, eye: int, version: int) -> bool:
    """Picks up to this version. What others picked in open lanes is played too; the view hides it again."""
    return course.version(eye, moment.number) <= version


def played(table: Table) -> Course:
    if table.course is None:
        raise NotPossible("not-playing")
    return table.course
