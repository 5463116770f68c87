"""Metrics for operators in the text format of Prometheus."""

from __future__ import annotations

import asyncio
import time
from bisect import bisect_left
from collections import Counter, defaultdict
from collections.abc import Mapping

LAG_EVERY = 0.25  # seconds
BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)


class Metrics:
    def __init__(self) -> None:
        self.requests: Counter[str] = Counter()  # by status
        self.received: Counter[str] = Counter()  # socket messages by type
        self.refused: Counter[str] = Counter()  # by reason
        self.connections = 0
        self.picks = [0] * (len(BOUNDS) + 1)  # how many took how long
        self.pick_seconds = 0.0
        self.steps: Counter[str] = Counter()  # how often each step was done
        self.step_seconds: defaultdict[str, float] = defaultdict(float)
        self.lag = 0.0  # seconds by which the event loop was late, lately

    def picked(self, seconds: float) -> None:
        self.picks[bisect_left(BOUNDS, seconds)] += 1
        self.pick_seconds += seconds

    def timed(self, step: str, seconds: float) -> None:
        self.steps[step] += 1
        self.step_seconds[step] += seconds

    async def watch_loop(self) -> None:
        """The worst of the latest delays, fading slowly, so that a scrape sees it."""
        while True:
            began = time.monotonic()
            await asyncio.sleep(LAG_EVERY)
            self.lag = max(0.0, time.monotonic() - began - LAG_EVERY, 0.9 * self.lag)

    def text(self, tables: int, queues: dict[str, int]) -> str:
        lines = [
            *gauge("farshore_tables", "tables in memory", tables),
            *gauge("farshore_connections", "open sockets", self.connections),
            *counter("farshore_requests_total", "HTTP requests", "status", self.requests),
            *counter("farshore_messages_total", "socket messages", "type", self.received),
            *counter("farshore_refused_total", "refusals", "reason", self.refused),
            *gauge("farshore_loop_lag_seconds", "delay of the event loop, worst of late", round(self.lag, 6)),
            *counter("farshore_queue_length", "jobs that wait", "queue", Counter(queues), "gauge"),
            *counter("farshore_steps_total", "steps of a move", "step", self.steps),
            *counter("farshore_step_seconds_total", "time in steps of a move", "step", self.step_seconds),
            "# HELP farshore_pick_seconds from the message to the disk",
            "# TYPE farshore_pick_seconds histogram",
        ]
        below = 0
        for bound, n in zip((*map(str, BOUNDS), "+Inf"), self.picks, strict=True):
            below += n
            lines.append(f'farshore_pick_seconds_bucket{{le="{bound}"}} {below}')
        lines += [f"farshore_pick_seconds_sum {self.pick_seconds:.6f}", f"farshore_pick_seconds_count {below}"]
        return "\n".join(lines) + "\n"


def gauge(name: str, what: str, value: float) -> list[str]:
    return [f"# HELP {name} {what}", f"# TYPE {name} gauge", f"{name} {value}"]


def counter(name: str, what: str, label: str, values: Mapping[str, float], kind: str = "counter") -> list[str]:
    rows = [f'{name}{{{label}="{key}"}} {round(n, 6)}' for key, n in sorted(values.items())]
    return [f"# HELP {name} {what}", f"# TYPE {name} {kind}", *rows]
