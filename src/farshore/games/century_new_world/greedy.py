"""A readable heuristic: of all options, the one after which things look best. Worth is counted in tenths of a point.

Cubes are worth a little for their level and more as part of a card's price; settlers are worth the turns they save;
cards and tiles their points and what they will still bring. Opponents are looked at only for how near the end is.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from farshore.core.agenda import Ask
from farshore.core.policy import Policy
from farshore.core.rng import Rng
from farshore.core.rows import covers, gain, pay, total
from farshore.games.century_new_world.edition import (
    EXPLORATION,
    FIND_CUBES,
    FIND_POINTS,
    FIND_SYMBOL,
    FORTS,
    LAST_CARD,
    NATIVE_HELP,
    NEW_SETTLERS,
    PAIR,
    PRODUCTION,
    REST,
    SETTLERS,
    SETTLERS_EACH,
    SINGLE,
    STORAGE,
    TRADE,
    UPGRADE,
    Location,
)
from farshore.games.century_new_world.scoring import new_world_symbols
from farshore.games.century_new_world.state import EMPTY, Century, Player
from farshore.games.century_new_world.steps.fort import BONUS, CLAIM, LEAVE, Explore, VisitFort, can_take_bonus
from farshore.games.century_new_world.steps.turn import ReturnCubes, Turn
from farshore.games.century_new_world.steps.work import BROWN, STOP, Trade, Upgrade, settlers_needed

LEVEL: Final = 4  # a cube, for each level it has
SETTLER_OUT: Final = 3  # a settler who must come home before working again
NEW_SETTLER: Final = 12
HELP: Final = 16
TOOL_CUBE: Final = 9  # a Tool card, for each level of its cube
DISCOVERY: Final = 22
SYMBOL: Final = 15


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


def upgraded(cubes: vec[i64], colour: i64) -> vec[i64]:
    after = cubes[:]
    after[colour] -= 1
    after[colour + 1] += 1
    return after


def best_upgrade(s: Century, cubes: vec[i64], steps: i64) -> vec[i64]:
    """The best single step, as often as there are steps."""
    for _ in range(steps):
        best = cubes
        for colour in range(i64(BROWN)):
            if cubes[colour]:
                after = upgraded(cubes, colour)
                if worth_of_purse(s, after) > worth_of_purse(s, best):
                    best = after
        cubes = best
    return cubes


def traded(cubes: vec[i64], place: Location, times: i64) -> vec[i64]:
    after = cubes[:]
    for _ in range(times):
        pay(after, place.give)
        gain(after, place.gain)
    return after


def best_trade(s: Century, cubes: vec[i64], place: Location) -> vec[i64]:
    """As often as is best, once at least."""
    best = traded(cubes, place, 1)
    after = best
    while covers(after, place.give):
        after = traded(after, place, 1)
        if worth_of_purse(s, after) > worth_of_purse(s, best):
            best = after
    return best


# --- cubes -----------------------------------------------------------------------------------------


def worth_of_purse(s: Century, cubes: vec[i64]) -> i64:
    """The levels of ten cubes, the lowest left out; and half the worth of the card they come nearest to."""
    value: i64 = 0
    surplus = total(cubes) - STORAGE
    for colour in range(i64(4)):
        kept = cubes[colour]
        if surplus > 0:
            kept = max(0, kept - surplus)
            surplus -= cubes[colour]
        value += LEVEL * (colour + 1) * kept
    best: i64 = 0
    for slot in range(i64(FORTS)):
        if s.slots[slot] != EMPTY:
            best = max(best, nearness(s, cubes, s.slots[slot]))
    return value + best


def nearness(s: Century, cubes: vec[i64], number: i64) -> i64:
    """Half the points of a card, as far as its price is in hand: halfway there is a quarter of it."""
    card = s.edition.cards[number]
    price: i64 = 0
    have: i64 = 0
    for colour in range(i64(4)):
        price += (colour + 1) * card.cost[colour]
        have += (colour + 1) * min(cubes[colour], card.cost[colour])
    return 0 if price == 0 else 5 * card.points * have * have // (price * price)


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
    card = s.edition.cards[s.slots[fort]]
    after = cubes[:]
    pay(after, card.cost)
    value = 10 * card.points + worth_of_purse(s, after) - worth_of_purse(s, cubes)
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
    """The top tile: what it would score now, and a little for the cards to come."""
    number = s.stack_top[2 * fort + pick - BONUS]
    if number == EMPTY:
        return 0
    tile = s.edition.tiles[number]
    symbols = new_world_symbols(s, p)
    hope = cards_to_come(s)
    if tile.kind == SINGLE:
        return 20 * symbols[tile.first] + 3 * hope
    if tile.kind == PAIR:
        return 30 * min(symbols[tile.first], symbols[tile.second]) + 3 * hope
    if tile.kind == SETTLERS:
        return 5 * (SETTLERS_EACH - p.reserve)
    return 30


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
