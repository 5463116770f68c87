"""Tables as rows of numbers, and picks as action numbers, for programs that learn. Each game declares its own.

Sizes follow from edition, seats and variants alone, never from games that were played. `Observation.write` reads the
real table, a view or an imagined one alike, and takes from it only what the seat may know: the conformance kit proves
that the row does not change with anything else, and that two views that differ have different rows.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from farshore.core.agenda import Ask
from farshore.core.errors import FarshoreError

SPARSE: Final = 1 << 12  # picks spread wider than this are looked up in a table


class Field:
    """A named stretch of an observation. Its numbers are divided by `scale` to come out around 0 to 1."""

    def __init__(self, name: str, start: int, width: int, scale: int) -> None:
        self.name = name
        self.start = start
        self.width = width
        self.scale = scale


class Layout:
    """What stands where: fields are added in order, and the start of each is kept by the encoder."""

    def __init__(self) -> None:
        self.fields: list[Field] = []
        self.size: i64 = 0

    def add(self, name: str, width: i64 = 1, scale: int = 1) -> i64:
        """A new field; where it starts. Names are dotted paths, `own.cubes`, `seat2.tableau`."""
        start = self.size
        self.fields.append(Field(name, start, width, scale))
        self.size += width
        return start

    def describe(self) -> list[str]:
        return [f"{f.start:6} +{f.width:<5} {f.name}{f' /{f.scale}' if f.scale != 1 else ''}" for f in self.fields]


@mypyc_attr(allow_interpreted_subclasses=True)
class Observation:
    """A game's encoder for one edition, number of seats and set of variants. A game's own adds starts of fields."""

    def __init__(self) -> None:
        self.layout = Layout()

    def write(self, s: Any, seat: i64, ask: Ask | None, out: vec[i16], at: i64) -> None:
        """Write what `seat` may know into `out[at:]`, which is all zero; `ask` is the question put to it, if any."""
        raise NotImplementedError


class Actions:
    """Every pick that every question can ever offer, numbered: fixed for an edition, number of seats and variants."""

    def __init__(self, picks: dict[type[Ask], Iterable[int]]) -> None:
        self.kinds: list[type[Ask]] = sorted(picks, key=lambda kind: kind.__name__)
        self.starts: dict[type[Ask], int] = {}  # question -> its first action
        self.picks: dict[type[Ask], list[int]] = {}  # question -> its picks, ascending
        self.places: dict[type[Ask], dict[int, int]] = {}  # question -> pick -> action
        self.size = 0
        for kind in self.kinds:
            row = sorted(set(picks[kind]))
            self.starts[kind] = self.size
            self.picks[kind] = row
            self.places[kind] = {pick: self.size + k for k, pick in enumerate(row)}
            self.size += len(row)

    def number(self, ask: Ask, pick: int) -> int:
        """The action of a pick."""
        found = self.places[type(ask)].get(pick)
        if found is None:
            raise FarshoreError(f"{type(ask).__name__} has no action for pick {pick}: its game does not declare it")
        return found

    def pick(self, ask: Ask, action: int) -> int:
        """The pick of an action."""
        return self.picks[type(ask)][action - self.starts[type(ask)]]


def digest_of(lines: Iterable[str]) -> str:
    return hashlib.blake2b("\n".join(lines).encode(), digest_size=8).hexdigest()
