"""Checks a game's full rules: every row of the ledger is told, in every language, and the same in each."""

from __future__ import annotations

from farshore.core.game import Game
from farshore.testing.ledger import ledger_text, rows
from farshore.words import LANGUAGES
from farshore.words.rulebook import Section, rulebook


def faults(game: Game) -> list[str]:
    """None for a game that has no such text yet; the guide and the ledger are enough to play."""
    told = {language: rulebook(game.package, language) for language in LANGUAGES}
    if not any(told.values()):
        return []
    found = [f"there are no rules in {language}" for language, book in told.items() if not book or book[1] != language]
    books = {language: book[0] for language, book in told.items() if book and book[1] == language}
    groups = {row.id.rpartition("-")[0] for row in rows(ledger_text(game))}
    for language, book in books.items():
        found += [f"{language}: {fault}" for fault in gaps(book, groups)]
    first, *others = books.values()
    for other in others:
        found += differences(first, other)
    return found


def gaps(book: tuple[Section, ...], groups: set[str]) -> list[str]:
    named = [group for section in book for group in section.groups]
    return [
        *(f"no section tells the rows {group}" for group in sorted(groups - set(named))),
        *(f"the ledger has no rows {group}" for group in sorted(set(named) - groups)),
        *(f"two sections tell the rows {group}" for group in sorted(set(named)) if named.count(group) > 1),
        *(f"section '{section.title}' is empty" for section in book if not section.points),
    ]


def differences(one: tuple[Section, ...], other: tuple[Section, ...]) -> list[str]:
    if [(s.groups, s.pieces) for s in one] != [(s.groups, s.pieces) for s in other]:
        return ["the languages have different sections"]
    return [
        f"'{a.title}' makes {a.points} points, '{b.title}' {b.points}"
        for a, b in zip(one, other, strict=True)
        if a.points != b.points
    ]
