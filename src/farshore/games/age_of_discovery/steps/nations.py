"""Appendix I: nations with their advantages, by auction or at random, and the order of players that comes with them."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from farshore.core.agenda import Ask, Chance, Step
from farshore.games.age_of_discovery import events
from farshore.games.age_of_discovery.edition import NATIONS, SOLDIER, SPAIN
from farshore.games.age_of_discovery.state import EMPTY, NO_NATION, Empires
from farshore.games.age_of_discovery.steps.advantage import advantage_owner
from farshore.games.age_of_discovery.steps.natives import DiscoverFreely
from farshore.games.age_of_discovery.steps.supply import FORGO, spend

NOBODY: Final = -1


class DrawOpener(Chance):
    """Who opens the first auction, at random."""

    __slots__ = ()

    def outcomes(self, s: Empires) -> list[tuple[i64, i64]]:
        return [(seat, i64(1)) for seat in range(s.seats)]

    def describe(self, s: Empires, pick: i64) -> str:
        return f"seat:{pick}"

    def answer(self, s: Empires, pick: i64) -> None:
        s.then(OpenAuction(pick, 0))


class OpenAuction(Step):
    """The next board and the next place in the order; the last player pays half the last winning bid."""

    __slots__ = ("last", "opener")

    def __init__(self, opener: i64, last: i64) -> None:
        self.opener: i64 = opener
        self.last: i64 = last

    def run(self, s: Empires) -> None:
        follower = next_without_nation(s, self.opener, 0)
        if follower == NOBODY:
            win_board(s, self.opener, half_rounded_up(self.last), NOBODY)
        else:
            s.then(Bid(self.opener, 0, NOBODY, 0, self.opener))


def half_rounded_up(bid: i64) -> i64:
    return (bid + 1) // 2


def next_without_nation(s: Empires, seat: i64, excluded: i64) -> i64:
    """The next seat clockwise that has no nation and is not excluded (a bit per seat)."""
    for step in range(i64(1), s.seats):
        other = (seat + step) % s.seats
        if s.players[other].nation == NO_NATION and not (excluded >> other) & 1:
            return other
    return NOBODY


class Bid(Ask):
    """More than the last bid, or pass for the rest of this auction. The opener must bid."""

    __slots__ = ("leader", "opener", "passed", "price")

    def __init__(self, seat: i64, price: i64, leader: i64, passed: i64, opener: i64) -> None:
        super().__init__(seat)
        self.price: i64 = price
        self.leader: i64 = leader
        self.passed: i64 = passed
        self.opener: i64 = opener

    def options(self, s: Empires) -> vec[i64]:
        money = s.players[self.seat].money
        out = vec[i64](capacity=money + 1)
        for amount in range(self.price + 1, money + 1):
            out = append(out, amount)
        return out if self.leader == NOBODY else append(out, FORGO)

    def describe(self, s: Empires, pick: i64) -> str:
        return "pass" if pick == FORGO else f"money:{pick}"

    def about(self, s: Empires) -> dict[str, Any]:
        return {"price": self.price}

    def answer(self, s: Empires, pick: i64) -> None:
        passed = self.passed
        price = self.price
        leader = self.leader
        if pick == FORGO:
            passed |= 1 << self.seat
            events.bid_passed(s, self.seat)
        else:
            price = pick
            leader = self.seat
            events.bid_made(s, self.seat, pick)
        follower = next_without_nation(s, self.seat, passed | (1 << leader))
        if follower == NOBODY:
            win_board(s, leader, price, self.opener)
        else:
            s.then(Bid(follower, price, leader, passed, self.opener))


def win_board(s: Empires, seat: i64, price: i64, opener: i64) -> None:
    spend(s, seat, price)
    s.order = append(s.order, seat)
    events.board_won(s, seat, price)
    if opener != NOBODY:
        follower = next_without_nation(s, opener, 1 << seat)
        s.then(OpenAuction(opener if follower == NOBODY else follower, price))
    s.then(ChooseNation(seat))


class ChooseNation(Ask):
    __slots__ = ()

    def options(self, s: Empires) -> vec[i64]:
        return nations_left(s)

    def describe(self, s: Empires, pick: i64) -> str:
        return f"nation:{NATIONS[pick]}"

    def answer(self, s: Empires, pick: i64) -> None:
        become(s, self.seat, pick)


def nations_left(s: Empires) -> vec[i64]:
    out = vec[i64](capacity=len(NATIONS))
    for nation in range(i64(len(NATIONS))):
        taken = False
        for p in s.players:
            if p.nation == nation:
                taken = True
        if not taken:
            out = append(out, nation)
    return out


def become(s: Empires, seat: i64, nation: i64) -> None:
    p = s.players[seat]
    p.nation = nation
    p.advantage = s.edition.nation_uses[nation]
    events.nation_chosen(s, seat, nation)


class DealNation(Chance):
    """Boards at random, seat by seat."""

    __slots__ = ("owner",)

    def __init__(self, owner: i64) -> None:
        super().__init__()
        self.owner: i64 = owner

    def outcomes(self, s: Empires) -> list[tuple[i64, i64]]:
        return [(nation, i64(1)) for nation in nations_left(s)]

    def describe(self, s: Empires, pick: i64) -> str:
        return f"nation:{NATIONS[pick]}"

    def answer(self, s: Empires, pick: i64) -> None:
        become(s, self.owner, pick)


class OfferConquest(Step):
    """Right before the first round Spain may discover a region, or never."""

    __slots__ = ()

    def run(self, s: Empires) -> None:
        seat = advantage_owner(s, SPAIN)
        if seat != EMPTY:
            s.then(DiscoverFreely(seat, SOLDIER))
