"""What a session keeps of a game: its moves in order, and what each brought about."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from msgspec import Struct

from farshore.core.agenda import hears
from farshore.core.game import Fact

UNDO = "undo "


class Event(Struct, frozen=True):
    """Something that happened, with its facts as refs and numbers by name."""

    name: str
    facts: dict[str, Fact]
    audience: int


@dataclass(slots=True)
class Move:
    """One row of the journal: a pick, or the undo of one."""

    number: int  # from 1
    seat: int
    text: str  # the pick as records spell it, or `undo 17`
    pick: int
    asked_at: int  # the row after which the question was put
    choice: int  # which simultaneous choice it belongs to, counted from 1; 0: none
    closes: bool = False  # it was the last answer of a simultaneous choice, and all are revealed
    undone: bool = False
    undoes: int = 0  # the row taken back by this one; 0: this is a pick
    events: list[Event] = field(default_factory=list)
    reveals: dict[int, bool] | None = field(default=None, compare=False)  # did a seat learn something? see `undo.py`

    def is_seen_by(self, viewer: int) -> bool:
        """What others pick in their lanes does not show before the lanes close."""
        return self.choice == 0 or self.closes or self.seat == viewer

    @property
    def counts(self) -> bool:
        """A pick that stands."""
        return not self.undone and not self.undoes


def heard(moves: Iterable[Move], viewer: int) -> Iterator[tuple[Move, Event]]:
    """What a viewer may be told, in order, each event with the move that showed it.

    Picks made in others' lanes are told by seat when the lanes close, whatever the order in which they came in.
    """
    held: list[Move] = []
    for move in moves:
        if not move.counts:
            continue
        if not move.is_seen_by(viewer):
            held.append(move)
            continue
        shown = [move]
        if move.closes:
            shown = [*sorted((m for m in held if m.choice == move.choice), key=lambda m: m.seat), move]
            held.clear()
        for one in shown:
            yield from ((move, event) for event in one.events if hears(event.audience, viewer))
