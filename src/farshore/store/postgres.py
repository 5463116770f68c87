"""The store in PostgreSQL, for several servers: every save carries a token that the database checks as it writes."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import asyncpg
from msgspec.structs import astuple

from farshore.store import postgres_orders as sql
from farshore.store.postgres_schema import migrate
from farshore.store.protocol import (
    BrokenStore,
    Change,
    ChatRow,
    CommentRow,
    Device,
    DocumentRow,
    Elsewhere,
    Entry,
    Fence,
    Fenced,
    Rate,
    RatingRow,
    TableRow,
)

LINES = 10  # connections of one server
PATIENCE = 10.0  # seconds for one statement, or for a connection
# A connection that the database ends while it is being set up or put back is, to the library, an error of its own.
FAULTS = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError, TimeoutError)
T = TypeVar("T")


class PostgresStore:
    """`server` is who we are while we run tables; empty for a program that only reads."""

    def __init__(self, where: str, pool: Any, key: bytes) -> None:
        self.where = where
        self.pool = pool
        self.key = key
        self.server = ""
        self.is_failing = False  # did the last save fail?
        self.length = 0

    @classmethod
    async def open(cls, where: str, lines: int = LINES, *, migrates: bool = True) -> PostgresStore:
        async with faults():
            pool = await asyncpg.create_pool(where, min_size=1, max_size=lines, command_timeout=PATIENCE)
        try:
            async with faults(), pool.acquire(timeout=PATIENCE) as line:
                if migrates:
                    await migrate(line)
                key = await line.fetchval("select value from house where name = 'key'") if migrates else b""
        except BaseException:
            await pool.close()
            raise
        return cls(where, pool, key)

    async def close(self) -> None:
        """Politely; but a database that is gone keeps nobody waiting."""
        try:
            await asyncio.wait_for(self.pool.close(), 2.0)
        except TimeoutError:
            self.pool.terminate()

    @asynccontextmanager
    async def line(self) -> AsyncIterator[Any]:
        """A connection."""
        self.length += 1
        try:
            async with faults(), self.pool.acquire(timeout=PATIENCE) as line:
                yield line
        finally:
            self.length -= 1

    async def check(self, seconds: float) -> bool:
        try:
            await asyncio.wait_for(self.save(Change()) if self.is_failing else self.name_of(""), seconds)
        except Exception:  # noqa: BLE001  # whatever it is, the store does not work
            return False
        return True

    # --- writing -------------------------------------------------------------------------------------------
    async def save(self, change: Change) -> None:
        await self._finish(self._save(change))

    async def save_rated(self, change: Change, game: str, players: Sequence[str], rate: Rate) -> None:
        await self._finish(self._save(change, (game, players, rate)))

    async def _finish(self, work: Any) -> None:
        """Also if the task that asked for it is cancelled."""
        try:
            await asyncio.shield(asyncio.ensure_future(work))
            self.is_failing = False
        except Fenced:
            raise  # the store works
        except BrokenStore:
            self.is_failing = True
            raise

    async def _save(self, change: Change, rated: tuple[str, Sequence[str], Rate] | None = None) -> None:
        async with self.line() as line:
            if rated is None and change.table is not None and is_plain(change):
                await self._put_table(line, change)  # one statement is a transaction
                return
            async with line.transaction():
                if change.table is not None:
                    await self._put_table(line, change)
                await put_others(line, change)
                if rated is not None:
                    await put_rated(line, *rated)

    async def _put_table(self, line: Any, change: Change) -> None:
        if not await line.fetchval(sql.order_of(change), *sql.values_of(change, self.server)):
            raise Fenced("this server no longer runs the table, or it was saved since; nothing of this was saved")

    async def claim(self, table: str) -> tuple[TableRow, Fence] | None:
        async with self.line() as line:
            found = await line.fetchrow(sql.CLAIM, table, self.server)
            if found is not None:
                return table_row(found), Fence(found[8], found[9])
            owner = await line.fetchrow(sql.OWNER, table)
        if owner is None:
            return None
        if owner[1] is None or owner[0] == self.server:
            raise BrokenStore("this server's lease has ended; it must take a new one before it runs a table")
        raise Elsewhere(table, owner[1])

    async def release(self, table: str, token: int = 0) -> bool:
        return bool(await self.rows(sql.RELEASE, table, self.server, token))

    # --- reading -------------------------------------------------------------------------------------------
    async def rows(self, query: str, *args: object) -> list[Any]:
        async with self.line() as line:
            return list(await line.fetch(query, *args))

    async def table(self, table: str) -> TableRow | None:
        return next(iter(await self._tables("where id = $1", table)), None)

    async def _tables(self, where: str, *args: object) -> list[TableRow]:
        return [table_row(row) for row in await self.rows(f"{sql.TABLE} {where}", *args)]

    async def journal(self, table: str) -> list[Entry]:
        query = "select number, seat, text, at from journal where table_id = $1 order by number"
        return [Entry(*row) for row in await self.rows(query, table)]

    async def chats(self, table: str, limit: int) -> list[ChatRow]:
        rows = await self.rows(f"{sql.CHAT} where table_id = $1 order by number desc limit $2", table, limit)
        return [ChatRow(*row) for row in rows[::-1]]

    async def chats_of(self, person: str) -> list[ChatRow]:
        return [ChatRow(*row) for row in await self.rows(f"{sql.CHAT} where person = $1 order by at", person)]

    async def comments(self, table: str) -> list[CommentRow]:
        rows = await self.rows(f"{sql.COMMENT} where table_id = $1 order by number", table)
        return [CommentRow(*row) for row in rows]

    async def comments_of(self, person: str) -> list[CommentRow]:
        return [CommentRow(*row) for row in await self.rows(f"{sql.COMMENT} where person = $1 order by at", person)]

    async def with_status(self, status: str, visibility: str, limit: int) -> list[TableRow]:
        if not visibility:
            return await self._tables("where status = $1 order by changed desc limit $2", status, limit)
        where = "where status = $1 and visibility = $2 order by changed desc limit $3"
        return await self._tables(where, status, visibility, limit)

    async def unchanged(self, status: str, before: float, limit: int) -> list[TableRow]:
        where = "where status = $1 and changed < $2 order by changed limit $3"
        return await self._tables(where, status, before, limit)

    async def of_person(self, person: str, limit: int) -> list[TableRow]:
        where = "join people p on p.table_id = id where p.person = $1 order by changed desc limit $2"
        return await self._tables(where, person, limit)

    async def name_of(self, person: str) -> str:
        return str((await self._value("select name from names where person = $1", person)) or "")

    async def preferences(self, person: str) -> dict[str, str]:
        return dict(json.loads(await self._value("select data from preferences where person = $1", person) or "{}"))

    async def _value(self, query: str, *args: object) -> Any:
        return next((row[0] for row in await self.rows(query, *args)), None)

    async def ratings(self, game: str, limit: int) -> list[RatingRow]:
        where = "where game = $1" if game else "where $1 = ''"
        order = 'order by game collate "C", mean - 2 * uncertainty desc limit $2'
        return [RatingRow(*row) for row in await self.rows(f"{sql.RATING} {where} {order}", game, limit)]

    async def ratings_of_person(self, person: str) -> list[RatingRow]:
        return [RatingRow(*row) for row in await self.rows(f"{sql.RATING} where player = $1", person)]

    async def document(self, kind: str, document: str, owner: str = "") -> DocumentRow | None:
        rows = await self.rows(f"{sql.DOCUMENT} kind = $1 and id = $2 and owner = $3", kind, document, owner)
        return DocumentRow(*rows[0]) if rows else None

    async def documents(self, kind: str, owner: str, limit: int) -> list[DocumentRow]:
        of_kind = "kind = $2" if kind else "$2 = ''"
        rows = await self.rows(f"{sql.DOCUMENT} owner = $1 and {of_kind} order by at desc limit $3", owner, kind, limit)
        return [DocumentRow(*row) for row in rows]

    async def devices(self) -> list[Device]:
        return [Device(*row) for row in await self.rows("select secret, person, kind from devices")]


@asynccontextmanager
async def faults() -> AsyncIterator[None]:
    try:
        yield
    except FAULTS as fault:
        told = str(fault) or type(fault).__name__
        raise BrokenStore(f"the database: {told}; everything confirmed so far is kept") from fault


def table_row(row: Any) -> TableRow:
    table, game, status, visibility, opened, changed, data, people = row[:8]
    return TableRow(table, game, status, visibility, opened, changed, data, tuple(people))


def is_plain(change: Change) -> bool:
    """Does it change a table and nothing else?"""
    other = (change.ratings, change.name, change.preferences, change.documents, change.device, change.forgotten)
    return not any(other)


async def put_others(line: Any, change: Change) -> None:
    if change == Change():
        await line.execute("insert into house values ('checked', '') on conflict (name) do update set value = ''")
    for rating in change.ratings:
        await line.execute(sql.RATED, *astuple(rating))
    if change.name:
        await line.execute(sql.NAMED, *change.name)
    if change.preferences:
        await line.execute(sql.PREFERRED, *change.preferences)
    base = change.based_on
    if base is not None:
        found = await line.fetchrow(sql.LOCKED_DOCUMENT, base.kind, base.id, base.owner)
        if found is None or DocumentRow(*found) != base:
            raise Fenced("the document was saved by somebody else since; nothing of this was saved")
    for document in change.documents:
        if document.data:
            await line.execute(sql.WRITTEN, *astuple(document))
        else:
            await line.execute(f"delete from {sql.OWN_DOCUMENT}", document.kind, document.id, document.owner)
    device = change.device
    if device is not None:
        if device.kind == "recovery":
            await line.execute("delete from devices where person = $1 and kind = 'recovery'", device.person)
        await line.execute("update devices set person = $1 where person = $2", device.person, device.secret)
        await line.execute(sql.PAPERS_MOVE, device.person, device.secret)
        await line.execute(sql.DEVICE, *astuple(device))
    for order in sql.FORGET if change.forgotten else ():
        await line.execute(order, change.forgotten)


async def put_rated(line: Any, game: str, players: Sequence[str], rate: Rate) -> None:
    """One table of a game at a time, until its transaction ends."""
    await line.execute("select pg_advisory_xact_lock(hashtext($1))", f"ratings {game}")
    rows = await line.fetch(f"{sql.RATING} where game = $1 and player = any($2::text[])", game, list(players))
    for rating in rate([RatingRow(*row) for row in rows]):
        await line.execute(sql.RATED, *astuple(rating))
