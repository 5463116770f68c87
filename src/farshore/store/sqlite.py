"""The store in one SQLite file: one thread does all the work, and changes that wait together are saved together."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import TypeVar

from farshore.store.protocol import (
    Change,
    ChatRow,
    CommentRow,
    Device,
    DocumentRow,
    Entry,
    Fence,
    Fenced,
    Rate,
    RatingRow,
    TableRow,
)
from farshore.store.sqlite_file import SqliteFile

T = TypeVar("T")
BATCH = 200
Answer = asyncio.Future[object]
Job = tuple[Change | Callable[[], object] | None, Answer]
Done = tuple[Answer, object, Exception | None]


class SqliteStore:
    """`alone`: for a server, which keeps tables in memory and must not share them with another server."""

    def __init__(self, path: Path | str, *, alone: bool = False) -> None:
        self.file = SqliteFile(path, alone=alone)
        self.key = self.file.key()
        self.is_failing = False  # did the last save fail?
        self._asked = 0  # jobs so far; counted by the event loop
        self._taken = 0  # and by the thread
        self._new: list[Job] = []  # of this turn of the event loop
        self._jobs: SimpleQueue[list[Job]] = SimpleQueue()
        self._thread = Thread(target=self._work, name="store", daemon=True)
        self._thread.start()

    async def save(self, change: Change) -> None:
        await self._ask(change)

    async def read(self, what: Callable[[], T]) -> T:
        found: T = await self._ask(what)  # type: ignore[assignment]  # the job's answer is the callable's
        return found

    @property
    def length(self) -> int:
        """How many jobs wait."""
        return self._asked - self._taken

    async def check(self, seconds: float) -> bool:
        try:
            await asyncio.wait_for(self.save(Change()) if self.is_failing else self.read(self.file.key), seconds)
        except Exception:  # noqa: BLE001  # whatever it is, the store does not work
            return False
        return True

    async def close(self) -> None:
        await self._ask(None)
        self._thread.join()
        self.file.close()

    async def save_rated(self, change: Change, game: str, players: Sequence[str], rate: Rate) -> None:
        await self.read(lambda: self.file.save_rated(change, game, players, rate))

    async def claim(self, table: str) -> tuple[TableRow, Fence] | None:
        return await self.read(lambda: self.file.claim(table))

    async def release(self, table: str, token: int = 0) -> bool:
        """Nobody else can want it."""
        return True

    async def table(self, table: str) -> TableRow | None:
        return await self.read(lambda: self.file.table(table))

    async def journal(self, table: str) -> list[Entry]:
        return await self.read(lambda: self.file.journal(table))

    async def chats(self, table: str, limit: int) -> list[ChatRow]:
        return await self.read(lambda: self.file.chats(table, limit))

    async def comments(self, table: str) -> list[CommentRow]:
        return await self.read(lambda: self.file.comments(table))

    async def comments_of(self, person: str) -> list[CommentRow]:
        return await self.read(lambda: self.file.comments_of(person))

    async def with_status(self, status: str, visibility: str, limit: int) -> list[TableRow]:
        return await self.read(lambda: self.file.with_status(status, visibility, limit))

    async def unchanged(self, status: str, before: float, limit: int) -> list[TableRow]:
        return await self.read(lambda: self.file.unchanged(status, before, limit))

    async def of_person(self, person: str, limit: int) -> list[TableRow]:
        return await self.read(lambda: self.file.of_person(person, limit))

    async def name_of(self, person: str) -> str:
        return await self.read(lambda: self.file.name_of(person))

    async def ratings(self, game: str, limit: int) -> list[RatingRow]:
        return await self.read(lambda: self.file.ratings(game, limit))

    async def ratings_of_person(self, person: str) -> list[RatingRow]:
        return await self.read(lambda: self.file.ratings_of_person(person))

    async def document(self, kind: str, document: str, owner: str = "") -> DocumentRow | None:
        return await self.read(lambda: self.file.document(kind, document, owner))

    async def documents(self, kind: str, owner: str, limit: int) -> list[DocumentRow]:
        return await self.read(lambda: self.file.documents(kind, owner, limit))

    async def preferences(self, person: str) -> dict[str, str]:
        return await self.read(lambda: self.file.preferences(person))

    async def devices(self) -> list[Device]:
        return await self.read(self.file.devices)

    async def chats_of(self, person: str) -> list[ChatRow]:
        return await self.read(lambda: self.file.chats_of(person))

    def _ask(self, what: Change | Callable[[], object] | None) -> Answer:
        loop = asyncio.get_running_loop()
        answer: Answer = loop.create_future()
        if not self._new:
            loop.call_soon(self._hand_over)
        self._new.append((what, answer))
        self._asked += 1
        return answer  # a change is saved even if the task that waits for it is cancelled: the thread looks at none

    def _hand_over(self) -> None:
        """Together: every time the thread is woken, the event loop has to share the interpreter with it."""
        jobs, self._new = self._new, []
        self._jobs.put(jobs)

    def _work(self) -> None:
        while True:
            jobs = self._next()
            self._taken += len(jobs)
            tell(self._save([(job, answer) for job, answer in jobs if isinstance(job, Change)]))
            for job, answer in jobs:
                if not isinstance(job, Change):
                    tell([self._answered(job, answer)])
                if job is None:
                    return

    def _next(self) -> list[Job]:
        jobs = list(self._jobs.get())
        try:
            while len(jobs) < BATCH and jobs[-1][0] is not None:
                jobs += self._jobs.get_nowait()
        except Empty:
            pass
        return jobs

    def _save(self, changes: list[tuple[Change, Answer]]) -> list[Done]:
        """Together; if that fails, one by one, so that a faulty change harms no other."""
        if not changes:
            return []
        try:
            self.file.save([change for change, _ in changes])
            self.is_failing = False
        except Exception as fault:  # noqa: BLE001  # whatever it is, it goes to the caller
            if len(changes) > 1:
                return [done for one in changes for done in self._save([one])]
            if not isinstance(fault, Fenced):  # then the store works
                self.is_failing = True
            return [(changes[0][1], None, fault)]
        return [(answer, None, None) for _, answer in changes]

    def _answered(self, job: Callable[[], object] | None, answer: Answer) -> Done:
        try:
            return answer, job() if job is not None else None, None
        except Exception as fault:  # noqa: BLE001  # as above
            return answer, None, fault


def tell(done: list[Done]) -> None:
    """In one go: every call wakes the event loop, which costs more than an answer."""
    if done:
        with suppress(RuntimeError):  # the loop is closed, and nobody waits
            done[0][0].get_loop().call_soon_threadsafe(_settle, done)


def _settle(done: list[Done]) -> None:
    for answer, found, fault in done:
        if answer.done():
            continue
        if fault is not None:
            answer.set_exception(fault)
        else:
            answer.set_result(found)
