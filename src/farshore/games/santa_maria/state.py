"""The table: the common board, and each player's colony, storage, harbour and markers. Nothing on it is secret."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from farshore.core.agenda import State
from farshore.core.bag import Bag
from farshore.core.rows import filled
from farshore.games.santa_maria.colony import CELLS, SIDE
from farshore.games.santa_maria.components import DISPLAY, DOCKS, MONK_SPACES, PRIESTS, RESOURCES, RETIRING_SPACES
from farshore.games.santa_maria.edition import SantaMariaEdition

EMPTY: Final = -1
NOBODY: Final = -1
MONKS_EACH: Final = 6

# what lies on a building: a white die by its value, a blue die by 6 + its value, or 12 + the number of coins
UNMARKED: Final = 0
BLUE_MARKS: Final = 6
COIN_MARKS: Final = 12


class Player:
    __slots__ = ("arrival", "blue_taken", "board", "cells", "coins", "conquest", "conquest_points", "filled",
                 "marks", "monks", "points", "religion", "retired", "scholar", "ships", "singles", "skills",
                 "storage", "unlocked", "unrolled", "vacant", "white_taken")  # fmt: skip

    def __init__(self) -> None:
        self.board: i64 = EMPTY
        self.cells: vec[i64] = vec[i64]()  # by space of the colony: number in edition.spaces, or EMPTY
        self.marks: vec[i64] = vec[i64]()  # what lies on it
        self.filled: i64 = 0  # the set of spaces with a building or road
        self.vacant: i64 = 0  # the set of buildings with nothing on them
        self.storage: vec[i64] = vec[i64]()  # by resource
        self.coins: i64 = 0
        self.points: i64 = 0  # happiness tokens, but for conquistadors
        self.conquest_points: i64 = 0
        self.ships: vec[i64] = vec[i64]()  # DOCKS * shipment tile + dock
        self.monks: i64 = 0  # still at home
        self.religion: i64 = 0  # space on the track
        self.conquest: i64 = 0  # space on the track
        self.arrival: i64 = 0  # lower came first, and lies lower in the stack
        self.skills: i64 = 0  # the set of scholars' skills
        self.scholar: i64 = EMPTY  # the one that came with the town hall
        self.unlocked: i64 = 0  # blue dice
        self.unrolled: i64 = 0  # of these, in the hand
        self.white_taken: i64 = 0  # this year
        self.blue_taken: i64 = 0
        self.singles: i64 = 0  # buildings activated with coins this year
        self.retired: i64 = EMPTY  # retiring space

    def clone(self) -> Player:
        twin = Player()
        twin.board = self.board
        twin.cells = self.cells[:]
        twin.marks = self.marks[:]
        twin.filled = self.filled
        twin.vacant = self.vacant
        twin.storage = self.storage[:]
        twin.coins = self.coins
        twin.points = self.points
        twin.conquest_points = self.conquest_points
        twin.ships = self.ships[:]
        twin.monks = self.monks
        twin.religion = self.religion
        twin.conquest = self.conquest
        twin.arrival = self.arrival
        twin.skills = self.skills
        twin.scholar = self.scholar
        twin.unlocked = self.unlocked
        twin.unrolled = self.unrolled
        twin.white_taken = self.white_taken
        twin.blue_taken = self.blue_taken
        twin.singles = self.singles
        twin.retired = self.retired
        return twin

    def ships_at(self, dock: i64) -> i64:
        """How many ships lie at a dock of this harbour."""
        n: i64 = 0
        for ship in self.ships:
            if ship % DOCKS == dock:
                n += 1
        return n


class SantaMaria(State):
    __slots__ = (
        "arrivals",
        "bishop_bag",
        "bishops",
        "blue",
        "common",
        "display",
        "docks",
        "doubles",
        "edition",
        "hall_scholars",
        "halls",
        "issued",
        "monks",
        "players",
        "retiring",
        "roads",
        "scholar_bag",
        "scholars",
        "scoring_hall",
        "shipment_bag",
        "starter",
        "triples",
        "unrolled",
        "white",
        "year",
    )  # fmt: skip

    def __init__(self, seats: i64, edition: SantaMariaEdition) -> None:
        super().__init__(seats)
        self.edition: SantaMariaEdition = edition
        self.common: bool = False  # variant: one pool of blue dice for all
        self.scoring_hall: bool = True  # does the scholar of a town hall score its points?
        self.year: i64 = 1
        self.starter: i64 = 0  # first player of the year
        self.players: list[Player] = []
        self.white: vec[i64] = vec[i64]()  # dice in the pool by value - 1
        self.blue: vec[i64] = vec[i64]()  # unused blue dice, 6 * seat + value - 1; in the variant all in the first row
        self.unrolled: i64 = 0  # white dice in the hand
        self.docks: vec[i64] = vec[i64]()  # shipment tile at each, or EMPTY
        self.display: vec[i64] = vec[i64]()  # five doubles, five triples, or EMPTY
        self.scholars: vec[i64] = vec[i64]()
        self.bishops: vec[i64] = vec[i64]()
        self.monks: vec[i64] = vec[i64]()  # by monk space: the set of seats with a monk there
        self.retiring: vec[i64] = vec[i64]()  # by retiring space: seat, or NOBODY
        self.roads: i64 = 0  # road tiles taken
        self.halls: vec[i64] = vec[i64]()  # advanced set-up: town halls left, or EMPTY
        self.hall_scholars: vec[i64] = vec[i64]()
        self.arrivals: i64 = 0  # conquistador moves this year
        self.issued: i64 = 0  # coins the supply has given out, less those it got back
        self.doubles: Bag = NO_BAG
        self.triples: Bag = NO_BAG
        self.shipment_bag: Bag = NO_BAG
        self.scholar_bag: Bag = NO_BAG
        self.bishop_bag: Bag = NO_BAG

    def clone(self) -> SantaMaria:
        twin = SantaMaria(self.seats, self.edition)
        self.clone_core(twin)
        twin.common = self.common
        twin.scoring_hall = self.scoring_hall
        twin.year = self.year
        twin.starter = self.starter
        twin.players = [p.clone() for p in self.players]
        twin.white = self.white[:]
        twin.blue = self.blue[:]
        twin.unrolled = self.unrolled
        twin.docks = self.docks[:]
        twin.display = self.display[:]
        twin.scholars = self.scholars[:]
        twin.bishops = self.bishops[:]
        twin.monks = self.monks[:]
        twin.retiring = self.retiring[:]
        twin.roads = self.roads
        twin.halls = self.halls[:]
        twin.hall_scholars = self.hall_scholars[:]
        twin.arrivals = self.arrivals
        twin.issued = self.issued
        twin.doubles = self.doubles.clone()
        twin.triples = self.triples.clone()
        twin.shipment_bag = self.shipment_bag.clone()
        twin.scholar_bag = self.scholar_bag.clone()
        twin.bishop_bag = self.bishop_bag.clone()
        return twin

    def hide(self, seat: i64) -> None:
        """All lies open, or was seen when it was turned over; only the stacks hold something unknown."""
        self.doubles.sort()
        self.triples.sort()
        self.shipment_bag.sort()
        self.scholar_bag.sort()
        self.bishop_bag.sort()

    def blue_row(self, seat: i64) -> i64:
        """Where the blue dice a seat may take begin."""
        if self.common:
            return 0
        return SIDE * seat


NO_BAG: Final = Bag(0)


def blank(seats: i64, edition: SantaMariaEdition) -> SantaMaria:
    """A table with everything in place and nothing dealt; `from_wire` fills one in."""
    s = SantaMaria(seats, edition)
    s.white = filled(SIDE, 0)
    s.blue = filled(SIDE * seats, 0)
    s.docks = filled(DOCKS, EMPTY)
    s.display = filled(DISPLAY, EMPTY)
    s.scholars = filled(PRIESTS, EMPTY)
    s.bishops = filled(PRIESTS, EMPTY)
    s.monks = filled(MONK_SPACES, 0)
    s.retiring = filled(RETIRING_SPACES, NOBODY)
    s.doubles = Bag(len(edition.tiles))
    s.triples = Bag(len(edition.tiles))
    s.shipment_bag = Bag(len(edition.shipments))
    s.scholar_bag = Bag(len(edition.scholars))
    s.bishop_bag = Bag(len(edition.bishops))
    for _ in range(seats):
        p = Player()
        p.cells = filled(CELLS, EMPTY)
        p.marks = filled(CELLS, UNMARKED)
        p.storage = filled(RESOURCES, 0)
        p.monks = MONKS_EACH
        s.players.append(p)
    return s
