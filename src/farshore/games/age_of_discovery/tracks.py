"""Spaces of the board. A space is one number, `WIDTH * track + place`, places counted from 0 at the left."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from farshore.games.age_of_discovery.edition import BUILDER, CAPTAIN, KINDS, MERCHANT, MISSIONARY, SOLDIER, WORKERS
from farshore.games.age_of_discovery.state import EMPTY, Empires

TRACKS: Final = ("initiative", "dock", "goods", "shipping", "buildings", "discovery", "specialists", "warfare", "ships",
                 "order")  # fmt: skip
INITIATIVE: Final = 0
DOCK: Final = 1
GOODS: Final = 2
SHIPPING: Final = 3
BUILDINGS: Final = 4
DISCOVERY: Final = 5
SPECIALISTS: Final = 6
WARFARE: Final = 7
SHIPS: Final = 8  # the Mayflower's, right of Y
ORDER: Final = 9

WIDTH: Final = 32
DOCK_X: Final = WIDTH * DOCK + 30
DOCK_Y: Final = WIDTH * DOCK + 31

INITIATIVE_SPACES: Final = 6
GOODS_SPACES: Final = 4
BUILDING_SPACES: Final = 5
WARFARE_SPACES: Final = 4
BUILDER_SLOT: Final = 4
TRAINING: Final = 5
SPECIALIST_OF: Final = (MISSIONARY, MERCHANT, SOLDIER, CAPTAIN, BUILDER)  # by slot; the last slot is Training


def dock_spaces(s: Empires) -> i64:
    """Twice the players less one."""
    return 2 * s.seats - 1


def row_of(s: Empires, track: i64) -> vec[i64]:
    """The workers of a numbered track from the left."""
    if track == INITIATIVE:
        return s.initiative
    if track == DOCK:
        return s.dock
    if track == GOODS:
        return s.goods_track
    if track == BUILDINGS:
        return s.building_track
    if track == WARFARE:
        return s.warfare
    return s.mayflower


def owner_of(worker: i64) -> i64:
    return worker // KINDS


def kind_of(worker: i64) -> i64:
    return worker % KINDS


def has_initiative(s: Empires, seat: i64) -> bool:
    for worker in s.initiative:
        if owner_of(worker) == seat:
            return True
    return False


def slot_name(slot: i64) -> str:
    return "training" if slot == TRAINING else WORKERS[SPECIALIST_OF[slot]]


def space_name(space: i64) -> str:
    """`dock,3`, `dock,x`, `specialists,training`, `shipping`."""
    track = space // WIDTH
    place = space % WIDTH
    name = TRACKS[track]
    if track == SHIPPING or track == DISCOVERY:
        return name
    if track == SPECIALISTS:
        return f"{name},{slot_name(place)}"
    if space >= DOCK_X and track == DOCK:
        return f"{name},{'x' if space == DOCK_X else 'y'}"
    return f"{name},{place + 1}"


def is_slot_open(s: Empires, slot: i64) -> bool:
    if slot == BUILDER_SLOT and not s.settings.builders:
        return False
    return s.specialists[slot] == EMPTY
