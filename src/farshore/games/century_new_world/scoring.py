"""End of the game: cards, bonus tiles, exploration tiles, cubes above yellow."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from farshore.core.rows import filled, total
from farshore.games.century_new_world.edition import FIND_SYMBOL, PAIR, SETTLERS, SETTLERS_EACH, SINGLE
from farshore.games.century_new_world.state import Century, Player


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
    tile = s.edition.tiles[number]
    if tile.kind == SINGLE:
        return 2 * symbols[tile.first]
    if tile.kind == PAIR:
        if tile.first == tile.second:
            return 3 * (symbols[tile.first] // 2)
        return 3 * min(symbols[tile.first], symbols[tile.second])
    if tile.kind == SETTLERS:
        return (SETTLERS_EACH - p.reserve) // 2
    return 3
