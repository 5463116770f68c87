"""Clocks: none, a time for each pick, or a bank of time with an increment. They run for people only.

They use monotonic time, so a change of the system's clock neither gives nor takes time. What a player has used of the
open question is stored with the table, so a restart gives none back.
"""

from __future__ import annotations

from collections.abc import Iterable
from time import monotonic

from farshore.tables.info import ClockRule, SeatInfo

__all__ = ["Clocks", "monotonic"]

REMEMBERED = 40  # picks in a row that may be undone


class Clocks:
    """The remaining time is in the seats; this knows which clocks run and since when."""

    def __init__(self, rule: ClockRule, seats: list[SeatInfo]) -> None:
        self.rule = rule
        self.seats = seats
        self.running: dict[int, tuple[int, float]] = {}  # seat -> the row it was asked after, since when
        self.choice = 0  # the simultaneous choice under way, counted from 1; 0: none
        self._begun = 0.0  # when it began, and what everybody had left then
        self._had: list[float | None] = []
        for seat in seats:
            if rule.kind != "none" and seat.left is None:
                seat.left = float(rule.seconds)

    def turn_to(self, asked: dict[int, int], now: float) -> None:
        """These seats are being asked, since these rows: start their clocks, and stop all others."""
        if self.rule.kind == "none":
            return
        for seat, (row, since) in list(self.running.items()):
            if asked.get(seat) != row:
                self._stop(seat, now - since)
        for seat, row in asked.items():
            if seat not in self.running:
                self.running[seat] = (row, now - self.seats[seat].used)

    def _stop(self, seat: int, elapsed: float) -> None:
        del self.running[seat]
        place = self.seats[seat]
        left = max(0.0, (place.left or 0.0) - elapsed)
        place.before = [*place.before, left][-REMEMBERED:]
        place.left = float(self.rule.seconds) if self.rule.kind == "move" else left + self.rule.increment
        place.used = 0.0

    def note_used(self, now: float) -> None:
        """Write what has been used so far into the seats, to be saved."""
        for seat, (_, since) in self.running.items():
            self.seats[seat].used = now - since

    def take_back(self, seat: int, asked: dict[int, int], now: float) -> None:
        """A pick was undone: its seat goes on with what was left before it; seats no longer asked lose nothing."""
        _, since = self.running.get(seat, (0, now))
        for other in [other for other, run in self.running.items() if asked.get(other) != run[0]]:
            del self.running[other]
            self.seats[other].used = 0.0
        place = self.seats[seat]
        if place.before:
            place.left = max(0.0, place.before.pop() - (now - since))

    def left(self, seat: int, now: float) -> float | None:
        left = self.seats[seat].left
        if left is None or seat not in self.running:
            return left
        return max(0.0, left - (now - self.running[seat][1]))

    def begin_choice(self, choice: int, now: float) -> None:
        """A simultaneous choice begins, or has ended (0)."""
        if choice != self.choice:
            self.choice, self._begun = choice, now
            self._had = [self.left(seat, now) for seat in range(len(self.seats))]

    def shown(self, seat: int, others: Iterable[int], now: float) -> tuple[float | None, bool]:
        """What a viewer sees of a seat's clock. `others` choose at the same time: their clocks seem to run on."""
        if self.choice and seat in others:
            had = self._had[seat]
            return (None if had is None else max(0.0, had - (now - self._begun))), True
        return self.left(seat, now), seat in self.running

    def first_out(self) -> tuple[float, int] | None:
        """When the first running clock runs out, and whose."""
        ends = [(since + (self.seats[seat].left or 0.0), seat) for seat, (_, since) in self.running.items()]
        return min(ends, default=None)
