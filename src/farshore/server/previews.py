"""What each option changes for the seat that is asked."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from farshore.core.agenda import State
from farshore.core.decision import pending
from farshore.core.foresight import Foresight
from farshore.core.game import Game
from farshore.core.sight import Sight, whole_view
from farshore.server import socket_types as m
from farshore.server.wording import Wording

log = logging.getLogger("farshore.server")
PREVIEWED = 400  # options at the most
NOTHING = m.Preview([], "", True)


def previews(
    game: Game, wording: Wording, view: State, seat: int, picks: Sequence[int], sight: Sight = whole_view
) -> list[m.Preview]:
    try:
        foresight = Foresight(game, view, seat)
        found = [preview(foresight, wording, pick, sight) for pick in picks[:PREVIEWED]]
    except Exception:  # the game goes on without previews
        log.exception("no preview", extra={"game": game.name})
        found = []
    return found + [NOTHING] * (len(picks) - len(found))


def preview(foresight: Foresight, wording: Wording, pick: int, sight: Sight) -> m.Preview:
    """What changes at once; where nothing does, the question that follows."""
    ahead = foresight.ahead(pick)
    final = ahead.lucky or is_final(ahead.tables, foresight.seat, sight)
    if ahead.changes or ahead.lucky:
        return m.Preview(list(ahead.changes.items()), "", final)
    asked = {asked_next(wording, table, foresight.seat) for table in ahead.tables}
    return m.Preview([], asked.pop() if len(asked) == 1 else "", final)


def asked_next(wording: Wording, table: State, seat: int) -> str:
    """What the same seat is asked next; empty if luck or others come first."""
    return next((wording.prompt(table, d.ask) for d in pending(table) if d.seat == seat), "")


def is_final(tables: Sequence[State], seat: int, sight: Sight) -> bool:
    """It can be taken back while the same seat has a real choice next and has seen nothing new."""
    if tables[0].lanes or not has_choice(tables[0], seat):
        return True
    return len(tables) > 1 and any(sight(table, seat) != sight(tables[0], seat) for table in tables[1:])


def has_choice(table: State, seat: int) -> bool:
    """A choice with one option is made for the person, and the game goes on."""
    asked = next((d for d in pending(table) if d.seat == seat), None)
    return asked is not None and len(asked.ask.offered(table, asked.options(table))) > 1
