"""A Race for the Galaxy game as an independent engine logged it: events, looked up by what our table needs next."""

from __future__ import annotations

import gzip
import json
import re
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

Json = dict[str, Any]
BOUNDARIES = {"setup", "phase", "round_end", "result"}
TOGETHER = {"ACTION", "START", "DISCARD", "PLACE"}  # choices that all make at the same time, in no order


class Mismatch(Exception):
    """A difference after which the game cannot be followed any more."""


def slug(title: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", title.lower().replace("'", "")).strip("-")


class Log:
    """The events of one game, each used up once; searches end at the next boundary, where states are compared."""

    def __init__(self, events: list[Json], names: list[str]) -> None:
        self.head, self.events = events[0], events[1:]
        self.used = [False] * len(self.events)
        self.at = 0  # everything before is used up
        self.out_of_turn: list[str] = []  # events used before earlier ones of other seats
        self.ours: list[int] = []  # its cards -> ours
        copies: Counter[str] = Counter()
        for title in self.head["cards"]:
            name = slug(title)
            copies[name] += 1
            self.ours.append(names.index(name if copies[name] == 1 else f"{name}#{copies[name]}"))

    def cards(self, row: list[int]) -> set[int]:
        """Its cards as ours."""
        return {self.ours[x] for x in row}

    def ahead(self) -> Iterator[tuple[int, Json]]:
        """What is left before the next boundary."""
        for i in range(self.at, len(self.events)):
            if self.events[i]["ev"] in BOUNDARIES:
                return
            if not self.used[i]:
                yield i, self.events[i]

    def find(self, seat: int, kind: str, fits: Callable[[Json], bool] = lambda e: True) -> Json | None:
        """The next event of that kind and seat, now used up."""
        others: list[str] = []
        for i, e in self.ahead():
            what = e.get("type", e["ev"])
            if e.get("p") == seat and what == kind and fits(e):
                self.used[i] = True
                if others and kind not in TOGETHER:
                    self.out_of_turn.append(f"{kind} of seat {seat} before {others[0]}")
                return e
            if "p" in e and e["p"] != seat and what not in TOGETHER:
                others.append(f"{what} of seat {e['p']}")
        return None

    def expects(self, seat: int, *kinds: str) -> bool:
        """Does an event of these kinds still follow for that seat?"""
        return any(e.get("p") == seat and e.get("type", e["ev"]) in kinds for _, e in self.ahead())

    def need(self, seat: int, kind: str, fits: Callable[[Json], bool] = lambda e: True) -> Json:
        e = self.find(seat, kind, fits)
        if e is None:
            raise Mismatch(f"no {kind} of seat {seat} that fits follows there")
        return e

    def reshuffles(self) -> bool:
        return any(e["ev"] == "reshuffle" for _, e in self.ahead())

    def boundary(self, kind: str) -> Json:
        """The boundary that must come now; everything before it must be used up."""
        for _, e in self.ahead():
            if e["ev"] != "reshuffle":
                raise Mismatch(f"only there: {e}")
        while self.at < len(self.events):
            e = self.events[self.at]
            self.at += 1
            if e["ev"] in BOUNDARIES:
                if e["ev"] != kind:
                    raise Mismatch(f"there it is {e['ev']} {e.get('phase', '')}, here {kind}")
                return e
        raise Mismatch(f"the log ends before {kind}")


def games_in(path: Path) -> Iterator[list[Json]]:
    """The games of a file of JSON lines, gzipped or not."""
    text = (gzip.decompress(path.read_bytes()) if path.suffix == ".gz" else path.read_bytes()).decode()
    game: list[Json] = []
    for line in text.splitlines():
        e = json.loads(line)
        if e["ev"] == "game" and game:
            yield game
            game = []
        game.append(e)
    if game:
        yield game
