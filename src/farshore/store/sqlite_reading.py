"""What is read from the SQLite file."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from farshore.store.protocol import (
    BrokenStore,
    ChatRow,
    CommentRow,
    Device,
    DocumentRow,
    Entry,
    RatingRow,
    TableRow,
)

TABLE = (
    "select id, game, status, visibility, opened, changed, data, "
    "(select group_concat(person, ' ') from people where table_id = id) from tables"  # ids hold no spaces
)
COMMENT = "select number, row, person, seat, text, at from comments"
DOCUMENT = "select kind, id, owner, data, at from documents where"
RATING = "select game, player, name, mean, uncertainty, tables from ratings"


class SqliteReader:
    """Every question to an open file; each is one statement."""

    path: Path
    db: sqlite3.Connection

    @contextmanager
    def faults(self, file: Path) -> Iterator[None]:
        try:
            yield
        except (sqlite3.Error, OSError) as fault:
            raise BrokenStore(f"{file}: {fault}; everything confirmed so far is kept") from fault

    def key(self) -> bytes:
        with self.faults(self.path):
            found: bytes = self.db.execute("select value from house where name = 'key'").fetchone()[0]
        return found

    def _rows(self, query: str, *args: object) -> list[TableRow]:
        with self.faults(self.path):
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
        with self.faults(self.path):
            return [Entry(*row) for row in self.db.execute(query, (table,))]

    def chats(self, table: str, limit: int) -> list[ChatRow]:
        query = "select number, person, name, text, at from chats where table_id = ? order by number desc limit ?"
        with self.faults(self.path):
            return [ChatRow(*row) for row in self.db.execute(query, (table, limit))][::-1]

    def comments(self, table: str) -> list[CommentRow]:
        with self.faults(self.path):
            return [
                CommentRow(*row) for row in self.db.execute(f"{COMMENT} where table_id = ? order by number", (table,))
            ]

    def comments_of(self, person: str) -> list[CommentRow]:
        with self.faults(self.path):
            return [CommentRow(*row) for row in self.db.execute(f"{COMMENT} where person = ? order by at", (person,))]

    def name_of(self, person: str) -> str:
        with self.faults(self.path):
            found = self.db.execute("select name from names where person = ?", (person,)).fetchone()
        return str(found[0]) if found else ""

    def ratings(self, game: str, limit: int) -> list[RatingRow]:
        where = "where game = ?" if game else "where ? = ''"
        query = f"{RATING} {where} order by game, mean - 2 * uncertainty desc limit ?"
        with self.faults(self.path):
            return [RatingRow(*row) for row in self.db.execute(query, (game, limit))]

    def ratings_of(self, game: str, players: Sequence[str]) -> list[RatingRow]:
        query = f"{RATING} where game = ? and player in ({', '.join('?' * len(players))})"
        with self.faults(self.path):
            return [RatingRow(*row) for row in self.db.execute(query, (game, *players))]

    def preferences(self, person: str) -> dict[str, str]:
        with self.faults(self.path):
            found = self.db.execute("select data from preferences where person = ?", (person,)).fetchone()
        return dict(json.loads(found[0])) if found else {}

    def devices(self) -> list[Device]:
        with self.faults(self.path):
            return [Device(*row) for row in self.db.execute("select secret, person, kind from devices")]

    def chats_of(self, person: str) -> list[ChatRow]:
        query = "select number, person, name, text, at from chats where person = ? order by at"
        with self.faults(self.path):
            return [ChatRow(*row) for row in self.db.execute(query, (person,))]

    def ratings_of_person(self, person: str) -> list[RatingRow]:
        with self.faults(self.path):
            return [RatingRow(*row) for row in self.db.execute(f"{RATING} where player = ?", (person,))]

    def document(self, kind: str, document: str, owner: str = "") -> DocumentRow | None:
        with self.faults(self.path):
            found = self.db.execute(f"{DOCUMENT} kind = ? and id = ? and owner = ?", (kind, document, owner)).fetchone()
        return DocumentRow(*found) if found else None

    def documents(self, kind: str, owner: str, limit: int) -> list[DocumentRow]:
        of_kind = "kind = ?" if kind else "? = ''"
        query = f"{DOCUMENT} owner = ? and {of_kind} order by at desc limit ?"
        with self.faults(self.path):
            return [DocumentRow(*row) for row in self.db.execute(query, (owner, kind, limit))]


def _table(
    table: str, game: str, status: str, visibility: str, opened: float, changed: float, data: bytes, people: str | None
) -> TableRow:
    return TableRow(table, game, status, visibility, opened, changed, data, tuple((people or "").split()))
