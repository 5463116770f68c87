"""A record as a study sees it: the tables between its rows, its decisions, and the stretches of luck between them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from farshore.core.agenda import NATURE, State
from farshore.core.decision import apply
from farshore.core.moves import Move
from farshore.core.notation import question
from farshore.core.session import Session
from farshore.core.sets import lane_of, picks_left
from farshore.core.view import view
from farshore.study.choices import Picks, make
from farshore.study.types import Phase

PHASES: tuple[Phase, ...] = ("opening", "middle", "end")


@dataclass
class Choice:
    """What one seat decided: one row, or those of a set. `table` is the table at which it was asked, others unheard."""

    seat: int
    rows: list[int]
    picks: list[int]
    table: State
    question: str
    options: int
    before: int  # the row after which the table was last at rest, and
    after: int = 0  # the row after which it is again: in a simultaneous choice, when all have chosen

    @property
    def first(self) -> int:
        return self.rows[0]

    @property
    def chosen(self) -> Picks:
        return tuple(self.picks)

    def prompt(self) -> tuple[dict[str, Any], int]:
        """What the question was about, as far as the seat could know, and how many picks it could take."""
        seen = view(self.table, self.seat)
        ask = lane_of(seen, self.seat).asking
        assert ask is not None
        return dict(ask.about(seen)), int(picks_left(seen, ask))


@dataclass
class Stretch:
    """Nature's picks in a row."""

    first: int
    last: int


@dataclass
class Timeline:
    session: Session
    tables: list[State]  # after each row, the first before any
    choices: list[Choice] = field(default_factory=list)  # where there was something to decide
    luck: list[Stretch] = field(default_factory=list)

    @property
    def rows(self) -> int:
        return len(self.tables) - 1

    def phase(self, row: int) -> Phase:
        return PHASES[min(2, 3 * (row - 1) // max(1, self.rows))]

    def moments(self) -> list[int]:
        """The rows after which the table is worth a look, in order."""
        ends = [row for choice in self.choices for row in (choice.before, choice.after)]
        return sorted({0, self.rows, *ends, *self.lucky_rows()})

    def lucky_rows(self) -> set[int]:
        """The rows before and after luck."""
        return {row for stretch in self.luck for row in (stretch.first - 1, stretch.last)}


def timeline(session: Session) -> Timeline:
    """Plays the picks that stand again. Undone ones do not count."""
    moves = session.live
    s = session.fresh()
    line = Timeline(session, [s.clone()])
    walk = Walk(line.choices)
    for row, move in enumerate(moves, start=1):
        if move.choice and (row == 1 or moves[row - 2].choice != move.choice):
            end = next((k for k in range(row, len(moves)) if moves[k].choice != move.choice), len(moves))
            split_lanes(line, s, moves, row, end)
        if move.seat == NATURE:
            note_luck(line.luck, row)
        if move.choice or move.seat == NATURE:
            apply(s, move.seat, move.pick)
            walk = Walk(line.choices)
        else:
            walk.follow(s, move, row)
        line.tables.append(s.clone())
    line.choices = sorted((c for c in line.choices if c.options > 1), key=lambda c: (c.after, c.seat, c.first))
    return line


def note_luck(luck: list[Stretch], row: int) -> None:
    if luck and luck[-1].last == row - 1:
        luck[-1].last = row
    else:
        luck.append(Stretch(row, row))


def split_lanes(line: Timeline, s: State, moves: list[Move], first: int, last: int) -> None:
    """A simultaneous choice seat by seat, each on a table of its own: nobody knew what the others chose."""
    rows = range(first, last + 1)
    for seat in sorted({moves[row - 1].seat for row in rows}):
        alone = s.clone()
        walk = Walk(line.choices, (first - 1, last))
        for row in rows:
            if moves[row - 1].seat == seat:
                walk.follow(alone, moves[row - 1], row)


class Walk:
    """Follows the picks of one seat, and puts those of one choice together."""

    def __init__(self, choices: list[Choice], between: tuple[int, int] | None = None) -> None:
        self.choices = choices
        self.between = between  # rows before and after a simultaneous choice
        self.open: Choice | None = None  # a choice of which something is left

    def follow(self, s: State, move: Move, row: int) -> None:
        lane = lane_of(s, move.seat)
        ask = lane.asking
        assert ask is not None
        choice = self.open
        if choice is None or choice.seat != move.seat:
            before, after = self.between or (row - 1, row)
            choice = Choice(move.seat, [], [], s.clone(), question(ask), 0, before, after)
            self.choices.append(choice)
        choice.rows.append(row)
        choice.picks.append(move.pick)
        choice.options = max(choice.options, len(ask.offered(s, lane.options)))
        if self.between is None:
            choice.after = row
        self.open = choice if make(s, move.seat, move.pick) is not None else None
