"""What a seat has, by name. Previews, statistics and learners ask for it at every pick."""

from __future__ import annotations

from mypy_extensions import i64

from farshore.games.race_for_the_galaxy.powers import MILITARY
from farshore.games.race_for_the_galaxy.scoring import score
from farshore.games.race_for_the_galaxy.state import EMPTY, Race


def tallies(s: Race, seat: i64) -> dict[str, int]:
    p = s.players[seat]
    goods = 0
    for good in p.goods:
        goods += 1 if good != EMPTY else 0
    return {
        "hand": len(p.hand),
        "goods": goods,
        "chips": p.chips,
        "tableau": len(p.tableau),
        "military": p.powers[MILITARY],
        "points": score(s, seat),
    }
