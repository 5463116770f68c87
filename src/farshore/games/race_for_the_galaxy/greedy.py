"""A readable heuristic: choose the action that gains most now, build what is worth its price, pay with the worst cards.

What things are worth to it is a matter of `Taste`. It reads its own view only.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from farshore.core.agenda import Ask
from farshore.core.policy import Policy
from farshore.core.rng import Rng
from farshore.core.rows import filled
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
from farshore.games.race_for_the_galaxy.taste import Taste

LATE: Final = 8  # cards in the tableau from which on powers are worth little
COMMON_COST: Final = 2  # more cards cost 2 than anything else
NOTHING_DOING: Final = -1_000_000


def worth(s: Race, p: Player, taste: Taste, card: Card) -> i64:
    """In the tableau: points, powers while they can still be used, goods."""
    total: i64 = 100 * card.vp
    if card.scoring:
        total += 100 * bonus(s, p, card.scoring) + taste.unfinished
    if len(p.tableau) < LATE:
        total += taste.power * len(card.powers)
        total += taste.military * card.row[MILITARY]
        if card.good != NO_GOOD:
            total += taste.source + taste.rarity * card.good
        total += taste.liking(card.name) * (LATE - len(p.tableau)) // LATE
    return total


def cost(s: Race, p: Player, card: Card) -> i64:
    """Cards to pay for it now, powers that are given up aside; much too many where it cannot be had at all."""
    if not card.world:
        return 99 if has_built(p, card) else max(card.cost - development_discount(s, p), 0)
    if card.military and strength(p, card) + p.powers[MILITARY_ONCE] >= card.cost:
        return 0
    return price(p, card) if may_pay(p, card) else 99


def money(p: Player, taste: Taste) -> i64:
    return taste.card + taste.card_late * len(p.tableau)


def wish(s: Race, p: Player, taste: Taste, number: i64) -> i64:
    """In hand: what it would be worth, less what it costs; a card out of reach is still money."""
    card = s.card(number)
    due = cost(s, p, card)
    if due == 99:
        return taste.reach * card.vp if card.military else 0
    return worth(s, p, taste, card) - money(p, taste) * due


def best_to_place(s: Race, p: Player, taste: Taste, worlds: bool, discount: i64) -> i64:
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
        best = max(best, worth(s, p, taste, card) - money(p, taste) * max(due - discount, 0))
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


def gain_of(s: Race, p: Player, taste: Taste, action: i64) -> i64:
    """What an action is worth to its chooser."""
    hand: i64 = len(p.hand)
    total = taste.late_for(action, len(p.tableau))
    if action == DEVELOP or action == DEVELOP_AGAIN:
        return total + best_to_place(s, p, taste, False, 1) + taste.develop
    if action == SETTLE or action == SETTLE_AGAIN:
        return total + best_to_place(s, p, taste, True, 0) + taste.settle
    if action == TRADE:
        cards = best_sale(s, p)
        return total + money(p, taste) * cards - taste.sold + (taste.poor if hand < 4 else 0) if cards else 0
    if action == DOUBLE:
        return total + taste.double * consumption(s, p) // 100
    if action == PRODUCE:
        return total + taste.good * production(s, p)
    total -= taste.full * hand
    if action == EXPLORE_ONE:
        return total + taste.explore_one
    if action == EXPLORE_FIVE:
        return total + taste.explore_five + (taste.choosy if hand > 3 else 0)
    raise AssertionError(action)


def power_gain(p: Player, taste: Taste, power: Power) -> i64:
    return power.times * (100 * power.vp + money(p, taste) * power.cards - taste.consumed * power.goods)


class Greedy(Policy):
    """One method decides which of the options is worth most; choices of several cards are worked out as a set."""

    def __init__(self, weights: dict[str, int] | None = None) -> None:
        self.taste: Taste = Taste(weights or {})

    def needs_view(self) -> bool:
        return True

    def pick(self, seen: Any, ask: Ask, options: vec[i64], rng: Rng) -> i64:
        s: Race = seen
        taste = self.taste
        if isinstance(ask, Pay):
            return worst(s, taste, ask.seat, options, ask.left)
        if isinstance(ask, ChooseDiscards):
            return worst(s, taste, ask.seat, options, ask.left)
        if isinstance(ask, Keep):
            return best(s, taste, ask.seat, options, ask.left)
        if isinstance(ask, DiscardForChips):
            return worst_beyond(s, taste, ask.seat, options, 4)
        if isinstance(ask, ProduceForCard):
            return worst_beyond(s, taste, ask.seat, options, 2)
        if isinstance(ask, ChooseAction) and ask.left > 1:
            return best_two(s, s.players[ask.seat], taste)
        choice = options[0]
        most: i64 = NOTHING_DOING
        for option in options:
            value = value_of(s, taste, ask, option)
            if value > most:
                most = value
                choice = option
        return choice

    def worths(self, seen: Any, ask: Ask, options: vec[i64]) -> vec[i64]:
        if isinstance(ask, (Pay, ChooseDiscards, Keep, DiscardForChips, ProduceForCard)):
            return vec[i64]()  # cards are chosen as a set
        found = filled(len(options), 0)
        for k in range(i64(len(options))):
            found[k] = value_of(seen, self.taste, ask, options[k])
        return found


def value_of(s: Race, taste: Taste, ask: Ask, option: i64) -> i64:
    """How good an option is, for questions with one pick."""
    p = s.players[ask.seat]
    if isinstance(ask, ChooseAction):
        return gain_of(s, p, taste, option)
    if isinstance(ask, (PlaceDevelopment, PlaceWorld)):
        return taste.leave if option < 0 else wish(s, p, taste, option)
    if isinstance(ask, Sell):
        return trade_price(s, p, option, ask.bonuses)
    if isinstance(ask, UseConsumePower):
        return 0 if option < 0 else power_gain(p, taste, s.card(p.tableau[option >> 1]).verbs[option & 1])
    if isinstance(ask, ProduceWindfall):
        return s.card(p.tableau[option]).good
    if isinstance(ask, NameNumber):
        return 1 if option == COMMON_COST else 0
    return -(option & (SHIP | TACTICS))  # payment: keep what would have to be given up


def best_two(s: Race, p: Player, taste: Taste) -> i64:
    """The first of the two action cards that gain most; a second Develop or Settle is not considered."""
    gains = sorted([(-gain_of(s, p, taste, action), action) for action in ONE_OF_SEVEN])
    return min(gains[0][1], gains[1][1])


def ranked(s: Race, taste: Taste, seat: i64, options: vec[i64]) -> list[tuple[i64, i64]]:
    """Cards from the least to the most wanted; picks below 0 are no cards."""
    p = s.players[seat]
    return sorted([(wish(s, p, taste, number), number) for number in options if number >= 0])


def worst(s: Race, taste: Taste, seat: i64, options: vec[i64], count: i64) -> i64:
    """The lowest-numbered of the cards wanted least, for picks come in ascending order."""
    return min([number for _, number in ranked(s, taste, seat, options)[:count]])


def best(s: Race, taste: Taste, seat: i64, options: vec[i64], count: i64) -> i64:
    return min([number for _, number in ranked(s, taste, seat, options)[-count:]])


def worst_beyond(s: Race, taste: Taste, seat: i64, options: vec[i64], enough: i64) -> i64:
    """The card wanted least, while more than enough are left; else no more."""
    cards = ranked(s, taste, seat, options)
    assert DONE == DECLINE
    return cards[0][1] if cards and len(s.players[seat].hand) > enough else i64(DONE)
