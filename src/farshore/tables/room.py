"""How many tables one person, or one address, may keep open at the same time."""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict

from farshore.store.protocol import Store, TableRow
from farshore.tables.faults import NotPossible
from farshore.tables.info import read_info

RECENT = 30 * 86_400.0  # seconds; a table where nothing has happened for longer does not count
COUNTED = 500  # of a person's latest tables


class Room:
    """Addresses are kept in memory only, so a restart forgets what an address has opened."""

    def __init__(self, store: Store, per_person: int, per_address: int) -> None:
        self.store = store
        self.per_person = per_person
        self.per_address = per_address
        self._opened: defaultdict[str, set[str]] = defaultdict(set)  # address -> tables

    async def check(self, person: str, address: str = "") -> None:
        """Is there room for another table?"""
        if await self._of_person(person) >= self.per_person:
            raise NotPossible("too-many-tables", most=self.per_person)
        if len(self._opened.get(address, ())) >= self.per_address:
            self._opened[address] = await self._still_open(self._opened[address])
            if len(self._opened[address]) >= self.per_address:
                raise NotPossible("too-many-tables-here", most=self.per_address)

    def opened(self, address: str, table: str) -> None:
        self._opened[address].add(table)

    async def _of_person(self, person: str) -> int:
        """Those they opened themselves: nobody is kept from playing by invitations."""
        rows = [row for row in await self.store.of_person(person, COUNTED) if is_open(row)]
        return await asyncio.to_thread(lambda: sum(read_info(row.data).host == person for row in rows))

    async def _still_open(self, tables: set[str]) -> set[str]:
        rows = [await self.store.table(table) for table in tables]
        return {row.id for row in rows if row is not None and is_open(row)}


def is_open(row: TableRow) -> bool:
    return row.status in ("gathering", "running") and row.changed > time.time() - RECENT
