"""University: once a game one of the owner's workers goes to the front of a track and pushes the others to the right.

"Any time" is offered where it can matter: in the owner's own placement turns, when the order of players is set, and
right before a worker of another player is resolved whom an own one could overtake.
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
    """A player who owns an unused University may use it now, on these tracks."""

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
        """In an own turn the owner has asked for it; otherwise it can be kept for later."""
        out = movable_spaces(s, self.seat, self.tracks)
        if self.tracks == ALL_TRACKS and s.rules.version > 1:
            return out
        return append(out, FORGO) if len(out) else out

    def describe(self, s: Empires, pick: i64) -> str:
        return "forgo" if pick == FORGO else f"space:{space_name(pick)}"

    def answer(self, s: Empires, pick: i64) -> None:
        if pick != FORGO:
            s.players[self.seat].powers[MOVE_TO_FRONT] = 0
            events.moved_to_front(s, self.seat, pick)
            move_to_front(s, pick)


def is_wanted(s: Empires, track: i64) -> bool:
    """Could somebody use an unused University before the first worker of this track is resolved?

    Not if that worker is an own one of the same use: then the owner can wait until it is gone.
    """
    for seat in range(s.seats):
        if s.players[seat].powers[MOVE_TO_FRONT] and overtakes(seat, row_of(s, track), track):
            return True
    return False


def overtakes(seat: i64, row: vec[i64], track: i64) -> bool:
    for place in range(i64(1), i64(len(row))):
        if owner_of(row[place]) == seat and matters(row[place], row[0], track):
            return True
    return False


def matters(worker: i64, ahead: i64, track: i64) -> bool:
    """Is it another thing whether this worker or one ahead of it comes first? Builders pay less than others."""
    return owner_of(worker) != owner_of(ahead) or (track == BUILDINGS and worker != ahead)


def movable_spaces(s: Empires, seat: i64, tracks: i64) -> vec[i64]:
    """Spaces with own workers that could overtake somebody."""
    out = vec[i64]()
    for track in range(i64(ORDER)):
        if (tracks >> track) & 1:
            out = append_own(out, s, seat, track)
    if (tracks >> DOCK) & 1:
        out = append_late(out, s, seat)
    if (tracks >> ORDER) & 1:
        for place in range(i64(1), s.seats):
            if s.order[place] == seat:
                out = append(out, WIDTH * ORDER + place)
    return out


def append_own(out: vec[i64], s: Empires, seat: i64, track: i64) -> vec[i64]:
    if track == INITIATIVE and len(s.succession):  # resolved: only the seats are left
        for place in range(i64(1), i64(len(s.succession))):
            if s.succession[place] == seat:
                out = append(out, place)
        return out
    row = row_of(s, track)
    passes = s.rules.version == 1  # anybody ahead was enough, own workers too
    for place in range(i64(1), i64(len(row))):
        if owner_of(row[place]) == seat and (passes or differs_ahead(row, place, track)):
            out = append(out, WIDTH * track + place)
    return out


def differs_ahead(row: vec[i64], place: i64, track: i64) -> bool:
    for ahead in range(place):
        if matters(row[place], row[ahead], track):
            return True
    return False


def append_late(out: vec[i64], s: Empires, seat: i64) -> vec[i64]:
    """Own workers on X, on Y and on ships, which land after those of the dock."""
    line = s.dock
    if s.dock_x != EMPTY:
        if owner_of(s.dock_x) == seat and can_pass(s, seat, line):
            out = append(out, DOCK_X)
        line = append(line[:], s.dock_x)
    if s.dock_y != EMPTY:
        if owner_of(s.dock_y) == seat and can_pass(s, seat, line):
            out = append(out, DOCK_Y)
        line = append(line[:], s.dock_y)
    for place in range(i64(len(s.mayflower))):
        if owner_of(s.mayflower[place]) == seat and can_pass(s, seat, line):
            out = append(out, WIDTH * SHIPS + place)
        line = append(line[:], s.mayflower[place])
    return out


def can_pass(s: Empires, seat: i64, line: vec[i64]) -> bool:
    """Is there anybody in the line to overtake?"""
    if s.rules.version == 1:
        return len(line) > 0
    for worker in line:
        if owner_of(worker) != seat:
            return True
    return False


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
    """The player at `place` goes first; those before it shift right."""
    moved = row[place]
    for i in range(place, i64(0), -1):
        row[i] = row[i - 1]
    row[0] = moved


def with_first(row: vec[i64], worker: i64) -> vec[i64]:
    row = append(row, worker)
    rotate(row, i64(len(row)) - 1)
    return row
