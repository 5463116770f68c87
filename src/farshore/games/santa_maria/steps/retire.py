"""Main action D: take a retiring space and its action, then the income of the harbour from top to bottom."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from farshore.core.agenda import Ask, Step
from farshore.games.santa_maria import events
from farshore.games.santa_maria.components import BASIC, DOCKS, MERCHANT, RESOURCES, RETIRING_SPACES, YEARS
from farshore.games.santa_maria.state import NOBODY, SantaMaria
from farshore.games.santa_maria.steps.buildings import perform
from farshore.games.santa_maria.steps.storage import GO_ON, SELL, Bargain, acted_freely


@mypyc_attr(acyclic=True, free_list_len=1)
class Retire(Ask):
    """A vacant retiring space, also one whose action is of no use. The player takes no more turns this year."""

    __slots__ = ()

    def options(self, s: SantaMaria) -> vec[i64]:
        out = vec[i64](capacity=RETIRING_SPACES)
        for space in range(i64(RETIRING_SPACES)):
            if s.retiring[space] == NOBODY:
                out = append(out, space)
        return out

    def describe(self, s: SantaMaria, pick: i64) -> str:
        return f"retire:{s.edition.retiring[pick].name}"

    def answer(self, s: SantaMaria, pick: i64) -> None:
        """First the action of the space, then the income."""
        s.retiring[pick] = self.seat
        s.players[self.seat].retired = pick
        events.retired(s, self.seat, pick)
        s.then(Income(self.seat, 0), LastSale(self.seat))
        perform(s, self.seat, s.edition.retiring[pick].effect)


@mypyc_attr(acyclic=True, free_list_len=1)
class Income(Step):
    """What each ship at a dock brings, one after the other, then the next dock."""

    __slots__ = ("dock", "seat")

    def __init__(self, seat: i64, dock: i64) -> None:
        self.seat: i64 = seat
        self.dock: i64 = dock

    def run(self, s: SantaMaria) -> None:
        if self.dock + 1 < DOCKS:
            s.then(Income(self.seat, self.dock + 1))
        ships = s.players[self.seat].ships_at(self.dock)
        events.income_received(s, self.seat, self.dock, ships)
        for _k in range(ships):
            perform(s, self.seat, s.edition.docks[self.dock].effect)


@mypyc_attr(acyclic=True, free_list_len=1)
class LastSale(Bargain):
    """Free actions may follow a main action. It matters only once: a merchant's price is better than the final one."""

    __slots__ = ()

    def run(self, s: SantaMaria) -> None:
        if s.year == YEARS:
            super().run(s)

    def options(self, s: SantaMaria) -> vec[i64]:
        p = s.players[self.seat]
        out = append(vec[i64](capacity=4), GO_ON)
        if s.year == YEARS and p.skills & MERCHANT:
            for kind in range(i64(BASIC), i64(RESOURCES)):
                if p.storage[kind]:
                    out = append(out, SELL + kind)
        return out

    def name(self, s: SantaMaria, pick: i64) -> str:
        return "done"

    def answer(self, s: SantaMaria, pick: i64) -> None:
        acted_freely(s, self, pick)
