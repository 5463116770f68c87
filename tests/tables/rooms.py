"""A house to try things in, with a real store and real workers."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from farshore.store.sqlite import SqliteStore
from farshore.tables.audience import News
from farshore.tables.bots import Bots
from farshore.tables.house import House
from farshore.tables.table import Table


@asynccontextmanager
async def house_at(folder: Path, bots: Bots | None = None) -> AsyncIterator[House]:
    house = House(SqliteStore(folder / "tables.db"), bots or Bots(1))
    await house.start()
    try:
        yield house
    finally:
        await house.close()


def path_of(table: Table, seat: int, which: int = 0) -> str:
    """The path of an option the seat has."""
    course = table.playing()
    asked = course.decision(seat)
    assert asked is not None
    return asked.ask.describe(course.s, list(asked.options(course.s))[which])


async def pick(table: Table, person: str, seat: int, which: int = 0) -> None:
    await table.pick(person, seat, table.playing().asked_version(seat), path_of(table, seat, which))


async def until(holds: Callable[[], bool], seconds: float = 20.0) -> None:
    """Wait for something that is about to happen."""
    async with asyncio.timeout(seconds):
        while not holds():  # noqa: ASYNC110  # there is nothing to wait on but the thing itself
            await asyncio.sleep(0.005)


class Watcher:
    """Somebody who looks on."""

    def __init__(self) -> None:
        self.news: list[News] = []

    def changed(self) -> None: ...

    def presence(self) -> None: ...

    def told(self, news: object) -> None:
        if isinstance(news, News):
            self.news.append(news)
