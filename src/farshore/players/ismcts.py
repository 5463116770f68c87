"""The search as a player: how long it may think, and how it judges a table."""

from __future__ import annotations

import re
from math import inf, tanh
from time import monotonic

from librt.vecs import vec
from mypy_extensions import i64

from farshore.core.agenda import Ask, State
from farshore.core.errors import UnknownBot
from farshore.core.game import Game
from farshore.core.policy import Policy
from farshore.core.rng import Rng
from farshore.core.tuning import Tuning
from farshore.players.search import Judge, Search

STOCK = Tuning()
HORIZON = 2000  # long enough for any game to end
MANY = 1_000_000
STEEPNESS = 4.0  # a lead of a quarter of all points counts as nearly a win


def judge(game: Game) -> Judge:
    """Half for winning, half for the lead: a search that is far ahead or behind still knows better from worse."""

    def values(s: State) -> list[float]:
        seats = game.outcome(s).seats
        if len(seats) == 1:
            return [0.5 + 0.5 * tanh(seats[0].score / 100)]
        winners = sum(r.rank == 1 for r in seats)
        scores = [r.score for r in seats]
        found = []
        for r in seats:
            rival = max(score for seat, score in enumerate(scores) if seat != r.seat)
            lead = tanh(STEEPNESS * (r.score - rival) / (abs(r.score) + abs(rival) + 10))
            win = 1 / winners if r.rank == 1 else 0.0
            found.append(0.5 * win + 0.25 + 0.25 * lead)
        return found

    return values


class Ismcts(Policy):
    """Thinks for a number of simulations or seconds, whichever ends first."""

    def __init__(self, game: Game, simulations: int = MANY, seconds: float = inf, tuning: Tuning = STOCK) -> None:
        self.tuning = tuning
        self.judge = judge(game)
        self.rollouts = game.greedy()
        self.simulations = simulations
        self.seconds = seconds

    def pick(self, seen: State, ask: Ask, options: vec[i64], rng: Rng) -> i64:
        if len(options) == 1:
            return options[0]
        search = Search(self.judge, self.rollouts, Rng(rng.word()), self.tuning, HORIZON)
        return search.best(seen, ask, options, self.simulations, monotonic() + self.seconds)

    def needs_view(self) -> bool:
        return True


def make_ismcts(game: Game, argument: str) -> Ismcts:
    """`400` is simulations, `200ms` and `1.5s` are time."""
    found = re.fullmatch(r"(\d+(?:\.\d+)?)(ms|s)?", argument)
    amount = float(found[1]) if found else 0.0
    if found is None or amount <= 0 or (found[2] is None and not amount.is_integer()):
        raise UnknownBot(f"'ismcts:{argument}' does not say how long to think; write ismcts:400 or ismcts:200ms")
    if found[2] is None:
        return Ismcts(game, simulations=int(amount))
    return Ismcts(game, seconds=amount / 1000 if found[2] == "ms" else amount)
