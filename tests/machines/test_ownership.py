"""Two hubs on a real PostgreSQL: never do both show the same table, however their requests cross."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from farshore.store.club import Club
from farshore.store.postgres import PostgresStore
from farshore.store.protocol import Elsewhere
from farshore.tables.bots import Bots
from farshore.tables.hub import TableHub
from farshore.tables.table import Table
from tests.machines.cluster import cluster
from tests.tables.helpers import new_table

ANA = "ana"


@asynccontextmanager
async def two_hubs() -> AsyncIterator[tuple[TableHub, TableHub]]:
    where = await asyncio.to_thread(cluster().new_database)
    stores = [await PostgresStore.open(where, lines=3) for _ in range(2)]
    hubs = [TableHub(store, Bots(1), club=Club(store, f"10.0.0.{n}:80", 60.0)) for n, store in enumerate(stores)]
    for hub in hubs:
        await hub.start()
    try:
        yield hubs[0], hubs[1]
    finally:
        for hub in hubs:
            await hub.close()


async def opened(hub: TableHub) -> Table:
    return await hub.open(ANA, new_table("century_new_world", [("me", "Ana"), ("greedy", "Bot")]))


async def owner_of(hub: TableHub, table: str) -> str:
    assert isinstance(hub.store, PostgresStore)
    return str((await hub.store.rows("select owner from tables where id = $1", table))[0][0])


def test_a_table_that_is_given_away_is_not_loaded_meanwhile() -> None:
    async def work() -> None:
        async with two_hubs() as (here, there):
            name = (await opened(here)).id
            here._forget(here.tables[name])  # ours, but not in memory: as after a load that failed
            go, release = asyncio.Event(), here.store.release

            async def slow(table: str, token: int = 0) -> bool:
                await go.wait()
                return await release(table, token)

            here.store.release = slow  # type: ignore[method-assign]
            leaving = asyncio.create_task(here.let_go(name, now=False))
            await asyncio.sleep(0)
            coming = asyncio.create_task(here.table(name))
            await asyncio.sleep(0.2)
            go.set()
            assert await leaving
            with suppress(Elsewhere):
                await there.table(name)
            with suppress(Elsewhere):
                await coming
            owner = await owner_of(here, name)
            for hub in (here, there):
                assert hub.ownership is not None
                assert (name in hub.tables) == (hub.ownership.name == owner)

    asyncio.run(work())


def test_a_table_that_another_server_runs_is_shown_no_longer() -> None:
    async def work() -> None:
        async with two_hubs() as (here, there):
            table, kept = await opened(here), await opened(here)
            assert here.ownership is not None and there.ownership is not None
            assert isinstance(here.store, PostgresStore)
            steal = "update tables set owner = $2, token = token + 1 where id = $1"
            await here.store.rows(steal, table.id, there.ownership.name)
            await here.ownership.compare()
            assert table.is_lost and table.id not in here.tables
            assert not kept.is_lost and kept.id in here.tables

    asyncio.run(work())
