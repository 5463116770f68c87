"""Luck: the generator sfc32 as published, written here a second time; a seed means the same game for ever."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from farshore.core.agenda import Ask, State
from farshore.core.registry import game_named
from farshore.core.rng import Rng
from farshore.core.session import seeded

WORD = 2**32


def sfc32(seed: int) -> Iterator[int]:
    a, b, c, counter = seed % WORD, (seed >> 32) % WORD, 0x9E3779B9, 1
    while True:
        total = (a + b + counter) % WORD
        a, b = b ^ (b >> 9), 9 * c % WORD
        c = ((c << 21 | c >> 11) % WORD + total) % WORD
        counter = (counter + 1) % WORD
        yield total


@pytest.mark.parametrize("seed", [0, 1, 97, 2**32 + 5, 2**63 - 1, -1])
def test_words_are_those_of_sfc32_after_twelve(seed: int) -> None:
    rng = Rng(seed)
    assert [rng.word() for _ in range(200)] == list(islice(sfc32(seed), 12, 212))


def test_numbers_below_a_limit_are_the_high_bits() -> None:
    rng, words = Rng(7), islice(sfc32(7), 12, 112)
    assert [rng.below(6) for _ in range(100)] == [6 * word >> 32 for word in words]


class Dice(Ask):
    """Shows what luck it is given."""

    def sample(self, s: State, rng: Rng) -> Any:
        return rng.word()


@pytest.mark.parametrize(("large", "small"), [(2**64 + 3, 3), (2**63, -(2**63)), (2**64 - 1, -1), (5, 5), (-7, -7)])
def test_of_a_large_seed_64_bits_count(large: int, small: int) -> None:
    table = game_named("century_new_world").new(2)
    assert seeded(large)(table, Dice(0)) == Rng(small).word()


def test_it_knows_whether_a_number_was_drawn() -> None:
    rng = Rng(7)
    assert not rng.has_drawn
    rng.below(6)
    assert rng.has_drawn
