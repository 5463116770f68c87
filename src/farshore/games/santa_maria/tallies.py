"""What a seat has, by name. Previews, statistics and learners ask for it at every pick."""

from __future__ import annotations

from mypy_extensions import i64

from farshore.games.santa_maria import scoring, solo
from farshore.games.santa_maria.components import GOODS, RESOURCES
from farshore.games.santa_maria.state import EMPTY, Player, SantaMaria


def tallies(s: SantaMaria, seat: i64) -> dict[str, int]:
    p = s.players[seat]
    found: dict[str, int] = {}
    for kind in range(i64(RESOURCES)):
        found[GOODS[kind]] = p.storage[kind]
    found["coins"] = p.coins
    found["happiness"] = p.points + p.conquest_points
    found["religion"] = p.religion
    found["conquistador"] = p.conquest
    found["monks"] = p.monks
    found["ships"] = len(p.ships)
    found["buildings"] = buildings_of(s, p)
    found["blue-dice"] = p.unlocked
    found["full-lines"] = scoring.full_lines(p)
    found["points"] = scoring.score(s, seat)
    if s.seats == 1:
        found["achievements"] = len(solo.reached(s))
    return found


def buildings_of(s: SantaMaria, p: Player) -> i64:
    """Roads are none."""
    count: i64 = 0
    for space in p.cells:
        if space != EMPTY and s.edition.spaces[space].terrain >= 0:
            count += 1
    return count
