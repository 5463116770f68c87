"""What every store must do, tried on SQLite and on a real PostgreSQL alike."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import asyncpg
import pytest
from msgspec.structs import replace

from farshore.store.club import Club
from farshore.store.postgres import PostgresStore, faults
from farshore.store.protocol import (
    BrokenStore,
    Change,
    ChatRow,
    CommentRow,
    Device,
    DocumentRow,
    Entry,
    Fence,
    Fenced,
    RatingRow,
    Store,
    TableRow,
)
from farshore.store.sqlite import SqliteStore
from tests.machines.cluster import cluster

GAME = "century_new_world"
REST = Entry(1, 0, "0 turn rest", 1.0)
Work = Callable[[Store], Awaitable[None]]
Run = Callable[..., None]


def row(
    table: str = "t1", status: str = "running", changed: float = 1.0, people: tuple[str, ...] = ("ana",)
) -> TableRow:
    return TableRow(table, GAME, status, "open", 1.0, changed, b"{}", people)


@asynccontextmanager
async def opened(where: str) -> AsyncIterator[Store]:
    if where.startswith("postgresql:"):
        store = await PostgresStore.open(where)
        club = Club(store, "127.0.0.1:1", lease=60.0)
        await club.join()
        try:
            yield store
        finally:
            await club.leave()
            club.hang_up()
            await store.close()
    else:
        file = SqliteStore(where)
        yield file
        await file.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def run(request: pytest.FixtureRequest, tmp_path: Path) -> Run:
    """Runs works one after the other, each on the store as it is opened again."""
    where = cluster().new_database() if request.param == "postgresql" else str(tmp_path / "x.db")

    async def one(work: Work) -> None:
        async with opened(where) as store:
            await work(store)

    def all_of(*works: Work) -> None:
        for work in works:
            asyncio.run(one(work))

    return all_of


def test_what_was_saved_is_there_after_opening_again(run: Run) -> None:
    entries = (Entry(1, -1, "N draw-board board:D1", 2.0), Entry(2, 0, "0 turn rest", 3.125))
    chat = ChatRow(1, "ana", "Ana", "olá 🎲", 4.1)
    rating = RatingRow(GAME, "ana", "Ana", 25.1, 8.3, 1)
    keys = []

    async def before(store: Store) -> None:
        keys.append(store.key)
        await store.save(Change(row(), entries, chat, (rating,), ("ana", "Ana"), ("ana", '{"a": "b"}')))

    async def after(store: Store) -> None:
        assert store.key == keys[0] and len(store.key) == 32
        assert await store.table("t1") == row() and await store.table("t2") is None
        assert await store.journal("t1") == list(entries)
        assert await store.chats("t1", 10) == await store.chats_of("ana") == [chat]
        assert await store.ratings("", 99) == await store.ratings(GAME, 99) == [rating]
        assert await store.ratings("other", 99) == [] and await store.ratings_of_person("ana") == [rating]
        assert await store.name_of("ana") == "Ana" and await store.name_of("rui") == ""
        assert await store.preferences("ana") == {"a": "b"} and await store.preferences("rui") == {}
        assert await store.check(10) and store.length == 0

    run(before, after)


def test_a_change_is_saved_whole_or_not_at_all(run: Run) -> None:
    async def work(store: Store) -> None:
        await store.save(Change(row(), (REST,)))
        twice = (Entry(2, 0, "0 turn rest", 2.0), Entry(1, 1, "1 turn rest", 2.0))
        with pytest.raises(BrokenStore, match="everything confirmed so far is kept"):
            await store.save(Change(row(status="finished"), twice, name=("ana", "Ana"), fence=Fence(1, 1)))
        assert await store.journal("t1") == [REST] and await store.table("t1") == row()
        assert await store.name_of("ana") == ""
        await store.save(Change(row(status="finished"), fence=Fence(1, 1)))

    run(work)


def test_a_save_builds_on_the_version_that_is_there(run: Run) -> None:
    async def work(store: Store) -> None:
        fence = Fence()
        for number in range(1, 4):
            await store.save(Change(row(), (Entry(number, 0, "0 turn rest", 1.0),), fence=fence))
            fence = fence.saved
        for version in (0, 1, 2, 4):
            late = Change(
                row(status="finished"), (Entry(4, 0, "0 turn rest", 1.0),), fence=replace(fence, version=version)
            )
            with pytest.raises(Fenced):
                await store.save(late)
        with pytest.raises(BrokenStore):
            await store.save(Change(row()))  # as if it were new
        assert len(await store.journal("t1")) == 3 and await store.table("t1") == row()
        claimed = await store.claim("t1")
        assert claimed is not None and claimed[0] == row() and claimed[1].version == 3
        await store.save(Change(row(changed=9.0), fence=claimed[1]))
        assert await store.claim("nowhere") is None
        assert await store.check(10), "a refused save is no fault of the store"

    run(work)


def test_tables_are_found_by_status_and_by_person_latest_first(run: Run) -> None:
    async def work(store: Store) -> None:
        for table in (row("a", changed=1.0), row("b", changed=2.0), row("c", "finished")):
            await store.save(Change(table))
        assert [r.id for r in await store.with_status("running", "open", 10)] == ["b", "a"]
        assert await store.with_status("running", "private", 10) == []
        assert [r.id for r in await store.with_status("running", "", 1)] == ["b"]
        assert [r.id for r in await store.unchanged("running", 2.0, 9)] == ["a"]
        await store.save(Change(row("a", changed=3.0, people=("eva", "rui")), fence=Fence(1, 1)))
        assert [r.id for r in await store.of_person("ana", 10)] == ["b", "c"]
        found = await store.of_person("rui", 10)
        assert [(r.id, r.people) for r in found] == [("a", ("eva", "rui"))]

    run(work)


def test_comments_devices_and_oblivion(run: Run) -> None:
    async def work(store: Store) -> None:
        comment = CommentRow(1, 7, "ana", 0, "boa!", 5.0)
        await store.save(Change(row(), (), ChatRow(1, "ana", "Ana", "olá", 4.0), comment=comment))
        await store.save(Change(device=Device("old", "ana", "recovery")))
        await store.save(Change(device=Device("new", "ana", "recovery")))
        await store.save(Change(device=Device("phone", "ana", "device")))
        await store.save(Change(device=Device("ana", "rui", "device")))  # everything of Ana's is Rui's now
        assert await store.comments("t1") == await store.comments_of("ana") == [comment]
        devices = {(d.secret, d.person, d.kind) for d in await store.devices()}
        assert devices == {("new", "rui", "recovery"), ("phone", "rui", "device"), ("ana", "rui", "device")}
        await store.save(Change(forgotten="ana"))
        await store.save(Change(forgotten="rui"))
        assert await store.devices() == [] and await store.comments("t1") == []
        assert await store.of_person("ana", 9) == []
        assert await store.chats("t1", 9) == [ChatRow(1, "", "", "", 4.0)]

    run(work)


def test_a_document_is_not_saved_over_what_somebody_else_saved_since(run: Run) -> None:
    async def work(store: Store) -> None:
        read, theirs = DocumentRow("study", "a", "ana", b"1", 1.0), DocumentRow("study", "a", "ana", b"2", 1.0)
        mine, beside = replace(theirs, data=b"3"), DocumentRow("owner", "a", "", b"ana", 1.0)
        await store.save(Change(documents=(read,)))
        await store.save(Change(documents=(theirs,), based_on=read))
        with pytest.raises(Fenced):
            await store.save(Change(documents=(mine, beside), based_on=read))
        assert await store.document("study", "a", "ana") == theirs and await store.document("owner", "a") is None
        with pytest.raises(Fenced):
            await store.save(Change(documents=(mine,), based_on=replace(read, id="gone")))
        assert await store.check(5.0)
        await store.save(Change(documents=(mine,), based_on=theirs))
        both = (Change(documents=(replace(mine, data=data),), based_on=mine) for data in (b"4", b"5"))
        ended = await asyncio.gather(*(store.save(one) for one in both), return_exceptions=True)
        assert [type(one) for one in ended if one is not None] == [Fenced]

    run(work)


def test_documents_are_replaced_listed_deleted_and_forgotten_with_their_owner(run: Run) -> None:
    async def work(store: Store) -> None:
        first, later = DocumentRow("study", "a", "ana", b"1", 1.0), DocumentRow("study", "a", "ana", b"2", 2.0)
        other, nobodys = DocumentRow("course", "g", "ana", b"3", 3.0), DocumentRow("analysis", "t1", "", b"4", 4.0)
        await store.save(Change(documents=(first, other, nobodys)))
        await store.save(Change(documents=(later,)))
        assert await store.document("study", "a", "ana") == later and await store.document("study", "a") is None
        assert await store.documents("", "ana", 9) == [other, later] and await store.documents("study", "ana", 9) == [
            later
        ]
        await store.save(Change(documents=(DocumentRow("study", "a", "ana", b"", 5.0), replace(other, owner="eva"))))
        assert await store.documents("", "ana", 9) == [other]
        await store.save(Change(documents=(later,), device=Device("ana", "eva", "device")))
        assert await store.documents("", "eva", 9) == [replace(other, owner="eva"), replace(later, owner="eva")]
        await store.save(Change(forgotten="eva"))
        assert await store.documents("", "eva", 9) == [] and await store.document("analysis", "t1") == nobodys

    run(work)


def test_two_tables_that_end_at_once_both_count(run: Run) -> None:
    def rate(before: list[RatingRow]) -> tuple[RatingRow, ...]:
        tables = before[0].tables if before else 0
        return (RatingRow(GAME, "ana", "Ana", 25.0, 8.0, tables + 1),)

    async def work(store: Store) -> None:
        ends = [store.save_rated(Change(row(f"t{n}", "finished")), GAME, ["ana"], rate) for n in range(20)]
        await asyncio.gather(*ends)
        assert [r.tables for r in await store.ratings(GAME, 9)] == [20]

    run(work)


def test_a_faulty_change_harms_no_other_at_the_same_time(run: Run) -> None:
    async def work(store: Store) -> None:
        good = [Change(row(f"t{i}"), (REST,)) for i in range(50)]
        await store.save(good[7])
        saved = await asyncio.gather(*(store.save(change) for change in good), return_exceptions=True)
        assert [type(x) for x in saved if x is not None] == [BrokenStore]
        for i in range(50):
            assert await store.journal(f"t{i}") == [REST]

    run(work)


def test_a_save_is_finished_although_its_task_is_cancelled(run: Run) -> None:
    async def work(store: Store) -> None:
        task = asyncio.ensure_future(store.save(Change(row(), (REST,))))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        async with asyncio.timeout(10):
            while await store.table("t1") is None:  # noqa: ASYNC110  # there is nothing else to wait for
                await asyncio.sleep(0.01)
        assert await store.journal("t1") == [REST]

    run(work)


def test_what_the_library_says_of_a_line_that_was_cut_in_its_work_is_a_broken_store() -> None:
    async def work() -> None:
        async with faults():
            raise asyncpg.InternalClientError("cannot switch to state 12; another operation (2) is in progress")

    with pytest.raises(BrokenStore, match="everything confirmed so far is kept"):
        asyncio.run(work())
