"""Main actions B and C: one building for coins, or a column with a white die, a row with a blue one."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from farshore.core.agenda import Ask
from farshore.games.santa_maria import events
from farshore.games.santa_maria.colony import CELLS, SIDE, last, line, only
from farshore.games.santa_maria.components import FOREMAN, MATHEMATICIAN, STEWARD
from farshore.games.santa_maria.state import COIN_MARKS, UNMARKED, Player, SantaMaria
from farshore.games.santa_maria.steps.buildings import Activate
from farshore.games.santa_maria.steps.expand import cell_name
from farshore.games.santa_maria.steps.storage import spend

WHITE_LIMIT: Final = 3  # white dice for a player in a year
ALL_LINES: Final[i64] = 0b111111
FREE_CHANGE: Final = 2  # points of change of each die, for a mathematician


def single_price(p: Player) -> i64:
    """The nth building of the year costs n coins; a steward saves one, but for the last."""
    price = p.singles + 1
    if p.skills & STEWARD and price > 1:
        price -= 1
    return price


def activate_single(s: SantaMaria, seat: i64, cell: i64) -> None:
    """The coins lie on the building until the end of the year."""
    p = s.players[seat]
    price = single_price(p)
    p.coins -= price
    p.singles += 1
    p.marks[cell] = COIN_MARKS + price
    p.vacant &= ~only(cell)
    events.building_activated(s, seat, cell, price)
    s.then(Activate(seat, only(cell)))


def may_take(s: SantaMaria, p: Player, is_blue: bool) -> bool:
    """Three white dice a year; of the common blue ones as many as unlocked."""
    return p.blue_taken < p.unlocked if is_blue else p.white_taken < WHITE_LIMIT


def change_price(p: Player, shown: i64, wanted: i64) -> i64:
    """A coin a point, up or down, never around; two points are free for a mathematician."""
    price = max(shown - wanted, wanted - shown)
    return max(price - FREE_CHANGE, 0) if p.skills & MATHEMATICIAN else price


def can_activate(p: Player, is_row: bool, shown: i64, wanted: i64) -> bool:
    """Affordable, and with a vacant building."""
    return p.vacant & line(is_row, wanted) != 0 and change_price(p, shown, wanted) <= p.coins


def open_lines(p: Player, is_row: bool) -> i64:
    """The set of rows or columns with a vacant building."""
    lines: i64 = 0
    for k in range(i64(SIDE)):
        if p.vacant & line(is_row, k):
            lines |= only(k)
    return lines


def reach_of(p: Player) -> i64:
    """The points by which a player can afford to change a die."""
    return p.coins + FREE_CHANGE if p.skills & MATHEMATICIAN else p.coins


def within(shown: i64, reach: i64) -> i64:
    """The set of lines that are at most so far from what the die shows."""
    low = max(shown - reach, 0)
    high = min(shown + reach, SIDE - 1)
    return ALL_LINES >> (SIDE - 1 - high + low) << low


@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseLine(Ask):
    """The column or row for a die; other values than the die's cost coins. Dice: 0 to 5 white, 6 to 11 blue."""

    __slots__ = ("die",)

    def __init__(self, seat: i64, die: i64) -> None:
        super().__init__(seat)
        self.die: i64 = die

    def options(self, s: SantaMaria) -> vec[i64]:
        p = s.players[self.seat]
        out = vec[i64](capacity=SIDE)
        for wanted in range(i64(SIDE)):
            if can_activate(p, self.die >= SIDE, self.die % SIDE, wanted):
                out = append(out, wanted)
        return out

    def describe(self, s: SantaMaria, pick: i64) -> str:
        return f"row:{pick + 1}" if self.die >= SIDE else f"column:{pick + 1}"

    def about(self, s: SantaMaria) -> dict[str, Any]:
        """The points of change that are free, for a mathematician."""
        free = FREE_CHANGE if s.players[self.seat].skills & MATHEMATICIAN else 0
        return {"die": f"die:{die_name(self.die)}", "free": free}

    def answer(self, s: SantaMaria, pick: i64) -> None:
        """The buildings are those vacant now; the die goes to the last of them."""
        p = s.players[self.seat]
        spaces = p.vacant & line(self.die >= SIDE, pick)
        price = change_price(p, self.die % SIDE, pick)
        spend(s, self.seat, price)
        take_die(s, self.seat, self.die)
        if self.die >= SIDE:
            events.row_activated(s, self.seat, self.die, pick, price)
        else:
            events.column_activated(s, self.seat, self.die, pick, price)
        put_die(p, last(spaces), pick + self.die // SIDE * SIDE)
        s.then(Activate(self.seat, spaces), LeaveDie(self.seat, spaces))


def die_name(die: i64) -> str:
    return f"blue-{die - SIDE + 1}" if die >= SIDE else f"white-{die + 1}"


def take_die(s: SantaMaria, seat: i64, die: i64) -> None:
    p = s.players[seat]
    if die >= SIDE:
        s.blue[s.blue_row(seat) + die - SIDE] -= 1
        p.blue_taken += 1
    else:
        s.white[die] -= 1
        p.white_taken += 1


def put_die(p: Player, cell: i64, die: i64) -> None:
    p.marks[cell] = die + 1
    p.vacant &= ~only(cell)


@mypyc_attr(acyclic=True, free_list_len=1)
class LeaveDie(Ask):
    """The die stays on the last building; a foreman may leave it on any that was activated."""

    __slots__ = ("spaces",)

    def __init__(self, seat: i64, spaces: i64) -> None:
        super().__init__(seat)
        self.spaces: i64 = spaces

    def run(self, s: SantaMaria) -> None:
        if s.players[self.seat].skills & FOREMAN:
            super().run(s)
        else:
            self.answer(s, last(self.spaces))

    def options(self, s: SantaMaria) -> vec[i64]:
        if not s.players[self.seat].skills & FOREMAN:
            return append(vec[i64](capacity=1), last(self.spaces))
        out = vec[i64](capacity=SIDE)
        for cell in range(i64(CELLS)):
            if self.spaces & only(cell):
                out = append(out, cell)
        return out

    def describe(self, s: SantaMaria, pick: i64) -> str:
        return f"cell:{cell_name(pick)}"

    def answer(self, s: SantaMaria, pick: i64) -> None:
        p = s.players[self.seat]
        before = last(self.spaces)
        if pick != before:
            put_die(p, pick, p.marks[before] - 1)
            p.marks[before] = UNMARKED
            p.vacant |= only(before)
        events.die_left(s, self.seat, pick)
