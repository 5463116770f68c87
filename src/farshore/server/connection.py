"""One screen at one table: requests in, the table as it changes out. The newest table wins over those not yet sent."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from contextlib import suppress

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from farshore.core.agenda import SPECTATOR
from farshore.core.errors import FarshoreError
from farshore.server import messages as m
from farshore.server.metrics import Metrics
from farshore.server.rate import Bucket
from farshore.server.requests import REQUESTS
from farshore.server.scene import Eyes, eye_of, is_connected, scene, spectators
from farshore.server.settings import Settings
from farshore.store.protocol import ChatRow
from farshore.tables.audience import News
from farshore.tables.faults import Malformed, TableFault, TooFast, in_words
from farshore.tables.house import House
from farshore.tables.speech import said
from farshore.tables.table import Table

log = logging.getLogger("farshore.socket")
OUTBOX = 200  # messages besides tables; whoever is further behind is cut off
STRIKES = 50  # things in a row that are no messages, then the line is closed
DECODER: msgspec.json.Decoder[m.FromBrowser] = msgspec.json.Decoder(m.FromBrowser)
GONE = (WebSocketDisconnect, RuntimeError, OSError, asyncio.CancelledError)  # the line is gone: nobody is left to tell
ENCODER = msgspec.json.Encoder()


class Connection:
    def __init__(
        self, socket: WebSocket, house: House, table: Table, settings: Settings, metrics: Metrics, person: str
    ) -> None:
        self.socket = socket
        self.house = house
        self.table = table
        self.settings = settings
        self.metrics = metrics
        self.person = person
        self.language = "en"
        self.eye = SPECTATOR
        self.seen = 0  # the version up to which the screen holds the log
        self.strikes = 0
        self.bucket = Bucket(settings.socket_rate, 2 * settings.socket_rate)
        self.advice: asyncio.Task[None] | None = None
        self.reading: asyncio.Task[None] | None = None
        self.doing: asyncio.Task[None] | None = None
        self.outbox: deque[m.FromServer] = deque()
        self.stale = True  # the table has changed since it was last sent
        self.wake = asyncio.Event()

    async def greet(self) -> bool:
        """Wait for the first message, which must be `hello`."""
        try:
            hello = await asyncio.wait_for(self.receive(), self.settings.hello_within)
        except TimeoutError:
            await self.socket.close(4408)
            return False
        if not isinstance(hello, m.Hello):
            await self.socket.close(4400)
            return False
        self.listen_to(hello)
        for row in self.table.chats:
            self.put(self.chat(row))
        return True

    def listen_to(self, hello: m.Hello) -> None:
        """The log resumes where it was left; with several seats on one screen it begins anew."""
        self.language = hello.language
        self.eye, _ = eye_of(self.table, self.person, self.eye)
        self.seen = hello.seen if len(self.table.sheet.seats_of(self.person)) < 2 else 0
        self.changed()

    # --- a listener at the table ---------------------------------------------------------------------
    def changed(self) -> None:
        self.stale = True
        self.wake.set()

    def told(self, news: News | ChatRow) -> None:
        self.put(self.chat(news) if isinstance(news, ChatRow) else self.notice(news))

    def presence(self) -> None:
        chairs = self.table.sheet.chairs
        self.put(m.Presence([is_connected(self.table, chair) for chair in chairs], spectators(self.table)))

    def notice(self, news: News) -> m.Notice:
        name = self.table.sheet.chairs[news.seat].name if news.seat is not None else ""
        return m.Notice(news.kind, news.seat, said(self.language, f"notice-{news.kind}", {"name": name}))

    def chat(self, row: ChatRow) -> m.Chat:
        seats = self.table.sheet.seats_of(row.person)
        return m.Chat(row.number, seats[0] if seats else None, row.name, row.text, row.at)

    def put(self, message: m.FromServer) -> None:
        self.outbox.append(message)
        self.wake.set()
        if len(self.outbox) > OUTBOX and self.reading is not None:
            self.reading.cancel()

    # --- the line ----------------------------------------------------------------------------------------
    async def run(self) -> None:
        """Until either side has had enough."""
        self.metrics.connections += 1
        self.table.arrive(self, self.person)
        self.reading = asyncio.create_task(self.read())
        tasks = [self.reading, asyncio.create_task(self.write()), asyncio.create_task(self.beat())]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                with suppress(*GONE):
                    task.result()
        finally:
            if self.advice is not None:
                tasks.append(self.advice)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, *([self.doing] if self.doing else []), return_exceptions=True)
            self.table.depart(self, self.person)
            self.metrics.connections -= 1

    async def beat(self) -> None:
        while True:
            await asyncio.sleep(self.settings.heartbeat)
            self.put(m.Heartbeat(time.time(), self.settings.heartbeat))

    async def write(self) -> None:
        while True:
            while self.outbox:
                message = self.outbox.popleft()
                await self.send(message)
                if isinstance(message, m.Notice) and message.kind == "closing":
                    await self.socket.close(1001)
                    return
            if self.stale:
                await self.send(await self.show())
            await self.wake.wait()
            self.wake.clear()

    async def send(self, message: m.FromServer) -> None:
        await self.socket.send_text(ENCODER.encode(message).decode())

    async def show(self) -> m.Table:
        """The table for these eyes; never in the middle of a change, so that nobody sees what is not on disk."""
        async with self.table.lock:
            self.stale = False
            eye, curtain = eye_of(self.table, self.person, self.eye)
            if eye != self.eye:
                self.eye, self.seen = eye, 0
            shown = scene(self.table, Eyes(self.person, eye, self.language, self.seen, curtain))
            self.seen = shown.version
            return shown

    # --- requests ----------------------------------------------------------------------------------------
    async def receive(self) -> m.FromBrowser | None:
        """The next request; None for what is none."""
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1006))
        try:
            return DECODER.decode(message.get("text") or message.get("bytes") or b"")
        except (msgspec.DecodeError, UnicodeError, RecursionError) as fault:
            self.refuse("", Malformed("malformed", detail=fault))
            return None

    async def read(self) -> None:
        """One request after the other; whoever sends faster than allowed is read more slowly."""
        while self.strikes < STRIKES:
            request = await self.receive()
            if not self.bucket.take():
                await asyncio.sleep(self.bucket.wait())
            if request is None:
                self.strikes += 1
            else:
                self.strikes = 0
                await self.answer(request)
        await self.socket.close(4400)

    async def answer(self, request: m.FromBrowser) -> None:
        """At once; but a bot's advice takes its time, and whoever waits for it may pick meanwhile."""
        if not isinstance(request, m.AskHint):
            self.doing = asyncio.create_task(self.carry_out(request))
            await asyncio.shield(self.doing)  # what has begun is done to the end, also if the line breaks meanwhile
        elif self.advice is None or self.advice.done():
            self.advice = asyncio.create_task(self.carry_out(request))
        else:
            self.refuse(request.mark, TooFast("too-fast"))

    async def carry_out(self, request: m.FromBrowser) -> None:
        kind = type(request).__struct_config__.tag
        self.metrics.received[str(kind)] += 1
        began = time.perf_counter()
        try:
            answer = await REQUESTS[type(request)](self, request)
            if isinstance(request, m.Pick):
                self.metrics.picked(time.perf_counter() - began)
            self.put(answer or m.Accepted(request.mark, self.seen))
        except FarshoreError as fault:
            self.refuse(request.mark, in_words(fault), await self.show())

    def refuse(self, mark: str, fault: TableFault, table: m.Table | None = None) -> None:
        self.metrics.refused[fault.reason] += 1
        text = fault.said(self.language)
        self.put(m.Refused(mark, fault.reason, text, table, fault.detail))  # type: ignore[arg-type]  # the protocol's own
