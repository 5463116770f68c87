"""How strong each bot is: win shares with 95 % intervals, mean scores, ratings, time per pick."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from math import sqrt
from statistics import fmean

from openskill.models import PlackettLuce

from farshore.arena.match import Result

Z = 1.959964  # standard deviations that cover 95 % of a normal distribution


def wilson(wins: float, games: float) -> tuple[float, float]:
    """The 95 % Wilson interval of a share: it stays within 0 and 1 and holds for few games too."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    middle = share + Z * Z / (2 * games)
    width = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    scale = 1 + Z * Z / games
    return max(0.0, (middle - width) / scale), min(1.0, (middle + width) / scale)


@dataclass(frozen=True)
class Standing:
    """The results of one bot over all its games."""

    bot: str
    games: int  # seats it has played: a bot that fills two seats of a game plays twice
    wins: float
    low: float
    high: float
    score: float
    rank: float
    rating: float  # Plackett-Luce; 25 is average
    uncertainty: float  # one standard deviation of the rating
    milliseconds: float  # per pick

    @property
    def share(self) -> float:
        return self.wins / self.games


@dataclass(frozen=True)
class Pairing:
    """How often one bot finished before another, ties counting half."""

    bot: str
    rival: str
    games: int
    ahead: float
    low: float
    high: float

    @property
    def share(self) -> float:
        return self.ahead / self.games


def ratings(bots: Sequence[str], results: Sequence[Result]) -> dict[str, tuple[float, float]]:
    """Mean and standard deviation by bot, over the games in their order.

    A bot does not rate against itself: one that fills several seats of a game stands where they stand on average.
    """
    model = PlackettLuce()
    rated = {bot: model.rating(name=bot) for bot in bots}
    for result in results:
        seats: dict[str, list[int]] = {}
        for bot, rank in zip(result.bots, result.ranks, strict=True):
            seats.setdefault(bot, []).append(rank)
        if len(seats) > 1:
            ranks = [fmean(ranks) for ranks in seats.values()]
            for (new,), bot in zip(model.rate([[rated[bot]] for bot in seats], ranks=ranks), seats, strict=True):
                rated[bot] = new
    return {bot: (r.mu, r.sigma) for bot, r in rated.items()}


def standings(bots: Sequence[str], results: Sequence[Result]) -> list[Standing]:
    """Strongest first."""
    rated = ratings(bots, results)
    found = []
    for bot in dict.fromkeys(bots):
        mine = [(r, seat) for r in results for seat, who in enumerate(r.bots) if who == bot]
        if not mine:
            continue
        wins = sum(r.wins[seat] for r, seat in mine)
        picks = sum(r.picks[seat] for r, seat in mine)
        clock = 1000 * sum(r.seconds[seat] for r, seat in mine) / max(1, picks)
        score, rank = fmean(r.scores[seat] for r, seat in mine), fmean(r.ranks[seat] for r, seat in mine)
        found.append(Standing(bot, len(mine), wins, *wilson(wins, len(mine)), score, rank, *rated[bot], clock))
    return sorted(found, key=lambda standing: (-standing.rating, standing.bot))


def pairings(bots: Sequence[str], results: Sequence[Result]) -> list[Pairing]:
    """Every bot against every other it has met."""
    met: dict[tuple[str, str], list[float]] = {}
    for result in results:
        for seat, bot in enumerate(result.bots):
            for other, rival in enumerate(result.bots):
                if bot != rival:
                    mine, theirs = result.ranks[seat], result.ranks[other]
                    ahead = 1.0 if mine < theirs else 0.5 if mine == theirs else 0.0
                    met.setdefault((bot, rival), []).append(ahead)
    ordered = [pair for pair in product(dict.fromkeys(bots), repeat=2) if pair in met]
    return [Pairing(*pair, len(met[pair]), sum(met[pair]), *wilson(sum(met[pair]), len(met[pair]))) for pair in ordered]


@dataclass(frozen=True)
class SeatShare:
    """How often each seat wins, with any bot in it."""

    seat: int
    games: int
    wins: float
    low: float
    high: float
    score: float


def by_seat(results: Sequence[Result]) -> list[SeatShare]:
    found = []
    for seat in range(len(results[0].bots) if results else 0):
        wins = sum(r.wins[seat] for r in results)
        interval = wilson(wins, len(results))
        found.append(SeatShare(seat, len(results), wins, *interval, fmean(r.scores[seat] for r in results)))
    return found


@dataclass(frozen=True)
class Component:
    """A component and one thing that was done with it."""

    event: str
    ref: str
    times: int
    games: float  # share of the games in which it happened
    seats: int  # seats that did it, at least once a game
    wins: float  # share of those seats that won
    low: float
    high: float
    score: float  # their mean score


def components(table: dict[tuple[str, str], list[float]], games: int) -> list[Component]:
    """Grouped by event, the most frequent first."""
    found = []
    for (event, ref), (times, in_games, seats, wins, scores) in table.items():
        interval = wilson(wins, seats)
        share = in_games / games
        found.append(Component(event, ref, int(times), share, int(seats), wins / seats, *interval, scores / seats))
    return sorted(found, key=lambda c: (c.event, -c.times, c.ref))
