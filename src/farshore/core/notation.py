"""Picks as words: `0 turn location:A1-3`, Nature's as `N deal-point-card card:P07`.

A spelling is the seat, the question and the path of refs and words that names the option. Parsing is looking the
words up among the options, so nothing is ever written twice and what can be read can be done.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache

from librt.vecs import vec
from mypy_extensions import i64

from farshore.core.agenda import NATURE, Ask, State
from farshore.core.decision import Decision, decision_of
from farshore.core.errors import IllegalPick, NotYourDecision
from farshore.core.sets import PickSet, arrange

Answer = str | Sequence[str]  # the path of one option, or the paths of a whole choice in any order


@cache
def kebab(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def question(ask: Ask) -> str:
    """The name of a question in records, prompts and tests: `VisitFort` is `visit-fort`."""
    return kebab(type(ask).__name__)


def seat_letter(seat: int) -> str:
    return "N" if seat == NATURE else str(seat)


def spell(s: State, seat: int, pick: int) -> str:
    ask = decision_of(s, seat).ask
    return f"{seat_letter(seat)} {question(ask)} {ask.describe(s, pick)}"


def spellings(s: State, d: Decision) -> dict[str, int]:
    """Every option of a decision by its path."""
    return {d.ask.describe(s, pick): pick for pick in d.options(s)}


def parse(s: State, line: str) -> tuple[int, int]:
    """The seat and pick that a spelling names on this table."""
    who, _, rest = line.strip().partition(" ")
    asked, _, path = rest.partition(" ")
    if who != "N" and not (who.isdecimal() and len(who) <= 2 and int(who) < s.seats):
        raise IllegalPick(f"'{line}' does not begin with a seat (0 to {s.seats - 1}) or N")
    d = decision_of(s, NATURE if who == "N" else int(who))
    if asked != question(d.ask):
        raise NotYourDecision(f"'{line}' answers {asked}, but the question is {question(d.ask)}")
    return d.seat, named(path, spellings(s, d), d.ask)


def named(path: str, options: Mapping[str, int], ask: Ask) -> int:
    """The option with this path."""
    if path not in options:
        some = ", ".join(list(options)[:12]) + (", …" if len(options) > 12 else "")
        raise IllegalPick(f"'{path}' is not an option of {question(ask)}; it may be: {some}")
    return options[path]


def picks_of(s: State, d: Decision, answer: Answer) -> list[int]:
    """The picks that an answer stands for, in the order in which they are asked for; changes nothing."""
    ask = d.ask
    if isinstance(answer, str):
        return [named(answer, spellings(s, d), ask)]
    if not isinstance(answer, Sequence):
        raise IllegalPick(f"a pick is a path, or a list of paths, not {answer!r}")
    if not isinstance(ask, PickSet):
        raise IllegalPick(f"{question(ask)} takes one pick, not a list")
    items = {ask.describe(s, pick): pick for pick in ask.items(s)}
    return list(arrange(s, d.seat, vec[i64]([named(path, items, ask) for path in answer])))
