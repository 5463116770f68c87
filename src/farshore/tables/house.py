"""The house: all tables, the lobby, invitations. It opens and loads tables and keeps them going."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

from farshore.core.errors import FarshoreError
from farshore.core.record import Record
from farshore.store.protocol import BrokenStore, Change, Entry, Store, TableRow
from farshore.store.writer import Writer
from farshore.tables import drive, seating
from farshore.tables.audience import News
from farshore.tables.bots import Bots
from farshore.tables.faults import Closing, NotPossible, NotYours, UnknownTable, Unplayable
from farshore.tables.names import LONGEST_NAME, plain_text
from farshore.tables.opening import Plan, sheet_again, sheet_of_plan, sheet_of_record
from farshore.tables.people import invitation, invited, is_genuine, new_table_id
from farshore.tables.records import proven, read_record, record_of
from farshore.tables.sheet import Sheet, read_sheet
from farshore.tables.table import SHOWN, Table
from farshore.tables.webhook import Webhooks

log = logging.getLogger("farshore.house")
IDLE = 600.0  # seconds after which a table nobody needs leaves memory
PATIENCE = 3 * 86_400.0  # seconds after which a gathering where nothing happens is called off
LISTED = 100


class House:
    def __init__(self, store: Store, bots: Bots, webhooks: Webhooks | None = None) -> None:
        self.store = store
        self.writer = Writer(store)
        self.bots = bots
        self.webhooks = webhooks or Webhooks()
        self.key = store.key()
        self.tables: dict[str, Table] = {}
        self.closing = False
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._attending: dict[str, asyncio.Task[None]] = {}

    # --- opening and closing the house -----------------------------------------------------------------
    async def start(self) -> None:
        """Running tables that go on by themselves do so, beside the first requests; others wait to be asked for."""
        self._spawn(self._load_running())
        self._spawn(self._tidy())

    async def _load_running(self) -> None:
        for row in await self.writer.read(lambda: self.store.with_status("running", "", 100_000)):
            try:
                if read_sheet(row.data).goes_by_itself:
                    await self.table(row.id)
            except FarshoreError as fault:
                log.warning("table not loaded", extra={"table": row.id[:SHOWN], "fault": str(fault)})
            await asyncio.sleep(0)

    async def _tidy(self) -> None:
        while True:
            with suppress(BrokenStore):  # it may be better next time
                await self.call_off_forgotten(time.time() - PATIENCE)
            await asyncio.sleep(30)
            self.let_go(time.time() - IDLE)

    async def call_off_forgotten(self, before: float) -> None:
        """Gatherings where nobody has done anything since then, and nobody waits now."""
        for row in await self.writer.read(lambda: self.store.unchanged("gathering", before, LISTED)):
            try:
                table = await self.table(row.id)
                if not table.listeners:
                    await seating.call_off(table, table.sheet.host)
            except FarshoreError as fault:
                log.warning("not called off", extra={"table": row.id[:SHOWN], "fault": str(fault)})

    def let_go(self, before: float) -> None:
        """Of tables nobody has looked at since then and nothing drives; they load again when asked for."""
        for table in list(self.tables.values()):
            needed = table.listeners or table.lock.locked() or table.bot_asked() or table.clocks.running
            if not needed and table.touched < before:
                del self.tables[table.id]
                self._attending.pop(table.id).cancel()

    def say_goodbye(self) -> None:
        """From now on nothing is opened, and every screen knows why it will be cut off."""
        if not self.closing:
            self.closing = True
            for table in list(self.tables.values()):
                table.tell(News("closing"))

    async def close(self) -> None:
        """What was accepted is on disk; stop what drives, close the store."""
        self.say_goodbye()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.bots.close()
        await self.writer.close()

    def _spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("task failed", exc_info=task.exception())

    # --- tables ------------------------------------------------------------------------------------------
    async def table(self, table: str) -> Table:
        """The table, from memory or from disk; one load at a time."""
        if table in self.tables:
            self.tables[table].touched = time.time()  # somebody needs it: it must not leave memory now
            return self.tables[table]
        if table not in self._loading:
            self._loading[table] = asyncio.ensure_future(self._load(table))
            self._loading[table].add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(self._loading[table])

    async def _load(self, table: str) -> Table:
        row = await self.writer.read(lambda: self.store.table(table))
        if row is None:
            raise UnknownTable("no-table")
        found = Table(table, read_sheet(row.data), self.writer)
        found.chats = await self.writer.read(lambda: self.store.chats(table, LISTED))
        await found.follow(await self.writer.read(lambda: self.store.journal(table)))
        self._keep(found)
        await found.resume()
        return found

    def _keep(self, table: Table) -> None:
        self.tables[table.id] = table
        self._attending[table.id] = self._spawn(self._attend(table))

    async def _attend(self, table: Table) -> None:
        """From the first moment to the last: wait for the start, then bots, clocks and absent people."""
        while table.sheet.status == "gathering":
            table.stirred.clear()
            await table.stirred.wait()
        await asyncio.gather(
            drive.drive(table, self.bots), drive.keep_time(table, self.bots), drive.call_people(table, self.webhooks)
        )

    async def open(self, person: str, plan: Plan) -> Table:
        if self.closing:
            raise Closing("closing")
        self.webhooks.check(plan.webhook)
        return await self._begin(sheet_of_plan(plan, person))

    async def _begin(self, sheet: Sheet) -> Table:
        table = Table(new_table_id(), sheet, self.writer)
        async with table.lock:
            await seating.start_or_wait(table)
        self._keep(table)
        return table

    async def rematch(self, person: str, table: Table) -> Table:
        """The same people once more, everybody one seat on. Asked for twice, it is opened once."""
        async with table.lock:
            sheet = table.sheet
            if sheet.status != "finished" or not sheet.seats_of(person):
                raise NotPossible("no-rematch")
            if sheet.rematch and (await self.table(sheet.rematch)).sheet.status != "called-off":
                return await self.table(sheet.rematch)
            again = await self._begin(sheet_again(sheet, person))
            sheet.rematch = again.id
            await table.commit()
        table.tell(News("rematch"))
        return again

    async def import_record(self, person: str, text: str, language: str = "en") -> Table:
        """A finished table to replay; or one that goes on, with all its seats in the hands of who brought it."""
        record = read_record(text)
        sheet = sheet_of_record(record, person, language)
        picks = await asyncio.to_thread(proven, record)
        table = new_table_id()
        entries = tuple(Entry(n, seat, line, sheet.opened) for n, (seat, line) in enumerate(picks, start=1))
        await self.writer.save(Change(sheet.row(table, sheet.opened), entries))
        return await self.table(table)

    async def record(self, person: str, table: str) -> tuple[Sheet, Record]:
        """A table as a record, where all may lie open: it is over, or its rules are gone and it cannot go on.

        Read from disk and not played, so that a table of older rules can still be kept by those who sit there.
        """
        row = await self.writer.read(lambda: self.store.table(table))
        if row is None:
            raise UnknownTable("no-table")
        sheet = read_sheet(row.data)
        if sheet.status != "finished" and not (sheet.seats_of(person) and await self._is_unplayable(table)):
            raise NotPossible("not-finished")
        return sheet, record_of(sheet, await self.writer.read(lambda: self.store.journal(table)))

    async def _is_unplayable(self, table: str) -> bool:
        try:
            await self.table(table)
        except Unplayable:
            return True
        return False

    # --- people --------------------------------------------------------------------------------------------
    async def name_of(self, person: str) -> str:
        return await self.writer.read(lambda: self.store.name_of(person))

    async def introduce(self, person: str, name: str) -> str:
        kept = plain_text(name, LONGEST_NAME)
        if not kept:
            raise NotPossible("needs-name")
        await self.writer.save(Change(name=(person, kept)))
        return kept

    def invitations(self, person: str, table: Table) -> list[tuple[int, str]]:
        """Seats this person may give away: the host every open one, everybody their own."""
        sheet = table.sheet
        return [
            (seat, invitation(self.key, table.id, seat, chair.generation))
            for seat, chair in enumerate(sheet.chairs)
            if (chair.kind == "open" and person == sheet.host) or (chair.kind == "person" and chair.person == person)
        ]

    async def join(self, person: str, secret: str, name: str) -> tuple[Table, int]:
        """Sit down where an invitation says. It works once; whoever sits there already may open it again."""
        where, seat = invited(secret)
        table = await self.table(where)
        chair = table.chair(seat)
        if table.sheet.status == "called-off":
            raise NotPossible("called-off")
        before = invitation(self.key, where, seat, max(0, chair.generation - 1))
        if chair.person == person and chair.kind == "person" and secret == before:
            return table, seat
        if not is_genuine(secret, self.key, where, seat, chair.generation):
            raise UnknownTable("used-invitation")
        if chair.kind == "person":
            await seating.move_here(table, person, seat, chair.generation)
        else:
            await seating.sit(table, person, seat, name)
        return table, seat

    async def sit(self, person: str, table: Table, seat: int, name: str) -> None:
        if table.sheet.visibility != "open" and person != table.sheet.host:
            raise NotYours("private")
        await seating.sit(table, person, seat, name)

    async def lobby(self, person: str) -> dict[str, list[TableRow]]:
        store = self.store

        def look() -> dict[str, list[TableRow]]:
            own = store.of_person(person, LISTED)
            return {
                "open": store.with_status("gathering", "open", LISTED),
                "watch": store.with_status("running", "open", LISTED),
                "mine": [row for row in own if row.status in ("gathering", "running")],
                "finished": [row for row in own if row.status == "finished"],
            }

        return await self.writer.read(look)
