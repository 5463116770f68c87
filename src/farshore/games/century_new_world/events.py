"""What the table is told. One function per event: nothing is built while nobody listens."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from farshore.core.agenda import EVERYONE
from farshore.core.rows import packed, total
from farshore.games.century_new_world.state import Century

FIELDS: Final = {
    "settlers-placed": "seat location count:number",
    "settlers-displaced": "by:seat owner:seat location count:number",
    "rested": "seat count:number",
    "tools-used": "seat cubes",
    "produced": "seat location cubes",
    "cube-upgraded": "seat cube to:cube",
    "traded": "seat location times:number given:cubes received:cubes",
    "card-claimed": "seat card paid:cubes",
    "settlers-joined": "seat count:number",
    "bonus-taken": "seat tile",
    "location-explored": "seat exploration location",
    "cubes-found": "seat cubes",
    "cube-returned": "seat cube",
    "last-round-begun": "seat",
}


def settlers_placed(s: Century, seat: i64, spot: i64, count: i64) -> None:
    if s.log is not None:
        s.log.append(("settlers-placed", (seat, spot, count), EVERYONE))


def settlers_displaced(s: Century, by: i64, owner: i64, spot: i64, count: i64) -> None:
    if s.log is not None:
        s.log.append(("settlers-displaced", (by, owner, spot, count), EVERYONE))


def rested(s: Century, seat: i64, count: i64) -> None:
    if s.log is not None:
        s.log.append(("rested", (seat, count), EVERYONE))


def tools_used(s: Century, seat: i64, circle: i64) -> None:
    if s.log is not None:
        cubes = s.players[seat].tools[4 * circle : 4 * circle + 4]
        if total(cubes):
            s.log.append(("tools-used", (seat, packed(cubes)), EVERYONE))


def produced(s: Century, seat: i64, spot: i64, cubes: vec[i64]) -> None:
    if s.log is not None:
        s.log.append(("produced", (seat, spot, packed(cubes)), EVERYONE))


def cube_upgraded(s: Century, seat: i64, colour: i64) -> None:
    if s.log is not None:
        s.log.append(("cube-upgraded", (seat, colour, colour + 1), EVERYONE))


def traded(s: Century, seat: i64, spot: i64, times: i64, given: vec[i64], received: vec[i64]) -> None:
    if s.log is not None:
        args = (seat, spot, times, times * packed(given), times * packed(received))
        s.log.append(("traded", args, EVERYONE))


def card_claimed(s: Century, seat: i64, card: i64, cost: vec[i64]) -> None:
    if s.log is not None:
        s.log.append(("card-claimed", (seat, card, packed(cost)), EVERYONE))


def settlers_joined(s: Century, seat: i64, count: i64) -> None:
    if s.log is not None and count:
        s.log.append(("settlers-joined", (seat, count), EVERYONE))


def bonus_taken(s: Century, seat: i64, tile: i64) -> None:
    if s.log is not None:
        s.log.append(("bonus-taken", (seat, tile), EVERYONE))


def location_explored(s: Century, seat: i64, tile: i64, spot: i64) -> None:
    if s.log is not None:
        s.log.append(("location-explored", (seat, tile, spot), EVERYONE))


def cubes_found(s: Century, seat: i64, cubes: vec[i64]) -> None:
    if s.log is not None:
        s.log.append(("cubes-found", (seat, packed(cubes)), EVERYONE))


def cube_returned(s: Century, seat: i64, colour: i64) -> None:
    if s.log is not None:
        s.log.append(("cube-returned", (seat, colour), EVERYONE))


def last_round_begun(s: Century, seat: i64) -> None:
    if s.log is not None:
        s.log.append(("last-round-begun", (seat,), EVERYONE))
