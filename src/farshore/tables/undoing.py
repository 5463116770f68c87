"""What undo takes back at a table, and whether the game becomes practice by it. `docs/undo.md` has the policy.

Where one person plays against bots, undo goes back to any decision of theirs, with everything that came after it. They
may have seen luck or secrets by then, so such a game goes on as practice and is not rated.
"""

from __future__ import annotations

from farshore.core.agenda import NATURE
from farshore.core.decision import decision_of
from farshore.core.moves import Move
from farshore.core.session import only_offer
from farshore.core.undo import has_shown
from farshore.tables.info import TableInfo
from farshore.tables.versions import VersionedSession

ANSWERED = ("luck", "hidden", "other")  # reasons that do not hold against bots


class Undoing:
    """The rows to take back, the last first; or none, and why not."""

    def __init__(self, rows: list[Move], reason: str = "", seen: str = "") -> None:
        self.rows = rows
        self.reason = reason
        self.seen = seen  # `luck` or `hidden`: what the person has seen since, so that the game would become practice


def undoing(info: TableInfo, session: VersionedSession, seat: int) -> Undoing:
    """What undo would do for a seat now."""
    rows, reason = session.undo_rows(seat)
    seen = ""
    if reason in ANSWERED and is_alone(info, seat):
        rows = rows_since_decision(session, seat)
        reason = "" if rows else reason
        seen = "" if info.practice else seen_in(session, rows, seat)
    if rows and rows[-1].number <= info.seats[seat].timed_out:
        return Undoing([], "time")
    return Undoing(rows, reason, seen)


def is_alone(info: TableInfo, seat: int) -> bool:
    """Is this the only person, and everybody else a bot from the start?"""
    for number, place in enumerate(info.seats):  # several times as fast, and asked at every move
        if place.kind != "bot" and number != seat:
            return False
    return True


def rows_since_decision(session: VersionedSession, seat: int) -> list[Move]:
    """Everything that stands since the seat's latest decision and with it, the last first."""
    own = next((m for m in reversed(session.moves) if m.counts and m.seat == seat and not is_forced(session, m)), None)
    if own is None:
        return []
    first = own.number
    while first not in session.starts and stands(session.moves[first - 2], seat):  # several things chosen at once
        first -= 1
    return [move for move in reversed(session.moves[first - 1 :]) if move.counts]


def stands(move: Move, seat: int) -> bool:
    return move.counts and move.seat == seat


def is_forced(session: VersionedSession, move: Move) -> bool:
    """Was there nothing to decide?"""
    before = session.table_before(move.number)
    return only_offer(before, decision_of(before, move.seat)) is not None


def seen_in(session: VersionedSession, rows: list[Move], seat: int) -> str:
    """What the seat learned by these moves: luck, something hidden, or nothing."""
    if any(move.seat == NATURE for move in rows):
        return "luck"
    if any(move.closes for move in rows):  # everybody's answers were opened
        return "hidden"
    return "hidden" if any(not move.choice and has_shown(session, move, seat) for move in reversed(rows)) else ""
