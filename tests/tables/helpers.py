"""A hub to try things in, with a real store and real workers."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from farshore.store.sqlite import SqliteStore
from farshore.store.sqlite_file import SqliteFile
from farshore.tables.audience import Notice
from farshore.tables.bots import Bots
from farshore.tables.create import NewSeat, NewTable
from farshore.tables.hub import TableHub
from farshore.tables.table import Table


@asynccontextmanager
async def hub_at(folder: Path, bots: Bots | None = None) -> AsyncIterator[TableHub]:
    hub = TableHub(SqliteStore(folder / "tables.db"), bots or Bots(1))
    await hub.start()
    try:
        yield hub
    finally:
        await hub.close()


def new_table(
    game: str, seats: Sequence[tuple[str, str]], variants: dict[str, str] | None = None, **more: Any
) -> NewTable:
    """Seats as pairs: `me`, `person` or the name of a bot, and the name of the player."""
    people = ("me", "person")
    made = [NewSeat(who, name) if who in people else NewSeat("bot", name, who) for who, name in seats]  # type: ignore[arg-type]
    return NewTable(game, made, variants or {}, **more)


def file_of(hub: TableHub) -> SqliteFile:
    """What is on disk, without waiting for anybody."""
    assert isinstance(hub.store, SqliteStore)
    return hub.store.file


def path_of(table: Table, seat: int, which: int = 0) -> str:
    """The path of an option the seat has."""
    session = table.playing()
    asked = session.decision(seat)
    assert asked is not None
    return asked.ask.describe(session.s, list(asked.options(session.s))[which])


async def pick(table: Table, person: str, seat: int, which: int = 0) -> None:
    await table.pick(person, seat, table.playing().asked_version(seat), path_of(table, seat, which))


async def until(holds: Callable[[], bool], seconds: float = 20.0) -> None:
    """Wait for something that is about to happen."""
    async with asyncio.timeout(seconds):
        while not holds():  # noqa: ASYNC110  # there is nothing to wait on but the thing itself
            await asyncio.sleep(0.005)


class Watcher:
    """A spectator."""

    def __init__(self) -> None:
        self.person = ""
        self.notices: list[Notice] = []
        self.changes = 0

    def on_change(self) -> None:
        self.changes += 1

    def on_presence(self) -> None: ...

    def on_removed(self) -> None: ...

    def on_notice(self, notice: object) -> None:
        if isinstance(notice, Notice):
            self.notices.append(notice)
