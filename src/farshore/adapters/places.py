"""Where the numbers of a table stand in a vector. Compiled, since a learner looks at every decision.

A table is a tree of objects, lists, rows and numbers; a `Place` stands for one branch of it, by its path. Places are
found as tables are walked over: a `Survey` notes how long their rows get and how high their numbers go, a `Writer`
puts the numbers where the layout wants them.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from farshore.core.bag import Bag
from farshore.core.wire import field_names

ROW: Final = type(vec[i64]())
PLAIN: Final = 0  # numbers stand as they are
COUNTS: Final = 1  # how many there are of each number
BITS: Final = 2  # every number as a set of bits
BITS_EACH: Final = 63
LIMIT: Final = 1_000_000  # no number in a vector is higher


class Place:
    """A branch of the table: an object with fields, a list with parts, or a row of numbers."""

    __slots__ = ("children", "fields", "highest", "how", "is_bag", "longest", "name", "shortest", "start", "width")

    def __init__(self, name: str) -> None:
        self.name: str = name  # the path: players.0.cubes
        self.fields: list[str] = []  # of an object; its children are in the same order
        self.children: list[Place] = []
        self.is_bag: bool = False
        self.shortest: i64 = -1  # never seen as a row
        self.longest: i64 = 0
        self.highest: i64 = 0
        self.how: i64 = PLAIN
        self.start: i64 = 0
        self.width: i64 = 0  # 0: stands nowhere

    def has_fields(self, names: list[str]) -> None:
        self.fields = names
        self.children = [Place(f"{self.name}.{field}" if self.name else field) for field in names]

    def part(self, number: i64) -> Place:
        if number == i64(len(self.children)):
            self.children.append(Place(f"{self.name}.{number}"))
        return self.children[number]


class Walk:
    """Table and places side by side; what is done with every row of numbers is up to the subclass."""

    __slots__ = ()

    def row(self, place: Place, row: vec[i64]) -> None:
        raise NotImplementedError

    def number(self, place: Place, x: i64) -> None:
        raise NotImplementedError

    def walk(self, place: Place, value: Any) -> None:
        if isinstance(value, int):
            self.number(place, value)
        elif isinstance(value, ROW):
            self.row(place, value)
        elif isinstance(value, list):
            self.parts(place, value)
        elif isinstance(value, Bag):
            place.is_bag = True
            self.row(place, value.items[: value.size])
        elif value is not None and not isinstance(value, str):
            self.fields(place, value)

    def fields(self, place: Place, value: Any) -> None:
        if not place.fields:
            place.has_fields(field_names(type(value)))
        for i in range(i64(len(place.fields))):
            self.walk(place.children[i], getattr(value, place.fields[i]))

    def parts(self, place: Place, value: list[Any]) -> None:
        """A list of numbers is a row; any other has a place for every part."""
        row = vec[i64](capacity=len(value))
        for i in range(i64(len(value))):
            part = value[i]
            if isinstance(part, int):
                row = append(row, part)
            else:
                self.walk(place.part(i), part)
        if i64(len(row)) == i64(len(value)):
            self.row(place, row)


class Survey(Walk):
    """Notes the bounds of every place."""

    __slots__ = ("found",)

    def __init__(self) -> None:
        self.found: list[Place] = []  # places with numbers, as they were first seen

    def row(self, place: Place, row: vec[i64]) -> None:
        length = i64(len(row))
        if place.shortest < 0:
            self.found.append(place)
            place.shortest = length
        place.shortest = min(place.shortest, length)
        place.longest = max(place.longest, length)
        for x in row:
            place.highest = max(place.highest, x)

    def number(self, place: Place, x: i64) -> None:
        self.row(place, vec[i64]([x]))


class Writer(Walk):
    """Fills a vector. What goes beyond the layout is clipped, or left out."""

    __slots__ = ("out",)

    def __init__(self, nothing: vec[i64]) -> None:
        self.out: vec[i64] = nothing[:]

    def put(self, at: i64, x: i64) -> None:
        self.out[at] = max(i64(-LIMIT), min(i64(LIMIT), x))

    def put_named(self, at: i64, names: list[str], numbers: dict[str, int]) -> None:
        for i in range(i64(len(names))):
            self.put(at + i, numbers[names[i]])

    def number(self, place: Place, x: i64) -> None:
        if place.how == PLAIN and place.width:
            self.put(place.start, x)
        elif place.width:
            self.row(place, vec[i64]([x]))

    def row(self, place: Place, row: vec[i64]) -> None:
        if place.width == 0:
            return
        if place.how == COUNTS:
            self.count(place, row)
        elif place.how == BITS:
            self.bits(place, row)
        else:
            for i in range(min(i64(len(row)), place.width)):
                self.put(place.start + i, row[i])

    def count(self, place: Place, row: vec[i64]) -> None:
        for x in row:
            if x >= 0:
                self.out[place.start + min(x, place.width - 1)] += 1

    def bits(self, place: Place, row: vec[i64]) -> None:
        for i in range(min(i64(len(row)), place.width // BITS_EACH)):
            for bit in range(i64(BITS_EACH)):
                self.out[place.start + BITS_EACH * i + bit] = (row[i] >> bit) & 1
