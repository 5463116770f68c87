"""A round: place workers, resolve the eight events from top to bottom, income, building benefits, reset."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from farshore.core.agenda import Step
from farshore.games.age_of_discovery import events
from farshore.games.age_of_discovery.edition import MONEY_BY_GOODS
from farshore.games.age_of_discovery.income import trade_income
from farshore.games.age_of_discovery.state import BENEFITS, EVENTS, INCOME, NO_NATION, OVER, PLACEMENT, Empires
from farshore.games.age_of_discovery.steps.benefit_order import BuildingBenefits
from farshore.games.age_of_discovery.steps.benefits import collect, most_of
from farshore.games.age_of_discovery.steps.buildings import ResolveBuildings
from farshore.games.age_of_discovery.steps.discovery import ResolveDiscovery
from farshore.games.age_of_discovery.steps.dock import ResolveDock
from farshore.games.age_of_discovery.steps.placement import NEXT_PLACEMENT
from farshore.games.age_of_discovery.steps.reset import ResetBoard
from farshore.games.age_of_discovery.steps.specialists import ResolveSpecialists
from farshore.games.age_of_discovery.steps.supply import earn, send_home
from farshore.games.age_of_discovery.steps.trade import ResolveShipping, ResolveTradeGoods
from farshore.games.age_of_discovery.steps.university import OfferUniversity
from farshore.games.age_of_discovery.steps.warfare import ResolveWarfare
from farshore.games.age_of_discovery.tracks import INITIATIVE, ORDER, owner_of


class StartRound(Step):
    __slots__ = ()

    def run(self, s: Empires) -> None:
        s.phase = PLACEMENT
        events.round_begun(s, s.round + 1, s.age)
        s.then(NEXT_PLACEMENT[0], RESOLVE_EVENTS)


class ResolveEvents(Step):
    __slots__ = ()

    def run(self, s: Empires) -> None:
        s.phase = EVENTS
        s.then_each(AFTER_PLACEMENT)


class PayInitiative(Step):
    """Money by the number of the space; the order is remembered for the reset."""

    __slots__ = ()

    def run(self, s: Empires) -> None:
        for place in range(i64(len(s.initiative))):
            worker = s.initiative[place]
            seat = owner_of(worker)
            earn(s, seat, place + 1)
            events.initiative_paid(s, seat, place + 1)
            s.succession = append(s.succession, seat)
            send_home(s, worker)
        s.initiative = vec[i64]()


class ReceiveIncome(Step):
    """Phase 3: the best sets of goods and ships. Ships that carried workers stay out."""

    __slots__ = ()

    def run(self, s: Empires) -> None:
        s.phase = INCOME
        for seat in s.order:
            p = s.players[seat]
            money = trade_income(p.goods, p.ships - p.sailing)
            earn(s, seat, money)
            events.income_received(s, seat, money)
            mint(s, seat)
            if s.is_last_round():
                p.economy = money


def mint(s: Empires, seat: i64) -> None:
    """The Mint's text names the income phase. Its money is no trade income."""
    p = s.players[seat]
    if s.rules.mint_in_income and p.powers[MONEY_BY_GOODS]:
        for building in p.buildings:
            tile = s.edition.buildings[building]
            if tile.is_mint:
                collect(s, seat, building, tile.amount * most_of(s, seat, tile.goods))


class EndRound(Step):
    """Phases 4 and 5, then the next round or the end."""

    __slots__ = ()

    def run(self, s: Empires) -> None:
        s.phase = BENEFITS
        s.then_each(AFTER_INCOME)


class NextRound(Step):
    __slots__ = ()

    def run(self, s: Empires) -> None:
        if s.is_last_round():
            s.phase = OVER
            events.game_ended(s)
        else:
            s.then_each(BETWEEN_ROUNDS_1 if s.rules.version == 1 else BETWEEN_ROUNDS)


class Reorder(Step):
    """Those who took initiative come first, in its order; the others follow as they were. The marker moves on."""

    __slots__ = ()

    def run(self, s: Empires) -> None:
        for seat in s.order:
            if seat not in s.succession:
                s.succession = append(s.succession, seat)
        s.order = s.succession
        s.succession = vec[i64]()
        new_age = s.age_ends()
        s.round += 1
        if new_age:
            s.age += 1
        for p in s.players:
            p.sailing = 0
            if new_age and p.nation != NO_NATION and s.edition.nation_per_age[p.nation]:
                p.advantage = s.edition.nation_uses[p.nation]


# The course of a round. Steps never change, so one of each is enough.
RESOLVE_EVENTS: Final = ResolveEvents()
AFTER_PLACEMENT: Final[list[Step]] = [
    OfferUniversity(1 << INITIATIVE), PayInitiative(), ResolveDock(), ResolveTradeGoods(), ResolveShipping(),
    ResolveBuildings(), ResolveDiscovery(), ResolveSpecialists(), ResolveWarfare(), ReceiveIncome(), EndRound(),
]  # fmt: skip
AFTER_INCOME: Final[list[Step]] = [BuildingBenefits(0), ResetBoard(), NextRound()]
BETWEEN_ROUNDS: Final[list[Step]] = [Reorder(), OfferUniversity(1 << ORDER), StartRound()]
BETWEEN_ROUNDS_1: Final[list[Step]] = [OfferUniversity(1 << INITIATIVE), Reorder(), StartRound()]
