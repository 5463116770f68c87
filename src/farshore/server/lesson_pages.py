"""Pages of the lessons: a course, and a try at one of its positions."""

from __future__ import annotations

import time
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from farshore.core.errors import IllegalPick, NotYourDecision
from farshore.server import socket_types as m
from farshore.server.call import Call
from farshore.server.positions import Addable, addable_at, shown_position
from farshore.server.request_types import Path
from farshore.store.protocol import Change, DocumentRow
from farshore.tables.create import known_game
from farshore.tables.faults import Illegal, NotAsked
from farshore.tables.lessons import Lesson, Trial, Verdict, attempt, course, lesson_named
from farshore.tables.names import bot_name
from farshore.words import Words
from farshore.words.lessons import lesson_words

COURSE = "course"
Given = Annotated[list[Path | Annotated[list[Path], Meta(max_length=60)]], Meta(max_length=12)]


class LessonSummary(Struct):
    name: str
    title: str
    done: bool


class Lessons(Struct):
    """The course of a game, and what the person has reached of it."""

    game: str
    title: str
    lessons: list[LessonSummary]


class LessonTry(Struct, forbid_unknown_fields=True):
    """Everything answered so far in the lesson: a path, or the paths of a choice of several things."""

    answers: Given = []


class LessonPart(Struct, forbid_unknown_fields=True):
    """What may be added to this part of a choice, after the answers?"""

    chosen: Annotated[list[Path], Meta(max_length=60)]
    answers: Given = []


class LessonState(Struct):
    """The table after the answers; `text` is the task, what to try instead, or why it worked."""

    name: str
    title: str
    verdict: Verdict
    text: str
    shows: list[str]  # the tokens of what to choose now, as long as the answers are those of the solution
    table: m.TableMessage


async def done_by(call: Call, game: str) -> list[str]:
    row = await call.hub.store.document(COURSE, game, call.person)
    return msgspec.json.decode(row.data, type=list[str]) if row is not None else []


async def show_lessons(call: Call) -> Lessons:
    game = known_game(call.path_params["game"])
    done = await done_by(call, game.name)
    told = [(each.name, lesson_words(game.package, each.name, call.language).title) for each in course(game.name)]
    return Lessons(
        game.name, Words(game, call.language).title, [LessonSummary(name, said, name in done) for name, said in told]
    )


async def tried(call: Call, given: Given) -> Trial:
    game = known_game(call.path_params["game"])
    lesson = lesson_named(game.name, call.path_params["lesson"])
    try:
        return await call.in_turn(attempt, game, lesson, given)
    except (IllegalPick, NotYourDecision) as fault:
        raise Illegal("illegal", path=str(given[-1])) from fault


async def try_lesson(call: Call, form: LessonTry) -> LessonState:
    trial = await tried(call, form.answers)
    if trial.verdict == "reached":
        await keep(call, trial.session.game.name, trial.lesson)
    return lesson_state(call, trial, form.answers, await call.player_name("", trial.lesson.seat))


async def addable_in_lesson(call: Call, form: LessonPart) -> Addable:
    trial = await tried(call, form.answers)
    if trial.verdict != "open":
        raise NotAsked("not-asked")
    return addable_at(trial.session, trial.lesson.seat, form.chosen)


async def keep(call: Call, game: str, lesson: Lesson) -> None:
    done = await done_by(call, game)
    if lesson.name not in done:
        data = msgspec.json.encode([*done, lesson.name])
        await call.hub.store.save(Change(documents=(DocumentRow(COURSE, game, call.person, data, time.time()),)))


def lesson_state(call: Call, trial: Trial, given: Given, name: str) -> LessonState:
    lesson, session = trial.lesson, trial.session
    words = lesson_words(session.game.package, lesson.name, call.language)
    text = {"open": words.task, "reached": words.why, "missed": words.missed}[trial.verdict]
    names = [bot_name([name])] * session.seats  # of two players one is the learner
    names[lesson.seat] = name
    seen = session.version(lesson.seat, trial.start)
    table = shown_position(session, lesson.seat, call.person, call.language, call.hub.store, names, seen)
    return LessonState(lesson.name, words.title, trial.verdict, text, next_tokens(lesson, given), table)


def next_tokens(lesson: Lesson, given: Given) -> list[str]:
    """What the solution answers next, token by token."""
    if len(given) >= len(lesson.solution) or lesson.solution[: len(given)] != given:
        return []
    answer = lesson.solution[len(given)]
    return [token for path in ([answer] if isinstance(answer, str) else answer) for token in path.split(" ")]
