"""One table: who may do what, when. Every change is on disk before anybody is told of it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from dataclasses import replace

from farshore.core.errors import BrokenRecord, IllegalPick
from farshore.core.registry import game_named
from farshore.store.protocol import Change, ChatRow, Entry
from farshore.store.writer import Writer
from farshore.tables.audience import Audience
from farshore.tables.clock import Clocks
from farshore.tables.course import Course, Moment
from farshore.tables.faults import Illegal, NotAsked, NotPossible, NotYours, RulesFailed, Stale, Unplayable
from farshore.tables.outcome import is_decided, standing, winners_of
from farshore.tables.rating import rated
from farshore.tables.sheet import Chair, Sheet, read_sheet
from farshore.tables.undo import undoable

SHOWN = 6  # letters of an address in the log: enough to find a table, not to visit it
CHATS_KEPT = 200
BREATH = 25  # rows of a journal that are read before others have their turn
log = logging.getLogger("farshore.tables")


class Table(Audience):
    def __init__(self, table: str, sheet: Sheet, writer: Writer) -> None:
        super().__init__()
        self.id = table
        self.sheet = sheet
        self.writer = writer
        self.course: Course | None = None
        self.chats: list[ChatRow] = []
        self.lock = asyncio.Lock()
        self.clocks = Clocks(sheet.clock, sheet.chairs)

    # --- from and to disk ----------------------------------------------------------------------------
    def new_course(self) -> Course:
        sheet = self.sheet
        game = game_named(sheet.game)
        edition = game.edition(sheet.edition)
        if (game.rules_version, edition.digest) != (sheet.rules_version, sheet.mark):
            raise Unplayable("old-rules", rules=sheet.rules_version, today=game.rules_version)
        return Course(game, len(sheet.chairs), sheet.options, sheet.edition)

    async def follow(self, journal: Sequence[Entry]) -> None:
        """Play the journal again, now and then letting others have their turn."""
        if self.sheet.status not in ("running", "finished"):
            return
        course = self.new_course()
        for entry in journal:
            try:
                course.read(entry.number, entry.seat, entry.text)
            except BrokenRecord as fault:
                log.error("journal damaged", extra={"table": self.id[:SHOWN], "fault": str(fault)})  # noqa: TRY400  # no bug of ours
                raise Unplayable("damaged-table", row=entry.number) from fault
            if entry.number % BREATH == 0:
                await asyncio.sleep(0)
        self.course = course
        self.clocks.turn_to(self._asked(), time.time())

    async def reload(self) -> None:
        """Back to what is on disk, after a change that could not be saved."""
        store = self.writer.store
        row = await self.writer.read(lambda: store.table(self.id))
        if row is None:
            return  # it was to be opened, and could not be
        self.sheet = read_sheet(row.data)
        self.clocks = Clocks(self.sheet.clock, self.sheet.chairs)
        await self.follow(await self.writer.read(lambda: store.journal(self.id)))

    async def commit(self, moments: Sequence[Moment] = (), chat: ChatRow | None = None) -> None:
        """Save the sheet and these rows; then tell everybody."""
        now = self.touched = time.time()
        ends = self._ends()
        if ends:
            self._finish()
        self.clocks.turn_to(self._asked(), now)
        self.sheet.asked = self.people_asked()
        entries = tuple(Entry(m.number, m.seat, m.text, now) for m in moments)
        change = Change(self.sheet.row(self.id, now), entries, chat)
        try:
            await (self._save_rated(change) if ends else self.writer.save(change))
        except Exception:
            await self.reload()
            raise
        finally:
            self.announce()

    async def _save_rated(self, change: Change) -> None:
        """In the store's own thread from end to end, so that two tables that end at once both count."""
        store, sheet = self.writer.store, self.sheet
        assert self.course is not None
        ranks = standing(self.course.game, self.course.s, sheet.chairs)[1]
        await self.writer.read(
            lambda: store.save([replace(change, ratings=rated(sheet, ranks, store.ratings(sheet.game)))])
        )

    def _ends(self) -> bool:
        if self.sheet.status != "running" or self.course is None:
            return False
        return self.course.is_over or is_decided(self.sheet.chairs)

    def _finish(self) -> None:
        assert self.course is not None
        outcome, ranks, _ = standing(self.course.game, self.course.s, self.sheet.chairs)
        self.sheet.status = "finished"
        self.sheet.winners = winners_of(outcome, ranks, self.sheet.chairs)
        self.sheet.scores = [ranked.score for ranked in outcome.seats]

    def _asked(self) -> dict[int, int]:
        """People who are waited for, and the rows after which they were asked."""
        return {seat: self.playing().asked[seat] for seat in self.people_asked()}

    # --- who and what --------------------------------------------------------------------------------
    @property
    def is_running(self) -> bool:
        return self.sheet.status == "running"

    def playing(self) -> Course:
        if self.course is None or not self.is_running:
            raise NotPossible("not-playing")
        return self.course

    def gathering(self) -> Sheet:
        """The sheet, while people may still sit down."""
        if self.sheet.status != "gathering":
            raise NotPossible("called-off" if self.sheet.status == "called-off" else "begun")
        return self.sheet

    def chair(self, seat: int) -> Chair:
        if not 0 <= seat < len(self.sheet.chairs):
            raise NotYours("not-yours")
        return self.sheet.chairs[seat]

    def own_chair(self, person: str, seat: int) -> Chair:
        chair = self.chair(seat)
        if chair.kind != "person" or not person or chair.person != person:
            raise NotYours("not-yours")
        return chair

    def people_asked(self) -> list[int]:
        """Seats that are waited for and that a person picks for."""
        if self.course is None or not self.is_running:
            return []
        return [seat for seat in self.course.waiting() if not self.sheet.chairs[seat].bot_picks]

    def bot_asked(self) -> tuple[int, str] | None:
        """A seat that waits for its bot. Where only bots are left they play while somebody watches."""
        if self.course is None or not self.is_running or self.sheet.paused:
            return None
        if all(chair.bot_picks for chair in self.sheet.chairs) and not self.listeners:
            return None
        seats = [seat for seat in self.course.waiting() if self.sheet.chairs[seat].bot_picks]
        return (seats[0], self.sheet.chairs[seats[0]].bot or "greedy") if seats else None

    # --- moves -----------------------------------------------------------------------------------------
    async def pick(self, person: str, seat: int, version: int, path: str) -> int:
        """A person's pick, made against a version; the version after it. Sent twice, it is taken once."""
        async with self.lock:
            chair = self.own_chair(person, seat)
            if self.course is not None and self._was_picked(seat, version, path):
                return self.course.version(seat)
            course = self.playing()
            if chair.bot_picks:
                raise NotPossible("bot-picks")
            if course.decision(seat) is None:
                raise NotAsked("not-asked")
            if version != course.asked_version(seat):
                raise Stale("moved-on")
            await self._take(seat, path)
            return course.version(seat)

    def _was_picked(self, seat: int, version: int, path: str) -> bool:
        assert self.course is not None
        course = self.course
        for m in reversed(course.moments):
            if m.seat == seat and m.counts and course.version(seat, m.asked) <= version:
                return course.version(seat, m.asked) == version and m.text.split(" ", 2)[2] == path
        return False

    async def pick_for(self, seat: int, asked: int, path: str) -> None:
        """A bot's pick for a question that was put after row `asked`."""
        async with self.lock:
            course = self.playing()
            if course.decision(seat) is None or course.asked[seat] != asked:
                raise Stale("moved-on")
            await self._take(seat, path)

    async def _take(self, seat: int, path: str) -> None:
        course = self.playing()
        try:
            moments = [course.pick(seat, path), *course.draw()]
        except IllegalPick as fault:
            raise Illegal("illegal", path=path) from fault
        except Exception as fault:
            log.exception("rules failed", extra={"table": self.id[:SHOWN], "seat": seat, "path": path})
            await self.reload()
            raise RulesFailed("rules-failed") from fault
        await self.commit(moments)

    async def undo(self, person: str, seat: int, version: int) -> int:
        async with self.lock:
            self.own_chair(person, seat)
            course = self.playing()
            if self._was_undone(seat, version):
                return course.version(seat)
            if version != course.version(seat):
                raise Stale("moved-on")
            moment, reason = undoable(course, seat)
            if moment is None:
                raise NotPossible(f"undo-{reason}")
            taken = course.undo(seat, moment.number)
            self.clocks.take_back(seat, self._asked(), time.time())
            await self.commit([taken])
            return course.version(seat)

    def _was_undone(self, seat: int, version: int) -> bool:
        assert self.course is not None
        course = self.course
        last = next((m for m in reversed(course.moments) if m.seat == seat), None)
        return last is not None and last.undoes > 0 and course.version(seat, last.number - 1) == version

    async def resume(self) -> None:
        """Draw what Nature still owes: after the set-up, or where an imported record ends."""
        async with self.lock:
            if self.course is not None and self.is_running:
                drawn = list(self.course.draw())
                if drawn or self._ends():
                    await self.commit(drawn)

    async def say(self, person: str, name: str, text: str) -> None:
        async with self.lock:
            number = self.chats[-1].number + 1 if self.chats else 1
            chat = ChatRow(number, person, name, text, time.time())
            await self.commit(chat=chat)
            self.chats = [*self.chats, chat][-CHATS_KEPT:]
        self.tell(chat)
