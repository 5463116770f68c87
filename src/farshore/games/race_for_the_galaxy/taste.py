"""What the heuristic takes things to be worth, in hundredths of a point, so that all of it is whole numbers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from farshore.core.tuning import Weights, liked
from farshore.games.race_for_the_galaxy.actions import ACTIONS

LIKE: Final = 60
LATE: Final = 6
WEIGHTS: Final[Weights] = {  # `greedy`'s own, and steps that make a difference
    "card": (50, 15),  # in hand
    "card_late": (0, 3),  # more for every card in the tableau
    "power": (90, 25),  # any power of a card that comes to the tableau
    "military": (40, 20),
    "source": (80, 30),  # a world that makes goods
    "rarity": (25, 12),  # more for every kind of good that is cheaper than its own
    "unfinished": (200, 80),  # what a card that counts others will still gain
    "reach": (25, 12),  # per cent of the points of a world that is too strong by now
    "develop": (25, 30),
    "settle": (50, 30),
    "good": (80, 25),  # one that is produced
    "sold": (40, 25),  # a good that is given away in trade
    "poor": (60, 30),  # trade, with few cards in hand
    "double": (200, 40),  # per cent of what Consume powers would give
    "consumed": (30, 20),
    "explore_one": (115, 30),
    "explore_five": (90, 30),
    "choosy": (30, 25),  # looking for better cards, with many in hand
    "full": (0, 8),  # less for exploring, for every card in hand
    "leave": (0, 30),  # placing nothing
    **{f"late:{name}": (0, LATE) for name in ACTIONS},  # more for every card in the tableau
}


class Taste:
    """Weights that are not named are `greedy`'s own. `like:CARD` is what a card is worth more at the start."""

    def __init__(self, changes: dict[str, int]) -> None:
        w = {name: changes.get(name, usual) for name, (usual, _) in WEIGHTS.items()}
        self.card: i64 = w["card"]
        self.card_late: i64 = w["card_late"]
        self.power: i64 = w["power"]
        self.military: i64 = w["military"]
        self.source: i64 = w["source"]
        self.rarity: i64 = w["rarity"]
        self.unfinished: i64 = w["unfinished"]
        self.reach: i64 = w["reach"]
        self.develop: i64 = w["develop"]
        self.settle: i64 = w["settle"]
        self.good: i64 = w["good"]
        self.sold: i64 = w["sold"]
        self.poor: i64 = w["poor"]
        self.double: i64 = w["double"]
        self.consumed: i64 = w["consumed"]
        self.explore_one: i64 = w["explore_one"]
        self.explore_five: i64 = w["explore_five"]
        self.choosy: i64 = w["choosy"]
        self.full: i64 = w["full"]
        self.leave: i64 = w["leave"]
        self.late: list[int] = [w[f"late:{name}"] for name in ACTIONS]
        self.likes: dict[str, int] = liked(changes)

    def late_for(self, action: i64, cards: i64) -> i64:
        more: i64 = self.late[action]
        return more * cards

    def liking(self, name: str) -> i64:
        return self.likes.get(name, 0)
