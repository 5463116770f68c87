"""Saves that fail: nothing unsaved is shown or built on, and what was confirmed is there afterwards."""

from __future__ import annotations

import asyncio
import resource
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from farshore.core.errors import FarshoreError
from farshore.store.protocol import BrokenStore, Change, TableRow
from farshore.store.sqlite import SqliteStore
from farshore.store.sqlite_file import SqliteFile
from farshore.tables import seating
from farshore.tables.automation import play_bots
from farshore.tables.bots import Bots
from farshore.tables.hub import TableHub
from tests.tables.helpers import Watcher, hub_at, new_table, path_of, pick, until

CENTURY = "century_new_world"
ALONE = new_table(CENTURY, [("me", "Ana"), ("me", "Rui")])


class Failing(SqliteFile):
    """Fails to write, or to read as well, while told so."""

    writes = reads = True

    def save(self, changes: Sequence[Change]) -> None:
        if not self.writes:
            raise BrokenStore("input/output error")
        super().save(changes)

    def table(self, table: str) -> TableRow | None:
        if not self.reads:
            raise BrokenStore("input/output error")
        return super().table(table)


def hub_that_fails(folder: Path) -> tuple[TableHub, Failing]:
    store = SqliteStore(folder / "tables.db")
    store.file.close()
    store.file = file = Failing(folder / "tables.db")
    return TableHub(store, Bots(1)), file


def test_a_table_whose_state_on_disk_is_unknown_is_unloaded(tmp_path: Path) -> None:
    async def work() -> None:
        hub, store = hub_that_fails(tmp_path)
        table = await hub.open("p", ALONE)
        await pick(table, "p", 0)
        rows = len(store.journal(table.id))
        session = table.playing()
        version, path = session.asked_version(1), path_of(table, 1)
        store.writes = store.reads = False
        with pytest.raises(BrokenStore):
            await table.pick("p", 1, version, path)
        assert table.is_lost
        for _ in range(2):
            with pytest.raises(FarshoreError):
                await table.pick("p", 1, version, path)
            with pytest.raises(FarshoreError):
                await table.say("p", "Ana", "olá")
            with pytest.raises(BrokenStore):
                await hub.table(table.id)
        store.writes = store.reads = True
        again = await hub.table(table.id)
        assert again is not table and len(again.playing().moves) == rows
        await again.pick("p", 1, again.playing().asked_version(1), path)
        numbers = [entry.number for entry in store.journal(table.id)]
        assert numbers == list(range(1, len(numbers) + 1)) and len(numbers) > rows
        await hub.close()

    asyncio.run(work())


def test_all_are_told_of_a_table_that_is_lost_while_its_clocks_are_saved(tmp_path: Path) -> None:
    """Nobody waits in front of a table that cannot be played: screens connect again, bots stop trying."""

    async def work() -> None:
        hub, store = hub_that_fails(tmp_path)
        table = await hub.open("p", new_table(CENTURY, [("me", "Ana"), ("greedy", "")]))
        watcher = Watcher()
        table.arrive(watcher, "p")
        changes = watcher.changes
        store.writes = store.reads = False
        with pytest.raises(BrokenStore):
            await table.save_quietly()
        assert table.is_lost and watcher.changes > changes
        await asyncio.wait_for(play_bots(table, hub.bots), 5)
        store.writes = store.reads = True
        await hub.close()

    asyncio.run(work())


@pytest.mark.parametrize("others", [("greedy", ""), ("me", "Rui")], ids=["a bot", "people alone"])
def test_a_lost_table_comes_back_without_anybody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, others: tuple[str, str]
) -> None:
    """Nobody is connected who would load it: its bots go on all the same, once the disk can be read again."""
    monkeypatch.setattr("farshore.tables.loaded.RETRY", 0.01)

    async def work() -> None:
        hub, store = hub_that_fails(tmp_path)
        table = await hub.open("p", new_table(CENTURY, [("me", "Ana"), others], pause=0.0))
        store.writes = store.reads = False
        with pytest.raises(BrokenStore):
            await pick(table, "p", table.people_asked()[0])
        tried: list[str] = []
        claim = hub.store.claim

        async def counted(which: str) -> object:
            tried.append(which)
            return await claim(which)

        monkeypatch.setattr(hub.store, "claim", counted)
        await until(lambda: len(tried) > 2)
        assert table.id not in hub.tables
        store.writes = store.reads = True
        await until(lambda: table.id in hub.tables)
        again = hub.tables[table.id]
        assert again is not table and not again.is_lost
        seat = again.people_asked()[0]
        await pick(again, "p", seat)
        await until(lambda: again.people_asked() != [] or not again.is_running)
        await hub.close()

    asyncio.run(work())


def test_a_table_that_cannot_be_read_at_the_start_is_loaded_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("farshore.tables.loaded.RETRY", 0.01)

    async def work() -> None:
        async with hub_at(tmp_path) as hub:
            table = (await hub.open("p", new_table(CENTURY, [("me", "Ana"), ("greedy", "")]))).id
        hub, store = hub_that_fails(tmp_path)
        store.reads = False
        await hub.start()
        await asyncio.sleep(0.03)
        assert not hub.tables
        store.reads = True
        await until(lambda: table in hub.tables)
        await hub.close()

    asyncio.run(work())


def test_a_failed_save_forgets_nobody(tmp_path: Path) -> None:
    """The list of people at a table follows what is on disk."""

    async def work() -> None:
        hub, store = hub_that_fails(tmp_path)
        table = await hub.open("ana", new_table(CENTURY, [("me", "Ana"), ("person", "")]))
        secret = dict(hub.invitations("ana", table))[1]
        store.db.execute("create trigger full before insert on people begin select raise(abort, 'disk full'); end")
        with pytest.raises(BrokenStore):
            await hub.join("rui", secret, "Rui")
        store.db.execute("drop trigger full")
        await hub.join("rui", secret, "Rui")
        assert [row.id for row in store.of_person("rui", 9)] == [table.id]
        await hub.close()

    asyncio.run(work())


def test_a_failed_commit_forgets_nobody(tmp_path: Path) -> None:
    class Connection:
        """SQLite that fails to commit once."""

        def __init__(self, db: object) -> None:
            self.db = db
            self.fails = True

        def __getattr__(self, name: str) -> object:
            return getattr(self.db, name)

        def execute(self, order: str, *args: object) -> object:
            if order == "commit" and self.fails:
                self.fails = False
                raise OSError("disk full")
            return self.db.execute(order, *args)  # type: ignore[attr-defined]

    store = SqliteFile(tmp_path / "t.db")
    row = TableRow("t", "g", "running", "open", 1.0, 1.0, b"{}", ("ana",))
    real, store.db = store.db, Connection(store.db)  # type: ignore[assignment]
    with pytest.raises(BrokenStore):
        store.save([Change(row)])
    store.save([Change(row)])
    assert [found.id for found in store.of_person("ana", 9)] == ["t"]
    real.close()


FULL = """
import asyncio, resource, signal, sys
from pathlib import Path
from farshore.core.errors import FarshoreError
from tests.tables.helpers import Watcher, hub_at, new_table, pick

async def main():
    async with hub_at(Path(sys.argv[1])) as hub:
        table = await hub.open("p", new_table("century_new_world", [("me", "Ana"), ("me", "Rui")]))
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        size = sum(file.stat().st_size for file in Path(sys.argv[1]).glob("tables.db-wal"))
        resource.setrlimit(resource.RLIMIT_FSIZE, (size + 60_000, resource.RLIM_INFINITY))
        failed = 0
        while failed < 3:
            table = await hub.table(table.id)
            try:
                await pick(table, "p", table.people_asked()[0])
                print(table.id, table.playing().moves[-1].number, flush=True)
            except FarshoreError:
                failed += 1
        resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        table = await hub.table(table.id)
        await pick(table, "p", table.people_asked()[0])
        print(table.id, table.playing().moves[-1].number, flush=True)

asyncio.run(main())
"""


def test_a_full_disk_loses_nothing_that_was_confirmed(tmp_path: Path) -> None:
    """A real error of the file system: the files may not grow any further."""
    assert resource.RLIMIT_FSIZE is not None and signal.SIGXFSZ
    done = subprocess.run([sys.executable, "-c", FULL, str(tmp_path)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    confirmed = [line.split() for line in done.stdout.splitlines()]
    assert len(confirmed) > 2
    table, last = confirmed[-1]

    async def work() -> None:
        async with hub_at(tmp_path) as hub:
            found = await hub.table(table)
            assert len(found.playing().moves) == int(last)
            numbers = [entry.number for entry in await hub.store.journal(table)]
            assert numbers == list(range(1, int(last) + 1))

    asyncio.run(work())


def test_somebody_who_sits_down_in_vain_may_try_again(tmp_path: Path) -> None:
    async def work() -> None:
        hub, store = hub_that_fails(tmp_path)
        table = await hub.open("ana", new_table(CENTURY, [("me", "Ana"), ("person", "")], visibility="open"))
        store.writes = False
        with pytest.raises(BrokenStore):
            await seating.sit(table, "rui", 1, "Rui")
        store.writes = True
        assert table.info.seats[1].kind == "open"
        await seating.sit(table, "rui", 1, "Rui")
        assert [row.id for row in store.of_person("rui", 9)] == [table.id]
        await hub.close()

    asyncio.run(work())
