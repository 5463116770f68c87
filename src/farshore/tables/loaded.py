"""The tables of a server that are in memory: loaded on demand, tended while something happens, unloaded when idle."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from farshore.core.errors import FarshoreError
from farshore.store.protocol import BrokenStore, Elsewhere, Store
from farshore.tables import automation, seating
from farshore.tables.audience import Notice
from farshore.tables.bots import Bots
from farshore.tables.clock import monotonic
from farshore.tables.devices import Devices
from farshore.tables.faults import NotKept, UnknownTable
from farshore.tables.info import is_to_load, read_info
from farshore.tables.journal import SHOWN
from farshore.tables.ownership import Ownership
from farshore.tables.table import Table
from farshore.tables.webhook import Webhooks

if TYPE_CHECKING:
    from farshore.store.club import Club
    from farshore.tables.calls import Call

log = logging.getLogger("farshore.hub")
IDLE = 600.0  # seconds after which a table nobody needs leaves memory
PATIENCE = 3 * 86_400.0  # seconds after which a gathering where nothing happens is called off
LISTED = 100
RETRY, LATEST_RETRY = 1.0, 60.0  # seconds before a table is loaded again: at first, and at most, doubled every time


class LoadedTables:
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
        self._releasing: dict[str, asyncio.Task[bool]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._tending: dict[str, asyncio.Task[None]] = {}
        self._returning: set[str] = set()  # tables that are loaded again as soon as the disk can be read

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
                wanted = is_to_load(read_info(row.data))
            except BrokenStore as fault:
                wanted = False
                log.warning("table not loaded", extra={"table": row.id[:SHOWN], "fault": str(fault)})
            if wanted and not await self._try_to_load(row.id):
                self._bring_back(row.id)
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

    # --- in memory ---------------------------------------------------------------------------------
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

    async def _load(self, table: str) -> Table:
        life = self.lives
        if table in self._releasing:
            await asyncio.wait([self._releasing[table]])  # we must not claim what is just being given away
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
        try:
            while table.info.status == "gathering" and not table.is_lost:
                table.changed.clear()
                await table.changed.wait()
            work = [automation.play_bots(table, self.bots)]
            if table.info.clock.kind != "none":
                work.append(automation.keep_time(table, self.bots))
            if table.info.webhook:
                work.append(automation.call_people(table, self.webhooks))
            await (asyncio.gather(*work) if len(work) > 1 else work[0])
        finally:
            if table.is_lost and self.tables.get(table.id) is table:
                self._drop(table)

    def unload(self, before: float) -> None:
        """Forget tables that nobody has used since then and where nothing happens; they load again on demand."""
        for table in list(self.tables.values()):
            needed = table.listeners or table.lock.locked() or table.bot_asked() or table.clocks.running
            if table.is_lost or (not needed and table.touched < before):
                self._drop(table)

    def _drop(self, table: Table) -> None:
        """Out of memory; one that was lost comes back by itself."""
        self._forget(table)
        if table.is_lost:
            self._bring_back(table.id)
        if self.ownership is not None:
            self.begin(self._release(table))

    def _forget(self, table: Table) -> None:
        if self.tables.get(table.id) is table:
            del self.tables[table.id]
            self._tending.pop(table.id).cancel()

    def _bring_back(self, table: str) -> None:
        if table not in self._returning and not self.closing:
            self._returning.add(table)
            self.begin(self._load_again(table))

    async def _load_again(self, table: str) -> None:
        """Nobody may be connected who would load it, and its bots and clocks must go on."""
        wait = RETRY
        try:
            await asyncio.sleep(wait)
            while not await self._try_to_load(table):
                wait = min(2 * wait, LATEST_RETRY)
                await asyncio.sleep(wait)
        finally:
            self._returning.discard(table)

    async def _try_to_load(self, table: str) -> bool:
        """False if it is worth another try."""
        try:
            await self.table(table)
        except FarshoreError as fault:
            log.warning("table not loaded", extra={"table": table[:SHOWN], "fault": str(fault)})
            return not isinstance(fault, BrokenStore)
        return True

    async def _release(self, table: Table) -> None:
        with suppress(BrokenStore):  # it stays ours until our lease ends
            await self.store.release(table.id, table.fence.token)

    # --- other servers -------------------------------------------------------------------------------
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

    async def let_go(self, table_id: str, *, now: bool) -> bool | None:
        """Leave a table to another server, unless somebody is connected to it here. None if it is not ours."""
        table = self.tables.get(table_id)
        if table is None:
            return False if table_id in self._loading else (await self._release_unloaded(table_id) or None)
        if table.listeners and not now:
            return False
        async with table.lock:  # what has begun is finished
            table.is_lost = True
        self.lose(table)
        return await self.store.release(table_id, table.fence.token)

    async def _release_unloaded(self, table: str) -> bool:
        self._releasing[table] = asyncio.ensure_future(self.store.release(table))
        self._releasing[table].add_done_callback(lambda _: self._releasing.pop(table, None))
        return await self._releasing[table]

    def lose(self, table: Table) -> None:
        """Another server may run it: forget it, and disconnect everybody."""
        table.is_lost = True
        self._forget(table)
        table.announce()

    def lose_all(self) -> None:
        """We are dead to the others, who may run our tables."""
        self.lives += 1
        for table in list(self.tables.values()):
            self.lose(table)
