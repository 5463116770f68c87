"""A table and the disk. Every change is on disk before anybody is told about it, or it has not happened."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence

from farshore.core.moves import Move
from farshore.store.protocol import Change, ChatRow, CommentRow, Elsewhere, Entry, Fence, Store
from farshore.tables.audience import Notice
from farshore.tables.clock import Clocks, monotonic
from farshore.tables.info import TableInfo, read_info
from farshore.tables.journal import SHOWN, move_to_new_rules, new_session, read_journal
from farshore.tables.outcome import standing
from farshore.tables.rating import rated, rated_players
from farshore.tables.settling import NEW, SettlingTable
from farshore.tables.versions import VersionedSession

log = logging.getLogger("farshore.tables")


class SavedTable(SettlingTable):
    def __init__(self, table: str, info: TableInfo, store: Store, fence: Fence = NEW) -> None:
        super().__init__(table, info, fence)
        self.store = store
        self.chats: list[ChatRow] = []
        self.lock = asyncio.Lock()

    # --- from disk -----------------------------------------------------------------------------------
    async def follow(self, journal: Sequence[Entry]) -> None:
        """Play the journal again. Where the rules cannot follow it, the table stops there and stays readable."""
        if self.info.status not in ("running", "finished"):
            return
        session, read = await read_journal(self.id, self.info, journal)
        if read < len(journal):
            session, _ = await read_journal(self.id, self.info, journal[:read])
            self.info.stopped = read + 1
        else:
            self.info.stopped = 0
            move_to_new_rules(self.info, session)
        session.luck = session.draws
        self.session = session
        self._turn_clocks(monotonic())

    async def prepared(self) -> VersionedSession:
        """The session of a new game, or of one that goes on after rows it took over."""
        if not self.info.prefix:
            return new_session(self.id, self.info)
        session, _ = await read_journal(self.id, self.info, await self.store.journal(self.id))
        return session

    async def reload(self) -> None:
        """Back to what is on disk, after a change that could not be saved. Claimed again: if that save is still on
        its way, it comes too late.
        """
        claimed = await self.store.claim(self.id)
        if claimed is None:
            self.fence = NEW
            return  # it was being created, and could not be saved
        row, self.fence = claimed
        self.info = read_info(row.data)
        self.clocks = Clocks(self.info.clock, self.info.seats)
        self.stand_ins = {}
        await self.follow(await self.store.journal(self.id))

    async def reload_or_lose(self) -> None:
        """Back to what is on disk; where that cannot be read, nothing in memory may be shown or built on."""
        try:
            await self.reload()
        except Elsewhere:
            log.warning("another server runs the table", extra={"table": self.id[:SHOWN]})
            self.is_lost = True
        except Exception:
            log.exception("table lost", extra={"table": self.id[:SHOWN]})
            self.is_lost = True
        if self.is_lost:
            self.announce()  # to all, not only those who may know of the change: they connect again to read it

    # --- to disk -------------------------------------------------------------------------------------
    async def save(self, moves: Sequence[Move] = (), chat: ChatRow | None = None) -> None:
        """Save the table's data and these rows; then tell everybody."""
        self.check()
        settled = self.settle(moves, chat, time.time(), monotonic())
        try:
            await (self._save_rated(settled.change) if settled.ends else self.store.save(settled.change))
        except Exception:
            await self.reload_or_lose()
            raise
        finally:
            self.announce(settled.only)
        for seat in settled.replaced:
            self.notify(Notice("away", seat))

    async def _save_rated(self, change: Change) -> None:
        info = self.info
        assert self.session is not None
        ranks = standing(self.session.game, self.session.s, info.seats)[1]
        await self.store.save_rated(change, info.game, rated_players(info), lambda before: rated(info, ranks, before))

    async def save_quietly(self) -> None:
        """Save what the clocks have used; nobody needs to know."""
        self.check()
        self.clocks.note_used(monotonic())
        await self._save_silently()

    async def comment(self, comment: CommentRow) -> None:
        self.check()
        await self._save_silently(comment)

    async def _save_silently(self, comment: CommentRow | None = None) -> None:
        try:
            await self.store.save(self._change(comment=comment))
        except Exception:
            await self.reload_or_lose()
            raise
