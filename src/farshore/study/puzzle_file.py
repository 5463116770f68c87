"""Puzzles as they are kept: a line of JSON per game that was played, with the puzzles found in it.

Counts are kept as simulated; what is said about them is calibrated when they are read. A game ships its puzzles in
`data/puzzles.jsonl`, made by `farshore puzzles`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct

from farshore.core.agenda import State
from farshore.core.decision import apply
from farshore.core.errors import BrokenRecord
from farshore.core.game import Game
from farshore.core.notation import spell
from farshore.core.session import Session
from farshore.core.wire import digest
from farshore.study.calibration import calibrated, calibrated_gap, steepness
from farshore.study.choices import spelled
from farshore.study.estimates import NONE, share
from farshore.study.types import Candidate, Estimate, Puzzle

FILE = "puzzles.jsonl"


class KeptCandidate(Struct, array_like=True):
    """A candidate of a puzzle, as it was simulated."""

    picks: list[int]
    won: float
    count: int
    score: tuple[float, float, float]  # with its interval
    gap: tuple[float, float, float]  # to the solution, raw
    points: dict[str, float]


class KeptPuzzle(Struct):
    row: int
    seat: int
    question: str
    theme: str
    difficulty: int
    digest: str  # of the table at this row
    candidates: list[KeptCandidate]  # the solution first


class KeptGame(Struct):
    """A game of strong bots up to its last puzzle, and the puzzles in it."""

    seed: int
    rules: int
    edition: str  # its digest
    seats: int
    variants: dict[str, str]
    picks: str  # seat and pick of every row: `-1:17 0:3 …`
    puzzles: list[KeptPuzzle]

    def rows(self) -> list[tuple[int, int]]:
        return [(int(seat), int(pick)) for seat, _, pick in (row.partition(":") for row in self.picks.split())]


def read_games(text: bytes) -> list[KeptGame]:
    decoder = msgspec.json.Decoder(KeptGame)
    return [decoder.decode(line) for line in text.splitlines() if line.strip()]


def without_known(kept: KeptGame, known: set[tuple[str, int]]) -> KeptGame:
    """The game without puzzles that are known already, by table and seat; those that stay are known from now on.

    A game that is played again with other luck meets the same position more than once.
    """
    fresh = []
    for one in kept.puzzles:
        if (one.digest, one.seat) not in known:
            known.add((one.digest, one.seat))
            fresh.append(one)
    return msgspec.structs.replace(kept, puzzles=fresh)


def table_of(game: Game, kept: KeptGame, row: int) -> State:
    """The table after a row; the rules check every pick."""
    s: State = game.new(kept.seats, kept.variants)
    for seat, pick in kept.rows()[:row]:
        apply(s, seat, pick)
    return s


def session_of(game: Game, kept: KeptGame, row: int) -> Session:
    """The game up to a row, as a session without luck; its record can be exported."""
    session = Session(game, kept.seats, kept.variants)
    for seat, pick in kept.rows()[:row]:
        session.replay(spell(session.s, seat, pick))
    return session


def puzzle_of(game: Game, kept: KeptGame, found: KeptPuzzle) -> Puzzle:
    """A puzzle with everything in words that records use."""
    table = table_of(game, kept, found.row)
    if digest(table) != found.digest:
        raise BrokenRecord(f"the table of a puzzle of {game.name} (seed {kept.seed}, row {found.row}) has changed")
    candidates = [candidate_of(game, table, found, one) for one in found.candidates]
    return Puzzle(
        id=puzzle_id(game, found),
        game=game.name,
        seats=kept.seats,
        variants=kept.variants,
        row=found.row,
        seat=found.seat,
        question=found.question,
        theme=found.theme,
        difficulty=found.difficulty,
        solution=candidates[0].paths,
        candidates=candidates,
        simulations=sum(one.count for one in found.candidates),
    )


def puzzle_id(game: Game, found: KeptPuzzle) -> str:
    text = f"{game.name} {found.digest} {found.row} {found.seat}"
    return hashlib.blake2b(text.encode(), digest_size=6).hexdigest()


def candidate_of(game: Game, table: State, found: KeptPuzzle, one: KeptCandidate) -> Candidate:
    best, seats, steep = found.candidates[0], int(table.seats), steepness(game)
    raw = best.won / best.count, one.won / one.count
    gap = NONE if one is best else calibrated_gap(*raw, Estimate(*one.gap), seats, steep)
    return Candidate(
        paths=spelled(table.clone(), found.seat, one.picks),
        share=calibrated(share(one.won, one.count), seats, steep),
        score=Estimate(*one.score),
        gap=gap,
        categories=one.points,
        tries=0,
        simulations=one.count,
    )


@cache
def _shipped(package: str) -> list[KeptGame]:
    file = files(package) / "data" / FILE
    return read_games(file.read_bytes()) if file.is_file() else []


def shipped(game: Game) -> Iterator[tuple[KeptGame, KeptPuzzle]]:
    """The puzzles that a game ships, quickly: nothing is played yet."""
    for kept in _shipped(game.package):
        for found in kept.puzzles:
            yield kept, found
