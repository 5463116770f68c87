"""Tables played on to the end of the game, and what came of it: who won, with how many points."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from farshore.core.agenda import State
from farshore.core.game import Game, Outcome
from farshore.core.rng import Rng
from farshore.players.levels import ADVISER, LEVELS
from farshore.players.mind import Mind
from farshore.players.search import Search
from farshore.study.calibration import calibrated_all, steepness
from farshore.study.estimates import mean, share
from farshore.study.types import Estimate, Moment

Deal = Callable[[Rng], State]  # a table to play on, a fresh one every time


class Tally:
    """What came of some simulations."""

    def __init__(self, seats: int) -> None:
        self.shares: list[list[float]] = [[] for _ in range(seats)]  # of the win: by seat, a number per simulation
        self.scores: list[list[float]] = [[] for _ in range(seats)]
        self.categories: list[dict[str, int]] = [{} for _ in range(seats)]  # sums

    @property
    def count(self) -> int:
        return len(self.shares[0])

    def note(self, outcome: Outcome) -> None:
        winners = outcome.winners
        for seat, result in enumerate(outcome.seats):
            self.shares[seat].append(1 / len(winners) if seat in winners else 0.0)
            self.scores[seat].append(float(result.score))
            sums = self.categories[seat]
            for name, points in result.categories.items():
                sums[name] = sums.get(name, 0) + points

    def raw(self, seat: int) -> float:
        return sum(self.shares[seat]) / max(1, self.count)

    def share(self, seat: int) -> Estimate:
        """As simulated, not calibrated."""
        return share(sum(self.shares[seat]), self.count)

    def score(self, seat: int) -> Estimate:
        return mean(self.scores[seat])

    def points(self, seat: int) -> dict[str, float]:
        """Mean final points by category."""
        return {name: round(total / self.count, 2) for name, total in self.categories[seat].items()}


def reader(game: Game, simulations: int = 0) -> Mind:
    """The strongest bot, with simulations instead of a clock, so that the same reading comes out every time."""
    return Mind(game, replace(LEVELS[ADVISER], simulations=simulations, seconds=1e9))


class Player:
    """Plays tables on to the end with one search tree, or with none."""

    def __init__(self, mind: Mind, like: State, seat: int, rng: Rng) -> None:
        self.game = mind.game
        self.search: Search = mind.search(like, rng)
        judge = self.search.judge if like.seats == 1 else mind.judge
        self.search.pauses = frozenset()  # to the end of the game
        self.search.me = seat
        self.search.judge = self._judged
        self.tally = Tally(like.seats)
        self._judge = judge

    def _judged(self, s: State) -> list[float]:
        self.tally.note(self.game.outcome(s))
        return self._judge(s)

    def simulate(self, s: State, luck: Rng) -> None:
        """Down the tree and on to the end."""
        self.search.rng = luck
        self.search.simulate(s, self.search.root)

    def play_on(self, s: State, luck: Rng) -> None:
        """On to the end with the heuristic alone."""
        self.search.rng = luck
        self.search.play_on(s)
        self.tally.note(self.game.outcome(s))


def moment(mind: Mind, table: State, row: int, simulations: int, rng: Rng) -> Moment:
    """Who would win from this table, all cards open."""
    player = Player(mind, table, 0, Rng(rng.word()))
    for _ in range(simulations):
        player.play_on(table.clone(), player.search.rng)
    tally, seats = player.tally, range(int(table.seats))
    shares = calibrated_all([tally.share(seat) for seat in seats], steepness(mind.game))
    return Moment(row, shares, [tally.score(seat) for seat in seats], simulations)
