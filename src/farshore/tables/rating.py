"""Ratings per game after finished tables: Plackett–Luce, people and named bots alike, uncertainty included."""

from __future__ import annotations

from collections.abc import Sequence

from openskill.models import PlackettLuce

from farshore.store.protocol import RatingRow
from farshore.tables.info import SeatInfo, TableInfo


def rated_player(place: SeatInfo) -> str:
    return place.person if place.kind == "person" else f"bot:{place.bot}"


def rated_players(info: TableInfo) -> list[str]:
    return list(dict.fromkeys(rated_player(place) for place in info.seats))


def counts(info: TableInfo) -> bool:
    """Only games among different people and bots; no practice, nothing imported, nobody against themselves."""
    people = [place.person for place in info.seats if place.kind == "person"]
    plays = not info.imported and not info.practice
    return plays and len(info.seats) > 1 and bool(people) and len(set(people)) == len(people)


def rated(info: TableInfo, ranks: Sequence[int], before: Sequence[RatingRow]) -> tuple[RatingRow, ...]:
    """The ratings after a table; a bot in several seats changes once, by the mean of its results."""
    if not counts(info):
        return ()
    model = PlackettLuce()
    known = {row.player: row for row in before if row.game == info.game}
    players = [rated_player(place) for place in info.seats]
    teams = [
        [model.rating(mu=known[p].mean, sigma=known[p].uncertainty) if p in known else model.rating()] for p in players
    ]
    after = model.rate(teams, ranks=[float(rank) for rank in ranks])
    found = []
    for player in dict.fromkeys(players):
        seats = [i for i, p in enumerate(players) if p == player]
        place = info.seats[seats[0]]
        name = place.name if place.kind == "person" else place.bot
        mean = sum(after[i][0].mu for i in seats) / len(seats)
        uncertainty = sum(after[i][0].sigma for i in seats) / len(seats)
        tables = known[player].tables + 1 if player in known else 1
        found.append(RatingRow(info.game, player, name, mean, uncertainty, tables))
    return tuple(found)
