"""A deck nobody has looked at: things without an order, drawn in constant time."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from farshore.core.agenda import Chance
from farshore.core.rng import Rng
from farshore.core.rows import filled


class Bag:
    """Distinct things numbered below `universe`. The last one fills the gap a taken one leaves."""

    __slots__ = ("items", "size", "where")

    def __init__(self, universe: i64) -> None:
        self.size: i64 = 0
        self.items: vec[i64] = filled(universe, -1)  # the first `size` count
        self.where: vec[i64] = filled(universe, -1)  # thing -> place in items

    def clone(self) -> Bag:
        twin = Bag(0)
        twin.size = self.size
        twin.items = self.items[:]
        twin.where = self.where[:]
        return twin

    def add(self, thing: i64) -> None:
        size = self.size
        self.items[size] = thing
        self.where[thing] = size
        self.size = size + 1

    def add_range(self, low: i64, high: i64) -> None:
        """Everything from `low` up to, but not including, `high`."""
        items = self.items
        where = self.where
        size = self.size
        for thing in range(low, high):
            items[size] = thing
            where[thing] = size
            size += 1
        self.size = size

    def take(self, thing: i64) -> None:
        items = self.items
        where = self.where
        size = self.size - 1
        gap = where[thing]
        last = items[size]
        items[gap] = last
        where[last] = gap
        where[thing] = -1
        items[size] = -1
        self.size = size

    def sort(self) -> None:
        """In ascending order, so that a view tells nothing of what was taken when."""
        place: i64 = 0
        for thing in range(i64(len(self.where))):
            if self.where[thing] >= 0:
                self.items[place] = thing
                self.where[thing] = place
                place += 1

    def sample(self, rng: Rng) -> i64:
        return self.items[rng.below(self.size)]

    def has(self, thing: i64) -> bool:
        return 0 <= thing < len(self.where) and self.where[thing] >= 0

    def outcomes(self) -> list[tuple[i64, i64]]:
        return sorted([(self.items[i], 1) for i in range(self.size)])


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class DrawFromBag(Chance):
    """Nature takes one thing out of a bag, each equally likely; from an empty bag nothing."""

    __slots__ = ()

    def bag(self, s: Any) -> Bag:
        raise NotImplementedError

    def run(self, s: Any) -> None:
        if self.bag(s).size:
            super().run(s)

    def sample(self, s: Any, rng: Rng) -> i64:
        return self.bag(s).sample(rng)

    def allows(self, s: Any, pick: i64) -> bool:
        return self.bag(s).has(pick)

    def outcomes(self, s: Any) -> list[tuple[i64, i64]]:
        return self.bag(s).outcomes()
