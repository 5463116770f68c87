"""The puzzles that ship with a game: a list that costs nothing to read, and one of them with its table and solution."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from farshore.core.errors import FarshoreError
from farshore.core.game import Game
from farshore.core.session import Session
from farshore.study.puzzle_file import KeptGame, KeptPuzzle, puzzle_id, puzzle_of, session_of, shipped
from farshore.study.sentences import choice, why
from farshore.study.types import Puzzle
from farshore.words.words import Words

STRIDE = 7919  # from one day to the next: a prime, so that all puzzles come before one comes again


class UnknownPuzzle(FarshoreError):
    """No puzzle of the game has this id."""


class PuzzleSummary(Struct, frozen=True):
    """What a list of puzzles shows; nothing that gives the solution away."""

    id: str
    game: str
    seats: int
    question: str
    theme: str
    difficulty: int


def catalogue(game: Game) -> list[PuzzleSummary]:
    """Every puzzle of a game, in the order of the file."""
    return [
        PuzzleSummary(puzzle_id(game, one), game.name, kept.seats, one.question, one.theme, one.difficulty)
        for kept, one in shipped(game)
    ]


def found(game: Game, id_: str) -> tuple[KeptGame, KeptPuzzle]:
    for kept, one in shipped(game):
        if puzzle_id(game, one) == id_:
            return kept, one
    raise UnknownPuzzle(f"{game.name} has no puzzle '{id_}'")


def puzzle(game: Game, id_: str) -> Puzzle:
    """A puzzle with its solution."""
    return puzzle_of(game, *found(game, id_))


def session_at(game: Game, id_: str) -> Session:
    """The game up to the puzzle, without luck. Show the asked seat's view of it, and nothing else."""
    kept, one = found(game, id_)
    return session_of(game, kept, one.row)


def is_solved(one: Puzzle, paths: Sequence[str]) -> bool:
    return sorted(paths) == sorted(one.solution)


def of_the_day(game: Game, day: int) -> str | None:
    """The id of a day's puzzle, days counted from any fixed one; None where a game ships none."""
    ids = [one.id for one in catalogue(game)]
    return ids[day * STRIDE % len(ids)] if ids else None


def solution(words: Words, one: Puzzle) -> str:
    """Why the solution is best: by how much, against what, and where the points come from."""
    best, second = one.candidates[0], one.candidates[1]
    told = {"best": choice(words, best.paths), "rival": choice(words, second.paths)}
    shares = {"wins": round(100 * best.share.value), "less": round(100 * second.share.value)}
    parts = [words.text("puzzle-solution", told | shares | {"simulations": best.simulations}), why(words, best, second)]
    return " ".join(part for part in parts if part)
