"""Is one player better than another? A sequential test on duplicate deals, which stops as soon as it is clear."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean, stdev

from farshore.core.game import Game
from farshore.core.play import play
from farshore.core.policy import Policy
from farshore.core.rng import Rng

BOUND = 2.94  # log of 19: five per cent of wrong answers either way
FIRST = 8  # deals before the test may stop
ENDLESS = 1_000_000


@dataclass
class Match:
    """The new player's mean share of each deal so far; even is 1 / seats."""

    seats: int
    worthwhile: float  # by how much more than even a share must be to be worth having
    shares: list[float] = field(default_factory=list)

    @property
    def share(self) -> float:
        return fmean(self.shares)

    @property
    def error(self) -> float:
        """Half of the 95 % interval."""
        return 1.96 * stdev(self.shares) / sqrt(len(self.shares)) if len(self.shares) > 1 else 1.0

    @property
    def test(self) -> float:
        """The log of how much likelier these shares are if the new one is worth having than if it is even."""
        spread = max(stdev(self.shares), 0.05)
        return (
            self.worthwhile * (sum(self.shares) - len(self.shares) * (1 / self.seats + self.worthwhile / 2)) / spread**2
        )

    @property
    def verdict(self) -> str:
        if len(self.shares) < FIRST:
            return "undecided"
        return "better" if self.test > BOUND else "not better" if self.test < -BOUND else "undecided"

    def __str__(self) -> str:
        return f"{self.share:.3f} ± {self.error:.3f}, {len(self.shares)} deals, {self.verdict}"


def deal(game: Game, seats: int, new: Policy, old: Policy, seed: int) -> list[float]:
    """The new player's share of each game of a deal (or score, alone): once in every seat against the old one."""
    found = []
    for turn in range(seats):
        s = game.new(seats)
        players = [new if seat == turn else old for seat in range(seats)]
        play(s, players, Rng(seed), Rng(1000 * seed + turn), ENDLESS)
        outcome = game.outcome(s)
        won = turn in outcome.winners
        found.append(float(outcome.seats[0].score) if seats == 1 else won / len(outcome.winners) if won else 0.0)
    return found


def matches(
    game: Game, seats: int, new: Policy, old: Policy, most: int, seed: int, worthwhile: float = 0.1
) -> Iterator[Match]:
    """The match after every deal, until it is decided or as many deals have been played."""
    match = Match(seats, worthwhile)
    for number in range(most):
        match.shares.append(fmean(deal(game, seats, new, old, seed * 100_000 + number)))
        yield match
        if seats > 1 and match.verdict != "undecided":
            return
