"""A table as one pair of eyes sees it, in words: what goes into a `table` message."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any

from farshore.core.agenda import SPECTATOR, State
from farshore.core.decision import decision_of
from farshore.core.game import Game
from farshore.core.notation import question
from farshore.core.rng import Rng
from farshore.core.view import imagine
from farshore.core.wire import to_wire
from farshore.server import messages as m
from farshore.server.previews import previews
from farshore.server.sets import pool
from farshore.server.voice import Voice, level_title, refs_in, voice_at
from farshore.tables.course import Course
from farshore.tables.lines import happenings, log_from
from farshore.tables.outcome import standing, winners_of
from farshore.tables.sheet import Chair
from farshore.tables.speech import said
from farshore.tables.table import Table
from farshore.tables.undo import undoable


@dataclass(frozen=True)
class Eyes:
    """Who looks: a person, through the eyes of a seat or as a spectator, in a language; how much they hold already."""

    person: str
    seat: int
    language: str
    seen: int = 0
    curtain: int | None = None


def scene(table: Table, eyes: Eyes) -> m.Table:
    sheet, course = table.sheet, table.course
    voice = voice_at(sheet, eyes.language)
    shown = shown_table(table, course, voice, eyes) if course is not None else NOTHING_YET
    return m.Table(
        id=table.id,
        game=sheet.game,
        title=voice.words.title,
        edition=sheet.edition,
        edition_title=voice.edition_title,
        settings=settings(voice, sheet.options),
        status=sheet.status,
        seats=[seat(table, number, eyes) for number in range(len(sheet.chairs))],
        eye=eyes.seat if eyes.seat >= 0 else None,
        yours=sheet.seats_of(eyes.person),
        curtain=eyes.curtain,
        host=eyes.person == sheet.host,
        waiting=course.waiting() if course is not None and table.is_running else [],
        undo=undo(table, course, eyes),
        clock=sheet.clock,
        pause=sheet.pause,
        paused=sheet.paused,
        spectators=spectators(table),
        rematch=sheet.rematch or None,
        **shown,
    )


NOTHING_YET: dict[str, Any] = {
    "version": 0,
    "progress": {},
    "phase": "",
    "picture": {},
    "tallies": [],
    "outcome": m.Outcome([], "score", [], None, []),
    "decision": None,
    "log_from": 0,
    "log": [],
}


def shown_table(table: Table, course: Course, voice: Voice, eyes: Eyes) -> dict[str, Any]:
    """What comes from the view and the journal, and from nothing else."""
    view = course.view(eyes.seat)
    start = log_from(course, eyes.seat, eyes.seen)
    asked = table.is_running and not table.sheet.chairs[eyes.seat].bot_picks if eyes.seat >= 0 else False
    return {
        "version": course.version(eyes.seat),
        **standing_table(course.game, view, voice),
        "outcome": outcome(course.game, view, table.sheet.chairs, voice),
        "decision": decision(course, view, voice, eyes.seat) if asked else None,
        "log_from": start,
        "log": lines(course, voice, eyes.seat, start),
    }


def standing_table(game: Game, view: State, voice: Voice) -> dict[str, Any]:
    progress = game.progress(view)
    return {
        "progress": progress,
        "phase": voice.words.phase(str(progress["phase"])) if "phase" in progress else "",
        "picture": game.picture(view),
        "tallies": [game.tallies(view, seat) for seat in range(view.seats)],
    }


def settings(voice: Voice, options: dict[str, str]) -> list[m.Setting]:
    words = voice.words
    shown = [(o.name, options[o.name]) for o in voice.game.shown if o.name in options]
    return [m.Setting(name, value, words.variant(name), words.variant(name, value)) for name, value in shown]


def spectators(table: Table) -> int:
    seated = {chair.person for chair in table.sheet.chairs}
    return sum(n for person, n in table.present.items() if person not in seated)


def is_connected(table: Table, chair: Chair) -> bool:
    return chair.kind == "bot" or (chair.kind == "person" and table.present[chair.person] > 0)


def seat(table: Table, number: int, eyes: Eyes) -> m.Seat:
    chair = table.sheet.chairs[number]
    left = table.clocks.left(number, time.time()) if chair.kind == "person" else None
    bot = chair.bot or None if chair.bot_picks else None
    return m.Seat(
        seat=number,
        name=chair.name,
        kind=chair.kind,
        bot=bot,
        level=level_title(bot, eyes.language) if bot else "",
        colour=table.sheet.colour(number),
        yours=chair.kind == "person" and chair.person == eyes.person,
        connected=is_connected(table, chair),
        ready=chair.ready,
        away=chair.away,
        resigned=chair.resigned,
        clock=None if left is None else m.Clock(left, number in table.clocks.running),
    )


def undo(table: Table, course: Course | None, eyes: Eyes) -> m.Undo:
    """Of one's own latest pick; of that of several seats on one screen which picked last."""
    yours = table.sheet.seats_of(eyes.person)
    if not yours or course is None:
        return cannot_undo("nothing" if yours else "spectator", eyes)
    if not table.is_running:
        return cannot_undo("finished", eyes)
    seat = next((x.seat for x in reversed(course.moments) if x.counts and x.seat in yours), yours[0])
    _, reason = undoable(course, seat)
    return cannot_undo(reason, eyes) if reason else m.Undo(True, "", "", seat, course.version(seat))


def cannot_undo(reason: str, eyes: Eyes) -> m.Undo:
    text = said(eyes.language, f"fault-undo-{reason}")
    return m.Undo(False, reason, text, None, 0)  # type: ignore[arg-type]  # the reasons of `undoable` are the protocol's


def outcome(game: Game, view: State, chairs: list[Chair], voice: Voice) -> m.Outcome:
    found, ranks, decided = standing(game, view, chairs)
    standings = [
        m.Standing(
            one.seat,
            ranks[one.seat],
            one.score,
            [m.Category(name, voice.words.score(name), points) for name, points in one.categories.items()],
        )
        for one in found.seats
    ]
    goals = [m.Goal(goal.ref, voice.token(goal.ref), goal.have, goal.need) for goal in found.goals]
    winners = winners_of(found, ranks, chairs)
    return m.Outcome(standings, decided, winners, found.target, goals)  # type: ignore[arg-type]  # as `standing` says


def lines(course: Course, voice: Voice, eye: int, after: int) -> list[m.Line]:
    found = []
    for version, happened in happenings(course, eye, after):
        told = happened.told
        text = voice.words.happened(happened.name, told)
        actor = next((x for x in told.values() if isinstance(x, str) and x.startswith("seat:")), None)
        who = int(actor.removeprefix("seat:")) if actor else None  # a round begins by itself, whoever picked last
        is_milestone = happened.name in course.game.milestones
        found.append(m.Line(version, who, happened.name, text, refs_in(told), told, is_milestone))
    return found


def decision(course: Course, view: State, voice: Voice, seat: int) -> m.Decision | None:
    """What the seat is asked, read off its own view."""
    if course.decision(seat) is None:
        return None
    asked = decision_of(view, seat)
    picks = list(asked.options(view))
    brings = previews(course.game, voice.words, view, seat, picks)
    paths = [asked.ask.describe(view, pick).split(" ") for pick in picks]
    return m.Decision(
        seat=seat,
        version=course.asked_version(seat),
        question=question(asked.ask),
        prompt=voice.words.prompt(view, asked.ask),
        about=asked.ask.about(view),
        picks_left=asked.ask.picks_left(),
        options=[
            m.Option(path, voice.labels(view, asked.ask, pick), brought)
            for path, pick, brought in zip(paths, picks, brings, strict=True)
        ],
        pool=[m.Choice([path], [voice.token(path)]) for path in pool(imagine(view, Rng(1)), seat)],
    )


def has_secrets(course: Course, seats: list[int]) -> bool:
    """Do these seats see different tables now?"""
    views = [to_wire(course.view(seat)) | {"viewer": 0} for seat in seats]
    return any(view != views[0] for view in views)


def eye_of(table: Table, person: str, eye: int) -> tuple[int, int | None]:
    """Through whose eyes a person looks next, and the seat to pass the screen to, if hands are hidden."""
    yours = table.sheet.seats_of(person)
    if not yours or table.course is None:
        return SPECTATOR if not yours else yours[0], None
    if len(yours) == 1:
        return yours[0], None
    asked = [seat for seat in table.people_asked() if seat in yours]
    if eye in asked or (not asked and eye in yours):
        return eye, None
    wanted = asked[0] if asked else yours[0]
    if table.is_running and has_secrets(table.course, yours):
        return SPECTATOR, wanted
    return wanted, None
