"""Which store an address names: `postgresql://…`, or else a SQLite file."""

from __future__ import annotations

from typing import TYPE_CHECKING

from farshore.store.protocol import BrokenStore

if TYPE_CHECKING:
    from farshore.store.postgres import PostgresStore


def is_postgres(where: str) -> bool:
    kind, sign, _ = where.partition("://")
    if sign and kind not in ("postgresql", "postgres"):
        raise BrokenStore(f"'{kind}' is no database we know; write postgresql://user@host/name")
    return bool(sign)


async def open_postgres(where: str, lines: int = 0, *, migrates: bool = True) -> PostgresStore:
    """The driver is an extra: a table at home needs none. `migrates`: bring the layout up to date, and read the key."""
    if not is_postgres(where):
        raise BrokenStore(f"'{where}' is no address of a database; write postgresql://user@host/name")
    try:
        from farshore.store.postgres import LINES, PostgresStore
    except ImportError as fault:
        needed = "pip install 'farshore[postgres]', or the pins in requirements/postgres.txt"
        raise BrokenStore(f"PostgreSQL needs the package asyncpg: {needed}") from fault
    return await PostgresStore.open(where, lines or LINES, migrates=migrates)
