"""What the server sends over a table's socket. `docs/protocol.md` explains it; `web/src/wire.ts` is generated.

Messages are JSON objects with a `type`; texts in them are in the language of the connection. What screens send is in
`request_types.py`.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from farshore.tables.audience import NoticeKind
from farshore.tables.info import ClockRule, Status

PROTOCOL = 2  # raised by every change that an older client would not understand
Fact = str | int | dict[str, int]  # a ref, a number, or a bundle of refs with their counts


# --- what a table shows -------------------------------------------------------------------------------------------
class Clock(Struct, gc=False):
    """Seconds left when the message was sent; it counts down while `running`."""

    left: float
    running: bool


class Seat(Struct, gc=False):
    seat: int
    name: str
    kind: Literal["person", "bot", "open"]
    bot: str | None  # its level, also while it picks for a person
    level: str  # the level in words
    colour: int
    yours: bool
    connected: bool
    ready: bool
    away: bool  # a bot picks until the person sends `resume-seat`
    resigned: bool
    skips: bool  # choices with only one option are made for the person; true for seats that are not yours
    clock: Clock | None


class Preview(Struct, gc=False):
    """What an option changes for the seat that is asked; where nothing changes at once, the next question."""

    changes: list[tuple[str, int]]  # tally, difference
    then: str
    final: bool  # undo would not take it back at no cost: by luck, secrets, others' answers, the end of the game


class Option(Struct, gc=False):
    """One answer: its path of refs and words, their labels, and its preview."""

    path: list[str]
    labels: list[str]
    preview: Preview


class Item(Struct, gc=False):
    """One thing that may be part of a choice, or that a bot advises."""

    path: list[str]
    labels: list[str]


class SetChoice(Struct, gc=False):
    """Several things are chosen at once: `pick` takes their paths together, in any order.

    `rule` tells which choices are whole. `any`: every choice of `least` to `most` items. `listed`: those in `choices`,
    each a list of ascending positions in `items`; an item may be added if what is chosen then is in `choices` or in
    `partial`. `ask`: there are too many to list; send `candidates` with what is chosen so far.
    """

    items: list[Item]
    least: int
    most: int
    repeats: bool  # may one item be chosen twice?
    stop: str | None  # the option that ends the choice early when picks are sent one by one
    rule: Literal["any", "listed", "ask"]
    choices: list[list[int]]
    partial: list[list[int]]
    final: bool  # as in `Preview`, of a choice to which nothing can be added


class Decision(Struct, gc=False):
    """What the viewer is asked. The pick repeats `version`."""

    seat: int
    version: int
    question: str
    prompt: str
    about: dict[str, Fact | list[Fact]]
    options: list[Option]
    set: SetChoice | None  # where several things are chosen


class Line(Struct, gc=False):
    """One line of the log. `event` and `args` are for motion, `text` for people."""

    version: int
    seat: int | None  # who did it; None: nobody in particular
    event: str
    text: str
    refs: list[str]
    args: dict[str, Fact]
    milestone: bool  # a part of the game ends with it


class Category(Struct, gc=False):
    name: str
    label: str
    points: int


class Standing(Struct, gc=False):
    seat: int
    rank: int
    score: int
    categories: list[Category]


class Goal(Struct, gc=False):
    """An achievement of a solo game, and how much of it is reached."""

    ref: str
    label: str
    have: int
    need: int


class Outcome(Struct, gc=False):
    """As things stand; final once the table is finished."""

    standings: list[Standing]
    decided_by: Literal["score", "tie-break", "shared", "resignation"]
    winners: list[int]  # none: a solo game below its target
    target: int | None  # points that win a solo game
    goals: list[Goal]


class UndoState(Struct, gc=False):
    """Can the latest pick be undone? The request repeats `seat` and `version`."""

    possible: bool
    reason: Literal["", "nothing", "luck", "hidden", "other", "time", "finished", "spectator"]
    text: str  # why not; or why the game would become practice
    seat: int | None
    version: int
    practice: bool  # the game would become practice by it; the request must say so too


class Watcher(Struct, gc=False):
    """Somebody who watches or has written in the chat, for the host: `id` goes into `mute` and `remove`."""

    id: str
    name: str  # empty for a spectator who has not written
    seat: int | None  # None: a spectator
    muted: bool


class SettledVariant(Struct, gc=False):
    """A variant of the game and its value at this table."""

    name: str
    value: str
    label: str
    value_label: str
    usual: bool  # is it what nobody needs to choose?


# --- from the server ------------------------------------------------------------------------------------------------
class TableMessage(Struct, gc=False, tag="table"):
    """Everything a screen needs, as one viewer may see it. It replaces everything sent before, except the log."""

    id: str
    game: str
    title: str
    edition: str
    edition_title: str
    variants: list[SettledVariant]
    status: Status
    stopped: bool  # the rules of today cannot follow the journal any further; `rematch` goes on from here
    practice: bool  # the game is not rated: something was taken back after luck or secrets had been seen
    note: str  # about the rules of the table, if there is something to say
    version: int
    seats: list[Seat]
    viewer: int | None  # the seat whose view this is; None: a spectator's
    yours: list[int]
    curtain: int | None  # pass the screen to this seat; `look` shows its view
    host: bool
    progress: dict[str, int | str]
    phase: str
    picture: dict[str, Any]
    tallies: list[dict[str, int]]
    outcome: Outcome
    decision: Decision | None
    waiting: list[int]  # in a simultaneous choice all others, whether or not they have answered
    log_from: int  # `log` holds every line after this version; drop later lines that you hold
    log: list[Line]
    undo: UndoState
    clock: ClockRule
    pace: str  # the clock in words, and what happens when time runs out
    pause: float  # seconds a bot waits before it picks
    paused: bool
    spectators: int
    watchers: list[Watcher]  # only for the host
    rematch: str | None  # the id of the next table


class Changes(Struct, gc=False, tag="changes"):
    """The table as differences from the one sent before, to a screen whose `hello` asked for it.

    `parts` are fields of `table` that have changed, and the log as in `table`. `picture` says what stands where in it:
    names of fields and places in lists lead there. What is not named has stayed as it was.
    """

    parts: dict[str, Any]
    picture: list[tuple[list[str | int], Any]]


class Accepted(Struct, gc=False, tag="accepted"):
    """Done, and on disk."""

    request_id: str
    version: int


class Refused(Struct, gc=False, tag="refused"):
    """Not done, and why; with the current table, if there is one to show."""

    request_id: str
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
        "outdated",
    ]
    text: str
    table: TableMessage | None
    detail: str = ""  # in English, for people who write clients


class Presence(Struct, gc=False, tag="presence"):
    connected: list[bool]  # by seat
    spectators: int
    watchers: list[Watcher] = []  # for the host alone


class Chat(Struct, gc=False, tag="chat"):
    number: int
    watcher: str  # names the writer in `mute` and `remove`
    seat: int | None  # None: a spectator
    name: str
    text: str
    at: float  # seconds since 1970


class Candidates(Struct, gc=False, tag="candidates"):
    """What may be added to a partial choice, as positions in `items`; and whether it is whole already."""

    request_id: str
    seat: int
    version: int
    candidates: list[int]
    complete: bool


class Hint(Struct, gc=False, tag="hint"):
    """What a bot would do that sees only this seat's view."""

    request_id: str
    seat: int
    version: int
    bot: str
    level: str  # the bot in words
    choice: Item
    reason: str = ""  # in words: what the choice is worth against the next best


class Notice(Struct, gc=False, tag="notice"):
    """Something about the table itself: a bot took over, a player resigned, the server closes."""

    kind: NoticeKind
    seat: int | None
    text: str


class Heartbeat(Struct, gc=False, tag="heartbeat"):
    """Every `every` seconds. Two missed: connect again."""

    at: float
    every: float


FromServer = TableMessage | Changes | Accepted | Refused | Presence | Chat | Candidates | Hint | Notice | Heartbeat
