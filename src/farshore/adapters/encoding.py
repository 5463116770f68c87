"""Tables as vectors and picks as action numbers, for any game. `docs/research.md` tells the layout.

Games do not declare how long their rows get or how high their picks go. So a layout is measured: some games are
played at random, always the same ones, and the longest and highest seen decide. What later goes beyond that is
clipped in observations, and takes one of the SPARE actions, so every legal pick always has an action of its own.

An observation is: whose view it is, what is asked and with which arguments, what each seat has (`Game.tallies`, the
viewer first), then every field of the table as the viewer sees it. A row that keeps its length stands as it is, but a
high number, which is a set of bits, as its bits; a row that grows and shrinks, and a bag, stand as how many there are
of each thing.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from farshore.adapters.sitting import Sitting
from farshore.core.agenda import Ask, Chance, State
from farshore.core.errors import FarshoreError, MissingExtra
from farshore.core.game import Game
from farshore.core.notation import kebab, question
from farshore.core.registry import game_named
from farshore.core.rng import Rng
from farshore.core.wire import OF_CORE, field_names, pack, to_wire

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as fault:
    raise MissingExtra("this needs the extra 'research': pip install 'farshore[research]'") from fault

SAMPLES = 12  # games that are played to measure
SPARE = 64  # actions for picks beyond what was seen
GAP = 32  # picks further apart than this are ranges of their own
BEYOND = 1.25  # rows of things get that much more room than was seen
HIGH = 4096  # a number above this is a set of bits
BITS = 63
LIMIT = 1e6  # no number in a vector is higher
Floats = NDArray[np.float32]
Mask = NDArray[np.int8]


@dataclass(frozen=True)
class Field:
    """A stretch of the vector; `how` its numbers stand there: "plain", "counts" or "bits"."""

    name: str
    start: int
    width: int
    how: str = "plain"


def leaves(value: Any, name: str = "") -> Iterator[tuple[str, list[int], bool]]:
    """Every row of numbers in plain data, by its path; True where it is a bag."""
    if isinstance(value, dict):
        if set(value) == {"items", "size", "where"}:
            yield name, value["items"][: value["size"]], True
            return
        for key in sorted(value):
            yield from leaves(value[key], f"{name}.{key}" if name else key)
    elif isinstance(value, list) and any(isinstance(x, (list, dict)) for x in value):
        for i, part in enumerate(value):
            yield from leaves(part, f"{name}.{i}")
    elif isinstance(value, list):
        yield name, value, False
    elif isinstance(value, int):
        yield name, [int(value)], False


def table_fields(seen: State) -> Iterator[tuple[str, list[int], bool]]:
    """The game's own part of a view; stacks of steps stay out, the open question is told separately."""
    wire = to_wire(seen)
    return leaves({key: value for key, value in wire.items() if key not in (*OF_CORE, "seats", "viewer")})


def arguments(ask: Ask) -> list[int]:
    return [int(pack(getattr(ask, name))) for name in field_names(type(ask)) if name != "seat"]


class Measure:
    """The bounds of everything, over some games."""

    def __init__(self) -> None:
        self.lengths: dict[str, set[int]] = {}
        self.highest: dict[str, int] = {}
        self.bags: set[str] = set()
        self.picks: dict[str, set[int]] = {}
        self.arguments = 0
        self.longest = 0

    def look(self, table: Sitting) -> None:
        ask, options = table.ask, table.lane.options
        for name, row, is_bag in table_fields(table.seen(table.seat)):
            self.lengths.setdefault(name, set()).add(len(row))
            self.highest[name] = max(self.highest.get(name, 0), *row, 0)
            if is_bag:
                self.bags.add(name)
        self.picks.setdefault(question(ask), {0}).update(options)
        self.arguments = max(self.arguments, len(arguments(ask)))

    def play(self, game: Game, seats: int, options: Mapping[str, str], edition: str, seed: int) -> None:
        table = Sitting(game, seats, options, edition, seed)
        choices = Rng(seed + 1)
        while not table.is_over:
            self.look(table)
            row = table.lane.options
            table.pick(row[choices.below(len(row))])
        self.longest = max(self.longest, table.picks)


def runs(picks: set[int]) -> list[tuple[int, int]]:
    """The numbers as ranges, lowest and highest, without the wide gaps."""
    found: list[tuple[int, int]] = []
    for pick in sorted(picks):
        if found and pick - found[-1][1] <= GAP:
            found[-1] = found[-1][0], pick
        else:
            found.append((pick, pick))
    return found


class Encoding:
    """The layout for one game, number of seats and set of options; `encoding` keeps them."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, str], edition: str = "standard") -> None:
        self.game = game
        self.seats = seats
        measure = Measure()
        for seed in range(SAMPLES):
            measure.play(game, seats, options, edition, seed)
        self.longest = measure.longest  # picks of the longest game seen
        asks = [step for step in game.steps.values() if issubclass(step, Ask) and not issubclass(step, Chance)]
        self.questions = sorted({kebab(step.__name__) for step in asks})
        self.fields: dict[str, Field] = {}
        self.size = 0
        self.lay_out(measure, options, edition)
        self.numbers: dict[str, dict[int, int]] = {}  # question -> pick -> action
        self.ranges: list[tuple[str, int, int, int]] = []  # question, first action, lowest and highest pick
        self.spare = 0
        for name, picks in sorted(measure.picks.items()):
            for low, high in runs(picks):
                self.ranges.append((name, self.spare, low, high))
                known = self.numbers.setdefault(name, {})
                known.update({pick: self.spare + pick - low for pick in range(low, high + 1)})
                self.spare += high - low + 1
        self.actions = self.spare + SPARE

    def lay_out(self, measure: Measure, options: Mapping[str, str], edition: str) -> None:
        self.add("viewer", self.seats)
        self.add("question", len(self.questions))
        self.add("picks_left", 1)
        self.add("arguments", measure.arguments)
        self.tallies = list(self.game.tallies(self.game.new(self.seats, options, edition), 0))
        for turn in range(self.seats):
            for name in self.tallies:
                self.add(f"tally.{turn}.{name}", 1)
        for name, lengths in measure.lengths.items():
            high = measure.highest[name]
            if high > HIGH:
                self.add(name, max(lengths) * BITS, "bits")
            elif len(lengths) > 1 or name in measure.bags:
                self.add(name, int(high * BEYOND) + 1, "counts")
            else:
                self.add(name, max(lengths))

    def add(self, name: str, width: int, how: str = "plain") -> None:
        self.fields[name] = Field(name, self.size, width, how)
        self.size += width

    # --- observations ------------------------------------------------------------------------------
    def observe(self, seen: State, ask: Ask | None) -> Floats:
        """A view as a vector; `ask` is the question to the viewer, if any."""
        out = np.zeros(self.size, dtype=np.float32)
        viewer = seen.viewer
        out[self.fields["viewer"].start + viewer] = 1
        if ask is not None and ask.seat == viewer:
            out[self.fields["question"].start + self.questions.index(question(ask))] = 1
            self.put(out, "picks_left", [ask.picks_left()])
            self.put(out, "arguments", arguments(ask))
        for turn in range(self.seats):
            had = self.game.tallies(seen, (viewer + turn) % self.seats)
            for name in self.tallies:
                self.put(out, f"tally.{turn}.{name}", [had[name]])
        for name, row, _ in table_fields(seen):
            self.put(out, name, row)
        return np.clip(out, -LIMIT, LIMIT)

    def put(self, out: Floats, name: str, row: list[int]) -> None:
        field = self.fields.get(name)
        if field is None or field.width == 0:
            return
        if field.how == "bits":
            row = [x >> bit & 1 for x in row for bit in range(BITS)]
        if field.how == "counts":
            for x in row:
                if x >= 0:
                    out[field.start + min(x, field.width - 1)] += 1
            return
        kept = row[: field.width]
        out[field.start : field.start + len(kept)] = kept

    # --- actions -----------------------------------------------------------------------------------
    def choices(self, ask: Ask, options: Any) -> dict[int, int]:
        """Every action that is legal now, with its pick."""
        known = self.numbers.get(question(ask), {})
        found = {known[pick]: pick for pick in options if pick in known}
        strange = [pick for pick in options if pick not in known]
        if len(strange) > SPARE:
            raise FarshoreError(f"{question(ask)} offers {len(strange)} picks beyond the layout, more than {SPARE}")
        return found | {self.spare + i: pick for i, pick in enumerate(strange)}

    def mask(self, legal: Mapping[int, int]) -> Mask:
        out = np.zeros(self.actions, dtype=np.int8)
        out[list(legal)] = 1
        return out

    def describe(self) -> str:
        """The layout as text, a line a field or question."""
        lines = [f"{self.game.name}, {self.seats} seats: {self.size} numbers, {self.actions} actions"]
        for f in self.fields.values():
            lines.append(f"  {f.start:5} +{f.width:<4} {f.name}{'' if f.how == 'plain' else f' ({f.how})'}")
        for name, first, low, high in self.ranges:
            lines.append(f"  action {first:5} to {first + high - low:5}: {name} {low} to {high}")
        lines.append(
            f"  action {self.spare:5} to {self.actions - 1:5}: picks beyond these, in the order of the options"
        )
        return "\n".join(lines)


@cache
def _encoding(name: str, seats: int, options: tuple[tuple[str, str], ...], edition: str) -> Encoding:
    return Encoding(game_named(name), seats, dict(options), edition)


def encoding(
    game: str, seats: int = 2, options: Mapping[str, str] | None = None, edition: str = "standard"
) -> Encoding:
    """The layout, measured once."""
    found = game_named(game)
    return _encoding(found.name, seats, tuple(sorted(found.settle(seats, options).items())), edition)
