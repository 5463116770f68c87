"""What the heuristic takes things to be worth, in hundredths of a point."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from farshore.core.tuning import Weights
from farshore.games.century_new_world.edition import LAST_CARD

COLOURS: Final = 4
WEIGHTS: Final[Weights] = {  # `greedy`'s own, and steps that make a difference
    **{f"cube:{colour}": (40 * (colour + 1), 12) for colour in range(COLOURS)},
    "cramped": (50, 15),  # per cent that the last places of the storage take from a cube
    "near": (80, 15),  # a card whose whole price is in hand, for each of its points
    "near_half": (0, 12),  # the same, but half of it for half of the price
    "near_next": (0, 12),  # per cent of what the second best card counts
    "point": (100, 15),
    "tile": (100, 20),  # a point of a bonus tile
    "settler": (30, 10),  # one who must come home before working again
    "resting": (30, 10),  # one who comes home
    "working": (10, 10),  # at all
    "new_settler": (120, 30),
    "help": (160, 40),
    "tool": (90, 25),  # a Tool card, for each level of its cube
    "discovery": (220, 50),
    "symbol": (150, 35),  # a New World symbol, for each bonus tile that counts it
    "symbol_hope": (30, 12),  # a bonus tile that counts symbols, for each card to come
    "found_symbol": (50, 25),
    "late_cube": (0, 10),  # more for each level of a cube, when the last card comes
    "late_near": (0, 15),
    "late_point": (0, 15),
    "late_settler": (0, 10),
}


class Taste:
    """At one moment of the game, told by the cards that the foremost player has. Weights not named are `greedy`'s."""

    def __init__(self, changes: dict[str, int], cards: int) -> None:
        w = {name: changes.get(name, usual) for name, (usual, _) in WEIGHTS.items()}
        late = {name: w[f"late_{name}"] * cards // LAST_CARD for name in ("cube", "near", "point", "settler")}
        self.cubes: vec[i64] = vec[i64]([w[f"cube:{k}"] + late["cube"] * (k + 1) for k in range(COLOURS)])
        self.cramped: i64 = w["cramped"]
        self.near: i64 = w["near"] + late["near"]
        self.near_half: i64 = w["near_half"]
        self.near_next: i64 = w["near_next"]
        self.point: i64 = w["point"] + late["point"]
        self.tile: i64 = w["tile"]
        self.settler: i64 = w["settler"] + late["settler"]
        self.resting: i64 = w["resting"] + late["settler"]
        self.working: i64 = w["working"]
        self.new_settler: i64 = w["new_settler"]
        self.help: i64 = w["help"]
        self.tool: i64 = w["tool"]
        self.discovery: i64 = w["discovery"]
        self.symbol: i64 = w["symbol"]
        self.symbol_hope: i64 = w["symbol_hope"]
        self.found_symbol: i64 = w["found_symbol"]
        self.to_come: i64 = LAST_CARD - cards  # cards: how long a lasting benefit will last
