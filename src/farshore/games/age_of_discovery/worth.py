"""What things are worth to the greedy bot, in hundredths of a point: money, goods, ships, workers, regions, buildings.

Rules of thumb, not rules: everything here may be wrong without the game being wrong.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from farshore.games.age_of_discovery.edition import (
    CARRY_WORKERS,
    CHOOSE_SPECIALISTS,
    CONVERT_MORE,
    COUNT_BUILDINGS,
    COUNT_MONEY,
    DISCOVER_FREELY,
    DRAW_GOODS,
    FILL_X,
    FILL_Y,
    GAIN_MONEY,
    GAIN_SHIP,
    GAIN_WORKER,
    IMMEDIATE,
    JOIN_DISCOVERY,
    KINDS,
    LEVY_BY_SHIPS,
    LOWER_RESISTANCE,
    MERCHANT,
    MISSIONARY,
    MONEY_BY_GOODS,
    MOVE_COLONISTS,
    RAISE_CAPTAINS,
    SCORE,
    SETTLE_COLONISTS,
    TAKE_TOKENS,
    Building,
)
from farshore.games.age_of_discovery.income import trade_income
from farshore.games.age_of_discovery.scoring import COLONY, counted, region_points
from farshore.games.age_of_discovery.state import EMPTY, Empires, Player
from farshore.games.age_of_discovery.steps.colony import undiscovered_regions

POINT: Final = 100
WORKER: Final = (130, 300, 230, 260, 190, 270)  # a worker for the next round, by kind
DOLLAR: Final = 30
LAST_DOLLAR: Final = 4  # when there is nothing left to buy


def rounds_left(s: Empires) -> i64:
    """This round included."""
    rounds = -s.round
    for age in s.edition.ages:
        rounds += age.rounds
    return rounds


def dollar(s: Empires) -> i64:
    return DOLLAR if rounds_left(s) > 1 else LAST_DOLLAR


def income_worth(s: Empires, more: i64) -> i64:
    """More trade income from now on: money every round, and points at the end."""
    return more * (DOLLAR * (rounds_left(s) - 1) + POINT)


def good_worth(s: Empires, p: Player, good: i64) -> i64:
    """One more of a good. Goods of a kind already begun have a future."""
    now = trade_income(p.goods, p.ships)
    p.goods[good] += 1
    more = trade_income(p.goods, p.ships) - now
    p.goods[good] -= 1
    return income_worth(s, more) + (20 + 25 * min(p.goods[good], 3)) * min(rounds_left(s), 4)


def ship_worth(s: Empires, p: Player) -> i64:
    more = trade_income(p.goods, p.ships + 1) - trade_income(p.goods, p.ships)
    return income_worth(s, more) + 40 * min(rounds_left(s), 4)


def best_good(s: Empires, p: Player, passed: i64) -> i64:
    """The worth of the best good on offer after others have taken `passed` better ones."""
    worths = sorted([good_worth(s, p, good) for good in range(i64(len(s.offer))) for _ in range(s.offer[good])])
    return worths[len(worths) - 1 - passed] if passed < len(worths) else 0


def region_worth(s: Empires, seat: i64, region: i64) -> i64:
    """What a seat's stand in a region promises: points over the scorings to come, a good, a beginning."""
    p = s.players[seat]
    mine = p.present(region)
    rival: i64 = 0
    for other in range(s.seats):
        if other != seat:
            rival = max(rival, s.players[other].present(region))
    points = region_points(s, region)
    best: i64 = 0
    for other in range(s.seats):
        if other != seat:
            best = max(best, points[other])
    scorings = POINT + 60 * (2 - s.age)  # a lead seldom lasts three ages
    worth = (2 * points[seat] - best) * scorings // 2
    if mine and mine < COLONY and mine >= rival:
        worth += 70 * mine * scorings // POINT
    if mine > rival:
        worth += 25 * min(mine - rival, 3) * (3 - s.age)  # a lead that is safe
    good = s.region_good[region]
    if good != EMPTY and mine < COLONY:
        worth += good_worth(s, p, good) * mine // 4
    elif good != EMPTY:
        worth += good_worth(s, p, good)
    return worth


def arrival_worth(s: Empires, seat: i64, region: i64, kind: i64, count: i64) -> i64:
    """What a number of further workers in a region is worth."""
    before = region_worth(s, seat, region)
    colonies = s.players[seat].colonies
    colonies[KINDS * region + kind] += count
    after = region_worth(s, seat, region)
    colonies[KINDS * region + kind] -= count
    return after - before + 30 * count


def landing_worth(s: Empires, seat: i64, region: i64, kind: i64) -> i64:
    """A worker off the dock, with all it brings."""
    count: i64 = 1
    if kind == MISSIONARY:
        count += 1 + s.players[seat].powers[CONVERT_MORE]
    return arrival_worth(s, seat, region, kind, count) + (5 * dollar(s) if kind == MERCHANT else 0)


def building_worth(s: Empires, seat: i64, building: i64) -> i64:
    tile = s.edition.buildings[building]
    p = s.players[seat]
    if tile.effect == SCORE:
        return tile.points * POINT + score_worth(s, p, tile)
    once = tile.kind == IMMEDIATE
    worth = effect_worth(s, p, tile, rounds_left(s), once)
    return worth + tile.points * POINT


def score_worth(s: Empires, p: Player, tile: Building) -> i64:
    count = counted(s, p, tile.counts)
    if tile.counts == COUNT_BUILDINGS:
        count += 1
    per = s.settings.wealth_rate if tile.counts == COUNT_MONEY else tile.per
    if tile.counts == COUNT_MONEY:
        count -= 20
    return POINT * tile.each * (count + rounds_left(s) - 1) // per


def effect_worth(s: Empires, p: Player, tile: Building, rounds: i64, once: bool) -> i64:
    """Everything but points."""
    amount = tile.amount
    later = rounds - 1  # workers that come now serve from the next round on
    if tile.effect == GAIN_WORKER or tile.effect == JOIN_DISCOVERY:
        return later * amount * WORKER[tile.worker]
    if tile.effect == FILL_X or tile.effect == FILL_Y:
        return later * 190
    if tile.effect == GAIN_MONEY:
        return amount * (DOLLAR if once else DOLLAR * later + LAST_DOLLAR)
    if tile.effect == MONEY_BY_GOODS:
        return amount * most_owned(p, tile.goods) * (DOLLAR * later + LAST_DOLLAR)
    if tile.effect == LEVY_BY_SHIPS:
        return p.ships * (s.seats - 1) * DOLLAR * later
    if tile.effect == DRAW_GOODS:
        return 150 * amount * (1 if once else later)
    return other_worth(s, p, tile, later)


def other_worth(s: Empires, p: Player, tile: Building, later: i64) -> i64:
    if tile.effect == DISCOVER_FREELY:
        return 700 if len(undiscovered_regions(s)) else 0
    if tile.effect == GAIN_SHIP:
        return ship_worth(s, p)
    if tile.effect == CHOOSE_SPECIALISTS:
        return tile.amount * 250 if later else 0
    if tile.effect == SETTLE_COLONISTS:
        return 160 * tile.amount
    if tile.effect == TAKE_TOKENS:
        return 450 * min(tile.amount, s.seats - 1)
    if tile.effect == RAISE_CAPTAINS or tile.effect == LOWER_RESISTANCE or tile.effect == CONVERT_MORE:
        return 80 * later
    if tile.effect == CARRY_WORKERS:
        return 60 * p.ships * later
    return 120 * later if tile.effect == MOVE_COLONISTS else 100


def most_owned(p: Player, goods: vec[i64]) -> i64:
    most: i64 = 0
    for good in goods:
        most = max(most, p.goods[good])
    return most


def specialist_worth(s: Empires, kind: i64) -> i64:
    """A specialist for the next round."""
    return WORKER[kind] if rounds_left(s) > 1 else 0
