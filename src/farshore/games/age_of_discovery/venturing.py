"""Where the greedy bot sails and whom it fights."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from farshore.games.age_of_discovery.edition import (
    CAPTAIN,
    COLONIST,
    KINDS,
    LOWER_RESISTANCE,
    MOST_SEATS,
    RAISE_CAPTAINS,
    RAISE_MILITIA,
    REGIONS,
    SOLDIER,
)
from farshore.games.age_of_discovery.state import FACE_DOWN, Empires
from farshore.games.age_of_discovery.steps.colony import undiscovered_regions
from farshore.games.age_of_discovery.steps.discovery import (
    PORTUGUESE_RESISTANCE,
    PORTUGUESE_ROUTE,
    ChooseCrew,
    crew_value,
)
from farshore.games.age_of_discovery.steps.supply import FORGO
from farshore.games.age_of_discovery.steps.warfare import WAR, WAR_PRICE, can_fight
from farshore.games.age_of_discovery.taste import Taste
from farshore.games.age_of_discovery.worth import POINT, dollar, region_worth, rounds_left

HIGHEST_RESISTANCE: Final = 6


def prize_worth(taste: Taste, s: Empires) -> i64:
    """What a discovery brings on average: points, plunder, and on the map a first colonist."""
    if len(undiscovered_regions(s)):
        return 5 * POINT + 2 * dollar(taste, s) + taste.landfall
    return 5 * POINT + 3 * dollar(taste, s)


def chance_of_success(s: Empires, seat: i64, value: i64) -> i64:
    """In percent, for the best target a crew of this value could choose."""
    if not value:
        return 0
    best = chance_against(s, seat, i64(REGIONS), value)
    for region in range(i64(REGIONS)):
        if s.token[region] >= FACE_DOWN:
            best = max(best, chance_against(s, seat, region, value))
    return best


def chance_against(s: Empires, seat: i64, target: i64, value: i64) -> i64:
    value += s.players[seat].powers[LOWER_RESISTANCE]
    if target == PORTUGUESE_ROUTE:
        return 100 if value >= PORTUGUESE_RESISTANCE else 0
    if target < REGIONS and s.token[target] >= 0:
        return 100 if value >= s.edition.tokens[s.token[target]].resistance else 0
    good: i64 = 0
    if target < REGIONS:
        for i in range(s.token_bag.size):
            good += 1 if s.edition.tokens[s.token_bag.items[i]].resistance <= value else 0
        return 100 * good // max(s.token_bag.size, 1)
    if len(undiscovered_regions(s)):
        return 0
    for i in range(s.deck.size):
        good += 1 if s.edition.cards[s.deck.items[i]].resistance <= value else 0
    return 100 * good // max(s.deck.size, 1)


def whole_crew(s: Empires, seat: i64) -> i64:
    p = s.players[seat]
    value = p.expedition[CAPTAIN] * (1 + p.powers[RAISE_CAPTAINS])
    for kind in range(i64(KINDS)):
        value += p.expedition[kind]
    return value


def target_worth(taste: Taste, s: Empires, seat: i64, target: i64) -> i64:
    """Sail when it will probably work, or when there is no later."""
    if target == FORGO:
        return 0
    chance = chance_against(s, seat, target, whole_crew(s, seat))
    least = taste.sure if rounds_left(s) > 1 else 1
    worth = prize_worth(taste, s)
    if target < REGIONS and s.token[target] >= 0:
        worth = s.edition.tokens[s.token[target]].points * POINT + taste.landfall
    return worth * chance // 100 if chance >= least else -1


def crew_worth(s: Empires, ask: ChooseCrew, pick: i64) -> i64:
    """Soldiers all go; of the others just enough for the strongest resistance there may be."""
    p = s.players[ask.seat]
    need = resistance_to_fear(s, ask.target) - p.powers[LOWER_RESISTANCE]
    if ask.kind == SOLDIER:
        return pick
    have = crew_value(p, ask.crew) + p.expedition[SOLDIER] * (1 if ask.kind < SOLDIER else 0)
    if ask.kind == COLONIST:
        have += p.expedition[CAPTAIN] * (2 + p.powers[RAISE_CAPTAINS])
    each = 2 + p.powers[RAISE_CAPTAINS] if ask.kind == CAPTAIN else 1
    missing = max(need - have, 0)
    if ask.kind == CAPTAIN:
        missing = max(need - crew_value(p, ask.crew), 0)
    enough = (missing + each - 1) // each
    off = pick - min(enough, p.expedition[ask.kind])
    return -off if off > 0 else off


def resistance_to_fear(s: Empires, target: i64) -> i64:
    if target == PORTUGUESE_ROUTE:
        return PORTUGUESE_RESISTANCE
    if target < REGIONS:
        if s.token[target] >= 0:
            return s.edition.tokens[s.token[target]].resistance
        most: i64 = 0
        for i in range(s.token_bag.size):
            most = max(most, s.edition.tokens[s.token_bag.items[i]].resistance)
        return most
    return HIGHEST_RESISTANCE


def conflict_worth(taste: Taste, s: Empires, seat: i64, pick: i64) -> i64:
    if pick == FORGO:
        return 0
    if pick < WAR:
        return battle_worth(taste, s, seat, pick % MOST_SEATS, pick // MOST_SEATS)
    worth: i64 = -WAR_PRICE * dollar(taste, s)
    for region in range(i64(REGIONS)):
        if can_fight(s, seat, pick - WAR, region):
            worth += battle_worth(taste, s, seat, pick - WAR, region)
    return worth


def battle_worth(taste: Taste, s: Empires, seat: i64, foe: i64, region: i64) -> i64:
    """The region afterwards against the region now, losses counted as colonists."""
    mine = s.players[seat].colonies
    theirs = s.players[foe].colonies
    place = KINDS * region + COLONIST
    hits = min(mine[KINDS * region + SOLDIER], s.players[foe].present(region))
    losses = theirs[KINDS * region + SOLDIER] + s.players[foe].powers[RAISE_MILITIA]
    losses = min(losses, s.players[seat].present(region))
    before = region_worth(taste, s, seat, region)
    mine[place] -= losses
    theirs[place] -= hits
    after = region_worth(taste, s, seat, region)
    mine[place] += losses
    theirs[place] += hits
    return after - before - 40 * losses + 20 * hits


def best_conflict(taste: Taste, s: Empires, seat: i64) -> i64:
    best: i64 = 0
    for region in range(i64(REGIONS)):
        for foe in range(s.seats):
            if foe != seat and can_fight(s, seat, foe, region):
                best = max(best, battle_worth(taste, s, seat, foe, region))
    return best
