"""Metrics for operators in the text format of Prometheus."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)


class Metrics:
    def __init__(self) -> None:
        self.requests: Counter[str] = Counter()  # by status
        self.received: Counter[str] = Counter()  # socket messages by type
        self.refused: Counter[str] = Counter()  # by reason
        self.connections = 0
        self.picks = [0] * (len(BOUNDS) + 1)  # how many took how long
        self.pick_seconds = 0.0

    def picked(self, seconds: float) -> None:
        self.picks[bisect_left(BOUNDS, seconds)] += 1
        self.pick_seconds += seconds

    def text(self, tables: int) -> str:
        lines = [
            *gauge("farshore_tables", "tables in memory", tables),
            *gauge("farshore_connections", "open sockets", self.connections),
            *counter("farshore_requests_total", "HTTP requests", "status", self.requests),
            *counter("farshore_messages_total", "socket messages", "type", self.received),
            *counter("farshore_refused_total", "refusals", "reason", self.refused),
            "# HELP farshore_pick_seconds from the message to the disk",
            "# TYPE farshore_pick_seconds histogram",
        ]
        below = 0
        for bound, n in zip((*map(str, BOUNDS), "+Inf"), self.picks, strict=True):
            below += n
            lines.append(f'farshore_pick_seconds_bucket{{le="{bound}"}} {below}')
        lines += [f"farshore_pick_seconds_sum {self.pick_seconds:.6f}", f"farshore_pick_seconds_count {below}"]
        return "\n".join(lines) + "\n"


def gauge(name: str, what: str, value: int) -> list[str]:
    return [f"# HELP {name} {what}", f"# TYPE {name} gauge", f"{name} {value}"]


def counter(name: str, what: str, label: str, values: Counter[str]) -> list[str]:
    rows = [f'{name}{{{label}="{key}"}} {n}' for key, n in sorted(values.items())]
    return [f"# HELP {name} {what}", f"# TYPE {name} counter", *rows]
