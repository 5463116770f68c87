"""The layout in PostgreSQL grows by a list: old databases catch up, newer ones are left alone, nobody does it twice."""

from __future__ import annotations

import asyncio

import asyncpg
import pytest

from farshore.store.postgres import PostgresStore
from farshore.store.postgres_schema import MIGRATIONS, migrate
from farshore.store.protocol import BrokenStore
from tests.machines.cluster import cluster

COLUMNS = (
    "select table_name, column_name, data_type, is_nullable from information_schema.columns "
    "where table_schema = 'public' order by 1, 2"
)


async def layout(where: str, *steps: int) -> list[tuple[object, ...]]:
    """After migrating in a given number of steps."""
    for step in steps:
        line = await asyncpg.connect(where)
        await migrate(line, MIGRATIONS[:step])
        found = [tuple(row) for row in await line.fetch(COLUMNS)]
        await line.close()
    return found


def test_one_by_one_and_all_at_once_lead_to_the_same_layout() -> None:
    one_by_one = asyncio.run(layout(cluster().new_database(), *range(1, len(MIGRATIONS) + 1)))
    at_once = asyncio.run(layout(cluster().new_database(), len(MIGRATIONS), len(MIGRATIONS)))
    assert one_by_one == at_once and len(at_once) > 50


def test_servers_that_start_together_migrate_once() -> None:
    where = cluster().new_database()

    async def work() -> None:
        stores = await asyncio.gather(*(PostgresStore.open(where, lines=1) for _ in range(5)))
        assert len({store.key for store in stores}) == 1
        for store in stores:
            await store.close()

    asyncio.run(work())


def test_a_newer_layout_is_left_alone_and_a_faulty_step_changes_nothing() -> None:
    where = cluster().new_database()

    async def work() -> None:
        line = await asyncpg.connect(where)
        await migrate(line)
        before = await line.fetch(COLUMNS)
        with pytest.raises(asyncpg.PostgresError):
            await migrate(line, (*MIGRATIONS, "create table more (x integer); drop table nowhere;"))
        assert await line.fetch(COLUMNS) == before
        await line.execute("update layout set number = number + 1")
        await line.close()
        with pytest.raises(BrokenStore, match="newer Farshore"):
            await PostgresStore.open(where)

    asyncio.run(work())
