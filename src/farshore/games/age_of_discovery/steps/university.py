"""University: once a game one of the owner's workers goes to the front of a track and pushes the others to the right.

"Any time" is offered where it can matter: at the owner's own placements and right before each track is used.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from farshore.core.agenda import Ask, Step
from farshore.games.age_of_discovery import events
from farshore.games.age_of_discovery.edition import MOVE_TO_FRONT
from farshore.games.age_of_discovery.state import EMPTY, Empires
from farshore.games.age_of_discovery.steps.supply import FORGO
from farshore.games.age_of_discovery.tracks import (
    BUILDINGS,
    DOCK,
    DOCK_X,
    DOCK_Y,
    GOODS,
    INITIATIVE,
    ORDER,
    SHIPS,
    WARFARE,
    WIDTH,
    owner_of,
    row_of,
    space_name,
)

# sets of tracks, a bit each
ALL_TRACKS: Final = (1 << INITIATIVE) | (1 << DOCK) | (1 << GOODS) | (1 << BUILDINGS) | (1 << WARFARE) | (1 << ORDER)


class OfferUniversity(Step):
    """Whoever owns an unused University may use it now, on these tracks."""

    __slots__ = ("tracks",)

    def __init__(self, tracks: i64) -> None:
        self.tracks: i64 = tracks

    def run(self, s: Empires) -> None:
        for seat in s.order:
            if s.players[seat].powers[MOVE_TO_FRONT]:
                s.then(UseUniversity(seat, self.tracks))


class UseUniversity(Ask):
    """Which of the own workers goes to the front."""

    __slots__ = ("tracks",)

    def __init__(self, seat: i64, tracks: i64) -> None:
        super().__init__(seat)
        self.tracks: i64 = tracks

    def options(self, s: Empires) -> vec[i64]:
        out = movable_spaces(s, self.seat, self.tracks)
        return append(out, FORGO) if len(out) else out

    def describe(self, s: Empires, pick: i64) -> str:
        return "forgo" if pick == FORGO else f"space:{space_name(pick)}"

    def answer(self, s: Empires, pick: i64) -> None:
        if pick != FORGO:
            s.players[self.seat].powers[MOVE_TO_FRONT] = 0
            events.moved_to_front(s, self.seat, pick)
            move_to_front(s, pick)


def movable_spaces(s: Empires, seat: i64, tracks: i64) -> vec[i64]:
    """Spaces with own workers that somebody stands before."""
    out = vec[i64]()
    for track in range(i64(ORDER)):
        if (tracks >> track) & 1:
            out = append_own(out, s, seat, track, 1)
    if (tracks >> DOCK) & 1:
        ahead: i64 = len(s.dock)
        if ahead and s.dock_x != EMPTY and owner_of(s.dock_x) == seat:
            out = append(out, DOCK_X)
        ahead += 1 if s.dock_x != EMPTY else 0
        if ahead and s.dock_y != EMPTY and owner_of(s.dock_y) == seat:
            out = append(out, DOCK_Y)
        ahead += 1 if s.dock_y != EMPTY else 0
        out = append_own(out, s, seat, SHIPS, 0 if ahead else 1)
    if (tracks >> ORDER) & 1:
        for place in range(i64(1), s.seats):
            if s.order[place] == seat:
                out = append(out, WIDTH * ORDER + place)
    return out


def append_own(out: vec[i64], s: Empires, seat: i64, track: i64, first: i64) -> vec[i64]:
    if track == INITIATIVE and len(s.succession):  # resolved: only the seats are left
        for place in range(first, i64(len(s.succession))):
            if s.succession[place] == seat:
                out = append(out, place)
        return out
    row = row_of(s, track)
    for place in range(first, i64(len(row))):
        if owner_of(row[place]) == seat:
            out = append(out, WIDTH * track + place)
    return out


def move_to_front(s: Empires, space: i64) -> None:
    track = space // WIDTH
    place = space % WIDTH
    if space == DOCK_X:
        s.dock = with_first(s.dock, s.dock_x)
        s.dock_x = EMPTY
    elif space == DOCK_Y:
        s.dock = with_first(s.dock, s.dock_y)
        s.dock_y = EMPTY
    elif track == SHIPS:
        worker = s.mayflower[place]
        for i in range(place, i64(len(s.mayflower)) - 1):
            s.mayflower[i] = s.mayflower[i + 1]
        s.mayflower = s.mayflower[: len(s.mayflower) - 1]
        s.dock = with_first(s.dock, worker)
    elif track == ORDER:
        rotate(s.order, place)
    elif track == INITIATIVE and len(s.succession):
        rotate(s.succession, place)
    else:
        rotate(row_of(s, track), place)


def rotate(row: vec[i64], place: i64) -> None:
    """Whoever stands at `place` goes first; those before it shift right."""
    moved = row[place]
    for i in range(place, i64(0), -1):
        row[i] = row[i - 1]
    row[0] = moved


def with_first(row: vec[i64], worker: i64) -> vec[i64]:
    row = append(row, worker)
    rotate(row, i64(len(row)) - 1)
    return row
