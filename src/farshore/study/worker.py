"""A process that computes parts of analyses: a task per line on standard input, an answer per line on standard output.

A server starts it like the workers of its bots, and gives it a unit whenever no bot waits. It keeps nothing.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from typing import TypeVar

import msgspec
from msgspec import Struct

from farshore.study.analysis import compute
from farshore.study.shelf import KeptPart, kept_part
from farshore.study.types import Budget
from farshore.study.units import Unit

Task = TypeVar("Task")


class UnitTask(Struct):
    """Compute one unit of the analysis of a record."""

    record: str
    unit: Unit
    budget: Budget | None = None
    before: list[int] = []  # picks that a leg of a yardstick game goes on from


class UnitAnswer(Struct):
    """The part; or what went wrong."""

    part: KeptPart | None = None
    fault: str = ""


def answer(task: UnitTask) -> UnitAnswer:
    try:
        return UnitAnswer(kept_part(task.unit, compute(task.record, task.unit, task.budget, task.before)))
    except Exception as fault:  # noqa: BLE001  # whatever a record does, the worker goes on with the next task
        return UnitAnswer(None, f"{type(fault).__name__}: {fault}")


def work(decoder: msgspec.json.Decoder[Task], answered: Callable[[Task], object]) -> None:
    """Answers every line of standard input. What a game or a bot prints goes to standard error."""
    replies = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    for line in sys.stdin.buffer:
        replies.write(msgspec.json.encode(answered(decoder.decode(line))) + b"\n")
        replies.flush()


def main() -> None:
    work(msgspec.json.Decoder(UnitTask), answer)


if __name__ == "__main__":
    main()
