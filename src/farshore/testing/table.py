"""A table for rule tests: positions set up by hand, luck scripted, picks spelled."""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Iterable
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from farshore.core.agenda import NATURE, Lane, RawEvent, Step, begin
from farshore.core.decision import Decision, apply, pending
from farshore.core.errors import FarshoreError
from farshore.core.game import Fact, Game
from farshore.core.notation import parse, question, spellings
from farshore.core.rng import Rng


def row(*numbers: int) -> vec[i64]:
    """A row of numbers as states hold them: `s.players[0].cubes = row(3, 0, 0, 1)`."""
    return vec[i64](list(numbers))


class Table:
    """A game under test. Nature answers by herself: what `luck` says, else by the seed."""

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
        self.s: Any = game.new(seats, variants, edition)
        self.s.log = []
        self.rng = Rng(seed)
        self.scripted: defaultdict[str, deque[str]] = defaultdict(deque)
        self.luck(*luck)
        self.run_luck()

    def luck(self, *lines: str) -> None:
        """Nature's next answers, `turn-up-point-card card:P07`; each question has a queue of its own."""
        for line in lines:
            asked, _, path = line.partition(" ")
            self.scripted[asked].append(path)

    def run_luck(self) -> None:
        while (d := self._asking()) is not None and d.seat == NATURE:
            queue = self.scripted[question(d.ask)]
            if queue:
                apply(self.s, *parse(self.s, f"N {question(d.ask)} {queue.popleft()}"))
            else:
                apply(self.s, NATURE, d.ask.sample(self.s, self.rng))

    def play(self, *lines: str) -> None:
        """Picks in full, `0 turn location:A1-3`, one after the other."""
        for line in lines:
            apply(self.s, *parse(self.s, line))
            self.run_luck()

    def pick(self, *paths: str) -> None:
        """Picks of whoever is asked: `location:A1-3`. In lanes, say who with `play`."""
        for path in paths:
            d = self._must_ask()
            self.play(f"{d.seat} {question(d.ask)} {path}")

    def refuses(self, line: str) -> bool:
        """Is this pick (in full, or of whoever is asked) turned down?"""
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
        """Begin from here: the table as it has been laid out by hand, and these steps to come."""
        self.s.agenda = self.s.here = Lane()
        self.s.lanes = []
        self.s.openings = None
        for step in reversed(steps):
            self.s.agenda.push(step)
        begin(self.s)
        self.run_luck()

    def heard(self, name: str | None = None) -> list[dict[str, Fact]]:
        """What has happened so far, as told to those who may hear it; only events of that name, if one is given."""
        events: list[RawEvent] = self.s.log
        return [self.game.facts(self.s, event) for event in events if name is None or event[0] == name]

    def _asking(self) -> Decision | None:
        open_now = pending(self.s)
        return open_now[0] if open_now else None

    def _must_ask(self) -> Decision:
        d = self._asking()
        assert d is not None, "the game is over"
        return d
