"""A table for rule tests: positions set up by hand, luck scripted, picks spelled."""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Iterable
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from farshore.core.agenda import Ask, Lane, State, Step, begin
from farshore.core.decision import Decision, pending
from farshore.core.errors import FarshoreError
from farshore.core.game import Fact, Game
from farshore.core.moves import Event, Move
from farshore.core.notation import parse, question, spellings
from farshore.core.rng import Rng
from farshore.core.session import Session


def row(*numbers: int) -> vec[i64]:
    """A row of numbers as states hold them: `s.players[0].cubes = row(3, 0, 0, 1)`."""
    return vec[i64](list(numbers))


class ScriptedTable:
    """A game under test. Nature answers what `luck` says, otherwise by the seed."""

    def __init__(
        self,
        game: Game,
        seats: int = 2,
        luck: Iterable[str] = (),
        seed: int = 0,
        edition: str = "standard",
        **variants: str,
    ) -> None:
        self.game = game
        self.rng = Rng(seed)
        self.scripted: defaultdict[str, deque[str]] = defaultdict(deque)
        self.luck(*luck)
        self.session = Session(game, seats, variants, edition, self.answer_for_nature)
        self.log: list[Event] = [event for move in self.session.moves for event in move.events]

    @property
    def s(self) -> Any:
        """The table itself, to lay out positions and to look at."""
        return self.session.s

    @s.setter
    def s(self, s: Any) -> None:
        self.session.s = s

    def luck(self, *lines: str) -> None:
        """Nature's next answers, `turn-up-point-card card:P07`; each question has a queue of its own."""
        for line in lines:
            asked, _, path = line.partition(" ")
            self.scripted[asked].append(path)

    def answer_for_nature(self, s: State, ask: Ask) -> int:
        queue = self.scripted[question(ask)]
        if queue:
            return parse(s, f"N {question(ask)} {queue.popleft()}")[1]
        return ask.sample(s, self.rng)

    def play(self, *lines: str) -> None:
        """Picks in full, `0 turn location:A1-3`, one after the other."""
        for line in lines:
            seat, _ = parse(self.s, line)
            self.session.look_again()  # a test may have moved by hand
            self._hear(self.session.pick(line.split(" ", 2)[2], seat))

    def choose(self, *paths: str, seat: int | None = None) -> None:
        """A whole set, in any order, for a seat or for the first that is asked."""
        self.session.look_again()
        self._hear(self.session.pick(paths, seat))

    def _hear(self, moves: list[Move]) -> None:
        self.log += [event for move in moves for event in move.events]

    def pick(self, *paths: str) -> None:
        """Picks of the player who is asked: `location:A1-3`. In lanes, name the seat with `play`."""
        for path in paths:
            d = self._must_ask()
            self.play(f"{d.seat} {question(d.ask)} {path}")

    def refuses(self, line: str) -> bool:
        """Is this pick refused? In full, or of the player who is asked."""
        d = self._must_ask()
        full = line if line[0].isdecimal() else f"{d.seat} {question(d.ask)} {line}"
        try:
            parse(self.s, full)
        except FarshoreError:
            return True
        return False

    def asked(self) -> list[str]:
        """Who is asked what: `["0 turn"]`; none: the game is over."""
        return [f"{d.seat} {question(d.ask)}" for d in pending(self.s)]

    def options(self, seat: int | None = None) -> list[str]:
        """The paths of what may be picked, by the seat or by the first that is asked."""
        open_now = [d for d in pending(self.s) if seat is None or d.seat == seat]
        return list(spellings(self.s, open_now[0])) if open_now else []

    def stage(self, *steps: Step) -> None:
        """Begin from here: the table as it was laid out by hand, and these steps next. Forgets earlier events."""
        self.s.agenda = self.s.here = Lane()
        self.s.lanes = []
        self.s.openings = None
        for step in reversed(steps):
            self.s.agenda.push(step)
        self.s.log = []
        begin(self.s)
        self.log = [Event(e[0], self.game.facts(self.s, e), e[2]) for e in self.s.log]
        self.s.log = None
        self.session.look_again()
        self._hear(self.session.advance())

    def heard(self, name: str | None = None) -> list[dict[str, Fact]]:
        """The facts of the events since the start or `stage`; only of that name, if one is given."""
        return [event.facts for event in self.log if name is None or event.name == name]

    def _asking(self) -> Decision | None:
        open_now = pending(self.s)
        return open_now[0] if open_now else None

    def _must_ask(self) -> Decision:
        d = self._asking()
        assert d is not None, "the game is over"
        return d
