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
from farshore.games.age_of_discovery.taste import Taste

POINT: Final = 100


def rounds_left(s: Empires) -> i64:
    """This round included."""
    rounds = -s.round
    for age in s.edition.ages:
        rounds += age.rounds
    return rounds


def dollar(taste: Taste, s: Empires) -> i64:
    return taste.dollar if rounds_left(s) > 1 else taste.last_dollar


def income_worth(taste: Taste, s: Empires, more: i64) -> i64:
    """More trade income from now on: money every round, and points at the end."""
    return more * (taste.dollar * (rounds_left(s) - 1) + taste.income)


def good_worth(taste: Taste, s: Empires, p: Player, good: i64) -> i64:
    """One more of a good. Goods of a kind already begun have a future."""
    now = trade_income(p.goods, p.ships)
    p.goods[good] += 1
    more = trade_income(p.goods, p.ships) - now
    p.goods[good] -= 1
    return income_worth(taste, s, more) + (taste.good + taste.more_goods * min(p.goods[good], 3)) * min(
        rounds_left(s), 4
    )


def ship_worth(taste: Taste, s: Empires, p: Player) -> i64:
    more = trade_income(p.goods, p.ships + 1) - trade_income(p.goods, p.ships)
    return income_worth(taste, s, more) + taste.ship * min(rounds_left(s), 4)


def best_good(taste: Taste, s: Empires, p: Player, passed: i64) -> i64:
    """The worth of the best good on offer after others have taken `passed` better ones."""
    worths = sorted([good_worth(taste, s, p, good) for good in range(i64(len(s.offer))) for _ in range(s.offer[good])])
    return worths[len(worths) - 1 - passed] if passed < len(worths) else 0


def region_worth(taste: Taste, s: Empires, seat: i64, region: i64) -> i64:
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
    scorings = POINT + taste.later_scoring * (2 - s.age)  # a lead seldom lasts three ages
    worth = (100 * points[seat] - taste.rival * best) * scorings // 100
    if mine and mine < COLONY and mine >= rival:
        worth += taste.beginning * mine * scorings // POINT
    if mine > rival:
        worth += taste.lead * min(mine - rival, 3) * (3 - s.age)  # a lead that is safe
    good = s.region_good[region]
    if good != EMPTY and mine < COLONY:
        worth += good_worth(taste, s, p, good) * mine // 4
    elif good != EMPTY:
        worth += good_worth(taste, s, p, good)
    return worth


def arrival_worth(taste: Taste, s: Empires, seat: i64, region: i64, kind: i64, count: i64) -> i64:
    """What a number of further workers in a region is worth."""
    before = region_worth(taste, s, seat, region)
    colonies = s.players[seat].colonies
    colonies[KINDS * region + kind] += count
    after = region_worth(taste, s, seat, region)
    colonies[KINDS * region + kind] -= count
    return after - before + taste.settler * count


def landing_worth(taste: Taste, s: Empires, seat: i64, region: i64, kind: i64) -> i64:
    """A worker off the dock, with all it brings."""
    count: i64 = 1
    if kind == MISSIONARY:
        count += 1 + s.players[seat].powers[CONVERT_MORE]
    return arrival_worth(taste, s, seat, region, kind, count) + (5 * dollar(taste, s) if kind == MERCHANT else 0)


def building_worth(taste: Taste, s: Empires, seat: i64, building: i64) -> i64:
    tile = s.edition.buildings[building]
    p = s.players[seat]
    liked = taste.liking(tile.name)
    if tile.effect == SCORE:
        return liked + tile.points * POINT + score_worth(taste, s, p, tile)
    once = tile.kind == IMMEDIATE
    worth = effect_worth(taste, s, p, tile, rounds_left(s), once)
    return liked + worth + tile.points * POINT


def score_worth(taste: Taste, s: Empires, p: Player, tile: Building) -> i64:
    count = counted(s, p, tile.counts)
    if tile.counts == COUNT_BUILDINGS:
        count += 1
    per = s.settings.wealth_rate if tile.counts == COUNT_MONEY else tile.per
    if tile.counts == COUNT_MONEY:
        count -= 20
    return POINT * tile.each * (count + rounds_left(s) - 1) // per


def effect_worth(taste: Taste, s: Empires, p: Player, tile: Building, rounds: i64, once: bool) -> i64:
    """Everything but points."""
    amount = tile.amount
    later = rounds - 1  # workers that come now serve from the next round on
    if tile.effect == GAIN_WORKER or tile.effect == JOIN_DISCOVERY:
        return later * amount * taste.worker[tile.worker]
    if tile.effect == FILL_X or tile.effect == FILL_Y:
        return later * 190
    if tile.effect == GAIN_MONEY:
        return amount * (taste.dollar if once else taste.dollar * later + taste.last_dollar)
    if tile.effect == MONEY_BY_GOODS:
        return amount * most_owned(p, tile.goods) * (taste.dollar * later + taste.last_dollar)
    if tile.effect == LEVY_BY_SHIPS:
        return p.ships * (s.seats - 1) * taste.dollar * later
    if tile.effect == DRAW_GOODS:
        return 150 * amount * (1 if once else later)
    return other_worth(taste, s, p, tile, later)


def other_worth(taste: Taste, s: Empires, p: Player, tile: Building, later: i64) -> i64:
    if tile.effect == DISCOVER_FREELY:
        return 700 if len(undiscovered_regions(s)) else 0
    if tile.effect == GAIN_SHIP:
        return ship_worth(taste, s, p)
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


def specialist_worth(taste: Taste, s: Empires, kind: i64) -> i64:
    """A specialist for the next round."""
    return taste.worker[kind] if rounds_left(s) > 1 else 0
