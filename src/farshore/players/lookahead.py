"""A player that looks ahead to the next pause: it tries every option, plays on with the heuristic until things are
quiet, and takes the option after which a net likes its view best.

A few tables are imagined for a question, and every option is tried on each of them with the same luck, so that options
differ by what they do and not by what was drawn. It costs a small part of a search, so a net can learn from many games
of it.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from farshore.core.agenda import NATURE, Ask, State, resolve, waiting
from farshore.core.batch import zeros
from farshore.core.policy import Policy
from farshore.core.rng import Rng
from farshore.core.sets import lane_of
from farshore.core.view import imagine
from farshore.players.net import NetJudge
from farshore.players.search import SLIPS, is_quiet
from farshore.players.selfplay import Teacher

WORD: Final = 1 << 30
TABLES: Final = 1  # imagined for a question, twice as many at a pause


class Lookahead(Teacher):
    """With a temperature above 0 it varies: options whose values differ by less than that are about equally likely."""

    def __init__(self, judge: NetJudge, heuristic: Policy, pauses: frozenset[type], temperature: float) -> None:
        super().__init__()
        self.judge: NetJudge = judge
        self.heuristic: Policy = heuristic
        self.pauses: frozenset[type] = pauses
        self.temperature: float = temperature

    def needs_view(self) -> bool:
        return True

    def pick(self, seen: State, ask: Ask, options: vec[i64], rng: Rng) -> i64:
        if len(options) == 1 and type(ask) not in self.pauses:
            return options[0]
        values = self.values(seen, ask, options, rng)
        best: i64 = 0
        bound = 0.0
        self.expected = 0.0
        for k in range(i64(len(options))):
            value = values[k]
            self.expected = max(self.expected, value)
            if self.temperature > 0.0:  # a draw by weights: the highest of values plus such noise (Gumbel)
                value -= self.temperature * log(-log((float(rng.below(WORD)) + 0.5) / float(WORD)))
            if k == 0 or value > bound:
                bound = value
                best = k
        return options[best]

    def values(self, seen: State, ask: Ask, options: vec[i64], rng: Rng) -> vec[float]:
        """What the seat expects of every option."""
        found = zeros(len(options))
        tables: i64 = 2 * TABLES if type(ask) in self.pauses else TABLES
        for _ in range(tables):
            table = imagine(seen, rng)
            seed = rng.word()
            for k in range(i64(len(options))):
                s = table.clone()
                resolve(s, lane_of(s, ask.seat), ask, options[k])
                self.play_on(s, Rng(seed))
                found[k] += self.worth(s, ask.seat) / float(tables)
        return found

    def play_on(self, s: State, rng: Rng) -> None:
        """With the heuristic to the next pause, or the end of the game."""
        while True:
            lane = waiting(s)
            if lane is None:
                return
            ask = lane.asking
            assert ask is not None
            if type(ask) in self.pauses and is_quiet(s):
                return
            if ask.seat == NATURE:
                pick = ask.sample(s, rng)
            elif rng.below(SLIPS) == 0:
                pick = lane.options[rng.below(len(lane.options))]
            else:
                pick = self.heuristic.pick(s, ask, lane.options, rng)
            resolve(s, lane, ask, pick)

    def worth(self, s: State, seat: i64) -> float:
        """To a seat, as it sees the table: by the rules if the game is over."""
        if waiting(s) is None:
            return self.judge.over(s)[seat]
        return 1.0 / (1.0 + exp(-self.judge.seen_by(s, seat)[0]))
