"""Analyses kept in files, by key: each part as soon as it is computed, the whole once it is there.

A part is one line, written at once. A line that was cut off by a crash is not read, and its part is computed again.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import msgspec
from msgspec import Struct

from farshore.study.analysis import ANALYSER, key_of, steps
from farshore.study.types import Analysis, AnalysisProgress, Budget, Moment
from farshore.study.units import DecisionPart, Part, Unit, YardstickPart


class KeptPart(Struct, omit_defaults=True):
    """A line of the file: a unit, and what came of it."""

    unit: Unit
    moment: Moment | None = None
    decision: DecisionPart | None = None
    yardstick: YardstickPart | None = None

    @property
    def part(self) -> Part | None:
        return self.moment or self.decision or self.yardstick


def kept_part(unit: Unit, part: Part) -> KeptPart:
    if isinstance(part, Moment):
        return KeptPart(unit, moment=part)
    return KeptPart(unit, decision=part) if isinstance(part, DecisionPart) else KeptPart(unit, yardstick=part)


class Shelf:
    """A folder of analyses."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def find(self, key: str) -> Analysis | None:
        """A finished analysis."""
        try:
            text = self._whole(key).read_bytes()
            return msgspec.json.decode(text, type=Analysis)
        except (OSError, msgspec.MsgspecError):
            return None

    def parts(self, key: str) -> dict[Unit, Part]:
        """What has been computed of an analysis that is not finished."""
        found: dict[Unit, Part] = {}
        try:
            lines = self._parts(key).read_bytes().split(b"\n")[:-1]  # what follows the last line break was cut off
        except OSError:
            return found
        for line in lines:
            try:
                kept = msgspec.json.decode(line, type=KeptPart)
            except msgspec.MsgspecError:
                continue
            if kept.part is not None:
                found[kept.unit] = kept.part
        return found

    def keep_part(self, key: str, unit: Unit, part: Part) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        line = msgspec.json.encode(kept_part(unit, part)) + b"\n"
        with self._parts(key).open("ab") as file:
            if file.tell() and not self._ends_whole(key):
                line = b"\n" + line
            file.write(line)

    def keep(self, analysis: Analysis) -> None:
        """The whole analysis; its parts are not needed any more."""
        self.folder.mkdir(parents=True, exist_ok=True)
        new = self._whole(analysis.key).with_suffix(".new")
        with new.open("wb") as file:
            file.write(msgspec.json.encode(analysis))
            file.flush()
            os.fsync(file.fileno())
        new.replace(self._whole(analysis.key))
        self._parts(analysis.key).unlink(missing_ok=True)

    def steps(self, record: str, budget: Budget | None = None) -> Iterator[AnalysisProgress]:
        """The analysis that is kept, or a new one that goes on with the parts that are."""
        key = key_of(record, budget)
        found = self.find(key)
        if found is not None:
            yield AnalysisProgress(1, 1, found)
            return
        for progress in steps(record, budget, self.parts(key), lambda unit, part: self.keep_part(key, unit, part)):
            if progress.analysis is not None:
                self.keep(progress.analysis)
            yield progress

    def _whole(self, key: str) -> Path:
        return self.folder / f"{key}-{ANALYSER}.json"

    def _parts(self, key: str) -> Path:
        return self.folder / f"{key}-{ANALYSER}.parts"

    def _ends_whole(self, key: str) -> bool:
        with self._parts(key).open("rb") as file:
            file.seek(-1, os.SEEK_END)
            return file.read(1) == b"\n"
