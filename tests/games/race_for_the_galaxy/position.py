"""Positions laid out by hand, and phases played on them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from farshore.core.agenda import Step
from farshore.core.rows import insert_sorted
from farshore.games.race_for_the_galaxy.actions import (
    ACTIONS,
    CHOOSING,
    DEVELOPING,
    DEVELOPING_AGAIN,
    SETTLING,
    SETTLING_AGAIN,
)
from farshore.games.race_for_the_galaxy.game import GAME
from farshore.games.race_for_the_galaxy.state import Player, Race
from farshore.games.race_for_the_galaxy.steps.consume import Consume
from farshore.games.race_for_the_galaxy.steps.develop import Develop
from farshore.games.race_for_the_galaxy.steps.explore import Explore
from farshore.games.race_for_the_galaxy.steps.produce import Produce
from farshore.games.race_for_the_galaxy.steps.settle import Settle
from farshore.testing import ScriptedTable, row

RACE = GAME()  # one for all tests: reading its cards takes longer than most of them
PHASES: dict[str, Step] = {
    "explore": Explore(),
    "develop": Develop(DEVELOPING),
    "develop-2": Develop(DEVELOPING_AGAIN),
    "settle": Settle(SETTLING),
    "settle-2": Settle(SETTLING_AGAIN),
    "consume": Consume(),
    "produce": Produce(),
}


class Position(ScriptedTable):
    """A table with empty hands and tableaus, all 120 cards in the supply, to be laid out with `seat`."""

    def __init__(self, seats: int = 2, edition: str = "standard", **options: str) -> None:
        super().__init__(RACE, seats, (), 0, edition, **options)
        s: Race = self.s
        fresh: Race = self.game.blank(seats, self.game.settle(seats, options), s.edition)
        s.players, s.deck, s.discards, s.pool = fresh.players, fresh.deck, fresh.discards, fresh.pool
        s.stage = CHOOSING
        s.first = 0
        for number in range(len(s.edition.cards)):
            s.deck.add(number)
        self.log.clear()

    def number(self, name: str) -> int:
        return int(self.s.edition.number(name))

    def take(self, name: str) -> int:
        number = self.number(name)
        self.s.deck.take(number)
        return number

    def seat(
        self,
        seat: int,
        tableau: Sequence[str] = (),
        hand: Sequence[str] = (),
        goods: Sequence[str] = (),
        actions: Sequence[str] = (),
        chips: int = 0,
    ) -> Player:
        """Cards by name; goods by the names of the worlds they lie on, any unseen card will do."""
        p: Player = self.s.players[seat]
        for name in tableau:
            number = self.take(name)
            p.place(number, self.s.card(number))
            p.wake(self.s.card(number))
        for name in hand:
            p.hand = insert_sorted(p.hand, self.take(name))
        p.actions = sum(1 << ACTIONS.index(action) for action in actions)
        p.chips = chips
        self.s.pool -= chips
        for name in goods:
            number = self.s.deck.items[self.s.deck.size - 1]
            self.s.deck.take(number)
            p.goods[list(p.tableau).index(self.number(name))] = number
        return p

    def supply(self, *names: str) -> None:
        """Only these cards are left in the supply; all the others go to the discards."""
        for number in sorted(self.s.deck.items[i] for i in range(self.s.deck.size)):
            if self.s.edition.names[number] not in names:
                self.s.deck.take(number)
                self.s.discards.add(number)

    def phase(self, name: str) -> None:
        self.stage(PHASES[name])

    def names(self, numbers: Any) -> list[str]:
        return [self.s.edition.names[number] for number in numbers]

    def hand(self, seat: int = 0) -> list[str]:
        return self.names(self.s.players[seat].hand)

    def tableau(self, seat: int = 0) -> list[str]:
        return self.names(self.s.players[seat].tableau)

    def goods(self, seat: int = 0) -> list[str]:
        """The worlds that have a good."""
        p = self.s.players[seat]
        return self.names(world for world, good in zip(p.tableau, p.goods, strict=True) if good >= 0)

    def discards(self) -> set[str]:
        return set(self.names(self.s.discards.items[i] for i in range(self.s.discards.size)))

    def cards(self, *names: str) -> set[str]:
        """Paths of cards."""
        return {f"card:{name}" for name in names}


__all__ = ["Position", "row"]
