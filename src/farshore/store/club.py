"""The servers that share one PostgreSQL. Each holds a lease; whoever lets it run out is dead, and runs no table.

Time is that of the database alone. A server that was paused, cut off or starved finds its lease gone when it comes
back: whatever it still tries to save is refused by the database, and it starts over under a new name.
"""

from __future__ import annotations

import secrets
from time import monotonic

from farshore.store import postgres_orders as sql
from farshore.store.postgres import PostgresStore, table_row
from farshore.store.protocol import TableRow

AT_ONCE = 50  # tables of a dead server that are looked at in one go
JOIN = "insert into servers values ($1, $2, clock_timestamp() + $3 * interval '1 second')"
RENEW = (
    "update servers set until = clock_timestamp() + $2 * interval '1 second' "
    "where id = $1 and until > clock_timestamp() returning 1"
)
LEAVE = "update servers set until = '-infinity' where id = $1"
DEAD = "select id from servers where until <= clock_timestamp()"
BURY = "delete from servers where id = $1 and not exists (select 1 from tables where owner = $1)"


class Club:
    """This server among the others. `lease`: seconds."""

    def __init__(self, store: PostgresStore, address: str, lease: float) -> None:
        self.store = store
        self.address = address  # where the others reach us
        self.lease = lease
        self.until = 0.0  # our lease lasts at least that long, by our own clock

    async def join(self) -> None:
        """Under a new name, so that nothing of an earlier life can be mistaken for ours."""
        name, asked = secrets.token_hex(8), monotonic()
        await self.store.rows(JOIN, name, self.address, self.lease)
        self.store.server, self.until = name, asked + self.lease

    async def renew(self) -> bool:
        """False if the lease has run out."""
        asked = monotonic()
        if not await self.store.rows(RENEW, self.store.server, self.lease):
            return False
        self.until = asked + self.lease
        return True

    @property
    def is_over(self) -> bool:
        """By our own clock, for a server that cannot ask the database."""
        return monotonic() >= self.until

    async def leave(self) -> None:
        """At once: the others take over our tables."""
        await self.store.rows(LEAVE, self.store.server)

    async def orphans(self) -> list[TableRow]:
        """Some tables of servers that are dead; those without any are struck off the list."""
        for (dead,) in await self.store.rows(DEAD):
            found = await self.store.rows(f"{sql.TABLE} where owner = $1 limit {AT_ONCE}", dead)
            if found:
                return [table_row(row) for row in found]
            await self.store.rows(BURY, dead)
        return []
