"""One table: the moves of its people and bots."""

from __future__ import annotations

import logging
import time

from farshore.core.errors import IllegalPick
from farshore.core.moves import Move
from farshore.core.notation import Answer
from farshore.store.protocol import ChatRow
from farshore.tables.clock import monotonic
from farshore.tables.faults import Illegal, NotAsked, NotPossible, RulesFailed, Stale
from farshore.tables.journal import SHOWN
from farshore.tables.saved import SavedTable
from farshore.tables.undoing import undoing

CHATS_KEPT = 200
log = logging.getLogger("farshore.tables")


class Table(SavedTable):
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

    async def say(self, person: str, name: str, text: str) -> None:
        async with self.lock:
            if person in self.info.muted:
                raise NotPossible("muted")
            number = self.chats[-1].number + 1 if self.chats else 1
            chat = ChatRow(number, person, name, text, time.time())
            await self.save(chat=chat)
            self.chats = [*self.chats, chat][-CHATS_KEPT:]
        self.notify(chat)
