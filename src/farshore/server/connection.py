"""One screen at one table: requests in, the table as it changes out. Only the newest table is sent."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from typing import Literal

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from farshore.core.agenda import SPECTATOR
from farshore.core.errors import FarshoreError
from farshore.server import request_types as q
from farshore.server import socket_types as m
from farshore.server.light_socket import Signal
from farshore.server.metrics import Metrics
from farshore.server.rate import Bucket
from farshore.server.requests import REQUESTS
from farshore.server.settings import Settings
from farshore.server.shared import Made, shared
from farshore.server.table_message import Viewer, presence, table_message, viewer_of, watchers
from farshore.store.protocol import ChatRow
from farshore.tables.audience import Notice
from farshore.tables.faults import Malformed, TableFault, TooFast, as_table_fault
from farshore.tables.hub import TableHub
from farshore.tables.table import Table
from farshore.tables.wording import text_of

log = logging.getLogger("farshore.socket")
OUTBOX = 200  # messages besides tables; a client that is further behind is disconnected
SLOW = 3  # heartbeats for which one message may be on its way; a client that does not read is disconnected
KEPT = 5.0  # seconds for which large parts of messages are kept: many screens may ask for the same
LINES_AS_ONE = 50  # lines of the log that cost as much as one request
ROWS_AS_ONE = (
    3000  # rows of the journal: a table where somebody picks and takes back for hours is slow by its own fault
)
COSTS: dict[type, float] = {q.AskHint: 5.0, q.AskCandidates: 2.0, q.Rename: 2.0}
STRIKES = 50  # malformed messages in a row, then the socket is closed
DECODER: msgspec.json.Decoder[q.FromBrowser] = msgspec.json.Decoder(q.FromBrowser)
GONE = (WebSocketDisconnect, RuntimeError, OSError, asyncio.CancelledError)  # the client has gone
ENCODER = msgspec.json.Encoder()


class AnyHello(msgspec.Struct):
    """The first message of a client of another protocol, as far as it can be understood."""

    type: Literal["hello"]
    protocol: int = 1
    language: str = "en"


def tidy(table: Table) -> None:
    table.is_to_tidy = False
    shared(table).forget_parts()


def encoded(table: Table, looks: Viewer) -> Made:
    message = table_message(table, looks)
    return message, ENCODER.encode(message).decode()


def has_clock(table: Table) -> bool:
    return table.info.clock.kind != "none"


def decoded(data: str | bytes) -> q.FromBrowser:
    try:
        return DECODER.decode(data)
    except msgspec.ValidationError:
        hello = msgspec.json.decode(data, type=AnyHello)
        if hello.protocol == m.PROTOCOL:
            raise
        return q.Hello("outdated", hello.protocol, "pt-BR" if hello.language == "pt-BR" else "en")


class Connection:
    def __init__(
        self, socket: WebSocket, hub: TableHub, table: Table, settings: Settings, metrics: Metrics, person: str
    ) -> None:
        self.socket = socket
        self.hub = hub
        self.table: Table = table
        self.settings = settings
        self.metrics = metrics
        self.person: str = person
        self.language = "en"
        self.viewer = SPECTATOR
        self.is_removed = False
        self.seen = 0  # the version up to which the screen holds the log
        self.strikes = 0
        self.bucket = Bucket(settings.socket_rate, 2 * settings.socket_rate)
        self.hinting: asyncio.Task[None] | None = None
        self.reading: asyncio.Task[None] | None = None
        self.is_doing = False  # a request is being carried out
        self.is_ending = False
        self.outbox: list[m.FromServer] = []
        self.pulse: asyncio.TimerHandle | None = None
        self.stuck = 0  # heartbeats since the message that is on its way was handed over
        self.is_sending = False
        self.stale = True  # the table has changed since it was last sent
        self.wake = Signal()

    async def greet(self) -> bool:
        """Wait for the first message, which must be `hello`."""
        try:
            hello = await asyncio.wait_for(self.receive(), self.settings.hello_within)
        except TimeoutError:
            await self.socket.close(4408)
            return False
        if not isinstance(hello, q.Hello):
            await self.socket.close(4400)
            return False
        if hello.protocol != m.PROTOCOL:
            await self.turn_away(hello)
            return False
        self.listen_to(hello)
        for row in self.table.chats:
            self.put(self.chat(row))
        return True

    async def turn_away(self, hello: q.Hello) -> None:
        """A page loaded before the server was upgraded: it shows the text of a refusal, and must be loaded again."""
        refusal = m.Refused(hello.request_id, "outdated", text_of(hello.language, "fault-outdated"), None)
        await self.send(refusal)
        await self.socket.close(4426)

    def listen_to(self, hello: q.Hello) -> None:
        """The log resumes where the screen left it; with several seats on one screen it starts over."""
        self.language = hello.language
        self.viewer, _ = viewer_of(self.table, self.person, self.viewer)
        self.seen = hello.seen if len(self.table.info.seats_of(self.person)) < 2 else 0
        self.on_change()

    # --- a listener at the table ---------------------------------------------------------------------
    def on_change(self) -> None:
        self.stale = True
        self.wake.set()

    def on_notice(self, notice: Notice | ChatRow) -> None:
        self.put(self.chat(notice) if isinstance(notice, ChatRow) else self.notice(notice))

    def on_presence(self) -> None:
        found = presence(self.table)
        if self.person == self.table.info.host:
            found = m.Presence(found.connected, found.spectators, watchers(self.table))
        self.put(found)

    def on_removed(self) -> None:
        self.is_removed = True
        self.wake.set()

    def notice(self, notice: Notice) -> m.Notice:
        name = self.table.info.seats[notice.seat].name if notice.seat is not None else ""
        return m.Notice(notice.kind, notice.seat, text_of(self.language, f"notice-{notice.kind}", {"name": name}))

    def chat(self, row: ChatRow) -> m.Chat:
        seats = self.table.info.seats_of(row.person)
        return m.Chat(
            row.number, self.table.watcher_id(row.person), seats[0] if seats else None, row.name, row.text, row.at
        )

    def put(self, message: m.FromServer) -> None:
        self.outbox.append(message)
        self.wake.set()
        if len(self.outbox) > OUTBOX:
            self.end()

    def end(self) -> None:
        """Read no more; but what has begun is finished, also if the client has gone."""
        self.is_ending = True
        if self.reading is not None and not self.is_doing:
            self.reading.cancel()

    # --- the socket --------------------------------------------------------------------------------------
    async def run(self) -> None:
        """Until either side closes."""
        self.metrics.connections += 1
        self.table.arrive(self, self.person)
        self.reading = asyncio.create_task(self.read())
        others = [asyncio.create_task(self.write())]
        self.pulse = asyncio.get_running_loop().call_later(self.settings.heartbeat, self.beat)
        try:
            done, _ = await asyncio.wait([self.reading, *others], return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                with suppress(*GONE):
                    task.result()
        finally:
            self.pulse.cancel()
            if self.hinting is not None:
                others.append(self.hinting)
            for task in others:
                task.cancel()
            self.end()
            await asyncio.gather(self.reading, *others, return_exceptions=True)
            self.table.depart(self, self.person)
            self.metrics.connections -= 1

    def beat(self) -> None:
        """A sign of life for the client; and an end for one that stays connected but reads nothing."""
        self.pulse = asyncio.get_running_loop().call_later(self.settings.heartbeat, self.beat)
        self.stuck = self.stuck + 1 if self.is_sending else 0
        if self.stuck >= SLOW:
            self.end()
        self.put(m.Heartbeat(time.time(), self.settings.heartbeat))

    async def write(self) -> None:
        while True:
            while self.outbox:
                message = self.outbox.pop(0)
                await self.send(message)
                if isinstance(message, m.Notice) and message.kind == "closing":
                    await self.socket.close(1001)
                    return
            if self.is_removed:
                await self.socket.close(4403)
                return
            if self.table.is_lost:
                await self.socket.close(1011)  # the client connects again, and the table is read again
                return
            if self.stale:
                await self.send_text((await self.show())[1])
            await self.wake.wait()
            self.wake.clear()

    async def send(self, message: m.FromServer) -> None:
        await self.send_text(ENCODER.encode(message).decode())

    async def send_text(self, text: str) -> None:
        began = time.perf_counter()
        self.is_sending, self.stuck = True, 0
        await self.socket.send_text(text)
        self.is_sending = False
        self.metrics.timed("send", time.perf_counter() - began)

    async def show(self) -> Made:
        """The table for this viewer; never in the middle of a change, so that nobody sees what is not on disk."""
        async with self.table.lock:
            self.table.check()
            self.stale = False
            viewer, curtain = viewer_of(self.table, self.person, self.viewer)
            if viewer != self.viewer:
                self.viewer, self.seen = viewer, 0
            began = time.perf_counter()
            looks = Viewer(self.person, viewer, self.language, self.seen, curtain)
            made = self.made(looks)
            self.metrics.timed("message", time.perf_counter() - began)
            self.seen = made[0].version
            self.tidy_later()
            return made

    def made(self, looks: Viewer) -> Made:
        """The message and its JSON; once for all spectators who hold the same, unless it shows a clock."""
        table = self.table
        if looks.seat != SPECTATOR or looks.curtain is not None or self.person == table.info.host or has_clock(table):
            return encoded(table, looks)
        return shared(table).watched(table, (looks.language, looks.seen), lambda: encoded(table, looks))

    def tidy_later(self) -> None:
        """Most tables wait for somebody to think: what was sent is not kept for long."""
        table = self.table
        if not table.is_to_tidy:
            table.is_to_tidy = True
            asyncio.get_running_loop().call_later(KEPT, tidy, table)

    # --- requests ----------------------------------------------------------------------------------------
    async def receive(self) -> q.FromBrowser | None:
        """The next request; None if it is malformed."""
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1006))
        try:
            return decoded(message.get("text") or message.get("bytes") or b"")
        except (msgspec.DecodeError, UnicodeError, RecursionError) as fault:
            self.refuse("", Malformed("malformed", detail=fault))
            return None

    async def read(self) -> None:
        """One request after the other; clients over the rate limit are throttled."""
        while self.strikes < STRIKES and not self.is_ending:
            request = await self.receive()
            cost = self.cost(request)
            if not self.bucket.take(cost):
                await asyncio.sleep(self.bucket.wait(cost))
                self.bucket.take(cost)
            if request is None:
                self.strikes += 1
            else:
                self.strikes = 0
                await self.answer(request)
        await self.socket.close(4400)

    def cost(self, request: q.FromBrowser | None) -> float:
        """How much of the rate a request uses: the whole log again costs by its length."""
        session = self.table.session
        if session is None:
            return COSTS.get(type(request), 1.0)
        if isinstance(request, (q.Pick, q.Undo)):
            return 1.0 + len(session.moves) // ROWS_AS_ONE
        if isinstance(request, q.Hello):
            return 1.0 + max(0, session.version(self.viewer) - request.seen) / LINES_AS_ONE
        if isinstance(request, q.Look) and request.seat != self.viewer:
            return 1.0 + session.version(SPECTATOR) / LINES_AS_ONE
        return COSTS.get(type(request), 1.0)

    async def answer(self, request: q.FromBrowser) -> None:
        """In order; but a bot's hint takes a while, and the person may pick meanwhile."""
        if not isinstance(request, q.AskHint):
            self.is_doing = True
            try:
                await self.carry_out(request)
            finally:
                self.is_doing = False
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
            shown = None if self.table.is_lost else (await self.show())[0]
            self.refuse(request.request_id, as_table_fault(fault), shown)

    def refuse(self, request_id: str, fault: TableFault, table: m.TableMessage | None = None) -> None:
        self.metrics.refused[fault.reason] += 1
        text = fault.text(self.language)
        self.put(m.Refused(request_id, fault.reason, text, table, fault.detail))  # type: ignore[arg-type]  # the protocol's own
