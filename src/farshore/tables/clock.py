"""Clocks: none, a time for each pick, or a bank of time with an increment. They run for people only."""

from __future__ import annotations

from farshore.tables.info import ClockRule, SeatInfo

REMEMBERED = 40  # picks in a row that may be taken back


class Clocks:
    """The remaining time is in the seats; this knows which clocks run and since when."""

    def __init__(self, rule: ClockRule, seats: list[SeatInfo]) -> None:
        self.rule = rule
        self.seats = seats
        self.running: dict[int, tuple[int, float]] = {}  # seat -> the row it was asked after, since when
        for place in seats:
            if rule.kind != "none" and place.left is None:
                place.left = float(rule.seconds)

    def turn_to(self, asked: dict[int, int], now: float) -> None:
        """These seats are being asked, since these rows: start their clocks, and stop all others."""
        if self.rule.kind == "none":
            return
        for seat, (row, since) in list(self.running.items()):
            if asked.get(seat) != row:
                self._stop(seat, now - since)
        for seat, row in asked.items():
            if seat not in self.running:
                self.running[seat] = (row, now)

    def _stop(self, seat: int, elapsed: float) -> None:
        del self.running[seat]
        place = self.seats[seat]
        left = max(0.0, (place.left or 0.0) - elapsed)
        place.before = [*place.before, left][-REMEMBERED:]
        place.left = float(self.rule.seconds) if self.rule.kind == "move" else left + self.rule.increment

    def take_back(self, seat: int, asked: dict[int, int], now: float) -> None:
        """A pick was undone: its seat goes on with what was left before it; seats no longer asked lose nothing."""
        _, since = self.running.get(seat, (0, now))
        self.running = {other: run for other, run in self.running.items() if asked.get(other) == run[0]}
        place = self.seats[seat]
        if place.before:
            place.left = max(0.0, place.before.pop() - (now - since))

    def left(self, seat: int, now: float) -> float | None:
        left = self.seats[seat].left
        if left is None or seat not in self.running:
            return left
        return max(0.0, left - (now - self.running[seat][1]))

    def first_out(self) -> tuple[float, int] | None:
        """When the first running clock runs out, and whose."""
        ends = [(since + (self.seats[seat].left or 0.0), seat) for seat, (_, since) in self.running.items()]
        return min(ends, default=None)
