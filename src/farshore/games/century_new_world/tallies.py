"""What a seat has, by name. Previews, statistics and learners ask for it at every pick."""

from __future__ import annotations

from mypy_extensions import i64

from farshore.games.century_new_world.edition import COLOURS
from farshore.games.century_new_world.scoring import score
from farshore.games.century_new_world.state import Century


def tallies(s: Century, seat: i64) -> dict[str, int]:
    p = s.players[seat]
    found: dict[str, int] = {}
    for k in range(i64(len(COLOURS))):
        found[COLOURS[k]] = p.cubes[k]
    found["settlers"] = p.home
    found["reserve"] = p.reserve
    found["cards"] = len(p.cards)
    found["bonus-tiles"] = len(p.tiles)
    found["exploration-tiles"] = len(p.finds)
    found["points"] = score(s, seat)
    return found
