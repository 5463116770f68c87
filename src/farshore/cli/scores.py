"""The score sheet: a column per seat, a row per category."""

from __future__ import annotations

from typing import Any

from rich.table import Table
from rich.text import Text

from farshore.cli.console import seat_style
from farshore.core.game import Game
from farshore.words import Words


def seat_name(words: Words, seat: int) -> Text:
    colour, shape = seat_style(seat)
    return Text(f"{shape} {words.seat(seat)}", style=f"bold {colour}")


def score_table(game: Game, s: Any, words: Words) -> Table:
    outcome = game.outcome(s)
    table = Table(header_style="muted", box=None, padding=(0, 2, 0, 0))
    table.add_column("")
    for row in outcome.seats:
        table.add_column(seat_name(words, row.seat), justify="right")
    for category in outcome.seats[0].categories:
        table.add_row(words.score(category), *(str(row.categories[category]) for row in outcome.seats))
    table.add_row(Text(words.score("total"), style="bold"), *(Text(str(r.score), style="bold") for r in outcome.seats))
    if len(outcome.seats) > 1:
        table.add_row("", *(Text(words.text("rank", {"rank": r.rank}), style="gold") for r in outcome.seats))
    return table
