"""End of the game: cards, bonus tiles, exploration tiles, cubes above yellow."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from farshore.core.rows import filled, total
from farshore.games.century_new_world.edition import FIND_SYMBOL, PAIR, SETTLERS, SETTLERS_EACH, SINGLE
from farshore.games.century_new_world.state import Century, Player

BONUS_POINTS: Final = (2, 3, 1, 3)  # by kind of bonus tile: a symbol, a pair, every two settlers, without a condition


def points_of_cards(s: Century, p: Player) -> i64:
    points: i64 = 0
    for card in p.cards:
        points += s.edition.cards[card].points
    return points


def points_of_finds(s: Century, p: Player) -> i64:
    points: i64 = 0
    for find in p.finds:
        points += s.edition.finds[find].points
    return points


def points_of_tiles(s: Century, p: Player) -> i64:
    """Every tile is scored alone; the same symbols serve several tiles."""
    symbols = new_world_symbols(s, p)
    points: i64 = 0
    for tile in p.tiles:
        points += bonus(s, p, tile, symbols)
    return points


def points_of_cubes(p: Player) -> i64:
    """Every cube that is not yellow."""
    return total(p.cubes) - p.cubes[0]


def score(s: Century, seat: i64) -> i64:
    p = s.players[seat]
    return points_of_cards(s, p) + points_of_finds(s, p) + points_of_tiles(s, p) + points_of_cubes(p)


def new_world_symbols(s: Century, p: Player) -> vec[i64]:
    """One for each Point card, by its kind, and one for each exploration tile that shows one."""
    count = filled(4, 0)
    for card in p.cards:
        count[s.edition.cards[card].kind] += 1
    for find in p.finds:
        tile = s.edition.finds[find]
        if tile.kind == FIND_SYMBOL:
            count[tile.symbol] += 1
    return count


def bonus(s: Century, p: Player, number: i64, symbols: vec[i64]) -> i64:
    """What a bonus tile scores: its points, as often as the player has what it counts."""
    tile = s.edition.tiles[number]
    sets: i64 = 1
    if tile.kind == SINGLE:
        sets = symbols[tile.first]
    elif tile.kind == PAIR:
        same = tile.first == tile.second
        sets = symbols[tile.first] // 2 if same else min(symbols[tile.first], symbols[tile.second])
    elif tile.kind == SETTLERS:
        sets = (SETTLERS_EACH - p.reserve) // 2
    return BONUS_POINTS[tile.kind] * sets
