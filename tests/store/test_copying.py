"""Everything moves between SQLite and PostgreSQL and back, and is proved to be the same there."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from farshore.cli.app import app
from farshore.store.copying import SqliteBook, copy, digest_of
from farshore.store.layout import SQL_TABLES, SqlTable
from farshore.store.protocol import (
    BrokenStore,
    Change,
    ChatRow,
    CommentRow,
    Device,
    DocumentRow,
    Entry,
    Fence,
    RatingRow,
    TableRow,
)
from farshore.store.sqlite_file import SqliteFile
from tests.machines.cluster import cluster


def filled(file: Path) -> str:
    """A file with rows in every sheet, some of them awkward; its digest."""
    store = SqliteFile(file)
    for n, table in enumerate(("Zebra", "apple", "zebra", "Ärger")):  # collations would sort these differently
        row = TableRow(table, "century", "running", "open", 0.1 + n, 1e9 + n / 7, bytes(range(256)), ("ana", "rui"))
        entries = tuple(Entry(k, -1, f"N draw {k} 'é\"", 1e9 + k / 3) for k in range(1, 1200))
        store.save([Change(row, entries, ChatRow(1, "ana", "Ana", "olá 🎲\n", 4.1))])
        comment = CommentRow(1, 7, "ana", 0, "boa!", 5.0)
        store.save([Change(row, comment=comment, fence=Fence(1, 1))])
    rating = RatingRow("century", "ana", "Ana", 25.000000000000004, 8.3, 1)
    store.save([Change(ratings=(rating,), name=("ana", "Ana"), preferences=("ana", "{}"))])
    document = DocumentRow("study", "a", "ana", b"1", 1.0)
    store.save([Change(device=Device("s", "ana", "device"), documents=(document,))])
    for sheet in SQL_TABLES:
        assert store.db.execute(f"select count(*) from {sheet.name}").fetchone()[0] > 0
    found = asyncio.run(digest_of(SqliteBook(store))).digest
    store.close()
    return found


def farshore(*words: str) -> tuple[int, str]:
    told = CliRunner().invoke(app, words)
    return told.exit_code, told.output


def test_there_and_back_again_by_the_command(tmp_path: Path) -> None:
    digest, there = filled(tmp_path / "a.db"), cluster().new_database()
    code, told = farshore("move", "--from", str(tmp_path / "a.db"), "--to", there)
    assert code == 0 and digest in told and re.search(r"4,\d\d\d rows", told)
    code, told = farshore("move", "--from", there, "--to", str(tmp_path / "b.db"))
    assert code == 0 and digest in told
    code, told = farshore("backup", str(tmp_path / "c.db"), "--database", there)
    assert code == 0 and (tmp_path / "c.db").stat().st_mode & 0o077 == 0
    assert farshore("backup", str(tmp_path / "c.db"), "--database", there)[0] == 2, "it is there already"
    assert farshore("backup", str(tmp_path / "c.db"), "--database", there, "--force")[0] == 0
    for name in ("b.db", "c.db"):
        file = SqliteFile(tmp_path / name)
        assert asyncio.run(digest_of(SqliteBook(file))).digest == digest
        assert file.db.execute("pragma integrity_check").fetchone() == ("ok",)
        file.close()
    assert sorted(file.name for file in tmp_path.iterdir()) == ["a.db", "a.db-server", "b.db", "c.db"]


def test_what_is_not_empty_or_in_use_is_refused(tmp_path: Path) -> None:
    filled(tmp_path / "a.db")
    there = cluster().new_database()
    asyncio.run(copy(str(tmp_path / "a.db"), there, alone=True))
    code, told = farshore("move", "--from", str(tmp_path / "a.db"), "--to", there)
    assert code == 2 and "empty" in told
    server = SqliteFile(tmp_path / "a.db", alone=True)
    code, told = farshore("move", "--from", str(tmp_path / "a.db"), "--to", cluster().new_database())
    assert code == 2 and "another server" in told
    server.close()
    assert farshore("move", "--from", str(tmp_path / "nowhere.db"), "--to", str(tmp_path / "b.db"))[0] == 2
    code, told = farshore("move", "--from", str(tmp_path / "a.db"), "--to", "mysql://x/y")
    assert code == 2 and "postgresql://" in told
    code, told = farshore("move", "--from", str(tmp_path / "a.db"), "--to", "postgresql:///x?host=/nowhere")
    assert code == 2 and "the database" in told
    assert not (tmp_path / "b.db").exists()


def test_a_copy_that_differs_is_undone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    filled(tmp_path / "a.db")
    there = cluster().new_database()
    real = SqliteBook.put

    async def forgetful(self: SqliteBook, sheet: SqlTable, rows: list[tuple[object, ...]]) -> None:
        await real(self, sheet, rows[:-1] if sheet.name == "journal" else rows)

    monkeypatch.setattr(SqliteBook, "put", forgetful)
    asyncio.run(copy(str(tmp_path / "a.db"), there, alone=True))
    with pytest.raises(BrokenStore, match="differs"):
        asyncio.run(copy(there, str(tmp_path / "b.db"), alone=True))
    assert not (tmp_path / "b.db").exists()
