"""New World scoring after each age, and the points of discoveries, buildings and economy at the end."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from farshore.core.rows import filled, total
from farshore.games.age_of_discovery.edition import (
    BUILDER,
    COUNT_BUILDERS,
    COUNT_BUILDINGS,
    COUNT_COLONISED,
    COUNT_DISCOVERIES,
    COUNT_GOODS,
    COUNT_MONEY,
    COUNT_SCHOLARS,
    COUNT_SHIPS,
    COUNT_SOLDIERS,
    COUNT_WORKERS,
    KINDS,
    REGIONS,
    SCORE,
    SOLDIER,
)
from farshore.games.age_of_discovery.income import trade_income
from farshore.games.age_of_discovery.state import UNSETTLED, Empires, Player

COLONY: Final = 3  # workers of one player that make a region count
FIRST: Final = 6
SECOND: Final = 2
SHARED_FIRST: Final = 2  # for each of two
BUILDER_FIRST: Final = 4  # for every builder there, no matter whose
BUILDER_SECOND: Final = 2


def region_points(s: Empires, region: i64) -> vec[i64]:
    """What each seat scores in a region as it stands."""
    builders: i64 = 0
    counts = vec[i64](capacity=s.seats)
    for p in s.players:
        counts = append(counts, p.present(region))
        builders += p.colonies[KINDS * region + BUILDER]
    first = highest_below(counts, 1000)
    points = filled(s.seats, 0)
    if first < COLONY:
        return points
    second = highest_below(counts, first)
    leaders = how_many(counts, first)
    followers = how_many(counts, second)
    for seat in range(s.seats):
        if counts[seat] == first:
            points[seat] = FIRST if leaders == 1 else SHARED_FIRST if leaders == 2 else 0
            points[seat] += BUILDER_FIRST * builders
        elif counts[seat] == second and second > 0:
            points[seat] = SECOND if leaders == 1 and followers == 1 else 0
            points[seat] += BUILDER_SECOND * builders
    return points


def highest_below(counts: vec[i64], limit: i64) -> i64:
    most: i64 = 0
    for count in counts:
        if most < count < limit:
            most = count
    return most


def how_many(counts: vec[i64], value: i64) -> i64:
    out: i64 = 0
    for count in counts:
        out += 1 if count == value else 0
    return out


def is_colonised(s: Empires, region: i64) -> bool:
    """Some player has three workers there."""
    for p in s.players:
        if p.present(region) >= COLONY:
            return True
    return False


def workers_of_kind(p: Player, kind: i64) -> i64:
    """On the map."""
    count: i64 = 0
    for region in range(i64(REGIONS)):
        count += p.colonies[KINDS * region + kind]
    return count


def counted(s: Empires, p: Player, what: i64) -> i64:
    """How much of a thing a building of the last age finds."""
    if what == COUNT_GOODS:
        return total(p.goods)
    if what == COUNT_SHIPS:
        return p.ships
    if what == COUNT_BUILDINGS:
        return len(p.buildings)
    if what == COUNT_MONEY:
        return p.money if p.fortune == UNSETTLED else p.fortune
    if what == COUNT_DISCOVERIES:
        return len(p.tokens) + len(p.cards)
    return p.scholars if what == COUNT_SCHOLARS else counted_on_map(s, p, what)


def counted_on_map(s: Empires, p: Player, what: i64) -> i64:
    if what == COUNT_WORKERS:
        return total(p.colonies)
    if what == COUNT_SOLDIERS:
        return workers_of_kind(p, SOLDIER)
    if what == COUNT_BUILDERS:
        return workers_of_kind(p, BUILDER)
    assert what == COUNT_COLONISED
    regions: i64 = 0
    for region in range(i64(REGIONS)):
        regions += 1 if p.present(region) and is_colonised(s, region) else 0
    return regions


def points_of_building(s: Empires, p: Player, building: i64) -> i64:
    tile = s.edition.buildings[building]
    if tile.effect != SCORE:
        return tile.points
    per = s.settings.wealth_rate if tile.counts == COUNT_MONEY else tile.per
    return tile.points + tile.each * (counted(s, p, tile.counts) // per)


def points_of_buildings(s: Empires, p: Player) -> i64:
    points: i64 = 0
    for building in p.buildings:
        points += points_of_building(s, p, building)
    return points


def points_of_discoveries(s: Empires, p: Player) -> i64:
    points: i64 = 0
    for token in p.tokens:
        points += s.edition.tokens[token].points
    for card in p.cards:
        points += s.edition.cards[card].points
    return points


def points_of_economy(p: Player) -> i64:
    """The trade income of the last round; until then, what the goods would bring now."""
    return trade_income(p.goods, p.ships - p.sailing) if p.economy == UNSETTLED else p.economy


def score(s: Empires, seat: i64) -> i64:
    p = s.players[seat]
    return total(p.scored) + points_of_discoveries(s, p) + points_of_buildings(s, p) + points_of_economy(p) + p.bought
