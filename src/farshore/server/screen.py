"""What one screen is sent: the table as it changes, always the newest alone, and all that is told besides it."""

from __future__ import annotations

import asyncio
import logging
import time

import msgspec
from msgspec.structs import astuple, replace

from farshore.core.agenda import SPECTATOR
from farshore.server import socket_types as m
from farshore.server.changes import Held, told
from farshore.server.light_socket import LightSocket
from farshore.server.metrics import Metrics
from farshore.server.settings import Settings
from farshore.server.shared import Made, shared
from farshore.server.table_message import Viewer, presence, table_message, viewer_of, watchers
from farshore.store.protocol import ChatRow
from farshore.tables.audience import Notice
from farshore.tables.journal import SHOWN
from farshore.tables.table import Table
from farshore.tables.wording import text_of

log = logging.getLogger("farshore.socket")
OUTBOX = 200  # messages besides tables; a client that is further behind is disconnected
SLOW = 3  # heartbeats for which a client need not keep up; one that does not read is disconnected
KEPT = 1.0  # seconds for which large parts of messages are kept: many screens may ask for the same
ENCODER = msgspec.json.Encoder()


def tidy(table: Table) -> None:
    table.is_to_tidy = False
    shared(table).forget_parts()


def encoded(table: Table, looks: Viewer, held: Held = None) -> Made:
    message = table_message(table, looks)
    data, holds = told(message, held)
    return message.version, data, holds


def has_clock(table: Table) -> bool:
    return table.info.clock.kind != "none"


class Screen:
    """A listener at the table."""

    __slots__ = (
        "held",
        "is_due",
        "is_ending",
        "language",
        "metrics",
        "outbox",
        "person",
        "pulse",
        "seen",
        "settings",
        "socket",
        "stale",
        "stuck",
        "table",
        "takes_changes",
        "viewer",
        "waiting",
    )

    def __init__(self, socket: LightSocket, table: Table, settings: Settings, metrics: Metrics, person: str) -> None:
        self.socket = socket
        self.table: Table = table
        self.settings = settings
        self.metrics = metrics
        self.person: str = person
        self.language = "en"
        self.viewer = SPECTATOR
        self.seen = 0  # the version up to which the screen holds the log
        self.takes_changes = False
        self.held: Held = None  # the table it was last sent, if the next may be told as changes
        self.is_ending = False
        self.outbox: list[m.FromServer] = []
        self.waiting: asyncio.Task[None] | None = None  # while the table is being changed
        self.pulse: asyncio.TimerHandle | None = None
        self.stuck = 0  # heartbeats for which the other side has not kept up
        self.stale = True  # the table has changed since it was last sent
        self.is_due = False  # a call of `send_due` is on its way

    # --- what the table tells ------------------------------------------------------------------------
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

    # --- messages and signs of life ---------------------------------------------------------------
    def put(self, message: m.FromServer) -> None:
        """Sent at once, or with the table that is about to be sent; or later, if the other side does not keep up."""
        self.outbox.append(message)
        if not self.is_due or len(self.outbox) > OUTBOX:
            self.flush()
        if len(self.outbox) > OUTBOX:
            self.cut()

    def flush(self) -> None:
        while self.outbox and self.socket.is_writable:
            self.send(self.outbox.pop(0))

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

    # --- the newest table -------------------------------------------------------------------------
    def send_soon(self) -> None:
        """Once for all changes of this turn of the event loop, and after what is being changed is whole."""
        if not self.is_due:
            self.is_due = True
            asyncio.get_running_loop().call_soon(self.send_due)

    def send_due(self) -> None:
        """Only the newest table is sent, and only to a screen that keeps up."""
        self.is_due = False
        self.socket.join()  # an answer and the table it led to
        try:
            self.flush()
            if self.table.is_lost:
                self.socket.close(1011)  # the client connects again, and the table is read again
            if not self.table.lock.locked():
                self.send_table()
            elif self.stale and self.waiting is None:
                self.waiting = asyncio.get_running_loop().create_task(self.send_later())
        finally:
            self.socket.release()

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
                self.send_json(self.show())
            except Exception:
                log.exception("table not shown", extra={"table": self.table.id[:SHOWN]})
                self.socket.close(1011)

    def show(self) -> bytes:
        """The table for this viewer; never in the middle of a change, so that nobody sees what is not on disk."""
        began = time.perf_counter()
        version, data, holds = self.made(self.looks())
        self.metrics.timed("message", time.perf_counter() - began)
        self.note_shown(version, holds)
        return data

    def show_whole(self) -> m.TableMessage:
        """To be sent with something else."""
        self.held = None
        message = table_message(self.table, self.looks())
        self.note_shown(message.version, astuple(replace(message, log=[])))
        return message

    def looks(self) -> Viewer:
        self.table.check()
        self.stale = False
        viewer, curtain = viewer_of(self.table, self.person, self.viewer)
        if viewer != self.viewer:
            self.turn_to(viewer)
        return Viewer(self.person, viewer, self.language, self.seen, curtain)

    def turn_to(self, viewer: int, seen: int = 0) -> None:
        """What the screen holds is another view, or may be lost: the next table is sent whole."""
        self.viewer, self.seen, self.held = viewer, seen, None

    def note_shown(self, version: int, holds: Held) -> None:
        self.seen = version
        self.held = holds if self.takes_changes else None
        self.tidy_later()

    def made(self, looks: Viewer) -> Made:
        """Once for all spectators who hold the same, unless it shows a clock."""
        table, held = self.table, self.held
        if looks.seat != SPECTATOR or looks.curtain is not None or self.person == table.info.host or has_clock(table):
            return encoded(table, looks, held)
        make = lambda: encoded(table, looks, held)  # noqa: E731  # it is one line
        return shared(table).watched(table, looks.language, looks.seen, held, make)

    def tidy_later(self) -> None:
        """Most tables wait for somebody to think: what was sent is not kept for long."""
        table = self.table
        if not table.is_to_tidy:
            table.is_to_tidy = True
            asyncio.get_running_loop().call_later(KEPT, tidy, table)
