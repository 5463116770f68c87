"""The turn: one main action, free actions besides; then the next player who has not retired."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from farshore.core.agenda import Step
from farshore.games.santa_maria import events
from farshore.games.santa_maria.colony import CELLS, SIDE, only
from farshore.games.santa_maria.components import BASIC, DISPLAY, YEARS
from farshore.games.santa_maria.state import EMPTY, Player, SantaMaria
from farshore.games.santa_maria.steps.activate import (
    ChooseLine,
    activate_single,
    can_use,
    die_name,
    may_take,
    single_price,
)
from farshore.games.santa_maria.steps.expand import cell_name, expand, fits_somewhere, tile_cost
from farshore.games.santa_maria.steps.payment import can_pay
from farshore.games.santa_maria.steps.retire import Retire
from farshore.games.santa_maria.steps.storage import Bargain, acted_freely, with_purchase, with_sales
from farshore.games.santa_maria.steps.year import EndYear, NewYear

# picks, from these on
EXPAND: Final = 0  # slot of the display
SINGLE_BUILDING: Final = 10  # space of the colony
WHITE_DIE: Final = 46
BLUE_DIE: Final = 52
RETIRE: Final = 58


class BeginYear(Step):
    """The starting player has the first turn."""

    __slots__ = ()

    def run(self, s: SantaMaria) -> None:
        events.year_begun(s, s.year, s.starter)
        s.then(Turn(s.starter))


class Turn(Bargain):
    """Expand, activate a building, use a die, or retire. There is no other pass."""

    __slots__ = ()

    def options(self, s: SantaMaria) -> vec[i64]:
        p = s.players[self.seat]
        out = with_tiles(vec[i64](capacity=64), s, p)
        if p.coins >= single_price(p):
            for cell in range(i64(CELLS)):
                if p.vacant & only(cell):
                    out = append(out, SINGLE_BUILDING + cell)
        out = with_sales(append(with_dice(out, s, self.seat), RETIRE), p)
        for kind in range(i64(BASIC)):
            out = with_purchase(out, p, kind)
        return out

    def name(self, s: SantaMaria, pick: i64) -> str:
        if pick == RETIRE:
            return "retire"
        if pick >= WHITE_DIE:
            return f"die:{die_name(pick - WHITE_DIE)}"
        if pick >= SINGLE_BUILDING:
            return f"cell:{cell_name(pick - SINGLE_BUILDING)}"
        return f"tile:{s.edition.tiles[s.display[pick]].name}"

    def answer(self, s: SantaMaria, pick: i64) -> None:
        if acted_freely(s, self, pick):
            return
        s.then(EndTurn(self.seat))
        if pick == RETIRE:
            s.then(Retire(self.seat))
        elif pick >= WHITE_DIE:
            s.then(ChooseLine(self.seat, pick - WHITE_DIE))
        elif pick >= SINGLE_BUILDING:
            activate_single(s, self.seat, pick - SINGLE_BUILDING)
        else:
            expand(s, self.seat, pick)


def with_tiles(out: vec[i64], s: SantaMaria, p: Player) -> vec[i64]:
    """Tiles that can be paid for and find a place."""
    for slot in range(i64(DISPLAY)):
        number = s.display[slot]
        if number != EMPTY:
            tile = s.edition.tiles[number]
            if can_pay(p, tile_cost(p, tile.kind)) and fits_somewhere(p.filled, tile):
                out = append(out, EXPAND + slot)
    return out


def with_dice(out: vec[i64], s: SantaMaria, seat: i64) -> vec[i64]:
    """Dice with a line to activate; equal dice are one option."""
    p = s.players[seat]
    if may_take(s, p, False):
        for value in range(i64(SIDE)):
            if s.white[value] and can_use(p, False, value):
                out = append(out, WHITE_DIE + value)
    if may_take(s, p, True):
        row = s.blue_row(seat)
        for value in range(i64(SIDE)):
            if s.blue[row + value] and can_use(p, True, value):
                out = append(out, BLUE_DIE + value)
    return out


class EndTurn(Step):
    """Clockwise to the next who is still there; when all have retired the year ends."""

    __slots__ = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, s: SantaMaria) -> None:
        for k in range(s.seats):
            follow = (self.seat + 1 + k) % s.seats
            if s.players[follow].retired == EMPTY:
                s.then(Turn(follow))
                return
        if s.year < YEARS:
            s.then(EndYear(), NewYear(), BeginYear())
        else:
            s.then(EndYear())
