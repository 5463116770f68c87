"""Ratings per game after finished tables: Plackett–Luce, people and named bots alike, uncertainty included."""

from __future__ import annotations

from collections.abc import Sequence

from openskill.models import PlackettLuce

from farshore.store.protocol import RatingRow
from farshore.tables.sheet import Chair, Sheet


def rated_player(chair: Chair) -> str:
    return chair.person if chair.kind == "person" else f"bot:{chair.bot}"


def counts(sheet: Sheet) -> bool:
    """Between different people, or people and bots; not what was imported, nor one alone on both sides."""
    people = [chair.person for chair in sheet.chairs if chair.kind == "person"]
    return not sheet.imported and len(sheet.chairs) > 1 and bool(people) and len(set(people)) == len(people)


def rated(sheet: Sheet, ranks: Sequence[int], before: Sequence[RatingRow]) -> tuple[RatingRow, ...]:
    """The ratings after a table; the same bot in several seats changes once, by the mean of what happened to it."""
    if not counts(sheet):
        return ()
    model = PlackettLuce()
    known = {row.player: row for row in before if row.game == sheet.game}
    players = [rated_player(chair) for chair in sheet.chairs]
    teams = [
        [model.rating(mu=known[p].mean, sigma=known[p].uncertainty) if p in known else model.rating()] for p in players
    ]
    after = model.rate(teams, ranks=[float(rank) for rank in ranks])
    found = []
    for player in dict.fromkeys(players):
        seats = [i for i, p in enumerate(players) if p == player]
        chair = sheet.chairs[seats[0]]
        name = chair.name if chair.kind == "person" else chair.bot
        mean = sum(after[i][0].mu for i in seats) / len(seats)
        uncertainty = sum(after[i][0].sigma for i in seats) / len(seats)
        tables = known[player].tables + 1 if player in known else 1
        found.append(RatingRow(sheet.game, player, name, mean, uncertainty, tables))
    return tuple(found)
