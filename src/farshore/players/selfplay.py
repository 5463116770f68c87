"""Games to learn from: policies play, some of their picks at random, and positions at pauses are kept.

A position is kept as every seat observes it, and only the numbers that are not 0. What it was worth to a seat is told
by the rest of the game: by its end, and where teachers play also by what they expected at the pauses that followed
(temporal differences), which is less a matter of luck. A pick at random, made to see something new, says nothing about
the position before it: there what the teacher expected counts alone.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64, mypyc_attr

from farshore.core.agenda import NATURE, State, resolve, waiting
from farshore.core.policy import Policy, shown_to
from farshore.core.rng import Rng
from farshore.core.space import Observation, zeros_i16
from farshore.players.net import asked_of
from farshore.players.search import is_quiet

RARELY: Final = 32  # one pick in this many is random to the end: a game that never varies teaches little
PATIENCE: Final = 0.8  # how much what comes later tells of a position, compared with what was expected there
UNTOLD: Final = -1.0
NOT_KEPT: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Teacher(Policy):
    """A player that tells how well it expected to do with its last pick, from 0 (lost) to 1 (won)."""

    def __init__(self) -> None:
        self.expected: float = UNTOLD


class Sampler:
    """Every seat's row of every position that was kept, in the order of play, seat 0 first."""

    def __init__(self, observation: Observation, pauses: frozenset[type], keep: i64, seed: i64) -> None:
        self.observation: Observation = observation
        self.pauses: frozenset[type] = pauses
        self.keep: i64 = keep  # one pause in this many
        self.rng: Rng = Rng(seed)
        self.blank: vec[i16] = zeros_i16(observation.layout.size)
        self.places: vec[i16] = vec[i16]()
        self.numbers: vec[i16] = vec[i16]()
        self.ends: vec[i64] = vec[i64]()  # where each row ends in `places` and `numbers`
        self.worths: vec[float] = vec[float]()  # of a row to its seat: as expected until the game is over
        self.is_cut: list[bool] = []  # by row: a pick at random followed, before the seat's next row
        self.pause: i64 = NOT_KEPT  # the first row of this pause

    def play(self, s: State, players: list[Policy], noise: i64, noisy: i64, cap: i64) -> None:
        """A game on this table. Of the first `noisy` picks one in `noise` is random, later one in `RARELY`."""
        rng = self.rng
        self.pause = NOT_KEPT
        begin: i64 = len(self.ends)
        for made in range(cap):
            lane = waiting(s)
            if lane is None:
                return
            ask = lane.asking
            assert ask is not None
            if ask.seat == NATURE:
                pick = ask.sample(s, rng)
            else:
                is_pause = type(ask) in self.pauses
                if is_pause and is_quiet(s):
                    self.pause = self.look(s) if rng.below(self.keep) == 0 else NOT_KEPT
                player = players[ask.seat]
                pick = player.pick(shown_to(player, s, ask.seat), ask, lane.options, rng)
                if is_pause and self.pause != NOT_KEPT and isinstance(player, Teacher):
                    self.note(self.pause + ask.seat, player.expected)
                if rng.below(noise if made < noisy else RARELY) == 0:
                    pick = lane.options[rng.below(len(lane.options))]
                    self.cut(s.seats, ask.seat, begin)
            resolve(s, lane, ask, pick)

    def look(self, s: State) -> i64:
        """Keep the position as every seat sees it; the first row of it."""
        first: i64 = len(self.ends)
        for seat in range(s.seats):
            row = self.blank[:]
            self.observation.write(s, seat, asked_of(s, seat), row, 0)
            for k in range(i64(len(row))):
                if row[k] != 0:
                    self.places = append(self.places, i16(k))
                    self.numbers = append(self.numbers, row[k])
            self.ends = append(self.ends, i64(len(self.places)))
            self.worths = append(self.worths, UNTOLD)
            self.is_cut.append(False)
        return first

    def note(self, row: i64, expected: float) -> None:
        """What the seat expected at its first pick of the pause."""
        if self.worths[row] == UNTOLD:
            self.worths[row] = expected

    def cut(self, seats: i64, seat: i64, begin: i64) -> None:
        """The seat's latest row in this game is followed by a pick at random."""
        latest: i64 = i64(len(self.ends)) - seats + seat
        if latest >= begin:
            self.is_cut[latest] = True

    def judge(self, begin: i64, values: list[float]) -> None:
        """The game that began with row `begin` is over: what every row was worth, from the last to the first."""
        seats: i64 = len(values)
        later = values[:]
        for row in range(i64(len(self.ends)) - 1, begin - 1, -1):
            seat = (row - begin) % seats
            expected = self.worths[row]
            if expected != UNTOLD:
                share = 0.0 if self.is_cut[row] else PATIENCE
                later[seat] = (1.0 - share) * expected + share * later[seat]
            self.worths[row] = later[seat]
