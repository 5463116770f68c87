"""The one source of luck. It lives outside every game state; Nature's player holds it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

MASK32: Final = 0xFFFFFFFF
WARMING: Final = 12  # words that are drawn first and thrown away


class Rng:
    """The generator sfc32: four words of 32 bits. No product passes 2**63, so compiled and interpreted agree."""

    __slots__ = ("a", "b", "c", "counter")

    def __init__(self, seed: i64) -> None:
        self.a: i64 = seed & MASK32
        self.b: i64 = (seed >> 32) & MASK32
        self.c: i64 = 0x9E3779B9
        self.counter: i64 = 1
        for _ in range(WARMING):
            self.word()

    @property
    def has_drawn(self) -> bool:
        """Has anybody asked it for a number?"""
        return self.counter != WARMING + 1

    def clone(self) -> Rng:
        twin = Rng(0)
        twin.set_words(self.a, self.b, self.c, self.counter)
        return twin

    def set_words(self, a: i64, b: i64, c: i64, counter: i64) -> None:
        """Go on from words that were kept."""
        self.a, self.b, self.c, self.counter = a, b, c, counter

    def word(self) -> i64:
        """A number of 32 random bits."""
        out = (self.a + self.b + self.counter) & MASK32
        self.counter = (self.counter + 1) & MASK32
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & MASK32
        self.c = ((((self.c << 21) & MASK32) | (self.c >> 11)) + out) & MASK32
        return out

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1."""
        return (self.word() * n) >> 32
