"""What things are worth to the greedy bot, in tenths of a coin."""

from __future__ import annotations

from typing import Final

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
from farshore.games.santa_maria.taste import Taste

COIN: Final = 10


def resource(taste: Taste, s: SantaMaria, kind: i64) -> i64:
    """In the last year a resource may not find its use any more."""
    return (
        taste.in_use[kind] if s.year < YEARS else (taste.in_use[kind] + COIN * price_of(kind)) * taste.last_use // 100
    )


def goods(taste: Taste, s: SantaMaria, p: Player, bundle: i64) -> i64:
    """What exceeds the storage is worth its price."""
    worth = COIN * amount(bundle, COINS) + taste.point * amount(bundle, POINTS)
    for kind in range(i64(RESOURCES)):
        n = amount(bundle, kind)
        if n:
            kept = min(n, LIMIT - p.storage[kind])
            worth += kept * resource(taste, s, kind) + (n - kept) * COIN * price_of(kind)
    return worth


def cost(taste: Taste, s: SantaMaria, bundle: i64) -> i64:
    worth: i64 = 0
    for kind in range(i64(GOLD)):
        worth += amount(bundle, kind) * resource(taste, s, kind)
    return worth


def shipment(taste: Taste, s: SantaMaria, p: Player, dock: i64) -> i64:
    """Points at the end, income until then, a step towards a set; less what it costs."""
    tile = s.edition.shipments[s.docks[dock]]
    years = YEARS + 1 - s.year
    income = effect(taste, s, p, s.edition.effects[s.edition.docks[dock].effect])
    fresh = taste.fresh if p.ships_at(dock) <= sets_of_ships(p) else 0
    return taste.point * tile.points + years * income * taste.income // 100 + fresh - cost(taste, s, tile.cost)


def best_dock(taste: Taste, s: SantaMaria, p: Player) -> i64:
    """Of those that can be paid for, and are worth it; -1: none."""
    best: i64 = -1
    most: i64 = 0
    for dock in range(i64(DOCKS)):
        tile = s.docks[dock]
        if tile == EMPTY or not can_pay(p, s.edition.shipments[tile].cost, swaps(p)):
            continue
        worth = shipment(taste, s, p, dock)
        if worth > most:
            best = dock
            most = worth
    return best


def trade(taste: Taste, s: SantaMaria, p: Player, e: Effect) -> i64:
    """The best bargain with what is in storage."""
    best: i64 = 0
    for kind in e.pay:
        if p.storage[kind]:
            for bundle in e.alternatives:
                best = max(best, goods(taste, s, p, bundle) - resource(taste, s, kind))
    return best


def effect(taste: Taste, s: SantaMaria, p: Player, e: Effect) -> i64:
    if e.op == GAIN:
        return goods(taste, s, p, e.goods)
    if e.op == TRADE:
        return trade(taste, s, p, e)
    if e.op == SHIP:
        dock = best_dock(taste, s, p)
        return shipment(taste, s, p, dock) if dock >= 0 else 0
    if e.op == RELIGION:
        return taste.faith * e.times
    return taste.conquest * e.times if e.op == CONQUISTADOR else COIN


def building(taste: Taste, s: SantaMaria, p: Player, space: i64) -> i64:
    worth: i64 = 0
    for number in s.edition.spaces[space].effects:
        worth += effect(taste, s, p, s.edition.effects[number])
    return worth


def buildings(taste: Taste, s: SantaMaria, p: Player, spaces: i64) -> i64:
    worth: i64 = 0
    for cell in range(i64(CELLS)):
        if spaces & only(cell):
            worth += building(taste, s, p, p.cells[cell])
    return worth


def placement(taste: Taste, s: SantaMaria, p: Player, tile: Tile, cell: i64, turn: i64) -> i64:
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
            worth += (
                taste.row * row + taste.column * column + taste.line * (column == SIDE) + taste.line * (row == SIDE)
            )
    return worth


def tile(taste: Taste, s: SantaMaria, p: Player, number: i64) -> i64:
    """What its buildings may give in the turns to come, and its colonists at the end."""
    worth: i64 = 0
    years = YEARS + 1 - s.year
    for space in s.edition.tiles[number].spaces:
        if s.edition.spaces[space].terrain == ROAD:
            worth += taste.colonist * s.edition.spaces[space].colonists
        else:
            worth += years * (building(taste, s, p, space) * taste.use // 100 + taste.any_use)
    return worth


def bishop(taste: Taste, s: SantaMaria, p: Player, number: i64) -> i64:
    """What is asked for grows with the years left."""
    b = s.edition.bishops[number]
    expected = asked_for(s, p, b) * (2 * YEARS + 1 - s.year) // YEARS
    return taste.point * (min(b.cap, b.points * expected) - 2)


def scholar(taste: Taste, s: SantaMaria, number: i64) -> i64:
    return taste.point * s.edition.scholars[number].points + taste.skill * (YEARS + 1 - s.year)
