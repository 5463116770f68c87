"""A session with versions: what a server adds, so that screens can say which state of the table they answer.

A version counts the rows of the journal *as one viewer sees them*. What others pick in a simultaneous choice does not
count until the choice is over; otherwise the number would tell how often they picked.
"""

from __future__ import annotations

import secrets
from bisect import bisect_right
from collections.abc import Iterator

from farshore.core.agenda import Ask, State
from farshore.core.game import Game
from farshore.core.moves import Event, Move, heard
from farshore.core.rng import Rng
from farshore.core.session import Session


def fresh_luck(s: State, ask: Ask) -> int:
    """A new seed for every draw, so that no past draw tells anything about the next."""
    return ask.sample(s, Rng(secrets.randbits(62)))


class VersionedSession(Session):
    """Starts without luck, so that a journal can be read first. `resume` lets the game go on."""

    def __init__(self, game: Game, seats: int, variants: dict[str, str], edition: str = "standard") -> None:
        super().__init__(game, seats, variants, edition)
        self._seen: dict[int, list[int]] = {}  # viewer -> how many rows it has seen, by row

    def resume(self) -> list[Move]:
        """Draw what Nature still owes: after the set-up, or where a journal ends."""
        self.luck = fresh_luck
        return self.advance()

    def version(self, viewer: int, upto: int | None = None) -> int:
        """How many rows the viewer has seen, up to a row."""
        return self._sums(viewer)[-1 if upto is None else upto]

    def asked_version(self, seat: int) -> int:
        """The version at which the seat was asked its open question."""
        return self.version(seat, self.asked[seat])

    def _sums(self, viewer: int) -> list[int]:
        sums = self._seen.setdefault(viewer, [0])
        for move in self.moves[len(sums) - 1 :]:
            sums.append(sums[-1] + move.is_seen_by(viewer))
        return sums

    def since(self, viewer: int, version: int) -> list[Move]:
        """The rows after a version, and those before it that belong to a simultaneous choice still open then."""
        start = bisect_right(self._sums(viewer), version) - 1
        while start > 0 and self.moves[start - 1].lanes and not self.moves[start - 1].closes:
            start -= 1
        return self.moves[start:]

    def log_start(self, viewer: int, seen: int) -> int:
        """A screen that holds the log up to version `seen` may keep it up to here: what was undone since must go."""
        keep = min(seen, self.version(viewer))
        for move in self.since(viewer, keep):
            if move.undoes and move.is_seen_by(viewer) and self.version(viewer, move.number) > seen:
                keep = min(keep, self.version(viewer, move.undoes) - 1)
        return keep

    def events_after(self, viewer: int, after: int) -> Iterator[tuple[int, Event]]:
        """What the viewer was told after a version, each event with its version."""
        for move, event in heard(self.since(viewer, after), viewer):
            version = self.version(viewer, move.number)
            if version > after:
                yield version, event

    def answered(self, seat: int, version: int) -> Move | None:
        """The pick that stands as the seat's answer to the question of this version."""
        for move in reversed(self.moves):
            if move.seat == seat and move.counts and self.version(seat, move.asked) <= version:
                return move if self.version(seat, move.asked) == version else None
        return None
