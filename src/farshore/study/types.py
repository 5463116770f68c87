"""What a study says about a game, as typed data: it travels as JSON, and TypeScript types are generated from it.

Shares and chances go from 0 to 1; screens show them as per cent. A **row** is a pick of the record, counted from 1;
row 0 is the table before the first pick, so "after row 0" is the start. Records hold no undone picks: row k is the k-th
pick that stands. Seats count from 0; Nature is −1.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from farshore.players.levels import ADVISER, LEVELS

Mark = Literal["inaccuracy", "mistake", "blunder"]
Phase = Literal["opening", "middle", "end"]  # thirds of the rows of a game
Knowledge = Literal["own", "open"]  # what the asked seat may know; all cards open
Fact = str | int | dict[str, int]  # as in events: a ref, a number, or a bundle


class Budget(Struct, frozen=True):
    """How much is computed. More simulations: the same numbers, surer."""

    search: int = 300  # simulations that look for the best pick of a decision
    compare: int = 120  # simulations of each candidate, on the same imagined tables
    duel: int = 800  # of the best candidate and the one that was played, where these differ
    moment: int = 400  # simulations of the table before and after a decision
    luck: int = 2000  # and before and after Nature's picks: luck is a sum of many differences
    candidates: int = 3  # compared per decision, besides the pick that was played
    yardstick: int = 2  # games that the strongest bot plays from the same start; 0: none
    yardstick_search: int = LEVELS[ADVISER].simulations  # of a pick; at most what the bot makes in its time
    open_cards: bool = True  # read every decision a second time, with all cards open


class Estimate(Struct, frozen=True):
    """A mean over simulations, with its 95 % interval."""

    value: float
    low: float
    high: float


class Moment(Struct, frozen=True):
    """Who would win from here: the table after a row, all cards open, luck not yet fallen. One list entry per seat."""

    row: int
    shares: list[Estimate]  # of the win; they sum to 1 (in a solo game: the chance to win)
    scores: list[Estimate]  # expected final scores
    simulations: int


class Candidate(Struct, frozen=True):
    """A pick that could have been made. `paths` has several entries where several things are chosen together."""

    paths: list[str]  # as records spell them, without seat and question
    share: Estimate  # of the win for the asked seat, after this pick
    score: Estimate  # its expected final score
    gap: Estimate  # how much less share than with the best candidate, on the same imagined tables; 0 for the best
    categories: dict[str, float]  # its expected final points by category; differences tell why
    tries: int  # how often the search tried this pick
    simulations: int


class DecisionReading(Struct, frozen=True):
    """The candidates of a decision, the best first. The pick that was played is always among them."""

    knowledge: Knowledge
    candidates: list[Candidate]
    played: int  # its place among the candidates; 0: the best pick was played
    loss: Estimate  # of win share by the pick that was played; the value is never below 0
    at_stake: float  # win share between the best pick and a random one
    simulations: int  # of search and comparison together


class PlayedDecision(Struct, frozen=True):
    """One decision of the game, with how it was read. A choice of several things is one decision of several rows."""

    first: int  # its first row
    last: int  # its last row
    seat: int
    question: str  # the question's name, as records spell it
    paths: list[str]  # what was picked
    options: int  # how many were worth offering
    phase: Phase
    before: int  # number of the moment before it, among `Analysis.moments`
    after: int  # and after it; for a simultaneous choice after all have chosen
    own: DecisionReading  # by what the seat could know: marks and accuracy come from this one
    open: DecisionReading | None = None  # with all cards open; hindsight, no reproach
    mark: Mark | None = None  # none where the interval of the loss includes none
    about: dict[str, Any] = {}  # refs and numbers for the prompt, as in `Question.about`
    left: int = 1  # how many picks the question could take


class LuckReading(Struct, frozen=True):
    """Picks of Nature in a row, until somebody is asked: what they gave, against the mean over all she could pick."""

    first: int
    last: int
    before: int  # number of the moment before them
    after: int
    gains: list[Estimate]  # of win share, per seat


class Milestone(Struct, frozen=True):
    """A row after which a part of the game ended: an event that the game calls a milestone."""

    row: int
    event: str
    facts: dict[str, Fact]


class TurningPoint(Struct, frozen=True):
    """One of the rows where the win share of some seat changed most."""

    first: int
    last: int
    seat: int  # who picked; −1: Nature
    most: int  # the seat whose share changed most
    changes: list[Estimate]  # per seat


class Accuracy(Struct, frozen=True):
    """How much of what was at stake a seat kept: 100 is the best pick always, 0 is as good as random picks."""

    phase: Phase | None  # None: the whole game
    decisions: int
    kept: Estimate | None  # per cent; None where too little was at stake to tell


class CategoryPoints(Struct, frozen=True):
    """Points of one category: what the seat has in the end, and what the strongest bot reached from the same start."""

    category: str
    points: int
    yardstick: float | None  # mean over the bot's games


class SeatReport(Struct, frozen=True):
    """A seat over the whole game."""

    seat: int
    score: int
    won: bool
    luck: Estimate  # win share that Nature's picks gave or took
    skill: Estimate  # own picks against the best ones: 0 or less
    accuracy: list[Accuracy]  # the whole game first, then its phases
    inaccuracies: int
    mistakes: int
    blunders: int
    categories: list[CategoryPoints]


class Analysis(Struct, frozen=True):
    """All that is said about one game. Kept by `key`, so that nothing is computed twice."""

    key: str  # digest of the record, the budget and the analyser's version
    analyser: int
    game: str
    seats: int
    players: list[str]
    rows: int
    finished: bool
    bot: str  # whose search looked for better picks
    play_on: str  # who plays on in simulations: the heuristic of the search, `Game.rollouts`
    budget: Budget
    moments: list[Moment]
    decisions: list[PlayedDecision]
    luck: list[LuckReading]
    milestones: list[Milestone]
    turning_points: list[TurningPoint]
    reports: list[SeatReport]
    yardstick_games: int
    yardstick_simulations: int  # a pick


class AnalysisProgress(Struct, frozen=True):
    """How far an analysis is; `analysis` once it is done."""

    done: int
    total: int
    analysis: Analysis | None = None


class Puzzle(Struct, frozen=True):
    """A position where one pick is clearly best. The solver sees the asked seat's view and nothing else."""

    id: str  # the game and a digest of the position
    game: str
    seats: int
    variants: dict[str, str]
    row: int  # the position is after this row of the game it was found in
    seat: int  # who is asked
    question: str
    theme: str  # the question, or what decides: see `study/themes.py`
    difficulty: int  # 1 (the simple bot finds it) to 5
    solution: list[str]  # paths of the best pick
    candidates: list[Candidate]  # the solution first; shown after an answer
    simulations: int  # of the confirmation


class Variation(Struct):
    """A line of play that leaves another one after a row. The main line has number 0 and no parent."""

    number: int
    parent: int | None  # number of the variation it leaves
    row: int  # after this row of the parent; rows count from the start of the game
    name: str
    comment: str
    lines: list[str]  # its own rows from there on, as records spell them
    comments: dict[int, str]  # row -> a comment on it


class Study(Struct):
    """A game and what could have been: a tree of variations, each of which is a record of its own."""

    title: str
    header: list[str]  # of the records, as lines
    variations: list[Variation]  # the main line first
