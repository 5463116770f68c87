"""A readable heuristic: it picks the option with the best position afterwards, in tenths of a point.

Cubes are worth a little for their level and more as part of a card's price (see `purse.py`). Settlers are worth the
turns they save, cards and tiles their points and what they will still bring. Opponents only show how near the end is.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from farshore.core.agenda import Ask
from farshore.core.policy import Policy
from farshore.core.rng import Rng
from farshore.core.rows import covers, gain, pay
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

SETTLER_OUT: Final = 3  # a settler who must come home before working again
NEW_SETTLER: Final = 12
HELP: Final = 16
TOOL_CUBE: Final = 9  # a Tool card, for each level of its cube
DISCOVERY: Final = 22
SYMBOL: Final = 15  # a New World symbol, for each bonus tile that counts it
SYMBOL_HOPE: Final = 3  # a bonus tile that counts symbols, for each card to come


class Greedy(Policy):
    def needs_view(self) -> bool:
        return True

    def pick(self, seen: Any, ask: Ask, options: vec[i64], rng: Rng) -> i64:
        s: Century = seen
        best = options[0]
        most: i64 = -100_000
        for pick in options:
            value = worth_of_pick(s, ask, pick)
            if value > most:
                best = pick
                most = value
        return best


def worth_of_pick(s: Century, ask: Ask, pick: i64) -> i64:
    p = s.players[ask.seat]
    if isinstance(ask, Turn):
        return worth_of_rest(s, p) if pick == REST else worth_of_work(s, p, pick)
    if isinstance(ask, Upgrade):
        return worth_of_purse(s, p.cubes if pick == STOP else upgraded(p.cubes, pick))
    if isinstance(ask, Trade):
        return worth_of_purse(s, traded(p.cubes, s.location(ask.spot), pick))
    if isinstance(ask, VisitFort):
        if pick == LEAVE:
            return 0
        return worth_of_claim(s, p, ask.fort, p.cubes) if pick == CLAIM else worth_of_stack(s, p, ask.fort, pick)
    if isinstance(ask, Explore):
        return worth_of_find(s, p, s.cover[pick])
    if isinstance(ask, ReturnCubes):
        left = p.cubes[:]
        left[pick] -= 1
        return worth_of_purse(s, left)
    return 0


# --- a turn ----------------------------------------------------------------------------------------


def worth_of_rest(s: Century, p: Player) -> i64:
    """Every settler who comes home; nothing at all if none does, so that resting is never idle."""
    return SETTLER_OUT * (SETTLERS_EACH - p.reserve - p.home)


def worth_of_work(s: Century, p: Player, spot: i64) -> i64:
    place = s.location(spot)
    cubes = with_tools(p, place.circle)
    before = worth_of_purse(s, p.cubes)
    settlers = SETTLER_OUT * settlers_needed(s, p, spot, place)
    if place.kind == PRODUCTION:
        gain(cubes, place.gain)
    elif place.kind == UPGRADE:
        cubes = best_upgrade(s, cubes, place.upgrades)
    elif place.kind == TRADE:
        cubes = best_trade(s, cubes, place)
    else:
        return worth_of_fort(s, p, place.fort, cubes) - settlers
    return 1 + worth_of_purse(s, cubes) - before - settlers


def with_tools(p: Player, circle: i64) -> vec[i64]:
    cubes = p.cubes[:]
    if circle >= 0:
        for colour in range(i64(4)):
            cubes[colour] += p.tools[4 * circle + colour]
    return cubes


# --- forts -----------------------------------------------------------------------------------------


def worth_of_fort(s: Century, p: Player, fort: i64, cubes: vec[i64]) -> i64:
    value: i64 = 0
    card = s.slots[fort]
    if card != EMPTY and covers(cubes, s.edition.cards[card].cost):
        value += worth_of_claim(s, p, fort, cubes)
    if can_take_bonus(s, p, fort):
        value += max(worth_of_stack(s, p, fort, BONUS), worth_of_stack(s, p, fort, BONUS + 1))
    return value


def worth_of_claim(s: Century, p: Player, fort: i64, cubes: vec[i64]) -> i64:
    """Points, less the levels paid, and the benefit.

    What the cubes were worth as the price of this card is not counted as a loss, because it has come true. Otherwise
    a player with a full storage would keep the cubes for ever and never claim an eighth card.
    """
    card = s.edition.cards[s.slots[fort]]
    after = cubes[:]
    pay(after, card.cost)
    value = 10 * card.points + worth_of_levels(after) - worth_of_levels(cubes)
    to_come = cards_to_come(s)
    if card.kind == NATIVE_HELP:
        value += HELP * to_come // LAST_CARD
    elif card.kind == NEW_SETTLERS:
        value += NEW_SETTLER * min(card.settlers, p.reserve) * to_come // LAST_CARD
    elif card.kind == EXPLORATION:
        value += DISCOVERY
    else:
        value += TOOL_CUBE * (card.cube + 1) * to_come // LAST_CARD
    return value + SYMBOL * tiles_with(s, p, card.kind)


def cards_to_come(s: Century) -> i64:
    """How many cards the foremost player still lacks: how long a lasting benefit will last."""
    most: i64 = 0
    for p in s.players:
        most = max(most, len(p.cards))
    return max(LAST_CARD - most, 0)


def tiles_with(s: Century, p: Player, symbol: i64) -> i64:
    """How many of a player's bonus tiles count this symbol."""
    count: i64 = 0
    for number in p.tiles:
        tile = s.edition.tiles[number]
        if tile.first == symbol or tile.second == symbol:
            count += 1
    return count


def worth_of_stack(s: Century, p: Player, fort: i64, pick: i64) -> i64:
    """The top tile: what it would score now, and a little for each card to come if it counts symbols."""
    number = s.stack_top[2 * fort + pick - BONUS]
    if number == EMPTY:
        return 0
    hope = cards_to_come(s) if s.edition.tiles[number].first >= 0 else 0
    return 10 * bonus(s, p, number, new_world_symbols(s, p)) + SYMBOL_HOPE * hope


def worth_of_find(s: Century, p: Player, number: i64) -> i64:
    tile = s.edition.finds[number]
    if tile.kind == FIND_POINTS:
        return 10 * tile.points
    if tile.kind == FIND_SYMBOL:
        return 5 + SYMBOL * tiles_with(s, p, tile.symbol)
    if tile.kind == FIND_CUBES:
        after = p.cubes[:]
        gain(after, tile.gain)
        return worth_of_purse(s, after) - worth_of_purse(s, p.cubes)
    return NEW_SETTLER if p.reserve else 0
