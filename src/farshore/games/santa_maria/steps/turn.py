"""The turn: one main action, free actions besides; then the next player who has not retired."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from farshore.core.agenda import Step
from farshore.games.santa_maria import events
from farshore.games.santa_maria.colony import SIDE, only
from farshore.games.santa_maria.components import BASIC, DISPLAY, DOUBLE, TRIPLE, YEARS
from farshore.games.santa_maria.state import EMPTY, Player, SantaMaria
from farshore.games.santa_maria.steps.activate import (
    ChooseLine,
    activate_single,
    die_name,
    may_take,
    open_lines,
    reach_of,
    single_price,
    within,
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


@mypyc_attr(acyclic=True, free_list_len=1)
class BeginYear(Step):
    """The starting player has the first turn."""

    __slots__ = ()

    def run(self, s: SantaMaria) -> None:
        events.year_begun(s, s.year, s.starter)
        s.then(Turn(s.starter))


@mypyc_attr(acyclic=True, free_list_len=1)
class Turn(Bargain):
    """Expand, activate a building, use a die, or retire. There is no other pass."""

    __slots__ = ()

    def options(self, s: SantaMaria) -> vec[i64]:
        p = s.players[self.seat]
        out = with_tiles(vec[i64](capacity=64), s, p)
        if p.coins >= single_price(p):
            vacant = p.vacant
            pick: i64 = SINGLE_BUILDING
            while vacant:
                if vacant & 1:
                    out = append(out, pick)
                vacant >>= 1
                pick += 1
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
    """Tiles that can be paid for and find a place, which is the same for all of a shape."""
    buys_double = can_pay(p, tile_cost(p, DOUBLE))
    buys_triple = buys_double and can_pay(p, tile_cost(p, TRIPLE))
    if not buys_double:
        return out
    tried: i64 = 0  # sets of shapes
    fitting: i64 = 0
    display = s.display
    for slot in range(i64(DISPLAY)):
        number = display[slot]
        if number == EMPTY:
            continue
        tile = s.edition.tiles[number]
        if tile.kind == TRIPLE and not buys_triple:
            continue
        shape = tile.shape
        if not tried & only(shape):
            tried |= only(shape)
            if fits_somewhere(p.filled, s.edition.shapes[shape]):
                fitting |= only(shape)
        if fitting & only(shape):
            out = append(out, EXPAND + slot)
    return out


def with_dice(out: vec[i64], s: SantaMaria, seat: i64) -> vec[i64]:
    """Dice with a line to activate; equal dice are one option."""
    p = s.players[seat]
    reach = reach_of(p)
    if may_take(s, p, False):
        lines = open_lines(p, False)
        white = s.white
        for value in range(i64(SIDE)):
            if white[value] and lines & within(value, reach):
                out = append(out, WHITE_DIE + value)
    if may_take(s, p, True):
        lines = open_lines(p, True)
        blue = s.blue
        row = s.blue_row(seat)
        for value in range(i64(SIDE)):
            if blue[row + value] and lines & within(value, reach):
                out = append(out, BLUE_DIE + value)
    return out


@mypyc_attr(acyclic=True, free_list_len=1)
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
