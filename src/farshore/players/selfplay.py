"""Games to learn from: policies play, some of their picks at random, and positions at pauses are kept.

A position is kept as every seat observes it, and only the numbers that are not 0. What the game came to in the end is
added by the caller, who alone knows how it is judged.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from farshore.core.agenda import NATURE, State, resolve, waiting
from farshore.core.policy import Policy, shown_to
from farshore.core.rng import Rng
from farshore.core.space import Observation, zeros_i16
from farshore.players.net import asked_of
from farshore.players.search import is_quiet

RARELY: Final = 32  # one pick in this many is random to the end: a game that never varies teaches little


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

    def play(self, s: State, players: list[Policy], noise: i64, noisy: i64, cap: i64) -> None:
        """A game on this table. Of the first `noisy` picks one in `noise` is random, later one in `RARELY`."""
        rng = self.rng
        for made in range(cap):
            lane = waiting(s)
            if lane is None:
                return
            ask = lane.asking
            assert ask is not None
            if ask.seat == NATURE:
                pick = ask.sample(s, rng)
            else:
                if type(ask) in self.pauses and is_quiet(s) and rng.below(self.keep) == 0:
                    self.look(s)
                if rng.below(noise if made < noisy else RARELY) == 0:
                    pick = lane.options[rng.below(len(lane.options))]
                else:
                    player = players[ask.seat]
                    pick = player.pick(shown_to(player, s, ask.seat), ask, lane.options, rng)
            resolve(s, lane, ask, pick)

    def look(self, s: State) -> None:
        """Keep the position as every seat sees it."""
        for seat in range(s.seats):
            row = self.blank[:]
            self.observation.write(s, seat, asked_of(s, seat), row, 0)
            for k in range(i64(len(row))):
                if row[k] != 0:
                    self.places = append(self.places, i16(k))
                    self.numbers = append(self.numbers, row[k])
            self.ends = append(self.ends, i64(len(self.places)))
