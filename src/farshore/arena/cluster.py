"""Many machines: the same tasks on a Ray cluster (extra `ray`).

Ray starts a lost task again elsewhere, as often as it takes; the driver, which alone writes results, counts every
stretch once. So a machine may vanish in the middle and nothing is lost or counted twice.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from importlib import import_module
from logging import ERROR
from typing import Any

from farshore.arena.task import play_stretch
from farshore.arena.workers import Next
from farshore.core.errors import FarshoreError, MissingExtra


class NoCluster(FarshoreError):
    """The Ray cluster cannot be reached."""


class Cluster:
    """A running cluster by its address, or one on this machine when there is none."""

    def __init__(self, address: str | None = None, cpus: int | None = None) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # send no usage statistics
        try:
            self.ray: Any = import_module("ray")
        except ImportError as fault:
            raise MissingExtra("--backend ray needs the extra 'ray': pip install 'farshore[ray]'") from fault
        if self.ray.is_initialized():
            return
        own = {"num_cpus": cpus, "include_dashboard": False, "_node_ip_address": "127.0.0.1"}
        try:
            self.ray.init(address=address, log_to_driver=False, logging_level=ERROR, **({} if address else own))
        except (ConnectionError, RuntimeError, ValueError) as fault:
            raise NoCluster(f"no Ray cluster answers at {address}: {fault}") from fault

    @property
    def cpus(self) -> int:
        return max(1, int(self.ray.cluster_resources().get("CPU", 1)))

    def play(self, plan: dict[str, Any], more: Next) -> Iterator[dict[str, Any]]:
        """Every core has one task running and one queued; cores that join the cluster are used too."""
        task = self.ray.remote(max_retries=-1, num_cpus=1)(play_stretch)
        in_hand: list[Any] = []
        while True:
            while len(in_hand) < 2 * self.cpus and (stretch := more()) is not None:
                in_hand.append(task.remote(plan, *stretch))
            if not in_hand:
                return
            done, in_hand = self.ray.wait(in_hand)
            yield from self.ray.get(done)
