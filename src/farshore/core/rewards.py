"""What an episode is worth to each seat when it ends. All modes sum to 0 over the seats.

`win`: 1 for the winner, -1/(n-1) for each other; those who share a first place share the win.
`rank`: from 1 for the first place down to -1 for the last, in equal steps; equal ranks share their mean.
`lead`: points more than the others have on average; with two seats, the lead itself.

Alone at the table there is nobody to compare with: every mode gives the score.
"""

from __future__ import annotations

from collections.abc import Callable

from farshore.core.errors import UnknownVariant
from farshore.core.game import Outcome

Reward = Callable[[Outcome], list[float]]


def win(outcome: Outcome) -> list[float]:
    winners, seats = outcome.winners, len(outcome.seats)
    return [((seat in winners) * seats / len(winners) - 1) / (seats - 1) for seat in range(seats)]


def rank(outcome: Outcome) -> list[float]:
    ranks = [r.rank for r in outcome.seats]
    places = [r + (ranks.count(r) - 1) / 2 for r in ranks]  # two at rank 1 hold the places 1 and 2: 1.5 each
    return [1 - 2 * (place - 1) / (len(ranks) - 1) for place in places]


def lead(outcome: Outcome) -> list[float]:
    scores = [r.score for r in outcome.seats]
    return [score - (sum(scores) - score) / (len(scores) - 1) for score in scores]


REWARDS: dict[str, Reward] = {"win": win, "rank": rank, "lead": lead}


def reward_named(name: str) -> Reward:
    if name not in REWARDS:
        raise UnknownVariant(f"there is no reward '{name}'; there are: {', '.join(REWARDS)}")
    return REWARDS[name]


def returns_of(outcome: Outcome, reward: Reward) -> list[float]:
    return reward(outcome) if len(outcome.seats) > 1 else [float(outcome.seats[0].score)]
