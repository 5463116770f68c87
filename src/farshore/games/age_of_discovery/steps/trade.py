"""Trade Goods and Merchant Shipping: goods one by one from the left, the ship for the highest value."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from farshore.core.agenda import Ask, Step
from farshore.games.age_of_discovery import events
from farshore.games.age_of_discovery.edition import CAPTAIN, FRANCE, HOLLAND, KINDS, MERCHANT, MOVE_TO_FRONT
from farshore.games.age_of_discovery.state import EMPTY, Empires, Player
from farshore.games.age_of_discovery.steps.advantage import advantage_owner, use_advantage
from farshore.games.age_of_discovery.steps.supply import FORGO, good_ref, send_home
from farshore.games.age_of_discovery.steps.university import OfferUniversity, UseUniversity, is_wanted
from farshore.games.age_of_discovery.tracks import GOODS, ORDER, owner_of


class ResolveTradeGoods(Step):
    __slots__ = ()

    def run(self, s: Empires) -> None:
        s.then(OFFER_FUR_TRADE, NEXT_TRADE)
        if s.rules.version == 1:
            s.then(OfferUniversity(1 << GOODS))


class NextTrade(Step):
    __slots__ = ()

    def run(self, s: Empires) -> None:
        if len(s.goods_track):
            if s.rules.version > 1 and is_wanted(s, GOODS):
                s.then(OfferUniversity(1 << GOODS), TradeFirst())
            else:
                trade_first(s)


NEXT_TRADE: Final = NextTrade()


class TradeFirst(Step):
    """The worker that stands first now, after the University."""

    __slots__ = ()

    def run(self, s: Empires) -> None:
        trade_first(s)


def trade_first(s: Empires) -> None:
    worker = s.goods_track[0]
    s.goods_track = s.goods_track[1:]
    send_home(s, worker)
    s.then(TakeGood(owner_of(worker)), NEXT_TRADE)


class TakeGood(Ask):
    """One of the goods still on offer."""

    __slots__ = ()

    def options(self, s: Empires) -> vec[i64]:
        out = offered(s)
        return append(out, FORGO) if len(out) else out

    def describe(self, s: Empires, pick: i64) -> str:
        return "forgo" if pick == FORGO else good_ref(s, pick)

    def answer(self, s: Empires, pick: i64) -> None:
        if pick == FORGO:
            events.action_forgone(s, self.seat)
        else:
            take_good(s, self.seat, pick)


def offered(s: Empires) -> vec[i64]:
    out = vec[i64](capacity=5)
    for good in range(i64(len(s.offer))):
        if s.offer[good]:
            out = append(out, good)
    return out


def take_good(s: Empires, seat: i64, good: i64) -> None:
    s.offer[good] -= 1
    s.players[seat].goods[good] += 1
    events.good_taken(s, seat, good)


class OfferFurTrade(Step):
    """France may take a good before anybody else, with or without a worker there."""

    __slots__ = ()

    def run(self, s: Empires) -> None:
        seat = advantage_owner(s, FRANCE)
        if seat != EMPTY:
            s.then(TradeWithNatives(seat))


OFFER_FUR_TRADE: Final = OfferFurTrade()


class TradeWithNatives(TakeGood):
    """The same goods, but nothing is forgone by waiting."""

    __slots__ = ()

    def answer(self, s: Empires, pick: i64) -> None:
        if pick != FORGO:
            use_advantage(s, self.seat)
            take_good(s, self.seat, pick)


class ResolveShipping(Step):
    __slots__ = ()

    def run(self, s: Empires) -> None:
        if s.rules.version == 1:
            s.then(OfferUniversity(1 << ORDER), OfferDutchShip(), AwardShip())
        else:
            s.then_each(SHIPPING_STEPS)


class OfferDutchShip(Step):
    """Holland may take the ship before it is awarded."""

    __slots__ = ()

    def run(self, s: Empires) -> None:
        seat = advantage_owner(s, HOLLAND)
        if seat != EMPTY and s.ship:
            s.then(TakeShip(seat))


class TakeShip(Ask):
    __slots__ = ()

    def options(self, s: Empires) -> vec[i64]:
        return vec[i64]([HOLLAND, FORGO])

    def describe(self, s: Empires, pick: i64) -> str:
        return "forgo" if pick == FORGO else "nation:holland"

    def answer(self, s: Empires, pick: i64) -> None:
        if pick != FORGO:
            use_advantage(s, self.seat)
            take_ship(s, self.seat)


class OfferTieBreak(Step):
    """The University may win a tie for the ship: its owner comes first in the order of players."""

    __slots__ = ()

    def run(self, s: Empires) -> None:
        winner = highest_bidder(s)
        if not s.ship or winner == EMPTY:
            return
        for seat in range(s.seats):
            p = s.players[seat]
            if p.powers[MOVE_TO_FRONT] and seat != winner and shipping_value(p) == shipping_value(s.players[winner]):
                s.then(UseUniversity(seat, 1 << ORDER))


class AwardShip(Step):
    """The highest value takes the ship; of equals the earlier in player order. All workers go home."""

    __slots__ = ()

    def run(self, s: Empires) -> None:
        winner = highest_bidder(s)
        if winner != EMPTY and s.ship:
            take_ship(s, winner)
        for p in s.players:
            for kind in range(i64(KINDS)):
                p.stock[kind] += p.shipping[kind]
                p.shipping[kind] = 0


SHIPPING_STEPS: Final[list[Step]] = [OfferDutchShip(), OfferTieBreak(), AwardShip()]


def highest_bidder(s: Empires) -> i64:
    winner: i64 = EMPTY
    highest: i64 = 0
    for seat in s.order:
        value = shipping_value(s.players[seat])
        if value > highest:
            winner = seat
            highest = value
    return winner


def shipping_value(p: Player) -> i64:
    """Captains and merchants count twice."""
    value = p.shipping[CAPTAIN] + p.shipping[MERCHANT]
    for kind in range(i64(KINDS)):
        value += p.shipping[kind]
    return value


def take_ship(s: Empires, seat: i64) -> None:
    s.ship = False
    s.players[seat].ships += 1
    events.ship_taken(s, seat)
