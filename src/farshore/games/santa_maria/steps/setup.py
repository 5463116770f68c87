"""Preparation: the common board, then the colonies in one of three ways. Every random placement is Nature's pick.

Seat 0 is the starting player of the first year; the seats go round clockwise.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from farshore.core.agenda import Step
from farshore.core.bag import Bag, DrawFromBag
from farshore.games.santa_maria.components import (
    DOCKS,
    DOUBLE,
    PRIESTS,
    STARTING_SHIPMENTS,
    TRIPLE,
    WOOD,
)
from farshore.games.santa_maria.state import SantaMaria
from farshore.games.santa_maria.steps.colonies import B_SIDE, ChooseHall, DealBoard, DealHallScholar, TakeBoard, settle
from farshore.games.santa_maria.steps.storage import earn
from farshore.games.santa_maria.steps.turn import BeginYear
from farshore.games.santa_maria.steps.year import DealExpansionTile, RollWhiteDice, roll_blue, take_up_white

RANDOM: Final = 0  # ways to get a colony
CHOSEN: Final = 1
ADVANCED: Final = 2


@mypyc_attr(acyclic=True, free_list_len=1)
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


@mypyc_attr(acyclic=True, free_list_len=1)
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


@mypyc_attr(acyclic=True, free_list_len=1)
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


@mypyc_attr(acyclic=True, free_list_len=1)
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
