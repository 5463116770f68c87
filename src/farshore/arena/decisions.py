"""What studies of tabletop games publish, counted while bots play: how many options there are, of which questions,
how often the lead changes, how much a seat cannot see.

All of it are sums that can be added up in any order.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

from farshore.core.agenda import Ask, State
from farshore.core.game import Outcome
from farshore.core.notation import question
from farshore.core.view import view
from farshore.core.wire import OF_CORE, to_wire

LOOKED_AT = 100  # in this many games, the first, hidden information is measured …
EVERY = 25  # … at every so manieth decision of a seat


class Decisions:
    """The sums."""

    def __init__(self) -> None:
        self.kinds: dict[str, list[int]] = {}  # question -> decisions, options in all
        self.options: Counter[int] = Counter()  # how many options -> decisions
        self.hidden: list[float] = [0, 0.0]  # samples, their shares in all
        self.leads: list[int] = [0, 0]  # games watched, changes of the lead

    def note(self, ask: Ask, options: int) -> None:
        """A seat is asked."""
        sums = self.kinds.setdefault(question(ask), [0, 0])
        sums[0] += 1
        sums[1] += options
        self.options[options] += 1

    def look(self, s: State, seat: int) -> None:
        """Measure what the seat cannot see now."""
        self.hidden[0] += 1
        self.hidden[1] += hidden_share(s, seat)

    def end_game(self, lead_changes: int) -> None:
        self.leads[0] += 1
        self.leads[1] += lead_changes

    def include(self, other: dict[str, Any]) -> None:
        """Add what `to_dict` returned."""
        for kind, count, options in other["kinds"]:
            sums = self.kinds.setdefault(kind, [0, 0])
            sums[0] += count
            sums[1] += options
        for options, count in other["options"]:
            self.options[options] += count
        self.hidden = [a + b for a, b in zip(self.hidden, other["hidden"], strict=True)]
        self.leads = [a + b for a, b in zip(self.leads, other["leads"], strict=True)]

    def to_dict(self) -> dict[str, Any]:
        return {
            "kinds": [[kind, *sums] for kind, sums in self.kinds.items()],
            "options": [[options, count] for options, count in self.options.items()],
            "hidden": self.hidden,
            "leads": self.leads,
        }


class Leader:
    """Who leads from round to round. A shared lead changes nothing until somebody else leads alone."""

    def __init__(self) -> None:
        self.seat: int | None = None
        self.changes = 0

    def see(self, outcome: Outcome) -> None:
        best = max(r.score for r in outcome.seats)
        leaders = [r.seat for r in outcome.seats if r.score == best]
        if len(leaders) == 1:
            if self.seat is not None and leaders[0] != self.seat:
                self.changes += 1
            self.seat = leaders[0]


def hidden_share(s: State, seat: int) -> float:
    """The share of all numbers that describe the table which the seat's view does not show as they are."""
    real, seen = to_wire(s), to_wire(view(s, seat))
    total = shown = 0
    for name in real.keys() - {*OF_CORE, "seats", "viewer"}:
        a, b = leaves(real[name]), leaves(seen[name])
        total += len(a)
        shown += sum(x == y for x, y in zip(a, b, strict=False)) if len(a) == len(b) else common(a, b)
    return 1 - shown / total if total else 0.0


def common(a: list[int], b: list[int]) -> int:
    """How many numbers of a row are in another, whatever their order."""
    return sum((Counter(a) & Counter(b)).values())


def leaves(value: Any) -> list[int]:
    if isinstance(value, dict):
        return [x for part in value.values() for x in leaves(part)]
    if isinstance(value, list):
        return [x for part in value for x in leaves(part)]
    return [int(value)] if isinstance(value, int) else []


@dataclass(frozen=True)
class Kind:
    """One question over all games."""

    question: str
    decisions: int
    share: float  # of all decisions
    options: float  # on average


@dataclass(frozen=True)
class Branching:
    """How many options a decision has."""

    mean: float
    median: int
    ninth: int  # nine of ten decisions have no more
    most: int


def kinds(decisions: Decisions) -> list[Kind]:
    """The most frequent first."""
    total = sum(count for count, _ in decisions.kinds.values())
    found = [Kind(kind, n, n / total, options / n) for kind, (n, options) in decisions.kinds.items()]
    return sorted(found, key=lambda kind: (-kind.decisions, kind.question))


def branching(decisions: Decisions) -> Branching | None:
    """None: nobody was asked anything."""
    total = decisions.options.total()
    if not total:
        return None
    mean = sum(options * count for options, count in decisions.options.items()) / total
    return Branching(mean, quantile(decisions.options, 0.5), quantile(decisions.options, 0.9), max(decisions.options))


def quantile(counts: Counter[int], share: float) -> int:
    below = 0
    for number in sorted(counts):
        below += counts[number]
        if below >= share * counts.total():
            return number
    return max(counts)
