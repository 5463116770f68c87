"""Ratings after finished tables."""

from __future__ import annotations

from farshore.tables.info import SeatInfo, TableInfo
from farshore.tables.rating import rated


def test_ratings_count_different_people_and_bots() -> None:
    seats = [SeatInfo("person", "Ana", "a"), SeatInfo("bot", "Ada", bot="easy"), SeatInfo("bot", "Bento", bot="easy")]
    info = TableInfo("g", 1, "standard", "", {}, seats, "a", 0.0)
    rows = {row.player: row for row in rated(info, [1, 2, 3], [])}
    assert set(rows) == {"a", "bot:easy"} and rows["a"].mean > rows["bot:easy"].mean
    again = {row.player: row for row in rated(info, [1, 2, 3], list(rows.values()))}
    assert again["a"].tables == 2 and again["a"].uncertainty < rows["a"].uncertainty
    info.seats[1] = SeatInfo("person", "Ana too", "a")
    assert rated(info, [1, 2, 3], []) == (), "nobody is rated against oneself"
