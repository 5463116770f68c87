"""A readable heuristic: choose the action that gains most now, build what is worth its price, pay with the worst cards.

Worth is counted in hundredths of a point, so that all of it is whole numbers. It reads its own view only.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from farshore.core.agenda import Ask
from farshore.core.policy import Policy
from farshore.core.rng import Rng
from farshore.games.race_for_the_galaxy.actions import (
    DEVELOP,
    DEVELOP_AGAIN,
    DOUBLE,
    EXPLORE_FIVE,
    EXPLORE_ONE,
    ONE_OF_SEVEN,
    PRODUCE,
    SETTLE,
    SETTLE_AGAIN,
    TRADE,
)
from farshore.games.race_for_the_galaxy.edition import Card
from farshore.games.race_for_the_galaxy.powers import (
    CONSUME_ALL,
    CONSUME_GOODS,
    MILITARY,
    MILITARY_ONCE,
    NO_GOOD,
    Power,
)
from farshore.games.race_for_the_galaxy.scoring import bonus
from farshore.games.race_for_the_galaxy.state import EMPTY, Player, Race
from farshore.games.race_for_the_galaxy.steps.consume import Sell, UseConsumePower, trade_price
from farshore.games.race_for_the_galaxy.steps.develop import PlaceDevelopment, development_discount, has_built
from farshore.games.race_for_the_galaxy.steps.explore import Keep
from farshore.games.race_for_the_galaxy.steps.payment import SHIP, TACTICS, can_settle, may_pay, price, strength
from farshore.games.race_for_the_galaxy.steps.produce import DECLINE, ProduceForCard, ProduceWindfall
from farshore.games.race_for_the_galaxy.steps.rounds import ChooseAction
from farshore.games.race_for_the_galaxy.steps.settle import PlaceWorld
from farshore.games.race_for_the_galaxy.steps.spend import (
    DONE,
    DiscardForChips,
    NameNumber,
    count_goods,
    count_kinds,
    goods_left,
)
from farshore.games.race_for_the_galaxy.steps.supply import ChooseDiscards, Pay

CARD: Final = 50  # a card in hand
POWER: Final = 90  # any power of a card that comes to the tableau
GOOD: Final = 80  # a good, to be sold or consumed
LATE: Final = 8  # cards in the tableau from which on powers are worth little
COMMON_COST: Final = 2  # more cards cost 2 than anything else
NOTHING_DOING: Final = -1_000_000


def worth(s: Race, p: Player, card: Card) -> i64:
    """In the tableau: points, powers while they can still be used, goods."""
    total: i64 = 100 * card.vp
    if card.scoring:
        total += 100 * bonus(s, p, card.scoring) + 200
    if len(p.tableau) < LATE:
        total += POWER * len(card.powers)
        total += 40 * card.row[MILITARY]
        if card.good != NO_GOOD:
            total += GOOD + 25 * card.good
    return total


def cost(s: Race, p: Player, card: Card) -> i64:
    """Cards to pay for it now, powers that are given up aside; much too many where it cannot be had at all."""
    if not card.world:
        return 99 if has_built(p, card) else max(card.cost - development_discount(s, p), 0)
    if card.military and strength(p, card) + p.powers[MILITARY_ONCE] >= card.cost:
        return 0
    return price(p, card) if may_pay(p, card) else 99


def wish(s: Race, p: Player, number: i64) -> i64:
    """In hand: what it would be worth, less what it costs; a card out of reach is still money."""
    card = s.card(number)
    due = cost(s, p, card)
    if due == 99:
        return 100 * card.vp // 4 if card.military else 0
    return worth(s, p, card) - CARD * due


def best_to_place(s: Race, p: Player, worlds: bool, discount: i64) -> i64:
    """What placing the best card of that type would gain."""
    best: i64 = 0
    budget: i64 = len(p.hand) - 1
    for number in p.hand:
        card = s.card(number)
        if card.world != worlds:
            continue
        due = cost(s, p, card)
        if due - discount > budget and not (worlds and can_settle(p, card, budget)):
            continue
        best = max(best, worth(s, p, card) - CARD * max(due - discount, 0))
    return best


def consumption(s: Race, p: Player) -> i64:
    """Roughly what Consume powers would give for the goods there are, taken in the order of the tableau."""
    goods = goods_left(p)
    total: i64 = 0
    for number in p.tableau:
        for power in s.card(number).verbs:
            fitting = min(goods, count_goods(s, p, power.kinds()))
            if power.different and count_kinds(s, p) < power.goods:
                fitting = 0
            if power.verb == CONSUME_GOODS and fitting >= power.goods:
                times = min(power.times, fitting // power.goods)
                total += times * 100 * power.vp
                goods -= times * power.goods
            elif power.verb == CONSUME_ALL and goods > 0:
                total += 100 * (goods - 1)
                goods = 0
    return total


def best_sale(s: Race, p: Player) -> i64:
    best: i64 = 0
    for place in range(i64(len(p.goods))):
        if p.goods[place] != EMPTY:
            best = max(best, trade_price(s, p, place, True))
    return best


def production(s: Race, p: Player) -> i64:
    """Goods that Produce would bring, one windfall world among them."""
    goods: i64 = 0
    windfall: i64 = 0
    for place in range(i64(len(p.tableau))):
        card = s.card(p.tableau[place])
        if card.good != NO_GOOD and p.goods[place] == EMPTY:
            if card.windfall:
                windfall = 1
            else:
                goods += 1
    return goods + windfall


def gain_of(s: Race, p: Player, action: i64) -> i64:
    """What an action is worth to its chooser."""
    if action == DEVELOP or action == DEVELOP_AGAIN:
        return best_to_place(s, p, False, 1) + CARD // 2
    if action == SETTLE or action == SETTLE_AGAIN:
        return best_to_place(s, p, True, 0) + CARD
    if action == TRADE:
        cards = best_sale(s, p)
        return CARD * cards - GOOD // 2 + (60 if len(p.hand) < 4 else 0) if cards else 0
    if action == DOUBLE:
        return 2 * consumption(s, p)
    if action == PRODUCE:
        return GOOD * production(s, p)
    if action == EXPLORE_ONE:
        return 2 * CARD + 15
    if action == EXPLORE_FIVE:
        return CARD + 40 + (30 if len(p.hand) > 3 else 0)
    raise AssertionError(action)


def power_gain(power: Power) -> i64:
    return 100 * power.vp * power.times + CARD * power.cards * power.times - 30 * power.goods * power.times


class Greedy(Policy):
    """One method decides which of the options is worth most; choices of several cards are worked out as a set."""

    def needs_view(self) -> bool:
        return True

    def pick(self, seen: Any, ask: Ask, options: vec[i64], rng: Rng) -> i64:
        s: Race = seen
        if isinstance(ask, Pay):
            return worst(s, ask.seat, options, ask.left)
        if isinstance(ask, ChooseDiscards):
            return worst(s, ask.seat, options, ask.left)
        if isinstance(ask, Keep):
            return best(s, ask.seat, options, ask.left)
        if isinstance(ask, DiscardForChips):
            return worst_beyond(s, ask.seat, options, 4)
        if isinstance(ask, ProduceForCard):
            return worst_beyond(s, ask.seat, options, 2)
        if isinstance(ask, ChooseAction) and ask.left > 1:
            return best_two(s, s.players[ask.seat])
        choice = options[0]
        most: i64 = NOTHING_DOING
        for option in options:
            value = value_of(s, ask, option)
            if value > most:
                most = value
                choice = option
        return choice


def value_of(s: Race, ask: Ask, option: i64) -> i64:
    """How good an option is, for questions with one pick."""
    p = s.players[ask.seat]
    if isinstance(ask, ChooseAction):
        return gain_of(s, p, option)
    if isinstance(ask, (PlaceDevelopment, PlaceWorld)):
        return 0 if option < 0 else wish(s, p, option)
    if isinstance(ask, Sell):
        return trade_price(s, p, option, ask.bonuses)
    if isinstance(ask, UseConsumePower):
        return 0 if option < 0 else power_gain(s.card(p.tableau[option >> 1]).verbs[option & 1])
    if isinstance(ask, ProduceWindfall):
        return s.card(p.tableau[option]).good
    if isinstance(ask, NameNumber):
        return 1 if option == COMMON_COST else 0
    return -(option & (SHIP | TACTICS))  # payment: keep what would have to be given up


def best_two(s: Race, p: Player) -> i64:
    """The first of the two action cards that gain most; a second Develop or Settle is not considered."""
    gains = sorted([(-gain_of(s, p, action), action) for action in ONE_OF_SEVEN])
    return min(gains[0][1], gains[1][1])


def ranked(s: Race, seat: i64, options: vec[i64]) -> list[tuple[i64, i64]]:
    """Cards from the least to the most wanted; picks below 0 are no cards."""
    p = s.players[seat]
    return sorted([(wish(s, p, number), number) for number in options if number >= 0])


def worst(s: Race, seat: i64, options: vec[i64], count: i64) -> i64:
    """The lowest-numbered of the cards wanted least, for picks come in ascending order."""
    return min([number for _, number in ranked(s, seat, options)[:count]])


def best(s: Race, seat: i64, options: vec[i64], count: i64) -> i64:
    return min([number for _, number in ranked(s, seat, options)[-count:]])


def worst_beyond(s: Race, seat: i64, options: vec[i64], enough: i64) -> i64:
    """The card wanted least, while more than enough are left; else no more."""
    cards = ranked(s, seat, options)
    assert DONE == DECLINE
    return cards[0][1] if cards and len(s.players[seat].hand) > enough else i64(DONE)
