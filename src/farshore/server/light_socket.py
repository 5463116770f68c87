"""A socket from its handshake on. uvicorn and websockets shake hands; what follows is ours, and light.

Thousands of people are connected, and most of them think. A socket is one small object without a task: what arrives
stays bytes until somebody takes it, one message at a time, so that nobody can make the server read much at once.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any, Protocol

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from farshore.server.frames import BINARY, CLOSE, NO_CODE, PING, PONG, TEXT, BrokenFrame, Frames, close_code, head

log = logging.getLogger("farshore.socket")
FAREWELL = 5.0  # seconds for the other side to answer that it closes, too
SILENT = 2  # beats without a byte from the other side, not even an answer to a ping
GOODBYE = 4096  # bytes at once from the other side in which its own goodbye is looked for
NOTHING = "(nothing)"  # stands for a frame that is no message; compared by identity


class Handshake(WebSocketsSansIOProtocol):
    """Up to the moment when it is accepted and a light socket takes over."""

    socket: LightSocket | None = None

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["handshake"] = self  # type: ignore[typeddict-unknown-key]  # for `accepted`

    def data_received(self, data: bytes) -> None:
        if self.handshake_initiated:
            self.transport.abort()  # it speaks before it was answered
        else:
            super().data_received(data)

    def start_keepalive(self) -> None:
        """The light socket does that."""

    async def run_asgi(self) -> None:
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except Exception:
            log.exception("socket failed")
            if self.socket is not None:
                self.socket.close(1011)
        if self.socket is None:
            self.send_500_response()
            self.transport.close()
        self.app_state = {}
        del self.scope


async def accepted(scope: Any, receive: Any, send: Any) -> LightSocket:
    await receive()
    await send({"type": "websocket.accept"})
    shake: Handshake = scope["handshake"]
    socket = shake.socket = LightSocket(shake.transport, shake.connections, shake.config.ws_max_size)
    shake.connections.discard(shake)
    shake.transport.set_protocol(socket)
    return socket


class Owner(Protocol):
    """Who listens to a socket."""

    is_busy: bool  # with something that must be finished, also if the socket is lost

    def on_data(self) -> None: ...

    def on_writable(self) -> None: ...

    def on_lost(self) -> None: ...


class LightSocket(asyncio.Protocol):
    __slots__ = (
        "_farewell",
        "beats",
        "connections",
        "frames",
        "is_open",
        "is_paused",
        "is_writable",
        "joined",
        "owner",
        "transport",
    )

    def __init__(self, transport: asyncio.Transport, connections: set[Any], limit: int) -> None:
        self.transport = transport
        self.frames = Frames(limit)
        self.owner: Owner | None = None
        self.is_open = True  # nobody has begun to close it
        self.is_writable = True  # the other side keeps up
        self.is_paused = False  # we do not
        self.joined: list[bytes] | None = None  # frames that wait to be written together
        self.beats = 0  # since the other side gave a sign of life
        self.connections = connections  # of the server, which closes them when it ends
        connections.add(self)
        self._farewell: asyncio.TimerHandle | None = None

    # --- from the transport ------------------------------------------------------------------------------
    def data_received(self, data: bytes) -> None:
        self.beats = 0
        if not self.is_open:
            self._part(data)
            return
        self.frames.feed(data)
        if self.owner is not None:
            self.owner.on_data()
        if self.frames.waiting > self.frames.limit + 14 and not self.is_paused:  # at least one whole message
            self.is_paused = True
            self.transport.pause_reading()

    def pause_writing(self) -> None:
        self.is_writable = False

    def resume_writing(self) -> None:
        self.is_writable = True
        if self.owner is not None:
            self.owner.on_writable()

    def connection_lost(self, exc: Exception | None) -> None:
        self.is_open, self.is_writable = False, True
        if self._farewell is not None:
            self._farewell.cancel()
        if self.owner is not None:
            self.owner.on_lost()
        if self.owner is None or not self.owner.is_busy:
            self.leave()

    def shutdown(self) -> None:
        """The server ends."""
        self.close(1012)
        self.transport.close()

    def leave(self) -> None:
        """Nothing is left to be done for this socket; the server waits for it no longer."""
        self.connections.discard(self)
        self.owner = None

    # --- for the owner -----------------------------------------------------------------------------------
    def take(self) -> str | None:
        """The next message; NOTHING for a frame that is none, None if there is no other. A fault closes the socket."""
        if not self.is_open:
            return None
        try:
            found = self.frames.take()
            if found is not None:
                kind, data = found
                if kind in (TEXT, BINARY):
                    return data.decode("utf-8", "strict" if kind == TEXT else "replace")
                return self._control(kind, data)
        except BrokenFrame as fault:
            self.close(fault.code)
        except UnicodeDecodeError:
            self.close(1007)
        if self.is_paused:
            self.is_paused = False
            self.transport.resume_reading()
        return None

    def _control(self, kind: int, data: bytes) -> str:
        if kind == PING:
            self._write(PONG, data)
        elif kind == CLOSE:
            code = close_code(data)
            self.close(1000 if code == NO_CODE else code)
            self.transport.close()
        return NOTHING

    def send(self, data: bytes) -> None:
        if self.is_open:
            self._write(TEXT, data)

    def ping(self) -> None:
        """A sign of life is expected; after some without an answer the socket is cut."""
        self.beats += 1
        if self.beats > SILENT:
            self.transport.abort()
        elif self.is_open:
            self._write(PING, b"")

    def close(self, code: int) -> None:
        if not self.is_open:
            return
        self._write(CLOSE, code.to_bytes(2, "big"))
        self.is_open = False
        if self.is_paused:
            self.is_paused = False
            self.transport.resume_reading()
        self._farewell = asyncio.get_running_loop().call_later(FAREWELL, self.transport.abort)

    def join(self) -> None:
        """What is sent from now on is written at once when it is `released`: every write wakes the other side."""
        self.joined = []

    def release(self) -> None:
        frames, self.joined = self.joined, None
        if frames:
            self.transport.write(b"".join(frames))

    def _write(self, kind: int, data: bytes) -> None:
        if self.joined is None:
            self.transport.write(head(kind, len(data)) + data)
        else:
            self.joined += (head(kind, len(data)), data)

    def _part(self, data: bytes) -> None:
        """After our goodbye only the other side's matters."""
        if len(data) > GOODBYE:
            return
        self.frames.feed(data)
        with suppress(BrokenFrame):
            while (found := self.frames.take()) is not None:
                if found[0] == CLOSE:
                    self.transport.close()


class Ear:
    """An owner for a task that waits for one message after the other."""

    is_busy = False

    def __init__(self, socket: LightSocket) -> None:
        self.socket = socket
        self.is_lost = False
        self._changed = asyncio.Event()
        socket.owner = self

    def on_data(self) -> None:
        self._changed.set()

    on_writable = on_data

    def on_lost(self) -> None:
        self.is_lost = True
        self._changed.set()

    async def receive(self) -> str | None:
        """None once the socket is closed."""
        while self.socket.is_open:
            message = self.socket.take()
            if message is None:
                self._changed.clear()
                await self._changed.wait()
            elif message is not NOTHING:
                return message
        return None

    async def send(self, data: bytes) -> None:
        while not self.socket.is_writable:
            self._changed.clear()
            await self._changed.wait()
        self.socket.send(data)
