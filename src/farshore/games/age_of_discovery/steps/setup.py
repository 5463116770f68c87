"""Preparation: workers, order and money, tokens, goods, buildings. Every random placement is a pick of Nature."""

from __future__ import annotations

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from farshore.core.agenda import Chance, Step
from farshore.core.bag import Bag, DrawFromBag
from farshore.games.age_of_discovery.edition import AGES, BUILDER, CAPTAIN, COLONIST, KINDS, REGIONS
from farshore.games.age_of_discovery.state import DISCOVERED, Empires
from farshore.games.age_of_discovery.steps.nations import DealNation, DrawOpener, OfferConquest
from farshore.games.age_of_discovery.steps.natives import TurnUpToken
from farshore.games.age_of_discovery.steps.reset import (
    GainColonists,
    lay_out_buildings,
    lay_out_goods,
    lay_out_ship,
    stack_buildings,
)
from farshore.games.age_of_discovery.steps.rounds import StartRound
from farshore.games.age_of_discovery.steps.supply import DrawGood, earn

NATIONS_BY: Final = ("off", "auction", "random")  # how nations are come by
AUCTION: Final = 1
RANDOM: Final = 2

FIRST_MONEY: Final = 10  # for the first player; without nations each next one has 1 more
AUCTION_MONEY: Final = 15
LAST_AGE_BUILDINGS: Final = 10  # with less luck


class LayOut(Step):
    """All that needs no luck, then the dealing."""

    __slots__ = ("captains", "nations")

    def __init__(self, nations: i64, captains: i64) -> None:
        self.nations: i64 = nations
        self.captains: i64 = captains  # of each player that begin in Discovery

    def run(self, s: Empires) -> None:
        fill_stocks(s, self.captains)
        fill_bags(s)
        s.ships_left = s.settings.ships
        lay_out_ship(s)
        s.then(GainColonists(), OfferConquest(), StartRound())
        s.then(DealLastAge(LAST_AGE_BUILDINGS if s.settings.less_luck else 0), FirstMarket())
        lay_out_goods(s)
        s.then_each(deal_regions(s))
        seat_players(s, self.nations)


def deal_regions(s: Empires) -> list[Step]:
    """What variants settle at random, region by region: the token, face up, and the good."""
    steps: list[Step] = []
    for region in range(i64(REGIONS)):
        if s.settings.advanced and s.token[region] != DISCOVERED:
            steps.append(TurnUpToken(region))
        if s.settings.random_goods:
            steps.append(DrawRegionGood(region))
    return steps


def fill_stocks(s: Empires, captains: i64) -> None:
    """One colonist marks the player order; builders come with the expansion."""
    for p in s.players:
        for kind in range(i64(KINDS)):
            p.stock[kind] = s.edition.workers[kind]
        if not s.settings.builders:
            p.stock[BUILDER] = 0
        p.stock[COLONIST] -= 1
        p.stock[CAPTAIN] -= captains
        p.expedition[CAPTAIN] += captains


def fill_bags(s: Empires) -> None:
    for token in range(i64(len(s.edition.tokens))):
        s.token_bag.add(token)
    for card in range(i64(len(s.edition.cards))):
        s.deck.add(card)
    for good in range(i64(len(s.edition.goods))):
        s.pool[good] = s.edition.goods_count[good]
    for region in range(i64(REGIONS)):
        place = s.edition.regions[region]
        if place.is_known:
            s.token[region] = DISCOVERED
        if not s.settings.random_goods:
            s.pool[place.good] -= 1
            s.region_good[region] = place.good


def seat_players(s: Empires, nations: i64) -> None:
    """Order and money: at random, or by auction of the nations."""
    if nations == AUCTION:
        for seat in range(s.seats):
            earn(s, seat, AUCTION_MONEY)
        s.then(DrawOpener())
        return
    s.then(DealOrder(), HandOutMoney(0 if nations == RANDOM else 1))
    if nations == RANDOM:
        s.then_each([DealNation(seat) for seat in range(s.seats)])


class DealOrder(Chance):
    """The order of players, from the first to the last, at random."""

    __slots__ = ()

    def outcomes(self, s: Empires) -> list[tuple[i64, i64]]:
        return [(seat, i64(1)) for seat in range(s.seats) if seat not in s.order]

    def describe(self, s: Empires, pick: i64) -> str:
        return f"seat:{pick}"

    def answer(self, s: Empires, pick: i64) -> None:
        s.order = append(s.order, pick)
        if len(s.order) < s.seats:
            s.then(DealOrder())


class HandOutMoney(Step):
    __slots__ = ("more",)

    def __init__(self, more: i64) -> None:
        self.more: i64 = more  # for each place in the order

    def run(self, s: Empires) -> None:
        for place in range(s.seats):
            earn(s, s.order[place], FIRST_MONEY + self.more * place)


class DrawRegionGood(DrawGood):
    """The good of a region at random, where the printed ones are in doubt."""

    __slots__ = ("region",)

    def __init__(self, region: i64) -> None:
        super().__init__()
        self.region: i64 = region

    def answer(self, s: Empires, pick: i64) -> None:
        s.pool[pick] -= 1
        s.region_good[self.region] = pick


class DealLastAge(DrawFromBag):
    """Less luck: the buildings of the last age that take part are known from the start."""

    __slots__ = ("left",)

    def __init__(self, left: i64) -> None:
        super().__init__()
        self.left: i64 = left

    def run(self, s: Empires) -> None:
        if self.left:
            if not len(s.last_age):
                stack_buildings(s, AGES - 1)
            super().run(s)

    def bag(self, s: Empires) -> Bag:
        return s.building_bag

    def describe(self, s: Empires, pick: i64) -> str:
        return f"building:{s.edition.buildings[pick].name}"

    def answer(self, s: Empires, pick: i64) -> None:
        s.building_bag.take(pick)
        s.last_age = append(s.last_age, pick)
        s.then(DealLastAge(self.left - 1))


class FirstMarket(Step):
    __slots__ = ()

    def run(self, s: Empires) -> None:
        stack_buildings(s, 0)
        lay_out_buildings(s)
