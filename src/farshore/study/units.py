"""The parts of an analysis, as they are computed and kept."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from farshore.study.types import DecisionReading, Moment

Kind = Literal["moment", "decision", "yardstick"]


class Unit(Struct, frozen=True):
    """Something to compute: a moment by its row, a decision or a yardstick game by its number; of the game, a leg."""

    kind: Kind
    number: int
    leg: int = 0


class DecisionPart(Struct, frozen=True):
    """How a decision reads."""

    number: int
    own: DecisionReading
    open: DecisionReading | None = None


class YardstickPart(Struct, frozen=True):
    """A game that the strongest bot plays for everybody, up to the end of a leg."""

    number: int
    leg: int
    picks: list[int]  # all since the first decision of the record, Nature's too
    categories: list[dict[str, int]] = []  # points per seat, once the game is over


Part = Moment | DecisionPart | YardstickPart
