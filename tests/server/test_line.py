"""Frames as networks deliver them: whole, in pieces, together, in parts, with pings between. All are understood."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from farshore.server.line import frame_length, head, is_whole
from farshore.server.settings import Settings
from farshore.server.socket_types import PROTOCOL
from tests.server.remote import BOT, ME, PATIENCE, Person, open_table

TEXT, PART, PING, PONG, CLOSE = 0x81, 0x01, 0x89, 0x8A, 0x88
MORE, LAST = 0x00, 0x80
KEY = b"\x01\x02\x03\x04"


def frame(kind: int, data: bytes) -> bytes:
    masked = bytes(byte ^ KEY[k % 4] for k, byte in enumerate(data))
    length = len(data)
    if length < 126:
        size = bytes((0x80 | length,))
    else:
        size = b"\xfe" + length.to_bytes(2, "big") if length < 65_536 else b"\xff" + length.to_bytes(8, "big")
    return bytes((kind,)) + size + KEY + masked


def hello(number: int, padding: int = 0) -> bytes:
    message = {"type": "hello", "request_id": f"h{number}", "protocol": PROTOCOL, "language": "en"}
    return json.dumps(message).encode() + b" " * padding


class Wire:
    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def send(self, *pieces: bytes) -> None:
        for piece in pieces:
            self.writer.write(piece)
            await self.writer.drain()
            await asyncio.sleep(0.01 if len(pieces) > 1 else 0)  # so that they arrive apart

    async def next(self) -> tuple[int, bytes]:
        kind, length = await self.reader.readexactly(2)
        if length > 125:
            length = int.from_bytes(await self.reader.readexactly(2 if length == 126 else 8), "big")
        return kind, await self.reader.readexactly(length)

    async def accepts(self, number: int) -> None:
        while True:
            kind, data = await self.next()
            assert kind != CLOSE, data
            said: dict[str, Any] = json.loads(data) if kind == TEXT else {}
            assert said.get("type") != "refused", said
            if said.get("request_id") == f"h{number}":
                return

    async def closes(self) -> int:
        while True:
            kind, data = await self.next()
            if kind == CLOSE:
                return int.from_bytes(data[:2], "big")


@asynccontextmanager
async def wire(address: str) -> AsyncIterator[Wire]:
    async with Person(address) as ana, asyncio.timeout(PATIENCE):
        table = await open_table(ana, ME, BOT)
        host, port = address.split(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {address}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
            f"Cookie: farshore={ana.http.cookies['farshore']}\r\n\r\n".encode()
        )
        assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
        line = Wire(reader, writer)
        await line.send(frame(TEXT, hello(0)))
        yield line
        writer.close()


def halves(data: bytes) -> tuple[bytes, bytes]:
    return data[: len(data) // 2], data[len(data) // 2 :]


WAYS: dict[str, tuple[bytes, ...]] = {
    "whole": (frame(TEXT, hello(1)),),
    "of middle length": (frame(TEXT, hello(1, 300)),),
    "byte by byte": tuple(bytes((byte,)) for byte in frame(TEXT, hello(1))),
    "the head first": (frame(TEXT, hello(1))[:2], frame(TEXT, hello(1))[2:]),
    "in halves": halves(frame(TEXT, hello(1, 300))),
    "in parts": (frame(PART, hello(1)[:20]), frame(MORE, hello(1)[20:30]), frame(LAST, hello(1)[30:])),
    "in parts with a ping between": (frame(PART, hello(1)[:20]), frame(PING, b"hi"), frame(LAST, hello(1)[20:])),
    "after a pong that nobody asked for": (frame(PONG, b"hi"), frame(TEXT, hello(1))),
    "together": (frame(TEXT, hello(5)) + frame(PING, b"") + frame(TEXT, hello(1)),),
    "one and a half": (frame(TEXT, hello(5)) + frame(TEXT, hello(1))[:9], frame(TEXT, hello(1))[9:]),
    "twenty together": (b"".join(frame(TEXT, hello(5)) for _ in range(20)) + frame(TEXT, hello(1)),),
}


@pytest.mark.parametrize("way", WAYS)
def test_a_message_is_understood_however_it_arrives(address: str, way: str) -> None:
    async def work() -> None:
        async with wire(address) as line:
            await line.send(*WAYS[way])
            await line.accepts(1)
            await line.send(frame(TEXT, hello(2)))
            await line.accepts(2)

    asyncio.run(work())


def test_what_is_too_large_or_out_of_place_ends_the_connection(address: str) -> None:
    async def work() -> None:
        async with wire(address) as line:
            await line.send(frame(TEXT, hello(1, Settings().message_limit)))
            assert await line.closes() == 1009
        async with wire(address) as line:
            await line.send(frame(PART, hello(1)[:20]), frame(TEXT, hello(1)))
            assert await line.closes() == 1002

    asyncio.run(work())


def test_lengths_of_frames() -> None:
    for length in (0, 1, 125, 126, 65_535, 65_536):
        found = frame(TEXT, bytes(length))
        assert frame_length(found, 0) == len(found)
        assert is_whole(found + found) and not is_whole(found[:-1]) and not is_whole(found + b"\x81")
        assert found[1] & 0x7F == head(length)[1]
    assert frame_length(b"\x81\x02hi", 0) == 0, "a client masks what it sends"
