"""The course of one game: the table's state, the journal that led to it, and who may know what of it.

Everything here follows from the journal alone: loading a table plays its journal again. Versions count journal rows
*as one pair of eyes sees them*: what others pick in their lanes does not count until the lanes close, or the number
would tell how often they picked.
"""

from __future__ import annotations

import secrets
from bisect import bisect_right
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from farshore.core.agenda import NATURE, State
from farshore.core.decision import Decision, apply, decision_of, pending
from farshore.core.errors import BrokenRecord, FarshoreError, NotYourDecision
from farshore.core.game import Fact, Game
from farshore.core.notation import parse, question, spell
from farshore.core.rng import Rng
from farshore.core.view import view

UNDO = "undo "


@dataclass(frozen=True)
class Happening:
    """An event, told in refs and numbers."""

    name: str
    told: dict[str, Fact]
    audience: int


@dataclass
class Moment:
    """One row of the journal, understood."""

    number: int
    seat: int
    text: str
    asked: int  # the row after which the question was put
    lanes: int  # which simultaneous choice it belongs to, counted from 1; 0: none
    closes: bool = False  # it was the last answer, and all are revealed
    undone: bool = False
    undoes: int = 0  # the row taken back by this one; 0: this is a pick
    happened: list[Happening] = field(default_factory=list)
    shows: bool | None = field(default=None, compare=False)  # did the seat learn something by it? see `undo.py`

    def is_seen_by(self, eye: int) -> bool:
        return self.lanes == 0 or self.closes or self.seat == eye

    @property
    def counts(self) -> bool:
        """A pick that stands."""
        return not self.undone and not self.undoes


class Course:
    def __init__(self, game: Game, seats: int, options: Mapping[str, str], edition: str) -> None:
        self.game = game
        self.options = game.settle(seats, options)
        self.edition = edition
        self.seats = seats
        self.moments: list[Moment] = []
        self.s = self.start()
        self._seen: dict[int, list[int]] = {}  # eye -> how many rows it has seen, by row
        self.asked: dict[int, int] = dict.fromkeys(range(seats), 0)  # seat -> the row after which it was asked
        self.lanes = 1 if self.s.lanes else 0  # how many simultaneous choices there have been
        self._before: tuple[int, State] = (0, self.s.clone())  # the table before the latest picks of one seat

    def start(self) -> State:
        """The table before the first pick."""
        s: State = self.game.new(self.seats, self.options, self.edition)
        return s

    # --- what is the case ------------------------------------------------------------------------------
    @property
    def is_over(self) -> bool:
        return not pending(self.s)

    @property
    def live(self) -> list[Moment]:
        """The picks that count, in order: the record of the game."""
        return [m for m in self.moments if m.counts]

    def waiting(self) -> list[int]:
        return [d.seat for d in pending(self.s) if d.seat != NATURE]

    def decision(self, seat: int) -> Decision | None:
        try:
            return decision_of(self.s, seat)
        except NotYourDecision:
            return None

    def version(self, eye: int, upto: int | None = None) -> int:
        """How many rows these eyes have seen happen, up to a row. Rows do not change in this, so the sums are kept."""
        return self._sums(eye)[-1 if upto is None else upto]

    def _sums(self, eye: int) -> list[int]:
        sums = self._seen.setdefault(eye, [0])
        for m in self.moments[len(sums) - 1 :]:
            sums.append(sums[-1] + m.is_seen_by(eye))
        return sums

    def since(self, eye: int, version: int) -> list[Moment]:
        """The rows after a version, and those before it whose lanes were still open then."""
        start = bisect_right(self._sums(eye), version) - 1
        while start > 0 and self.moments[start - 1].lanes and not self.moments[start - 1].closes:
            start -= 1
        return self.moments[start:]

    def view(self, eye: int) -> State:
        return view(self.s, eye)

    def asked_version(self, seat: int) -> int:
        return self.version(seat, self.asked[seat])

    # --- what happens ------------------------------------------------------------------------------------
    def pick(self, seat: int, path: str) -> Moment:
        """A seat's pick by its path; raises IllegalPick or NotYourDecision and changes nothing."""
        ask = decision_of(self.s, seat).ask
        return self.play(f"{seat} {question(ask)} {path}")

    def draw(self) -> Iterator[Moment]:
        """Nature's picks until a seat is asked. Each from fresh luck, so that no past draw tells of the next."""
        while any(d.seat == NATURE for d in pending(self.s)):
            ask = decision_of(self.s, NATURE).ask
            drawn = ask.sample(self.s, Rng(secrets.randbits(62)))
            yield self.play(spell(self.s, NATURE, drawn))

    def play(self, line: str) -> Moment:
        """A pick as its spelling: checked, applied, remembered."""
        seat, pick = parse(self.s, line)
        number = len(self.moments) + 1
        lanes = self.lanes if self.s.lanes else 0
        if not lanes and not self._continues(seat):
            self._before = (number - 1, self.s.clone())
        choosing = self.s.lanes
        self.s.log = []
        apply(self.s, seat, pick)
        moment = Moment(number, seat, line, self.asked.get(seat, 0), lanes)
        moment.closes = bool(lanes) and self.s.lanes is not choosing
        moment.happened = self._heard()
        self.moments.append(moment)
        self._note_questions(moment)
        return moment

    def _heard(self) -> list[Happening]:
        heard = [Happening(event[0], self.game.facts(self.s, event), event[2]) for event in self.s.log or []]
        self.s.log = None
        return heard

    def _continues(self, seat: int) -> bool:
        """Does this seat go on picking, with nothing between its last pick and this?"""
        last = self.moments[-1] if self.moments else None
        return last is not None and seat != NATURE and last.seat == seat and not last.lanes

    def _note_questions(self, moment: Moment) -> None:
        """In lanes only the one who picked is asked anew."""
        if moment.lanes and not moment.closes:
            self.asked[moment.seat] = moment.number
            return
        for seat in range(self.seats):
            self.asked[seat] = moment.number
        if self.s.lanes:
            self.lanes += 1
            self._before = (moment.number, self.s.clone())

    @property
    def kept(self) -> int:
        """The row after which the latest picks begin; what is older cannot be taken back."""
        return self._before[0]

    def undo(self, seat: int, number: int) -> Moment:
        """Take back a row; whether that is allowed is for `undo.py` to say."""
        taken = self.moments[number - 1]
        taken.undone = True
        row = Moment(len(self.moments) + 1, seat, f"{UNDO}{number}", self.asked[seat], taken.lanes, undoes=number)
        self.moments.append(row)
        self.s = self.table_before(len(self.moments) + 1)
        if taken.lanes:
            self.asked[seat] = row.number
        else:
            self.asked = dict.fromkeys(range(self.seats), row.number)
        return row

    def table_before(self, number: int) -> State:
        """The table as it stood before one of the latest picks: the last kept table, and what counts since then."""
        start, kept = self._before
        s = kept.clone()
        for m in self.moments[start : number - 1]:
            if m.counts:
                apply(s, *parse(s, m.text))
        return s

    # --- from the journal --------------------------------------------------------------------------------
    def read(self, number: int, seat: int, text: str) -> None:
        """One row of a stored journal."""
        try:
            if text.startswith(UNDO):
                self.undo(seat, int(text.removeprefix(UNDO)))
            else:
                self.play(text)
        except (FarshoreError, ValueError, IndexError) as fault:
            raise BrokenRecord(f"row {number}, '{text}', cannot be played: {fault}") from fault
