"""The table as a row of numbers for one seat: its own colony first, then the others in turn order.

Nothing in this game is secret but the order of the stacks, so the row holds the whole table. Seats are counted from
the one that looks on.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from farshore.core.agenda import Ask
from farshore.core.bag import Bag
from farshore.core.space import Layout, Observation
from farshore.games.santa_maria.colony import SIDE
from farshore.games.santa_maria.components import (
    DISPLAY,
    DOCKS,
    MONK_SPACES,
    PRIESTS,
    RETIRING_SPACES,
    YEARS,
)
from farshore.games.santa_maria.observed_agenda import AgendaFields
from farshore.games.santa_maria.observed_colony import ColonyFields
from farshore.games.santa_maria.state import EMPTY, NOBODY, SantaMaria

DOUBLES: Final = 15  # in the box, and as many triples


class SantaMariaObservation(Observation):
    """Sizes follow from the edition, the number of seats and where blue dice lie."""

    def __init__(self, blank: SantaMaria) -> None:
        super().__init__()
        layout = self.layout
        box = blank.edition
        self.seats: i64 = blank.seats
        self.common: bool = blank.common
        self.colonies: list[ColonyFields] = []
        for k in range(blank.seats):
            self.colonies.append(ColonyFields(layout, blank, "own" if k == 0 else f"seat{k}"))
        self.year: i64 = layout.add("year", YEARS)
        self.starter: i64 = layout.add("starter", blank.seats)
        self.white: i64 = layout.add("dice.white", SIDE, 3)
        self.blue: i64 = layout.add("dice.blue", SIDE, 3) if blank.common else 0
        self.unrolled: i64 = layout.add("dice.unrolled", 1, 12)
        self.shipments: i64 = len(box.shipments)
        self.docks: i64 = layout.add("docks", DOCKS * self.shipments)
        self.display: i64 = layout.add("display", DISPLAY * DOUBLES)
        self.scholar_count: i64 = len(box.scholars)
        self.scholars: i64 = layout.add("scholars", PRIESTS * self.scholar_count)
        self.bishop_count: i64 = len(box.bishops)
        self.bishops: i64 = layout.add("bishops", PRIESTS * self.bishop_count)
        self.monks: i64 = layout.add("monks", MONK_SPACES * blank.seats)
        self.retiring: i64 = layout.add("retiring", RETIRING_SPACES * blank.seats)
        self.roads: i64 = layout.add("roads.taken", 1, 3)
        self.halls: i64 = layout.add("halls.left", DOCKS)
        self.hall_scholars: i64 = layout.add("halls.scholars", DOCKS * self.scholar_count)
        self.arrivals: i64 = layout.add("conquistadors.arrivals", 1, 20)
        self.issued: i64 = layout.add("coins.issued", 1, 50)
        self.stacks(layout, blank)
        self.agenda: AgendaFields = AgendaFields(layout, blank)

    def stacks(self, layout: Layout, blank: SantaMaria) -> None:
        """What is left in each stack, in no order."""
        box = blank.edition
        self.doubles: i64 = layout.add("stack.doubles", len(box.tiles))
        self.triples: i64 = layout.add("stack.triples", len(box.tiles))
        self.shipment_bag: i64 = layout.add("stack.shipments", len(box.shipments))
        self.scholar_bag: i64 = layout.add("stack.scholars", len(box.scholars))
        self.bishop_bag: i64 = layout.add("stack.bishops", len(box.bishops))

    def write(self, s: SantaMaria, seat: i64, ask: Ask | None, out: vec[i16], at: i64) -> None:
        for k in range(self.seats):
            owner = seat + k if seat + k < self.seats else seat + k - self.seats
            self.colonies[k].write(s, owner, out, at)
        out[at + self.year + s.year - 1] = 1
        out[at + self.starter + relative(s.starter, seat, self.seats)] = 1
        self.write_board(s, out, at)
        self.write_people(s, seat, out, at)
        write_bag(s.doubles, out, at + self.doubles)
        write_bag(s.triples, out, at + self.triples)
        write_bag(s.shipment_bag, out, at + self.shipment_bag)
        write_bag(s.scholar_bag, out, at + self.scholar_bag)
        write_bag(s.bishop_bag, out, at + self.bishop_bag)
        self.agenda.write(s, seat, out, at)

    def write_board(self, s: SantaMaria, out: vec[i16], at: i64) -> None:
        """Dice, docks, display, and what else lies there for all."""
        white, blue = s.white, s.blue
        for k in range(i64(SIDE)):
            out[at + self.white + k] = i16(white[k])
            if self.common:
                out[at + self.blue + k] = i16(blue[k])
        out[at + self.unrolled] = i16(s.unrolled)
        docks, display = s.docks, s.display
        for k in range(i64(DOCKS)):
            if docks[k] != EMPTY:
                out[at + self.docks + k * self.shipments + docks[k]] = 1
        for k in range(i64(DISPLAY)):
            if display[k] != EMPTY:  # five doubles, then five triples, which are numbered after all doubles
                out[at + self.display + k * DOUBLES + display[k] % DOUBLES] = 1
        halls, hall_scholars = s.halls, s.hall_scholars
        for k in range(i64(len(halls))):
            if halls[k] != EMPTY:
                out[at + self.halls + k] = 1
            out[at + self.hall_scholars + k * self.scholar_count + hall_scholars[k]] = 1
        out[at + self.roads] = i16(s.roads)
        out[at + self.arrivals] = i16(s.arrivals)
        out[at + self.issued] = i16(s.issued)

    def write_people(self, s: SantaMaria, seat: i64, out: vec[i16], at: i64) -> None:
        """Scholars and bishops, and who stands where."""
        scholars, bishops, monks, retiring = s.scholars, s.bishops, s.monks, s.retiring
        for k in range(i64(PRIESTS)):
            if scholars[k] != EMPTY:
                out[at + self.scholars + k * self.scholar_count + scholars[k]] = 1
            if bishops[k] != EMPTY:
                out[at + self.bishops + k * self.bishop_count + bishops[k]] = 1
        cell = at + self.monks
        for there in monks:
            for owner in range(self.seats):
                if there >> owner & 1:
                    out[cell + relative(owner, seat, self.seats)] = 1
            cell += self.seats
        for k in range(i64(RETIRING_SPACES)):
            if retiring[k] != NOBODY:
                out[at + self.retiring + k * self.seats + relative(retiring[k], seat, self.seats)] = 1


def relative(owner: i64, seat: i64, seats: i64) -> i64:
    """How many turns after the seat that looks on."""
    return owner - seat if owner >= seat else owner - seat + seats


def write_bag(bag: Bag, out: vec[i16], start: i64) -> None:
    items = bag.items
    for k in range(bag.size):
        out[start + items[k]] = 1
