"""The solo game: 100 points or more are a win, and there are six achievements to reach."""

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
NEEDED: Final = (28, 4, 30, 1, 120, 150)  # points of colonists, sets, points of bishops, chains, points, points


def has_chain(s: SantaMaria, p: Player) -> bool:
    """Capracracy: one terrain leads across the colony."""
    for terrain in range(i64(len(TERRAINS))):
        if crosses(spaces_of(s, p, terrain)):
            return True
    return False


def progress(s: SantaMaria) -> vec[i64]:
    """How much of each achievement the lone player has, as things stand."""
    p = s.players[0]
    total = score(s, 0)
    out = append(vec[i64](capacity=6), points_of_colonists(s, p))
    out = append(out, sets_of_ships(p))
    out = append(out, points_of_bishops(s, 0))
    out = append(out, i64(has_chain(s, p)))
    out = append(out, total)
    return append(out, total)


def reached(s: SantaMaria) -> vec[i64]:
    """The achievements of the lone player as things stand."""
    have = progress(s)
    out = vec[i64](capacity=6)
    for k in range(i64(len(have))):
        if have[k] >= NEEDED[k]:
            out = append(out, k)
    return out
