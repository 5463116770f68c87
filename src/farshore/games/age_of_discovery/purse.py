"""The most money a player can have, for the actions of a question without a limit of its own: generous, and certain."""

from __future__ import annotations

from farshore.games.age_of_discovery.edition import (
    AGES,
    CONTINUOUS,
    DISCOVER_FREELY,
    DRAW_GOODS,
    GAIN_MONEY,
    GAIN_SHIP,
    LEVY_BY_SHIPS,
    MERCHANT,
    MONEY_BY_GOODS,
    REGIONS,
    SELL_GOODS,
    SOLDIER,
    Building,
)
from farshore.games.age_of_discovery.income import FOUR_ALIKE
from farshore.games.age_of_discovery.state import Empires
from farshore.games.age_of_discovery.steps.dock import MERCHANT_PAY
from farshore.games.age_of_discovery.steps.reset import takes_part
from farshore.games.age_of_discovery.steps.setup import AUCTION_MONEY, FIRST_MONEY
from farshore.games.age_of_discovery.tracks import GOODS_SPACES


def most_points(blank: Empires) -> int:
    """The most points that money can buy after a scoring."""
    ages = blank.edition.ages
    return max(most_money(blank, age) // int(ages[age].point) for age in range(AGES))


def most_money(blank: Empires, last: int) -> int:
    """At the end of an age, as if one player had every building from its first round on, and all the luck."""
    edition = blank.edition
    lengths = [int(age.rounds) for age in edition.ages[: last + 1]]
    rounds = sum(lengths)
    tiles = [tile for k, tile in enumerate(edition.buildings) if int(tile.age) <= last and takes_part(blank, k)]
    finds = [int(find.plunder + find.booty * edition.workers[SOLDIER]) for find in (*edition.tokens, *edition.cards)]
    ships = rounds + sum(int(tile.amount) for tile in tiles if tile.effect == GAIN_SHIP)
    goods = REGIONS + GOODS_SPACES * rounds + sum(int(tile.amount) * rounds for tile in tiles if draws(tile))
    every_round = int(blank.seats) + MERCHANT_PAY * int(edition.workers[MERCHANT]) + max(finds)
    money = max(AUCTION_MONEY, FIRST_MONEY + int(blank.seats)) + rounds * (
        every_round + FOUR_ALIKE * (goods + ships) // 4
    )
    for tile in tiles:
        active = sum(lengths[int(tile.age) :]) if tile.kind == CONTINUOUS else 1
        if tile.effect == GAIN_MONEY:
            money += active * int(tile.amount)
        elif tile.effect == MONEY_BY_GOODS:
            money += active * int(tile.amount) * max(int(edition.goods_count[good]) for good in tile.goods)
        elif tile.effect == LEVY_BY_SHIPS:
            money += active * int(tile.amount) * ships * (int(blank.seats) - 1)
        elif tile.effect == SELL_GOODS:
            money += int(tile.amount) * goods
        elif tile.effect == DISCOVER_FREELY:
            money += max(finds)
    return money


def draws(tile: Building) -> bool:
    return tile.effect == DRAW_GOODS
