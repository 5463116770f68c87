"""What a store must do. The journal is the table: a row per pick, never changed, never deleted.

Everything that belongs together is one `Change`, saved whole or not at all. Rows are plain data: a store knows no game.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from farshore.core.errors import FarshoreError


class BrokenStore(FarshoreError):
    """The store cannot be read or written; the message says what was kept."""


@dataclass(frozen=True)
class Entry:
    """One row of a table's journal: a pick as its spelling, or `undo 17`."""

    number: int  # from 1, without gaps
    seat: int
    text: str
    at: float


@dataclass(frozen=True)
class TableRow:
    """A table without its journal. `data` is the application's own: seats, variants, clocks."""

    id: str
    game: str
    status: str
    visibility: str
    opened: float
    changed: float
    data: bytes
    people: tuple[str, ...]  # who sits there


@dataclass(frozen=True)
class ChatRow:
    number: int
    person: str
    name: str
    text: str
    at: float


@dataclass(frozen=True)
class CommentRow:
    """What a player wrote about a moment of a finished game: after which row of its journal."""

    number: int
    row: int
    person: str
    seat: int
    text: str
    at: float


@dataclass(frozen=True)
class RatingRow:
    """`player` is a person's id or `bot:NAME`."""

    game: str
    player: str
    name: str
    mean: float
    uncertainty: float
    tables: int


@dataclass(frozen=True)
class PaperRow:
    """Something kept beside the tables, as the application writes it: an analysis, a study, the progress of a course.

    `owner` is a person, or empty for what belongs to nobody. Without data it is deleted.
    """

    kind: str
    id: str
    owner: str
    data: bytes
    at: float


@dataclass(frozen=True)
class Device:
    """A secret, as a hash, that stands for a person: that of a linked device, or a printed code."""

    secret: str
    person: str
    kind: str  # `device` or `recovery`; a person has one recovery code at most


@dataclass(frozen=True)
class Change:
    """What is saved together. An empty one only tells whether the store can be written."""

    table: TableRow | None = None
    entries: tuple[Entry, ...] = ()  # of that table
    chat: ChatRow | None = None  # of that table
    ratings: tuple[RatingRow, ...] = ()
    name: tuple[str, str] | None = None  # person, their name
    preferences: tuple[str, str] | None = None  # person, their settings as JSON
    device: Device | None = None
    comment: tuple[str, CommentRow] | None = None  # of a table
    papers: tuple[PaperRow, ...] = ()  # each takes the place of the one of its kind, id and owner
    forgotten: str = ""  # a person about whom nothing may be kept; their tables are changed by others


class Store(Protocol):
    """Called from one thread at a time."""

    def key(self) -> bytes:
        """32 secret bytes, made when the store was."""

    def save(self, changes: Sequence[Change]) -> None:
        """All of these are on disk when it returns; when it raises, none."""

    def table(self, table: str) -> TableRow | None: ...

    def journal(self, table: str) -> list[Entry]: ...

    def chats(self, table: str, limit: int) -> list[ChatRow]: ...

    def comments(self, table: str) -> list[CommentRow]: ...

    def comments_of(self, person: str) -> list[CommentRow]: ...

    def with_status(self, status: str, visibility: str, limit: int) -> list[TableRow]:
        """Latest first; an empty visibility stands for any."""

    def unchanged(self, status: str, before: float, limit: int) -> list[TableRow]:
        """Tables in this state where nothing has happened since then."""

    def of_person(self, person: str, limit: int) -> list[TableRow]: ...

    def name_of(self, person: str) -> str:
        """Empty for a person who is not known."""

    def ratings(self, game: str, limit: int) -> list[RatingRow]:
        """Best first; an empty game stands for all."""

    def ratings_of(self, game: str, players: Sequence[str]) -> list[RatingRow]:
        """Those of these players who have one."""

    def preferences(self, person: str) -> dict[str, str]: ...

    def devices(self) -> list[Device]: ...

    def chats_of(self, person: str) -> list[ChatRow]: ...

    def ratings_of_person(self, person: str) -> list[RatingRow]: ...

    def paper(self, kind: str, paper: str, owner: str = "") -> PaperRow | None: ...

    def papers(self, kind: str, owner: str, limit: int) -> list[PaperRow]:
        """Latest first; an empty kind stands for all."""

    def backup(self, target: Path) -> None:
        """A copy that can be opened at once, made while others read and write."""

    def close(self) -> None: ...
