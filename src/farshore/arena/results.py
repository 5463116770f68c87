"""The results file: a line with the plan, then a line for each stretch of games that is done.

A stretch is written whole and flushed to the disk before it counts. A run that was killed leaves at most a torn last
line, which is cut off when the file is opened again; whatever is missing is played then, and nothing twice.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from farshore.arena.counts import Counts
from farshore.arena.match import Result, result_from
from farshore.arena.plan import BrokenPlan, Plan, plan_from

FREE = {"games": 0, "dataset": ""}  # what may change from run to run


class Results:
    """Everything played so far, in memory and, with a path, on disk."""

    def __init__(self, plan: Plan, path: Path | None = None) -> None:
        self.plan = plan
        self.path = path
        self.counts = Counts()
        self.by_number: dict[int, Result] = {}
        if path is not None and path.exists() and path.stat().st_size:
            self.reopen(path)
        elif path is not None:
            path.parent.mkdir(parents=True, exist_ok=True)
            self.append({"plan": plan.to_dict()})

    def reopen(self, path: Path) -> None:
        """Continue an earlier run; its plan may differ only in the number of games."""
        whole, _, torn = path.read_bytes().rpartition(b"\n")
        head, *stretches = whole.splitlines() or [b""]
        try:
            found = plan_from(json.loads(head)["plan"])
        except (ValueError, KeyError, TypeError) as fault:
            raise BrokenPlan(f"{path} is not a results file; name another one") from fault
        if {**found.to_dict(), **FREE} != {**self.plan.to_dict(), **FREE}:
            raise BrokenPlan(f"{path} holds results of another tournament; name another file, or delete it")
        if torn:
            with path.open("r+b") as file:
                file.truncate(len(whole) + 1)
        for line in stretches:
            self.take_in(json.loads(line))

    def append(self, line: dict[str, Any]) -> None:
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(line, separators=(",", ":")) + "\n")
                file.flush()
                os.fsync(file.fileno())

    def take_in(self, stretch: dict[str, Any]) -> None:
        self.counts.include(stretch["counts"])
        for fields in stretch["results"]:
            result = result_from(fields)
            self.by_number[result.number] = result

    def add(self, stretch: dict[str, Any]) -> bool:
        """Write a stretch down, unless some of it is there already: a task done twice counts once."""
        if any(number in self.by_number for number in range(stretch["first"], stretch["last"])):
            return False
        self.append(stretch)
        self.take_in(stretch)
        return True

    @property
    def played(self) -> list[Result]:
        """In the order of the plan, not of finishing."""
        return [self.by_number[number] for number in sorted(self.by_number)]

    def gaps(self) -> Iterator[tuple[int, int]]:
        """Stretches of the plan that are still to be played."""
        first = None
        for number in range(self.plan.total + 1):
            missing = number < self.plan.total and number not in self.by_number
            if missing and first is None:
                first = number
            elif not missing and first is not None:
                yield first, number
                first = None
