"""Lessons: a first game led by hand. Each is a position of a recorded game with one idea, and a goal the rules can see.

A game keeps its course in `lessons/`: `course.toml` names the lessons in order, `course.rec` is the game they are
positions of, and the two `.ftl` files say what each is about. A try is nothing but the answers given so far: the
position is played again with them, always with the same luck, so nothing needs to be stored but what was reached.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from farshore.core.decision import decision_of
from farshore.core.game import Game
from farshore.core.moves import Event
from farshore.core.notation import Answer
from farshore.core.record import Record, parse_record
from farshore.core.rng import Rng
from farshore.core.session import seeded
from farshore.tables.create import known_game
from farshore.tables.faults import UnknownTable
from farshore.tables.versions import VersionedSession

FOLDER = "lessons"
Verdict = Literal["open", "reached", "missed"]


class Sign(Struct, forbid_unknown_fields=True):
    """An event that must happen to the learner's seat, with at least these facts."""

    event: str
    facts: dict[str, str | int] = {}
    times: int = 1

    def count(self, events: list[Event], seat: int) -> int:
        return sum(e.name == self.event and self._fits(e, seat) for e in events)

    def _fits(self, event: Event, seat: int) -> bool:
        whose = event.facts.get("seat", event.facts.get("by"))
        return whose == f"seat:{seat}" and all(event.facts.get(name) == value for name, value in self.facts.items())


class Lesson(Struct, forbid_unknown_fields=True):
    """`goal` and `gains` are what must be seen, within `picks` answers. `solution` and `wrong` are for tests."""

    name: str
    after: int  # the position is that after this row of the record
    seat: int
    solution: list[str | list[str]]
    wrong: list[str | list[str]]
    goal: list[Sign] = []
    gains: dict[str, int] = {}  # tallies of the seat: at least this much more than before
    picks: Annotated[int, Meta(ge=1, le=12)] = 1
    ends: str = ""  # the event that ends it, others pick in between; without one it ends with the learner's turn
    seed: int = 1  # of the luck that falls during the lesson


class Course(Struct, forbid_unknown_fields=True):
    lesson: list[Lesson]


@dataclass
class Trial:
    """A lesson after some answers."""

    lesson: Lesson
    session: VersionedSession
    start: int  # rows before the first answer
    verdict: Verdict


@cache
def course(game: str) -> list[Lesson]:
    """The lessons of a game in order; none where it has no course."""
    file = files(known_game(game).package).joinpath(FOLDER, "course.toml")
    if not file.is_file():
        return []
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Course).lesson


@cache
def record_of_course(game: str) -> Record:
    file = files(known_game(game).package).joinpath(FOLDER, "course.rec")
    return parse_record(file.read_text(encoding="utf-8"))


def lesson_named(game: str, name: str) -> Lesson:
    for lesson in course(game):
        if lesson.name == name:
            return lesson
    raise UnknownTable("not-found")


def position(game: Game, lesson: Lesson) -> VersionedSession:
    """The table as the lesson begins."""
    record = record_of_course(game.name)
    head = record.header
    session = VersionedSession(game, head.seats, game.variants_under(head.rules_version, head.variants), head.edition)
    for line in record.picks[: lesson.after]:
        session.read(line)
    session.skips = {lesson.seat}
    return session


def attempt(game: Game, lesson: Lesson, answers: Sequence[Answer]) -> Trial:
    """The lesson after these answers. An answer after the verdict is ignored; an illegal one raises."""
    session = position(game, lesson)
    trial = Trial(lesson, session, len(session.moves), "open")
    session.luck = seeded(lesson.seed)
    before = game.tallies(session.s, lesson.seat)
    play_for_others(session, lesson)
    for given, answer in enumerate(answers, start=1):
        if trial.verdict != "open":
            break
        session.pick(answer, lesson.seat)
        play_for_others(session, lesson)
        trial.verdict = judged(trial, before, given)
    return trial


def judged(trial: Trial, before: dict[str, int], given: int) -> Verdict:
    lesson, session = trial.lesson, trial.session
    events = [event for move in session.moves[trial.start :] for event in move.events]
    now = session.game.tallies(session.s, lesson.seat)
    seen = all(sign.count(events, lesson.seat) >= sign.times for sign in lesson.goal)
    if seen and all(now[name] - before[name] >= least for name, least in lesson.gains.items()):
        return "reached"
    has_ended = any(event.name == lesson.ends for event in events)
    return "open" if given < lesson.picks and is_asked(session, lesson.seat) and not has_ended else "missed"


def is_asked(session: VersionedSession, seat: int) -> bool:
    return session.decision(seat) is not None and not session.is_forced(seat)


def play_for_others(session: VersionedSession, lesson: Lesson) -> None:
    """The others answer, always the same: in a simultaneous choice, and where the lesson goes through their turns."""
    rng, greedy, goes_through = Rng(lesson.seed), session.game.greedy(), bool(lesson.ends)
    while not session.over and not is_asked(session, lesson.seat) and (session.s.lanes or goes_through):
        seat = next(seat for seat in session.waiting if seat != lesson.seat)
        seen = session.view(seat)
        asked = decision_of(seen, seat)
        session.pick(asked.ask.describe(seen, greedy.pick(seen, asked.ask, asked.options(seen), rng)), seat)
