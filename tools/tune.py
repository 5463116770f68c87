"""Compare two settings of the search in one game, by a sequential test on duplicate deals.

.venv/bin/python tools/tune.py century --new 0.5,0.3,0.03 --old 1,0.5,0.1 --simulations 100 --most 200

Settings are exploration, trust, modesty and, for solo games, scale. Every deal is played from every seat; the share of
wins over deals is tested as it grows, and the run stops as soon as it is clear whether the new settings win more than
half by a margin worth having. In a solo game the mean scores are compared instead.
"""

from __future__ import annotations

import argparse
from math import sqrt
from statistics import fmean, stdev

from farshore.core.game import Game
from farshore.core.play import play
from farshore.core.policy import Policy
from farshore.core.registry import game_named
from farshore.core.rng import Rng
from farshore.core.tuning import Tuning
from farshore.players.levels import Level, Mind

WORTHWHILE = 0.10  # a share of 60 % is worth having
BOUND = 2.94  # log of 19: five per cent of wrong answers either way
ENDLESS = 1_000_000
FIRST = 8  # deals before the test may stop


def tuning(text: str) -> Tuning:
    return Tuning(*(float(part) for part in text.split(",")))


def deal(game: Game, seats: int, minds: list[Policy], seed: int, turns: int) -> list[float]:
    """The new settings' share of each game of a deal (or score, alone): once in every seat against the old ones."""
    found = []
    for turn in range(turns):
        s = game.new(seats)
        players = [minds[0] if seat == turn else minds[1] for seat in range(seats)]
        play(s, players, Rng(seed), Rng(1000 * seed + turn), ENDLESS)
        outcome = game.outcome(s)
        if seats == 1:
            found.append(float(outcome.seats[0].score))
        else:
            found.append(1 / len(outcome.winners) if turn in outcome.winners else 0.0)
    return found


def verdict(shares: list[float], even: float) -> float:
    """The log of how much likelier these shares of deals are if the new settings are worth it than if they are even."""
    spread = max(stdev(shares), 0.05)
    return WORTHWHILE * (sum(shares) - len(shares) * (even + WORTHWHILE / 2)) / spread**2


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--new", required=True)
    parser.add_argument("--old", default="1,0.5,0.1")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--simulations", type=int, default=100)
    parser.add_argument("--most", type=int, default=100, help="deals")
    parser.add_argument("--seed", type=int, default=1)
    words = parser.parse_args()
    game = game_named(words.game)
    level = Level(words.simulations, 1e9)
    minds: list[Policy] = [Mind(game, level, tuning(text)) for text in (words.new, words.old)]
    shares: list[float] = []
    for number in range(words.most):
        shares.append(fmean(deal(game, words.seats, minds, words.seed * 100_000 + number, words.seats)))
        if words.seats > 1 and number >= FIRST and abs(verdict(shares, 1 / words.seats)) > BOUND:
            break
    error = 1.96 * stdev(shares) / sqrt(len(shares))
    said = ""
    if words.seats > 1:
        test = verdict(shares, 1 / words.seats)
        said = "better" if test > BOUND else "not better" if test < -BOUND else "undecided"
    print(f"{game.name} {words.new} v {words.old} at {words.simulations}:", end=" ")
    print(f"{fmean(shares):.3f} ± {error:.3f}, {len(shares)} deals, {said}", flush=True)


if __name__ == "__main__":
    main()
