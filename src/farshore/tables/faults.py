"""What can be refused at a table: a reason of the protocol, and a sentence in the player's language."""

from __future__ import annotations

import logging

from farshore.core.errors import FarshoreError
from farshore.store.protocol import BrokenStore
from farshore.tables.wording import text_of

log = logging.getLogger("farshore.tables")


class TableFault(FarshoreError):
    """A request that was refused. `name` is a message `fault-…` in `locale/`.

    `detail` is for people who write clients: in English, and never part of the sentence.
    """

    reason = "not-possible"

    def __init__(self, name: str, /, detail: object = "", **args: str | int) -> None:
        self.name = f"fault-{name}"
        self.detail = str(detail)
        self.args_of_text = args
        super().__init__(self.text("en"))

    def text(self, language: str) -> str:
        return text_of(language, self.name, self.args_of_text)


class NotPossible(TableFault):
    """The table cannot do this now."""


class RulesFailed(NotPossible):
    """Our fault, not the player's: the pick is legal, and the rules crashed."""


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
    """The server is shutting down; what was accepted is kept."""

    reason = "closing"


class Malformed(TableFault):
    """Not a message of the protocol."""

    reason = "malformed"


class TooFast(TableFault):
    """Over a rate limit."""

    reason = "too-fast"


class NotKept(TableFault):
    """The store failed, so nothing has changed."""


class Unplayable(TableFault):
    """The table began under other rules, or its journal is damaged. Its record is still available."""

    reason = "unplayable"


def as_table_fault(fault: FarshoreError) -> TableFault:
    """A fault that has a text in every language; its cause goes to the operator's log."""
    if isinstance(fault, TableFault):
        return fault
    log.error("refused", extra={"fault": f"{type(fault).__name__}: {fault}"})
    return NotKept("not-kept") if isinstance(fault, BrokenStore) else NotPossible("not-possible")
