"""What cubes are worth to the greedy bot, and how it would upgrade and trade them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from farshore.core.rows import covers, gain, pay
from farshore.games.century_new_world.edition import FORTS, STORAGE, Location
from farshore.games.century_new_world.state import EMPTY, Century
from farshore.games.century_new_world.steps.work import BROWN
from farshore.games.century_new_world.taste import Taste

CRAMPED: Final = 3  # the last places of the storage


def worth_of_purse(taste: Taste, s: Century, cubes: vec[i64]) -> i64:
    """The levels of the cubes, and what they are worth as the price of the best card for them."""
    best: i64 = 0
    second: i64 = 0
    for slot in range(i64(FORTS)):
        if s.slots[slot] != EMPTY:
            near = nearness(taste, s, cubes, s.slots[slot])
            if near > best:
                second = best
                best = near
            elif near > second:
                second = near
    return worth_of_levels(taste, cubes) + best + taste.near_next * second // 100


def worth_of_levels(taste: Taste, cubes: vec[i64]) -> i64:
    """The levels of the ten highest cubes. The last three count less, because they leave no room for others."""
    value: i64 = 0
    room: i64 = STORAGE
    for colour in range(i64(BROWN), i64(-1), -1):
        kept = min(cubes[colour], room)
        cramped = min(kept, max(0, CRAMPED - (room - kept)))
        value += taste.cubes[colour] * (100 * kept - taste.cramped * cramped) // 100
        room -= kept
    return value


def nearness(taste: Taste, s: Century, cubes: vec[i64], number: i64) -> i64:
    """What the cubes are worth as the price of a card, in whole tenths: little until it is nearly complete.

    Halfway it is an eighth, if half a price counts nothing by itself. A complete price must be worth more than a
    storage full of other cubes, or nobody would ever pay one.
    """
    card = s.edition.cards[number]
    price: i64 = 0
    have: i64 = 0
    for colour in range(i64(4)):
        price += (colour + 1) * card.cost[colour]
        have += (colour + 1) * min(cubes[colour], card.cost[colour])
    if price == 0:
        return 0
    whole = price * price * price
    return card.points * (taste.near * have * have * have + taste.near_half * have * price * price) // (10 * whole) * 10


def upgraded(cubes: vec[i64], colour: i64) -> vec[i64]:
    after = cubes[:]
    after[colour] -= 1
    after[colour + 1] += 1
    return after


def best_upgrade(taste: Taste, s: Century, cubes: vec[i64], steps: i64) -> vec[i64]:
    """The best single step, as often as there are steps."""
    for _ in range(steps):
        best = cubes
        for colour in range(i64(BROWN)):
            if cubes[colour]:
                after = upgraded(cubes, colour)
                if worth_of_purse(taste, s, after) > worth_of_purse(taste, s, best):
                    best = after
        cubes = best
    return cubes


def traded(cubes: vec[i64], place: Location, times: i64) -> vec[i64]:
    after = cubes[:]
    for _ in range(times):
        pay(after, place.give)
        gain(after, place.gain)
    return after


def best_trade(taste: Taste, s: Century, cubes: vec[i64], place: Location) -> vec[i64]:
    """As often as is best, once at least."""
    best = traded(cubes, place, 1)
    after = best
    while covers(after, place.give):
        after = traded(after, place, 1)
        if worth_of_purse(taste, s, after) > worth_of_purse(taste, s, best):
            best = after
    return best
