"""Bodies of the pages about finished games: an analysis in words, a moment, a try, what if."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from farshore.server import socket_types as m
from farshore.server.http_types import TableSummary
from farshore.server.request_types import Path, SeatNumber, Version
from farshore.study.types import Accuracy, Estimate, Mark
from farshore.tables.info import Name

Paths = Annotated[list[Path], Meta(max_length=60)]  # none: nothing, where that may be chosen


class StudyMoment(Struct):
    """Who would win after a row, by seat."""

    row: int
    shares: list[Estimate]
    scores: list[Estimate]


class StudyCandidate(Struct):
    """A pick that could have been made: its paths, and the same in words."""

    paths: list[str]
    label: str
    share: Estimate
    gap: Estimate  # to the best
    score: Estimate
    reasons: list[tuple[str, float]]  # final points by category against the pick that was played, the largest first


class StudyReading(Struct):
    """What could have been picked. `candidates` begin with the best; `played` is the place of the one that was made."""

    played: int
    loss: Estimate
    candidates: list[StudyCandidate]
    simulations: int


class StudyDecision(Struct):
    """A decision of the game."""

    number: int  # from 1
    first: int  # its first row
    last: int
    seat: int
    mark: Mark | None
    own: StudyReading  # by what the seat could know
    open: StudyReading | None  # with all cards open: hindsight


class StudyMilestone(Struct):
    """The end of a part of the game."""

    row: int
    text: str


class StudyTurn(Struct):
    """A turning point: what somebody picked, or luck, and how that changed the win share of one seat most."""

    row: int  # its first
    seat: int | None  # who picked; None: luck
    text: str  # what was picked
    most: int
    change: Estimate


class StudySeat(Struct):
    """A seat over the whole game, in points of win share."""

    seat: int
    luck: Estimate
    skill: Estimate
    accuracy: list[Accuracy]  # the whole game first, then its phases
    inaccuracies: int
    mistakes: int
    blunders: int
    points: list[tuple[str, int, float | None]]  # by category: what the seat has, and what the strongest bot reaches


class StudyReport(Struct):
    moments: list[StudyMoment]
    decisions: list[StudyDecision]
    milestones: list[StudyMilestone]
    turns: list[StudyTurn]  # in the order of the game
    seats: list[StudySeat]
    rows: int
    bot: str  # in words: who looked for better picks
    simulations: int  # of each comparison
    yardstick_games: int  # that the bot played from the same start; 0: none
    yardstick_simulations: int  # a pick


class StudyPage(Struct):
    """An analysis of a finished table, or how far it is. Until all is done, the report has no yardstick."""

    table: TableSummary
    viewer: int | None  # the person's own seat, or None
    done: int
    total: int  # 0: it has not been asked for
    failed: bool
    report: StudyReport | None


class TryPick(Struct, forbid_unknown_fields=True):
    """Another answer to a decision that was made."""

    seat: SeatNumber
    answer: Path | Paths


class TryPart(Struct, forbid_unknown_fields=True):
    """What may be added to this part of a choice?"""

    seat: SeatNumber
    chosen: Annotated[list[Path], Meta(max_length=60)]


class TryResult(Struct):
    """What the other answer is worth beside the best and the one that was played, and how the table goes on."""

    choice: StudyCandidate
    best: bool
    lines: list[m.Line]  # what follows: luck falls, and the bots answer
    table: m.TableMessage


class PlayOn(Struct, forbid_unknown_fields=True):
    """A new table that goes on after a row of a finished one."""

    row: Version
    seat: SeatNumber
    luck: Literal["same", "fresh"] = "fresh"
    others: Literal["bots", "friends"] = "bots"
    bot: Name = "medium"
