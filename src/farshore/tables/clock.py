"""Clocks: none, so long for each pick, or a bank of time with an increment. They run for people only."""

from __future__ import annotations

from farshore.tables.sheet import Chair, ClockRule

REMEMBERED = 40  # picks in a row that may be taken back


class Clocks:
    """Remaining time lies in the chairs; here is only since when somebody's clock runs."""

    def __init__(self, rule: ClockRule, chairs: list[Chair]) -> None:
        self.rule = rule
        self.chairs = chairs
        self.running: dict[int, tuple[int, float]] = {}  # seat -> the row it was asked after, since when
        for chair in chairs:
            if rule.kind != "none" and chair.left is None:
                chair.left = float(rule.seconds)

    def turn_to(self, asked: dict[int, int], now: float) -> None:
        """These seats are being asked, since these rows: stop whoever is not, start whoever is."""
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
        chair = self.chairs[seat]
        left = max(0.0, (chair.left or 0.0) - elapsed)
        chair.before = [*chair.before, left][-REMEMBERED:]
        chair.left = float(self.rule.seconds) if self.rule.kind == "move" else left + self.rule.increment

    def take_back(self, seat: int, asked: dict[int, int], now: float) -> None:
        """A pick was taken back: its seat goes on with what was left then, and who is asked no more never was."""
        _, since = self.running.get(seat, (0, now))
        self.running = {other: run for other, run in self.running.items() if asked.get(other) == run[0]}
        chair = self.chairs[seat]
        if chair.before:
            chair.left = max(0.0, chair.before.pop() - (now - since))

    def left(self, seat: int, now: float) -> float | None:
        left = self.chairs[seat].left
        if left is None or seat not in self.running:
            return left
        return max(0.0, left - (now - self.running[seat][1]))

    def first_out(self) -> tuple[float, int] | None:
        """When the first running clock runs out, and whose."""
        ends = [(since + (self.chairs[seat].left or 0.0), seat) for seat, (_, since) in self.running.items()]
        return min(ends, default=None)
