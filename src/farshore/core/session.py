"""A game under way: the table, the moves that led to it, and the one way to make the next.

Servers, the terminal, replays, tests and users all hold a Session. Loops that must be fast (search, arena, batches)
work on the table directly; see `play.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from farshore.core.agenda import NATURE, SPECTATOR, Ask, State
from farshore.core.decision import Decision, apply, pending
from farshore.core.errors import (
    BrokenRecord,
    CannotUndo,
    FarshoreError,
    NotYourDecision,
    UnknownSeat,
    WrongSeatCount,
)
from farshore.core.game import Game, Outcome
from farshore.core.moves import UNDO, Event, Move, heard
from farshore.core.notation import Answer, parse, picks_of, question, seat_letter
from farshore.core.question import Question, question_of
from farshore.core.record import Recorder
from farshore.core.rng import Rng
from farshore.core.sets import meant
from farshore.core.sight import Sight, sight_of
from farshore.core.undo import undoable
from farshore.core.view import view

Luck = Callable[[State, Ask], int]  # answers Nature's questions
SNAPSHOT_EVERY = 64  # rows; what is taken back costs no more than playing these again


def seeded(seed: int) -> Luck:
    """Luck that is the same for the same seed and picks. Of a large seed 64 bits count."""
    rng = Rng((seed + (1 << 63)) % (1 << 64) - (1 << 63))
    return lambda s, ask: ask.sample(s, rng)


@mypyc_attr(allow_interpreted_subclasses=True)
class Session:
    """`luck` answers for Nature; without it a session only follows lines it is given (`read`)."""

    analyser: ClassVar[Any] = None  # the front door puts it here

    def __init__(
        self,
        game: Game,
        seats: int,
        variants: Mapping[str, str] | None = None,
        edition: str = "standard",
        luck: Luck | None = None,
        players: Sequence[str] = (),
        skips: Iterable[int] = (),
    ) -> None:
        self.game = game
        self.seats = seats
        self.variants = game.settle(seats, variants)
        self.edition = edition
        self.luck = luck
        self.players = names_of(players, seats)
        self.skips = set(skips)  # seats whose questions are answered where there is nothing to decide
        self.notes: dict[str, str] = {}  # for the header of the record
        self.moves: list[Move] = []
        self.s: Any = self.fresh()
        self.asked_at: dict[int, int] = dict.fromkeys(range(seats), 0)  # seat -> the row after which it was asked
        self.choice = 1 if self.s.lanes else 0  # how many simultaneous choices there have been
        self._before: tuple[int, State | None] = (0, None)  # the table before the latest picks of one seat
        self._snapshots: list[tuple[int, State | None]] = [self._before]  # the table after some rows; None: a fresh one
        self._pending: tuple[State | None, int, list[Decision]] = (None, 0, [])  # the table, after how many rows, found
        self._sight: Sight | None = None
        self._only: dict[int, int | None] = {}  # of these, by seat: the one pick worth offering
        if luck is not None:
            self.advance()

    def __repr__(self) -> str:
        asked = ", ".join(f"{q.seat} {q.name}" for q in self.questions) or ("over" if self.over else "Nature's turn")
        return f"<Session {self.game.name}, {self.seats} seats, {len(self.live)} picks: {asked}>"

    def fresh(self) -> State:
        """The table before the first pick."""
        s: State = self.game.new(self.seats, self.variants, self.edition)
        return s

    @property
    def sight(self) -> Sight:
        """Compares what a seat sees."""
        if self._sight is None:
            self._sight = sight_of(self.game, self.seats, self.variants, self.edition)
        return self._sight

    # --- looking -------------------------------------------------------------------------------------
    @property
    def pending(self) -> list[Decision]:
        """The open questions, looked up once for every row: servers ask for them again and again."""
        s, row, found = self._pending
        if s is not self.s or row != len(self.moves):
            found = pending(self.s)
            self._pending = (self.s, len(self.moves), found)
            self._only = {}
        return found

    def look_again(self) -> None:
        """The table was changed by hand: look up its questions again."""
        self._pending = (None, 0, [])

    @property
    def over(self) -> bool:
        return not self.pending

    @property
    def questions(self) -> list[Question]:
        """What is being asked of the seats; of several at once where all choose together."""
        return [question_of(self.s, d) for d in self.pending if d.seat != NATURE]

    @property
    def waiting(self) -> list[int]:
        return [d.seat for d in self.pending if d.seat != NATURE]

    @property
    def live(self) -> list[Move]:
        """The picks that stand, in order: the record of the game."""
        return [move for move in self.moves if move.counts]

    def decision(self, seat: int) -> Decision | None:
        for d in self.pending:
            if d.seat == seat:
                return d
        return None

    def view(self, seat: int) -> State:
        """What a seat, or a SPECTATOR, may know."""
        return view(self.s, self._checked(seat))

    def events(self, seat: int, since: int = 0) -> list[Event]:
        """What a seat has been told, from the event number `since` on."""
        return [event for _, event in heard(self.moves, self._checked(seat))][since:]

    def _checked(self, seat: int) -> int:
        if seat != SPECTATOR and not 0 <= seat < self.seats:
            raise UnknownSeat(f"there is no seat {seat}; there are 0 to {self.seats - 1}")
        return seat

    def outcome(self) -> Outcome:
        """Scores by category, ranking and winners, as things stand."""
        return self.game.outcome(self.s)

    def analyse(self, budget: Any = None, report: Any = None) -> Any:
        """What every decision cost and what luck gave: `farshore.analyse`. Core knows no bots; the door has it."""
        if Session.analyser is None:
            raise FarshoreError("a session analyses itself once it came through `farshore`; or use farshore.analyse")
        return Session.analyser(self, budget, report)

    # --- moving --------------------------------------------------------------------------------------
    def pick(self, path: Answer, seat: int | None = None) -> list[Move]:
        """Answer for a seat, or for the first that is asked; then luck falls. Every move made, in order.

        `path` is an option as spelled in `questions`. Where several things are chosen, a list of them is the whole
        choice, in any order. An error changes nothing.
        """
        if seat is None:
            seat = next(iter(self.waiting), None)
        d = None if seat is None or seat == NATURE else self.decision(seat)
        if d is None:
            raise NotYourDecision("the game is over" if self.over else f"seat {seat} is not being asked anything now")
        picks = picks_of(self.s, d, path)
        if isinstance(path, str) and seat in self.skips:  # nobody answers for this seat pick by pick
            picks = list(meant(self.s, d.seat, picks[0]))
        made: list[Move] = []
        for pick in picks:
            now = self.decision(d.seat)
            if now is None or type(now.ask) is not type(d.ask) or pick not in now.options(self.s):
                break
            made.append(self._make(now, pick, now.ask.describe(self.s, pick)))
        return made + self.advance()

    def advance(self) -> list[Move]:
        """Nature's picks, and answers that need nobody, until somebody has something to decide."""
        made = []
        while (move := self._draw() or self._skip()) is not None:
            made.append(move)
        return made

    def _draw(self) -> Move | None:
        d = self.decision(NATURE) if self.luck is not None else None
        if d is None or self.luck is None:
            return None
        pick = self.luck(self.s, d.ask)
        return self._make(d, pick, d.ask.describe(self.s, pick))

    def _skip(self) -> Move | None:
        """Answer a question with only one option worth offering, if its seat wants that.

        In a simultaneous choice the answer that would finish a seat's part waits for the last of the others: its speed
        would tell that there was nothing to choose.
        """
        open_now = self.pending
        forced = [(d, pick) for d in open_now if d.seat in self.skips and (pick := self._only_offer(d)) is not None]
        if len(forced) < len(open_now):
            forced = [(d, pick) for d, pick in forced if self._stays_open(d, pick)]
        if not forced:
            return None
        d, pick = forced[0]
        return self._make(d, pick, d.ask.describe(self.s, pick))

    def is_forced(self, seat: int) -> bool:
        """Will this seat's open question be answered for it, once the others have chosen?"""
        d = self.decision(seat) if seat in self.skips else None
        return d is not None and self._only_offer(d) is not None

    def _only_offer(self, d: Decision) -> int | None:
        """Looked up once for every row, like the questions."""
        if d.seat not in self._only:
            self._only[d.seat] = only_offer(self.s, d)
        return self._only[d.seat]

    def _stays_open(self, d: Decision, pick: int) -> bool:
        tried = self.s.clone()
        apply(tried, d.seat, pick)
        return any(other.seat == d.seat for other in pending(tried))

    def _make(self, d: Decision, pick: int, path: str) -> Move:
        return self._play(d.seat, pick, f"{seat_letter(d.seat)} {question(d.ask)} {path}")

    def _play(self, seat: int, pick: int, text: str) -> Move:
        """Apply a pick and remember it."""
        number = len(self.moves) + 1
        choice = self.choice if self.s.lanes else 0
        if not choice and not self._continues(seat):
            self._before = (number - 1, self.s.clone())
        if (number - 1) // SNAPSHOT_EVERY > self._snapshots[-1][0] // SNAPSHOT_EVERY:
            self._snapshots.append((number - 1, self.s.clone()))
        choosing = self.s.commits  # a list of its own for every choice, while lanes are used again
        self.s.log = []
        try:
            apply(self.s, seat, pick)
            events = [Event(e[0], self.game.facts(self.s, e), e[2]) for e in self.s.log]
        finally:
            self.s.log = None
        move = Move(number, seat, text, pick, self.asked_at.get(seat, 0), choice, events=events)
        move.closes = bool(choice) and (not self.s.lanes or self.s.commits is not choosing)
        self.moves.append(move)
        self._note_questions(move)
        return move

    def _continues(self, seat: int) -> bool:
        """Does this seat go on picking, with nothing between its last pick and this one?"""
        last = self.moves[-1] if self.moves else None
        return last is not None and seat != NATURE and last.seat == seat and not last.choice

    def _note_questions(self, move: Move) -> None:
        """In lanes only the seat that picked is asked something new."""
        if move.choice and not move.closes:
            self.asked_at[move.seat] = move.number
            return
        self.asked_at = dict.fromkeys(range(self.seats), move.number)
        if self.s.lanes:
            self.choice += 1
            self._before = (move.number, self.s.clone())

    # --- taking back ---------------------------------------------------------------------------------
    def undo(self, seat: int | None = None, along: Sequence[int] = ()) -> Move:
        """Take back the latest pick of a seat, by default of the one that picked last; CannotUndo says why not.

        What the seats in `along` have answered since is taken back too; for bots.
        """
        if seat is None:
            seat = next((m.seat for m in reversed(self.moves) if m.counts and m.seat != NATURE), 0)
        move, reason = undoable(self, seat, along)
        if move is None:
            raise CannotUndo(reason)
        if not move.choice:
            for later in self.moves[: move.number - 1 : -1]:
                if later.counts:
                    self.take_back(later.seat, later.number)
        return self.take_back(seat, move.number)

    def take_back(self, seat: int, number: int) -> Move:
        """Take back a row, whether or not the policy allows it."""
        taken = self.moves[number - 1]
        is_open = bool(taken.choice) and bool(self.s.lanes) and taken.choice == self.choice
        choice = taken.choice if is_open else 0  # what everybody has seen, everybody sees taken back
        taken.undone = True
        row = Move(len(self.moves) + 1, seat, f"{UNDO}{number}", taken.pick, self.asked_at[seat], choice, undoes=number)
        self.moves.append(row)
        self._snapshots = [kept for kept in self._snapshots if kept[0] < number]
        if number <= self.kept:
            self._before = self._snapshots[-1]
        self.s = self.table_before(row.number + 1)
        if taken.closes:
            self.choice = taken.choice
        if is_open:
            self.asked_at[taken.seat] = row.number
        else:
            self.asked_at = dict.fromkeys(range(self.seats), row.number)
        return row

    @property
    def kept(self) -> int:
        """The row after which the latest picks begin; the policy takes back nothing older."""
        return self._before[0]

    def table_before(self, number: int) -> State:
        """The table as it stood before a row."""
        start, kept = next(x for x in reversed(self._snapshots) if x[0] < number)
        if start < self._before[0] < number:
            start, kept = self._before
        s = kept.clone() if kept is not None else self.fresh()
        for move in self.moves[start : number - 1]:
            if move.counts:
                apply(s, move.seat, move.pick)
        return s

    # --- text ----------------------------------------------------------------------------------------
    def read(self, line: str, seat: int = NATURE) -> Move:
        """One row of a journal or a record, checked; `seat` tells who took back, for an undo."""
        try:
            if line.startswith(UNDO):
                return self.take_back(seat, int(line.removeprefix(UNDO)))
            return self.replay(line)
        except (FarshoreError, ValueError, IndexError) as fault:
            raise BrokenRecord(f"row {len(self.moves) + 1}, '{line}', cannot be played: {fault}") from fault

    def replay(self, line: str) -> Move:
        """One pick as records spell it, Nature's too; luck does not fall after it."""
        return self._play(*parse(self.s, line), line)

    def record(self) -> str:
        """The game as text, with checkpoints."""
        recorder = Recorder(self.game, self.seats, self.variants, self.edition, self.players)
        recorder.record.header.notes.update(self.notes)
        s = self.fresh()
        for move in self.live:
            recorder.write(move.text)
            apply(s, move.seat, move.pick)
            recorder.checkpoint(s)
        if not pending(s):
            recorder.end(s)
        return str(recorder.record)


def names_of(players: Sequence[str], seats: int) -> list[str]:
    """A name for every seat, or none at all; each on one line, as records keep them."""
    if players and (isinstance(players, str) or len(players) != seats):
        raise WrongSeatCount(f"players are a list of {seats} names, not {players!r}")
    return [" ".join(str(name).split()) for name in players]


def only_offer(s: State, d: Decision) -> int | None:
    """The one pick worth offering, where nothing is left to decide."""
    if d.seat == NATURE:
        return None
    offered = d.ask.offered(s, d.options(s))
    return offered[0] if len(offered) == 1 else None
