"""What each option changes for the seat that is asked."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from farshore.core.agenda import State
from farshore.core.decision import pending
from farshore.core.foresight import Foresight
from farshore.core.game import Game
from farshore.server import socket_types as m
from farshore.words import Words

log = logging.getLogger("farshore.server")
PREVIEWED = 400  # options at the most
NOTHING = m.Preview([], "")


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
    if changes:
        return m.Preview(list(changes.items()), "")
    asked = {asked_next(words, table, foresight.seat) for table in foresight.tables(pick)}
    return m.Preview([], asked.pop() if len(asked) == 1 else "")


def asked_next(words: Words, table: State, seat: int) -> str:
    """What the same seat is asked next; empty if luck or others come first."""
    return next((words.prompt(table, d.ask) for d in pending(table) if d.seat == seat), "")
