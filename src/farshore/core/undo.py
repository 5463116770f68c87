"""What may be taken back: a player's latest pick, until luck fell, something hidden was shown, or another player moved.

`docs/undo.md` has the policy with its reasons.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from farshore.core.agenda import NATURE, RawEvent, State, hears
from farshore.core.decision import apply, pending
from farshore.core.moves import Move
from farshore.core.rng import Rng
from farshore.core.sight import Sight, whole_view
from farshore.core.view import imagine, view

if TYPE_CHECKING:
    from farshore.core.session import Session

WORLDS = 32  # imagined tables on which the pick must look and sound the same

Seen = tuple[object, list[RawEvent]]


def undoable(session: Session, seat: int, along: Sequence[int] = ()) -> tuple[Move | None, str]:
    """The move this seat may take back now; or none, and why not. Answers of the seats in `along` are no obstacle."""
    if session.over:
        return None, "finished"
    own = next((m for m in reversed(session.moves) if m.counts and m.seat == seat), None)
    if own is None:
        return None, "nothing"
    for later in session.moves[own.number :]:
        if not later.is_seen_by(seat) or not later.counts:
            continue  # what others do in an open simultaneous choice must not show, not even by a reason
        if later.seat == NATURE:
            return None, "luck"
        if later.seat != seat and later.seat not in along and not (own.choice and later.choice == own.choice):
            return None, "other"
    if session.s.lanes and not own.choice and not along:
        return None, "other"  # whether or not somebody has answered already
    if own.choice and not (session.s.lanes and own.choice == session.choice):
        return None, "hidden" if own.closes else "other"
    if own.number <= session.kept and not along:
        return None, "other"
    return (None, "hidden") if has_shown(session, own, seat) else (own, "")


def has_shown(session: Session, move: Move, viewer: int) -> bool:
    """Did this seat learn something by the move? Found once for each move and seat."""
    if type(session.s).deal is State.deal:
        return False  # nothing is ever dealt: see `reveals`
    known = move.reveals = move.reveals or {}
    if viewer not in known:
        before = session.table_before(move.number)
        known[viewer] = reveals(before, move.seat, move.pick, viewer, session.sight)
    return known[viewer]


def reveals(before: State, seat: int, pick: int, viewer: int | None = None, sight: Sight = whole_view) -> bool:
    """Does the viewer, by default the seat itself, learn something by this pick of a seat?

    It does if tables that look alike before the pick look different after it. Plays on the table it is given.
    """
    if type(before).deal is State.deal:
        return False  # nothing is ever dealt, so no other table looks like this one
    viewer = seat if viewer is None else viewer
    known = view(before, viewer)
    seen = seen_after(before, seat, pick, viewer, sight)
    for seed in range(WORLDS):
        rng = Rng(seed)
        if not could_show(imagine(known, rng), seat, pick, viewer, seen, sight):
            return True
        if not rng.has_drawn:
            return False  # nothing hidden had to be dealt: all imagined tables are the same
    return False


def could_show(world: State, seat: int, pick: int, viewer: int, seen: Seen, sight: Sight = whole_view) -> bool:
    """Would the viewer see the same on this table? Another seat's pick from its hand may be another card there."""
    asked = next((d for d in pending(world) if d.seat == seat), None)
    if asked is None:
        return False
    options = asked.options(world)
    if pick in options:
        return seen_after(world, seat, pick, viewer, sight) == seen
    return viewer != seat and any(seen_after(world.clone(), seat, other, viewer, sight) == seen for other in options)


def seen_after(s: State, seat: int, pick: int, viewer: int, sight: Sight = whole_view) -> Seen:
    """What the viewer sees and hears after a seat's pick on this table."""
    s.log = []
    apply(s, seat, pick)
    return sight(s, viewer), [event for event in s.log if hears(event[2], viewer)]
