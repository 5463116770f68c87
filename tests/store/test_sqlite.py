"""The store in SQLite: whole changes or none, nothing lost, copies that open."""

from __future__ import annotations

import asyncio
import sqlite3
from functools import partial
from pathlib import Path
from threading import Event, Thread

import pytest

from farshore.store.protocol import BrokenStore, Change, ChatRow, Entry, PaperRow, RatingRow, TableRow
from farshore.store.sqlite import LAYOUT, SqliteStore
from farshore.store.writer import Writer

REST = Entry(1, 0, "0 turn rest", 1.0)


def row(
    table: str = "t1", status: str = "running", changed: float = 1.0, people: tuple[str, ...] = ("ana",)
) -> TableRow:
    return TableRow(table, "century_new_world", status, "open", 1.0, changed, b"{}", people)


def test_what_was_saved_is_there_after_opening_again(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "x.db")
    key = store.key()
    entries = (Entry(1, -1, "N draw-board board:D1", 2.0), Entry(2, 0, "0 turn rest", 3.0))
    chat = ChatRow(1, "ana", "Ana", "olá", 4.0)
    rating = RatingRow("century_new_world", "ana", "Ana", 25.0, 8.0, 1)
    store.save([Change(row(), entries, chat, (rating,), ("ana", "Ana"))])
    store.close()
    again = SqliteStore(tmp_path / "x.db")
    assert again.key() == key and len(key) == 32
    assert again.table("t1") == row()
    assert again.journal("t1") == list(entries)
    assert again.chats("t1", 10) == [chat]
    assert (
        again.ratings("", 99) == again.ratings("century_new_world", 99) == [rating] and again.ratings("other", 99) == []
    )
    assert again.name_of("ana") == "Ana" and again.name_of("rui") == ""
    again.close()


def test_a_change_is_saved_whole_or_not_at_all(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "x.db")
    store.save([Change(row(), (REST,))])
    twice = Change(row(status="finished"), (Entry(2, 0, "0 turn rest", 2.0), Entry(1, 1, "1 turn rest", 2.0)))
    with pytest.raises(BrokenStore, match="everything confirmed so far is kept"):
        store.save([twice])
    assert store.journal("t1") == [REST]
    assert store.table("t1") == row()
    store.close()


def test_tables_are_found_by_status_and_by_person_latest_first(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "x.db")
    store.save([Change(row("a", changed=1.0)), Change(row("b", changed=2.0)), Change(row("c", "finished"))])
    assert [r.id for r in store.with_status("running", "open", 10)] == ["b", "a"]
    assert store.with_status("running", "private", 10) == []
    assert [r.id for r in store.with_status("running", "", 1)] == ["b"]
    store.save([Change(row("a", changed=3.0, people=("rui",)))])
    assert [r.id for r in store.of_person("ana", 10)] == ["b", "c"]
    assert [r.id for r in store.of_person("rui", 10)] == ["a"]
    store.close()


def test_a_copy_can_be_opened_and_a_newer_layout_is_left_alone(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "x.db")
    store.save([Change(row(), (REST,))])
    store.backup(tmp_path / "copy.db")
    store.close()
    copy = SqliteStore(tmp_path / "copy.db")
    assert copy.journal("t1") == [REST]
    copy.close()
    raw = sqlite3.connect(tmp_path / "copy.db")
    raw.execute(f"pragma user_version = {LAYOUT + 1}")
    raw.close()
    with pytest.raises(BrokenStore, match="newer Farshore"):
        SqliteStore(tmp_path / "copy.db")


def test_a_copy_is_made_while_somebody_writes_all_the_time(tmp_path: Path) -> None:
    store, other = SqliteStore(tmp_path / "x.db"), SqliteStore(tmp_path / "x.db")
    store.save([Change(row(), tuple(Entry(n, 0, "x" * 1000, 1.0) for n in range(1, 8001)))])  # 8 MB to copy
    done = Event()

    def write() -> None:
        number = 8001
        while not done.is_set():
            store.save([Change(row(), (Entry(number, 0, "0 turn rest", 1.0),))])
            number += 1

    writing = Thread(target=write)
    writing.start()
    try:
        other.backup(tmp_path / "copy.db")
    finally:
        done.set()
        writing.join()
    copy = SqliteStore(tmp_path / "copy.db")
    assert [entry.number for entry in copy.journal("t1")] == list(range(1, len(copy.journal("t1")) + 1))
    assert len(copy.journal("t1")) >= 8000
    for each in (store, other, copy):
        each.close()


def test_two_servers_do_not_share_a_file(tmp_path: Path) -> None:
    first = SqliteStore(tmp_path / "x.db", alone=True)
    with pytest.raises(BrokenStore, match="another server"):
        SqliteStore(tmp_path / "x.db", alone=True)
    reader = SqliteStore(tmp_path / "x.db")  # a copy can be made all the same
    reader.close()
    first.close()
    SqliteStore(tmp_path / "x.db", alone=True).close()


def test_what_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("this is not a database, but somebody's notes " * 20)
    before = file.read_bytes()
    with pytest.raises(BrokenStore):
        SqliteStore(file)
    assert file.read_bytes() == before


def test_only_the_owner_may_read_the_file(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "deep" / "x.db")
    assert (tmp_path / "deep" / "x.db").stat().st_mode & 0o077 == 0
    assert (tmp_path / "deep").stat().st_mode & 0o077 == 0
    store.close()


def test_a_faulty_change_harms_no_other_in_the_same_commit(tmp_path: Path) -> None:
    async def work() -> None:
        writer = Writer(SqliteStore(tmp_path / "x.db"))
        good = [Change(row(f"t{i}"), (REST,)) for i in range(50)]
        await writer.save(good[7])
        saved = await asyncio.gather(*(writer.save(change) for change in good), return_exceptions=True)
        assert [type(x) for x in saved if x is not None] == [BrokenStore]
        for i in range(50):
            assert await writer.read(partial(writer.store.journal, f"t{i}")) == [REST]
        await writer.close()

    asyncio.run(work())


def test_a_copy_onto_the_live_file_is_refused_whatever_its_path(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "t.db")
    store.save([Change(name=("p", "Ana"))])
    (tmp_path / "link.db").symlink_to(tmp_path / "t.db")
    (tmp_path / "hard.db").hardlink_to(tmp_path / "t.db")
    (tmp_path / "d").mkdir()
    for target in ("t.db", "d/../t.db", "link.db", "hard.db", "t.db-wal"):
        with pytest.raises(BrokenStore, match="in use"):
            store.backup(tmp_path / target)
    store.backup(tmp_path / "copy.db")
    assert store.name_of("p") == "Ana" and SqliteStore(tmp_path / "copy.db").name_of("p") == "Ana"


def test_papers_are_replaced_listed_deleted_and_forgotten_with_their_owner(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "x.db")
    first, later = PaperRow("study", "a", "ana", b"1", 1.0), PaperRow("study", "a", "ana", b"2", 2.0)
    other, nobodys = PaperRow("course", "g", "ana", b"3", 3.0), PaperRow("analysis", "t1", "", b"4", 4.0)
    store.save([Change(papers=(first, other, nobodys)), Change(papers=(later,))])
    assert store.paper("study", "a", "ana") == later and store.paper("study", "a") is None
    assert store.papers("", "ana", 9) == [other, later] and store.papers("study", "ana", 9) == [later]
    store.save([Change(papers=(PaperRow("study", "a", "ana", b"", 5.0),))])
    assert store.papers("", "ana", 9) == [other]
    store.save([Change(forgotten="ana")])
    assert store.papers("", "ana", 9) == [] and store.paper("analysis", "t1") == nobodys
    store.close()
