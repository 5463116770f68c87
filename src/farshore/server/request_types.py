"""The requests that screens send over a table's socket: bounded and strict. `docs/protocol.md` explains them."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from farshore.players.levels import ADVISER, DEFAULT_BOT
from farshore.tables.info import Name

RequestId = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$")]  # chosen by the client
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Version = Annotated[int, Meta(ge=0, le=10_000_000)]
Path = Annotated[str, Meta(min_length=1, max_length=400)]  # tokens separated by single spaces
Language = Literal["en", "pt-BR"]


class Request(Struct, forbid_unknown_fields=True, tag_field="type"):
    """Every request has an id that the answer repeats."""

    request_id: RequestId


class Hello(Request, tag="hello"):
    """The first message, and again to change the language. `seen`: the last version held; the log resumes after it.

    The answer is the whole table. `changes`: later ones may be sent as differences from it.
    """

    protocol: int
    language: Language = "en"
    seen: Version = 0
    changes: bool = False


class Look(Request, tag="look"):
    """Show the view of one of your own seats."""

    seat: SeatNumber


class Pick(Request, tag="pick"):
    """Answer `decision`: the `path` of one option, or all `paths` of a whole choice in any order."""

    seat: SeatNumber
    version: Version
    path: Path | None = None
    paths: Annotated[list[Path], Meta(max_length=60)] | None = None


class AskCandidates(Request, tag="candidates"):
    """What may be added to this part of a choice?"""

    seat: SeatNumber
    version: Version
    chosen: Annotated[list[Path], Meta(max_length=60)]


class Undo(Request, tag="undo"):
    seat: SeatNumber
    version: Version  # of the table, as that seat has seen it
    practice: bool = False  # also where the game becomes practice by it


class AskHint(Request, tag="hint"):
    seat: SeatNumber
    bot: Name = ADVISER


class Say(Request, tag="say"):
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Ready(Request, tag="ready"):
    seat: SeatNumber
    ready: bool = True


class Rename(Request, tag="rename"):
    seat: SeatNumber
    name: Name


class Leave(Request, tag="leave"):
    """Leave the seat: before the game it is open again, during the game a bot takes over."""

    seat: SeatNumber


class ResumeSeat(Request, tag="resume-seat"):
    """Pick for yourself again after a bot did."""

    seat: SeatNumber


class Replace(Request, tag="replace"):
    """Let a bot pick for an absent person."""

    seat: SeatNumber
    bot: Name = DEFAULT_BOT


class Resign(Request, tag="resign"):
    seat: SeatNumber


class Rematch(Request, tag="rematch"):
    """The same people again, everybody one seat further."""


class CallOff(Request, tag="call-off"):
    """Cancel a gathering; only the host can."""


class Skip(Request, tag="skip"):
    """Should choices with only one option be made for this seat?"""

    seat: SeatNumber
    on: bool


class Mute(Request, tag="mute"):
    """Silence somebody in the chat; only the host can."""

    watcher: Path
    on: bool = True


class Remove(Request, tag="remove"):
    """Send a spectator away for good; only the host can."""

    watcher: Path


class Pace(Request, tag="pace"):
    """How long bots wait before they pick; only the host sets it."""

    pause: Annotated[float, Meta(ge=0, le=10)]
    paused: bool = False


FromBrowser = (
    Hello
    | Look
    | Pick
    | AskCandidates
    | Undo
    | AskHint
    | Say
    | Ready
    | Rename
    | Leave
    | ResumeSeat
    | Replace
    | Resign
    | Rematch
    | CallOff
    | Skip
    | Mute
    | Remove
    | Pace
)
