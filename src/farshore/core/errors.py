"""Every fault a caller can make, named by the fault. Messages say what to do about it."""


class FarshoreError(Exception):
    """Something the caller can put right."""


class IllegalPick(FarshoreError):
    """The pick is not among the options."""


class NotYourDecision(FarshoreError):
    """The seat is not being asked anything."""


class UnknownSeat(FarshoreError):
    """The table has no such seat."""


class CannotUndo(FarshoreError):
    """A pick stands; `reason` is one of those in `docs/undo.md`."""

    def __init__(self, reason: str) -> None:
        super().__init__(f"this cannot be taken back: {WHY_NOT[reason]}")
        self.reason = reason


WHY_NOT = {
    "finished": "the game is over",
    "nothing": "the seat has not picked anything",
    "luck": "luck has decided since",
    "hidden": "something hidden has been seen since",
    "other": "another player has moved since",
}


class UnknownGame(FarshoreError):
    """No game of that name is registered."""


class UnknownVariant(FarshoreError):
    """The game has no such variant, or the variant no such value."""


class WrongSeatCount(FarshoreError):
    """The game is not played by that many."""


class UnknownLanguage(FarshoreError):
    """Nothing is written in that language."""


class UnknownEdition(FarshoreError):
    """The game has no edition of that name."""


class BrokenEdition(FarshoreError):
    """An edition file does not hold together; the message names the place."""


class BrokenRecord(FarshoreError):
    """A record cannot be read; the message names the line."""

    def __init__(self, message: str, line: int = 0) -> None:
        super().__init__(message)
        self.line = line


class UnknownBot(FarshoreError):
    """No bot of that name is registered."""


class BrokenLaw(FarshoreError):
    """Something that must be conserved was not: a fault of the rules, never of a player."""


class MissingExtra(FarshoreError):
    """Something optional is not installed; the message names the extra."""
