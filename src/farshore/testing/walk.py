"""Plays whole games for checks: by seed, more or less greedily, stopping before every pick."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import msgspec

from farshore.core.agenda import NATURE, State
from farshore.core.decision import Decision, apply, pending
from farshore.core.game import Case, Game
from farshore.core.notation import question
from farshore.core.policy import Policy
from farshore.core.rng import Rng
from farshore.core.view import view
from farshore.core.wire import to_wire
from farshore.testing.budget import Budget


@dataclass(frozen=True)
class Play:
    """Which game to play: the luck, and how many picks of 100 are the greedy bot's."""

    game: Game
    case: Case
    seed: int
    greed: int = 0
    budget: Budget = field(default_factory=Budget)

    def new(self) -> Any:
        return self.game.new(self.case.seats, self.case.variants)

    def restore(self, text: bytes) -> Any:
        return self.game.restore(msgspec.json.decode(text), self.case.variants)

    def __str__(self) -> str:
        return f"{self.game.name} {self.case.name} seed {self.seed} greed {self.greed}"


@dataclass(frozen=True)
class Moment:
    """A decision about to be made. `close` marks the moments that are worth an expensive check."""

    play: Play
    s: Any
    decision: Decision
    pick: int
    number: int  # picks made before this one
    close: bool


def snapshot(s: State) -> bytes:
    """The whole table as text: equal tables, equal texts."""
    return msgspec.json.encode(to_wire(s), order="sorted")


def walk(play: Play, visit: Callable[[Moment], None]) -> Any:
    """Play a game, visiting every decision before its pick is made; the finished table."""
    s = play.new()
    rng = Rng(play.seed)
    looking = Looking(play, Rng(play.seed + 1))
    bot = greedy_of(play.game) if play.greed else None
    number = 0
    while open_now := pending(s):
        assert number < play.budget.cap, f"{play}: endless, {number} picks and no end"
        d = open_now[rng.below(len(open_now))]
        pick = choose(play, s, d, bot, rng)
        moment = Moment(play, s, d, pick, number, looking.close(question(d.ask)))
        with placed(moment):
            visit(moment)
            apply(s, d.seat, pick)
        number += 1
    return s


def choose(play: Play, s: Any, d: Decision, bot: Policy | None, rng: Rng) -> int:
    if bot is not None and d.seat != NATURE and rng.below(100) < play.greed:
        return bot.pick(view(s, d.seat), d.ask, d.options(s), rng)
    return d.ask.sample(s, rng)


def greedy_of(game: Game) -> Policy | None:
    """A game may have no bot."""
    try:
        return game.greedy()
    except NotImplementedError:
        return None


class Looking:
    """Which moments get a close look: the first of every question, then about `looks` more, thinning out slowly."""

    def __init__(self, play: Play, rng: Rng) -> None:
        self.budget = play.budget
        self.rng = rng
        self.seen: Counter[str] = Counter()
        self.number = 0

    def close(self, asked: str) -> bool:
        self.seen[asked] += 1
        self.number += 1
        if not self.budget.looks or self.seen[asked] <= self.budget.firsts:
            return True
        return self.rng.below(1000) * (self.number + 4 * self.budget.looks) < 1000 * self.budget.looks


@contextmanager
def placed(moment: Moment) -> Iterator[None]:
    """Adds the game, the seed and the pick to every exception."""
    try:
        yield
    except Exception as fault:
        fault.add_note(f"at pick {moment.number} of {moment.play}: {_line(moment)}")
        raise


def _line(moment: Moment) -> str:
    """Numbers, not the spelling: the fault may be in the spelling itself."""
    return f"seat {moment.decision.seat}, {question(moment.decision.ask)}, pick {moment.pick}"
