"""Phase 4: continuous buildings pay, in player order; each player's in the order of their effects."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from farshore.core.agenda import Step
from farshore.games.age_of_discovery import events
from farshore.games.age_of_discovery.edition import (
    COLONIST,
    CONTINUOUS,
    DISCOVER_FREELY,
    DRAW_GOODS,
    FILL_X,
    FILL_Y,
    GAIN_MONEY,
    GAIN_WORKER,
    JOIN_DISCOVERY,
    KINDS,
    LEVY_BY_SHIPS,
    MONEY_BY_GOODS,
    MOVE_COLONISTS,
    SELL_GOODS,
    SWAP_GOODS,
    Building,
)
from farshore.games.age_of_discovery.state import EMPTY, Empires
from farshore.games.age_of_discovery.steps.enterprise import Migrate, SellGood, Smuggle
from farshore.games.age_of_discovery.steps.natives import DiscoverFreely
from farshore.games.age_of_discovery.steps.supply import (
    TO_AVAILABLE,
    TO_DISCOVERY,
    DrawGoodFor,
    earn,
    recruit,
)


class BuildingBenefits(Step):
    """All buildings of one player that do something now, then the next player."""

    __slots__ = ("place",)

    def __init__(self, place: i64) -> None:
        self.place: i64 = place  # in player order

    def run(self, s: Empires) -> None:
        if self.place + 1 < s.seats:
            s.then(BuildingBenefits(self.place + 1))
        seat = s.order[self.place]
        p = s.players[seat]
        uses: list[Step] = []
        for effect in range(i64(DISCOVER_FREELY) + 1):
            if p.powers[effect]:
                for place in range(i64(len(p.buildings)) - 1, i64(-1), -1):
                    if s.edition.buildings[p.buildings[place]].effect == effect:
                        uses.append(UseBuilding(seat, p.buildings[place]))
        s.then_each(uses)


class UseBuilding(Step):
    __slots__ = ("building", "seat")

    def __init__(self, seat: i64, building: i64) -> None:
        self.seat: i64 = seat
        self.building: i64 = building

    def run(self, s: Empires) -> None:
        tile = s.edition.buildings[self.building]
        if tile.effect == DISCOVER_FREELY:
            s.then(DiscoverFreely(self.seat, COLONIST))
        elif tile.kind == CONTINUOUS:
            benefit(s, self.seat, self.building, tile)


def benefit(s: Empires, seat: i64, building: i64, tile: Building) -> None:
    """Workers and money come by themselves; goods and moves are asked for."""
    effect = tile.effect
    if effect == GAIN_WORKER or effect == JOIN_DISCOVERY:
        for _ in range(tile.amount):
            recruit(s, seat, tile.worker, TO_AVAILABLE if effect == GAIN_WORKER else TO_DISCOVERY)
    elif effect == FILL_X or effect == FILL_Y:
        fill_dock(s, seat, tile.worker, effect == FILL_X)
    elif effect == GAIN_MONEY:
        collect(s, seat, building, tile.amount)
    elif effect == MONEY_BY_GOODS:
        collect(s, seat, building, tile.amount * most_of(s, seat, tile.goods))
    elif effect == LEVY_BY_SHIPS:
        levy(s, seat, tile.amount * s.players[seat].ships)
    else:
        offer_benefit(s, seat, effect, tile.amount)


def offer_benefit(s: Empires, seat: i64, effect: i64, amount: i64) -> None:
    if effect == DRAW_GOODS:
        for _ in range(amount):
            s.then(DrawGoodFor(seat))
    elif effect == SWAP_GOODS:
        s.then(Smuggle(seat))
    elif effect == SELL_GOODS:
        s.then(SellGood(seat, amount, 0))
    elif effect == MOVE_COLONISTS:
        s.then(Migrate(seat, amount))


def collect(s: Empires, seat: i64, building: i64, amount: i64) -> None:
    if amount:
        earn(s, seat, amount)
        events.building_paid(s, seat, building, amount)


def most_of(s: Empires, seat: i64, goods: vec[i64]) -> i64:
    """Where a building counts one of several goods, its owner takes the one that pays most."""
    most: i64 = 0
    for good in goods:
        most = max(most, s.players[seat].goods[good])
    return most


def fill_dock(s: Empires, seat: i64, kind: i64, at_x: bool) -> None:
    """A free worker waits on X or Y for the next round's dock."""
    p = s.players[seat]
    taken = s.dock_x if at_x else s.dock_y
    if taken != EMPTY or not p.stock[kind]:
        return
    p.stock[kind] -= 1
    if at_x:
        s.dock_x = KINDS * seat + kind
    else:
        s.dock_y = KINDS * seat + kind
    events.dock_filled(s, seat, kind)


def levy(s: Empires, seat: i64, amount: i64) -> None:
    """From every other player, as far as the money goes."""
    for other in range(s.seats):
        paid = min(amount, s.players[other].money)
        if other != seat and paid:
            s.players[other].money -= paid
            s.players[seat].money += paid
            events.levy_paid(s, other, seat, paid)
