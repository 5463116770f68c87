"""What is known about a table besides its game: seats, clock, host. Stored as JSON with every change.

The stored field names are older than ours (`rename`), so that every table ever saved can be read.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct, field

from farshore.core.registry import games
from farshore.store.protocol import BrokenStore, TableRow

Status = Literal["gathering", "running", "finished", "called-off"]
Name = Annotated[str, Meta(min_length=1, max_length=40)]


class ClockRule(Struct, forbid_unknown_fields=True):
    """`move`: seconds for each pick. `bank`: seconds for the whole game and `increment` for each pick."""

    kind: Literal["none", "move", "bank"] = "none"
    seconds: Annotated[int, Meta(ge=5, le=60 * 86_400)] = 60
    increment: Annotated[int, Meta(ge=0, le=7 * 86_400)] = 0
    autopilot: Name | None = None  # the bot that picks when time runs out; None: the clock is only shown


class SeatInfo(Struct):
    """A seat and who sits there."""

    kind: Literal["person", "bot", "open"]
    name: str
    person: str = ""  # the id of the person
    bot: str = ""  # the bot that picks, for a bot's seat or for an absent person's
    ready: bool = False
    away: bool = False  # the bot picks for the person
    resigned: bool = False
    generation: int = 0  # of the invitation; each works once
    left: float | None = None  # seconds on the clock when the open question was asked
    used: float = 0.0  # seconds of these used when the table was last saved
    colour: int | None = None  # None: that of the seat
    before: list[float] = []  # what was left at each of the latest picks: an undo gains no time
    skips: bool = True  # choices with only one option are made for the person
    timed_out: int = 0  # the latest row that was picked because the person ran out of time; it stands

    @property
    def bot_picks(self) -> bool:
        return self.kind == "bot" or self.away or self.resigned


class TableInfo(Struct, rename={"digest": "mark", "variants": "options", "seats": "chairs", "deciding": "asked"}):
    game: str
    rules_version: int
    edition: str
    digest: str  # of the edition's contents
    variants: dict[str, str]
    seats: list[SeatInfo]
    host: str
    opened: float
    visibility: Literal["private", "open"] = "private"
    status: Status = "gathering"
    clock: ClockRule = field(default_factory=ClockRule)
    pause: float = 0.6
    paused: bool = False
    webhook: str = ""
    rematch: str = ""
    imported: bool = False
    winners: list[int] = []
    scores: list[int] = []  # by seat, once the table is finished
    muted: list[str] = []  # people whom the host has silenced in the chat
    removed: list[str] = []  # spectators whom the host has sent away
    prefix: int = 0  # rows that the table takes over from a record or another table; the game goes on after them
    stopped: int = 0  # the first row that today's rules cannot follow; 0: none
    moved_from: int = 0  # the rules version it began under, if it goes on under a newer one
    draws: list[str] = []  # Nature's picks of another game, to fall again as long as they fit
    practice: bool = False  # something was taken back after luck or secrets had been seen: the game is not rated
    deciding: list[int] = []  # people whose answer is awaited, so that a lobby need not load the table
    turn: list[int] = []  # whose turn it is, as everybody knows it; none while seats choose simultaneously
    progress: dict[str, int | str] = {}  # of the game, for the lobby too

    @property
    def is_active_alone(self) -> bool:
        """Something may happen while nobody is connected: bots pick, time runs out, webhooks are called."""
        return any(seat.bot_picks for seat in self.seats) or self.clock.autopilot is not None or bool(self.webhook)

    def seats_of(self, person: str) -> list[int]:
        return [i for i, seat in enumerate(self.seats) if seat.kind == "person" and seat.person == person]

    def colour(self, seat: int) -> int:
        own = self.seats[seat].colour
        return seat if own is None else own

    def people(self) -> tuple[str, ...]:
        seated = [seat.person for seat in self.seats if seat.kind == "person" and seat.person]
        return tuple(dict.fromkeys([self.host, *seated]))

    def row(self, table: str, now: float) -> TableRow:
        data = msgspec.json.encode(self)
        return TableRow(table, self.game, self.status, self.visibility, self.opened, now, data, self.people())


def is_to_load(info: TableInfo) -> bool:
    """When a server starts: where something happens without people, or where the rules have changed since."""
    game = games().get(info.game)
    known = game is not None and info.rules_version in (game.rules_version, *game.older)
    return info.is_active_alone or not known


def read_info(data: bytes) -> TableInfo:
    try:
        return msgspec.json.decode(data, type=TableInfo)
    except msgspec.DecodeError as fault:
        raise BrokenStore(f"the data of a table cannot be read: {fault}") from fault
