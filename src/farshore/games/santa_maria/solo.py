"""The solo game: a hundred points are a win, and six achievements are there to be reached."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from farshore.games.santa_maria.colony import crosses
from farshore.games.santa_maria.components import TERRAINS
from farshore.games.santa_maria.scoring import (
    points_of_bishops,
    points_of_colonists,
    score,
    sets_of_ships,
    spaces_of,
)
from farshore.games.santa_maria.state import Player, SantaMaria

WIN: Final = 100
ACHIEVEMENTS: Final = ("communism", "capitalism", "theocracy", "capracracy", "democracy", "utopy")
COLONISTS: Final = 28
SETS: Final = 4
REQUIREMENTS: Final = 30
DEMOCRACY: Final = 120
UTOPY: Final = 150


def has_chain(s: SantaMaria, p: Player) -> bool:
    """Capracracy: one terrain leads across the colony."""
    for terrain in range(i64(len(TERRAINS))):
        if crosses(spaces_of(s, p, terrain)):
            return True
    return False


def reached(s: SantaMaria) -> vec[i64]:
    """The achievements of the lone player as things stand."""
    p = s.players[0]
    total = score(s, 0)
    out = vec[i64](capacity=6)
    if points_of_colonists(s, p) >= COLONISTS:
        out = append(out, 0)
    if sets_of_ships(p) >= SETS:
        out = append(out, 1)
    if points_of_bishops(s, 0) >= REQUIREMENTS:
        out = append(out, 2)
    if has_chain(s, p):
        out = append(out, 3)
    if total >= DEMOCRACY:
        out = append(out, 4)
    if total >= UTOPY:
        out = append(out, 5)
    return out
