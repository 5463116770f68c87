"""One SQLite file: write-ahead log, every transaction forced to disk. Called from one thread at a time."""

from __future__ import annotations

import json
import secrets
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

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
    Rate,
    RatingRow,
    TableRow,
)

LAYOUT = 6  # of the tables below; a later layout migrates from an earlier one
INDEXES = """
create index if not exists tables_by_visibility on tables (status, visibility, changed);
create index if not exists tables_by_id on tables (id, changed);
create index if not exists ratings_by_shown on ratings (game, mean - 2 * uncertainty desc);
create index if not exists ratings_by_player on ratings (player);
create index if not exists chats_by_person on chats (person);
create table if not exists preferences (person text primary key, data text not null) without rowid;
create table if not exists devices (secret text primary key, person text not null, kind text not null) without rowid;
create index if not exists devices_by_person on devices (person);
create table if not exists comments (
  table_id text not null references tables, number integer not null, row integer not null, person text not null,
  seat integer not null, text text not null, at real not null, primary key (table_id, number)) without rowid;
create index if not exists comments_by_person on comments (person);
create table if not exists documents (
  kind text not null, id text not null, owner text not null, data blob not null, at real not null,
  primary key (kind, id, owner)) without rowid;
create index if not exists documents_by_owner on documents (owner, at);
"""
VERSIONS = "alter table tables add column version integer not null default 0;"  # since layout 6
SCHEMA = """
create table house (name text primary key, value blob not null) without rowid;
create table tables (
  id text primary key, game text not null, status text not null, visibility text not null,
  opened real not null, changed real not null, data blob not null, version integer not null default 0) without rowid;
create index tables_by_status on tables (status, changed);
create table people (person text not null, table_id text not null references tables, primary key (person, table_id))
  without rowid;
create index people_by_table on people (table_id);
create table journal (
  table_id text not null references tables, number integer not null, seat integer not null, text text not null,
  at real not null, primary key (table_id, number)) without rowid;
create table chats (
  table_id text not null references tables, number integer not null, person text not null, name text not null,
  text text not null, at real not null, primary key (table_id, number)) without rowid;
create table names (person text primary key, name text not null) without rowid;
create table ratings (
  game text not null, player text not null, name text not null, mean real not null, uncertainty real not null,
  tables integer not null, primary key (game, player)) without rowid;
"""
ROWS = 100  # in one statement
TABLE = (
    "select id, game, status, visibility, opened, changed, data, "
    "(select group_concat(person, ' ') from people where table_id = id) from tables"  # ids hold no spaces
)


COMMENT = "select number, row, person, seat, text, at from comments"
DOCUMENT = "select kind, id, owner, data, at from documents where"
RATING = "select game, player, name, mean, uncertainty, tables from ratings"


class SqliteFile:
    """`alone`: for a server, which keeps tables in memory and must not share them with another server."""

    def __init__(self, path: Path | str, *, alone: bool = False) -> None:
        self.path = Path(path)
        self._people: dict[str, tuple[str, ...]] = {}  # who sits where, as last saved
        self._door: sqlite3.Connection | None = None
        with self._faults(self.path):
            self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            self.db = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False, timeout=10)
            self.db.execute("pragma journal_mode = wal")
            self.db.execute("pragma synchronous = full")
            self.db.execute("pragma foreign_keys = on")
            self.db.execute("pragma secure_delete = on")  # what is deleted is gone from the file
            self._lay_out()
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

    def _lay_out(self) -> None:
        layout = self.db.execute("pragma user_version").fetchone()[0]
        if layout == LAYOUT:
            return
        if layout > LAYOUT:
            raise BrokenStore(f"{self.path} was written by a newer Farshore (layout {layout}); use that one")
        older = VERSIONS if layout else SCHEMA
        self.db.executescript(f"begin immediate; {older} {INDEXES} pragma user_version = {LAYOUT};")
        if not layout:
            self.db.execute("insert into house values ('key', ?)", (secrets.token_bytes(32),))
        self.db.execute("commit")

    @contextmanager
    def _faults(self, file: Path) -> Iterator[None]:
        try:
            yield
        except (sqlite3.Error, OSError) as fault:
            raise BrokenStore(f"{file}: {fault}; everything confirmed so far is kept") from fault

    def key(self) -> bytes:
        with self._faults(self.path):
            found: bytes = self.db.execute("select value from house where name = 'key'").fetchone()[0]
        return found

    def save(self, changes: Sequence[Change]) -> None:
        seated: dict[str, tuple[str, ...]] = {}
        with self._faults(self.path):
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
        if change == Change():
            self.db.execute("insert or replace into house values ('checked', ?)", (b"",))  # can it be written?
        if row is not None:
            self._put_table(row, change.fence, seated)
            self._put_rows("insert into journal", [(row.id, *_values(entry)) for entry in change.entries])
            self._put_rows("insert into chats", [(row.id, *_values(change.chat))] if change.chat else [])
            self._put_rows("insert into comments", [(row.id, *_values(change.comment))] if change.comment else [])
        self._put_rows("insert or replace into ratings", [_values(rating) for rating in change.ratings])
        self._put_rows("insert or replace into names", [change.name] if change.name else [])
        self._put_rows("insert or replace into preferences", [change.preferences] if change.preferences else [])
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
            self._put_rows("insert or replace into documents", [_values(document)])
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
            marks = ", ".join([f"({', '.join('?' * len(some[0]))})"] * len(some))
            self.db.execute(f"{order} values {marks}", [value for row in some for value in row])

    def _put_table(self, row: TableRow, fence: Fence, seated: dict[str, tuple[str, ...]]) -> None:
        """Only on top of the version that the change was made for."""
        values = (row.status, row.visibility, row.changed, row.data)
        if fence.token:
            order = "update tables set status = ?, visibility = ?, changed = ?, data = ?, version = version + 1"
            done = self.db.execute(f"{order} where id = ? and version = ?", (*values, row.id, fence.version))
            if not done.rowcount:
                raise Fenced("the table was saved by somebody else since; nothing of this was saved")
        else:
            order = "insert into tables (status, visibility, changed, data, id, game, opened, version)"
            self.db.execute(f"{order} values (?, ?, ?, ?, ?, ?, ?, 1)", (*values, row.id, row.game, row.opened))
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
        with self._faults(self.path):
            version = self.db.execute("select version from tables where id = ?", (table,)).fetchone()[0]
        return row, Fence(1, version)

    def _rows(self, query: str, *args: object) -> list[TableRow]:
        with self._faults(self.path):
            found = self.db.execute(query, args).fetchall()
        return [_table(*row) for row in found]

    def table(self, table: str) -> TableRow | None:
        return next(iter(self._rows(f"{TABLE} where id = ?", table)), None)

    def with_status(self, status: str, visibility: str, limit: int) -> list[TableRow]:
        if not visibility:
            return self._rows(f"{TABLE} where status = ? order by changed desc limit ?", status, limit)
        where = "where status = ? and visibility = ? order by changed desc limit ?"
        return self._rows(f"{TABLE} {where}", status, visibility, limit)

    def unchanged(self, status: str, before: float, limit: int) -> list[TableRow]:
        where = "where status = ? and changed < ? order by changed limit ?"
        return self._rows(f"{TABLE} {where}", status, before, limit)

    def of_person(self, person: str, limit: int) -> list[TableRow]:
        """The latest are found in an index alone: somebody may have tens of thousands."""
        latest = (
            "select t.id from people p cross join tables t indexed by tables_by_id on t.id = p.table_id "
            "where p.person = ? order by t.changed desc limit ?"
        )
        return self._rows(f"{TABLE} where id in ({latest}) order by changed desc", person, limit)

    def journal(self, table: str) -> list[Entry]:
        query = "select number, seat, text, at from journal where table_id = ? order by number"
        with self._faults(self.path):
            return [Entry(*row) for row in self.db.execute(query, (table,))]

    def chats(self, table: str, limit: int) -> list[ChatRow]:
        query = "select number, person, name, text, at from chats where table_id = ? order by number desc limit ?"
        with self._faults(self.path):
            return [ChatRow(*row) for row in self.db.execute(query, (table, limit))][::-1]

    def comments(self, table: str) -> list[CommentRow]:
        with self._faults(self.path):
            return [
                CommentRow(*row) for row in self.db.execute(f"{COMMENT} where table_id = ? order by number", (table,))
            ]

    def comments_of(self, person: str) -> list[CommentRow]:
        with self._faults(self.path):
            return [CommentRow(*row) for row in self.db.execute(f"{COMMENT} where person = ? order by at", (person,))]

    def name_of(self, person: str) -> str:
        with self._faults(self.path):
            found = self.db.execute("select name from names where person = ?", (person,)).fetchone()
        return str(found[0]) if found else ""

    def ratings(self, game: str, limit: int) -> list[RatingRow]:
        where = "where game = ?" if game else "where ? = ''"
        query = f"{RATING} {where} order by game, mean - 2 * uncertainty desc limit ?"
        with self._faults(self.path):
            return [RatingRow(*row) for row in self.db.execute(query, (game, limit))]

    def ratings_of(self, game: str, players: Sequence[str]) -> list[RatingRow]:
        query = f"{RATING} where game = ? and player in ({', '.join('?' * len(players))})"
        with self._faults(self.path):
            return [RatingRow(*row) for row in self.db.execute(query, (game, *players))]

    def preferences(self, person: str) -> dict[str, str]:
        with self._faults(self.path):
            found = self.db.execute("select data from preferences where person = ?", (person,)).fetchone()
        return dict(json.loads(found[0])) if found else {}

    def devices(self) -> list[Device]:
        with self._faults(self.path):
            return [Device(*row) for row in self.db.execute("select secret, person, kind from devices")]

    def chats_of(self, person: str) -> list[ChatRow]:
        query = "select number, person, name, text, at from chats where person = ? order by at"
        with self._faults(self.path):
            return [ChatRow(*row) for row in self.db.execute(query, (person,))]

    def ratings_of_person(self, person: str) -> list[RatingRow]:
        with self._faults(self.path):
            return [RatingRow(*row) for row in self.db.execute(f"{RATING} where player = ?", (person,))]

    def document(self, kind: str, document: str, owner: str = "") -> DocumentRow | None:
        with self._faults(self.path):
            found = self.db.execute(f"{DOCUMENT} kind = ? and id = ? and owner = ?", (kind, document, owner)).fetchone()
        return DocumentRow(*found) if found else None

    def documents(self, kind: str, owner: str, limit: int) -> list[DocumentRow]:
        of_kind = "kind = ?" if kind else "? = ''"
        query = f"{DOCUMENT} owner = ? and {of_kind} order by at desc limit ?"
        with self._faults(self.path):
            return [DocumentRow(*row) for row in self.db.execute(query, (owner, kind, limit))]

    def backup(self, target: Path) -> None:
        """Into a file beside the target first: a broken copy never takes the place of a good one."""
        if any(is_same_file(target, Path(f"{self.path}{end}")) for end in ("", "-wal", "-shm", "-server")):
            raise BrokenStore(f"{target} is in use as the data of the server; choose another file for the copy")
        part = target.with_name(f"{target.name}.part")
        with self._faults(part):
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


def _values(row: Entry | ChatRow | CommentRow | DocumentRow | RatingRow) -> tuple[object, ...]:
    return tuple(getattr(row, name) for name in row.__dataclass_fields__)


def _table(
    table: str, game: str, status: str, visibility: str, opened: float, changed: float, data: bytes, people: str | None
) -> TableRow:
    return TableRow(table, game, status, visibility, opened, changed, data, tuple((people or "").split()))


def is_same_file(one: Path, other: Path) -> bool:
    """By identity, whatever the paths."""
    try:
        return one.samefile(other)
    except (FileNotFoundError, NotADirectoryError):
        return False
