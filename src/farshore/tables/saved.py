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
from farshore.tables.outcome import is_decided, standing, winners_of
from farshore.tables.rating import rated, rated_players
from farshore.tables.roles import Roles
from farshore.tables.versions import VersionedSession

NEW = Fence()
log = logging.getLogger("farshore.tables")


class SavedTable(Roles):
    def __init__(self, table: str, info: TableInfo, store: Store, fence: Fence = NEW) -> None:
        super().__init__(table, info)
        self.store = store
        self.fence = fence  # what the next save must state
        self.chats: list[ChatRow] = []
        self.changed_at = info.opened  # when the table last changed in a way that everybody may know
        self.lock = asyncio.Lock()
        self.clocks = Clocks(info.clock, info.seats)

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
        self._turn_clocks()

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
        now = time.time()
        self.touched = monotonic()
        replaced = self._replaced(moves)
        ends = self._ends()
        if ends:
            self._finish()
        self._turn_clocks()
        self.info.deciding = self.people_deciding()
        only = self._secret_to(moves)
        if only is None:
            self.changed_at = now
            self._note_progress()
        if moves and self.session is not None:
            self.session.starts.add(moves[0].number)
        entries = tuple(Entry(m.number, m.seat, m.text, now) for m in moves)
        change = self._change(entries, chat)
        try:
            await (self._save_rated(change) if ends else self.store.save(change))
        except Exception:
            await self.reload_or_lose()
            raise
        finally:
            self.announce(only)
        for seat in replaced:
            self.notify(Notice("away", seat))

    def _replaced(self, moves: Sequence[Move]) -> list[int]:
        """Once everybody has chosen, all may know for whom a bot answered; it goes on for them until they return."""
        if not self.stand_ins or not any(move.closes for move in moves):
            return []
        stand_ins, self.stand_ins = self.stand_ins, {}
        for seat, bot in stand_ins.items():
            self.info.seats[seat].away, self.info.seats[seat].bot = True, bot
        return list(stand_ins)

    def _change(
        self, entries: tuple[Entry, ...] = (), chat: ChatRow | None = None, comment: CommentRow | None = None
    ) -> Change:
        """The next save. It counts from now on, also if the task that waits for it is cancelled."""
        fence, self.fence = self.fence, self.fence.saved
        return Change(self.info.row(self.id, self.changed_at), entries, chat, comment=comment, fence=fence)

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

    # --- what a save settles ---------------------------------------------------------------------------
    def _secret_to(self, moves: Sequence[Move]) -> set[str] | None:
        """The people who may know of these rows, where they belong to an open simultaneous choice; None: everybody."""
        if not moves or any(not m.choice or m.closes for m in moves):
            return None
        return {self.info.seats[m.seat].person for m in moves}

    def _note_progress(self) -> None:
        """What a lobby says of a running game. Who has answered in a simultaneous choice stays untold."""
        session = self.session if self.is_running else None
        self.info.progress = session.game.progress(session.s) if session is not None else {}
        self.info.turn = session.waiting if session is not None and not session.s.lanes else []

    def _turn_clocks(self) -> None:
        if self.info.clock.kind == "none":
            return
        now = monotonic()
        session = self.session
        self.clocks.begin_choice(session.choice if session is not None and session.s.lanes else 0, now)
        self.clocks.turn_to(self._asked(), now)
        self.clocks.note_used(now)

    def _asked(self) -> dict[int, int]:
        """People whose answer is awaited, and the rows after which they were asked."""
        return {seat: self.playing().asked_at[seat] for seat in self.people_asked()}

    def _ends(self) -> bool:
        if not self.is_running or self.session is None:
            return False
        return self.session.over or is_decided(self.info.seats)

    def _finish(self) -> None:
        assert self.session is not None
        outcome, ranks, _ = standing(self.session.game, self.session.s, self.info.seats)
        self.info.status = "finished"
        self.info.winners = winners_of(outcome, ranks, self.info.seats)
        self.info.scores = [ranked.score for ranked in outcome.seats]
