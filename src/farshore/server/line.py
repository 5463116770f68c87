"""Sockets with a short way for what is sent most: whole text messages of moderate size, encoded already.

A message in either direction otherwise passes through two libraries, is decoded and encoded again, and every one that
arrives stops and starts the reading. Whatever is not an ordinary message takes the long way, as do all handshakes.
"""

from __future__ import annotations

from typing import Protocol

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # the quicker of two, where it is built
from websockets.http11 import Request
from websockets.protocol import State

EXTENSION = "farshore.encoded"  # of ASGI: a scope that has it says how to send a text that is encoded already
AHEAD = 8  # messages that may wait to be read; then the system holds the rest
TEXT, LAST = 1, 0x80
MASKED = 0x80
SHORT, MEDIUM = 125, 65_535  # lengths of messages
HEAD, MASK = 2, 4  # bytes


class Send(Protocol):
    async def __call__(self, data: bytes) -> None: ...


class Line(WebSocketsSansIOProtocol):
    is_at_start = False  # everything that arrived so far was whole frames, so that the next byte begins one

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["extensions"][EXTENSION] = {"send": self.send_encoded}
            self.is_at_start = not self.conn.reader.buffer

    def data_received(self, data: bytes) -> None:
        if self.is_at_start:
            self.is_at_start = is_whole(data)
            if self.is_at_start and self.is_message(data):
                self.take(data)
                return
        super().data_received(data)

    def is_message(self, data: bytes) -> bool:
        """One text that needs no other treatment: not a part of one, not of the largest kind, and nobody is leaving."""
        return (
            data[0] == LAST | TEXT
            and data[1] & ~MASKED <= SHORT + 1
            and len(data) == frame_length(data, 0)
            and not self.frames
            and self.conn.state is State.OPEN
            and not self.close_sent
            and len(data) <= self.config.ws_max_size
        )

    def take(self, data: bytes) -> None:
        start = HEAD if data[1] & ~MASKED <= SHORT else HEAD + 2
        text = apply_mask(data[start + MASK :], data[start : start + MASK])
        # As bytes: they are read as JSON, which says what is wrong with them.
        self.queue.put_nowait({"type": "websocket.receive", "bytes": text})
        self.hold_back()

    def send_receive_event_to_app(self) -> None:
        was_paused = self.read_paused
        self.read_paused = True  # so that it does not stop the reading; that is decided here
        super().send_receive_event_to_app()
        self.read_paused = was_paused
        self.hold_back()

    def hold_back(self) -> None:
        if not self.read_paused and self.queue.qsize() >= AHEAD:
            self.read_paused = True
            self.transport.pause_reading()

    async def send_encoded(self, data: bytes) -> None:
        if not self.writable.is_set():
            await self.writable.wait()
        if self.disconnected or self.close_sent or self.conn.state is not State.OPEN:
            raise ClientDisconnected
        self.transport.write(head(len(data)) + data)


def head(length: int) -> bytes:
    """What stands before a text message of the server."""
    if length <= SHORT:
        return bytes((LAST | TEXT, length))
    if length <= MEDIUM:
        return bytes((LAST | TEXT, SHORT + 1)) + length.to_bytes(2, "big")
    return bytes((LAST | TEXT, SHORT + 2)) + length.to_bytes(8, "big")


def is_whole(data: bytes) -> bool:
    """Do whole frames of a client fill it?"""
    start = 0
    while start < len(data):
        length = frame_length(data, start)
        if not length:
            return False
        start += length
    return start == len(data)


def frame_length(data: bytes, start: int) -> int:
    """Of a client's frame that begins there; 0 if that cannot be told yet, or it is not masked."""
    if len(data) < start + HEAD or not data[start + 1] & MASKED:
        return 0
    length = data[start + 1] & ~MASKED
    if length <= SHORT:
        return HEAD + MASK + length
    more = 2 if length == SHORT + 1 else 8
    if len(data) < start + HEAD + more:
        return 0
    return HEAD + more + MASK + int.from_bytes(data[start + HEAD : start + HEAD + more], "big")
