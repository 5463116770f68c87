"""Phase 1: players in order place one worker at a time on the events until nobody has any left."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from farshore.core.agenda import Ask, Step
from farshore.core.rows import filled, total
from farshore.games.age_of_discovery import events
from farshore.games.age_of_discovery.edition import CARRY_WORKERS, KINDS, MOST_SEATS, MOVE_TO_FRONT, WORKERS
from farshore.games.age_of_discovery.state import SLOTS, Empires
from farshore.games.age_of_discovery.steps.colony import region_ref
from farshore.games.age_of_discovery.steps.reconnaissance import THE_DECK, look, places_to_look
from farshore.games.age_of_discovery.steps.university import ALL_TRACKS, UseUniversity, movable_spaces
from farshore.games.age_of_discovery.tracks import (
    BUILDING_SPACES,
    BUILDINGS,
    DISCOVERY,
    DOCK,
    GOODS,
    GOODS_SPACES,
    INITIATIVE,
    SHIPPING,
    SHIPS,
    SPECIALISTS,
    WARFARE,
    WARFARE_SPACES,
    WIDTH,
    dock_spaces,
    has_initiative,
    is_slot_open,
    space_name,
)

SPACES: Final = 512  # a pick is SPACES * kind + space
UNIVERSITY: Final = SPACES * KINDS
LOOK: Final = UNIVERSITY + 1  # and the place to look at


class NextPlacement(Step):
    """The next in order who has workers; a lap ends when all have had their turn."""

    __slots__ = ("placed",)

    def __init__(self, placed: i64) -> None:
        self.placed: i64 = placed  # who has placed in this lap, a bit per seat

    def run(self, s: Empires) -> None:
        first: i64 = -1
        for seat in s.order:
            if total(s.players[seat].available):
                if not (self.placed >> seat) & 1:
                    s.then(PLACE_WORKER[seat], NEXT_PLACEMENT[self.placed | (1 << seat)])
                    return
                if first < 0:
                    first = seat
        if first >= 0:
            s.then(PLACE_WORKER[first], NEXT_PLACEMENT[1 << first])


class PlaceWorker(Ask):
    """One worker on one space. Before it the University may be used, and discoveries looked at."""

    __slots__ = ()

    def options(self, s: Empires) -> vec[i64]:
        p = s.players[self.seat]
        spaces = open_spaces(s, self.seat)
        out = vec[i64]()
        for kind in range(i64(KINDS)):
            if p.available[kind]:
                out = joined(out, spaces, SPACES * kind)
        if p.powers[MOVE_TO_FRONT] and len(movable_spaces(s, self.seat, ALL_TRACKS)):
            out = append(out, UNIVERSITY)
        if s.settings.looks:
            for place in places_to_look(s, self.seat):
                out = append(out, LOOK + place)
        return out

    def describe(self, s: Empires, pick: i64) -> str:
        if pick == UNIVERSITY:
            return "building:university"
        if pick == LOOK + THE_DECK:
            return "look deck"
        if pick >= LOOK:
            return f"look {region_ref(s, pick - LOOK)}"
        return f"worker:{WORKERS[pick // SPACES]} space:{space_name(pick % SPACES)}"

    def answer(self, s: Empires, pick: i64) -> None:
        if pick == UNIVERSITY:
            s.then(UseUniversity(self.seat, ALL_TRACKS), self)
        elif pick >= LOOK:
            s.then(self)
            look(s, self.seat, pick - LOOK)
        else:
            place(s, self.seat, pick // SPACES, pick % SPACES)


# steps never change, so one of each is enough
PLACE_WORKER: Final[list[PlaceWorker]] = [PlaceWorker(seat) for seat in range(MOST_SEATS)]
NEXT_PLACEMENT: Final[list[NextPlacement]] = [NextPlacement(placed) for placed in range(1 << MOST_SEATS)]
ROOM: Final[vec[i64]] = filled(8 + SLOTS, 0)  # for as many spaces as can be open: a slice is quicker than appending


def joined(out: vec[i64], spaces: vec[i64], more: i64) -> vec[i64]:
    """The options so far, and these spaces with another kind of worker."""
    if not len(out):
        out = spaces[:]
        if more:
            for k in range(i64(len(out))):
                out[k] += more
        return out
    for space in spaces:
        out = append(out, more + space)
    return out


def open_spaces(s: Empires, seat: i64) -> vec[i64]:
    """Where a worker may go: the leftmost free space of a track, and the boxes without limit."""
    out = ROOM[:]
    n: i64 = 0
    if not has_initiative(s, seat):
        out[n] = WIDTH * INITIATIVE + len(s.initiative)
        n += 1
    if len(s.dock) < dock_spaces(s):
        out[n] = WIDTH * DOCK + len(s.dock)
        n += 1
    if len(s.goods_track) < GOODS_SPACES:
        out[n] = WIDTH * GOODS + len(s.goods_track)
        n += 1
    out[n] = WIDTH * SHIPPING
    n += 1
    if len(s.building_track) < BUILDING_SPACES:
        out[n] = WIDTH * BUILDINGS + len(s.building_track)
        n += 1
    out[n] = WIDTH * DISCOVERY
    n += 1
    for slot in range(i64(SLOTS)):
        if is_slot_open(s, slot):
            out[n] = WIDTH * SPECIALISTS + slot
            n += 1
    if len(s.warfare) < WARFARE_SPACES:
        out[n] = WIDTH * WARFARE + len(s.warfare)
        n += 1
    p = s.players[seat]
    if p.powers[CARRY_WORKERS] and p.sailing < min(p.ships, p.powers[CARRY_WORKERS]):
        out[n] = WIDTH * SHIPS + len(s.mayflower)
        n += 1
    return out[:n]


def place(s: Empires, seat: i64, kind: i64, space: i64) -> None:
    p = s.players[seat]
    p.available[kind] -= 1
    worker = seat * KINDS + kind
    track = space // WIDTH
    if track == INITIATIVE:
        s.initiative = append(s.initiative, worker)
    elif track == DOCK:
        s.dock = append(s.dock, worker)
    elif track == GOODS:
        s.goods_track = append(s.goods_track, worker)
    elif track == SHIPPING:
        p.shipping[kind] += 1
    elif track == BUILDINGS:
        s.building_track = append(s.building_track, worker)
    elif track == DISCOVERY:
        p.expedition[kind] += 1
    elif track == SPECIALISTS:
        s.specialists[space % WIDTH] = worker
    elif track == WARFARE:
        s.warfare = append(s.warfare, worker)
    else:
        s.mayflower = append(s.mayflower, worker)
        p.sailing += 1
    events.worker_placed(s, seat, kind, space)
