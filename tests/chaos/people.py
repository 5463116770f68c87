"""People in the chaos: they pick at random, come back when the line breaks, and remember what they were shown and told.

A person whose pick was not answered sends it again, as browsers do; it must count once.
"""

from __future__ import annotations

import asyncio
import hashlib
import random
import time
from dataclasses import dataclass, field
from typing import Any, ClassVar

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from farshore.server.socket_types import PROTOCOL
from tests.server.fuzz import bad_message

BROKEN = (OSError, WebSocketException, TimeoutError, httpx.HTTPError, EOFError)
PATIENCE = 20.0  # seconds for one answer; then the line counts as dead


class Shown(msgspec.Struct):
    """The parts of a message that are looked at."""

    type: str
    request_id: str = ""
    reason: str = ""
    version: int = 0
    viewer: int | None = None
    yours: list[int] = []
    status: str = ""
    seats: list[dict[str, Any]] = []
    picture: msgspec.Raw = msgspec.Raw(b"{}")
    log: list[dict[str, Any]] = []
    decision: dict[str, Any] | None = None
    undo: dict[str, Any] = {}
    table: Shown | None = None  # a refusal shows it as well


DECODER = msgspec.json.Decoder(Shown)


class Line(ClientConnection):
    """A socket to a table that can be hung up whatever state it is in, even halfway through being opened."""

    opened: ClassVar[set[asyncio.Transport]] = set()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.opened.add(self.transport)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.opened.discard(self.transport)

    @classmethod
    async def hang_up(cls) -> None:
        """All of them, at once: a server that was stopped or killed answers no farewell."""
        for transport in list(cls.opened):
            transport.abort()
        await asyncio.sleep(0.05)  # the loop closes them a step later


def dial(address: str, table: str, secret: str) -> connect:
    where = f"ws://{address}/api/tables/{table}/socket"
    headers = {"Cookie": f"farshore={secret}"}
    return connect(
        where, create_connection=Line, additional_headers=headers, max_size=None, compression=None, open_timeout=5
    )


def digest(picture: bytes) -> bytes:
    return hashlib.blake2b(picture, digest_size=8).digest()


@dataclass
class Memory:
    """Everything that the checks at the end need to know."""

    confirmed: dict[tuple[str, int, int], str] = field(default_factory=dict)  # table, seat, version asked -> path
    undone: dict[tuple[str, int], set[int]] = field(default_factory=dict)  # table, seat -> versions after an undo
    pictures: set[tuple[str, int, int, bytes]] = field(default_factory=set)  # table, viewer, version, digest
    lines: set[tuple[str, int, int, str, bytes]] = field(default_factory=set)  # table, viewer, version, event, facts
    faults: list[str] = field(default_factory=list)
    messages: int = 0
    refusals: dict[str, int] = field(default_factory=dict)


class Player:
    """One person at one table."""

    def __init__(self, address: str, table: str, secret: str, memory: Memory, rng: random.Random) -> None:
        self.address = address
        self.table = table
        self.secret = secret
        self.memory = memory
        self.rng = rng
        self.line: ClientConnection | None = None
        self.asked: dict[str, Any] | None = None  # a pick or an undo that was not answered yet
        self.number = 0
        self.clocks: dict[int, tuple[float, float]] = {}  # seat -> what was left, and when
        self.is_over = False
        self.shown: Shown | None = None  # the latest table
        self.broken = ""  # how the line broke

    def describe(self) -> str:
        """Where this person stands, for somebody who wonders why nothing happens."""
        shown = f"{self.shown.status} at {self.shown.version}" if self.shown else "nothing shown"
        asked = self.shown.decision and self.shown.decision["question"] if self.shown else None
        return f"{self.table[:6]} {shown}, asked {asked}, unanswered {self.asked}, {self.broken or 'connected'}"

    async def run(self) -> None:
        while True:
            try:
                await self.connected()
            except BROKEN as fault:
                self.broken = repr(fault)[:80]
                await asyncio.sleep(0.05)

    def cut(self) -> None:
        """The line breaks, in the middle of whatever it carries."""
        if self.line is not None:
            self.line.transport.abort()

    async def connected(self) -> None:
        async with dial(self.address, self.table, self.secret) as line:
            self.line = line
            await line.send(f'{{"type":"hello","request_id":"h","protocol":{PROTOCOL}}}')
            if self.asked is not None:
                await line.send(msgspec.json.encode(self.asked).decode())
            while True:
                await self.hear(DECODER.decode(await asyncio.wait_for(line.recv(), PATIENCE)))

    async def hear(self, message: Shown) -> None:
        self.memory.messages += 1
        if message.type in ("accepted", "refused") and self.asked and message.request_id == self.asked["request_id"]:
            self.settle(message)
            if message.type == "accepted" and self.shown is not None and self.shown.version >= message.version:
                await self.act(self.shown)  # the table after it came first
        shown = message if message.type == "table" else message.table
        if shown is not None:
            self.is_over = shown.status == "finished"
            self.shown, self.broken = shown, ""
            self.look(shown)
            await self.act(shown)

    def settle(self, message: Shown) -> None:
        asked, self.asked = self.asked, None
        assert asked is not None
        if message.type == "refused":
            self.memory.refusals[message.reason] = self.memory.refusals.get(message.reason, 0) + 1
        elif asked["type"] == "pick":
            self.memory.confirmed[self.table, asked["seat"], asked["version"]] = asked["path"]
        else:
            self.memory.undone.setdefault((self.table, asked["seat"]), set()).add(message.version)

    def look(self, message: Shown) -> None:
        """Remember what was shown; what is wrong at first sight is told at once."""
        viewer = -1 if message.viewer is None else message.viewer
        if viewer >= 0 and viewer not in message.yours:
            self.memory.faults.append(f"{self.table}: shown the view of seat {viewer}")
        if message.decision and message.decision["seat"] not in message.yours:
            self.memory.faults.append(f"{self.table}: asked what another is asked")
        self.memory.pictures.add((self.table, viewer, message.version, digest(bytes(message.picture))))
        for line in message.log:
            facts = digest(msgspec.json.encode(line["args"]))
            self.memory.lines.add((self.table, viewer, line["version"], line["event"], facts))
        self.look_at_clocks(message)

    def look_at_clocks(self, message: Shown) -> None:
        """A step of the system's clock is an hour at least; nobody may gain or lose that much."""
        now = time.monotonic()
        for seat in message.seats:
            left = seat["clock"]["left"] if seat["clock"] else None
            if left is not None and seat["seat"] in self.clocks:
                before, at = self.clocks[seat["seat"]]
                if not before - (now - at) - 600 < left < before + 600:
                    self.memory.faults.append(f"{self.table}: the clock of {seat['seat']} went from {before} to {left}")
            if left is not None:
                self.clocks[seat["seat"]] = (left, now)

    async def act(self, message: Shown) -> None:
        if self.asked is not None or self.line is None or message.status != "running":
            return
        self.number += 1
        request = {"request_id": f"r{self.number}"}
        if message.undo.get("possible") and self.rng.random() < 0.05:
            self.asked = {"type": "undo", "seat": message.undo["seat"], "version": message.undo["version"], **request}
        elif message.decision is not None:
            path = " ".join(self.rng.choice(message.decision["options"])["path"])
            asked = {"seat": message.decision["seat"], "version": message.decision["version"], "path": path}
            self.asked = {"type": "pick", **asked, **request}
        else:
            return
        await self.line.send(msgspec.json.encode(self.asked).decode())


async def harass(address: str, table: str, secret: str, rng: random.Random) -> None:
    """Somebody who watches, and sends nothing that makes sense."""
    while True:
        try:
            async with dial(address, table, secret) as line:
                await line.send(f'{{"type":"hello","request_id":"h","protocol":{PROTOCOL}}}')
                while True:
                    shown = msgspec.json.decode(await asyncio.wait_for(line.recv(), 5))
                    if shown["type"] == "table":
                        for _ in range(5):
                            await line.send(bad_message(rng, shown, []))
                        await asyncio.sleep(0.1)
        except BROKEN:
            await asyncio.sleep(0.1)
