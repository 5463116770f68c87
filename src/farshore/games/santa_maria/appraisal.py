"""What things are worth to the greedy bot, in tenths of a coin: three coins are a point."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from farshore.games.santa_maria.colony import CELLS, COLUMNS, ROWS, SIDE, count, only, turned
from farshore.games.santa_maria.components import (
    COINS,
    CONQUISTADOR,
    DOCKS,
    GAIN,
    GOLD,
    LIMIT,
    POINTS,
    RELIGION,
    RESOURCES,
    ROAD,
    SHIP,
    TRADE,
    YEARS,
    Effect,
    Tile,
    amount,
    price_of,
)
from farshore.games.santa_maria.scoring import asked_for, sets_of_ships
from farshore.games.santa_maria.state import EMPTY, Player, SantaMaria
from farshore.games.santa_maria.steps.harbour import swaps
from farshore.games.santa_maria.steps.payment import can_pay

COIN: Final = 10
POINT: Final = 30
IN_USE: Final[vec[i64]] = vec[i64]([18, 17, 24, 24, 26])  # resources while there is time to use them
STEP_OF_FAITH: Final = 34
STEP_OF_CONQUEST: Final = 26
SKILL: Final = 30  # a scholar's skill for each year to come


def resource(s: SantaMaria, kind: i64) -> i64:
    """In the last year a resource may not find its use any more."""
    return IN_USE[kind] if s.year < YEARS else (IN_USE[kind] + COIN * price_of(kind)) // 2


def goods(s: SantaMaria, p: Player, bundle: i64) -> i64:
    """What exceeds the storage is worth its price."""
    worth = COIN * amount(bundle, COINS) + POINT * amount(bundle, POINTS)
    for kind in range(i64(RESOURCES)):
        n = amount(bundle, kind)
        if n:
            kept = min(n, LIMIT - p.storage[kind])
            worth += kept * resource(s, kind) + (n - kept) * COIN * price_of(kind)
    return worth


def cost(s: SantaMaria, bundle: i64) -> i64:
    worth: i64 = 0
    for kind in range(i64(GOLD)):
        worth += amount(bundle, kind) * resource(s, kind)
    return worth


def shipment(s: SantaMaria, p: Player, dock: i64) -> i64:
    """Points at the end, income until then, a step towards a set; less what it costs."""
    tile = s.edition.shipments[s.docks[dock]]
    years = YEARS + 1 - s.year
    income = effect(s, p, s.edition.effects[s.edition.docks[dock].effect])
    fresh = POINT if p.ships_at(dock) <= sets_of_ships(p) else 0
    return POINT * tile.points + years * income + fresh - cost(s, tile.cost)


def best_dock(s: SantaMaria, p: Player) -> i64:
    """Of those that can be paid for, and are worth it; -1: none."""
    best: i64 = -1
    most: i64 = 0
    for dock in range(i64(DOCKS)):
        tile = s.docks[dock]
        if tile == EMPTY or not can_pay(p, s.edition.shipments[tile].cost, swaps(p)):
            continue
        worth = shipment(s, p, dock)
        if worth > most:
            best = dock
            most = worth
    return best


def trade(s: SantaMaria, p: Player, e: Effect) -> i64:
    """The best bargain with what is in storage."""
    best: i64 = 0
    for kind in e.pay:
        if p.storage[kind]:
            for bundle in e.alternatives:
                best = max(best, goods(s, p, bundle) - resource(s, kind))
    return best


def effect(s: SantaMaria, p: Player, e: Effect) -> i64:
    if e.op == GAIN:
        return goods(s, p, e.goods)
    if e.op == TRADE:
        return trade(s, p, e)
    if e.op == SHIP:
        dock = best_dock(s, p)
        return shipment(s, p, dock) if dock >= 0 else 0
    if e.op == RELIGION:
        return STEP_OF_FAITH * e.times
    return STEP_OF_CONQUEST * e.times if e.op == CONQUISTADOR else COIN


def building(s: SantaMaria, p: Player, space: i64) -> i64:
    worth: i64 = 0
    for number in s.edition.spaces[space].effects:
        worth += effect(s, p, s.edition.effects[number])
    return worth


def buildings(s: SantaMaria, p: Player, spaces: i64) -> i64:
    worth: i64 = 0
    for cell in range(i64(CELLS)):
        if spaces & only(cell):
            worth += building(s, p, p.cells[cell])
    return worth


def placement(s: SantaMaria, p: Player, tile: Tile, cell: i64, turn: i64) -> i64:
    """Buildings like company in their column and row; roads like lines that fill up."""
    worth: i64 = 0
    covered = tile.footprints[4 * cell + turn]
    for k in range(i64(len(tile.spaces))):
        place = turned(tile.rows[k], tile.columns[k], turn, cell)
        row = count((p.filled | covered) & ROWS[place // SIDE])
        column = count((p.filled | covered) & COLUMNS[place % SIDE])
        if s.edition.spaces[tile.spaces[k]].terrain == ROAD:
            worth += s.edition.spaces[tile.spaces[k]].colonists * (row * row + column * column)
        else:
            worth += 2 * row + 4 * column + 20 * (column == SIDE) + 20 * (row == SIDE)
    return worth


def tile(s: SantaMaria, p: Player, number: i64) -> i64:
    """What its buildings may give in the turns to come, and its colonists at the end."""
    worth: i64 = 0
    years = YEARS + 1 - s.year
    for space in s.edition.tiles[number].spaces:
        if s.edition.spaces[space].terrain == ROAD:
            worth += COIN * s.edition.spaces[space].colonists
        else:
            worth += years * (building(s, p, space) + COIN)
    return worth


def bishop(s: SantaMaria, p: Player, number: i64) -> i64:
    """What is asked for grows with the years left."""
    b = s.edition.bishops[number]
    expected = asked_for(s, p, b) * (2 * YEARS + 1 - s.year) // YEARS
    return POINT * (min(b.cap, b.points * expected) - 2)


def scholar(s: SantaMaria, number: i64) -> i64:
    return POINT * s.edition.scholars[number].points + SKILL * (YEARS + 1 - s.year)
