"""Phase 5: the board is made ready for the next round; after rounds 3, 6 and 8 the New World is scored."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from farshore.core.agenda import Ask, Step
from farshore.core.bag import Bag, DrawFromBag
from farshore.games.age_of_discovery import events
from farshore.games.age_of_discovery.edition import AGES, COLONIST, REGIONS
from farshore.games.age_of_discovery.scoring import region_points
from farshore.games.age_of_discovery.state import RESET, Empires
from farshore.games.age_of_discovery.steps.supply import OFFER_GOOD, spend
from farshore.games.age_of_discovery.tracks import BUILDING_SPACES, GOODS_SPACES

NEW_COLONISTS: Final = 5


class ResetBoard(Step):
    """Goods, ship, buildings, colonists, then the scoring. The last round has only the scoring."""

    __slots__ = ()

    def run(self, s: Empires) -> None:
        s.phase = RESET
        if s.age_ends():
            s.then(SCORE_NEW_WORLD)
        if not s.is_last_round():
            s.then_each(RENEWAL)


class DiscardGoods(Step):
    """What is left on offer leaves the game; new goods and, if it was taken, a new ship come out."""

    __slots__ = ()

    def run(self, s: Empires) -> None:
        for good in range(i64(len(s.offer))):
            s.discarded[good] += s.offer[good]
            s.offer[good] = 0
        lay_out_goods(s)
        lay_out_ship(s)


def lay_out_goods(s: Empires) -> None:
    for _ in range(GOODS_SPACES):
        s.then(OFFER_GOOD)


def lay_out_ship(s: Empires) -> None:
    if not s.ship and s.ships_left:
        s.ships_left -= 1
        s.ship = True


class RenewMarket(Step):
    """Five buildings; those of a past age are swept away first."""

    __slots__ = ()

    def run(self, s: Empires) -> None:
        if s.age_ends():
            s.market = vec[i64]()
            stack_buildings(s, s.age + 1)
        lay_out_buildings(s)


def stack_buildings(s: Empires, age: i64) -> None:
    """The pile of an age. With less luck the last one holds only the buildings known beforehand."""
    s.building_bag = Bag(len(s.edition.buildings))
    if age == AGES - 1 and len(s.last_age):
        for building in s.last_age:
            s.building_bag.add(building)
        return
    for building in range(i64(len(s.edition.buildings))):
        if s.edition.buildings[building].age == age and takes_part(s, building):
            s.building_bag.add(building)


def takes_part(s: Empires, building: i64) -> bool:
    """Is this building in the game? Those of the expansion come with it, all or some."""
    return s.rules.takes_part[building] == 1


def lay_out_buildings(s: Empires) -> None:
    for _ in range(BUILDING_SPACES - len(s.market)):
        s.then(TURN_UP_BUILDING)


class TurnUpBuilding(DrawFromBag):
    """The next building of the pile shows itself."""

    __slots__ = ()

    def bag(self, s: Empires) -> Bag:
        return s.building_bag

    def describe(self, s: Empires, pick: i64) -> str:
        return f"building:{s.edition.buildings[pick].name}"

    def answer(self, s: Empires, pick: i64) -> None:
        s.building_bag.take(pick)
        s.market = append(s.market, pick)


class GainColonists(Step):
    """Five colonists each, as far as the stock goes."""

    __slots__ = ()

    def run(self, s: Empires) -> None:
        for p in s.players:
            count = min(i64(NEW_COLONISTS), p.stock[COLONIST])
            p.stock[COLONIST] -= count
            p.available[COLONIST] += count


class ScoreNewWorld(Step):
    """Most and second most workers in every region where somebody has three."""

    __slots__ = ()

    def run(self, s: Empires) -> None:
        for region in range(i64(REGIONS)):
            points = region_points(s, region)
            for seat in range(s.seats):
                if points[seat]:
                    s.players[seat].scored[s.age] += points[seat]
                    events.region_scored(s, seat, region, points[seat])
        if s.is_last_round():
            for p in s.players:
                p.fortune = p.money  # Wealth is scored before points are bought
        if s.settings.buys_points:
            s.then_each([BuyPoints(seat) for seat in s.order])


class BuyPoints(Ask):
    """An option: money for points, as many as one can and will pay."""

    __slots__ = ()

    def options(self, s: Empires) -> vec[i64]:
        most = s.players[self.seat].money // s.edition.ages[s.age].point
        out = vec[i64](capacity=most + 1)
        for count in range(most + 1):
            out = append(out, count)
        return out

    def describe(self, s: Empires, pick: i64) -> str:
        return f"count:{pick}"

    def about(self, s: Empires) -> dict[str, Any]:
        return {"price": s.edition.ages[s.age].point}

    def answer(self, s: Empires, pick: i64) -> None:
        if pick:
            price = pick * s.edition.ages[s.age].point
            spend(s, self.seat, price)
            s.players[self.seat].bought += pick
            events.points_bought(s, self.seat, pick, price)


RENEWAL: Final[list[Step]] = [DiscardGoods(), RenewMarket(), GainColonists()]
SCORE_NEW_WORLD: Final = ScoreNewWorld()
TURN_UP_BUILDING: Final = TurnUpBuilding()
