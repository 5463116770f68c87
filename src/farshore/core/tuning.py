"""How a game wants to be searched: constants found by matches between bots, see `docs/strength.md`."""

from __future__ import annotations


class Tuning:
    """The defaults are those of the bot `ismcts:N`, which stays as it is for comparison."""

    def __init__(
        self,
        exploration: float = 1.0,
        trust: float = 0.5,
        modesty: float = 0.1,
        scale: float = 15.0,
        ranked: bool = False,
    ) -> None:
        self.exploration = exploration  # how much a rarely tried option is worth trying
        self.trust = trust  # the share of first looks that goes to the greedy bot's own pick
        self.modesty = modesty  # how much worse than the others an untried option is taken to be
        self.scale = scale  # points by which a good solo result differs from an average one
        self.ranked = ranked  # options that look better to the rollout policy are opened earlier


Weights = dict[str, tuple[int, int]]  # of a heuristic: how much each is, and a step that makes a difference
LIKING = "like:"  # begins the weight of a component


def liked(weights: dict[str, int]) -> dict[str, int]:
    """What components are worth more than the rest of a heuristic says, by name."""
    return {name.removeprefix(LIKING): weight for name, weight in weights.items() if name.startswith(LIKING)}
