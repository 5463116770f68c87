"""What can be refused at a table. `reason` is the word of the protocol, the message is for people."""

from __future__ import annotations

from farshore.core.errors import FarshoreError


class TableFault(FarshoreError):
    """Something that was asked of a table and not done."""

    reason = "not-possible"


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


class NotPossible(TableFault):
    """The table cannot do this now."""

    reason = "not-possible"


class UnknownTable(TableFault):
    """There is no such table, or no such invitation."""

    reason = "unknown"


class Closing(TableFault):
    """The house is closing; what was accepted is kept."""

    reason = "closing"
