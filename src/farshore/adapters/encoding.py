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

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache

from farshore.adapters.places import BITS, BITS_EACH, COUNTS, PLAIN, Place, Survey, Writer
from farshore.adapters.sitting import Sitting
from farshore.core.agenda import Ask, Chance, State
from farshore.core.errors import FarshoreError, MissingExtra
from farshore.core.game import Game
from farshore.core.notation import kebab
from farshore.core.registry import game_named
from farshore.core.rng import Rng
from farshore.core.rows import filled
from farshore.core.wire import OF_CORE, field_names

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
HOW = {PLAIN: "plain", COUNTS: "counts", BITS: "bits"}
Floats = NDArray[np.float32]
Mask = NDArray[np.int8]


@dataclass(frozen=True)
class Field:
    """A stretch of the vector; `how` its numbers stand there: "plain", "counts" or "bits"."""

    name: str
    start: int
    width: int
    how: str = "plain"


def arguments(kind: type[Ask]) -> list[str]:
    """The fields of a question that tell more than whom it asks."""
    return [name for name in field_names(kind) if name != "seat"]


class Measure:
    """The bounds of everything, over some games."""

    def __init__(self, table: State) -> None:
        self.root = Place("")
        # The game's own part of a view: stacks of steps stay out, the open question is told separately.
        self.root.has_fields([name for name in field_names(type(table)) if name not in (*OF_CORE, "seats", "viewer")])
        self.survey = Survey()
        self.picks: dict[type[Ask], set[int]] = {}
        self.longest = 0

    def look(self, table: Sitting) -> None:
        self.survey.fields(self.root, table.seen(table.seat))
        self.picks.setdefault(type(table.ask), {0}).update(table.lane.options)

    def play(self, table: Sitting, choices: Rng) -> None:
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
        fresh = game.new(seats, options, edition)
        measure = Measure(fresh)
        for seed in range(SAMPLES):
            measure.play(Sitting(game, seats, options, edition, seed), Rng(seed + 1))
        self.longest = measure.longest  # picks of the longest game seen
        asks = [step for step in game.steps.values() if issubclass(step, Ask) and not issubclass(step, Chance)]
        self.questions = sorted({kebab(step.__name__) for step in asks})
        self.question_at = {step: self.questions.index(kebab(step.__name__)) for step in asks}
        self.arguments = {step: arguments(step) for step in asks}
        self.tallies = list(game.tallies(fresh, 0))
        self.fields: dict[str, Field] = {}
        self.size = 0
        self.root = measure.root
        self.lay_out(measure)
        self.nothing = filled(self.size, 0)
        self.numbers: dict[type[Ask], dict[int, int]] = {}  # question -> pick -> action
        self.ranges: list[tuple[str, int, int, int]] = []  # question, first action, lowest and highest pick
        self.spare = 0
        self.number_actions(measure)
        self.actions = self.spare + SPARE

    def lay_out(self, measure: Measure) -> None:
        self.add("viewer", self.seats)
        self.add("question", len(self.questions))
        self.add("picks_left", 1)
        self.add("arguments", max(len(self.arguments[kind]) for kind in measure.picks))
        self.tallies_at = self.size
        for turn in range(self.seats):
            for name in self.tallies:
                self.add(f"tally.{turn}.{name}", 1)
        for place in measure.survey.found:
            if place.highest > HIGH:
                place.how, place.width = BITS, place.longest * BITS_EACH
            elif place.shortest < place.longest or place.is_bag:
                place.how, place.width = COUNTS, int(int(place.highest) * BEYOND) + 1
            else:
                place.width = place.longest
            place.start = self.size
            self.add(place.name, place.width, HOW[place.how])

    def add(self, name: str, width: int, how: str = "plain") -> None:
        self.fields[name] = Field(name, self.size, width, how)
        self.size += width

    def number_actions(self, measure: Measure) -> None:
        for kind, picks in sorted(measure.picks.items(), key=lambda item: kebab(item[0].__name__)):
            known = self.numbers.setdefault(kind, {})
            for low, high in runs(picks):
                self.ranges.append((kebab(kind.__name__), self.spare, low, high))
                known.update({pick: self.spare + pick - low for pick in range(low, high + 1)})
                self.spare += high - low + 1

    # --- observations ------------------------------------------------------------------------------
    def observe(self, seen: State, ask: Ask | None) -> Floats:
        """A view as a vector; `ask` is the question to the viewer, if any."""
        return self.whole_numbers(seen, ask).astype(np.float32)

    def whole_numbers(self, seen: State, ask: Ask | None) -> NDArray[np.int64]:
        """The same before it is made floats: to be copied where it shall stand."""
        out = Writer(self.nothing)
        viewer = seen.viewer
        out.put(viewer, 1)
        if ask is not None and ask.seat == viewer:
            self.put_question(out, ask)
        at = self.tallies_at
        for turn in range(self.seats):
            out.put_named(at, self.tallies, self.game.tallies(seen, (viewer + turn) % self.seats))
            at += len(self.tallies)
        out.fields(self.root, seen)
        return np.asarray(out.out)

    def put_question(self, out: Writer, ask: Ask) -> None:
        kind = type(ask)
        out.put(self.seats + self.question_at[kind], 1)
        start = self.fields["picks_left"].start
        out.put(start, ask.picks_left())
        for i, name in enumerate(self.arguments[kind][: self.fields["arguments"].width]):
            out.put(start + 1 + i, getattr(ask, name))

    # --- actions -----------------------------------------------------------------------------------
    def choices(self, ask: Ask, options: Iterable[int]) -> dict[int, int]:
        """Every action that is legal now, with its pick."""
        known = self.numbers.get(type(ask), {})
        found = {}
        strange = []
        for pick in options:
            if pick in known:
                found[known[pick]] = pick
            else:
                strange.append(pick)
        if len(strange) > SPARE:
            name = kebab(type(ask).__name__)
            raise FarshoreError(f"{name} offers {len(strange)} picks beyond the layout, more than {SPARE}")
        return found | {self.spare + i: pick for i, pick in enumerate(strange)} if strange else found

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
