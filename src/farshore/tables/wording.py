"""What tables themselves say, in both languages: refusals, notices, reasons."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from farshore.tables.info import ClockRule
from farshore.words.files import messages

PACKAGE = "farshore.tables"


UNITS = (("days", 86_400), ("hours", 3_600), ("minutes", 60))


def duration(language: str, seconds: int) -> str:
    """In the largest unit that fits: `2 days`, `90 seconds`."""
    unit, size = next(((unit, size) for unit, size in UNITS if seconds >= size and seconds % size == 0), ("seconds", 1))
    return text_of(language, f"time-{unit}", {"count": seconds // size})


def pace_of(language: str, rule: ClockRule) -> str:
    """The clock of a table in words, and what happens when time runs out."""
    return _pace(language, rule.kind, rule.seconds, rule.increment, rule.autopilot is not None)


@cache
def _pace(language: str, kind: str, seconds: int, increment: int, autopilot: bool) -> str:
    if kind == "none":
        return text_of(language, "pace-none")
    time = {"time": duration(language, seconds)}
    if kind == "bank" and increment:
        pace = text_of(language, "pace-bank-plus", time | {"more": duration(language, increment)})
    else:
        pace = text_of(language, f"pace-{kind}", time)
    return f"{pace} {text_of(language, 'pace-autopilot' if autopilot else 'pace-others')}"


def text_of(language: str, name: str, args: Mapping[str, str | int] | None = None) -> str:
    return _formatted(language, name, args) if args else _fixed(language, name)


@cache
def _fixed(language: str, name: str) -> str:
    return _formatted(language, name, {})


def _formatted(language: str, name: str, args: Mapping[str, str | int]) -> str:
    bundle = messages(PACKAGE, language)
    pattern = bundle.get_message(name).value
    assert pattern is not None, f"{name} has no text"
    return str(bundle.format_pattern(pattern, dict(args))[0])
