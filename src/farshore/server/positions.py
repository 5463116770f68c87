"""A position on a table that nobody has opened: shown like any other, never saved. For lessons, studies and puzzles."""

from __future__ import annotations

import time
from collections.abc import Sequence

from msgspec import Struct

from farshore.core.decision import decision_of
from farshore.core.sets import PickSet
from farshore.players.levels import DEFAULT_BOT
from farshore.server import socket_types as m
from farshore.server.set_choice import candidates_for
from farshore.server.table_message import Viewer, table_message
from farshore.store.protocol import Store
from farshore.tables.create import edition_digest
from farshore.tables.faults import Illegal
from farshore.tables.info import SeatInfo, TableInfo
from farshore.tables.names import bot_name
from farshore.tables.table import Table
from farshore.tables.versions import VersionedSession

NOWHERE = "position"  # the id of such a table; no table in the store has it


class Addable(Struct):
    """What may be added to a partial choice, as positions in its items; and whether it is whole already."""

    candidates: list[int]
    complete: bool


def addable_at(session: VersionedSession, seat: int, chosen: list[str]) -> Addable:
    view = session.view(seat)
    ask = decision_of(view, seat).ask
    found = candidates_for(view, ask, chosen) if isinstance(ask, PickSet) else None
    if found is None:
        raise Illegal("illegal", path=", ".join(chosen))
    return Addable(*found)


def shown_position(
    session: VersionedSession,
    seat: int,
    person: str,
    language: str,
    store: Store,
    names: Sequence[str] = (),
    seen: int = 0,
) -> m.TableMessage:
    """The table as this seat sees it, with what it is asked; the log from version `seen` on."""
    table = Table(NOWHERE, info_of(session, seat, person, names), store)
    table.session = session
    return table_message(table, Viewer(person, seat, language, seen))


def info_of(session: VersionedSession, seat: int, person: str, names: Sequence[str]) -> TableInfo:
    game = session.game
    seats: list[SeatInfo] = []
    for number in range(session.seats):
        name = names[number] if names else bot_name([other.name for other in seats])
        if number == seat:
            seats.append(SeatInfo("person", name, person, ready=True))
        else:
            seats.append(SeatInfo("bot", name, bot=DEFAULT_BOT, ready=True))
    return TableInfo(
        game.name,
        game.rules_version,
        session.edition,
        edition_digest(game, session.edition),
        session.variants,
        seats,
        "",
        time.time(),
        status="finished" if session.over else "running",
    )
