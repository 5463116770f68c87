"""The action cards, in the order of their phases; the second Develop and Settle are for two experienced players."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

ACTIONS: Final = ("explore-5", "explore-1", "develop", "develop-2", "settle", "settle-2", "trade", "double", "produce")
EXPLORE_FIVE: Final = 0
EXPLORE_ONE: Final = 1
DEVELOP: Final = 2
DEVELOP_AGAIN: Final = 3
SETTLE: Final = 4
SETTLE_AGAIN: Final = 5
TRADE: Final = 6
DOUBLE: Final = 7
PRODUCE: Final = 8

# where the round stands
STAGES: Final = ("setup", "actions", "explore", "develop", "develop-2", "settle", "settle-2", "consume", "produce",
                 "discard", "over")  # fmt: skip
SETUP: Final = 0
CHOOSING: Final = 1
EXPLORING: Final = 2
DEVELOPING: Final = 3
DEVELOPING_AGAIN: Final = 4
SETTLING: Final = 5
SETTLING_AGAIN: Final = 6
CONSUMING: Final = 7
PRODUCING: Final = 8
DISCARDING: Final = 9
OVER: Final = 10

ONE_OF_SEVEN: Final[vec[i64]] = vec[i64]([0, 1, 2, 4, 6, 7, 8])
ALL_NINE: Final[vec[i64]] = vec[i64]([0, 1, 2, 3, 4, 5, 6, 7, 8])
MOST_SEATS: Final = 4


def is_second(action: i64) -> bool:
    """The second Develop or Settle card: it counts only together with the first, the action before it."""
    return action == DEVELOP_AGAIN or action == SETTLE_AGAIN
