"""What may be taken back: one's latest pick, until luck fell, something hidden was shown, or another player moved.

`docs/undo.md` has the policy with its reasons.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from farshore.core.agenda import NATURE, RawEvent, State, hears
from farshore.core.decision import apply
from farshore.core.errors import FarshoreError
from farshore.core.moves import Move
from farshore.core.rng import Rng
from farshore.core.view import imagine, view
from farshore.core.wire import to_wire

if TYPE_CHECKING:
    from farshore.core.session import Session

WORLDS = 32  # imagined tables on which the pick must look and sound the same

Seen = tuple[dict[str, object], list[RawEvent]]


def undoable(session: Session, seat: int, along: Sequence[int] = ()) -> tuple[Move | None, str]:
    """The move this seat may take back now; or none, and why not. Answers of the seats in `along` are no obstacle."""
    if session.over:
        return None, "finished"
    own = next((m for m in reversed(session.moves) if m.counts and m.seat == seat), None)
    if own is None:
        return None, "nothing"
    for later in session.moves[own.number :]:
        if later.counts and later.seat == NATURE:
            return None, "luck"
        if later.counts and later.seat not in (seat, *along) and not (own.lanes and later.lanes == own.lanes):
            return None, "other"
    if own.lanes and not (session.s.lanes and own.lanes == session.lanes):
        return None, "hidden" if own.closes else "other"
    if own.number <= session.kept and not along:
        return None, "other"
    if own.reveals is None:
        own.reveals = reveals(session.table_before(own.number), own.seat, own.pick)
    return (None, "hidden") if own.reveals else (own, "")


def reveals(before: State, seat: int, pick: int) -> bool:
    """Does the seat learn something by this pick? It does if tables that look alike before it look different after.

    Plays on the table it is given.
    """
    known = view(before, seat)
    seen = seen_after(before, seat, pick)
    worlds = 1 if type(before).deal is State.deal else WORLDS  # where nothing is dealt, there is only one
    try:
        return any(seen_after(imagine(known, Rng(seed)), seat, pick) != seen for seed in range(worlds))
    except FarshoreError:  # a world where the pick is illegal is different enough
        return True


def seen_after(s: State, seat: int, pick: int) -> Seen:
    """What the seat sees and hears after the pick on this table."""
    s.log = []
    apply(s, seat, pick)
    return to_wire(view(s, seat)), [event for event in s.log if hears(event[2], seat)]
