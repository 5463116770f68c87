"""What buildings bring in phase 4: workers, money, goods, moves."""

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


class UseBuilding(Step):
    __slots__ = ("building", "seat")

    def __init__(self, seat: i64, building: i64) -> None:
        self.seat: i64 = seat
        self.building: i64 = building

    def run(self, s: Empires) -> None:
        tile = s.edition.buildings[self.building]
        if not acts(s, tile):
            return
        if tile.effect == DISCOVER_FREELY:
            s.then(DiscoverFreely(self.seat, COLONIST))
        else:
            benefit(s, self.seat, self.building, tile)


def acts(s: Empires, tile: Building) -> bool:
    """Does this building do something in phase 4? The Mint may have paid with the income."""
    if tile.kind != CONTINUOUS:
        return tile.effect == DISCOVER_FREELY
    return tile.effect <= DISCOVER_FREELY and not (tile.is_mint and s.rules.mint_in_income)


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
