"""One game of a plan: who played, how it ended, and how long each player took."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter, thread_time
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from farshore.arena.counts import Counts, Listener
from farshore.arena.dataset import Recorder
from farshore.arena.decisions import EVERY, LOOKED_AT, Leader
from farshore.arena.plan import Plan
from farshore.core.agenda import Ask
from farshore.core.game import Game, Outcome
from farshore.core.play import play
from farshore.core.policy import Policy
from farshore.core.rng import Rng
from farshore.players.program import Program

WATCHED = 1000  # scores are recorded round by round in this many games, the first ones
ENDLESS = 10_000_000  # picks; every game ends long before


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
    won: bool = True  # False: a solo game below its target

    @property
    def wins(self) -> list[float]:
        """One for the winner; those who share a first place share the win."""
        if not self.won:
            return [0.0] * len(self.ranks)
        first = self.ranks.count(1)
        return [1 / first if rank == 1 else 0.0 for rank in self.ranks]


def result_from(fields: dict[str, Any]) -> Result:
    plain: dict[str, Any] = {name: tuple(x) if isinstance(x, list) else x for name, x in fields.items()}
    return Result(**plain)


Note = Callable[[Ask, vec[i64], int], None]


class Clocked(Policy):
    """A player whose thinking time is measured. `look_on` and `note` run outside the measurement.

    Time is the processor's, so that other work on the machine does not count; of a program, which has its own, it is
    the clock's.
    """

    def __init__(self, policy: Policy, look_on: Callable[[], None] | None, note: Note) -> None:
        self.policy = policy
        self.look_on = look_on
        self.note = note
        self.now = perf_counter if isinstance(policy, Program) else thread_time
        self.picks = 0
        self.seconds = 0.0

    def pick(self, seen: Any, ask: Ask, options: vec[i64], rng: Rng) -> i64:
        if self.look_on:
            self.look_on()
        began = self.now()
        pick = self.policy.pick(seen, ask, options, rng)
        self.seconds += self.now() - began
        self.picks += 1
        self.note(ask, options, pick)
        return pick

    def needs_view(self) -> bool:
        return self.policy.needs_view()


class Match:
    """A game under way."""

    def __init__(
        self,
        game: Game,
        plan: Plan,
        number: int,
        policies: dict[str, Policy],
        counts: Counts,
        recorder: Recorder | None = None,
    ) -> None:
        self.game = game
        self.plan = plan
        self.number = number
        self.bots = plan.seating(number)
        self.s = game.new(plan.seats, plan.variants, plan.edition)
        self.round = 0
        self.counts = counts
        self.listener = Listener(game, self.s) if plan.components else None
        self.watches = number < WATCHED
        look_on = self.look_on if self.listener or self.watches else None
        self.players = [Clocked(policies[spec], look_on, self.note) for spec in self.bots]
        self.recorder = recorder
        self.leader = Leader()
        self.decisions = 0

    def play(self) -> Result:
        luck, choices = Rng(self.plan.luck(self.number)), Rng(self.plan.choices(self.number))
        play(self.s, list(self.players), luck, choices, ENDLESS)
        self.look_on()
        outcome = self.game.outcome(self.s)
        if self.watches:
            self.end_round(outcome)
            self.counts.decisions.end_game(self.leader.changes)
        if self.recorder:
            self.recorder.end_game(outcome)
        self.counts.end_game(self.listener.deeds if self.listener else {}, outcome)
        return self.result(outcome)

    def look_on(self) -> None:
        """Collect events, and the scores at the end of a round."""
        if self.listener:
            self.listener.hear()
        now = next((x for x in self.game.progress(self.s).values() if isinstance(x, int)), 0)
        if now != self.round:
            if self.round and self.watches:
                self.end_round(self.game.outcome(self.s))
            self.round = now

    def end_round(self, outcome: Outcome) -> None:
        self.counts.end_round(self.bots, self.round, outcome)
        self.leader.see(outcome)

    def note(self, ask: Ask, options: vec[i64], pick: int) -> None:
        """Count a decision, and write it down if somebody wants to learn from it."""
        self.counts.decisions.note(ask, len(options))
        if self.number < LOOKED_AT and self.decisions % EVERY == 0:
            self.counts.decisions.look(self.s, ask.seat)
        self.decisions += 1
        if self.recorder:
            self.recorder.note(self.number, self.bots[ask.seat], self.s, ask, options, pick)

    def result(self, outcome: Outcome) -> Result:
        seats = outcome.seats
        return Result(
            self.number,
            self.bots,
            tuple(r.score for r in seats),
            tuple(r.rank for r in seats),
            tuple(r.categories for r in seats),
            tuple(player.picks for player in self.players),
            tuple(round(player.seconds, 6) for player in self.players),
            self.round,
            bool(outcome.winners),
        )
