"""A game out of the rows on disk, under the rules that its table began with or those of today."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

from farshore.core.errors import BrokenRecord, FarshoreError
from farshore.core.registry import game_named
from farshore.store.protocol import Entry
from farshore.study.what_if import same_luck
from farshore.tables.faults import Unplayable
from farshore.tables.info import TableInfo
from farshore.tables.versions import VersionedSession, fresh_luck

SHOWN = 6  # letters of a table's id in the operator's log: enough to find it, too few to visit it
ROWS_AT_ONCE = 25  # rows of a journal that are read before other tasks have their turn
log = logging.getLogger("farshore.tables")


def new_session(table: str, info: TableInfo) -> VersionedSession:
    """Under the rules that the table began with, where the game still has them."""
    try:
        game = game_named(info.game)
        variants = game.variants_under(info.rules_version, info.variants)
        session = VersionedSession(game, len(info.seats), variants, info.edition)
    except FarshoreError as fault:
        log.warning("no such game", extra={"table": table[:SHOWN], "fault": str(fault)})
        raise Unplayable("old-rules") from fault
    if info.draws:
        session.draws = same_luck(session, info.prefix, info.draws, fresh_luck)
    return session


async def read_journal(table: str, info: TableInfo, journal: Sequence[Entry]) -> tuple[VersionedSession, int]:
    """A session of these rows, and how many of them could be played; with pauses for other tasks."""
    session = new_session(table, info)
    saved = None
    for number, entry in enumerate(journal, start=1):
        if entry.at != saved:
            session.starts.add(number)
            saved = entry.at
        try:
            session.read(entry.text if entry.number == number else "a row is missing", entry.seat)
        except BrokenRecord as fault:
            log.error("journal stops", extra={"table": table[:SHOWN], "fault": str(fault)})  # noqa: TRY400  # no bug of ours
            return session, number - 1
        if number % ROWS_AT_ONCE == 0:
            await asyncio.sleep(0)
    return session, len(journal)


def move_to_new_rules(info: TableInfo, session: VersionedSession) -> None:
    """A table that began under rules the game no longer has, and whose every pick is legal today, goes on."""
    game = session.game
    digest = game.edition(info.edition).digest
    known = info.rules_version == game.rules_version or info.rules_version in game.older
    if not known or digest != info.digest:
        info.moved_from, info.rules_version, info.digest = info.rules_version, game.rules_version, digest
