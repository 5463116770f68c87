"""Final scoring, by category, as things stand at any time."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from farshore.games.santa_maria.colony import CELLS, COLUMNS, ROWS, SIDE, count, largest_region, only
from farshore.games.santa_maria.components import (
    DOCKS,
    PER_LINE,
    PER_MONK,
    PER_SHIPMENT,
    PER_TERRAIN,
    PER_TERRAINS,
    PRIESTS,
    RESOURCES,
    TERRAINS,
    Bishop,
    price_of,
)
from farshore.games.santa_maria.state import EMPTY, MONKS_EACH, Player, SantaMaria

COINS_A_POINT: Final = 3
SET_POINTS: Final = 3
BISHOP_COST: Final = 2


def points_of_coins(p: Player) -> i64:
    """All resources are sold; one point for three coins of the sum."""
    coins = p.coins
    for kind in range(i64(RESOURCES)):
        coins += p.storage[kind] * price_of(kind)
    return coins // COINS_A_POINT


def full_lines(p: Player) -> i64:
    n: i64 = 0
    for k in range(i64(SIDE)):
        if p.filled & ROWS[k] == ROWS[k]:
            n += 1
        if p.filled & COLUMNS[k] == COLUMNS[k]:
            n += 1
    return n


def points_of_colonists(s: SantaMaria, p: Player) -> i64:
    """A point for each colonist in each full row or column."""
    points: i64 = 0
    for k in range(i64(SIDE)):
        if p.filled & ROWS[k] == ROWS[k]:
            points += colonists_on(s, p, ROWS[k])
        if p.filled & COLUMNS[k] == COLUMNS[k]:
            points += colonists_on(s, p, COLUMNS[k])
    return points


def colonists_on(s: SantaMaria, p: Player, spaces: i64) -> i64:
    n: i64 = 0
    for cell in range(i64(CELLS)):
        if spaces & only(cell):
            n += s.edition.spaces[p.cells[cell]].colonists
    return n


def points_of_scholars(s: SantaMaria, seat: i64) -> i64:
    """Those with the player's own monk, and the one that came with the town hall."""
    points: i64 = 0
    for k in range(i64(PRIESTS)):
        if s.monks[k] >> seat & 1:
            points += s.edition.scholars[s.scholars[k]].points
    own = s.players[seat].scholar
    return points + s.edition.scholars[own].points if own != EMPTY and s.scoring_hall else points


def bishops_of(s: SantaMaria, seat: i64) -> i64:
    n: i64 = 0
    for k in range(i64(PRIESTS)):
        n += s.monks[PRIESTS + k] >> seat & 1
    return n


def points_of_bishops(s: SantaMaria, seat: i64) -> i64:
    """What they ask for, without the two points each costs."""
    points: i64 = 0
    for k in range(i64(PRIESTS)):
        if s.monks[PRIESTS + k] >> seat & 1:
            bishop = s.edition.bishops[s.bishops[k]]
            points += min(bishop.cap, bishop.points * asked_for(s, s.players[seat], bishop))
    return points


def asked_for(s: SantaMaria, p: Player, bishop: Bishop) -> i64:
    """How often a player has what the bishop asks for."""
    if bishop.asks == PER_SHIPMENT:
        return len(p.ships)
    if bishop.asks == PER_LINE:
        return full_lines(p)
    if bishop.asks == PER_MONK:
        return MONKS_EACH - p.monks
    if bishop.asks == PER_TERRAIN:
        return count(spaces_of(s, p, bishop.terrains[0]))
    if bishop.asks == PER_TERRAINS:
        fewest: i64 = CELLS
        for terrain in bishop.terrains:
            fewest = min(fewest, count(spaces_of(s, p, terrain)))
        return fewest
    most: i64 = 0
    for terrain in range(i64(len(TERRAINS))):
        most = max(most, largest_region(spaces_of(s, p, terrain)))
    return most


def spaces_of(s: SantaMaria, p: Player, terrain: i64) -> i64:
    """The set of a colony's spaces of one terrain."""
    spaces: i64 = 0
    for cell in range(i64(CELLS)):
        if p.cells[cell] != EMPTY and s.edition.spaces[p.cells[cell]].terrain == terrain:
            spaces |= only(cell)
    return spaces


def sets_of_ships(p: Player) -> i64:
    """One ship in each dock makes a set."""
    fewest = p.ships_at(0)
    for dock in range(i64(1), i64(DOCKS)):
        fewest = min(fewest, p.ships_at(dock))
    return fewest


def points_of_shipments(s: SantaMaria, p: Player) -> i64:
    points: i64 = 0
    for ship in p.ships:
        points += s.edition.shipments[ship // DOCKS].points
    return points


def score(s: SantaMaria, seat: i64) -> i64:
    p = s.players[seat]
    priests = points_of_scholars(s, seat) + points_of_bishops(s, seat) - BISHOP_COST * bishops_of(s, seat)
    ships = SET_POINTS * sets_of_ships(p) + points_of_shipments(s, p)
    return p.points + p.conquest_points + points_of_coins(p) + points_of_colonists(s, p) + priests + ships
