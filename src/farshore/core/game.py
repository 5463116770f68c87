"""What a game tells the rest of the program: all that players, servers, bots and tests need to know about it."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import resources
from types import ModuleType
from typing import Any

import msgspec
from msgspec import Struct

from farshore.core.agenda import Ask, RawEvent, State, Step, begin
from farshore.core.edition import Edition, read_edition
from farshore.core.errors import BrokenEdition, UnknownVariant, WrongSeatCount
from farshore.core.policy import Policy
from farshore.core.space import Actions, Observation, Space
from farshore.core.tuning import Tuning, Weights
from farshore.core.wire import from_wire, step_classes


@dataclass(frozen=True)
class Variant:
    """Something to choose before the game: a rule, a board, a limit. Values are words, or numbers in a range.

    Where it has `parts`, some of them may be chosen, comma-separated; its values are then "all" and "none".
    """

    name: str
    values: tuple[str, ...]
    default: str
    numbers: range | None = None
    seats: tuple[int, int] | None = None  # offered only to this many players, from and to
    parts: tuple[str, ...] = ()
    hidden: bool = False  # brings back an older version of the rules; no screen offers it

    def check(self, value: str) -> str:
        if self.numbers is not None and value.isdecimal() and int(value) in self.numbers:
            return str(int(value))
        if value in self.values:
            return value
        chosen = value.split(",")
        if self.parts and set(chosen) <= set(self.parts):
            return ",".join(part for part in self.parts if part in chosen)
        span = [f"{self.numbers.start} to {self.numbers.stop - 1}"] if self.numbers is not None else []
        span += [f"some of {','.join(self.parts)}"] if self.parts else []
        raise UnknownVariant(f"variant {self.name} cannot be '{value}'; it may be {', '.join([*self.values, *span])}")


def switch(name: str, seats: tuple[int, int] | None = None) -> Variant:
    """A variant that is off unless it is turned on."""
    return Variant(name, ("off", "on"), "off", seats=seats)


class Ranked(Struct, frozen=True):
    """One seat's result."""

    seat: int
    rank: int  # 1 is best; equal ranks share it
    score: int
    categories: dict[str, int]
    tie_break: tuple[int, ...]  # what decides among equal scores, higher wins; empty where ties stay shared


class Goal(Struct, frozen=True):
    """Something to reach besides winning: an achievement of a solo game."""

    ref: str
    have: int
    need: int


class Outcome(Struct, frozen=True):
    """Score by category and ranking, also in the middle of a game. `decided_by` tells if a tie-break was needed."""

    seats: tuple[Ranked, ...]  # by seat
    decided_by: str  # "score", "tie-break" or "shared"
    target: int | None = None  # the score that wins a solo game; below it the game is lost
    goals: tuple[Goal, ...] = ()

    @property
    def winners(self) -> list[int]:
        """Those in first place; nobody, if a solo game is lost."""
        return [r.seat for r in self.seats if r.rank == 1 and (self.target is None or r.score >= self.target)]


def rank(
    categories: list[dict[str, int]],
    tie_breaks: list[tuple[int, ...]],
    target: int | None = None,
    goals: tuple[Goal, ...] = (),
) -> Outcome:
    """Order the seats by score, then by tie-break."""
    keys = [(sum(c.values()), t) for c, t in zip(categories, tie_breaks, strict=True)]
    order = sorted(keys, reverse=True)
    seats = tuple([Ranked(i, 1 + order.index(key), key[0], categories[i], key[1]) for i, key in enumerate(keys)])
    decided = "score"
    if len(order) > 1 and order[0][0] == order[1][0]:
        decided = "shared" if order[0] == order[1] else "tie-break"
    return Outcome(seats, decided, target, goals)


@dataclass(frozen=True)
class Case:
    """Seats and variants under which a game must prove itself: conformance, golden playthroughs."""

    seats: int
    variants: dict[str, str] = field(default_factory=dict)

    @property
    def name(self) -> str:
        return "-".join([f"{self.seats}p", *(f"{k}_{v}" for k, v in sorted(self.variants.items()))])


Fact = str | int | dict[str, int]  # a ref, a number, or a bundle
Refer = Callable[[Any, int], str]


class Game:
    """Subclass this, fill it in, and call the subclass `GAME`; see `registry`."""

    name: str  # century_new_world
    rules_version: int
    seats: tuple[int, int]
    variants: tuple[Variant, ...] = ()
    older: Mapping[int, Mapping[str, str]] = {}  # older rules version -> the variants that bring it back
    package: str  # the folder of data/, locale/ and RULES.md
    chapters: tuple[ModuleType, ...]  # every module that defines steps
    events: Mapping[str, str] = {}  # event -> fields: "by:seat owner:seat location count:number"
    milestones: frozenset[str] = frozenset()  # events that end a part of the game: screens dwell on them
    refs: Mapping[str, Refer] = {}  # kind of thing -> its name, given the table and its number
    bundles: Mapping[str, tuple[str, ...]] = {}  # kind of bundle -> the refs a packed row counts
    cases: tuple[Case, ...]  # every option set that must be proven
    editions: tuple[str, ...] = ("standard",)
    tuning: Tuning = Tuning()  # of the search, for levels
    pauses: frozenset[type[Ask]] = frozenset()  # questions at which a position is quiet enough to be judged

    def __init__(self) -> None:
        self.steps: dict[str, type[Step]] = step_classes(*self.chapters)
        self._editions: dict[str, Edition] = {}
        self._spaces: dict[tuple[Any, ...], Space] = {}
        self._learned: dict[str, int] | None = None  # weights, once they are read
        self._fields: dict[str, list[tuple[str, str]]] = {}  # of events, each with its kind
        self._settled: dict[tuple[Any, ...], dict[str, str]] = {}  # by seats and variants given: many tables are alike

    # --- to be written by a game -----------------------------------------------------------------
    def read(self, facts: Any) -> Edition:
        """A typed edition from the facts of its file; raises BrokenEdition."""
        raise NotImplementedError

    def blank(self, seats: int, variants: dict[str, str], edition: Any) -> Any:
        """A table with nothing dealt: the template for from_wire."""
        raise NotImplementedError

    def prepare(self, s: Any, variants: dict[str, str]) -> None:
        """Put the set-up steps on the agenda of a blank table."""
        raise NotImplementedError

    def outcome(self, s: Any) -> Outcome:
        """Scores by category and ranking as things stand, computed from what the table (or view) shows."""
        raise NotImplementedError

    def tallies(self, s: Any, seat: int) -> dict[str, int]:
        """What a seat has, by name: coins, cubes, cards. Previews are differences of these."""
        raise NotImplementedError

    def picture(self, seen: Any) -> Any:
        """A view as data for screens, places and pieces by ref: a struct, from which TypeScript types are generated."""
        raise NotImplementedError

    def picture_beside(self, seen: Any, drawn: Any) -> Any:
        """The picture of another seat's view where nothing is hidden: `drawn` is one of the same table, to take from it
        what is drawn alike for everybody.
        """
        return self.picture(seen)

    def progress(self, s: Any) -> dict[str, int | str]:
        """Where the game stands, its round or year first; phase, how far the end is."""
        raise NotImplementedError

    def explain(self, edition: Any, ref: str, variants: Mapping[str, str]) -> list[tuple[str, dict[str, Fact]]]:
        """What a component does under these variants, as message ids and their arguments, after its `.help`.

        A variant that is not named has its default.
        """
        return []

    def observation(self, blank: Any) -> Observation:
        """The encoder for tables like this blank one: its edition, seats and variants say how long everything gets."""
        raise NotImplementedError

    def actions(self, blank: Any) -> Actions:
        """Every pick that the questions of such tables can offer."""
        raise NotImplementedError

    def laws(self, s: Any) -> None:
        """Raise BrokenLaw if something that must be conserved is not."""
        raise NotImplementedError

    def greedy(self) -> Policy:
        """The readable heuristic that ships with the game."""
        raise NotImplementedError

    def weights(self) -> Weights:
        """What the heuristic counts things at, by name, if that can be learned."""
        return {}

    def greedy_with(self, weights: dict[str, int]) -> Policy:
        """The heuristic with other weights; those that are not named are its own."""
        raise NotImplementedError

    # --- for callers ---------------------------------------------------------------------------------
    def rollouts(self) -> Policy:
        """How levels guess that a game goes on: `greedy`, with the weights that play has taught where there are any."""
        if self._learned is None:
            file = resources.files(self.package) / "nets" / "rollouts.toml"
            self._learned = tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
        return self.greedy_with(self._learned) if self._learned else self.greedy()

    def plain_picture(self, seen: Any) -> dict[str, Any]:
        """The picture as it travels: dicts, lists, words and numbers."""
        plain: dict[str, Any] = msgspec.to_builtins(self.picture(seen))
        return plain

    @property
    def shown(self) -> tuple[Variant, ...]:
        """The variants that screens offer."""
        return tuple(v for v in self.variants if not v.hidden)

    def variants_under(self, rules_version: int, variants: Mapping[str, str]) -> dict[str, str]:
        """The variants of a game that began under this version of the rules, so that it goes on under them."""
        return {**self.older.get(rules_version, {}), **variants}

    def edition(self, name: str = "standard") -> Edition:
        """A component set by name, or by the path of a file; read once."""
        if name not in self._editions:
            facts = read_edition(self, name)
            try:
                self._editions[name] = self.read(facts)
            except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as fault:
                raise BrokenEdition(f"edition {name} does not hold together: {fault}") from fault
        return self._editions[name]

    def settle(self, seats: int, variants: Mapping[str, str] | None = None) -> dict[str, str]:
        """Every variant with its value, hidden ones only where chosen; raises for what the game does not know."""
        low, high = self.seats
        if not low <= seats <= high:
            raise WrongSeatCount(f"{self.name} is played by {low} to {high}, not by {seats}")
        given = dict(variants or {})
        known = {o.name: o for o in self.variants}
        names = ", ".join(o.name for o in self.shown) or "none"
        for name, value in given.items():
            if name not in known:
                raise UnknownVariant(f"{self.name} has no variant '{name}'; it has: {names}")
            only = known[name].seats
            if only and not only[0] <= seats <= only[1] and value != known[name].default:
                span = str(only[0]) if only[0] == only[1] else f"{only[0]} to {only[1]}"
                raise UnknownVariant(f"variant {name} is for {span} players, not for {seats}")
        settled = {o.name: o.check(str(given.get(o.name, o.default))) for o in self.variants}
        return {
            name: value for name, value in settled.items() if not known[name].hidden or value != known[name].default
        }

    def new(self, seats: int, variants: Mapping[str, str] | None = None, edition: str = "standard") -> Any:
        """A fresh table at its first decision, which is often Nature's."""
        key = (seats, *(variants.items() if variants else ()))
        if key not in self._settled:
            self._settled[key] = self.settle(seats, variants)
        settled = self._settled[key]
        s = self.blank(seats, settled, self.edition(edition))
        self.prepare(s, settled)
        begin(s)
        return s

    def restore(
        self, wire: dict[str, Any], variants: Mapping[str, str] | None = None, edition: str = "standard"
    ) -> Any:
        """The table that `to_wire` described."""
        seats = int(wire["seats"])
        return from_wire(wire, self.blank(seats, self.settle(seats, variants), self.edition(edition)), self.steps)

    def space(self, seats: int, variants: Mapping[str, str] | None = None, edition: str = "standard") -> Space:
        """Observations and actions of such tables; made once."""
        settled = self.settle(seats, variants)
        key = (seats, edition, *settled.items())
        if key not in self._spaces:
            parts = self.edition(edition)
            blank = self.blank(seats, settled, parts)
            self._spaces[key] = Space(self.name, seats, parts.digest, self.observation(blank), self.actions(blank))
        return self._spaces[key]

    def refer(self, s: State, kind: str, value: int) -> Fact:
        """A thing as a ref, `location:A1-3`; numbers stay numbers, bundles count refs."""
        if kind == "number":
            return value
        if kind in self.bundles:
            counts = {ref: value >> (8 * k) & 255 for k, ref in enumerate(self.bundles[kind])}
            return {ref: n for ref, n in counts.items() if n}
        return f"seat:{value}" if kind == "seat" else f"{kind}:{self.refs[kind](s, value)}"

    def facts(self, s: State, event: RawEvent) -> dict[str, Fact]:
        """The arguments of an event as refs and numbers by name."""
        name, values, _ = event
        fields = self._fields.get(name)
        if fields is None:
            specs = [spec.partition(":") for spec in self.events[name].split()]
            fields = self._fields[name] = [(label, kind or label) for label, _, kind in specs]
        return {label: self.refer(s, kind, value) for (label, kind), value in zip(fields, values, strict=True)}
