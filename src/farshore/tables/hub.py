"""Keeps every open table in memory and loads the others on demand; the lobby, invitations, records."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from farshore.core.errors import FarshoreError
from farshore.core.record import Record
from farshore.store.protocol import BrokenStore, Change, Elsewhere, Entry, Store, TableRow
from farshore.tables import automation, seating
from farshore.tables.audience import Notice
from farshore.tables.bots import Bots
from farshore.tables.clock import monotonic
from farshore.tables.create import NewTable, info_of_plan, info_of_record, info_of_rematch, info_of_rest
from farshore.tables.devices import Devices
from farshore.tables.faults import Closing, NotKept, NotPossible, NotYours, UnknownTable
from farshore.tables.info import TableInfo, is_to_load, read_info
from farshore.tables.names import LONGEST_NAME, plain_text
from farshore.tables.ownership import Ownership
from farshore.tables.people import invitation, invited, is_genuine, new_table_id
from farshore.tables.records import proven, read_record, record_of
from farshore.tables.table import SHOWN, Table
from farshore.tables.webhook import Webhooks

if TYPE_CHECKING:
    from farshore.store.club import Club
    from farshore.tables.calls import Call

log = logging.getLogger("farshore.hub")
IDLE = 600.0  # seconds after which a table nobody needs leaves memory
PATIENCE = 3 * 86_400.0  # seconds after which a gathering where nothing happens is called off
LISTED = 100


class TableHub:
    """`club`: where other servers share the store."""

    def __init__(self, store: Store, bots: Bots, webhooks: Webhooks | None = None, club: Club | None = None) -> None:
        self.store = store
        self.ownership = Ownership(self, club) if club is not None else None
        self.lives = 1  # how often we began with nothing in memory
        self.bots = bots
        self.webhooks = webhooks or Webhooks()
        self.key = store.key
        self.devices = Devices(self)
        self.tables: dict[str, Table] = {}
        self.closing = False
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._tending: dict[str, asyncio.Task[None]] = {}

    # --- start and shutdown --------------------------------------------------------------------------
    async def start(self) -> None:
        """Load the tables where something happens without people, beside the first requests; others load on demand."""
        await self.devices.load()
        if self.ownership is not None:
            await self.ownership.start()
        else:
            self.begin(self._load_running())
        self.begin(self._tidy())

    async def _load_running(self) -> None:
        for row in await self.store.with_status("running", "", 100_000):
            try:
                if is_to_load(read_info(row.data)):
                    await self.table(row.id)
            except FarshoreError as fault:
                log.warning("table not loaded", extra={"table": row.id[:SHOWN], "fault": str(fault)})
            await asyncio.sleep(0)

    async def _tidy(self) -> None:
        while True:
            with suppress(BrokenStore):  # try again next time
                await self.call_off_forgotten(time.time() - PATIENCE)
            await asyncio.sleep(30)
            self.unload(monotonic() - IDLE)

    async def call_off_forgotten(self, before: float) -> None:
        """Call off gatherings where nothing has happened since then and nobody is connected."""
        for row in await self.store.unchanged("gathering", before, LISTED):
            try:
                table = await self.table(row.id)
                if not table.listeners:
                    await seating.call_off(table, table.info.host)
            except FarshoreError as fault:
                log.warning("not called off", extra={"table": row.id[:SHOWN], "fault": str(fault)})

    def unload(self, before: float) -> None:
        """Forget tables that nobody has used since then and where nothing happens; they load again on demand."""
        for table in list(self.tables.values()):
            needed = table.listeners or table.lock.locked() or table.bot_asked() or table.clocks.running
            if table.is_lost or (not needed and table.touched < before):
                self._drop(table)

    def _drop(self, table: Table) -> None:
        self._forget(table)
        if self.ownership is not None:
            self.begin(self._release(table))

    def _forget(self, table: Table) -> None:
        if self.tables.get(table.id) is table:
            del self.tables[table.id]
            self._tending.pop(table.id).cancel()

    async def _release(self, table: Table) -> None:
        with suppress(BrokenStore):  # it stays ours until our lease ends
            await self.store.release(table.id, table.fence.token)

    async def let_go(self, table_id: str, *, now: bool) -> bool | None:
        """Leave a table to another server, unless somebody is connected to it here. None if it is not ours."""
        table = self.tables.get(table_id)
        if table is None:
            return False if table_id in self._loading else (await self.store.release(table_id) or None)
        if table.listeners and not now:
            return False
        async with table.lock:  # what has begun is finished
            table.is_lost = True
        self._forget(table)
        table.announce()
        return await self.store.release(table_id, table.fence.token)

    def lose_all(self) -> None:
        """We are dead to the others, who may run our tables: forget them all, and disconnect everybody."""
        self.lives += 1
        for table in list(self.tables.values()):
            table.is_lost = True
            self._forget(table)
            table.announce()

    async def hand_on(self) -> None:
        """The end of this server: first others may run its tables, then its people are told to go there."""
        if self.ownership is not None:
            await self._save_clocks()
            await self.ownership.hand_on()
        self.announce_closing()

    def announce_closing(self) -> None:
        """From now on no table is created, and every screen knows why it will be disconnected."""
        if not self.closing:
            self.closing = True
            for table in list(self.tables.values()):
                table.notify(Notice("closing"))

    async def close(self) -> None:
        """Stop all tasks and close the store. What was accepted is on disk already."""
        self.announce_closing()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self.ownership is not None:
            await self.ownership.close()
        else:
            await self._save_clocks()
        await self.bots.close()
        await self.store.close()

    async def _save_clocks(self) -> None:
        for table in list(self.tables.values()):
            if table.clocks.running and table.is_running and not table.is_lost:
                with suppress(FarshoreError):  # the store may be what fails
                    async with table.lock:
                        await table.save_quietly()

    def begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
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
        if table in self.tables and self.tables[table].is_lost:
            self._drop(self.tables[table])
        if table in self.tables:
            self.tables[table].touched = monotonic()  # in use: it must stay in memory
            return self.tables[table]
        if table not in self._loading:
            self._loading[table] = asyncio.ensure_future(self._load(table))
            self._loading[table].add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(self._loading[table])

    async def summon(self, table: str, *, now: bool = False) -> Table:
        """The table, run here: another server lets it go if nobody is connected there; with `now` in any case."""
        try:
            return await self.table(table)
        except Elsewhere:
            if self.ownership is None or not await self.ownership.ask_for(table, now=now):
                raise
        return await self.table(table)

    async def tell(self, call: Call) -> None:
        """The other servers."""
        if self.ownership is not None:
            with suppress(BrokenStore):
                await self.ownership.tell(call)

    async def _load(self, table: str) -> Table:
        life = self.lives
        claimed = await self.store.claim(table)
        if claimed is None:
            raise UnknownTable("no-table")
        row, fence = claimed
        found = Table(table, read_info(row.data), self.store, fence)
        found.changed_at = row.changed
        found.chats = await self.store.chats(table, LISTED)
        await found.follow(await self.store.journal(table))
        if life != self.lives:
            raise NotKept("not-kept")  # what we claimed may be another's by now
        self._keep(found)
        await found.resume()
        return found

    def _keep(self, table: Table) -> None:
        self.tables[table.id] = table
        self._tending[table.id] = self.begin(self._tend(table))

    async def _tend(self, table: Table) -> None:
        """For as long as the table is in memory: wait for the start, then run bots, clocks and webhooks."""
        while table.info.status == "gathering":
            table.changed.clear()
            await table.changed.wait()
        work = [automation.play_bots(table, self.bots)]
        if table.info.clock.kind != "none":
            work.append(automation.keep_time(table, self.bots))
        if table.info.webhook:
            work.append(automation.call_people(table, self.webhooks))
        await (asyncio.gather(*work) if len(work) > 1 else work[0])

    async def open(self, person: str, plan: NewTable) -> Table:
        if self.closing:
            raise Closing("closing")
        self.webhooks.check(plan.webhook)
        return await self._begin(info_of_plan(plan, person))

    async def _begin(self, info: TableInfo) -> Table:
        table = Table(new_table_id(), info, self.store)
        async with table.lock:
            await seating.start_or_wait(table)
        self._keep(table)
        return table

    async def rematch(self, person: str, table: Table) -> Table:
        """The same people again, everybody one seat further. Requested twice, it is created once."""
        async with table.lock:
            info = table.info
            if not (info.status == "finished" or info.stopped) or not info.seats_of(person):
                raise NotPossible("no-rematch")
            if info.rematch:
                known = await self.store.table(info.rematch)
                if known is not None and known.status != "called-off":
                    return await self.summon(info.rematch, now=True)
            again = await (self._go_on(table, person) if info.stopped else self._begin(info_of_rematch(info, person)))
            info.rematch = again.id
            await table.save()
        table.notify(Notice("rematch"))
        return again

    async def _go_on(self, table: Table, person: str) -> Table:
        """A new table with the rows that can be followed; it goes on once everybody is ready."""
        journal = await self.store.journal(table.id)
        info = info_of_rest(table.info, person)
        return await self._take_over(info, [(e.seat, e.text) for e in journal[: info.prefix]])

    async def _take_over(self, info: TableInfo, rows: Sequence[tuple[int, str]]) -> Table:
        table = new_table_id()
        entries = tuple(Entry(n, seat, text, info.opened + n / 1e6) for n, (seat, text) in enumerate(rows, start=1))
        await self.store.save(Change(info.row(table, info.opened), entries))
        return await self.table(table)

    async def import_record(self, person: str, text: str, language: str = "en") -> Table:
        """A finished table to replay; or one that goes on once its seats are taken. One seat is the importer's."""
        record = await asyncio.to_thread(read_record, text)
        info = info_of_record(record, person, await self.name_of(person), language)
        picks, is_over = await asyncio.to_thread(proven, record)
        if not is_over:
            info.status, info.prefix = "gathering", len(picks)
        for seat in info.seats if is_over else ():
            seat.kind = "person"  # nobody we know
        return await self._take_over(info, picks) if is_over else await self.go_on(info, picks)

    async def go_on(self, info: TableInfo, rows: Sequence[tuple[int, str]]) -> Table:
        """A table that takes these rows over, and begins once its seats are taken."""
        table = await self._take_over(info, rows)
        async with table.lock:
            await seating.start_or_wait(table)
        return table

    async def record(self, person: str, table: str) -> tuple[TableInfo, Record]:
        """A table as a record, where nothing is secret any more: it is over, or one person has all its seats.

        Read from disk and not replayed, so it works for tables that today's rules cannot follow.
        """
        row = await self.store.table(table)
        if row is None:
            raise UnknownTable("no-table")
        info = read_info(row.data)
        if info.status != "finished" and len(info.seats_of(person)) < len(info.seats):
            raise NotPossible("not-finished")
        return info, record_of(info, await self.store.journal(table))

    # --- people --------------------------------------------------------------------------------------------
    async def name_of(self, person: str) -> str:
        return await self.store.name_of(person)

    async def introduce(self, person: str, name: str) -> str:
        kept = plain_text(name, LONGEST_NAME)
        if not kept:
            raise NotPossible("needs-name")
        await self.store.save(Change(name=(person, kept)))
        return kept

    async def settings_of(self, person: str) -> dict[str, str]:
        return await self.store.preferences(person)

    async def keep_settings(self, person: str, settings: dict[str, str]) -> None:
        await self.store.save(Change(preferences=(person, json.dumps(settings))))

    def invitations(self, person: str, table: Table) -> list[tuple[int, str]]:
        """Seats this person may invite others to: the host every open one, everybody their own."""
        info = table.info
        return [
            (seat, invitation(self.key, table.id, seat, place.generation))
            for seat, place in enumerate(info.seats)
            if person == (info.host if place.kind == "open" else place.person)
        ]

    async def invited(self, person: str, secret: str) -> tuple[Table, int]:
        """The table and the seat of an invitation that is good for this person."""
        where, seat = invited(secret)
        table = await self.table(where)
        place = table.seat_info(seat)
        if table.info.status == "called-off":
            raise NotPossible("called-off")
        before = invitation(self.key, where, seat, max(0, place.generation - 1))
        if place.person == person and place.kind == "person" and secret == before:
            return table, seat
        if not is_genuine(secret, self.key, where, seat, place.generation):
            raise UnknownTable("used-invitation")
        return table, seat

    async def join(self, person: str, secret: str, name: str) -> tuple[Table, int]:
        """Sit down where an invitation says. It works once; the person in the seat may open it again."""
        table, seat = await self.invited(person, secret)
        place = table.seat_info(seat)
        if not is_genuine(secret, self.key, table.id, seat, place.generation):
            return table, seat  # theirs already
        if place.kind == "person":
            await seating.move_here(table, person, seat, place.generation)
        else:
            await seating.sit(table, person, seat, name)
        return table, seat

    async def sit(self, person: str, table: Table, seat: int, name: str) -> None:
        if table.info.visibility != "open" and person != table.info.host:
            raise NotYours("private")
        await seating.sit(table, person, seat, name)

    async def current_tables(self, person: str) -> int:
        """How many tables of theirs, among the latest, are not over."""
        rows = await self.store.of_person(person, LISTED)
        return sum(row.status in ("gathering", "running") for row in rows)

    async def lobby(self, person: str) -> dict[str, list[TableRow]]:
        own = await self.store.of_person(person, LISTED)
        return {
            "open": await self.store.with_status("gathering", "open", LISTED),
            "watch": await self.store.with_status("running", "open", LISTED),
            "mine": [row for row in own if row.status in ("gathering", "running")],
            "finished": [row for row in own if row.status == "finished"],
        }
