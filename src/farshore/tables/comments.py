"""What players write about moments of a finished game, for everybody who may see its replay."""

from __future__ import annotations

import time

from farshore.store.protocol import CommentRow
from farshore.tables.faults import NotPossible, NotYours
from farshore.tables.hub import TableHub
from farshore.tables.names import LONGEST_CHAT, plain_text
from farshore.tables.table import Table

MOST = 200  # of a table


async def comments(hub: TableHub, table: Table) -> list[CommentRow]:
    return await hub.store.comments(table.id)


async def comment(hub: TableHub, table: Table, person: str, viewer: int, version: int, text: str) -> None:
    """About the table as it stood at this version of the viewer's: the row is the same for everybody."""
    seats = table.info.seats_of(person)
    if not seats:
        raise NotYours("only-seated")
    if table.info.status != "finished" or table.session is None:
        raise NotPossible("comment-later")
    if not 0 <= version <= table.session.version(viewer):
        raise NotPossible("no-version")
    async with table.lock:
        known = await comments(hub, table)
        said = plain_text(text, LONGEST_CHAT)
        if not said or len(known) >= MOST:
            raise NotPossible("no-comment")
        number = known[-1].number + 1 if known else 1
        row = table.session.row_at(viewer, version)
        await table.comment(CommentRow(number, row, person, seats[0], said, time.time()))
