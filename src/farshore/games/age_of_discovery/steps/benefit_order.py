"""Phase 4: buildings act in player order. The order of a player's own buildings is the owner's, where it matters.

It matters where a swap changes what another building counts, where sold goods may be drawn again, and where the stock
has fewer workers of a kind than buildings ask for. All else goes in a fixed order that is never worse than another.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from farshore.core.agenda import Ask, Step
from farshore.games.age_of_discovery.edition import (
    CAPTAIN,
    COLONIST,
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
    SOLDIER,
    SWAP_GOODS,
    Building,
)
from farshore.games.age_of_discovery.state import EMPTY, Empires, Player
from farshore.games.age_of_discovery.steps.benefits import UseBuilding, acts
from farshore.games.age_of_discovery.steps.colony import undiscovered_regions
from farshore.games.age_of_discovery.steps.enterprise import can_swap, has_goods
from farshore.games.age_of_discovery.steps.supply import can_exchange

# A good drawn or swapped counts for the building that pays for goods, and sales come after it.
FIXED: Final[vec[i64]] = vec[i64](
    [GAIN_WORKER, JOIN_DISCOVERY, FILL_X, FILL_Y, GAIN_MONEY, LEVY_BY_SHIPS, DRAW_GOODS, SWAP_GOODS, MONEY_BY_GOODS,
     SELL_GOODS, DISCOVER_FREELY, MOVE_COLONISTS]
)  # fmt: skip


def competes(tile: Building) -> bool:
    """Can the order of this building among the owner's others ever matter?"""
    return tile.effect <= FILL_Y or tile.effect == DISCOVER_FREELY or MONEY_BY_GOODS <= tile.effect <= SELL_GOODS


class BuildingBenefits(Step):
    """All buildings of one player that do something now, then the next player."""

    __slots__ = ("place",)

    def __init__(self, place: i64) -> None:
        self.place: i64 = place  # in player order

    def run(self, s: Empires) -> None:
        place = self.place
        while not len(s.players[s.order[place]].buildings):
            place += 1
            if place == s.seats:
                return
        if place + 1 < s.seats:
            s.then(BuildingBenefits(place + 1))
        seat = s.order[place]
        p = s.players[seat]
        if s.rules.version > 1 and may_matter(p):
            s.then(ChooseBenefit(seat, 0))
            return
        uses: list[Step] = []
        for k in range(i64(len(FIXED))):
            effect = FIXED[k] if s.rules.version > 1 else k
            if p.powers[effect]:
                for i in range(i64(len(p.buildings)) - 1, i64(-1), -1):
                    if s.edition.buildings[p.buildings[i]].effect == effect:
                        uses.append(UseBuilding(seat, p.buildings[i]))
        s.then_each(uses)


def may_matter(p: Player) -> bool:
    """A quick look: with these buildings, could their order be a question at some time in this phase?"""
    if p.powers[SWAP_GOODS] and p.powers[MONEY_BY_GOODS]:
        return True
    if p.powers[SELL_GOODS] and p.powers[DRAW_GOODS]:
        return True
    few = i64(len(p.buildings))
    if p.powers[JOIN_DISCOVERY] and (p.stock[CAPTAIN] < few or p.stock[SOLDIER] < few):
        return True
    return p.stock[COLONIST] < few


class ChooseBenefit(Ask):
    """Which of the own buildings acts next, where that matters; otherwise the next one in the fixed order acts."""

    __slots__ = ("done",)

    def __init__(self, seat: i64, done: i64) -> None:
        super().__init__(seat)
        self.done: i64 = done  # a bit for each of the owner's buildings

    def run(self, s: Empires) -> None:
        if len(self.options(s)):
            super().run(s)
            return
        for effect in FIXED:
            for building in self.waiting(s):
                if s.edition.buildings[building].effect == effect:
                    self.answer(s, building)
                    return

    def waiting(self, s: Empires) -> vec[i64]:
        """Buildings that have not acted yet in this phase."""
        p = s.players[self.seat]
        out = vec[i64](capacity=len(p.buildings))
        for place in range(i64(len(p.buildings)) - 1, i64(-1), -1):
            tile = s.edition.buildings[p.buildings[place]]
            if not (self.done >> place) & 1 and p.powers[tile.effect] and acts(s, tile):
                out = append(out, p.buildings[place])
        return out

    def options(self, s: Empires) -> vec[i64]:
        waiting = self.waiting(s)
        out = rivals_for_goods(s, self.seat, waiting)
        for kind in range(i64(KINDS)):
            for building in rivals_for_workers(s, self.seat, waiting, kind):
                out = append(out, building)
        return out

    def describe(self, s: Empires, pick: i64) -> str:
        return f"building:{s.edition.buildings[pick].name}"

    def answer(self, s: Empires, pick: i64) -> None:
        buildings = s.players[self.seat].buildings
        done = self.done
        for place in range(i64(len(buildings))):
            if buildings[place] == pick:
                done |= 1 << place
        s.then(UseBuilding(self.seat, pick), ChooseBenefit(self.seat, done))


def rivals_for_goods(s: Empires, seat: i64, waiting: vec[i64]) -> vec[i64]:
    """Buildings whose result depends on which of them comes first, because they change or count the same goods."""
    out = vec[i64]()
    swaps = sells = draws = pays = False
    for building in waiting:
        tile = s.edition.buildings[building]
        takes_part = True
        if tile.effect == SWAP_GOODS and can_swap(s, seat):
            swaps = True
        elif tile.effect == SELL_GOODS and has_goods(s, seat):
            sells = True
        elif tile.effect == DRAW_GOODS:
            draws = True
        elif tile.effect == MONEY_BY_GOODS and is_about(s, tile):
            pays = True
        else:
            takes_part = False
        if takes_part:
            out = append(out, building)
    return out if (swaps and pays) or (sells and draws) else vec[i64]()


def is_about(s: Empires, tile: Building) -> bool:
    """Does anybody have a good that this building pays for?"""
    for p in s.players:
        for good in tile.goods:
            if p.goods[good]:
                return True
    return False


def rivals_for_workers(s: Empires, seat: i64, waiting: vec[i64], kind: i64) -> vec[i64]:
    """Buildings that ask for this kind of worker when the stock has some, but not enough for all."""
    p = s.players[seat]
    out = vec[i64]()
    wanted: i64 = 0
    alike = True
    for building in waiting:
        tile = s.edition.buildings[building]
        count = colonists_for(s, seat, tile) if kind == COLONIST else specialists_for(tile, kind)
        if count:
            if len(out):
                first = s.edition.buildings[out[0]]
                alike = alike and first.effect == tile.effect and first.worker == tile.worker
            wanted += count
            out = append(out, building)
    return out if 0 < p.stock[kind] < wanted and not alike else vec[i64]()


def specialists_for(tile: Building, kind: i64) -> i64:
    """How many of this kind come out of the stock, to be placed or into Discovery."""
    return tile.amount if tile.effect <= JOIN_DISCOVERY and tile.worker == kind else 0


def colonists_for(s: Empires, seat: i64, tile: Building) -> i64:
    """How many colonists of the stock this building may take, also for an exchange."""
    if tile.effect == DISCOVER_FREELY:
        return 1 if len(undiscovered_regions(s)) else 0
    if tile.effect == FILL_X and s.dock_x != EMPTY:
        return 0
    if tile.effect == FILL_Y and s.dock_y != EMPTY:
        return 0
    if tile.effect > FILL_Y:
        return 0
    return tile.amount if tile.worker == COLONIST or can_exchange(s, seat, tile.worker) else 0
