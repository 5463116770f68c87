"""Tables as rows of numbers, and picks as action numbers, for programs that learn. Each game declares its own.

Sizes follow from edition, seats and variants alone, never from games that were played. `Observation.write` reads the
real table, a view or an imagined one alike, and takes from it only what the seat may know: the conformance kit proves
that the row does not change with anything else, and that two views that differ have different rows.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64, mypyc_attr, u8

from farshore.core.agenda import Ask, Lane
from farshore.core.errors import FarshoreError
from farshore.core.notation import kebab

DENSE: Final = 1 << 16  # picks spread wider than this are searched for, not looked up
NO_ACTION: Final = -1


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
        """A new field; where it starts. Names are dotted paths, `own.cubes`, `seat2.tableau`.

        One without width, for things that these variants lack, is left out.
        """
        start = self.size
        if width > 0:
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


class Numbers:
    """The picks of one question in ascending order; they are the actions from `start` on, in the same order."""

    def __init__(self, start: i64, row: list[int]) -> None:
        self.start: i64 = start
        self.picks: vec[i64] = vec[i64](row)
        self.low: i64 = row[0] if row else start
        self.places: vec[i64] = vec[i64]()  # pick - low -> action; empty where picks are spread too wide
        if row and row[-1] - row[0] < DENSE:
            places = [NO_ACTION] * (row[-1] - row[0] + 1)
            for k, pick in enumerate(row):
                places[pick - row[0]] = int(start) + k
            self.places = vec[i64](places)

    def action(self, pick: i64) -> i64:
        """The action of a pick, or NO_ACTION."""
        if len(self.places) > 0:
            at = pick - self.low
            if 0 <= at < i64(len(self.places)):  # two returns: one with a condition would make objects
                return self.places[at]
            return NO_ACTION
        low: i64 = 0
        high: i64 = len(self.picks)
        while low < high:
            middle = (low + high) >> 1
            if self.picks[middle] < pick:
                low = middle + 1
            else:
                high = middle
        if low < i64(len(self.picks)) and self.picks[low] == pick:
            return self.start + low
        return NO_ACTION

    def pick(self, action: i64) -> i64:
        """The pick of an action of this question."""
        return self.picks[action - self.start]

    def write_mask(self, options: vec[i64], out: vec[u8], at: i64) -> None:
        """Write 1 at the action of every option."""
        for pick in options:
            action = self.action(pick)
            if action == NO_ACTION:
                raise FarshoreError(f"a question has no action for pick {pick}: its game does not declare it")
            out[at + action] = 1


class Actions:
    """Every pick that every question can ever offer, numbered: fixed for an edition, number of seats and variants."""

    def __init__(self, picks: dict[type[Ask], Iterable[int]]) -> None:
        self.kinds: list[type[Ask]] = sorted(picks, key=lambda kind: kind.__name__)
        self.numbers: dict[type[Ask], Numbers] = {}
        self.size: i64 = 0
        for kind in self.kinds:
            numbers = Numbers(self.size, sorted(set(picks[kind])))
            self.numbers[kind] = numbers
            self.size += len(numbers.picks)

    def of(self, ask: Ask) -> Numbers:
        """The actions of a question."""
        found = self.numbers.get(type(ask))
        if found is None:
            raise FarshoreError(f"{type(ask).__name__} has no actions: its game does not declare it")
        return found

    def number(self, ask: Ask, pick: i64) -> int:
        """The action of a pick."""
        found = self.of(ask).action(pick)
        if found == NO_ACTION:
            raise FarshoreError(f"{type(ask).__name__} has no action for pick {pick}: its game does not declare it")
        return found

    def pick(self, ask: Ask, action: i64) -> int:
        """The pick of an action."""
        numbers = self.of(ask)
        if not numbers.start <= action < numbers.start + i64(len(numbers.picks)):
            raise FarshoreError(f"action {action} is none of {type(ask).__name__}")
        return numbers.pick(action)

    def write_mask(self, ask: Ask, options: vec[i64], out: vec[u8], at: i64) -> None:
        """Write the mask of a question: 1 at every action that is legal. `out[at:]` is all zero."""
        self.of(ask).write_mask(options, out, at)

    def describe(self) -> list[str]:
        """A line for every run of picks: first action, how many, the question, its first and last pick."""
        lines = []
        for kind in self.kinds:
            numbers = self.numbers[kind]
            first = 0
            for k in range(len(numbers.picks)):
                if k + 1 == len(numbers.picks) or numbers.picks[k + 1] != numbers.picks[k] + 1:
                    low, high = numbers.picks[first], numbers.picks[k]
                    span = f"{low}" if low == high else f"{low} to {high}"
                    lines.append(f"{numbers.start + first:6} +{k - first + 1:<5} {kebab(kind.__name__)} {span}")
                    first = k + 1
        return lines


class Space:
    """Observations and actions of one game, edition, number of seats and set of variants: see `Game.space`."""

    def __init__(self, game: str, seats: int, edition: str, observation: Observation, actions: Actions) -> None:
        self.game = game
        self.seats = seats
        self.observation: Observation = observation
        self.actions: Actions = actions
        self.size: i64 = observation.layout.size
        self.blank_row: vec[i16] = zeros_i16(self.size)
        self.blank_mask: vec[u8] = zeros_u8(actions.size)
        body = [*observation.layout.describe(), *actions.describe()]
        self.digest: str = digest_of([game, str(seats), edition, *body])

    def row(self) -> vec[i16]:
        """A row to write an observation into: a copy, which is quicker than making one number by number."""
        return self.blank_row[:]

    def mask(self) -> vec[u8]:
        """A row to write a mask into."""
        return self.blank_mask[:]

    def seen(self, s: Any, seat: i64, ask: Ask | None) -> vec[i16]:
        """The observation of a seat, in a row of its own."""
        row = self.row()
        self.observation.write(s, seat, ask, row, 0)
        return row

    def legal(self, lane: Lane) -> vec[u8]:
        """The mask of the question that a lane waits on, in a row of its own."""
        ask = lane.asking
        assert ask is not None, "nobody is asked here"
        row = self.mask()
        self.actions.write_mask(ask, lane.options, row, 0)
        return row

    @property
    def scales(self) -> list[int]:
        """What each number of an observation is divided by to come out around 0 to 1."""
        return [field.scale for field in self.observation.layout.fields for _ in range(field.width)]

    def describe(self) -> list[str]:
        """The layout in words: every field of an observation, every run of actions."""
        return [
            f"{self.game}, {self.seats} seats, layout {self.digest}",
            f"observation: {self.size} numbers",
            *self.observation.layout.describe(),
            f"actions: {self.actions.size}",
            *self.actions.describe(),
        ]


def zeros_i16(n: i64) -> vec[i16]:
    row = vec[i16](capacity=n)
    for _ in range(n):
        row = append(row, 0)
    return row


def zeros_u8(n: i64) -> vec[u8]:
    row = vec[u8](capacity=n)
    for _ in range(n):
        row = append(row, 0)
    return row


def digest_of(lines: Iterable[str]) -> str:
    return hashlib.blake2b("\n".join(lines).encode(), digest_size=8).hexdigest()
