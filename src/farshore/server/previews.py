"""What each option changes for the seat that is asked."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from farshore.core.agenda import State
from farshore.core.decision import pending
from farshore.core.foresight import Foresight
from farshore.core.game import Game
from farshore.core.view import view as seen
from farshore.core.wire import to_wire
from farshore.server import socket_types as m
from farshore.words import Words

log = logging.getLogger("farshore.server")
PREVIEWED = 400  # options at the most
NOTHING = m.Preview([], "", True)


def previews(game: Game, words: Words, view: State, seat: int, picks: Sequence[int]) -> list[m.Preview]:
    try:
        foresight = Foresight(game, view, seat)
        found = [preview(foresight, words, pick) for pick in picks[:PREVIEWED]]
    except Exception:  # the game goes on without previews
        log.exception("no preview", extra={"game": game.name})
        found = []
    return found + [NOTHING] * (len(picks) - len(found))


def preview(foresight: Foresight, words: Words, pick: int) -> m.Preview:
    """What changes at once; where nothing does, the question that follows."""
    changes = foresight.changes(pick)
    tables = foresight.tables(pick)
    final = is_final(tables, foresight.seat)
    if changes:
        return m.Preview(list(changes.items()), "", final)
    asked = {asked_next(words, table, foresight.seat) for table in tables}
    return m.Preview([], asked.pop() if len(asked) == 1 else "", final)


def asked_next(words: Words, table: State, seat: int) -> str:
    """What the same seat is asked next; empty if luck or others come first."""
    return next((words.prompt(table, d.ask) for d in pending(table) if d.seat == seat), "")


def is_final(tables: Sequence[State], seat: int) -> bool:
    """It can be taken back while the same seat has a real choice next and has seen nothing new."""
    if tables[0].lanes or not has_choice(tables[0], seat):
        return True
    if type(tables[0]).deal is State.deal:  # nothing is hidden
        return False
    first, *others = [to_wire(seen(table, seat)) for table in tables]
    return any(other != first for other in others)


def has_choice(table: State, seat: int) -> bool:
    """A choice with one option is made for the person, and the game goes on."""
    asked = next((d for d in pending(table) if d.seat == seat), None)
    return asked is not None and len(asked.ask.offered(table, asked.options(table))) > 1
