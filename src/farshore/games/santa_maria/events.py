"""What the table is told. One function per event: nothing is built while nobody listens."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from farshore.core.agenda import EVERYONE
from farshore.core.rows import packed
from farshore.games.santa_maria.state import SantaMaria

FIELDS: Final = {
    "board-taken": "seat board",
    "hall-chosen": "seat hall:tile",
    "year-begun": "year:number seat",
    "white-dice-rolled": "dice",
    "blue-die-rolled": "seat die",
    "tile-bought": "seat tile",
    "tile-placed": "seat tile cell",
    "building-activated": "seat cell price:number",
    "column-activated": "seat die column price:number",
    "row-activated": "seat die row price:number",
    "die-left": "seat cell",
    "gained": "seat goods",
    "surplus-sold": "seat goods price:number",
    "paid": "seat goods",
    "good-replaced": "seat good replaced:good",
    "sold": "seat good price:number",
    "bought": "seat good price:number",
    "shipped": "seat shipment dock",
    "shipment-arrived": "shipment dock",
    "conquistador-advanced": "seat space:number",
    "religion-advanced": "seat space:number",
    "religion-extended": "seat goods",
    "scholar-trained": "seat scholar",
    "bishop-appointed": "seat bishop",
    "station-reached": "seat station",
    "monk-welcomed": "seat owner:seat price:number",
    "retired": "seat retire",
    "income-received": "seat dock count:number",
    "conquest-scored": "seat place:number points:number",
    "year-ended": "year:number",
    "achievement-reached": "seat achievement",
}


def board_taken(s: SantaMaria, seat: i64, board: i64) -> None:
    if s.log is not None:
        s.log.append(("board-taken", (seat, board), EVERYONE))


def hall_chosen(s: SantaMaria, seat: i64, hall: i64) -> None:
    if s.log is not None:
        s.log.append(("hall-chosen", (seat, hall), EVERYONE))


def year_begun(s: SantaMaria, year: i64, seat: i64) -> None:
    if s.log is not None:
        s.log.append(("year-begun", (year, seat), EVERYONE))


def white_dice_rolled(s: SantaMaria) -> None:
    if s.log is not None:
        s.log.append(("white-dice-rolled", (packed(s.white),), EVERYONE))


def blue_die_rolled(s: SantaMaria, seat: i64, die: i64) -> None:
    if s.log is not None:
        s.log.append(("blue-die-rolled", (seat, die), EVERYONE))


def tile_bought(s: SantaMaria, seat: i64, tile: i64) -> None:
    if s.log is not None:
        s.log.append(("tile-bought", (seat, tile), EVERYONE))


def tile_placed(s: SantaMaria, seat: i64, tile: i64, cell: i64) -> None:
    if s.log is not None:
        s.log.append(("tile-placed", (seat, tile, cell), EVERYONE))


def building_activated(s: SantaMaria, seat: i64, cell: i64, price: i64) -> None:
    if s.log is not None:
        s.log.append(("building-activated", (seat, cell, price), EVERYONE))


def column_activated(s: SantaMaria, seat: i64, die: i64, column: i64, price: i64) -> None:
    if s.log is not None:
        s.log.append(("column-activated", (seat, die, column, price), EVERYONE))


def row_activated(s: SantaMaria, seat: i64, die: i64, row: i64, price: i64) -> None:
    if s.log is not None:
        s.log.append(("row-activated", (seat, die, row, price), EVERYONE))


def die_left(s: SantaMaria, seat: i64, cell: i64) -> None:
    if s.log is not None:
        s.log.append(("die-left", (seat, cell), EVERYONE))


def gained(s: SantaMaria, seat: i64, goods: i64) -> None:
    if s.log is not None and goods:
        s.log.append(("gained", (seat, goods), EVERYONE))


def surplus_sold(s: SantaMaria, seat: i64, goods: i64, price: i64) -> None:
    if s.log is not None and goods:
        s.log.append(("surplus-sold", (seat, goods, price), EVERYONE))


def paid(s: SantaMaria, seat: i64, goods: i64) -> None:
    if s.log is not None and goods:
        s.log.append(("paid", (seat, goods), EVERYONE))


def good_replaced(s: SantaMaria, seat: i64, good: i64, replaced: i64) -> None:
    if s.log is not None:
        s.log.append(("good-replaced", (seat, good, replaced), EVERYONE))


def sold(s: SantaMaria, seat: i64, good: i64, price: i64) -> None:
    if s.log is not None:
        s.log.append(("sold", (seat, good, price), EVERYONE))


def bought(s: SantaMaria, seat: i64, good: i64, price: i64) -> None:
    if s.log is not None:
        s.log.append(("bought", (seat, good, price), EVERYONE))


def shipped(s: SantaMaria, seat: i64, shipment: i64, dock: i64) -> None:
    if s.log is not None:
        s.log.append(("shipped", (seat, shipment, dock), EVERYONE))


def shipment_arrived(s: SantaMaria, shipment: i64, dock: i64) -> None:
    if s.log is not None:
        s.log.append(("shipment-arrived", (shipment, dock), EVERYONE))


def conquistador_advanced(s: SantaMaria, seat: i64, space: i64) -> None:
    if s.log is not None:
        s.log.append(("conquistador-advanced", (seat, space), EVERYONE))


def religion_advanced(s: SantaMaria, seat: i64, space: i64) -> None:
    if s.log is not None:
        s.log.append(("religion-advanced", (seat, space), EVERYONE))


def religion_extended(s: SantaMaria, seat: i64, goods: i64) -> None:
    if s.log is not None and goods:
        s.log.append(("religion-extended", (seat, goods), EVERYONE))


def scholar_trained(s: SantaMaria, seat: i64, scholar: i64) -> None:
    if s.log is not None:
        s.log.append(("scholar-trained", (seat, scholar), EVERYONE))


def bishop_appointed(s: SantaMaria, seat: i64, bishop: i64) -> None:
    if s.log is not None:
        s.log.append(("bishop-appointed", (seat, bishop), EVERYONE))


def station_reached(s: SantaMaria, seat: i64, station: i64) -> None:
    if s.log is not None:
        s.log.append(("station-reached", (seat, station), EVERYONE))


def monk_welcomed(s: SantaMaria, seat: i64, owner: i64, price: i64) -> None:
    if s.log is not None:
        s.log.append(("monk-welcomed", (seat, owner, price), EVERYONE))


def retired(s: SantaMaria, seat: i64, retire: i64) -> None:
    if s.log is not None:
        s.log.append(("retired", (seat, retire), EVERYONE))


def income_received(s: SantaMaria, seat: i64, dock: i64, count: i64) -> None:
    if s.log is not None and count:
        s.log.append(("income-received", (seat, dock, count), EVERYONE))


def conquest_scored(s: SantaMaria, seat: i64, place: i64, points: i64) -> None:
    if s.log is not None:
        s.log.append(("conquest-scored", (seat, place, points), EVERYONE))


def year_ended(s: SantaMaria, year: i64) -> None:
    if s.log is not None:
        s.log.append(("year-ended", (year,), EVERYONE))


def achievement_reached(s: SantaMaria, seat: i64, achievement: i64) -> None:
    if s.log is not None:
        s.log.append(("achievement-reached", (seat, achievement), EVERYONE))
