"""End of the year: conquistadors score, buildings are cleared; then a new display, new dice, a new starting player."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from farshore.core.agenda import Chance, Step
from farshore.core.bag import Bag, DrawFromBag
from farshore.core.rng import Rng
from farshore.core.rows import filled
from farshore.games.santa_maria import events
from farshore.games.santa_maria.colony import CELLS, SIDE, only
from farshore.games.santa_maria.components import DISPLAY, RETIRING_SPACES, YEARS
from farshore.games.santa_maria.solo import reached
from farshore.games.santa_maria.state import COIN_MARKS, EMPTY, NOBODY, UNMARKED, Player, SantaMaria
from farshore.games.santa_maria.steps.religion import RollBlueDice

WHITE_DICE: Final = 3  # for each player


@mypyc_attr(acyclic=True, free_list_len=1)
class EndYear(Step):
    """Conquistador points, markers back to the start, coins and dice off the buildings; after the third, the end."""

    __slots__ = ()

    def run(self, s: SantaMaria) -> None:
        score_conquests(s)
        s.arrivals = 0
        for p in s.players:
            p.conquest = 0
            p.arrival = 0
            clear(s, p)
        events.year_ended(s, s.year)
        if s.year == YEARS and s.seats == 1 and s.log is not None:
            for achievement in reached(s):
                events.achievement_reached(s, 0, achievement)


def score_conquests(s: SantaMaria) -> None:
    """By space, on the same space by arrival. The last player gets nothing, nor do players who have not moved.

    Alone, the year's tree must have been passed, for the points of two players.
    """
    if s.seats == 1:
        if s.players[0].conquest >= s.edition.trees[s.year - 1]:
            award(s, 0, 0, s.edition.conquests[2 * YEARS + s.year - 1][0])
        return
    table = s.edition.conquests[YEARS * s.seats + s.year - 1]
    for seat in range(s.seats):
        place = place_of(s, seat)
        if s.players[seat].conquest and place <= len(table):
            award(s, seat, place, table[place - 1])


def place_of(s: SantaMaria, seat: i64) -> i64:
    """1 for the furthest conquistador."""
    p = s.players[seat]
    place: i64 = 1
    for q in s.players:
        if q.conquest > p.conquest or (q.conquest == p.conquest and q.arrival < p.arrival):
            place += 1
    return place


def award(s: SantaMaria, seat: i64, place: i64, points: i64) -> None:
    """Alone there is no place, which is told as 0."""
    s.players[seat].conquest_points += points
    events.conquest_scored(s, seat, place, points)


def clear(s: SantaMaria, p: Player) -> None:
    """Coins go to the supply; dice come back with the next roll."""
    for cell in range(i64(CELLS)):
        if p.marks[cell] != UNMARKED:
            if p.marks[cell] > COIN_MARKS:
                s.issued -= p.marks[cell] - COIN_MARKS
            p.marks[cell] = UNMARKED
            p.vacant |= only(cell)
    p.singles = 0
    p.white_taken = 0
    p.blue_taken = 0


@mypyc_attr(acyclic=True, free_list_len=1)
class NewYear(Step):
    """The player who retired nearest to the 1st symbol starts. All dice are collected, the display is replaced."""

    __slots__ = ()

    def run(self, s: SantaMaria) -> None:
        for space in range(i64(RETIRING_SPACES)):
            if s.retiring[space] != NOBODY:
                s.starter = s.retiring[space]
                break
        s.retiring = filled(RETIRING_SPACES, NOBODY)
        s.display = filled(DISPLAY, EMPTY)
        s.blue = filled(SIDE * s.seats, 0)
        for p in s.players:
            p.retired = EMPTY
            p.unrolled = p.unlocked
        s.year += 1
        roll_blue(s)
        take_up_white(s)
        s.then(DealExpansionTile(0), RollWhiteDice())


def take_up_white(s: SantaMaria) -> None:
    s.white = filled(SIDE, 0)
    s.unrolled = WHITE_DICE * s.seats


def roll_blue(s: SantaMaria) -> None:
    """Everybody's, in seat order."""
    s.then_each([RollBlueDice(seat) for seat in range(s.seats)])


@mypyc_attr(acyclic=True, free_list_len=1)
class RollWhiteDice(Chance):
    """One die after the other into the pool."""

    __slots__ = ()

    def run(self, s: SantaMaria) -> None:
        if s.unrolled:
            super().run(s)
        else:
            events.white_dice_rolled(s)

    def sample(self, s: SantaMaria, rng: Rng) -> i64:
        return rng.below(SIDE)

    def outcomes(self, s: SantaMaria) -> list[tuple[i64, i64]]:
        return [(value, 1) for value in range(SIDE)]

    def describe(self, s: SantaMaria, pick: i64) -> str:
        return f"die:white-{pick + 1}"

    def answer(self, s: SantaMaria, pick: i64) -> None:
        s.white[pick] += 1
        s.unrolled -= 1
        s.then(self)


@mypyc_attr(acyclic=True, free_list_len=1)
class DealExpansionTile(DrawFromBag):
    """Five doubles, then five triples, face up."""

    __slots__ = ("slot",)

    def __init__(self, slot: i64) -> None:
        super().__init__()
        self.slot: i64 = slot

    def bag(self, s: SantaMaria) -> Bag:
        return s.doubles if self.slot < DISPLAY // 2 else s.triples

    def describe(self, s: SantaMaria, pick: i64) -> str:
        return f"tile:{s.edition.tiles[pick].name}"

    def answer(self, s: SantaMaria, pick: i64) -> None:
        self.bag(s).take(pick)
        s.display[self.slot] = pick
        if self.slot + 1 < DISPLAY:
            s.then(DealExpansionTile(self.slot + 1))
