"""The turn: work or rest; then the storage limit; then the next seat, until the last round is over."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from farshore.core.agenda import Ask, Step
from farshore.core.rows import total
from farshore.core.sets import PickSet
from farshore.games.century_new_world import events
from farshore.games.century_new_world.edition import COLOURS, REST, SPOTS, STORAGE
from farshore.games.century_new_world.state import EMPTY, Century
from farshore.games.century_new_world.steps.work import can_use, rest, work


class Turn(Ask):
    """Exactly one of work and rest. A location must be uncovered, without own settlers, and of some use."""

    __slots__ = ()

    def options(self, s: Century) -> vec[i64]:
        out = vec[i64](capacity=24)
        places = s.edition.maps[s.board]
        p = s.players[self.seat]
        for spot in range(i64(SPOTS)):
            if s.cover[spot] == EMPTY and s.owner[spot] != self.seat and can_use(s, p, spot, places[spot]):
                out = append(out, spot)
        return append(out, REST)

    def describe(self, s: Century, pick: i64) -> str:
        return "rest" if pick == REST else f"location:{s.location(pick).name}"

    def answer(self, s: Century, pick: i64) -> None:
        s.then(EndTurn(self.seat))
        if pick == REST:
            rest(s, self.seat)
        else:
            work(s, self.seat, pick)


class EndTurn(Step):
    """The storage limit, then the next seat; after the last seat the round is over, and perhaps the game.

    All could rest for ever, so there is a technical last round (option `round_cap`).
    """

    __slots__ = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, s: Century) -> None:
        surplus = total(s.players[self.seat].cubes) - STORAGE
        if surplus > 0:
            s.then(ReturnCubes(self.seat, surplus), self)
        elif self.seat + 1 < s.seats:
            s.then(Turn(self.seat + 1))
        elif not s.ending and s.round < s.round_cap:
            s.round += 1
            s.then(Turn(0))


class ReturnCubes(PickSet):
    """Back to ten cubes: any of them, the player's choice."""

    __slots__ = ("left", "lowest")

    def __init__(self, seat: i64, left: i64, lowest: i64 = 0) -> None:
        super().__init__(seat)
        self.left: i64 = left
        self.lowest: i64 = lowest

    def options(self, s: Century) -> vec[i64]:
        cubes = s.players[self.seat].cubes
        out = vec[i64](capacity=4)
        above = total(cubes[self.lowest :])
        for colour in range(self.lowest, i64(4)):
            if cubes[colour] and above >= self.left:
                out = append(out, colour)
            above -= cubes[colour]
        return out

    def items(self, s: Century) -> vec[i64]:
        cubes = s.players[self.seat].cubes
        out = vec[i64](capacity=4)
        for colour in range(self.lowest, i64(4)):
            if cubes[colour]:
                out = append(out, colour)
        return out

    def picks_left(self) -> i64:
        return self.left

    def repeats(self) -> bool:
        return True

    def fits(self, s: Century, chosen: vec[i64]) -> bool:
        """As many of each colour as are there. What is still missing can be any other cube."""
        cubes = s.players[self.seat].cubes[:]
        for colour in chosen:
            if not self.lowest <= colour < 4 or cubes[colour] == 0:
                return False
            cubes[colour] -= 1
        return len(chosen) <= self.left <= len(chosen) + total(cubes[self.lowest :])

    def describe(self, s: Century, pick: i64) -> str:
        return f"cube:{COLOURS[pick]}"

    def answer(self, s: Century, pick: i64) -> None:
        s.players[self.seat].cubes[pick] -= 1
        events.cube_returned(s, self.seat, pick)
        if self.left > 1:
            s.then(ReturnCubes(self.seat, self.left - 1, pick))
