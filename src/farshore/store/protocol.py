"""What a store must do. The journal is the table: a row per pick, never changed, never deleted.

Everything that belongs together is one `Change`, saved whole or not at all. Rows are plain data: a store knows no game.
A table is saved only by who has claimed it, and only on top of the version they know: the store checks both with every
save, so a server that was paused or declared dead cannot write any more.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from msgspec import Struct

from farshore.core.errors import FarshoreError


class BrokenStore(FarshoreError):
    """The store cannot be read or written; the message says what was kept."""


class Fenced(BrokenStore):
    """A save that was refused: somebody else has saved the table or document since, or runs the table now. Nothing was
    written.
    """


class Elsewhere(FarshoreError):
    """Another server runs the table, at this address."""

    def __init__(self, table: str, address: str) -> None:
        super().__init__(f"the table is run by the server at {address}")
        self.table = table
        self.address = address


class Fence(Struct, frozen=True, gc=False):
    """What a save of a table must state: the token of who runs it, and how often it had been saved before."""

    token: int = 0  # 0: the table is new
    version: int = 0

    @property
    def saved(self) -> Fence:
        """After one more save."""
        return Fence(max(1, self.token), self.version + 1)


class Entry(Struct, frozen=True, gc=False):
    """One row of a table's journal: a pick as its spelling, or `undo 17`."""

    number: int  # from 1, without gaps
    seat: int
    text: str
    at: float


class TableRow(Struct, frozen=True, gc=False):
    """A table without its journal. `data` is the application's own: seats, variants, clocks."""

    id: str
    game: str
    status: str
    visibility: str
    opened: float
    changed: float
    data: bytes
    people: tuple[str, ...]  # who sits there


class ChatRow(Struct, frozen=True, gc=False):
    number: int
    person: str
    name: str
    text: str
    at: float


class CommentRow(Struct, frozen=True, gc=False):
    """What a player wrote about a moment of a finished game: after which row of its journal."""

    number: int
    row: int
    person: str
    seat: int
    text: str
    at: float


class RatingRow(Struct, frozen=True, gc=False):
    """`player` is a person's id or `bot:NAME`."""

    game: str
    player: str
    name: str
    mean: float
    uncertainty: float
    tables: int


class DocumentRow(Struct, frozen=True, gc=False):
    """Something kept beside the tables, as the application writes it: an analysis, a study, the progress of a course.

    `owner` is a person, or empty for what belongs to nobody. Without data it is deleted.
    """

    kind: str
    id: str
    owner: str
    data: bytes
    at: float


class Device(Struct, frozen=True, gc=False):
    """A secret, as a hash, that stands for a person: that of a linked device, or a printed code."""

    secret: str
    person: str
    kind: str  # `device` or `recovery`; a person has one recovery code at most


class Change(Struct, frozen=True, gc=False):
    """What is saved together. An empty one only tells whether the store can be written."""

    table: TableRow | None = None
    entries: tuple[Entry, ...] = ()  # of that table
    chat: ChatRow | None = None  # of that table
    ratings: tuple[RatingRow, ...] = ()
    name: tuple[str, str] | None = None  # person, their name
    preferences: tuple[str, str] | None = None  # person, their settings as JSON
    device: Device | None = None
    comment: CommentRow | None = None  # of that table
    documents: tuple[DocumentRow, ...] = ()  # each takes the place of the one of its kind, id and owner
    based_on: DocumentRow | None = None  # a document as it was read: `Fenced` if it is not the same any more
    forgotten: str = ""  # a person about whom nothing may be kept; their tables are changed by others
    fence: Fence = Fence()  # of that table


Rate = Callable[[list[RatingRow]], tuple[RatingRow, ...]]  # ratings before a table ended -> after it


class Store(Protocol):
    """Called from one event loop."""

    key: bytes  # 32 secret bytes, made when the store was

    @property
    def length(self) -> int:
        """How many jobs wait."""

    async def check(self, seconds: float) -> bool:
        """Does it work? Where the last save failed, only another write can tell."""

    async def save(self, change: Change) -> None:
        """On disk when it returns; when it raises, nothing of it was saved, or nobody knows: then claim it again."""

    async def save_rated(self, change: Change, game: str, players: Sequence[str], rate: Rate) -> None:
        """Save with new ratings of these players, so that two tables that end at once both count."""

    async def claim(self, table: str) -> tuple[TableRow, Fence] | None:
        """Run this table from now on: what was claimed before cannot be saved any more. `Elsewhere` if another does."""

    async def release(self, table: str, token: int = 0) -> bool:
        """Run it no longer: anybody may claim it. Was it ours, by this token or by any?"""

    async def table(self, table: str) -> TableRow | None: ...

    async def journal(self, table: str) -> list[Entry]: ...

    async def chats(self, table: str, limit: int) -> list[ChatRow]: ...

    async def comments(self, table: str) -> list[CommentRow]: ...

    async def comments_of(self, person: str) -> list[CommentRow]: ...

    async def with_status(self, status: str, visibility: str, limit: int) -> list[TableRow]:
        """Latest first; an empty visibility stands for any."""

    async def unchanged(self, status: str, before: float, limit: int) -> list[TableRow]:
        """Tables in this state where nothing has happened since then."""

    async def of_person(self, person: str, limit: int) -> list[TableRow]: ...

    async def name_of(self, person: str) -> str:
        """Empty for a person who is not known."""

    async def ratings(self, game: str, limit: int) -> list[RatingRow]:
        """Best first; an empty game stands for all."""

    async def ratings_of_person(self, person: str) -> list[RatingRow]: ...

    async def document(self, kind: str, document: str, owner: str = "") -> DocumentRow | None: ...

    async def documents(self, kind: str, owner: str, limit: int) -> list[DocumentRow]:
        """Latest first; an empty kind stands for all."""

    async def preferences(self, person: str) -> dict[str, str]: ...

    async def devices(self) -> list[Device]: ...

    async def chats_of(self, person: str) -> list[ChatRow]: ...

    async def close(self) -> None: ...
