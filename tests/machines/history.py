"""The history checker: each table's journal is one total order, and contains every confirmation exactly once.

It needs nothing but the rows in the database and what people were told: which answer, to which version, was accepted.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

from farshore.core.moves import UNDO
from farshore.core.registry import game_named
from farshore.store.postgres import PostgresStore
from farshore.store.protocol import Entry, Store
from farshore.tables.info import TableInfo, read_info
from farshore.tables.versions import VersionedSession

Confirmed = Mapping[tuple[str, int, int], str]  # table, seat, version asked -> path


async def broken(store: Store, tables: list[str], confirmed: Confirmed) -> list[str]:
    """What is wrong, in words; nothing, if all is well."""
    faults: list[str] = []
    answers: dict[tuple[str, int, int], list[str]] = {}
    for table in tables:
        row = await store.table(table)
        if row is None:
            faults.append(f"{table}: gone")
        else:
            faults += followed(table, read_info(row.data), await store.journal(table), answers)
    for place, path in confirmed.items():
        found = answers.get(place, [])
        if found != [path]:
            faults.append(f"{place}: '{path}' was confirmed, but the journal has {found}")
    return faults


def followed(
    table: str, info: TableInfo, journal: list[Entry], answers: dict[tuple[str, int, int], list[str]]
) -> list[str]:
    """One total order: numbered without gaps, in the order of time, and legal from the first row to the last."""
    if [entry.number for entry in journal] != list(range(1, len(journal) + 1)):
        return [f"{table}: rows of the journal are missing or double"]
    session = VersionedSession(game_named(info.game), len(info.seats), info.variants, info.edition)
    for entry in journal:
        asked = session.version(entry.seat, session.asked_at[entry.seat]) if entry.seat >= 0 else 0
        session.read(entry.text, entry.seat)  # raises where two servers have written on top of the same state
        if entry.seat >= 0 and not entry.text.startswith(UNDO):
            answers.setdefault((table, entry.seat, asked), []).append(entry.text.split(" ", 2)[2])
    return []


def check(database: str, tables: list[str], confirmed: Confirmed) -> list[str]:
    async def work() -> list[str]:
        store = await PostgresStore.open(database, lines=1)
        try:
            return await broken(store, tables, confirmed)
        finally:
            await store.close()

    return asyncio.run(work())
