"""A socket of uvicorn that takes half the memory: thousands of people are connected, and most of them think.

asyncio's queues and events hold several lists of 600 bytes each, and the headers of the handshake stay for as long as
the connection. Neither is needed here.
"""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


class Signal:
    """Like `asyncio.Event`."""

    __slots__ = ("_waiting", "is_on")

    def __init__(self, is_on: bool = False) -> None:
        self.is_on = is_on
        self._waiting: list[asyncio.Future[None]] = []

    def set(self) -> None:
        self.is_on = True
        for waiter in self._waiting:
            if not waiter.done():
                waiter.set_result(None)

    def clear(self) -> None:
        self.is_on = False

    async def wait(self) -> None:
        while not self.is_on:
            waiter: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._waiting.append(waiter)
            try:
                await waiter
            finally:
                self._waiting.remove(waiter)


class Inbox:
    """Like `asyncio.Queue`, for one reader."""

    __slots__ = ("_arrived", "_held")

    def __init__(self) -> None:
        self._held: list[Any] = []
        self._arrived = Signal()

    def put_nowait(self, message: Any) -> None:
        self._held.append(message)
        self._arrived.set()

    def empty(self) -> bool:
        return not self._held

    async def get(self) -> Any:
        await self._arrived.wait()
        message = self._held.pop(0)
        if not self._held:
            self._arrived.clear()
        return message


class LightSocket(WebSocketsSansIOProtocol):
    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.queue = Inbox()  # type: ignore[assignment]  # all that is used of it
        self.writable = Signal(is_on=True)  # type: ignore[assignment]  # the same

    def start_keepalive(self) -> None:
        """The handshake is done: forget its headers."""
        super().start_keepalive()
        del self.request, self.response
        self.scope["headers"] = []
