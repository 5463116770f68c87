"""What travels over a table's socket, both ways. `docs/protocol.md` tells the story; `web/src/wire.ts` is made from it.

One file, because it is the whole protocol. Messages are JSON objects told apart by `type`; texts in them are already
in the language of the connection. What comes from a browser is bounded and strict; what goes to one is built by us.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from farshore.tables.audience import NewsKind
from farshore.tables.sheet import ClockRule, Name, Status

Mark = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$")]  # a client's own mark of a request
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Version = Annotated[int, Meta(ge=0, le=10_000_000)]
Spelling = Annotated[str, Meta(min_length=1, max_length=400)]
Language = Literal["en", "pt-BR"]
Fact = str | int | dict[str, int]  # a ref, a number, or a bundle of refs with their counts


# --- what a table shows -------------------------------------------------------------------------------------------
class Clock(Struct):
    """Seconds left when the message was sent; it runs while `running`."""

    left: float
    running: bool


class Seat(Struct):
    seat: int
    name: str
    kind: Literal["person", "bot", "open"]
    bot: str | None  # its level, also while it stands in for a person
    level: str  # the same in words
    colour: int
    yours: bool
    connected: bool
    ready: bool
    away: bool  # a bot picks for this person until they take back
    resigned: bool
    clock: Clock | None


class Preview(Struct):
    """What an option would bring to the seat that is asked; where nothing changes at once, what it is asked next."""

    changes: list[tuple[str, int]]  # tally, difference
    then: str


class Option(Struct):
    """One answer: its path of refs and words, their names, and what it would bring."""

    path: list[str]
    labels: list[str]
    preview: Preview


class Choice(Struct):
    path: list[str]
    labels: list[str]


class Decision(Struct):
    """What the viewer is asked. `version` goes back with the pick."""

    seat: int
    version: int
    question: str
    prompt: str
    about: dict[str, Fact]
    picks_left: int
    options: list[Option]
    pool: list[Choice]  # where several picks make one set: all that it may hold; picks go in ascending order


class Line(Struct):
    """One line of the log. `event` and `args` are for motion, `text` for people."""

    version: int
    seat: int | None  # who did it; None: nobody in particular
    event: str
    text: str
    refs: list[str]
    args: dict[str, Fact]
    milestone: bool  # a part of the game ends with it


class Category(Struct):
    name: str
    label: str
    points: int


class Standing(Struct):
    seat: int
    rank: int
    score: int
    categories: list[Category]


class Goal(Struct):
    """An achievement of a solo game, and how much of it is reached."""

    ref: str
    label: str
    have: int
    need: int


class Outcome(Struct):
    """As things stand; final once the table is finished."""

    standings: list[Standing]
    decided_by: Literal["score", "tie-break", "shared", "resignation"]
    winners: list[int]  # none: a solo game below its target
    target: int | None  # points that win a solo game
    goals: list[Goal]


class Undo(Struct):
    """May the latest pick be taken back? `seat` and `version` go back with the request."""

    possible: bool
    reason: Literal["", "nothing", "luck", "hidden", "other", "finished", "spectator"]
    text: str
    seat: int | None
    version: int


class Setting(Struct):
    """An option of the game as it was settled for this table."""

    name: str
    value: str
    label: str
    value_label: str


# --- from the server ------------------------------------------------------------------------------------------------
class Table(Struct, tag="table"):
    """Everything a screen needs, as one pair of eyes may see it. It replaces all that was sent before, but the log."""

    id: str
    game: str
    title: str
    edition: str
    edition_title: str
    settings: list[Setting]
    status: Status
    version: int
    seats: list[Seat]
    eye: int | None  # the seat through whose eyes this is seen; None: a spectator's
    yours: list[int]
    curtain: int | None  # pass the screen to this seat: `look` opens it
    host: bool
    progress: dict[str, int | str]
    phase: str
    picture: dict[str, Any]
    tallies: list[dict[str, int]]
    outcome: Outcome
    decision: Decision | None
    waiting: list[int]
    log_from: int  # `log` holds every line after this version; throw away what you have beyond it
    log: list[Line]
    undo: Undo
    clock: ClockRule
    pause: float  # seconds a bot waits before it picks
    paused: bool
    spectators: int
    rematch: str | None  # the table where it goes on


class Accepted(Struct, tag="accepted"):
    """On disk. Sent once for every `pick`, `undo` and other request that carried a mark."""

    mark: str
    version: int


class Refused(Struct, tag="refused"):
    """Not done, and why; the fresh table follows in the same message when there is one to show."""

    mark: str
    reason: Literal[
        "stale",
        "illegal",
        "not-yours",
        "not-asked",
        "not-possible",
        "malformed",
        "too-fast",
        "unknown",
        "unplayable",
        "closing",
    ]
    text: str
    table: Table | None
    detail: str = ""  # in English, for those who write clients


class Presence(Struct, tag="presence"):
    connected: list[bool]  # by seat
    spectators: int


class Chat(Struct, tag="chat"):
    number: int
    seat: int | None  # None: a spectator
    name: str
    text: str
    at: float  # seconds since 1970


class Hint(Struct, tag="hint"):
    """What a bot that sees only this seat's view would do."""

    mark: str
    seat: int
    version: int
    bot: str
    level: str  # the bot in words
    choice: Choice


class Notice(Struct, tag="notice"):
    """Something about the table itself: a bot took over, somebody resigned, the server closes."""

    kind: NewsKind
    seat: int | None
    text: str


class Heartbeat(Struct, tag="heartbeat"):
    """Every `every` seconds. Two missed: connect again."""

    at: float
    every: float


FromServer = Table | Accepted | Refused | Presence | Chat | Hint | Notice | Heartbeat


# --- from the browser -----------------------------------------------------------------------------------------------
class Request(Struct, forbid_unknown_fields=True, tag_field="type"):
    """What every request carries: a mark of the client's own choice, repeated in the answer."""

    mark: Mark


class Hello(Request, tag="hello"):
    """First of all, and again to change language. `seen`: the last version held; the log resumes after it."""

    language: Language = "en"
    seen: Version = 0


class Look(Request, tag="look"):
    """See through the eyes of one of one's own seats: the curtain opens."""

    seat: SeatNumber


class Pick(Request, tag="pick"):
    """Answer `decision`: its version, and the path of the option with single spaces between the tokens."""

    seat: SeatNumber
    version: Version
    path: Spelling


class TakeUndo(Request, tag="undo"):
    seat: SeatNumber
    version: Version  # of the table, as that seat has seen it


class AskHint(Request, tag="hint"):
    seat: SeatNumber
    bot: Name = "medium"


class Say(Request, tag="say"):
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Ready(Request, tag="ready"):
    seat: SeatNumber
    ready: bool = True


class Rename(Request, tag="rename"):
    seat: SeatNumber
    name: Name


class Leave(Request, tag="leave"):
    """Stand up: before the game the seat is open again, during the game a bot takes over."""

    seat: SeatNumber


class TakeBack(Request, tag="take-back"):
    """Pick for oneself again after a bot stood in."""

    seat: SeatNumber


class Replace(Request, tag="replace"):
    """Let a bot pick for somebody who is not there."""

    seat: SeatNumber
    bot: Name = "greedy"


class Resign(Request, tag="resign"):
    seat: SeatNumber


class Rematch(Request, tag="rematch"):
    """The same people once more, everybody one seat on."""


class CallOff(Request, tag="call-off"):
    """Stop waiting for people: the host's, while the table is gathering."""


class Pace(Request, tag="pace"):
    """How long bots wait before they pick; the host's to say."""

    pause: Annotated[float, Meta(ge=0, le=10)]
    paused: bool = False


FromBrowser = (
    Hello
    | Look
    | Pick
    | TakeUndo
    | AskHint
    | Say
    | Ready
    | Rename
    | Leave
    | TakeBack
    | Replace
    | Resign
    | Rematch
    | CallOff
    | Pace
)
