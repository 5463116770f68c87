"""A session with versions: what a server adds, so that screens can say which state of the table they answer.

A version counts the rows of the journal *as one viewer sees them*. What others pick in a simultaneous choice does not
count until the choice is over; otherwise the number would tell how often they picked.
"""

from __future__ import annotations

import secrets
from bisect import bisect_right
from collections.abc import Iterator

from farshore.core.agenda import Ask, State
from farshore.core.decision import Decision, apply, decision_of, pending
from farshore.core.errors import IllegalPick
from farshore.core.game import Game
from farshore.core.moves import Event, Move, heard
from farshore.core.notation import Answer, picks_of
from farshore.core.rng import Rng
from farshore.core.session import Luck, Session, only_offer
from farshore.core.undo import undoable


def fresh_luck(s: State, ask: Ask) -> int:
    """A new seed for every draw, so that no past draw tells anything about the next."""
    return ask.sample(s, Rng(secrets.randbits(62)))


class VersionedSession(Session):
    """Starts without luck, so that a journal can be read first. `resume` lets the game go on."""

    def __init__(self, game: Game, seats: int, variants: dict[str, str], edition: str = "standard") -> None:
        super().__init__(game, seats, variants, edition)
        self._seen: dict[int, list[int]] = {}  # viewer -> how many rows it has seen, by row
        self.draws: Luck = fresh_luck  # answers for Nature once the journal has been read
        self.starts: set[int] = {1}  # the first rows of what was saved together: an answer and all that it led to

    def resume(self) -> list[Move]:
        """Draw what Nature still owes: after the set-up, or where a journal ends."""
        self.luck = self.draws
        return self.advance()

    def pick(self, path: Answer, seat: int | None = None) -> list[Move]:
        """Forced answers come before the last real one, so that nothing tells them from those of a person."""
        forced = self._forced_beside(path, seat) if seat is not None and self.s.lanes else []
        return [self._make(d, each, d.ask.describe(self.s, each)) for d, each in forced] + super().pick(path, seat)

    def _forced_beside(self, path: Answer, seat: int) -> list[tuple[Decision, int]]:
        """The forced answers of all others who are still asked, if this answer is the last real one."""
        own, others = self.decision(seat), [d for d in self.pending if d.seat != seat]
        forced = [(d, pick) for d in others if d.seat in self.skips and (pick := only_offer(self.s, d)) is not None]
        if own is None or not forced or len(forced) < len(others):
            return []
        tried = self.s.clone()
        for pick in picks_of(self.s, own, path):
            apply(tried, seat, pick)
        return [] if any(d.seat == seat for d in pending(tried)) else forced

    @property
    def choosing(self) -> set[int]:
        """The seats that take part in the open simultaneous choice, whether or not they have answered."""
        openings = self.s.openings if self.s.lanes else None
        return {opening.seat for opening in openings.openings} if openings is not None else set()

    def undo_rows(self, seat: int) -> tuple[list[Move], str]:
        """The rows to take back for a seat's latest answer, the last first; or none, and why not."""
        taken: list[Move] = []
        try:
            while True:
                move, reason = undoable(self, seat)
                if move is None:
                    return [], reason
                taken.append(move)
                if move.number in self.starts:
                    return taken, ""
                move.undone = True
        finally:
            for move in taken:
                move.undone = False

    def start_of(self, row: int) -> int:
        """The first row of what was saved together with this one."""
        while row not in self.starts:
            row -= 1
        return row

    def version(self, viewer: int, upto: int | None = None) -> int:
        """How many rows the viewer has seen, up to a row."""
        sums = self._seen.get(viewer)
        if sums is None or len(sums) <= len(self.moves):
            sums = self._sums(viewer)
        return sums[-1 if upto is None else upto]

    def row_at(self, viewer: int, version: int) -> int:
        """The last row of a version."""
        return bisect_right(self._sums(viewer), version) - 1

    def asked_version(self, seat: int) -> int:
        """The version at which the seat was asked its open question."""
        return self.version(seat, self.asked_at[seat])

    def _sums(self, viewer: int) -> list[int]:
        sums = self._seen.get(viewer)
        if sums is None:
            sums = self._seen[viewer] = [0]
        if len(sums) <= len(self.moves):  # some rows are new
            for move in self.moves[len(sums) - 1 :]:
                sums.append(sums[-1] + move.is_seen_by(viewer))
        return sums

    def since(self, viewer: int, version: int) -> list[Move]:
        """The rows after a version, and those before it that belong to a simultaneous choice still open then."""
        return self._after(bisect_right(self._sums(viewer), version) - 1)

    def _after(self, start: int) -> list[Move]:
        moves = self.moves
        while start > 0 and moves[start - 1].choice and not moves[start - 1].closes:
            start -= 1
        return moves[start:]

    def log_start(self, viewer: int, seen: int) -> int:
        """A screen that holds the log up to version `seen` may keep it up to here: what was undone since must go."""
        sums = self._sums(viewer)
        if seen >= sums[-1]:
            return sums[-1]
        keep = seen
        for move in self._after(bisect_right(sums, seen) - 1):
            if move.undoes and move.is_seen_by(viewer) and sums[move.number] > seen:
                keep = min(keep, sums[move.undoes] - 1)
        return keep

    def events_after(self, viewer: int, after: int) -> Iterator[tuple[int, Event]]:
        """What the viewer was told after a version, each event with its version."""
        sums = self._sums(viewer)
        if after >= sums[-1]:
            return
        for move, event in heard(self._after(bisect_right(sums, after) - 1), viewer):
            if sums[move.number] > after:
                yield sums[move.number], event

    def was_answered(self, seat: int, version: int, answer: Answer) -> bool:
        """Is this the answer that the seat gave to the question of this version? Clients may send an answer twice."""
        own: list[Move] = []
        for move in reversed(self.moves):
            if move.seat == seat and move.counts:
                if self.version(seat, move.asked_at) < version:
                    break
                own.insert(0, move)
        if not own or self.version(seat, own[0].asked_at) != version:
            return False
        if isinstance(answer, str):
            return own[0].text.split(" ", 2)[2] == answer
        before = self.table_before(own[0].number)
        try:
            picks = picks_of(before, decision_of(before, seat), answer)
        except IllegalPick:
            return False
        return [m.pick for m in own[: len(picks)]] == picks
