"""What every store holds, table by table: columns in order, and how many of the first name a row.

Copies from one store to another follow this list, so a column that is missing here would be lost on the way.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Sheet:
    """One table of the database. The first `key` columns name a row."""

    name: str
    columns: tuple[str, ...]
    key: int = 1


SHEETS = (
    Sheet("house", ("name", "value")),
    Sheet("tables", ("id", "game", "status", "visibility", "opened", "changed", "data", "version")),
    Sheet("people", ("person", "table_id"), 2),
    Sheet("journal", ("table_id", "number", "seat", "text", "at"), 2),
    Sheet("chats", ("table_id", "number", "person", "name", "text", "at"), 2),
    Sheet("comments", ("table_id", "number", "row", "person", "seat", "text", "at"), 2),
    Sheet("names", ("person", "name")),
    Sheet("preferences", ("person", "data")),
    Sheet("devices", ("secret", "person", "kind")),
    Sheet("papers", ("kind", "id", "owner", "data", "at"), 3),
    Sheet("ratings", ("game", "player", "name", "mean", "uncertainty", "tables"), 2),
)
KEPT = "name = 'key'"  # the rows of `house` that mean something elsewhere
