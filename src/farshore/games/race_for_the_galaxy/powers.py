"""What cards can do. Powers that merely add up share one row of numbers per card; the others keep their details."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from farshore.core.edition import Facts

GOODS: Final = ("novelty", "rare", "genes", "alien")
ALIEN: Final = 3
NO_GOOD: Final = -1
ANY_KIND: Final = 15  # a bit per kind of good

PHASES: Final = ("explore", "develop", "settle", "trade", "consume", "produce")
NO_PHASE: Final = -1

# what a power does -> the phase it belongs to
KINDS: Final = {
    "explore-draw": 0,
    "explore-keep": 0,
    "develop-first-draw": 1,
    "develop-discount": 1,
    "develop-draw": 1,
    "settle-discount": 2,
    "military": 2,
    "military-once": 2,
    "settle-free": 2,
    "pay-for-military": 2,
    "settle-draw": 2,
    "trade-bonus": 3,
    "consume-goods": 4,
    "consume-all": 4,
    "consume-at-price": 4,
    "consume-cards": 4,
    "consume-draw": 4,
    "consume-bet": 4,
    "produce-good": 5,
    "produce-windfall": 5,
    "produce-windfall-for-card": 5,
    "produce-draw": 5,
    "produce-draw-here": 5,
    "produce-draw-per-good": 5,
    "produce-draw-if-most": 5,
    "produce-draw-per-kind": 5,
    "produce-draw-per-world": 5,
}

# places in a row of powers
EXPLORE_DRAW: Final = 0
EXPLORE_KEEP: Final = 1
DEVELOP_FIRST_DRAW: Final = 2
DEVELOP_DISCOUNT: Final = 3
DEVELOP_DRAW: Final = 4
SETTLE_DISCOUNT: Final = 5
SETTLE_DRAW: Final = 6
SETTLE_FREE: Final = 7
MILITARY: Final = 8
MILITARY_ONCE: Final = 9
MILITARY_VS_REBELS: Final = 10
PAY_FOR_MILITARY: Final = 11
TRADE_BONUS: Final = 12
WINDFALL_ANY: Final = 13
WINDFALL_FOR_CARD: Final = 14
PRODUCE_DRAW: Final = 15
DRAW_PER_KIND: Final = 16
# places for novelty goods; rare, genes and alien follow
SETTLE_DISCOUNT_FOR: Final = 17
MILITARY_VS: Final = 21
TRADE_BONUS_FOR: Final = 25
WINDFALL_FOR: Final = 29
DRAW_PER_GOOD: Final = 33
DRAW_IF_MOST: Final = 37
DRAW_PER_WORLD: Final = 41
POWERS: Final = 45

PLACE: Final = {
    "explore-draw": EXPLORE_DRAW,
    "explore-keep": EXPLORE_KEEP,
    "develop-first-draw": DEVELOP_FIRST_DRAW,
    "develop-discount": DEVELOP_DISCOUNT,
    "develop-draw": DEVELOP_DRAW,
    "settle-discount": SETTLE_DISCOUNT,
    "settle-draw": SETTLE_DRAW,
    "settle-free": SETTLE_FREE,
    "military": MILITARY,
    "military-once": MILITARY_ONCE,
    "pay-for-military": PAY_FOR_MILITARY,
    "trade-bonus": TRADE_BONUS,
    "produce-windfall": WINDFALL_ANY,
    "produce-windfall-for-card": WINDFALL_FOR_CARD,
    "produce-draw": PRODUCE_DRAW,
    "produce-draw-per-kind": DRAW_PER_KIND,
}
PLACE_FOR: Final = {
    "settle-discount": SETTLE_DISCOUNT_FOR,
    "military": MILITARY_VS,
    "trade-bonus": TRADE_BONUS_FOR,
    "produce-windfall": WINDFALL_FOR,
    "produce-draw-per-good": DRAW_PER_GOOD,
    "produce-draw-if-most": DRAW_IF_MOST,
    "produce-draw-per-world": DRAW_PER_WORLD,
}

# consume powers, which are used one by one
CONSUMPTIONS: Final = ("consume-goods", "consume-all", "consume-at-price", "consume-cards", "consume-draw",
                       "consume-bet")  # fmt: skip
CONSUME_GOODS: Final = 0
CONSUME_ALL: Final = 1
CONSUME_AT_PRICE: Final = 2
CONSUME_CARDS: Final = 3
CONSUME_DRAW: Final = 4
CONSUME_BET: Final = 5


class Power:
    """One power of a card, as its file states it."""

    __slots__ = ("amount", "bonuses", "cards", "different", "does", "good", "goods", "here", "phase", "rebels", "times",
                 "verb", "vp")  # fmt: skip

    def __init__(self, fact: Facts) -> None:
        self.does: str = list(KINDS)[fact.choice("does", list(KINDS))]
        self.phase: i64 = KINDS[self.does]
        self.verb: i64 = CONSUMPTIONS.index(self.does) if self.does in CONSUMPTIONS else -1
        self.amount: i64 = fact.number("amount", 1, -9, 9)
        self.good: i64 = fact.choice("good", GOODS) if fact.has("good") else NO_GOOD
        self.goods: i64 = fact.number("goods", 1, 1, 9)
        self.times: i64 = fact.number("times", 1, 1, 9)
        self.vp: i64 = fact.number("vp", 0)
        self.cards: i64 = fact.number("cards", 0)
        self.here: bool = fact.flag("here")  # only for the good of this very world
        self.rebels: bool = fact.flag("rebels")  # only against Rebel worlds
        self.different: bool = fact.flag("different")  # goods of different kinds
        self.bonuses: bool = fact.flag("bonuses")  # the price with Trade powers
        if self.does in PLACE_FOR and self.does not in PLACE and self.good == NO_GOOD:
            raise fact.fault(f"{self.does} needs a good")

    def kinds(self) -> i64:
        """Which kinds of good it takes, a bit each."""
        return ANY_KIND if self.good == NO_GOOD else 1 << self.good

    def add_to(self, row: vec[i64]) -> None:
        """Powers that add up."""
        if self.rebels:
            row[MILITARY_VS_REBELS] += self.amount
        elif self.good != NO_GOOD and self.does in PLACE_FOR:
            row[PLACE_FOR[self.does] + self.good] += self.amount
        elif not self.here and self.does in PLACE:
            row[PLACE[self.does]] += self.amount
