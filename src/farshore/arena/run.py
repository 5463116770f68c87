"""Play a plan: hand out stretches of suitable length, save the results, report progress."""

from __future__ import annotations

from collections.abc import Iterator
from time import monotonic

from farshore.arena.results import Results
from farshore.arena.workers import Here, Processes, Stretch, Workers
from farshore.core.errors import FarshoreError

TASK_SECONDS = 10.0  # long enough to be worth sending, short enough to lose
LONGEST = 5000  # games


class Stretches:
    """Cuts what is missing into tasks; the quicker the games, the longer the tasks."""

    def __init__(self, results: Results) -> None:
        self.gaps = list(results.gaps())[::-1]
        self.length = len(results.plan.arrangements)
        self.began = monotonic()
        self.done = 0

    def learn(self, games: int, workers: int) -> None:
        self.done += games
        rate = self.done / (monotonic() - self.began + 1e-9) / workers
        self.length = max(1, min(LONGEST, int(rate * TASK_SECONDS), 2 * self.length))

    def next(self) -> Stretch | None:
        if not self.gaps:
            return None
        first, last = self.gaps.pop()
        cut = min(last, first + self.length)
        if cut < last:
            self.gaps.append((cut, last))
        return first, cut


def workers_here(count: int) -> Workers:
    if count < 1:
        raise FarshoreError(f"{count} workers cannot play; ask for 1 or more")
    return Here() if count == 1 else Processes(count)


def run(results: Results, workers: Workers, hands: int) -> Iterator[int]:
    """Play what is missing on `hands` cores; yields how many games were added each time."""
    stretches = Stretches(results)
    for stretch in workers.play(results.plan.to_dict(), stretches.next):
        games = len(stretch["results"])
        stretches.learn(games, hands)
        if results.add(stretch):
            yield games
