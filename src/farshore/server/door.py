"""HTTP connections with the bounds that uvicorn leaves to a proxy: how long headers may take, and how large they get.

Without them anybody could hold thousands of silent connections, until nobody else is let in.
"""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

HEAD_WITHIN = 15.0  # seconds from the first byte, or from the connection, to the end of the headers
HEAD_LIMIT = 64 * 1024  # bytes


class Door(HttpToolsProtocol):
    within = HEAD_WITHIN

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.head_timer: asyncio.TimerHandle | None = None
        self.head_size = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self.expect_head()

    def connection_lost(self, exc: Exception | None) -> None:
        self.head_is_here()
        super().connection_lost(exc)

    def expect_head(self) -> None:
        self.head_is_here()
        self.head_timer = self.loop.call_later(self.within, self.transport.abort)

    def head_is_here(self) -> None:
        self.head_size = 0
        if self.head_timer is not None:
            self.head_timer.cancel()
            self.head_timer = None

    def data_received(self, data: bytes) -> None:
        if self.head_timer is not None:
            self.head_size += len(data)
        if self.head_size > HEAD_LIMIT:
            self.send_400_response("Headers are too large.")
            return
        super().data_received(data)

    def on_message_begin(self) -> None:
        if self.head_timer is None:
            self.expect_head()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self.head_is_here()
        super().on_headers_complete()
