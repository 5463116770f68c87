"""What travels over HTTP: forms that browsers send, and the pages of data they get."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from farshore.server.messages import Line, Outcome, SeatNumber, Setting
from farshore.tables.sheet import ClockRule, Name, Status

Secret = Annotated[str, Meta(min_length=20, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Word = Annotated[str, Meta(min_length=1, max_length=80)]


# --- home -------------------------------------------------------------------------------------------------------------
class OptionValue(Struct):
    value: str
    label: str
    help: str


class OptionCard(Struct):
    """A choice among values, or a number from `low` to `high`, or both."""

    name: str
    label: str
    help: str
    default: str
    values: list[OptionValue]
    low: int | None
    high: int | None
    seats: tuple[int, int] | None  # offered only to so many players


class EditionCard(Struct):
    name: str
    title: str
    provenance: dict[str, int]  # rulebook, source, reconstructed, owner: how many components


class GameCard(Struct):
    name: str
    title: str
    tagline: str
    seats: tuple[int, int]
    options: list[OptionCard]
    editions: list[EditionCard]


class BotCard(Struct):
    name: str
    label: str
    help: str


class Me(Struct):
    name: str  # empty until one has been given
    tables: int


class Home(Struct):
    games: list[GameCard]
    bots: list[BotCard]
    languages: list[str]
    me: Me
    version: str
    compiled: bool


class RefWords(Struct):
    name: str
    help: list[str]


class Words(Struct):
    """Names and explanations of a game's things, in one language."""

    refs: dict[str, RefWords]
    tallies: dict[str, tuple[str, str]]  # of one, of several
    scores: dict[str, str]
    phases: dict[str, str]


class Guide(Struct):
    game: str
    language: str
    markdown: str


# --- tables -----------------------------------------------------------------------------------------------------------
class SeatForm(Struct, forbid_unknown_fields=True):
    """`me`: the one who opens the table; `person`: whoever opens the invite link; `bot`: the level in `bot`."""

    kind: Literal["me", "person", "bot"]
    name: Annotated[str, Meta(max_length=40)] = ""
    bot: Name | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    game: Word
    seats: Annotated[list[SeatForm], Meta(min_length=1, max_length=16)]
    options: Annotated[dict[Word, Word], Meta(max_length=40)] = {}
    edition: Word = "standard"
    clock: ClockRule = field(default_factory=ClockRule)
    visibility: Literal["private", "open"] = "private"  # open: in the lobby, anybody may sit down or watch
    pause: Annotated[float, Meta(ge=0, le=10)] = 0.6
    webhook: Annotated[str, Meta(max_length=400)] = ""  # told when an absent person's turn comes


class Invite(Struct):
    """`/join/<secret>` seats whoever opens it; it works once."""

    seat: int
    path: str


class SeatCard(Struct):
    name: str
    colour: int
    kind: Literal["person", "bot", "open"]
    yours: bool


class TableCard(Struct):
    id: str
    game: str
    title: str
    status: Status
    seats: list[SeatCard]
    settings: list[Setting]
    your_turn: bool
    opened: float
    changed: float
    until: float | None  # when a gathering is called off, if nothing happens there
    winners: list[int]  # none: a solo game was lost
    scores: list[int]  # by seat, once the table is finished


class Opened(Struct):
    table: TableCard
    invites: list[Invite]


class Lobby(Struct):
    """Tables with an open seat, tables to watch, one's own running ones and one's finished ones."""

    open: list[TableCard]
    watch: list[TableCard]
    mine: list[TableCard]
    finished: list[TableCard]


class Join(Struct, forbid_unknown_fields=True):
    secret: Secret
    name: Annotated[str, Meta(max_length=40)] = ""


class Sit(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    name: Annotated[str, Meta(max_length=40)] = ""


class Joined(Struct):
    table: str
    seat: int


class Introduce(Struct, forbid_unknown_fields=True):
    name: Name


# --- replay -----------------------------------------------------------------------------------------------------------
class Moment(Struct):
    """One version of the table: who picked, what it led to, and the scores after it."""

    version: int
    seat: int | None  # None: Nature
    lines: list[Line]
    scores: list[int]


class Replay(Struct):
    table: TableCard
    edition: str
    eye: int | None
    moments: list[Moment]


class Frame(Struct):
    """The table as it stood at one version."""

    version: int
    progress: dict[str, int | str]
    phase: str
    picture: dict[str, Any]
    tallies: list[dict[str, int]]
    outcome: Outcome


class Rating(Struct):
    """`shown` is what one can be sure of: mean minus twice the uncertainty."""

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
    status: Literal["ok", "closing"]
    version: str
    tables: int
    connections: int


class Fault(Struct):
    """Every refusal over HTTP: what happened and what to do."""

    fault: str
    text: str
    detail: str = ""  # in English, for those who write programs


PAGES = (
    Home,
    Words,
    Guide,
    NewTable,
    Opened,
    Lobby,
    Join,
    Sit,
    Joined,
    Introduce,
    Replay,
    Frame,
    Ratings,
    Health,
    Fault,
)
