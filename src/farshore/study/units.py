"""The parts of an analysis, as they are computed and kept."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from farshore.study.types import DecisionReading, Moment

Kind = Literal["moment", "decision", "yardstick"]


class Unit(Struct, frozen=True):
    """Something to compute: a moment by its row, a decision or a yardstick game by its number."""

    kind: Kind
    number: int


class DecisionPart(Struct, frozen=True):
    """How a decision reads."""

    number: int
    own: DecisionReading
    open: DecisionReading | None = None


class YardstickPart(Struct, frozen=True):
    """Points by category per seat at the end of a game that the strongest bot played for everybody."""

    number: int
    categories: list[dict[str, int]]


Part = Moment | DecisionPart | YardstickPart
