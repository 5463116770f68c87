"""People for `benchmarks/server.py`: real sockets, as light as can be, so that the server gets the processor.

A client speaks WebSocket itself, looks only at what it needs of a message, and picks at random.
"""

from __future__ import annotations

import asyncio
import random
import time
from dataclasses import dataclass, field
from typing import cast

import msgspec
from msgspec import Struct

from farshore.server.socket_types import PROTOCOL

HANDSHAKE = (
    "GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nCookie: farshore={secret}\r\n\r\n"
)
TEXT, PING, PONG = 1, 9, 10
SHORT, MEDIUM = 125, 65_535  # lengths of frames


class Option(Struct):
    path: list[str]


class Decision(Struct):
    seat: int
    version: int
    options: list[Option]


class Parts(Struct):
    """Of a table what has changed."""

    status: str = ""
    decision: Decision | None = None


class Message(Parts):
    type: str = ""
    request_id: str = ""
    parts: Parts | None = None


class Pick(Struct, tag="pick"):
    request_id: str
    seat: int
    version: int
    path: str


HELLO = b'{"type":"hello","request_id":"h","protocol":%d,"changes":true}'  # as browsers say it
DECODER = msgspec.json.Decoder(Message)
ENCODER = msgspec.json.Encoder()


@dataclass
class Figures:
    latencies: list[float] = field(default_factory=list)
    moves: int = 0
    tables: int = 0  # how many a screen was sent
    playing: int = 0  # clients whose game goes on
    over: asyncio.Event = field(default_factory=asyncio.Event)  # every game has ended
    bytes_in: int = 0
    seconds: float = 0.0
    server_cpu: float = 0.0  # seconds
    clients_cpu: float = 0.0  # of all together

    @property
    def rate(self) -> float:
        return self.moves / self.seconds

    @property
    def cpu_per_move(self) -> float:
        """Milliseconds."""
        return 1000 * self.server_cpu / max(1, self.moves)

    def add(self, more: Figures) -> None:
        self.latencies += more.latencies
        self.moves += more.moves
        self.tables += more.tables
        self.bytes_in += more.bytes_in
        self.seconds += more.seconds
        self.server_cpu += more.server_cpu
        self.clients_cpu += more.clients_cpu

    def begin(self) -> None:
        self.latencies.clear()
        self.moves = self.tables = self.bytes_in = 0


def frame(opcode: int, data: bytes) -> bytes:
    """Masked with zeros, as the protocol allows: what is sent is what is meant."""
    if len(data) <= SHORT:
        return bytes((0x80 | opcode, 0x80 | len(data))) + b"\0\0\0\0" + data
    return bytes((0x80 | opcode, 0x80 | 126)) + len(data).to_bytes(2, "big") + b"\0\0\0\0" + data


class Client(asyncio.Protocol):
    """One person at one table, who thinks for about `pause` seconds; None: only looks on."""

    def __init__(self, host: str, table: str, secret: str, figures: Figures, pause: float | None) -> None:
        self.hello = HANDSHAKE.format(table=table, host=host, secret=secret).encode()
        self.figures = figures
        self.pause = pause
        self.rng = random.Random(table)
        self.buffer = bytearray()
        self.is_open = False
        self.shown = asyncio.Event()  # the first table has arrived
        self.sent_at = 0.0
        self.answered = -1
        figures.playing += pause is not None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.WriteTransport, transport)
        self.transport.write(self.hello)

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.is_open:
            head, found, rest = bytes(self.buffer).partition(b"\r\n\r\n")
            if not found:
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            self.is_open, self.buffer = True, bytearray(rest)
            self.transport.write(frame(TEXT, HELLO % PROTOCOL))
        while (size := self.take()) is not None:
            del self.buffer[:size]

    def take(self) -> int | None:
        """Read one frame, if it is here whole; its length."""
        held = self.buffer
        if len(held) < 2:
            return None
        length, start = held[1], 2
        if length > SHORT:
            start = 4 if length == 126 else 10
            length = int.from_bytes(held[2:start], "big")
        end = start + length
        if len(held) < end:
            return None
        if held[0] & 15 == TEXT:
            self.hear(DECODER.decode(memoryview(held)[start:end].tobytes()), length)
        elif held[0] & 15 == PING:
            self.transport.write(frame(PONG, bytes(held[start:end])))
        return end

    def hear(self, message: Message, length: int) -> None:
        figures = self.figures
        figures.bytes_in += length
        if message.type == "accepted" and message.request_id == "p":
            figures.latencies.append(time.perf_counter() - self.sent_at)
            figures.moves += 1
        elif message.type in ("table", "changes"):
            figures.tables += 1
            self.shown.set()
            shown = message.parts or message
            if shown.status == "finished" and self.pause is not None:
                self.pause = None
                figures.playing -= 1
                if not figures.playing:
                    figures.over.set()
            asked = shown.decision
            if asked is not None and asked.version > self.answered and self.pause is not None:
                self.answered = asked.version
                if self.pause:
                    wait = self.pause * self.rng.uniform(0.5, 1.5)
                    asyncio.get_running_loop().call_later(wait, self.answer, asked)
                else:
                    self.answer(asked)

    def answer(self, asked: Decision) -> None:
        if self.transport.is_closing():
            return
        path = " ".join(self.rng.choice(asked.options).path)
        self.sent_at = time.perf_counter()
        self.transport.write(frame(TEXT, ENCODER.encode(Pick("p", asked.seat, asked.version, path))))


async def sit_down(address: str, table: str, secret: str, figures: Figures, pause: float | None) -> Client:
    """Connected, and shown the table."""
    host, port = address.split(":")
    make = lambda: Client(address, table, secret, figures, pause)  # noqa: E731  # a factory is what is asked for
    _, client = await asyncio.get_running_loop().create_connection(make, host, int(port))
    await client.shown.wait()
    return client
