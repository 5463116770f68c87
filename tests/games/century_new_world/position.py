"""Positions of Century laid out by hand: locations by name, cubes in order of level, cards by name."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from farshore.core.agenda import Step
from farshore.core.edition import edition_text
from farshore.games.century_new_world.edition import CenturyEdition
from farshore.games.century_new_world.game import GAME
from farshore.games.century_new_world.state import EMPTY, Century
from farshore.games.century_new_world.steps.turn import Turn
from farshore.testing import ScriptedTable, row
from tests.games.positions import positions

CENTURY = GAME()
SYMBOLS = ("native_help", "tool", "new_settlers", "exploration")
CIRCLES = ("prairie", "forest", "river", "mountain")


class Position(ScriptedTable):
    """A table with board D1 and nothing on it but what a test puts there. All locations are open."""

    s: Century

    def __init__(self, seats: int = 2, **more: Any) -> None:
        super().__init__(CENTURY, seats, **{"board": "D1", **more})
        for spot in range(len(self.s.cover)):
            if self.s.cover[spot] != EMPTY:
                self.s.find_bag.add(self.s.cover[spot])
                self.s.cover[spot] = EMPTY
        for p in self.s.players:
            p.cubes = row(0, 0, 0, 0)

    def spot(self, name: str) -> int:
        return next(i for i, place in enumerate(self.s.edition.maps[self.s.board]) if place.name == name)

    def has(self, seat: int, *cubes: int) -> None:
        """Corn, meat, tobacco, furs."""
        self.s.players[seat].cubes = row(*cubes)

    def cubes(self, seat: int) -> list[int]:
        return list(self.s.players[seat].cubes)

    def stand(self, seat: int, name: str, count: int) -> None:
        """Settlers of a seat at a location, taken from home."""
        self.s.owner[self.spot(name)] = seat
        self.s.settlers[self.spot(name)] = count
        self.s.players[seat].home -= count

    def standing(self, name: str) -> tuple[int, int]:
        """Whose settlers are there, and how many."""
        return self.s.owner[self.spot(name)], self.s.settlers[self.spot(name)]

    def home(self, seat: int, count: int) -> None:
        """A number of settlers at home; the others wait in the reserve."""
        p = self.s.players[seat]
        p.reserve = 12 - count - sum(n for who, n in zip(self.s.owner, self.s.settlers, strict=True) if who == seat)
        p.home = count

    def help(self, seat: int, circle: str, count: int = 1) -> None:
        """Native Help cards, as if claimed before."""
        self.s.players[seat].help[CIRCLES.index(circle)] += count

    def tool(self, seat: int, circle: str, colour: int, count: int = 1) -> None:
        self.s.players[seat].tools[4 * CIRCLES.index(circle) + colour] += count

    def card(self, name: str) -> int:
        return next(i for i, card in enumerate(self.s.edition.cards) if card.name == name)

    def find(self, name: str) -> int:
        return next(i for i, tile in enumerate(self.s.edition.finds) if tile.name == name)

    def cards(self, *names: str) -> None:
        """These cards above the forts, and the fifth, if any, on top of the deck."""
        s = self.s
        for number in (*s.slots, s.next_card):
            s.deck.add(number)
        wanted = [self.card(name) for name in names]
        spare = [s.deck.items[i] for i in range(s.deck.size) if s.deck.items[i] not in wanted]
        laid = [*wanted, *spare][:5]
        for number in laid:
            s.deck.take(number)
        s.slots = row(*laid[:4])
        s.next_card = laid[4]

    def row_of_cards(self) -> list[str]:
        return [self.s.edition.cards[c].name for c in (*self.s.slots, self.s.next_card)]

    def hold(self, seat: int, count: int) -> None:
        """A number of Point cards without effect, from the bottom of the deck."""
        for _ in range(count):
            number = max(self.s.deck.items[i] for i in range(self.s.deck.size))
            self.s.deck.take(number)
            self.s.players[seat].cards = row(*self.s.players[seat].cards, number)

    def bonus(self, fort: int, *names: str) -> None:
        """These tiles on top of the stacks of a fort, one each."""
        s = self.s
        for k in (2 * fort, 2 * fort + 1):
            if s.stack_top[k] != EMPTY:
                s.tile_bag.add(s.stack_top[k])
                s.stack_top[k] = EMPTY
        for k, name in enumerate(names):
            number = next(i for i, tile in enumerate(s.edition.tiles) if tile.name == name)
            for other in range(len(s.stack_top)):
                if s.stack_top[other] == number:
                    s.stack_top[other] = s.tile_bag.items[0]
                    s.tile_bag.take(s.tile_bag.items[0])
                    s.tile_bag.add(number)
            s.tile_bag.take(number)
            s.stack_top[2 * fort + k] = number

    def cover(self, location: str, tile: str) -> None:
        self.s.find_bag.take(self.find(tile))
        self.s.cover[self.spot(location)] = self.find(tile)

    def turn(self, seat: int = 0) -> Position:
        """Everything is laid out: it is this seat's turn."""
        return self.begin(Turn(seat))

    def begin(self, *steps: Step) -> Position:
        self.stage(*steps)
        return self


def blank(seats: int, edition: str = "standard") -> Century:
    """The table that spaces are declared from."""
    found = CENTURY.edition(edition)
    assert isinstance(found, CenturyEdition)
    return CENTURY.blank(seats, CENTURY.settle(seats), found)


def played(seats: int, seeds: int, greed: int, edition: str = "standard") -> Iterator[Century]:
    """Every position of some games, the dealing included; `greed` of 100 picks are the greedy bot's."""
    for seed in range(seeds):
        yield from positions(CENTURY, CENTURY.new(seats, {"round_cap": "40"}, edition), seed, greed)


def edition_with(folder: Path, old: str, new: str) -> str:
    """The path of an edition that differs from the standard one in one place."""
    path = folder / "own.toml"
    path.write_text(edition_text(CENTURY, "standard").replace(old, new, 1), encoding="utf-8")
    return str(path)


def two_stacks(folder: Path) -> str:
    """An edition with a second bonus stack at the first fort."""
    return edition_with(folder, "stacks = [2]", "stacks = [2, 3]")
