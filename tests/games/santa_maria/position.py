"""Positions of Santa Maria laid out by hand: an empty colony, buildings put where a test wants them, dice by value."""

from __future__ import annotations

from typing import Any

from farshore.core.agenda import Step
from farshore.core.rows import filled
from farshore.games.santa_maria.colony import only
from farshore.games.santa_maria.components import DOCKS, GOODS, RESOURCES, ROAD, SKILLS
from farshore.games.santa_maria.game import GAME
from farshore.games.santa_maria.state import EMPTY, Player, SantaMaria
from farshore.games.santa_maria.steps.turn import Turn
from farshore.testing import ScriptedTable, row

# Buildings by the tile and space that show them.
BUILDINGS = {
    "wood": ("D01", 0),
    "2 wood": ("T01", 0),
    "grain": ("D02", 0),
    "2 grain": ("T04", 0),
    "sugar": ("D03", 0),
    "gem": ("D04", 0),
    "2 coins": ("D05", 0),
    "point": ("D14", 1),
    "2 points": ("T11", 0),
    "ship": ("D09", 1),
    "religion": ("D10", 1),
    "conquistador": ("D11", 1),
    "wood or gem for 3 coins": ("D15", 1),
    "wood for sugar or gem": ("T03", 1),
    "gem for 3 points": ("T12", 1),
    "road": ("D01", 1),
    "2 colonists": ("D06", 1),
}


SANTA_MARIA = GAME()


def cell(name: str) -> int:
    """`3,4` is row 3, column 4."""
    down, across = name.split(",")
    return 6 * (int(down) - 1) + int(across) - 1


class Position(ScriptedTable):
    """Empty colonies, empty storage, no coins, no dice: a test adds what it needs."""

    s: SantaMaria

    def __init__(self, seats: int = 2, **more: Any) -> None:
        super().__init__(SANTA_MARIA, seats, **more)
        while self.asked() != ["0 turn"]:  # choosing boards or town halls
            self.pick(self.options()[0])
        s = self.s
        s.white = filled(6, 0)
        s.blue = filled(6 * seats, 0)
        s.issued = 0
        for p in s.players:
            p.cells = filled(36, EMPTY)
            p.marks = filled(36, 0)
            p.filled = p.vacant = p.coins = p.skills = 0
            p.scholar = EMPTY
            p.storage = row(0, 0, 0, 0, 0)

    def player(self, seat: int = 0) -> Player:
        return self.s.players[seat]

    def has(self, seat: int = 0, /, **goods: int) -> None:
        """Resources and coins; what is not named is none."""
        p = self.player(seat)
        p.storage = row(*(goods.get(name, 0) for name in GOODS[:RESOURCES]))
        self.s.issued += goods.get("coins", 0) - p.coins
        p.coins = goods.get("coins", 0)

    def goods(self, seat: int = 0) -> dict[str, int]:
        """Resources and coins, without those of which there are none."""
        p = self.player(seat)
        held = {name: p.storage[kind] for kind, name in enumerate(GOODS[:RESOURCES])} | {"coins": p.coins}
        return {name: n for name, n in held.items() if n}

    def put(self, seat: int = 0, /, **spaces: str) -> None:
        """Buildings by place: put(c34="wood") is row 3, column 4."""
        p = self.player(seat)
        for name, what in spaces.items():
            place = cell(f"{name[1]},{name[2]}")
            tile, k = BUILDINGS[what]
            number = self.tile(tile).spaces[k]
            p.cells[place] = number
            p.filled |= only(place)
            p.vacant &= ~only(place)
            if self.s.edition.spaces[number].terrain != ROAD:
                p.vacant |= only(place)

    def tile(self, name: str) -> Any:
        return next(t for t in self.s.edition.tiles if t.name == name)

    def mark(self, place: str, seat: int = 0) -> int:
        """What lies there: 1 to 6 a white die, 7 to 12 a blue one, more: 12 and the coins."""
        return self.player(seat).marks[cell(place)]

    def white(self, *values: int) -> None:
        for value in values:
            self.s.white[value - 1] += 1

    def blue(self, *values: int, seat: int = 0) -> None:
        for value in values:
            self.s.blue[self.s.blue_row(seat) + value - 1] += 1
        self.player(seat).unlocked = max(self.player(seat).unlocked, len(values))

    def display(self, *names: str) -> None:
        """These tiles and no others."""
        numbers = [next(i for i, t in enumerate(self.s.edition.tiles) if t.name == name) for name in names]
        self.s.display = row(*numbers, *([EMPTY] * (10 - len(numbers))))
        for number in numbers:
            for bag in (self.s.doubles, self.s.triples):
                if bag.has(number):
                    bag.take(number)

    def dock(self, **shipments: str) -> None:
        """Shipment tiles at the docks by name; the other docks are empty."""
        names = [d.name for d in self.s.edition.docks]
        for number in self.s.docks:
            if number != EMPTY and not self.s.shipment_bag.has(number):
                self.s.shipment_bag.add(number)
        self.s.docks = filled(DOCKS, EMPTY)
        for where, name in shipments.items():
            number = next(i for i, x in enumerate(self.s.edition.shipments) if x.name == name)
            self.s.shipment_bag.take(number)
            self.s.docks[names.index(where)] = number

    def harbour(self, seat: int = 0, /, **counts: int) -> None:
        """A number of ships at each dock, from the stack."""
        names = [d.name for d in self.s.edition.docks]
        p = self.player(seat)
        for where, n in counts.items():
            for _ in range(n):
                number = self.s.shipment_bag.items[self.s.shipment_bag.size - 1]
                self.s.shipment_bag.take(number)
                p.ships = row(*p.ships, DOCKS * number + names.index(where))

    def skill(self, name: str, seat: int = 0) -> None:
        self.player(seat).skills |= only(SKILLS.index(name))

    def priests(self, scholars: str = "SC01 SC02 SC03", bishops: str = "BI1 BI2 BI3") -> None:
        """These on the common board."""
        self.s.scholars = row(*(int(name[2:]) - 1 for name in scholars.split()))
        self.s.bishops = row(*(int(name[2:]) - 1 for name in bishops.split()))

    def monk(self, space: int, *seats: int) -> None:
        """Monks on a space: 0 to 2 below scholars, 3 to 5 below bishops, 6 to 9 at stations."""
        for seat in seats:
            self.s.monks[space] |= only(seat)
            self.player(seat).monks -= 1

    def next_seat(self) -> int:
        """Who is asked now."""
        return int(self.asked()[0].split()[0])

    def turn(self, seat: int = 0) -> Position:
        return self.begin(Turn(seat))

    def begin_retiring(self, seat: int = 0) -> Position:
        """This seat's turn; it has decided to retire."""
        self.turn(seat)
        if self.asked() == [f"{seat} turn"]:
            self.pick("retire")
        return self

    def begin(self, *steps: Step) -> Position:
        self.stage(*steps)
        return self
