"""Bags and luck: every thing is drawn once, and a sorted bag tells nothing of the past."""

from __future__ import annotations

from collections import Counter

from farshore.core.bag import Bag
from farshore.core.rng import Rng


def bag_of(*things: int) -> Bag:
    bag = Bag(10)
    for thing in things:
        bag.add(thing)
    return bag


def test_a_bag_gives_each_thing_once() -> None:
    bag, rng = bag_of(*range(10)), Rng(1)
    drawn = []
    while bag.size:
        thing = bag.sample(rng)
        bag.take(thing)
        assert not bag.has(thing)
        drawn.append(thing)
    assert sorted(drawn) == list(range(10))


def test_a_bag_sorted_tells_nothing_of_the_past() -> None:
    one, other = bag_of(1, 5, 3), bag_of(5, 9, 1, 3)
    other.take(9)
    one.sort()
    other.sort()
    assert list(one.items) == list(other.items)
    assert list(one.where) == list(other.where)
    assert [one.has(x) for x in (1, 2, -1, 10, 99)] == [True, False, False, False, False]


def test_luck_is_even_and_repeatable() -> None:
    counts = Counter(Rng(seed).below(6) for seed in range(6000))
    assert set(counts) == set(range(6))
    assert all(850 < n < 1150 for n in counts.values())
    assert [Rng(7).word() for _ in range(3)] == [Rng(7).word()] * 3
    assert Rng(1 << 40).word() != Rng(0).word()
