"""Which server runs which table, where several share a database: leases, takeovers, handing on.

A table is run by one server. It moves when its server is dead, when it hands everything on at its end, when nobody is
connected to it there and somebody comes elsewhere, or when another server needs it for a moment.
"""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Callable
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING, Any

import msgspec

from farshore.core.errors import FarshoreError
from farshore.store.protocol import BrokenStore, Elsewhere, TableRow
from farshore.tables import calls
from farshore.tables.info import is_to_load, read_info
from farshore.tables.journal import SHOWN

if TYPE_CHECKING:
    from farshore.store.club import Club
    from farshore.tables.loaded import LoadedTables

log = logging.getLogger("farshore.club")
ANSWER_WITHIN = 1.0  # seconds for another server to let a table go
PARTS = 4  # of a lease, after each of which it is renewed


class Ownership:
    def __init__(self, hub: LoadedTables, club: Club) -> None:
        self.hub = hub
        self.club = club
        self.on: defaultdict[type, list[Callable[[Any], object]]] = defaultdict(list)  # who listens to which calls
        self._asked: dict[str, asyncio.Future[bool]] = {}
        self.is_gone = False  # have we handed everything on?
        self._look = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        club.hear = self.hear
        club.came_back = lambda: self.hear(calls.written(calls.Linked()))  # read again what we may have missed
        self.on[calls.Want].append(lambda call: self._begin(self._let_go(call)))
        self.on[calls.Answer].append(self._answered)
        self.on[calls.Left].append(lambda _: self._look.set())

    @property
    def name(self) -> str:
        return self.club.store.server

    async def start(self) -> None:
        await self.club.join()
        self._begin(self._keep())
        self._begin(self._watch())
        self._begin(self._adopt())
        self._begin(self._compare())

    def _begin(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks = [*(t for t in self._tasks if not t.done()), task]

    # --- the lease -----------------------------------------------------------------------------------------
    async def _keep(self) -> None:
        """Renew the lease. Where it is lost, everything in memory is too: disconnect everybody and start over."""
        while True:
            try:
                if not await self.club.renew():
                    await self._start_over()
            except BrokenStore as fault:
                log.warning("lease not renewed", extra={"fault": str(fault)})
            except Exception:
                log.exception("lease not renewed")  # whatever it is, a server that does not try again is lost for good
            await asyncio.sleep(self.club.lease / PARTS)

    async def _watch(self) -> None:
        """Also while the database does not answer, nobody may be shown what others may have changed."""
        while True:
            await asyncio.sleep(max(self.club.lease / PARTS, self.club.until - monotonic()))
            if self.club.is_over and self.hub.tables:
                self.hub.lose_all()

    async def _start_over(self) -> None:
        log.warning("lease lost", extra={"tables": len(self.hub.tables)})
        self.hub.lose_all()
        await self.club.join()

    async def _compare(self) -> None:
        while True:
            await asyncio.sleep(self.club.lease)
            try:
                await self.compare()
            except Exception:
                log.exception("tables not compared")

    async def compare(self) -> None:
        """A table that another server runs is not shown here for longer than a lease, whatever has led to it: where
        nobody saves, nothing else would tell.
        """
        tokens = {table.id: table.fence.token for table in self.hub.tables.values() if not table.lock.locked()}
        held = await self.club.held(list(tokens)) if tokens else {}
        for name, token in tokens.items():
            table = self.hub.tables.get(name)
            if table is not None and table.fence.token == token != held.get(name) and not table.lock.locked():
                log.error("another server runs the table", extra={"table": name[:SHOWN]})
                self.hub.lose(table)

    async def hand_on(self) -> None:
        """Others may have our tables from now on; nothing we still try to save is accepted."""
        if self.is_gone:
            return
        self.is_gone = True
        for task in self._tasks:
            task.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=ANSWER_WITHIN)
        with suppress(BrokenStore, TimeoutError):  # then the lease runs out
            async with asyncio.timeout(self.club.lease):
                await self.club.leave()
                await self.tell(calls.Left())

    async def close(self) -> None:
        await self.hand_on()
        self.club.hang_up()

    # --- tables of the dead ----------------------------------------------------------------------------------
    async def _adopt(self) -> None:
        """Load those where something happens without people; the others load when somebody comes."""
        while True:
            try:
                while found := await self.club.orphans():
                    for dead, row in found:
                        await self._adopt_one(dead, row)
            except BrokenStore as fault:
                log.warning("no look at dead servers", extra={"fault": str(fault)})
            except Exception:
                log.exception("no look at dead servers")
            with suppress(TimeoutError):
                async with asyncio.timeout(self.club.lease / PARTS):  # wait_for may swallow the end of this task
                    await self._look.wait()
            self._look.clear()

    async def _adopt_one(self, dead: str, row: TableRow) -> None:
        try:
            if row.status == "running" and is_to_load(read_info(row.data)):
                await self.hub.table(row.id)
        except Elsewhere:
            return  # somebody was faster
        except FarshoreError as fault:
            log.warning("table not loaded", extra={"table": row.id[:SHOWN], "fault": str(fault)})
        await self.club.disown(row.id, dead)  # unless it is ours by now

    # --- talk ------------------------------------------------------------------------------------------------
    async def tell(self, call: calls.Call) -> None:
        await self.club.tell(calls.written(call))

    def hear(self, words: str) -> None:
        try:
            call = calls.DECODER.decode(words)
        except msgspec.DecodeError:
            return  # of a newer server
        for told in self.on[type(call)]:
            told(call)

    async def ask_for(self, table: str, *, now: bool) -> bool:
        """Does the server that runs this table let it go?"""
        if table not in self._asked:
            self._asked[table] = asyncio.get_running_loop().create_future()
        answer = self._asked[table]
        try:
            await self.tell(calls.Want(table, self.name, now))
            async with asyncio.timeout(ANSWER_WITHIN):
                return await asyncio.shield(answer)
        except TimeoutError:
            return False
        finally:
            self._asked.pop(table, None)

    def _answered(self, call: calls.Answer) -> None:
        answer = self._asked.get(call.table)
        if call.to == self.name and answer is not None and not answer.done():
            answer.set_result(call.gone)

    async def _let_go(self, call: calls.Want) -> None:
        """Only who runs the table answers."""
        if call.by == self.name:
            return
        with suppress(FarshoreError):
            gone = await self.hub.let_go(call.table, now=call.now)
            if gone is not None:
                await self.tell(calls.Answer(call.table, call.by, gone))
