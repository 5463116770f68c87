"""A readable heuristic: it picks the option with the best position afterwards (see `taste.py`).

Cubes are worth a little for their level and more as part of a card's price (see `purse.py`). Settlers are worth the
turns they save, cards and tiles their points and what they will still bring. Opponents only show how near the end is.
"""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from farshore.core.agenda import Ask
from farshore.core.policy import Policy
from farshore.core.rng import Rng
from farshore.core.rows import covers, filled, gain, pay
from farshore.games.century_new_world.edition import (
    EXPLORATION,
    FIND_CUBES,
    FIND_POINTS,
    FIND_SYMBOL,
    LAST_CARD,
    NATIVE_HELP,
    NEW_SETTLERS,
    PRODUCTION,
    REST,
    SETTLERS_EACH,
    TRADE,
    UPGRADE,
)
from farshore.games.century_new_world.purse import (
    best_trade,
    best_upgrade,
    traded,
    upgraded,
    worth_of_levels,
    worth_of_purse,
)
from farshore.games.century_new_world.scoring import bonus, new_world_symbols
from farshore.games.century_new_world.state import EMPTY, Century, Player
from farshore.games.century_new_world.steps.fort import BONUS, CLAIM, LEAVE, Explore, VisitFort, can_take_bonus
from farshore.games.century_new_world.steps.turn import ReturnCubes, Turn
from farshore.games.century_new_world.steps.work import STOP, Trade, Upgrade, settlers_needed
from farshore.games.century_new_world.taste import Taste


class Greedy(Policy):
    """The option it takes to be worth most; of equal ones the first."""

    def __init__(self, weights: dict[str, int] | None = None) -> None:
        self.tastes: list[Taste] = [Taste(weights or {}, cards) for cards in range(LAST_CARD + 1)]

    def needs_view(self) -> bool:
        return True

    def pick(self, seen: Any, ask: Ask, options: vec[i64], rng: Rng) -> i64:
        s: Century = seen
        taste = self.taste(s)
        best = options[0]
        most: i64 = -1_000_000
        for pick in options:
            value = worth_of_pick(taste, s, ask, pick)
            if value > most:
                best = pick
                most = value
        return best

    def worths(self, seen: Any, ask: Ask, options: vec[i64]) -> vec[i64]:
        s: Century = seen
        taste = self.taste(s)
        found = filled(len(options), 0)
        for k in range(i64(len(options))):
            found[k] = worth_of_pick(taste, s, ask, options[k])
        return found

    def taste(self, s: Century) -> Taste:
        most: i64 = 0
        for p in s.players:
            most = max(most, len(p.cards))
        return self.tastes[min(most, LAST_CARD)]


def worth_of_pick(taste: Taste, s: Century, ask: Ask, pick: i64) -> i64:
    p = s.players[ask.seat]
    if isinstance(ask, Turn):
        return worth_of_rest(taste, s, p) if pick == REST else worth_of_work(taste, s, p, pick)
    if isinstance(ask, Upgrade):
        return worth_of_purse(taste, s, p.cubes if pick == STOP else upgraded(p.cubes, pick))
    if isinstance(ask, Trade):
        return worth_of_purse(taste, s, traded(p.cubes, s.location(ask.spot), pick))
    if isinstance(ask, VisitFort):
        if pick == LEAVE:
            return 0
        return (
            worth_of_claim(taste, s, p, ask.fort, p.cubes)
            if pick == CLAIM
            else worth_of_stack(taste, s, p, ask.fort, pick)
        )
    if isinstance(ask, Explore):
        return worth_of_find(taste, s, p, s.cover[pick])
    if isinstance(ask, ReturnCubes):
        left = p.cubes[:]
        left[pick] -= 1
        return worth_of_purse(taste, s, left)
    return 0


# --- a turn ----------------------------------------------------------------------------------------


def worth_of_rest(taste: Taste, s: Century, p: Player) -> i64:
    """Every settler who comes home; nothing at all if none does, so that resting is never idle."""
    return taste.resting * (SETTLERS_EACH - p.reserve - p.home)


def worth_of_work(taste: Taste, s: Century, p: Player, spot: i64) -> i64:
    place = s.location(spot)
    cubes = with_tools(p, place.circle)
    before = worth_of_purse(taste, s, p.cubes)
    settlers = taste.settler * settlers_needed(s, p, spot, place)
    if place.kind == PRODUCTION:
        gain(cubes, place.gain)
    elif place.kind == UPGRADE:
        cubes = best_upgrade(taste, s, cubes, place.upgrades)
    elif place.kind == TRADE:
        cubes = best_trade(taste, s, cubes, place)
    else:
        return worth_of_fort(taste, s, p, place.fort, cubes) - settlers
    return taste.working + worth_of_purse(taste, s, cubes) - before - settlers


def with_tools(p: Player, circle: i64) -> vec[i64]:
    cubes = p.cubes[:]
    if circle >= 0:
        for colour in range(i64(4)):
            cubes[colour] += p.tools[4 * circle + colour]
    return cubes


# --- forts -----------------------------------------------------------------------------------------


def worth_of_fort(taste: Taste, s: Century, p: Player, fort: i64, cubes: vec[i64]) -> i64:
    value: i64 = 0
    card = s.slots[fort]
    if card != EMPTY and covers(cubes, s.edition.cards[card].cost):
        value += worth_of_claim(taste, s, p, fort, cubes)
    if can_take_bonus(s, p, fort):
        value += max(worth_of_stack(taste, s, p, fort, BONUS), worth_of_stack(taste, s, p, fort, BONUS + 1))
    return value


def worth_of_claim(taste: Taste, s: Century, p: Player, fort: i64, cubes: vec[i64]) -> i64:
    """Points, less the levels paid, and the benefit.

    What the cubes were worth as the price of this card is not counted as a loss, because it has come true. Otherwise
    a player with a full storage would keep the cubes for ever and never claim an eighth card.
    """
    card = s.edition.cards[s.slots[fort]]
    after = cubes[:]
    pay(after, card.cost)
    value = taste.point * card.points + worth_of_levels(taste, after) - worth_of_levels(taste, cubes)
    if card.kind == NATIVE_HELP:
        value += lasting(taste, taste.help)
    elif card.kind == NEW_SETTLERS:
        value += lasting(taste, taste.new_settler * min(card.settlers, p.reserve))
    elif card.kind == EXPLORATION:
        value += taste.discovery
    else:
        value += lasting(taste, taste.tool * (card.cube + 1))
    return value + taste.symbol * tiles_with(s, p, card.kind)


def lasting(taste: Taste, worth: i64) -> i64:
    """The worth of something that lasts to the end, in whole tenths: the share of the game that is to come."""
    return worth * taste.to_come // (10 * LAST_CARD) * 10


def tiles_with(s: Century, p: Player, symbol: i64) -> i64:
    """How many of a player's bonus tiles count this symbol."""
    count: i64 = 0
    for number in p.tiles:
        tile = s.edition.tiles[number]
        if tile.first == symbol or tile.second == symbol:
            count += 1
    return count


def worth_of_stack(taste: Taste, s: Century, p: Player, fort: i64, pick: i64) -> i64:
    """The top tile: what it would score now, and a little for each card to come if it counts symbols."""
    number = s.stack_top[2 * fort + pick - BONUS]
    if number == EMPTY:
        return 0
    hope = taste.to_come if s.edition.tiles[number].first >= 0 else 0
    return taste.tile * bonus(s, p, number, new_world_symbols(s, p)) + taste.symbol_hope * hope


def worth_of_find(taste: Taste, s: Century, p: Player, number: i64) -> i64:
    tile = s.edition.finds[number]
    if tile.kind == FIND_POINTS:
        return taste.point * tile.points
    if tile.kind == FIND_SYMBOL:
        return taste.found_symbol + taste.symbol * tiles_with(s, p, tile.symbol)
    if tile.kind == FIND_CUBES:
        after = p.cubes[:]
        gain(after, tile.gain)
        return worth_of_purse(taste, s, after) - worth_of_purse(taste, s, p.cubes)
    return taste.new_settler if p.reserve else 0
