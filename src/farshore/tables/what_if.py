"""What if: a new table that goes on from a moment of a finished one, with the same luck or with fresh luck."""

from __future__ import annotations

from collections.abc import Sequence

from farshore.core.agenda import NATURE
from farshore.core.moves import Move
from farshore.core.registry import game_named
from farshore.tables.create import new_info
from farshore.tables.info import SeatInfo, TableInfo


def rows_of(moves: Sequence[Move]) -> list[tuple[int, str]]:
    return [(move.seat, move.text) for move in moves]


def info_after(
    old: TableInfo, moves: Sequence[Move], row: int, *, person: str, seat: int, bot: str, same: bool
) -> TableInfo:
    """A table of your own after a row. Without a bot the other seats are open. It is practice: its past was known."""
    seats = [SeatInfo("bot", place.name, bot=bot, ready=True) if bot else SeatInfo("open", "") for place in old.seats]
    seats[seat] = SeatInfo("person", old.seats[seat].name, person, ready=True)
    for number, place in enumerate(seats):
        place.colour = old.colour(number)
    info = new_info(game_named(old.game), old.edition, old.variants, seats, person, old)
    info.rules_version, info.digest = old.rules_version, old.digest
    info.prefix, info.practice, info.visibility, info.webhook = row, True, "private", ""
    info.draws = [move.text for move in moves[row:] if move.seat == NATURE] if same else []
    return info
