"""Phase IV, Consume: sell a good first, if that was chosen; then every Consume power that can be used, in any order."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from farshore.core.agenda import NOTHING, Ask, Step
from farshore.core.rows import shifted
from farshore.games.race_for_the_galaxy import events
from farshore.games.race_for_the_galaxy.actions import CONSUMING, MOST_SEATS, TRADE
from farshore.games.race_for_the_galaxy.powers import (
    CONSUME_ALL,
    CONSUME_AT_PRICE,
    CONSUME_BET,
    CONSUME_CARDS,
    CONSUME_DRAW,
    CONSUME_GOODS,
    TRADE_BONUS,
    TRADE_BONUS_FOR,
    Power,
)
from farshore.games.race_for_the_galaxy.state import EMPTY, Player, Race
from farshore.games.race_for_the_galaxy.steps.spend import (
    DiscardForChips,
    NameNumber,
    SpendGoods,
    count_goods,
    count_kinds,
    gain_chips,
    goods_left,
)
from farshore.games.race_for_the_galaxy.steps.supply import draw, spend_good

STOP: Final = -1
BARE_PRICE: Final = 2  # of novelty goods; rare, genes and alien ones each cost one more


class Consume(Step):
    """Each in turn sells and then consumes."""

    __slots__ = ()

    def run(self, s: Race) -> None:
        s.stage = CONSUMING
        s.turned = EMPTY
        events.phase_begun(s)
        for place in range(s.seats - 1, -1, -1):  # what is put last on the agenda comes first
            seat = s.in_turn(place)
            p = s.players[seat]
            p.used = 0
            s.then(CONSUMERS[seat])
            if p.chose(TRADE):
                s.then(SALES[seat])


def trade_price(s: Race, p: Player, place: i64, bonuses: bool) -> i64:
    card = s.card(p.tableau[place])
    cards: i64 = BARE_PRICE + card.good
    if bonuses:
        cards += card.trade_here + p.powers[TRADE_BONUS] + p.powers[TRADE_BONUS_FOR + card.good]
    return cards


@mypyc_attr(acyclic=True, free_list_len=1)
class Sell(Ask):
    """One good for its price in cards, with Trade powers or without."""

    __slots__ = ("bonuses",)

    def __init__(self, seat: i64, bonuses: bool) -> None:
        super().__init__(seat)
        self.bonuses: bool = bonuses

    def options(self, s: Race) -> vec[i64]:
        goods = s.players[self.seat].goods
        out = vec[i64](capacity=len(goods))
        for place in range(i64(len(goods))):
            if goods[place] != EMPTY:
                out = append(out, place)
        return out

    def describe(self, s: Race, pick: i64) -> str:
        return f"good:{s.edition.names[s.players[self.seat].tableau[pick]]}"

    def answer(self, s: Race, pick: i64) -> None:
        p = s.players[self.seat]
        cards = trade_price(s, p, pick, self.bonuses)
        spend_good(s, self.seat, pick)
        events.good_sold(s, self.seat, p.tableau[pick], cards)
        s.then(draw(self.seat, cards))


def can_use(s: Race, p: Player, power: Power, goods: i64) -> bool:
    """With `goods` of any kind at hand; kinds are counted only where it matters."""
    if power.verb == CONSUME_GOODS:
        if goods < power.goods:
            return False
        if power.different:
            return count_kinds(s, p) >= power.goods
        return True
    if power.verb == CONSUME_CARDS:
        return len(p.hand) > 0
    return power.verb == CONSUME_DRAW or power.verb == CONSUME_BET or goods > 0


@mypyc_attr(acyclic=True, free_list_len=1)
class UseConsumePower(Ask):
    """Which power next; asked again until none can be used. Only powers with "may" can be left unused."""

    __slots__ = ()

    def options(self, s: Race) -> vec[i64]:
        p = s.players[self.seat]
        cards = s.edition.cards
        powers = s.edition.consume_powers
        tableau = p.tableau
        used = p.used
        out = NOTHING  # most often nothing can be used, so room is made only when it can
        must = False
        goods = goods_left(p)
        for place in range(i64(len(tableau))):
            number = tableau[place]
            for k in range(powers[number]):
                power = cards[number].verbs[k]
                if (used >> (2 * place + k)) & 1:
                    continue
                fitting = goods
                if goods and power.good >= 0:
                    fitting = count_goods(s, p, power.kinds())
                if can_use(s, p, power, fitting):
                    out = append(out, 2 * place + k)
                    must = must or power.verb != CONSUME_CARDS
        if len(out) and not must:
            out = append(out, STOP)
        return out

    def describe(self, s: Race, pick: i64) -> str:
        if pick == STOP:
            return "stop"
        number = s.players[self.seat].tableau[pick >> 1]
        verbs = s.card(number).verbs
        word = "" if len(verbs) == 1 else " bet" if verbs[pick & 1].verb == CONSUME_BET else " consume"
        return f"card:{s.edition.names[number]}{word}"

    def answer(self, s: Race, pick: i64) -> None:
        if pick == STOP:
            return
        p = s.players[self.seat]
        p.used |= shifted(1, pick)
        number = p.tableau[pick >> 1]
        s.then(self)  # again
        use(s, self.seat, number, s.card(number).verbs[pick & 1])


def use(s: Race, seat: i64, number: i64, power: Power) -> None:
    """A power, once begun, is used as fully as it can be."""
    p = s.players[seat]
    events.power_used(s, seat, number)
    if power.verb == CONSUME_GOODS:
        consume_goods(s, seat, number, power)
    elif power.verb == CONSUME_ALL:
        goods = goods_left(p)
        for place in range(i64(len(p.goods))):
            if p.goods[place] != EMPTY:
                spend_good(s, seat, place)
        events.goods_consumed(s, seat, number, goods)
        gain_chips(s, seat, goods - 1, True)
    elif power.verb == CONSUME_AT_PRICE:
        s.then(Sell(seat, power.bonuses))
    elif power.verb == CONSUME_CARDS:
        s.then(DiscardForChips(seat, power.times, power.vp))
    elif power.verb == CONSUME_DRAW:
        s.then(draw(seat, power.amount))
    else:
        s.then(NameNumber(seat, power.amount))


def consume_goods(s: Race, seat: i64, number: i64, power: Power) -> None:
    kinds = power.kinds()
    times = min(power.times, count_goods(s, s.players[seat], kinds) // power.goods)
    count = times * power.goods
    s.then(
        SpendGoods(seat, number, kinds, power.different, count),
        Reward(seat, number, count, times * power.vp, times * power.cards),
    )


@mypyc_attr(acyclic=True, free_list_len=1)
class Reward(Step):
    """Chips and cards, once all goods of a power have been discarded."""

    __slots__ = ("cards", "chips", "goods", "number", "seat")

    def __init__(self, seat: i64, number: i64, goods: i64, chips: i64, cards: i64) -> None:
        self.seat: i64 = seat
        self.number: i64 = number
        self.goods: i64 = goods
        self.chips: i64 = chips
        self.cards: i64 = cards

    def run(self, s: Race) -> None:
        events.goods_consumed(s, self.seat, self.number, self.goods)
        gain_chips(s, self.seat, self.chips, True)
        if self.cards:
            s.then(draw(self.seat, self.cards))


# Steps never change once made, so those of every round are made once.
CONSUME: Final = Consume()
SALES: Final[list[Sell]] = [Sell(seat, True) for seat in range(MOST_SEATS)]
CONSUMERS: Final[list[UseConsumePower]] = [UseConsumePower(seat) for seat in range(MOST_SEATS)]
