"""Workers handed out in turn: somebody who asks for much waits behind everybody who asks for little."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Iterable
from typing import Generic, TypeVar

T = TypeVar("T")


class Turns(Generic[T]):
    """Free workers go to the keys in turn."""

    def __init__(self, workers: Iterable[T]) -> None:
        self.free: list[T] = list(workers)
        self._waiting: OrderedDict[str, deque[asyncio.Future[T]]] = OrderedDict()

    @property
    def length(self) -> int:
        """How many requests wait."""
        return sum(len(row) for row in self._waiting.values())

    async def take(self, key: str) -> T:
        if self.free:
            return self.free.pop()
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(key, deque()).append(future)
        try:
            return await future
        except asyncio.CancelledError:
            if future.done() and not future.cancelled():
                self.give(future.result())
            raise

    def give(self, worker: T) -> None:
        while self._waiting:
            key, row = next(iter(self._waiting.items()))
            future = row.popleft()
            del self._waiting[key]
            if row:
                self._waiting[key] = row  # behind the others
            if not future.done():
                future.set_result(worker)
                return
        self.free.append(worker)
