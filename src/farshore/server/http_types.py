"""The bodies of HTTP requests and answers."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from farshore.server.request_types import SeatNumber
from farshore.server.socket_types import Line, Outcome, SettledVariant
from farshore.tables.create import Word
from farshore.tables.info import Name, Status

Secret = Annotated[str, Meta(min_length=20, max_length=64, pattern="^[A-Za-z0-9_-]+$")]


# --- home -------------------------------------------------------------------------------------------------------------
class VariantValue(Struct):
    value: str
    label: str
    help: str


class VariantSummary(Struct):
    """A variant takes one of its values, or a number from `low` to `high`, or some of its parts, comma-separated."""

    name: str
    label: str
    help: str
    default: str
    values: list[VariantValue]
    parts: list[VariantValue]  # with "all" and "none" among the values
    low: int | None
    high: int | None
    seats: tuple[int, int] | None  # offered only for this number of players


class EditionSummary(Struct):
    name: str
    title: str
    provenance: dict[str, int]  # rulebook, source, reconstructed, owner: how many components


class GameSummary(Struct):
    name: str
    title: str
    tagline: str
    seats: tuple[int, int]
    variants: list[VariantSummary]
    editions: list[EditionSummary]


class BotSummary(Struct):
    name: str
    label: str
    help: str


class Me(Struct):
    name: str  # empty until one has been given
    tables: int
    settings: dict[str, str]  # the client's own, the same on all devices of a person


class Home(Struct):
    games: list[GameSummary]
    bots: list[BotSummary]
    default_bot: str
    languages: list[str]
    me: Me
    version: str
    compiled: bool


class RefWords(Struct):
    name: str
    help: list[str]


class Words(Struct):
    """Names and explanations of a game's components, in one language."""

    refs: dict[str, RefWords]
    tallies: dict[str, tuple[str, str]]  # of one, of several
    scores: dict[str, str]
    phases: dict[str, str]


class Guide(Struct):
    game: str
    language: str
    markdown: str


class RuleSection(Struct):
    """`pieces`: beginnings of the refs that lead here; the longest one that fits wins."""

    id: str
    title: str
    markdown: str
    pieces: list[str]


class Rules(Struct):
    game: str
    language: str
    sections: list[RuleSection]


# --- tables -----------------------------------------------------------------------------------------------------------
class Invite(Struct):
    """`/join/<secret>` gives the seat to the person who opens it; it works once."""

    seat: int
    path: str


class SeatSummary(Struct):
    name: str
    colour: int
    kind: Literal["person", "bot", "open"]
    yours: bool
    level: str  # of a bot, in words


class TableSummary(Struct):
    id: str
    game: str
    title: str
    status: Status
    stopped: bool  # it can be read, but not go on under today's rules
    seats: list[SeatSummary]
    variants: list[SettledVariant]
    pace: str  # the clock in words, and what happens when time runs out
    your_turn: bool
    turn: list[int]  # whose turn it is; none while seats choose simultaneously
    progress: dict[str, int | str]
    phase: str  # in words
    opened: float
    changed: float
    until: float | None  # when a gathering is called off unless something happens
    winners: list[int]  # none: a solo game was lost
    scores: list[int]  # by seat, once the table is finished


class Opened(Struct):
    table: TableSummary
    invites: list[Invite]


class Lobby(Struct):
    """Tables with an open seat, tables to watch, your running tables and your finished ones."""

    open: list[TableSummary]
    watch: list[TableSummary]
    mine: list[TableSummary]
    finished: list[TableSummary]


class Join(Struct, forbid_unknown_fields=True):
    secret: Secret
    name: Annotated[str, Meta(max_length=40)] = ""


class Invitation(Struct):
    """What an invitation is for, before anybody sits down: the table, the seat, and who invites."""

    table: TableSummary
    seat: int
    host: str
    tagline: str  # of the game


class Sit(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    name: Annotated[str, Meta(max_length=40)] = ""


class Joined(Struct):
    table: str
    seat: int


class Introduce(Struct, forbid_unknown_fields=True):
    """What is given is kept; what is left out stays as it was."""

    name: Name | None = None
    settings: Annotated[dict[Word, Annotated[str, Meta(max_length=200)]], Meta(max_length=40)] | None = None


class LinkCode(Struct):
    """To be typed in on another device, once, within `seconds`."""

    code: str
    seconds: int


class RecoveryCode(Struct):
    """To be printed: it brings the person back on any device."""

    code: str


class Link(Struct, forbid_unknown_fields=True):
    code: Annotated[str, Meta(min_length=4, max_length=80)]


# --- replay -----------------------------------------------------------------------------------------------------------
class ReplayStep(Struct):
    """One version of the table: who picked, what happened, and the scores after it."""

    version: int
    seat: int | None  # None: Nature
    lines: list[Line]
    scores: list[int]


class Comment(Struct):
    """What a player wrote about the table as it stood at a version of the viewer's."""

    version: int
    seat: int
    text: str
    at: float


class NewComment(Struct, forbid_unknown_fields=True):
    """`seat`: through whose eyes the version is counted; without it as for the replay."""

    version: int
    text: str
    seat: int | None = None


class Comments(Struct):
    comments: list[Comment]


class Replay(Struct):
    table: TableSummary
    edition: str
    viewer: int | None
    steps: list[ReplayStep]
    comments: list[Comment]
    may_comment: bool


class Frame(Struct):
    """The table as it stood at one version."""

    version: int
    progress: dict[str, int | str]
    phase: str
    picture: dict[str, Any]
    tallies: list[dict[str, int]]
    outcome: Outcome


class Rating(Struct):
    """`shown` is the mean minus twice the uncertainty."""

    game: str
    name: str
    kind: Literal["person", "bot"]
    you: bool
    mean: float
    uncertainty: float
    shown: float
    tables: int


class Ratings(Struct):
    ratings: list[Rating]


class Health(Struct):
    status: Literal["ok", "closing", "failing"]
    version: str
    tables: int
    connections: int


class Fault(Struct):
    """Every refusal over HTTP: what happened and what to do."""

    fault: str
    text: str
    detail: str = ""  # in English, for people who write clients
