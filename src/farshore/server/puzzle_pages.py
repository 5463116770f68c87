"""Pages of the puzzles: what there is, one puzzle, an answer."""

from __future__ import annotations

import datetime as dt
from typing import Annotated

from msgspec import Meta, Struct

from farshore.core.errors import IllegalPick, NotYourDecision
from farshore.core.registry import games
from farshore.server import socket_types as m
from farshore.server.call import Call
from farshore.server.positions import Addable, addable_at, shown_position
from farshore.server.request_types import Path
from farshore.server.study_types import Paths, StudyCandidate
from farshore.server.study_view import label_of, study_candidate
from farshore.server.wording import wording
from farshore.study.puzzle_file import puzzle_of
from farshore.study.themes import theme_words
from farshore.tables import puzzles as p
from farshore.tables.create import known_game
from farshore.tables.faults import Illegal, UnknownTable
from farshore.tables.names import BOT_NAMES
from farshore.words import Words

SCALE = 40  # points shown for one of the model


class PuzzleTheme(Struct):
    theme: str
    label: str
    count: int


class PuzzleGame(Struct):
    game: str
    title: str
    count: int
    rating: int  # the person's own
    tries: int
    right: int
    themes: list[PuzzleTheme]


class Puzzles(Struct):
    daily: str | None  # the id of today's
    daily_done: bool
    games: list[PuzzleGame]


class PuzzlePage(Struct):
    """A position; the solution comes with an answer."""

    id: str
    game: str
    title: str
    difficulty: int
    rating: int  # of the puzzle
    tries: int  # of everybody
    right: int
    done: bool  # this person has tried it before: it does not count again
    table: m.TableMessage


class PuzzleAnswer(Struct, forbid_unknown_fields=True):
    answer: Path | Paths


class PuzzlePart(Struct, forbid_unknown_fields=True):
    """What may be added to this part of a choice?"""

    chosen: Annotated[list[Path], Meta(max_length=60)]


class PuzzleResult(Struct):
    """The solution is the first candidate; `played` is the place of the answer among them, if it is there."""

    right: bool
    theme: str
    candidates: list[StudyCandidate]
    played: int | None
    label: str  # the answer in words
    simulations: int  # of each candidate
    before: int  # the person's rating
    after: int
    table: m.TableMessage


async def show_puzzles(call: Call) -> Puzzles:
    seen = await p.tried(call.hub.store, call.person)
    daily = p.of_the_day(today())
    listed = [await game_puzzles(call, game) for game in games()]
    found = [each for each in listed if each.count]
    return Puzzles(daily.id if daily else None, daily is not None and daily.id in seen, found)


def today() -> dt.date:
    return dt.datetime.now(dt.UTC).date()


async def game_puzzles(call: Call, name: str) -> PuzzleGame:
    game = known_game(name)
    words = Words(game, call.language)
    own = [one for one in p.all_puzzles().values() if one.game is game]
    solver = await p.standing(call.hub.store, p.SOLVER, name, call.person, p.new_solver())
    themes: dict[str, int] = {}
    for one in own:
        themes[one.found.theme] = themes.get(one.found.theme, 0) + 1
    listed = [PuzzleTheme(theme, theme_words(words, theme), count) for theme, count in sorted(themes.items())]
    return PuzzleGame(name, words.title, len(own), shown_rating(solver), solver.tries, solver.right, listed)


async def next_puzzle(call: Call) -> PuzzlePage:
    game = known_game(call.query_params.get("game", "")).name
    solver = await p.standing(call.hub.store, p.SOLVER, game, call.person, p.new_solver())
    seen = await p.tried(call.hub.store, call.person)
    found = p.next_for(seen, solver, game, call.query_params.get("theme", ""))
    if found is None:
        raise UnknownTable("not-found")
    return await puzzle_page(call, found)


async def show_puzzle(call: Call) -> PuzzlePage:
    return await puzzle_page(call, p.puzzle_named(call.path_params["puzzle"]))


async def puzzle_page(call: Call, one: p.Shipped) -> PuzzlePage:
    session = await call.in_turn(p.position, one)
    names = names_at(one, await call.player_name("", one.found.seat))
    seat = one.found.seat
    its = await p.standing(call.hub.store, p.PUZZLE, one.id, "", p.new_puzzle(one))
    done = one.id in await p.tried(call.hub.store, call.person)
    table = shown_position(session, seat, call.person, call.language, call.hub.store, names, session.version(seat))
    title = Words(one.game, call.language).title
    return PuzzlePage(
        one.id, one.game.name, title, one.found.difficulty, shown_rating(its), its.tries, its.right, done, table
    )


def names_at(one: p.Shipped, own: str) -> list[str]:
    """The person's name at the seat that is asked, bots' names at the others."""
    others = iter(name for name in BOT_NAMES if name != own)
    return [own if seat == one.found.seat else next(others) for seat in range(one.kept.seats)]


async def addable_in_puzzle(call: Call, form: PuzzlePart) -> Addable:
    one = p.puzzle_named(call.path_params["puzzle"])
    return addable_at(await call.in_turn(p.position, one), one.found.seat, form.chosen)


async def answer_puzzle(call: Call, form: PuzzleAnswer) -> PuzzleResult:
    one = p.puzzle_named(call.path_params["puzzle"])
    session = await call.in_turn(p.position, one)
    seat, start = one.found.seat, len(session.moves)
    seen = session.version(seat)
    try:
        session.pick(form.answer, seat)
    except (IllegalPick, NotYourDecision) as fault:
        raise Illegal("illegal", path=str(form.answer)) from fault
    paths = [move.text.split(" ", 2)[2] for move in session.moves[start:] if move.seat == seat]
    puzzle = await call.in_turn(puzzle_of, one.game, one.kept, one.found)
    played = next((k for k, each in enumerate(puzzle.candidates) if same_choice(each.paths, paths)), None)
    before, after = await p.note_try(call.hub.store, call.person, one, played == 0)
    names = names_at(one, await call.player_name("", seat))
    said = wording(one.game.name, "standard", call.language, tuple(names))
    return PuzzleResult(
        right=played == 0,
        theme=theme_words(said.words, puzzle.theme),
        candidates=[
            study_candidate(each, puzzle.candidates[min(1, len(puzzle.candidates) - 1)], said)
            for each in puzzle.candidates
        ],
        played=played,
        label=label_of(paths, said),
        simulations=puzzle.candidates[0].simulations,
        before=shown_rating(before),
        after=shown_rating(after),
        table=shown_position(session, seat, call.person, call.language, call.hub.store, names, seen),
    )


def same_choice(one: list[str], other: list[str]) -> bool:
    """Several things may be chosen in any order."""
    return sorted(one) == sorted(other)


def shown_rating(standing: p.Standing) -> int:
    """The mean on a scale that people know: a newcomer has 1000."""
    return round(SCALE * standing.mean)
