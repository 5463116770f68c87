"""One screen at one table: requests in, the table as it changes out. Only the newest table is sent."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Any, Literal

import msgspec

from farshore.core.agenda import SPECTATOR
from farshore.core.errors import FarshoreError
from farshore.server import request_types as q
from farshore.server import socket_types as m
from farshore.server.light_socket import NOTHING, LightSocket
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
from farshore.tables.table import SHOWN, Table
from farshore.tables.wording import text_of

log = logging.getLogger("farshore.socket")
OUTBOX = 200  # messages besides tables; a client that is further behind is disconnected
SLOW = 3  # heartbeats for which a client need not keep up; one that does not read is disconnected
KEPT = 1.0  # seconds for which large parts of messages are kept: many screens may ask for the same
LINES_AS_ONE = 50  # lines of the log that cost as much as one request
ROWS_AS_ONE = (
    3000  # rows of the journal: a table where somebody picks and takes back for hours is slow by its own fault
)
COSTS: dict[type, float] = {q.AskHint: 5.0, q.AskCandidates: 2.0, q.Rename: 2.0}
STRIKES = 50  # malformed messages in a row, then the socket is closed
DECODER: msgspec.json.Decoder[q.FromBrowser] = msgspec.json.Decoder(q.FromBrowser)
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
    return message, ENCODER.encode(message)


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
    """The owner of a socket. It has a task only while requests are carried out: most people think most of the time."""

    __slots__ = (
        "address",
        "bucket",
        "ended",
        "hinting",
        "house",
        "hub",
        "is_busy",
        "is_due",
        "is_ending",
        "is_here",
        "language",
        "metrics",
        "outbox",
        "person",
        "pulse",
        "reading",
        "seen",
        "settings",
        "socket",
        "stale",
        "strikes",
        "stuck",
        "table",
        "viewer",
        "waiting",
    )

    def __init__(
        self, socket: LightSocket, hub: TableHub, table: Table, settings: Settings, metrics: Metrics, person: str
    ) -> None:
        self.socket = socket
        self.hub = hub
        self.table: Table = table
        self.settings = settings
        self.metrics = metrics
        self.person: str = person
        self.address = ""  # where the screen is
        self.house: Any = None  # what all connections share
        self.ended: Callable[[], None] | None = None  # to be told
        self.language = "en"
        self.viewer = SPECTATOR
        self.seen = 0  # the version up to which the screen holds the log
        self.strikes = 0
        self.bucket = Bucket(settings.socket_rate, 2 * settings.socket_rate)
        self.hinting: asyncio.Task[None] | None = None
        self.reading: asyncio.Task[None] | None = None  # while there are requests
        self.waiting: asyncio.Task[None] | None = None  # while the table is being changed
        self.is_here = False  # it has said hello
        self.is_busy = False  # a request is being carried out
        self.is_ending = False
        self.outbox: list[m.FromServer] = []
        self.pulse: asyncio.TimerHandle | None = None
        self.stuck = 0  # heartbeats for which the other side has not kept up
        self.stale = True  # the table has changed since it was last sent
        self.is_due = False  # a call of `send_due` is on its way

    # --- from the first message to the last ----------------------------------------------------------
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
        self.is_ending = True
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
        self.language = hello.language
        self.viewer, _ = viewer_of(self.table, self.person, self.viewer)
        self.seen = hello.seen if len(self.table.info.seats_of(self.person)) < 2 else 0
        self.on_change()

    # --- a listener at the table ---------------------------------------------------------------------
    def on_change(self) -> None:
        self.stale = True
        self.send_soon()

    def on_notice(self, notice: Notice | ChatRow) -> None:
        self.put(self.chat(notice) if isinstance(notice, ChatRow) else self.notice(notice))

    def on_presence(self) -> None:
        found = presence(self.table)
        if self.person == self.table.info.host:
            found = m.Presence(found.connected, found.spectators, watchers(self.table))
        self.put(found)

    def on_removed(self) -> None:
        self.socket.close(4403)

    def notice(self, notice: Notice) -> m.Notice:
        name = self.table.info.seats[notice.seat].name if notice.seat is not None else ""
        return m.Notice(notice.kind, notice.seat, text_of(self.language, f"notice-{notice.kind}", {"name": name}))

    def chat(self, row: ChatRow) -> m.Chat:
        seats = self.table.info.seats_of(row.person)
        return m.Chat(
            row.number, self.table.watcher_id(row.person), seats[0] if seats else None, row.name, row.text, row.at
        )

    # --- out ---------------------------------------------------------------------------------------------
    def put(self, message: m.FromServer) -> None:
        """Sent at once, unless the other side does not keep up."""
        if self.socket.is_writable and not self.outbox:
            self.send(message)
            return
        self.outbox.append(message)
        if len(self.outbox) > OUTBOX:
            self.cut()

    def send(self, message: m.FromServer) -> None:
        self.send_json(ENCODER.encode(message))
        if isinstance(message, m.Notice) and message.kind == "closing":
            self.socket.close(1001)

    def send_json(self, data: bytes) -> None:
        began = time.perf_counter()
        self.socket.send(data)
        self.metrics.timed("send", time.perf_counter() - began)

    def cut(self) -> None:
        """A client that does not read is not waited for."""
        self.is_ending = True
        self.socket.transport.abort()

    def expect_beat(self) -> None:
        if self.pulse is not None:
            self.pulse.cancel()
        self.pulse = asyncio.get_running_loop().call_later(self.settings.heartbeat, self.beat)

    def beat(self) -> None:
        """A sign of life, and the wish for one; and an end for a client that stays connected but reads nothing."""
        self.expect_beat()
        self.stuck = 0 if self.socket.is_writable else self.stuck + 1
        if self.stuck >= SLOW:
            self.cut()
            return
        self.socket.ping()
        self.put(m.Heartbeat(time.time(), self.settings.heartbeat))

    def on_writable(self) -> None:
        self.stuck = 0
        self.send_soon()

    def send_soon(self) -> None:
        """Once for all changes of this turn of the event loop, and after what is being changed is whole."""
        if not self.is_due:
            self.is_due = True
            asyncio.get_running_loop().call_soon(self.send_due)

    def send_due(self) -> None:
        """Only the newest table is sent, and only to a screen that keeps up."""
        self.is_due = False
        while self.outbox and self.socket.is_writable:
            self.send(self.outbox.pop(0))
        if self.table.is_lost:
            self.socket.close(1011)  # the client connects again, and the table is read again
        if not self.table.lock.locked():
            self.send_table()
        elif self.stale and self.waiting is None:
            self.waiting = asyncio.get_running_loop().create_task(self.send_later())

    async def send_later(self) -> None:
        """When what is being changed is on disk."""
        try:
            async with self.table.lock:
                self.send_table()
        finally:
            self.waiting = None

    def send_table(self) -> None:
        if self.stale and self.socket.is_open and self.socket.is_writable and not self.table.is_lost:
            try:
                self.send_json(self.show()[1])
            except Exception:
                log.exception("table not shown", extra={"table": self.table.id[:SHOWN]})
                self.socket.close(1011)

    def show(self) -> Made:
        """The table for this viewer; never in the middle of a change, so that nobody sees what is not on disk."""
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

    # --- in ----------------------------------------------------------------------------------------------
    def on_data(self) -> None:
        if self.reading is None and not self.is_ending and self.socket.frames.waiting:
            self.reading = asyncio.get_running_loop().create_task(self.read())

    async def read(self) -> None:
        """One request after the other, until there is none; clients over the rate limit are throttled."""
        try:
            while not self.is_ending and (text := self.socket.take()) is not None:
                request = self.understood(text) if text is not NOTHING else None
                cost = self.cost(request) if self.is_here else 1.0  # who comes back is shown the whole log
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
            if self.is_ending:
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
            return None if self.table.is_lost else self.show()[0]

    def refuse(self, request_id: str, fault: TableFault, table: m.TableMessage | None = None) -> None:
        self.metrics.refused[fault.reason] += 1
        text = fault.text(self.language)
        self.put(m.Refused(request_id, fault.reason, text, table, fault.detail))  # type: ignore[arg-type]  # the protocol's own
