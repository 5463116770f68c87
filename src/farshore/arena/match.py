"""One game of a plan, played with a clock at every seat and somebody listening."""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter
from typing import Any

from farshore.arena.counts import Counts, Listener
from farshore.arena.plan import Plan
from farshore.core.agenda import NATURE, resolve, waiting
from farshore.core.game import Game, Outcome
from farshore.core.play import Policy
from farshore.core.rng import Rng
from farshore.core.view import view


@dataclass(frozen=True)
class Result:
    """One finished game; lists are by seat."""

    number: int
    bots: tuple[str, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    categories: tuple[dict[str, int], ...]
    picks: tuple[int, ...]
    seconds: tuple[float, ...]
    rounds: int

    @property
    def wins(self) -> list[float]:
        """One for the winner; those who share a first place share the win."""
        first = self.ranks.count(1)
        return [1 / first if rank == 1 else 0.0 for rank in self.ranks]


def result_from(fields: dict[str, Any]) -> Result:
    plain: dict[str, Any] = {name: tuple(x) if isinstance(x, list) else x for name, x in fields.items()}
    return Result(**plain)


class Match:
    """A game under way."""

    def __init__(self, game: Game, plan: Plan, number: int, policies: dict[str, Policy], counts: Counts) -> None:
        self.game = game
        self.number = number
        self.bots = plan.seating(number)
        self.policies = [policies[spec] for spec in self.bots]
        self.luck = Rng(plan.luck(number))
        self.choices = Rng(plan.choices(number))
        self.s = game.new(plan.seats, plan.options, plan.edition)
        self.picks = [0] * plan.seats
        self.seconds = [0.0] * plan.seats
        self.round = 0
        self.counts = counts
        self.listener = Listener(game, self.s) if plan.components else None

    def play(self) -> Result:
        s = self.s
        while (lane := waiting(s)) is not None:
            ask = lane.asking
            assert ask is not None
            if ask.seat == NATURE:
                pick = ask.sample(s, self.luck)
            else:
                seat, policy = ask.seat, self.policies[ask.seat]
                began = perf_counter()
                seen = view(s, seat) if policy.needs_view() else s
                pick = policy.pick(seen, ask, lane.options, self.choices)
                self.seconds[seat] += perf_counter() - began
                self.picks[seat] += 1
            resolve(s, lane, ask, pick)
            self.look_on()
        outcome = self.game.outcome(s)
        self.counts.end_round(self.bots, self.round, outcome)
        self.counts.end_game(self.listener.deeds if self.listener else {}, outcome)
        return self.result(outcome)

    def look_on(self) -> None:
        """Hear what happened; at the end of a round, see how everybody stands."""
        if self.listener:
            self.listener.hear()
        now = int(self.game.progress(self.s).get("round", 0))
        if now != self.round:
            if self.round:
                self.counts.end_round(self.bots, self.round, self.game.outcome(self.s))
            self.round = now

    def result(self, outcome: Outcome) -> Result:
        seats = outcome.seats
        return Result(
            self.number,
            self.bots,
            tuple(r.score for r in seats),
            tuple(r.rank for r in seats),
            tuple(r.categories for r in seats),
            tuple(self.picks),
            tuple(round(x, 6) for x in self.seconds),
            self.round,
        )
