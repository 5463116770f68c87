"""One table: who may do what, when. Every change is on disk before anybody is told about it."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections.abc import Sequence

from farshore.core.errors import BrokenRecord, FarshoreError, IllegalPick
from farshore.core.moves import Move
from farshore.core.notation import Answer
from farshore.core.registry import game_named
from farshore.players.levels import DEFAULT_BOT
from farshore.store.protocol import Change, ChatRow, CommentRow, Elsewhere, Entry, Fence, Store
from farshore.study.what_if import same_luck
from farshore.tables.audience import Audience, Notice
from farshore.tables.clock import Clocks, monotonic
from farshore.tables.faults import Illegal, NotAsked, NotKept, NotPossible, NotYours, RulesFailed, Stale, Unplayable
from farshore.tables.info import SeatInfo, TableInfo, read_info
from farshore.tables.outcome import is_decided, standing, winners_of
from farshore.tables.rating import rated, rated_players
from farshore.tables.undoing import undoing
from farshore.tables.versions import VersionedSession, fresh_luck

SHOWN = 6  # letters of a table's id in the operator's log: enough to find it, too few to visit it
CHATS_KEPT = 200
NEW = Fence()
ROWS_AT_ONCE = 25  # rows of a journal that are read before other tasks have their turn
log = logging.getLogger("farshore.tables")


class Table(Audience):
    def __init__(self, table: str, info: TableInfo, store: Store, fence: Fence = NEW) -> None:
        super().__init__()
        self.id = table
        self.info = info
        self.store = store
        self.fence = fence  # what the next save must state
        self.session: VersionedSession | None = None
        self.chats: list[ChatRow] = []
        self.votes: dict[int, set[str]] = {}  # seat -> people who want a bot to pick for its absent person
        self.stand_ins: dict[int, str] = {}  # seats out of time in the open simultaneous choice -> who answers for them
        self.is_lost = False  # what is on disk is not known: never to be shown again, and to be unloaded
        self.changed_at = info.opened  # when the table last changed in a way that everybody may know
        self.lock = asyncio.Lock()
        self._status = info.status  # when others were last woken
        self.clocks = Clocks(info.clock, info.seats)

    # --- from and to disk ----------------------------------------------------------------------------
    def new_session(self) -> VersionedSession:
        """Under the rules that the table began with, where the game still has them."""
        info = self.info
        try:
            game = game_named(info.game)
            variants = game.variants_under(info.rules_version, info.variants)
            session = VersionedSession(game, len(info.seats), variants, info.edition)
        except FarshoreError as fault:
            log.warning("no such game", extra={"table": self.id[:SHOWN], "fault": str(fault)})
            raise Unplayable("old-rules") from fault
        if info.draws:
            session.draws = same_luck(session, info.prefix, info.draws, fresh_luck)
        return session

    async def follow(self, journal: Sequence[Entry]) -> None:
        """Play the journal again. Where the rules cannot follow it, the table stops there and stays readable."""
        if self.info.status not in ("running", "finished"):
            return
        session, read = await self.read(journal)
        if read < len(journal):
            session, _ = await self.read(journal[:read])
            self.info.stopped = read + 1
        else:
            self.info.stopped = 0
            self._move_to_new_rules(session)
        session.luck = session.draws
        self.session = session
        self._turn_clocks()

    async def read(self, journal: Sequence[Entry]) -> tuple[VersionedSession, int]:
        """A session of these rows, and how many of them could be played; with pauses for other tasks."""
        session = self.new_session()
        saved = None
        for number, entry in enumerate(journal, start=1):
            if entry.at != saved:
                session.starts.add(number)
                saved = entry.at
            try:
                session.read(entry.text if entry.number == number else "a row is missing", entry.seat)
            except BrokenRecord as fault:
                log.error("journal stops", extra={"table": self.id[:SHOWN], "fault": str(fault)})  # noqa: TRY400  # no bug of ours
                return session, number - 1
            if number % ROWS_AT_ONCE == 0:
                await asyncio.sleep(0)
        return session, len(journal)

    def _move_to_new_rules(self, session: VersionedSession) -> None:
        """A table that began under rules the game no longer has, and whose every pick is legal today, goes on."""
        info, game = self.info, session.game
        digest = game.edition(info.edition).digest
        known = info.rules_version == game.rules_version or info.rules_version in game.older
        if not known or digest != info.digest:
            info.moved_from, info.rules_version, info.digest = info.rules_version, game.rules_version, digest

    async def prepared(self) -> VersionedSession:
        """The session of a new game, or of one that goes on after rows it took over."""
        if not self.info.prefix:
            return self.new_session()
        session, _ = await self.read(await self.store.journal(self.id))
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

    def check(self) -> None:
        if self.is_lost:
            raise NotKept("not-kept")

    async def save_quietly(self) -> None:
        """Save what the clocks have used; nobody needs to know."""
        self.check()
        self.clocks.note_used(monotonic())
        await self._save_silently()

    async def _save_silently(self, comment: CommentRow | None = None) -> None:
        try:
            await self.store.save(self._change(comment=comment))
        except Exception:
            await self.reload_or_lose()
            raise

    async def comment(self, comment: CommentRow) -> None:
        self.check()
        await self._save_silently(comment)

    def _note_progress(self) -> None:
        """What a lobby says of a running game. Who has answered in a simultaneous choice stays untold."""
        session = self.session if self.is_running else None
        self.info.progress = session.game.progress(session.s) if session is not None else {}
        self.info.turn = session.waiting if session is not None and not session.s.lanes else []

    def _secret_to(self, moves: Sequence[Move]) -> set[str] | None:
        """The people who may know of these rows, where they belong to an open simultaneous choice; None: everybody."""
        if not moves or any(not m.choice or m.closes for m in moves):
            return None
        return {self.info.seats[m.seat].person for m in moves}

    def _turn_clocks(self) -> None:
        if self.info.clock.kind == "none":
            return
        now = monotonic()
        session = self.session
        self.clocks.begin_choice(session.choice if session is not None and session.s.lanes else 0, now)
        self.clocks.turn_to(self._asked(), now)
        self.clocks.note_used(now)

    async def _save_rated(self, change: Change) -> None:
        info = self.info
        assert self.session is not None
        ranks = standing(self.session.game, self.session.s, info.seats)[1]
        await self.store.save_rated(change, info.game, rated_players(info), lambda before: rated(info, ranks, before))

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

    def _asked(self) -> dict[int, int]:
        """People whose answer is awaited, and the rows after which they were asked."""
        return {seat: self.playing().asked_at[seat] for seat in self.people_asked()}

    # --- who and what --------------------------------------------------------------------------------
    @property
    def is_running(self) -> bool:
        return self.info.status == "running" and not self.info.stopped

    def playing(self) -> VersionedSession:
        self.check()
        if self.session is None or not self.is_running:
            raise NotPossible("stopped" if self.info.stopped else "not-playing")
        return self.session

    def gathering(self) -> TableInfo:
        """The table's data, while people may still sit down."""
        if self.info.status != "gathering":
            raise NotPossible("called-off" if self.info.status == "called-off" else "begun")
        return self.info

    def seat_info(self, seat: int) -> SeatInfo:
        self.check()
        if not 0 <= seat < len(self.info.seats):
            raise NotYours("not-yours")
        return self.info.seats[seat]

    def own_seat(self, person: str, seat: int) -> SeatInfo:
        own = self.seat_info(seat)
        if own.kind != "person" or not person or own.person != person:
            raise NotYours("not-yours")
        return own

    def check_host(self, person: str) -> None:
        if person != self.info.host:
            raise NotYours("not-host")

    def people_asked(self) -> list[int]:
        """Seats whose answer is awaited from a person."""
        if self.session is None or not self.is_running:
            return []
        return [seat for seat in self.session.waiting if not self.info.seats[seat].bot_picks]

    def people_deciding(self) -> list[int]:
        """Those of them whose own screens ask something. Clocks and webhooks, which others see, tell no difference."""
        session = self.session
        return [seat for seat in self.people_asked() if session is not None and not session.is_forced(seat)]

    def bot_asked(self) -> tuple[int, str] | None:
        """A seat that waits for its bot. Where only bots are left, they play while somebody watches."""
        if self.session is None or not self.is_running or self.info.paused:
            return None
        if all(seat.bot_picks for seat in self.info.seats) and not self.listeners:
            return None
        for seat in self.session.waiting:
            if seat in self.stand_ins or self.info.seats[seat].bot_picks:
                return seat, self.stand_ins.get(seat) or self.info.seats[seat].bot or DEFAULT_BOT
        return None

    # --- moves -----------------------------------------------------------------------------------------
    async def pick(self, person: str, seat: int, version: int, answer: Answer) -> int:
        """A person's answer to the question of a version; returns the version after it. Sent twice, it counts once."""
        async with self.lock:
            own = self.own_seat(person, seat)
            if self.session is not None and self.session.was_answered(seat, version, answer):
                return self.session.version(seat)
            session = self.playing()
            if own.bot_picks:
                raise NotPossible("bot-picks")
            if session.decision(seat) is None:
                raise NotAsked("not-asked")
            if version != session.asked_version(seat):
                raise Stale("moved-on")
            self.stand_ins.pop(seat, None)
            await self._play(seat, answer)
            return session.version(seat)

    async def pick_for(self, seat: int, asked: int, path: str) -> None:
        """A bot's answer to a question that was asked after row `asked`; also for a person who ran out of time."""
        async with self.lock:
            session = self.playing()
            if session.decision(seat) is None or session.asked_at[seat] != asked:
                raise Stale("moved-on")
            await self._play(seat, path, late=not self.info.seats[seat].bot_picks)

    async def _play(self, seat: int, answer: Answer, *, late: bool = False) -> None:
        session = self.playing()
        self._settle_skips()
        try:
            moves = session.pick(answer, seat)
        except IllegalPick as fault:
            raise Illegal("illegal", path=answer if isinstance(answer, str) else ", ".join(answer)) from fault
        except Exception as fault:
            log.exception("rules failed", extra={"table": self.id[:SHOWN], "seat": seat, "answer": answer})
            await self.reload_or_lose()
            raise RulesFailed("rules-failed") from fault
        if late:
            self.info.seats[seat].timed_out = max(move.number for move in moves if move.seat == seat)
        await self.save(moves)

    async def undo(self, person: str, seat: int, version: int, *, practice: bool = False) -> int:
        """Take back the seat's latest answer. `practice`: also where the game becomes practice by it."""
        async with self.lock:
            self.own_seat(person, seat)
            session = self.playing()
            if self._was_undone(seat, version):
                return session.version(seat)
            if version != session.version(seat):
                raise Stale("moved-on")
            found = undoing(self.info, session, seat)
            if not found.rows or (found.seen and not practice):
                raise NotPossible(f"undo-{found.reason or found.seen}")
            self.info.practice = self.info.practice or bool(found.seen)
            taken = [session.take_back(seat, row.number) for row in found.rows]
            self.clocks.take_back(seat, self._asked(), monotonic())
            await self.save(taken)
            return session.version(seat)

    def _was_undone(self, seat: int, version: int) -> bool:
        session = self.playing()
        last = next((m for m in reversed(session.moves) if m.seat == seat), None)
        if last is None or not last.undoes:
            return False
        return session.version(seat, session.start_of(last.number) - 1) == version

    def advance(self) -> list[Move]:
        """What happens without anybody: Nature's draws, and answers where there is nothing to decide."""
        self._settle_skips()
        return self.playing().resume()

    def _settle_skips(self) -> None:
        seats = enumerate(self.info.seats)
        self.playing().skips = {k for k, seat in seats if seat.kind == "person" and seat.skips and not seat.bot_picks}

    async def resume(self) -> None:
        """Go on where a journal ends before Nature drew."""
        async with self.lock:
            if self.session is not None and self.is_running:
                moves = self.advance()
                if moves or self._ends():
                    await self.save(moves)

    def wakes(self) -> bool:
        """Where only people play, nobody needs to be woken for a pick; everybody when the game begins or ends."""
        was, self._status = self._status, self.info.status
        return was != self._status or bool(self.stand_ins) or any(seat.bot_picks for seat in self.info.seats)

    def came(self, person: str) -> None:
        for seat in self.info.seats_of(person):
            self.votes.pop(seat, None)

    def watcher_id(self, person: str) -> str:
        """A person as others at this table may name them; it tells nothing elsewhere."""
        return hashlib.blake2b(f"{self.id} {person}".encode(), digest_size=6).hexdigest()

    async def say(self, person: str, name: str, text: str) -> None:
        async with self.lock:
            if person in self.info.muted:
                raise NotPossible("muted")
            number = self.chats[-1].number + 1 if self.chats else 1
            chat = ChatRow(number, person, name, text, time.time())
            await self.save(chat=chat)
            self.chats = [*self.chats, chat][-CHATS_KEPT:]
        self.notify(chat)
