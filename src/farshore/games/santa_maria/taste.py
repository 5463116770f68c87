"""What the heuristic takes things to be worth, in tenths of a coin."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from farshore.core.tuning import Weights
from farshore.games.santa_maria.components import RESOURCES

IN_USE: Final = (18, 17, 24, 24, 26)
WEIGHTS: Final[Weights] = {  # `greedy`'s own, and steps that make a difference
    **{f"resource:{kind}": (IN_USE[kind], 4) for kind in range(RESOURCES)},  # while there is time to use it
    "last_use": (50, 12),  # per cent of that and its price together, in the last year
    "point": (30, 8),
    "faith": (34, 8),  # a step
    "conquest": (26, 8),
    "skill": (30, 10),  # a scholar's, for each year to come
    "fresh": (30, 12),  # a ship that a set still lacks
    "income": (100, 25),  # per cent of what a dock gives each year
    "colonist": (10, 6),
    "use": (100, 20),  # per cent of what a building on a tile gives, each year
    "any_use": (10, 6),  # and whatever it is
    "row": (2, 2),  # company in a line
    "column": (4, 2),
    "line": (20, 8),  # a line that is full
    "expanding": (60, 25),  # a colony that grows early works longest
    "expanding_later": (0, 15),  # more, for every year that has gone by
    "die": (0, 12),  # using one at all
    "single": (0, 10),  # a building without a die
    "retiring": (4, 6),  # a little, so that actions without a gain are not taken
    "buying": (60, 25),  # the one wood that a tile still wants
}


class Taste:
    """Weights that are not named are `greedy`'s own."""

    def __init__(self, changes: dict[str, int]) -> None:
        w = {name: changes.get(name, usual) for name, (usual, _) in WEIGHTS.items()}
        self.in_use: vec[i64] = vec[i64]([w[f"resource:{kind}"] for kind in range(RESOURCES)])
        self.last_use: i64 = w["last_use"]
        self.point: i64 = w["point"]
        self.faith: i64 = w["faith"]
        self.conquest: i64 = w["conquest"]
        self.skill: i64 = w["skill"]
        self.fresh: i64 = w["fresh"]
        self.income: i64 = w["income"]
        self.colonist: i64 = w["colonist"]
        self.use: i64 = w["use"]
        self.any_use: i64 = w["any_use"]
        self.row: i64 = w["row"]
        self.column: i64 = w["column"]
        self.line: i64 = w["line"]
        self.expanding: i64 = w["expanding"]
        self.expanding_later: i64 = w["expanding_later"]
        self.die: i64 = w["die"]
        self.single: i64 = w["single"]
        self.retiring: i64 = w["retiring"]
        self.buying: i64 = w["buying"]
