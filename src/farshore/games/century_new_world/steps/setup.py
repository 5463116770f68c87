"""Preparation: what is dealt, and to whom. Every random placement is a pick of Nature."""

from __future__ import annotations

from mypy_extensions import i64

from farshore.core.agenda import Chance, Step
from farshore.core.bag import Bag, DrawFromBag
from farshore.games.century_new_world.edition import BOARDS, FORT, FORTS, SETTLERS_EACH, SPOTS
from farshore.games.century_new_world.state import Century
from farshore.games.century_new_world.steps.fort import TurnUpBonusTile
from farshore.games.century_new_world.steps.turn import Turn


class DrawBoard(Chance):
    """Which of the three boards completes the map, at random."""

    __slots__ = ()

    def outcomes(self, s: Century) -> list[tuple[i64, i64]]:
        return [(board, 1) for board in range(len(BOARDS))]

    def describe(self, s: Century, pick: i64) -> str:
        return f"board:{BOARDS[pick]}"

    def answer(self, s: Century, pick: i64) -> None:
        s.board = pick


class LayOut(Step):
    """Players' cubes and settlers, the deck without cards for more players; then the dealing."""

    __slots__ = ()

    def run(self, s: Century) -> None:
        s.round = 1
        cards = s.edition.cards
        for i in range(i64(len(cards))):
            if cards[i].players <= s.seats:
                s.deck.add(i)
        for i in range(i64(len(s.edition.tiles))):
            s.tile_bag.add(i)
        for i in range(i64(len(s.edition.finds))):
            s.find_bag.add(i)
        for seat in range(s.seats):
            p = s.players[seat]
            p.cubes = s.edition.starting_cubes[seat][:]
            p.home = 7 if s.seats == 2 else 6
            p.reserve = SETTLERS_EACH - p.home
        steps: list[Step] = [DealPointCard(0), DealExplorationTile(0)]
        for place in reversed(s.edition.maps[s.board]):  # the last fort first: records have the tiles in this order
            if place.kind == FORT:
                for k in range(i64(len(place.stacks)) - 1, i64(-1), -1):
                    s.stack_left[2 * place.fort + k] = place.stacks[k]
                    steps.append(TurnUpBonusTile(2 * place.fort + k))
        steps.append(Turn(0))
        s.then_each(steps)


class DealPointCard(DrawFromBag):
    """One card above each fort, left to right, and one face up on the deck."""

    __slots__ = ("slot",)

    def __init__(self, slot: i64) -> None:
        super().__init__()
        self.slot: i64 = slot

    def bag(self, s: Century) -> Bag:
        return s.deck

    def describe(self, s: Century, pick: i64) -> str:
        return f"card:{s.edition.cards[pick].name}"

    def answer(self, s: Century, pick: i64) -> None:
        s.deck.take(pick)
        if self.slot == FORTS:
            s.next_card = pick
        else:
            s.slots[self.slot] = pick
            s.then(DealPointCard(self.slot + 1))


class DealExplorationTile(DrawFromBag):
    """A tile on every marked location; with four players the two marked "2-3" stay open."""

    __slots__ = ("spot",)

    def __init__(self, spot: i64) -> None:
        super().__init__()
        self.spot: i64 = spot

    def run(self, s: Century) -> None:
        if s.location(self.spot).is_covered(s.seats):
            super().run(s)
        elif self.spot + 1 < SPOTS:
            s.then(DealExplorationTile(self.spot + 1))

    def bag(self, s: Century) -> Bag:
        return s.find_bag

    def describe(self, s: Century, pick: i64) -> str:
        return f"exploration:{s.edition.finds[pick].name}"

    def answer(self, s: Century, pick: i64) -> None:
        s.find_bag.take(pick)
        s.cover[self.spot] = pick
        if self.spot + 1 < SPOTS:
            s.then(DealExplorationTile(self.spot + 1))
