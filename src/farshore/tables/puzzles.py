"""Puzzles: positions where one pick is clearly best, one a day and by theme; rated by how people do.

A try is a game between the person and the puzzle, and the model that rates tables rates it: a puzzle begins where its
difficulty puts it, and only a person's first try counts.
"""

from __future__ import annotations

import datetime as dt
import time
from dataclasses import dataclass
from functools import cache

import msgspec
from msgspec import Struct
from openskill.models import PlackettLuce

from farshore.core.game import Game
from farshore.core.notation import spell
from farshore.core.registry import games
from farshore.store.protocol import Change, DocumentRow, Store
from farshore.study.puzzle_file import KeptGame, KeptPuzzle, puzzle_id, shipped
from farshore.tables.faults import UnknownTable
from farshore.tables.versions import VersionedSession

PUZZLE, SOLVER, TRY = "puzzle", "solver", "puzzle-try"  # kinds of documents
MIDDLE, STEP = 3, 3.0  # a puzzle of this difficulty begins at the model's mean; each step is so much harder
TRIES = 5000  # of a person that are looked through for the next puzzle


class Standing(Struct):
    """How good a solver is at a game, or how hard a puzzle is."""

    mean: float
    uncertainty: float
    tries: int = 0
    right: int = 0


@dataclass(frozen=True)
class Shipped:
    """A puzzle and the game it was found in."""

    id: str
    game: Game
    kept: KeptGame
    found: KeptPuzzle


@cache
def all_puzzles() -> dict[str, Shipped]:
    """Every puzzle of every game by its id; quick, because nothing is played yet."""
    listed = [
        Shipped(puzzle_id(game, found), game, kept, found) for game in games().values() for kept, found in shipped(game)
    ]
    return {one.id: one for one in listed}


def puzzle_named(name: str) -> Shipped:
    found = all_puzzles().get(name)
    if found is None:
        raise UnknownTable("not-found")
    return found


def of_the_day(day: dt.date) -> Shipped | None:
    """One game a day in turn, and of its puzzles one after the other, easy and hard mixed by their ids."""
    played = [game.name for game in games().values() if any(one.game is game for one in all_puzzles().values())]
    if not played:
        return None
    number = day.toordinal()
    name = sorted(played)[number % len(played)]
    own = sorted((one for one in all_puzzles().values() if one.game.name == name), key=lambda one: one.id)
    return own[number // len(played) % len(own)]


def position(one: Shipped) -> VersionedSession:
    session = VersionedSession(one.game, one.kept.seats, one.kept.variants)
    for seat, pick in one.kept.rows()[: one.found.row]:
        session.replay(spell(session.s, seat, pick))
    return session


def new_puzzle(one: Shipped) -> Standing:
    fresh = PlackettLuce().rating()
    return Standing(fresh.mu + STEP * (one.found.difficulty - MIDDLE), fresh.sigma)


def new_solver() -> Standing:
    fresh = PlackettLuce().rating()
    return Standing(fresh.mu, fresh.sigma)


async def standing(store: Store, kind: str, name: str, owner: str, otherwise: Standing) -> Standing:
    row = await store.document(kind, name, owner)
    return msgspec.json.decode(row.data, type=Standing) if row is not None else otherwise


async def tried(store: Store, person: str) -> set[str]:
    return {row.id for row in await store.documents(TRY, person, TRIES)}


async def note_try(store: Store, person: str, one: Shipped, right: bool) -> tuple[Standing, Standing]:
    """The person's standing before and after. A puzzle that was tried before changes nothing."""
    before = await standing(store, SOLVER, one.game.name, person, new_solver())
    if await store.document(TRY, one.id, person) is not None:
        return before, before
    puzzle = await standing(store, PUZZLE, one.id, "", new_puzzle(one))
    solver, puzzle = rated(before, puzzle, right)
    now = time.time()
    rows = ((SOLVER, one.game.name, person, solver), (PUZZLE, one.id, "", puzzle))
    documents = [DocumentRow(kind, name, owner, msgspec.json.encode(data), now) for kind, name, owner, data in rows]
    documents.append(DocumentRow(TRY, one.id, person, msgspec.json.encode(right), now))
    await store.save(Change(documents=tuple(documents)))
    return before, solver


def rated(solver: Standing, puzzle: Standing, right: bool) -> tuple[Standing, Standing]:
    model = PlackettLuce()
    teams = [[model.rating(mu=each.mean, sigma=each.uncertainty)] for each in (solver, puzzle)]
    (mine,), (its,) = model.rate(teams, ranks=[1.0, 2.0] if right else [2.0, 1.0])
    return (
        Standing(mine.mu, mine.sigma, solver.tries + 1, solver.right + right),
        Standing(its.mu, its.sigma, puzzle.tries + 1, puzzle.right + right),
    )


def next_for(seen: set[str], solver: Standing, game: str, theme: str) -> Shipped | None:
    """One that the person has not tried, as hard as they are good; when all are tried, the oldest ones again."""
    fitting = [one for one in all_puzzles().values() if one.game.name == game and theme in ("", one.found.theme)]
    fresh = [one for one in fitting if one.id not in seen] or fitting
    return min(fresh, key=lambda one: (abs(new_puzzle(one).mean - solver.mean), one.id), default=None)
