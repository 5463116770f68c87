"""Capital Buildings: worker by worker from the left, any building still open for the price of the age."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from farshore.core.agenda import Ask, Step
from farshore.games.age_of_discovery import events
from farshore.games.age_of_discovery.edition import (
    BUILDER,
    CHOOSE_SPECIALISTS,
    COLONIST,
    DISCOVER_FREELY,
    DRAW_GOODS,
    GAIN_MONEY,
    GAIN_SHIP,
    IMMEDIATE,
    REMOVE_COLONISTS,
    SEND_SOLDIERS,
    SETTLE_COLONISTS,
    SETTLE_TWO_PLAYERS,
    TAKE_TOKENS,
    THIN_COLONIES,
)
from farshore.games.age_of_discovery.state import Empires
from farshore.games.age_of_discovery.steps.decrees import (
    IssueEdict,
    RewriteHistory,
    SendSoldiers,
    SettleColonist,
)
from farshore.games.age_of_discovery.steps.natives import DiscoverFreely
from farshore.games.age_of_discovery.steps.plague import StrikeColony, thin_colonies
from farshore.games.age_of_discovery.steps.supply import (
    FORGO,
    ChooseSpecialist,
    ChooseSpecialists,
    DrawGoodFor,
    earn,
    send_home,
    spend,
)
from farshore.games.age_of_discovery.steps.university import OfferUniversity, is_wanted
from farshore.games.age_of_discovery.tracks import BUILDINGS, kind_of, owner_of

BUILDER_DISCOUNT: Final = 5


class ResolveBuildings(Step):
    __slots__ = ()

    def run(self, s: Empires) -> None:
        s.then(NEXT_PURCHASE)
        if s.rules.version == 1:
            s.then(OfferUniversity(1 << BUILDINGS))


class NextPurchase(Step):
    __slots__ = ()

    def run(self, s: Empires) -> None:
        if len(s.building_track):
            if s.rules.version > 1 and is_wanted(s, BUILDINGS):
                s.then(OfferUniversity(1 << BUILDINGS), BuyFirst())
            else:
                buy_first(s)


NEXT_PURCHASE: Final = NextPurchase()


class BuyFirst(Step):
    """The worker that stands first now, after the University."""

    __slots__ = ()

    def run(self, s: Empires) -> None:
        buy_first(s)


def buy_first(s: Empires) -> None:
    worker = s.building_track[0]
    s.building_track = s.building_track[1:]
    send_home(s, worker)
    s.then(BuyBuilding(owner_of(worker), kind_of(worker)), NEXT_PURCHASE)


def asking_price(s: Empires, worker: i64) -> i64:
    """By age; a builder on the space saves money."""
    price = s.edition.ages[s.age].building - (BUILDER_DISCOUNT if worker == BUILDER else 0)
    return max(price, 0)


def price_of(s: Empires, building: i64, worker: i64) -> i64:
    """Spoils of war cost nothing."""
    return 0 if s.edition.buildings[building].is_free else asking_price(s, worker)


class BuyBuilding(Ask):
    __slots__ = ("worker",)

    def __init__(self, seat: i64, worker: i64) -> None:
        super().__init__(seat)
        self.worker: i64 = worker  # kind of the one on the space

    def options(self, s: Empires) -> vec[i64]:
        out = vec[i64](capacity=6)
        money = s.players[self.seat].money
        for building in s.market:
            if price_of(s, building, self.worker) <= money:
                out = append(out, building)
        return append(out, FORGO) if len(out) else out

    def describe(self, s: Empires, pick: i64) -> str:
        return "forgo" if pick == FORGO else f"building:{s.edition.buildings[pick].name}"

    def about(self, s: Empires) -> dict[str, Any]:
        return {"price": asking_price(s, self.worker)}

    def answer(self, s: Empires, pick: i64) -> None:
        if pick == FORGO:
            events.action_forgone(s, self.seat)
        else:
            buy(s, self.seat, pick, price_of(s, pick, self.worker))


def buy(s: Empires, seat: i64, building: i64, price: i64) -> None:
    p = s.players[seat]
    spend(s, seat, price)
    rest = vec[i64](capacity=len(s.market))
    for other in s.market:
        if other != building:
            rest = append(rest, other)
    s.market = rest
    p.buildings = append(p.buildings, building)
    events.building_bought(s, seat, building, price)
    tile = s.edition.buildings[building]
    if tile.kind == IMMEDIATE:
        proclaim(s, seat, tile.effect, tile.amount)
    else:
        p.powers[tile.effect] += tile.amount
        if tile.effect == DISCOVER_FREELY:
            s.then(DiscoverFreely(seat, COLONIST))


def proclaim(s: Empires, seat: i64, effect: i64, amount: i64) -> None:
    """The effect of an immediate building."""
    if effect == GAIN_MONEY:
        earn(s, seat, amount)
        events.money_gained(s, seat, amount)
    elif effect == GAIN_SHIP:
        for _ in range(min(amount, s.ships_left)):
            s.ships_left -= 1
            s.players[seat].ships += 1
            events.ship_taken(s, seat)
    elif effect == CHOOSE_SPECIALISTS:
        s.then(ChooseSpecialist(seat, amount, 0) if s.rules.version == 1 else ChooseSpecialists(seat, amount, 0, 0))
    elif effect == DRAW_GOODS:
        for _ in range(amount):
            s.then(DrawGoodFor(seat))
    else:
        decree(s, seat, effect, amount)


def decree(s: Empires, seat: i64, effect: i64, amount: i64) -> None:
    """Those that reach the map, or other players."""
    if effect == SETTLE_COLONISTS:
        events.settlers_due(s, seat, min(amount, s.players[seat].stock[COLONIST]))
        s.then(SettleColonist(seat, amount, 0))
    elif effect == SEND_SOLDIERS:
        s.then(SendSoldiers(seat, amount))
    elif effect == SETTLE_TWO_PLAYERS:
        s.then(IssueEdict(seat, amount))
    elif effect == THIN_COLONIES:
        thin_colonies(s, amount)
    elif effect == REMOVE_COLONISTS:
        s.then(StrikeColony(seat, amount))
    elif effect == TAKE_TOKENS:
        s.then(RewriteHistory(seat, amount, -1))
