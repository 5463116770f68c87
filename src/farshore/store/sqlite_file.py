"""One SQLite file: write-ahead log, every transaction forced to disk. Called from one thread at a time."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from msgspec.structs import astuple, replace

from farshore.store.protocol import (
    BrokenStore,
    Change,
    Device,
    DocumentRow,
    Fence,
    Fenced,
    Rate,
    TableRow,
)
from farshore.store.sqlite_reading import SqliteReader
from farshore.store.sqlite_schema import lay_out

ROWS = 100  # in one statement
EMPTY = Change()  # only tells whether the store can be written
SAVED = (
    "update tables set status = ?, visibility = ?, changed = ?, data = ?, version = version + 1 "
    "where id = ? and version = ?"
)
CREATED = (
    "insert into tables (status, visibility, changed, data, id, game, opened, version) values (?, ?, ?, ?, ?, ?, ?, 1)"
)


class SqliteFile(SqliteReader):
    """`alone`: for a server, which keeps tables in memory and must not share them with another server."""

    def __init__(self, path: Path | str, *, alone: bool = False) -> None:
        self.path = Path(path)
        self._people: dict[str, tuple[str, ...]] = {}  # who sits where, as last saved
        self._door: sqlite3.Connection | None = None
        with self.faults(self.path):
            self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            self.db = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False, timeout=10)
            self.db.execute("pragma journal_mode = wal")
            self.db.execute("pragma synchronous = full")
            self.db.execute("pragma foreign_keys = on")
            self.db.execute("pragma secure_delete = on")  # what is deleted is gone from the file
            lay_out(self.db, self.path)
            self.path.chmod(0o600)
        if alone:
            self._lock()

    def _lock(self) -> None:
        """A lock that the system releases when the process ends, however it ends."""
        self._door = sqlite3.connect(f"{self.path}-server", isolation_level=None, check_same_thread=False, timeout=0)
        try:
            self._door.execute("begin exclusive")
        except sqlite3.Error as fault:
            self.close()
            raise BrokenStore(f"another server uses {self.path}; close it, or name another file with --data") from fault

    def save(self, changes: Sequence[Change]) -> None:
        seated: dict[str, tuple[str, ...]] = {}
        with self.faults(self.path):
            self.db.execute("begin immediate")
            try:
                for change in changes:
                    self._put(change, seated)
                self.db.execute("commit")
            except BaseException:
                if self.db.in_transaction:
                    self.db.execute("rollback")
                raise
        self._people.update(seated)  # only what is on disk

    def _put(self, change: Change, seated: dict[str, tuple[str, ...]]) -> None:
        row = change.table
        if row is not None:
            self._put_table(row, change.fence, seated)
            self._put_rows("insert into journal", [(row.id, *astuple(entry)) for entry in change.entries])
            if change == Change(row, change.entries, fence=change.fence):
                return  # a move, as nearly all are
            self._put_rows("insert into chats", [(row.id, *astuple(change.chat))] if change.chat else [])
            self._put_rows("insert into comments", [(row.id, *astuple(change.comment))] if change.comment else [])
        elif change == EMPTY:
            self.db.execute("insert or replace into house values ('checked', ?)", (b"",))  # can it be written?
        self._put_rows("insert or replace into ratings", [astuple(rating) for rating in change.ratings])
        self._put_rows("insert or replace into names", [change.name] if change.name else [])
        self._put_rows("insert or replace into preferences", [change.preferences] if change.preferences else [])
        base = change.based_on
        if base is not None and self.document(base.kind, base.id, base.owner) != base:
            raise Fenced("the document was saved by somebody else since; nothing of this was saved")
        for document in change.documents:
            self._put_document(document)
        if change.device is not None:
            self._put_device(change.device)
        if change.forgotten:
            self._forget(change.forgotten)

    def _put_device(self, device: Device) -> None:
        if device.kind == "recovery":
            self.db.execute("delete from devices where person = ? and kind = 'recovery'", (device.person,))
        self.db.execute("update devices set person = ? where person = ?", (device.person, device.secret))
        self.db.execute("update or ignore documents set owner = ? where owner = ?", (device.person, device.secret))
        self._put_rows("insert or replace into devices", [(device.secret, device.person, device.kind)])

    def _put_document(self, document: DocumentRow) -> None:
        if document.data:
            self._put_rows("insert or replace into documents", [astuple(document)])
        else:
            place = (document.kind, document.id, document.owner)
            self.db.execute("delete from documents where kind = ? and id = ? and owner = ?", place)

    def _forget(self, person: str) -> None:
        self.db.execute("delete from names where person = ?", (person,))
        self.db.execute("delete from preferences where person = ?", (person,))
        self.db.execute("delete from devices where person = ?", (person,))
        self.db.execute("delete from ratings where player = ?", (person,))
        self.db.execute("update chats set person = '', name = '', text = '' where person = ?", (person,))
        self.db.execute("delete from comments where person = ?", (person,))
        self.db.execute("delete from people where person = ?", (person,))
        self.db.execute("delete from documents where owner = ?", (person,))

    def _put_rows(self, order: str, rows: list[tuple[object, ...]]) -> None:
        """Few statements: after each one this thread waits for the interpreter again."""
        for start in range(0, len(rows), ROWS):
            some = rows[start : start + ROWS]
            self.db.execute(order + marks(len(some), len(some[0])), [value for row in some for value in row])

    def _put_table(self, row: TableRow, fence: Fence, seated: dict[str, tuple[str, ...]]) -> None:
        """Only on top of the version that the change was made for."""
        values = (row.status, row.visibility, row.changed, row.data)
        if fence.token:
            if not self.db.execute(SAVED, (*values, row.id, fence.version)).rowcount:
                raise Fenced("the table was saved by somebody else since; nothing of this was saved")
        else:
            self.db.execute(CREATED, (*values, row.id, row.game, row.opened))
        if seated.get(row.id, self._people.get(row.id)) != row.people:
            self.db.execute("delete from people where table_id = ?", (row.id,))
            self._put_rows("insert into people", [(who, row.id) for who in row.people])
            seated[row.id] = row.people

    def save_rated(self, change: Change, game: str, players: Sequence[str], rate: Rate) -> None:
        self.save([replace(change, ratings=rate(self.ratings_of(game, players)))])

    def claim(self, table: str) -> tuple[TableRow, Fence] | None:
        """One server has the file to itself, so there is nobody to take the table from."""
        row = self.table(table)
        if row is None:
            return None
        with self.faults(self.path):
            version = self.db.execute("select version from tables where id = ?", (table,)).fetchone()[0]
        return row, Fence(1, version)

    def backup(self, target: Path) -> None:
        """Into a file beside the target first: a broken copy never takes the place of a good one."""
        if any(is_same_file(target, Path(f"{self.path}{end}")) for end in ("", "-wal", "-shm", "-server")):
            raise BrokenStore(f"{target} is in use as the data of the server; choose another file for the copy")
        part = target.with_name(f"{target.name}.part")
        with self.faults(part):
            part.unlink(missing_ok=True)
            copy = sqlite3.connect(part)
            try:
                self.db.backup(copy)  # in one go: in portions it would start over at every write
                fault = copy.execute("pragma integrity_check").fetchone()[0]
            finally:
                copy.close()
        if fault != "ok":
            raise BrokenStore(f"{self.path} is damaged ({fault}); the copy is in {part}, {target} was left alone")
        part.chmod(0o600)
        part.replace(target)

    def close(self) -> None:
        self.db.close()
        if self._door is not None:
            self._door.close()


@cache
def marks(rows: int, columns: int) -> str:
    """The placeholders of a statement that inserts a number of rows."""
    row = ", ".join("?" * columns)
    return " values " + ", ".join([f"({row})"] * rows)


def is_same_file(one: Path, other: Path) -> bool:
    """By identity, whatever the paths."""
    try:
        return one.samefile(other)
    except (FileNotFoundError, NotADirectoryError):
        return False
