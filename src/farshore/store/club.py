"""The servers that share one PostgreSQL. Each holds a lease; one that lets it run out is dead, and runs no table.

Time is that of the database alone. A server that was paused, cut off or starved finds its lease gone when it comes
back: whatever it still tries to save is refused by the database, and it starts over under a new name. Servers talk to
each other by `NOTIFY`: what is said is not kept, so nothing may depend on its being heard.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from time import monotonic
from typing import Any

import asyncpg

from farshore.store import postgres_orders as sql
from farshore.store.postgres import PATIENCE, PostgresStore, faults, table_row
from farshore.store.protocol import TableRow

CHANNEL = "farshore"
AT_ONCE = 50  # tables of a dead server that are looked at in one go
UNTIL = "clock_timestamp() + $2::double precision * interval '1 second'"
JOIN = f"insert into servers (id, until, address) values ($1, {UNTIL}, $3)"
RENEW = f"update servers set until = {UNTIL} where id = $1 and until > clock_timestamp() returning 1"
LEAVE = "update servers set until = '-infinity' where id = $1"
DEAD = "select id from servers where until <= clock_timestamp()"
DISOWN = "update tables set owner = '' where id = $1 and owner = $2"
HELD = "select id, token from tables where owner = $1 and id = any($2::text[])"
BURY = (
    "delete from servers where id = $1 and until <= clock_timestamp() "
    "and not exists (select 1 from tables where owner = $1)"
)


class Club:
    """This server among the others. It has a connection of its own, so that no queue holds up its sign of life."""

    def __init__(self, store: PostgresStore, address: str, lease: float) -> None:
        self.store = store
        self.address = address  # where the others reach us
        self.lease = lease  # seconds
        self.until = 0.0  # our lease lasts at least that long, by our own clock
        self.hear: Callable[[str], None] = lambda _: None
        self.came_back: Callable[[], None] = lambda: None  # something may have been said that we did not hear
        self._line: Any = None
        self._lock = asyncio.Lock()

    async def _ask(self, order: str, *args: object) -> list[Any]:
        async with self._lock, faults():
            try:
                if self._line is None or self._line.is_closed():
                    self._line = await asyncpg.connect(self.store.where, timeout=PATIENCE, command_timeout=self.lease)
                    await self._line.add_listener(CHANNEL, lambda *heard: self.hear(heard[3]))
                    self.came_back()
                return list(await self._line.fetch(order, *args))
            except BaseException:
                self.hang_up()  # whatever it was, the next try is on a fresh line
                raise

    async def join(self) -> None:
        """Under a new name, so that nothing of an earlier life can be mistaken for ours."""
        name, asked = secrets.token_hex(8), monotonic()
        await self._ask(JOIN, name, self.lease, self.address)
        self.store.server, self.until = name, asked + self.lease

    async def renew(self) -> bool:
        """False if the lease has run out."""
        asked = monotonic()
        if not await self._ask(RENEW, self.store.server, self.lease):
            return False
        self.until = asked + self.lease
        return True

    @property
    def is_over(self) -> bool:
        """By our own clock, for a server that cannot ask the database."""
        return monotonic() >= self.until

    async def leave(self) -> None:
        """At once: the others take over our tables."""
        await self._ask(LEAVE, self.store.server)

    def hang_up(self) -> None:
        if self._line is not None:
            self._line.terminate()
            self._line = None

    async def tell(self, words: str) -> None:
        """Everybody, ourselves included; at most 8,000 bytes."""
        await self.store.rows("select pg_notify($1, $2)", CHANNEL, words)

    async def orphans(self) -> list[tuple[str, TableRow]]:
        """Some tables of servers that are dead, with who they were; those without any are struck off the list."""
        for (dead,) in await self.store.rows(DEAD):
            found = await self.store.rows(f"{sql.TABLE} where owner = $1 limit {AT_ONCE}", dead)
            if found:
                return [(dead, table_row(row)) for row in found]
            await self.store.rows(BURY, dead)
        return []

    async def held(self, tables: list[str]) -> dict[str, int]:
        """Those of these tables that are ours, with their tokens."""
        return dict(await self.store.rows(HELD, self.store.server, tables))

    async def disown(self, table: str, dead: str) -> None:
        """Nobody runs it until somebody comes."""
        await self.store.rows(DISOWN, table, dead)
