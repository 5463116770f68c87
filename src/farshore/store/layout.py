"""What every store holds, table by table: columns in order, and how many of the first name a row.

Copies from one store to another follow this list, so a column that is missing here would be lost on the way.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class SqlTable:
    """One table of the database. The first `key` columns name a row."""

    name: str
    columns: tuple[str, ...]
    key: int = 1


SQL_TABLES = (
    SqlTable("house", ("name", "value")),
    SqlTable("tables", ("id", "game", "status", "visibility", "opened", "changed", "data", "version")),
    SqlTable("people", ("person", "table_id"), 2),
    SqlTable("journal", ("table_id", "number", "seat", "text", "at"), 2),
    SqlTable("chats", ("table_id", "number", "person", "name", "text", "at"), 2),
    SqlTable("comments", ("table_id", "number", "row", "person", "seat", "text", "at"), 2),
    SqlTable("names", ("person", "name")),
    SqlTable("preferences", ("person", "data")),
    SqlTable("devices", ("secret", "person", "kind")),
    SqlTable("documents", ("kind", "id", "owner", "data", "at"), 3),
    SqlTable("ratings", ("game", "player", "name", "mean", "uncertainty", "tables"), 2),
)
KEPT = "name = 'key'"  # the rows of `house` that mean something elsewhere
