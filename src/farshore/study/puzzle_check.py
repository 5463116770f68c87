"""Puzzles confirmed again: bots get stronger, and what was clearly best for the old ones need not be for the new."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from farshore.core.errors import FarshoreError
from farshore.core.game import Game
from farshore.core.rng import Rng
from farshore.core.wire import digest
from farshore.study.finder import Spot, confirmed
from farshore.study.play_on import reader
from farshore.study.position import position
from farshore.study.puzzle_file import KeptGame, KeptPuzzle, table_of


def confirm(game: Game, games: list[KeptGame], seed: int) -> Iterator[KeptGame]:
    """Every game with those of its puzzles that hold for the bots of today, with new figures."""
    rng = Rng(seed)
    for kept in games:
        again = (confirm_one(game, kept, one, Rng(rng.word())) for one in kept.puzzles)
        yield replace(kept, puzzles=[one for one in again if one is not None])


def confirm_one(game: Game, kept: KeptGame, found: KeptPuzzle, rng: Rng) -> KeptPuzzle | None:
    """The puzzle as it is found today; None where its solution no longer stands out, or the rules have changed."""
    try:
        table = table_of(game, kept, found.row)
    except FarshoreError:
        return None
    if digest(table) != found.digest:
        return None
    mind, best = reader(game), found.candidates[0].picks[0]
    at = position(mind, table, found.seat, "own")
    plain = best == game.greedy().pick(at.seen, at.ask, at.options, Rng(1))
    return confirmed(mind, Spot(found.row, found.seat, table, best, 0.0, plain), rng)
