"""What a seat has, by name. Previews, statistics and learners ask for it at every pick."""

from __future__ import annotations

from mypy_extensions import i64

from farshore.core.rows import total
from farshore.games.age_of_discovery.edition import WORKERS
from farshore.games.age_of_discovery.income import trade_income
from farshore.games.age_of_discovery.scoring import score
from farshore.games.age_of_discovery.state import Empires


def tallies(s: Empires, seat: i64) -> dict[str, int]:
    p = s.players[seat]
    found: dict[str, int] = {"money": p.money, "income": trade_income(p.goods, p.ships - p.sailing)}
    for kind in range(i64(len(WORKERS))):
        found[WORKERS[kind]] = p.available[kind]
    found["stock"] = total(p.stock)
    found["on-map"] = total(p.colonies)
    found["expedition"] = total(p.expedition)
    found["goods"] = total(p.goods)
    found["ships"] = p.ships
    found["buildings"] = len(p.buildings)
    found["discoveries"] = len(p.tokens) + len(p.cards)
    found["points"] = score(s, seat)
    return found
