"""Setting up the colonies: a side A at random or by choice, or the advanced set-up with side B and a town hall."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from farshore.core.agenda import Ask, Chance
from farshore.core.bag import Bag, DrawFromBag
from farshore.games.santa_maria import events
from farshore.games.santa_maria.colony import CELLS, only
from farshore.games.santa_maria.components import FIRST_HALL, ROAD
from farshore.games.santa_maria.state import EMPTY, SantaMaria
from farshore.games.santa_maria.steps.expand import PlaceTile
from farshore.games.santa_maria.steps.religion import train

A_SIDES: Final = 4
B_SIDE: Final = 4  # the board after the A sides
SETS: Final = 4  # of a town hall and a scholar


def settle(s: SantaMaria, seat: i64, board: i64) -> None:
    """A colony board with its printed buildings."""
    p = s.players[seat]
    p.board = board
    p.cells = s.edition.boards[board].cells[:]
    for cell in range(i64(CELLS)):
        if p.cells[cell] != EMPTY:
            p.filled |= only(cell)
            if s.edition.spaces[p.cells[cell]].terrain != ROAD:
                p.vacant |= only(cell)
    events.board_taken(s, seat, board)


def free_boards(s: SantaMaria) -> vec[i64]:
    out = vec[i64](capacity=A_SIDES)
    for board in range(i64(A_SIDES)):
        if board not in [p.board for p in s.players]:
            out = append(out, board)
    return out


@mypyc_attr(acyclic=True, free_list_len=1)
class DealBoard(Chance):
    """For a first game: a random colony board for each player."""

    __slots__ = ("owner",)

    def __init__(self, owner: i64) -> None:
        super().__init__()
        self.owner: i64 = owner

    def outcomes(self, s: SantaMaria) -> list[tuple[i64, i64]]:
        return [(board, 1) for board in free_boards(s)]

    def describe(self, s: SantaMaria, pick: i64) -> str:
        return f"board:{s.edition.boards[pick].name}"

    def answer(self, s: SantaMaria, pick: i64) -> None:
        settle(s, self.owner, pick)
        if self.owner + 1 < s.seats:
            s.then(DealBoard(self.owner + 1))


@mypyc_attr(acyclic=True, free_list_len=1)
class TakeBoard(Ask):
    """For later games: counter-clockwise, from the right of the starting player, who comes last."""

    __slots__ = ()

    def options(self, s: SantaMaria) -> vec[i64]:
        return free_boards(s)

    def describe(self, s: SantaMaria, pick: i64) -> str:
        return f"board:{s.edition.boards[pick].name}"

    def answer(self, s: SantaMaria, pick: i64) -> None:
        settle(s, self.seat, pick)
        if self.seat:
            s.then(TakeBoard(self.seat - 1))


@mypyc_attr(acyclic=True, free_list_len=1)
class DealHallScholar(DrawFromBag):
    """Advanced: below each town hall a scholar that is not on the common board."""

    __slots__ = ("number",)

    def __init__(self, number: i64) -> None:
        super().__init__()
        self.number: i64 = number

    def bag(self, s: SantaMaria) -> Bag:
        return s.scholar_bag

    def describe(self, s: SantaMaria, pick: i64) -> str:
        return f"scholar:{s.edition.scholars[pick].name}"

    def answer(self, s: SantaMaria, pick: i64) -> None:
        s.scholar_bag.take(pick)
        s.halls = append(s.halls, FIRST_HALL + self.number)
        s.hall_scholars = append(s.hall_scholars, pick)
        if self.number + 1 < SETS:
            s.then(DealHallScholar(self.number + 1))


@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseHall(Ask):
    """Counter-clockwise, a town hall with its scholar; the hall is placed at once, the scholar works from the start."""

    __slots__ = ()

    def options(self, s: SantaMaria) -> vec[i64]:
        out = vec[i64](capacity=SETS)
        for k in range(i64(SETS)):
            if s.halls[k] != EMPTY:
                out = append(out, k)
        return out

    def describe(self, s: SantaMaria, pick: i64) -> str:
        return f"tile:{s.edition.tiles[s.halls[pick]].name}"

    def answer(self, s: SantaMaria, pick: i64) -> None:
        hall = s.halls[pick]
        scholar = s.hall_scholars[pick]
        s.halls[pick] = EMPTY
        s.players[self.seat].scholar = scholar
        events.hall_chosen(s, self.seat, hall)
        train(s, self.seat, scholar)
        if self.seat:
            s.then(ChooseHall(self.seat - 1))
        s.then(PlaceTile(self.seat, hall))
