"""Runs the tasks: in this process, or in a pool of processes. Arguments and results are plain data.

A worker that dies takes its unfinished task with it and nothing else: the task is given out again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, Protocol

from farshore.arena.task import play_stretch
from farshore.core.errors import FarshoreError

Stretch = tuple[int, int]
Next = Callable[[], Stretch | None]  # the next stretch to play; None: all done
PATIENCE = 20  # lost workers after which the task itself is the likely cause


class WorkersLost(FarshoreError):
    """Workers keep dying."""


class Workers(Protocol):
    def play(self, plan: dict[str, Any], more: Next) -> Iterator[dict[str, Any]]:
        """Play every stretch that `more` returns; results arrive in any order."""
        ...


class Here:
    """Plays in this process: for tests, and for a single core."""

    def play(self, plan: dict[str, Any], more: Next) -> Iterator[dict[str, Any]]:
        while (stretch := more()) is not None:
            yield play_stretch(plan, *stretch)


class Processes:
    """A pool of processes, each with one task running and one queued."""

    def __init__(self, count: int) -> None:
        self.count = count

    def play(self, plan: dict[str, Any], more: Next) -> Iterator[dict[str, Any]]:
        again: list[Stretch] = []
        for _ in range(PATIENCE):
            try:
                yield from self.with_one_pool(plan, more, again)
            except BrokenProcessPool:
                continue
            return
        raise WorkersLost("workers keep dying; is there enough memory? Try fewer --workers")

    def with_one_pool(self, plan: dict[str, Any], more: Next, again: list[Stretch]) -> Iterator[dict[str, Any]]:
        """Until everything is played or a process dies; then `again` holds the unfinished tasks."""
        in_hand: dict[Future[dict[str, Any]], Stretch] = {}
        with ProcessPoolExecutor(self.count, mp_context=get_context("spawn")) as pool:
            try:
                while True:
                    while len(in_hand) < 2 * self.count and (stretch := again.pop() if again else more()) is not None:
                        again.append(stretch)  # until it is safely submitted
                        in_hand[pool.submit(play_stretch, plan, *stretch)] = stretch
                        again.pop()
                    if not in_hand:
                        return
                    for done in wait(in_hand, return_when=FIRST_COMPLETED).done:
                        result = done.result()
                        del in_hand[done]
                        yield result
            finally:
                again.extend(in_hand.values())
                for waiting in in_hand:
                    waiting.cancel()
