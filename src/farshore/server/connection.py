"""One screen at one table: its requests, from `hello` to the end of the socket."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Any, Literal

import msgspec

from farshore.core.errors import FarshoreError
from farshore.server import request_types as q
from farshore.server import socket_types as m
from farshore.server.light_socket import NOTHING, LightSocket
from farshore.server.metrics import Metrics
from farshore.server.rate import Bucket
from farshore.server.requests import REQUESTS, cost_of
from farshore.server.screen import Screen
from farshore.server.settings import Settings
from farshore.server.table_message import viewer_of
from farshore.tables.faults import Malformed, TableFault, TooFast, as_table_fault
from farshore.tables.hub import TableHub
from farshore.tables.journal import SHOWN
from farshore.tables.table import Table
from farshore.tables.wording import text_of

log = logging.getLogger("farshore.socket")
STRIKES = 50  # malformed messages in a row, then the socket is closed
DECODER: msgspec.json.Decoder[q.FromBrowser] = msgspec.json.Decoder(q.FromBrowser)


class AnyHello(msgspec.Struct):
    """The first message of a client of another protocol, as far as it can be understood."""

    type: Literal["hello"]
    protocol: int = 1
    language: str = "en"


def decoded(data: str | bytes) -> q.FromBrowser:
    try:
        return DECODER.decode(data)
    except msgspec.ValidationError:
        hello = msgspec.json.decode(data, type=AnyHello)
        if hello.protocol == m.PROTOCOL:
            raise
        return q.Hello("outdated", hello.protocol, "pt-BR" if hello.language == "pt-BR" else "en")


class Connection(Screen):
    """The owner of a socket. It has a task only while requests are carried out: most people think most of the time."""

    __slots__ = (
        "address",
        "bucket",
        "ended",
        "hinting",
        "house",
        "hub",
        "is_busy",
        "is_here",
        "is_lost",
        "reading",
        "strikes",
    )

    def __init__(
        self, socket: LightSocket, hub: TableHub, table: Table, settings: Settings, metrics: Metrics, person: str
    ) -> None:
        super().__init__(socket, table, settings, metrics, person)
        self.hub = hub
        self.address = ""  # where the screen is
        self.house: Any = None  # what all connections share
        self.ended: Callable[[], None] | None = None  # to be told
        self.strikes = 0
        self.bucket = Bucket(settings.socket_rate, 2 * settings.socket_rate)
        self.hinting: asyncio.Task[None] | None = None
        self.reading: asyncio.Task[None] | None = None  # while there are requests
        self.is_here = False  # it has said hello
        self.is_lost = False  # nobody is at the other end
        self.is_busy = False  # a request is being carried out

    # --- from the first message to the last -------------------------------------------------------
    def begin(self) -> None:
        """Wait for the first message, which must be `hello`."""
        if not self.socket.is_open:  # gone already
            self.on_lost()
            return
        self.pulse = asyncio.get_running_loop().call_later(self.settings.hello_within, self.socket.close, 4408)
        self.socket.owner = self
        self.on_data()

    def greet(self, hello: q.FromBrowser | None) -> None:
        if not isinstance(hello, q.Hello):
            self.socket.close(4400)
        elif self.person in self.table.info.removed:  # since the socket was opened
            self.on_removed()
        elif hello.protocol != m.PROTOCOL:
            self.turn_away(hello)
        else:
            self.is_here = True
            self.metrics.connections += 1
            self.expect_beat()
            self.listen_to(hello)
            for row in self.table.chats:
                self.put(self.chat(row))
            self.table.arrive(self, self.person)

    def turn_away(self, hello: q.Hello) -> None:
        """A page loaded before the server was upgraded: it shows the text of a refusal, and must be loaded again."""
        self.put(m.Refused(hello.request_id, "outdated", text_of(hello.language, "fault-outdated"), None))
        self.socket.close(4426)

    def on_lost(self) -> None:
        """The client has gone; but what has begun is finished."""
        self.is_ending = self.is_lost = True
        for task in (self.hinting, self.waiting, None if self.is_busy else self.reading):
            if task is not None:
                task.cancel()
        if self.pulse is not None:
            self.pulse.cancel()
        if self.is_here:
            self.is_here = False
            self.metrics.connections -= 1
            self.table.depart(self, self.person)
        if self.ended is not None:
            self.ended()

    def listen_to(self, hello: q.Hello) -> None:
        """The log resumes where the screen left it; with several seats on one screen it starts over."""
        self.language, self.takes_changes = hello.language, hello.changes
        viewer, _ = viewer_of(self.table, self.person, self.viewer)
        self.turn_to(viewer, hello.seen if len(self.table.info.seats_of(self.person)) < 2 else 0)
        self.on_change()

    # --- requests ---------------------------------------------------------------------------------
    def on_data(self) -> None:
        if self.reading is None and not self.is_ending and self.socket.frames.waiting:
            self.reading = asyncio.get_running_loop().create_task(self.read())

    async def read(self) -> None:
        """One request after the other, until there is none; clients over the rate limit are throttled."""
        try:
            while not self.is_ending and (text := self.socket.take()) is not None:
                request = self.understood(text) if text is not NOTHING else None
                cost = cost_of(self, request) if self.is_here else 1.0  # who comes back is shown the whole log
                if not self.bucket.take(cost):
                    await asyncio.sleep(self.bucket.wait(cost))
                    self.bucket.take(cost)
                if text is not NOTHING:
                    await self.heed(request)
        except Exception:
            log.exception("request failed", extra={"table": self.table.id[:SHOWN]})
            self.socket.close(1011)
        finally:
            self.reading = None
            if self.is_lost:  # it was busy then
                self.socket.leave()

    def understood(self, text: str) -> q.FromBrowser | None:
        """None if it is malformed."""
        try:
            return decoded(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as fault:
            if self.is_here:
                self.refuse("", Malformed("malformed", detail=fault))
            return None

    async def heed(self, request: q.FromBrowser | None) -> None:
        if not self.is_here:
            self.greet(request)
        elif request is not None:
            self.strikes = 0
            await self.answer(request)
        else:
            self.strikes += 1
            if self.strikes >= STRIKES:
                self.socket.close(4400)

    async def answer(self, request: q.FromBrowser) -> None:
        """In order; but a bot's hint takes a while, and the person may pick meanwhile."""
        if not isinstance(request, q.AskHint):
            self.is_busy = True
            try:
                await self.carry_out(request)
            finally:
                self.is_busy = False
        elif self.hinting is None or self.hinting.done():
            self.hinting = asyncio.create_task(self.carry_out(request))
        else:
            self.refuse(request.request_id, TooFast("too-fast"))

    async def carry_out(self, request: q.FromBrowser) -> None:
        kind = type(request).__struct_config__.tag
        self.metrics.received[str(kind)] += 1
        began = time.perf_counter()
        try:
            answer = await REQUESTS[type(request)](self, request)
            if isinstance(request, q.Pick):
                self.metrics.picked(time.perf_counter() - began)
            self.put(answer or m.Accepted(request.request_id, self.seen))
        except FarshoreError as fault:
            shown = await self.shown()
            self.refuse(request.request_id, as_table_fault(fault), shown)

    async def shown(self) -> m.TableMessage | None:
        """For a refusal, so that the screen shows what is true."""
        async with self.table.lock:
            return None if self.table.is_lost else self.show_whole()

    def refuse(self, request_id: str, fault: TableFault, table: m.TableMessage | None = None) -> None:
        self.metrics.refused[fault.reason] += 1
        text = fault.text(self.language)
        self.put(m.Refused(request_id, fault.reason, text, table, fault.detail))  # type: ignore[arg-type]  # the protocol's own
