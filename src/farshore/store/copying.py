"""All rows of one store to another, in either direction, and the proof that they are the same there.

The digest covers every row in a fixed order, so it is the same for SQLite and PostgreSQL. The copy is read back and
compared before it counts: what cannot be proved is undone.
"""

from __future__ import annotations

import hashlib
import sqlite3
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from farshore.store.layout import KEPT, SQL_TABLES, SqlTable
from farshore.store.opening import is_postgres, open_postgres
from farshore.store.protocol import BrokenStore
from farshore.store.sqlite_file import SqliteFile

AT_ONCE = 1000  # rows


class Book(Protocol):
    """A store as nothing but rows."""

    def rows(self, sheet: SqlTable) -> AsyncIterator[list[tuple[Any, ...]]]:
        """In the order of their keys, some at a time."""

    async def put(self, sheet: SqlTable, rows: list[tuple[Any, ...]]) -> None: ...

    async def clear_key(self) -> None:
        """A new store has made a key of its own; it gets that of the other."""


@dataclass(frozen=True)
class Copied:
    rows: int
    digest: str


def query(sheet: SqlTable, collation: str) -> str:
    where = f"where {KEPT}" if sheet.name == "house" else ""
    order = ", ".join(f"{key} {collation if key != 'number' else ''}" for key in sheet.columns[: sheet.key])
    return f"select {', '.join(sheet.columns)} from {sheet.name} {where} order by {order}"


class SqliteBook:
    def __init__(self, file: SqliteFile) -> None:
        self.db = file.db

    async def rows(self, sheet: SqlTable) -> AsyncIterator[list[tuple[Any, ...]]]:
        found = self.db.execute(query(sheet, "collate binary"))
        while some := found.fetchmany(AT_ONCE):
            yield some

    async def put(self, sheet: SqlTable, rows: list[tuple[Any, ...]]) -> None:
        marks = ", ".join("?" * len(sheet.columns))
        self.db.executemany(f"insert into {sheet.name} ({', '.join(sheet.columns)}) values ({marks})", rows)

    async def clear_key(self) -> None:
        self.db.execute(f"delete from house where {KEPT}")


class PostgresBook:
    def __init__(self, line: Any) -> None:
        self.line = line

    async def rows(self, sheet: SqlTable) -> AsyncIterator[list[tuple[Any, ...]]]:
        found = await self.line.cursor(query(sheet, 'collate "C"'))
        while some := await found.fetch(AT_ONCE):
            yield [tuple(row) for row in some]

    async def put(self, sheet: SqlTable, rows: list[tuple[Any, ...]]) -> None:
        await self.line.copy_records_to_table(sheet.name, records=rows, columns=list(sheet.columns))

    async def clear_key(self) -> None:
        await self.line.execute(f"delete from house where {KEPT}")


async def copied(source: Book, target: Book) -> Copied:
    """Copy everything, and prove it."""
    await target.clear_key()
    digest, count = new_digest(), 0
    for sheet in SQL_TABLES:
        async for rows in source.rows(sheet):
            count += note(digest, sheet, rows)
            await target.put(sheet, rows)
    if (await digest_of(target)).digest != digest.hexdigest():
        raise BrokenStore("the copy differs from what was copied; it was undone, and nothing was changed")
    return Copied(count, digest.hexdigest())


async def digest_of(book: Book) -> Copied:
    digest, count = new_digest(), 0
    for sheet in SQL_TABLES:
        async for rows in book.rows(sheet):
            count += note(digest, sheet, rows)
    return Copied(count, digest.hexdigest())


def new_digest() -> Any:
    return hashlib.blake2b(digest_size=16)


def note(digest: Any, sheet: SqlTable, rows: Iterable[tuple[Any, ...]]) -> int:
    count = 0
    for row in rows:
        digest.update(f"{sheet.name} {row!r}\n".encode())
        count += 1
    return count


# --- opening -----------------------------------------------------------------------------------------------------
@asynccontextmanager
async def reading(where: str, *, alone: bool) -> AsyncIterator[Book]:
    """A store at one moment. `alone`: no server may be using it."""
    if is_postgres(where):
        async with postgres_line(where) as line, line.transaction(isolation="repeatable_read", readonly=True):
            if alone:
                await refuse_if_in_use(line)
            yield PostgresBook(line)
        return
    with reading_file(Path(where), alone) as book:
        yield book


@contextmanager
def reading_file(file: Path, alone: bool) -> Iterator[Book]:
    if not file.exists():
        raise BrokenStore(f"there is no file {file}")
    found = SqliteFile(file, alone=alone)
    try:
        found.db.execute("begin")
        yield SqliteBook(found)
    finally:
        found.close()


@asynccontextmanager
async def writing(where: str) -> AsyncIterator[Book]:
    """An empty store; everything or nothing is written to it."""
    if is_postgres(where):
        async with postgres_line(where) as line, line.transaction():
            await refuse_if_in_use(line)
            for sheet in SQL_TABLES[1:]:
                if await line.fetchval(f"select exists (select 1 from {sheet.name})"):
                    raise BrokenStore("the database has tables already; name an empty one")
            yield PostgresBook(line)
            await line.execute("insert into servers values ('moved', '', '-infinity')")  # who starts first takes over
            await line.execute("update tables set owner = 'moved' where status = 'running'")
        return
    with writing_file(Path(where)) as book:
        yield book


@contextmanager
def writing_file(target: Path) -> Iterator[Book]:
    """Into a file beside the target first: half a copy never gets its name."""
    if target.exists():
        raise BrokenStore(f"{target} exists; name another file")
    part = target.with_name(f"{target.name}.part")
    part.unlink(missing_ok=True)
    made = SqliteFile(part)
    try:
        made.db.execute("begin immediate")
        yield SqliteBook(made)
        made.db.execute("commit")
    finally:
        made.close()
    part.replace(target)


@asynccontextmanager
async def postgres_line(where: str) -> AsyncIterator[Any]:
    store = await open_postgres(where, lines=1)
    try:
        async with store.line() as line:
            yield line
    finally:
        await store.close()


async def refuse_if_in_use(line: Any) -> None:
    if await line.fetchval("select exists (select 1 from servers where until > clock_timestamp())"):
        raise BrokenStore("a server uses the database; stop it first")


async def copy(source: str, target: str, *, alone: bool) -> Copied:
    try:
        async with reading(source, alone=alone) as here, writing(target) as there:
            return await copied(here, there)
    except sqlite3.Error as fault:
        raise BrokenStore(f"the copy failed ({fault}) and was undone; nothing was changed") from fault
