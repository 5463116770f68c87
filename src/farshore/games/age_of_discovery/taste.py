"""What the heuristic takes things to be worth, in hundredths of a point."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from farshore.core.tuning import Weights, liked
from farshore.games.age_of_discovery.edition import KINDS
from farshore.games.age_of_discovery.tracks import TRACKS

AGES: Final = 3
LIKE: Final = 100
WORKERS: Final = (130, 300, 230, 260, 190, 270)
WEIGHTS: Final[Weights] = {  # `greedy`'s own, and steps that make a difference
    **{f"worker:{kind}": (WORKERS[kind], 40) for kind in range(KINDS)},  # one for the next round
    **{f"{name}:{age}": (0, 40) for name in TRACKS for age in range(AGES)},  # a place there is worth more than it seems
    "dollar": (30, 8),
    "last_dollar": (4, 3),  # when there is nothing left to buy
    "income": (100, 30),  # trade at the end
    "good": (20, 8),
    "more_goods": (25, 8),  # for each of the same kind
    "ship": (40, 15),
    "later_scoring": (60, 20),  # of a region: a lead seldom lasts three ages
    "rival": (50, 20),  # per cent of what the best rival scores there
    "beginning": (70, 25),  # a worker in a region that is no colony yet
    "lead": (25, 12),  # a worker more than the rivals
    "settler": (30, 20),  # a worker in any region
    "wasted": (70, 30),  # a specialist where any colonist would do
    "first": (40, 20),  # to be earlier next round
    "much_first": (25, 12),  # for each seat that is earlier now
    "war": (75, 25),  # per cent of what the best battle brings
    "crew": (20, 8),  # per cent of a discovery, for one of the crew
    "landfall": (120, 40),  # a first colonist in a new region
    "sure": (80, 10),  # per cent: a smaller chance is not taken before the last round
}


class Taste:
    """Weights that are not named are `greedy`'s own. `like:BUILDING` is what a building is worth more."""

    def __init__(self, changes: dict[str, int]) -> None:
        w = {name: changes.get(name, usual) for name, (usual, _) in WEIGHTS.items()}
        self.worker: vec[i64] = vec[i64]([w[f"worker:{kind}"] for kind in range(KINDS)])
        self.tracks: vec[i64] = vec[i64]([w[f"{name}:{age}"] for name in TRACKS for age in range(AGES)])
        self.dollar: i64 = w["dollar"]
        self.last_dollar: i64 = w["last_dollar"]
        self.income: i64 = w["income"]
        self.good: i64 = w["good"]
        self.more_goods: i64 = w["more_goods"]
        self.ship: i64 = w["ship"]
        self.later_scoring: i64 = w["later_scoring"]
        self.rival: i64 = w["rival"]
        self.beginning: i64 = w["beginning"]
        self.lead: i64 = w["lead"]
        self.settler: i64 = w["settler"]
        self.wasted: i64 = w["wasted"]
        self.first: i64 = w["first"]
        self.much_first: i64 = w["much_first"]
        self.war: i64 = w["war"]
        self.crew: i64 = w["crew"]
        self.landfall: i64 = w["landfall"]
        self.sure: i64 = w["sure"]
        self.likes: dict[str, int] = liked(changes)

    def fondness(self, track: i64, age: i64) -> i64:
        return self.tracks[AGES * track + min(age, AGES - 1)]

    def liking(self, name: str) -> i64:
        return self.likes.get(name, 0)
