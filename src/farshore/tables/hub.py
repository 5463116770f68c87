"""All tables of a server, as people use them: open a table, sit down, go on, the lobby."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence

from farshore.core.record import Record
from farshore.store.protocol import Change, Entry, TableRow
from farshore.tables import seating
from farshore.tables.audience import Notice
from farshore.tables.create import NewTable, info_of_plan, info_of_record, info_of_rematch, info_of_rest
from farshore.tables.faults import Closing, NotPossible, NotYours, UnknownTable
from farshore.tables.info import TableInfo, read_info
from farshore.tables.loaded import LISTED, LoadedTables
from farshore.tables.names import LONGEST_NAME, plain_text
from farshore.tables.people import invitation, invited, is_genuine, new_table_id
from farshore.tables.records import proven, read_record, record_of
from farshore.tables.table import Table


class TableHub(LoadedTables):
    # --- tables --------------------------------------------------------------------------------------
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

    # --- people --------------------------------------------------------------------------------------
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
