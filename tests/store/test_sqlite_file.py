"""The SQLite file itself: copies that open, one server a file, files that are not ours."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from threading import Event, Thread

import pytest

from farshore.store.protocol import BrokenStore, Change, Entry, Fence, TableRow
from farshore.store.sqlite_file import SqliteFile
from farshore.store.sqlite_schema import LAYOUT

REST = Entry(1, 0, "0 turn rest", 1.0)


def row(
    table: str = "t1", status: str = "running", changed: float = 1.0, people: tuple[str, ...] = ("ana",)
) -> TableRow:
    return TableRow(table, "century_new_world", status, "open", 1.0, changed, b"{}", people)


def test_a_copy_can_be_opened_and_a_newer_layout_is_left_alone(tmp_path: Path) -> None:
    store = SqliteFile(tmp_path / "x.db")
    store.save([Change(row(), (REST,))])
    store.backup(tmp_path / "copy.db")
    store.close()
    copy = SqliteFile(tmp_path / "copy.db")
    assert copy.journal("t1") == [REST]
    copy.close()
    raw = sqlite3.connect(tmp_path / "copy.db")
    raw.execute(f"pragma user_version = {LAYOUT + 1}")
    raw.close()
    with pytest.raises(BrokenStore, match="newer Farshore"):
        SqliteFile(tmp_path / "copy.db")


def test_a_copy_is_made_while_somebody_writes_all_the_time(tmp_path: Path) -> None:
    store, other = SqliteFile(tmp_path / "x.db"), SqliteFile(tmp_path / "x.db")
    store.save([Change(row(), tuple(Entry(n, 0, "x" * 1000, 1.0) for n in range(1, 8001)))])  # 8 MB to copy
    done = Event()

    def write() -> None:
        number = 8001
        while not done.is_set():
            fence = Fence(1, number - 8000)
            store.save([Change(row(), (Entry(number, 0, "0 turn rest", 1.0),), fence=fence)])
            number += 1

    writing = Thread(target=write)
    writing.start()
    try:
        other.backup(tmp_path / "copy.db")
    finally:
        done.set()
        writing.join()
    copy = SqliteFile(tmp_path / "copy.db")
    assert [entry.number for entry in copy.journal("t1")] == list(range(1, len(copy.journal("t1")) + 1))
    assert len(copy.journal("t1")) >= 8000
    for each in (store, other, copy):
        each.close()


def test_two_servers_do_not_share_a_file(tmp_path: Path) -> None:
    first = SqliteFile(tmp_path / "x.db", alone=True)
    with pytest.raises(BrokenStore, match="another server"):
        SqliteFile(tmp_path / "x.db", alone=True)
    reader = SqliteFile(tmp_path / "x.db")  # a copy can be made all the same
    reader.close()
    first.close()
    SqliteFile(tmp_path / "x.db", alone=True).close()


def test_what_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("this is not a database, but somebody's notes " * 20)
    before = file.read_bytes()
    with pytest.raises(BrokenStore):
        SqliteFile(file)
    assert file.read_bytes() == before


def test_only_the_owner_may_read_the_file(tmp_path: Path) -> None:
    store = SqliteFile(tmp_path / "deep" / "x.db")
    assert (tmp_path / "deep" / "x.db").stat().st_mode & 0o077 == 0
    assert (tmp_path / "deep").stat().st_mode & 0o077 == 0
    store.close()


def test_a_copy_onto_the_live_file_is_refused_whatever_its_path(tmp_path: Path) -> None:
    store = SqliteFile(tmp_path / "t.db")
    store.save([Change(name=("p", "Ana"))])
    (tmp_path / "link.db").symlink_to(tmp_path / "t.db")
    (tmp_path / "hard.db").hardlink_to(tmp_path / "t.db")
    (tmp_path / "d").mkdir()
    for target in ("t.db", "d/../t.db", "link.db", "hard.db", "t.db-wal"):
        with pytest.raises(BrokenStore, match="in use"):
            store.backup(tmp_path / target)
    store.backup(tmp_path / "copy.db")
    assert store.name_of("p") == "Ana" and SqliteFile(tmp_path / "copy.db").name_of("p") == "Ana"
