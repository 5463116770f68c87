"""Preparation: the common board, then the colonies in one of three ways. Every random placement is Nature's pick.

Seat 0 is the starting player of the first year; the seats go round clockwise.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from farshore.core.agenda import Ask, Chance, Step
from farshore.core.bag import Bag, DrawFromBag
from farshore.games.santa_maria import events
from farshore.games.santa_maria.colony import CELLS, only
from farshore.games.santa_maria.components import (
    DOCKS,
    DOUBLE,
    FIRST_HALL,
    PRIESTS,
    ROAD,
    STARTING_SHIPMENTS,
    TRIPLE,
    WOOD,
)
from farshore.games.santa_maria.state import EMPTY, SantaMaria
from farshore.games.santa_maria.steps.expand import PlaceTile
from farshore.games.santa_maria.steps.religion import train
from farshore.games.santa_maria.steps.storage import earn
from farshore.games.santa_maria.steps.turn import BeginYear
from farshore.games.santa_maria.steps.year import DealExpansionTile, RollWhiteDice, roll_blue, take_up_white

A_SIDES: Final = 4
B_SIDE: Final = 4  # the board after the A sides
SETS: Final = 4  # of a town hall and a scholar
RANDOM: Final = 0  # ways to get a colony
CHOSEN: Final = 1
ADVANCED: Final = 2


class LayOut(Step):
    """The common board: ships at the docks, scholars and bishops, the display, white dice. Then the colonies."""

    __slots__ = ("way",)

    def __init__(self, way: i64) -> None:
        self.way: i64 = way

    def run(self, s: SantaMaria) -> None:
        fill_bags(s)
        provide(s)
        take_up_white(s)
        s.then(BeginYear())
        if self.way == ADVANCED:
            for seat in range(s.seats):
                settle(s, seat, B_SIDE)
            s.then(DealHallScholar(0), ChooseHall(s.seats - 1))
            roll_blue(s)
        else:
            roll_blue(s)
            s.then(TakeBoard(s.seats - 1) if self.way == CHOSEN else DealBoard(0))
        s.then(DealBishop(0), DealExpansionTile(0))
        s.then(DealShipment(0), RollWhiteDice(), DealScholar(0))


def fill_bags(s: SantaMaria) -> None:
    box = s.edition
    for i in range(i64(len(box.tiles))):
        if box.tiles[i].kind == DOUBLE:
            s.doubles.add(i)
        elif box.tiles[i].kind == TRIPLE:
            s.triples.add(i)
    for i in range(i64(STARTING_SHIPMENTS)):
        s.shipment_bag.add(i)
    for i in range(i64(len(box.scholars))):
        s.scholar_bag.add(i)
    for i in range(i64(len(box.bishops))):
        s.bishop_bag.add(i)


def provide(s: SantaMaria) -> None:
    """Two wood, three coins and one more by seat, one blue die each."""
    for seat in range(s.seats):
        p = s.players[seat]
        p.storage[WOOD] = 2
        earn(s, seat, 3 + seat)
        p.unlocked = 1
        p.unrolled = 1


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


class DealShipment(DrawFromBag):
    """The four starting tiles to the docks in random order; then the others make the stack."""

    __slots__ = ("dock",)

    def __init__(self, dock: i64) -> None:
        super().__init__()
        self.dock: i64 = dock

    def bag(self, s: SantaMaria) -> Bag:
        return s.shipment_bag

    def describe(self, s: SantaMaria, pick: i64) -> str:
        return f"shipment:{s.edition.shipments[pick].name}"

    def answer(self, s: SantaMaria, pick: i64) -> None:
        s.shipment_bag.take(pick)
        s.docks[self.dock] = pick
        if self.dock + 1 < DOCKS:
            s.then(DealShipment(self.dock + 1))
        else:
            for i in range(i64(STARTING_SHIPMENTS), i64(len(s.edition.shipments))):
                s.shipment_bag.add(i)


class DealScholar(DrawFromBag):
    """Three scholars above their monk spaces."""

    __slots__ = ("space",)

    def __init__(self, space: i64) -> None:
        super().__init__()
        self.space: i64 = space

    def bag(self, s: SantaMaria) -> Bag:
        return s.scholar_bag

    def describe(self, s: SantaMaria, pick: i64) -> str:
        return f"scholar:{s.edition.scholars[pick].name}"

    def answer(self, s: SantaMaria, pick: i64) -> None:
        s.scholar_bag.take(pick)
        s.scholars[self.space] = pick
        if self.space + 1 < PRIESTS:
            s.then(DealScholar(self.space + 1))


class DealBishop(DrawFromBag):
    """Three bishops above theirs."""

    __slots__ = ("space",)

    def __init__(self, space: i64) -> None:
        super().__init__()
        self.space: i64 = space

    def bag(self, s: SantaMaria) -> Bag:
        return s.bishop_bag

    def describe(self, s: SantaMaria, pick: i64) -> str:
        return f"bishop:{s.edition.bishops[pick].name}"

    def answer(self, s: SantaMaria, pick: i64) -> None:
        s.bishop_bag.take(pick)
        s.bishops[self.space] = pick
        if self.space + 1 < PRIESTS:
            s.then(DealBishop(self.space + 1))


class DealBoard(Chance):
    """For a first game: a colony board for each player by lot."""

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
        events.hall_chosen(s, self.seat, hall, scholar)
        train(s, self.seat, scholar)
        if self.seat:
            s.then(ChooseHall(self.seat - 1))
        s.then(PlaceTile(self.seat, hall))
