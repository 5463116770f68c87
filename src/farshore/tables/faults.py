"""What can be refused at a table: a reason of the protocol, and a sentence in the language of whoever asked."""

from __future__ import annotations

import logging

from farshore.core.errors import FarshoreError
from farshore.store.protocol import BrokenStore
from farshore.tables.speech import said

log = logging.getLogger("farshore.tables")


class TableFault(FarshoreError):
    """Something that was asked of a table and not done. `name` is a message `fault-…` in `locale/`.

    `detail` is for those who write programs that talk to us: in English, and never part of the sentence.
    """

    reason = "not-possible"

    def __init__(self, name: str, /, detail: object = "", **args: str | int) -> None:
        self.name = f"fault-{name}"
        self.detail = str(detail)
        self.told = args
        super().__init__(self.said("en"))

    def said(self, language: str) -> str:
        return said(language, self.name, self.told)


class NotPossible(TableFault):
    """The table cannot do this now."""


class RulesFailed(NotPossible):
    """A fault of ours, not of the player: the pick is legal and the rules broke down over it."""


class Stale(TableFault):
    """The move was made against an older state of the table."""

    reason = "stale"


class Illegal(TableFault):
    """The pick is not among the options."""

    reason = "illegal"


class NotYours(TableFault):
    """The seat belongs to somebody else."""

    reason = "not-yours"


class NotAsked(TableFault):
    """The seat is not being asked anything."""

    reason = "not-asked"


class UnknownTable(TableFault):
    """There is no such table, or no such invitation."""

    reason = "unknown"


class Closing(TableFault):
    """The house is closing; what was accepted is kept."""

    reason = "closing"


class Malformed(TableFault):
    """Not a message or form of the protocol."""

    reason = "malformed"


class TooFast(TableFault):
    """More than anybody needs."""

    reason = "too-fast"


class NotKept(TableFault):
    """The store failed, so that it has not happened."""


class Unplayable(TableFault):
    """A table that was begun under other rules, or whose journal is damaged: its record can still be had."""

    reason = "unplayable"


def in_words(fault: FarshoreError) -> TableFault:
    """Every fault in a form that can be said in any language; what lies behind it is for the operator's log."""
    if isinstance(fault, TableFault):
        return fault
    log.error("refused", extra={"fault": f"{type(fault).__name__}: {fault}"})
    return NotKept("not-kept") if isinstance(fault, BrokenStore) else NotPossible("not-possible")
