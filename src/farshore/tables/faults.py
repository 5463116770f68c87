"""What can be refused at a table: a reason of the protocol, and a sentence in the language of whoever asked."""

from __future__ import annotations

from farshore.core.errors import FarshoreError
from farshore.tables.speech import said


class TableFault(FarshoreError):
    """Something that was asked of a table and not done. `name` is a message `fault-…` in `locale/`."""

    reason = "not-possible"

    def __init__(self, name: str, /, **args: str | int) -> None:
        self.name = f"fault-{name}"
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


class TooFast(TableFault):
    """More than anybody needs."""

    reason = "too-fast"
