"""Every pick that a question of this game can offer, from edition, seats and variants."""

from __future__ import annotations

from farshore.core.agenda import Ask
from farshore.core.space import Actions
from farshore.games.age_of_discovery.edition import (
    BUILDER,
    CARRY_WORKERS,
    COLONIST,
    ENGLAND,
    HOLLAND,
    KINDS,
    MOST_SEATS,
    MOVE_COLONISTS,
    NATIONS,
    REGIONS,
    REMOVE_COLONISTS,
)
from farshore.games.age_of_discovery.purse import most_points
from farshore.games.age_of_discovery.state import SLOTS, Empires
from farshore.games.age_of_discovery.steps import (
    benefit_order,
    buildings,
    decrees,
    discovery,
    dock,
    enterprise,
    nations,
    natives,
    placement,
    plague,
    reconnaissance,
    reset,
    setup,
    specialists,
    supply,
    trade,
    university,
    warfare,
)
from farshore.games.age_of_discovery.steps.benefit_order import competes
from farshore.games.age_of_discovery.steps.benefits import acts
from farshore.games.age_of_discovery.steps.supply import FORGO
from farshore.games.age_of_discovery.tracks import (
    BUILDER_SLOT,
    BUILDING_SPACES,
    BUILDINGS,
    DISCOVERY,
    DOCK,
    DOCK_X,
    DOCK_Y,
    GOODS,
    GOODS_SPACES,
    INITIATIVE,
    ORDER,
    SHIPPING,
    SHIPS,
    SPECIALISTS,
    WARFARE,
    WARFARE_SPACES,
    WIDTH,
    dock_spaces,
)

Picks = dict[type[Ask], list[int]]


def empires_actions(blank: Empires) -> Actions:
    parts = Parts(blank)
    return Actions({**of_nations(parts), **of_events(parts), **of_map(parts), **of_buildings(parts)})


class Parts:
    """What picks are made of: seats, regions, kinds of workers and of goods, and the buildings that take part."""

    def __init__(self, blank: Empires) -> None:
        edition = blank.edition
        self.blank = blank
        self.seats = [int(seat) for seat in range(blank.seats)]
        self.regions = list(range(REGIONS))
        self.unknown = [k for k, region in enumerate(edition.regions) if not region.is_known]
        self.kinds = [kind for kind in range(KINDS) if kind != BUILDER or blank.settings.builders]
        self.goods = list(range(len(edition.goods)))
        self.tiles = [k for k in range(len(edition.buildings)) if reset.takes_part(blank, k)]
        self.acting = [k for k in self.tiles if acts(blank, edition.buildings[k]) and competes(edition.buildings[k])]
        self.slots = [slot for slot in range(SLOTS) if slot != BUILDER_SLOT or blank.settings.builders]
        self.ships = sum(self.amounts(CARRY_WORKERS))
        convicts = dock.CONVICTS if blank.rules.nations else 0
        self.line = int(dock_spaces(blank)) + 2 + self.ships + convicts  # the dock at its longest

    def amounts(self, effect: int) -> list[int]:
        """Of the buildings with this effect."""
        tiles = [self.blank.edition.buildings[k] for k in self.tiles]
        return [int(tile.amount) for tile in tiles if tile.effect == effect]


def row(track: int, first: int, spaces: int) -> list[int]:
    """Spaces of a track."""
    return [WIDTH * track + place for place in range(first, spaces)]


def of_nations(parts: Parts) -> Picks:
    """Their auction, and the questions of their advantages."""
    workers = [KINDS * seat + kind for seat in parts.seats for kind in parts.kinds]
    places = [KINDS * slot + kind for slot in parts.slots for kind in parts.kinds]
    bidding: Picks = {
        nations.Bid: [*range(1, setup.AUCTION_MONEY + 1), FORGO],
        nations.ChooseNation: list(range(len(NATIONS))),
    }
    advantages: Picks = {
        dock.EmptyPrisons: [ENGLAND, FORGO],
        dock.ArrangeDock: [*workers, FORGO],
        trade.TradeWithNatives: [*parts.goods, FORGO],
        trade.TakeShip: [HOLLAND, FORGO],
        specialists.ReplaceWorker: [*places, FORGO],
    }
    by = parts.blank.rules.nations
    return {**(bidding if by == setup.AUCTION else {}), **(advantages if by else {})}


def of_events(parts: Parts) -> Picks:
    """Tracks, in the order in which they are resolved."""
    return {
        placement.PlaceWorker: placements(parts),
        university.UseUniversity: [*moves_to_front(parts), FORGO],
        natives.DiscoverFreely: [*parts.unknown, FORGO],
        reconnaissance.ReturnCard: [reconnaissance.ON_TOP, reconnaissance.UNDER] if parts.blank.settings.looks else [],
        dock.LandWorker: [*parts.regions, FORGO],
        trade.TakeGood: [*parts.goods, FORGO],
        buildings.BuyBuilding: [*parts.tiles, FORGO],
        supply.ChooseSpecialist: [*parts.kinds[COLONIST + 1 :], FORGO],
        supply.ChooseSpecialists: [*parts.kinds[COLONIST + 1 :], FORGO],
        supply.ExchangeSpecialist: [*parts.regions, FORGO],
        reset.BuyPoints: list(range(most_points(parts.blank) + 1)) if parts.blank.settings.buys_points else [],
    }


def placements(parts: Parts) -> list[int]:
    spaces = [
        *row(INITIATIVE, 0, len(parts.seats)),
        *row(DOCK, 0, int(dock_spaces(parts.blank))),
        *row(GOODS, 0, GOODS_SPACES),
        WIDTH * SHIPPING,
        *row(BUILDINGS, 0, BUILDING_SPACES),
        WIDTH * DISCOVERY,
        *(WIDTH * SPECIALISTS + slot for slot in parts.slots),
        *row(WARFARE, 0, WARFARE_SPACES),
        *row(SHIPS, 0, parts.ships),
    ]
    looks = [*parts.unknown, reconnaissance.THE_DECK] if parts.blank.settings.looks else []
    return [
        *(placement.SPACES * kind + space for kind in parts.kinds for space in spaces),
        placement.UNIVERSITY,
        *(placement.LOOK + place for place in looks),
    ]


def moves_to_front(parts: Parts) -> list[int]:
    return [
        *row(INITIATIVE, 1, len(parts.seats)),
        *row(DOCK, 1, parts.line),
        DOCK_X,
        DOCK_Y,
        *row(GOODS, 1, GOODS_SPACES),
        *row(BUILDINGS, 1, BUILDING_SPACES),
        *row(WARFARE, 1, WARFARE_SPACES),
        *row(SHIPS, 0, parts.ships),
        *row(ORDER, 1, len(parts.seats)),
    ]


def of_map(parts: Parts) -> Picks:
    """Expeditions and battles."""
    most = max(parts.blank.edition.workers)
    battles = [MOST_SEATS * region + foe for region in parts.regions for foe in parts.seats]
    return {
        discovery.RideOut: [*rides(parts), FORGO],
        discovery.ChooseTarget: [*parts.unknown, reconnaissance.THE_DECK, discovery.PORTUGUESE_ROUTE, FORGO],
        discovery.ChooseCrew: list(range(most + 1)),
        warfare.DeclareConflict: [*battles, *(warfare.WAR + foe for foe in parts.seats), FORGO],
        warfare.Strike: [*parts.kinds, warfare.MILITIA],
        warfare.StrikeBack: parts.kinds,
    }


def rides(parts: Parts) -> list[int]:
    regions = parts.blank.edition.regions
    return [REGIONS * start + int(end) for start in parts.regions for end in regions[start].neighbours]


def of_buildings(parts: Parts) -> Picks:
    """What buildings ask, when they are bought or every round."""
    seats, regions = parts.seats, parts.regions
    edicts = [decrees.SEATS * other + first for other in seats for first in seats]
    struck = [decrees.SEATS * region + victim for region in regions for victim in seats]
    moves = [REGIONS * start + end for start in regions for end in regions if start != end]
    plagues = (plague.LoseWorker, plague.KeepWorker) if parts.blank.settings.plague_by_one else (plague.KeepWorker,)
    return {
        benefit_order.ChooseBenefit: parts.acting,
        decrees.SettleColonist: regions,
        decrees.SendSoldiers: regions,
        decrees.SettleColony: regions,
        decrees.IssueEdict: edicts,
        decrees.RewriteHistory: seats,
        **dict.fromkeys(plagues, parts.kinds),
        plague.StrikeColony: [*struck, FORGO],
        plague.StrikeCount: list(range(1, max(parts.amounts(REMOVE_COLONISTS), default=0) + 1)),
        enterprise.Smuggle: [*(enterprise.GOODS * other + good for other in seats for good in parts.goods), FORGO],
        enterprise.PayInKind: parts.goods,
        enterprise.SellGood: [*parts.goods, FORGO],
        enterprise.Migrate: [*moves, FORGO],
        enterprise.MigrateCount: list(range(1, max(parts.amounts(MOVE_COLONISTS), default=0) + 1)),
    }
