"""Weights of a game's heuristic, learned by playing it against itself with other weights.

Every round moves all weights a little, at random: those that are moved one way play a few deals against those that are
moved the other way, and the weights follow the winners (simultaneous perturbation). One game says next to nothing; a
hundred thousand, which take a minute, say which way to go. The result is the mean of the weights along the way.
"""

from __future__ import annotations

from collections.abc import Callable

from mypy_extensions import i64

from farshore.core.agenda import Ask, State
from farshore.core.game import Game
from farshore.core.play import rollout
from farshore.core.policy import Policy
from farshore.core.rng import Rng
from farshore.players.ismcts import judge

DEALS = 4  # of a round
FAR, NEAR = 1.0, 0.5  # how many steps weights are moved to be compared, at first and at last
FAST, SLOW = 0.09, 0.018  # how far they follow, at first and at last
MEMORY = 1000  # rounds that the mean looks back, about
CAP = 100_000  # picks; no game is that long
TOLD = 20  # times


class Seated(Policy):
    """A heuristic for each seat. They are trusted with the whole table, as in a search."""

    def __init__(self, by_seat: list[Policy]) -> None:
        self.by_seat = by_seat

    def pick(self, seen: State, ask: Ask, options: object, rng: Rng) -> i64:
        return self.by_seat[ask.seat].pick(seen, ask, options, rng)  # type: ignore[arg-type]  # a row, as it came


def duel(game: Game, one: Policy, other: Policy, deals: int, rng: Rng) -> tuple[float, float]:
    """What the first is worth against the other over some deals, from both seats, and its share of wins."""
    value = judge(game)
    worth = wins = 0.0
    for _ in range(deals):
        seed = rng.word()
        for seat in (0, 1):
            s = game.new(2)
            rollout(s, Seated([one, other] if seat == 0 else [other, one]), Rng(seed), CAP)
            winners = game.outcome(s).winners
            worth += value(s)[seat]
            wins += (seat in winners) / max(1, len(winners))
    return worth / (2 * deals), wins / (2 * deals)


def learn_weights(game: Game, games: int, seed: int, tell: Callable[[str], None]) -> dict[str, int]:
    """The weights of a game's heuristic after games with two seats; those that stayed as they were left out."""
    steps = {name: step for name, (_, step) in game.weights().items()}
    now = {name: float(usual) for name, (usual, _) in game.weights().items()}
    mean, rng = dict(now), Rng(seed)
    rounds = games // (2 * DEALS)
    for number in range(rounds):
        done = number / rounds
        reach, rate = FAR + (NEAR - FAR) * done, FAST + (SLOW - FAST) * done
        ways = {name: (1 if rng.below(2) else -1) * step for name, step in steps.items()}
        there, back = (
            game.greedy_with(whole({name: x + sign * reach * ways[name] for name, x in now.items()}))
            for sign in (1, -1)
        )
        gain = 2 * duel(game, there, back, DEALS, rng)[0] - 1
        for name, way in ways.items():
            now[name] += rate * gain * way
            mean[name] += (now[name] - mean[name]) / min(number + 1, MEMORY)
        if (number + 1) % max(1, rounds // TOLD) == 0:
            share = duel(game, game.greedy_with(whole(mean)), game.greedy(), 100, Rng(1))[1]
            tell(f"{2 * DEALS * (number + 1)} games: {share:.3f} of wins against greedy")
    return {name: round(x) for name, x in mean.items() if round(x) != game.weights()[name][0]}


def whole(weights: dict[str, float]) -> dict[str, int]:
    return {name: round(x) for name, x in weights.items()}


def in_toml(weights: dict[str, int], about: str) -> str:
    """As a file, sorted by name."""
    lines = [f'"{name}" = {weights[name]}' for name in sorted(weights)]
    return "\n".join([f"# {about}", *lines, ""])
