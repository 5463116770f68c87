"""Leases and fences on a real PostgreSQL: one server runs a table, and a dead one cannot write."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from msgspec.structs import replace

from farshore.store.club import Club
from farshore.store.postgres import PostgresStore
from farshore.store.protocol import BrokenStore, Change, Elsewhere, Entry, Fenced, TableRow
from tests.machines.cluster import cluster

ROW = TableRow("t", "century_new_world", "running", "open", 1.0, 1.0, b"{}", ("ana",))
REST = (Entry(1, 0, "0 turn rest", 1.0),)


@asynccontextmanager
async def two() -> AsyncIterator[tuple[Club, Club]]:
    where = await asyncio.to_thread(cluster().new_database)
    clubs = [Club(await PostgresStore.open(where, lines=3), f"10.0.0.{n}:80", lease=60.0) for n in (1, 2)]
    for club in clubs:
        await club.join()
    try:
        yield clubs[0], clubs[1]
    finally:
        for club in clubs:
            club.hang_up()
            await club.store.close()


async def expire(club: Club) -> None:
    """As if it had been silent for longer than its lease."""
    await club.store.rows("update servers set until = clock_timestamp() where id = $1", club.store.server)


def test_a_table_of_a_living_server_is_elsewhere() -> None:
    async def work() -> None:
        async with two() as (here, there):
            await here.store.save(Change(ROW))
            with pytest.raises(Elsewhere) as told:
                await there.store.claim("t")
            assert told.value.address == "10.0.0.1:80"
            assert not await there.store.release("t") and await here.store.release("t")
            claimed = await there.store.claim("t")
            assert claimed is not None and claimed[1].token == 2

    asyncio.run(work())


def test_a_server_that_was_declared_dead_cannot_write_even_before_anybody_has_its_tables() -> None:
    async def work() -> None:
        async with two() as (here, there):
            await here.store.save(Change(ROW))
            claimed = await here.store.claim("t")
            assert claimed is not None
            await expire(here)
            for change in (Change(ROW, REST, fence=claimed[1]), Change(replace(ROW, id="new"))):
                with pytest.raises(Fenced):
                    await here.store.save(change)
            with pytest.raises(BrokenStore, match="lease"):
                await here.store.claim("t")
            assert not await here.renew(), "it must start over under a new name"
            taken = await there.store.claim("t")
            assert taken is not None
            await there.store.save(Change(ROW, REST, fence=taken[1]))
            await here.join()
            with pytest.raises(Fenced):  # alive again, with a fence of an earlier life
                await here.store.save(Change(ROW, REST, fence=claimed[1]))
            assert await there.store.journal("t") == list(REST)

    asyncio.run(work())


def test_many_who_claim_the_same_table_at_once_leave_one_owner() -> None:
    async def work() -> None:
        async with two() as (here, there):
            await here.store.save(Change(ROW))
            await expire(here)
            await here.join()
            tried = await asyncio.gather(
                *(club.store.claim("t") for club in (here, there) for _ in range(10)), return_exceptions=True
            )
            fences = [found[1] for found in tried if isinstance(found, tuple)]
            assert len({fence.token for fence in fences}) == len(fences) > 0
            assert all(isinstance(found, Elsewhere) for found in tried if not isinstance(found, tuple))
            saves = [club.store.save(Change(ROW, REST, fence=fence)) for club in (here, there) for fence in fences]
            done = await asyncio.gather(*saves, return_exceptions=True)
            assert done.count(None) == 1, "only the latest claim of the owner may write, and only once"

    asyncio.run(work())


def test_the_tables_of_the_dead_are_found_and_the_dead_are_buried() -> None:
    async def work() -> None:
        async with two() as (here, there):
            await here.store.save(Change(ROW))
            assert await there.orphans() == []
            await here.leave()
            ((dead, row),) = await there.orphans()
            assert (dead, row) == (here.store.server, ROW)
            await there.disown("t", dead)
            assert await there.orphans() == []
            left = await there.store.rows("select id from servers")
            assert [r[0] for r in left] == [there.store.server]

    asyncio.run(work())


def test_what_is_told_is_heard_by_all() -> None:
    async def work() -> None:
        async with two() as (here, there):
            heard: list[str] = []
            here.hear = there.hear = heard.append
            await here.tell("olá")
            async with asyncio.timeout(10):
                while len(heard) < 2:  # noqa: ASYNC110
                    await asyncio.sleep(0.01)
            assert heard == ["olá", "olá"]

    asyncio.run(work())
