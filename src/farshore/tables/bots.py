"""Bots in worker processes, never in the event loop. A worker that crashes or hangs is killed and replaced."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import sys
from typing import TypeVar

import msgspec

from farshore.build import folder_in_use
from farshore.core.agenda import State
from farshore.core.wire import to_wire
from farshore.players.program import BotFailed
from farshore.study.shelf import KeptPart
from farshore.study.worker import UnitAnswer
from farshore.tables.fleet import Fleet
from farshore.tables.turns import Turns
from farshore.tables.versions import VersionedSession
from farshore.tables.worker import Answer, AnyTask, PartTask, Task

T = TypeVar("T")
LINE_LIMIT = 64 * 1024 * 1024  # a stretch of 5,000 games is the longest answer
log = logging.getLogger("farshore.bots")


class Worker:
    """One process, one task at a time."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None
        self.folder = ""

    async def started(self) -> asyncio.subprocess.Process:
        """A new process if the rules have been compiled since: bots need that speed, and they share nothing with us."""
        folder = folder_in_use()
        if folder != self.folder:
            await self.end()
            self.folder = folder
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "farshore.tables.worker",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.DEVNULL,
                limit=LINE_LIMIT,
                start_new_session=True,  # an interrupt at the terminal is the server's to handle
            )
        return self.process

    async def ask(self, task: AnyTask, kind: type[T], what: str, limit: float) -> T:
        """One line in, one line out."""
        try:
            process = await self.started()
            pipe_in, pipe_out = process.stdin, process.stdout
            assert pipe_in is not None and pipe_out is not None
            pipe_in.write(msgspec.json.encode(task) + b"\n")
            await pipe_in.drain()
            line = await asyncio.wait_for(pipe_out.readline(), limit)
            return msgspec.json.decode(line, type=kind)
        except (TimeoutError, OSError, ValueError) as fault:
            await self.end()
            why = "hangs" if isinstance(fault, TimeoutError) else "crashed"
            raise BotFailed(f"{what} {why}") from fault
        except asyncio.CancelledError:
            await self.end()  # its late answer would be taken for that of the next task
            raise

    async def end(self) -> None:
        """Two may wait for it: the task that was cancelled, and a server that closes."""
        process = self.process
        if process is not None and process.returncode is None:
            process.kill()
            await process.wait()
        if self.process is process:
            self.process = None


class Bots:
    """A few workers, shared by all tables."""

    def __init__(self, workers: int | None = None, limit: float = 20.0) -> None:
        self.limit = limit  # seconds for one pick
        self.workers = [Worker() for _ in range(workers or max(1, (os.cpu_count() or 2) - 1))]
        self.turns = Turns(self.workers)
        self.fleet: Fleet | None = None  # workers on other machines, who are asked first
        self.hints = Turns([Worker()])  # a worker of their own: a person who asks for many delays no table

    async def pick(self, session: VersionedSession, seat: int, bot: str, key: str = "", *, hint: bool = False) -> str:
        """The path of what the bot would pick; it gets the seat's view and nothing else.

        Workers are shared fairly by `key`, a table or a person. Hints have their own.
        """
        return await self.pick_on(session, session.view(seat), seat, bot, key, hint=hint)

    async def pick_on(
        self, session: VersionedSession, seen: State, seat: int, bot: str, key: str = "", *, hint: bool = False
    ) -> str:
        return (await self._answer(session, seen, seat, bot, key, hint=hint)).path

    async def advise(self, session: VersionedSession, seat: int, bot: str, key: str) -> Answer:
        """The path of what the bot advises, with its reason."""
        return await self._answer(session, session.view(seat), seat, bot, key, hint=True)

    async def _answer(
        self, session: VersionedSession, seen: State, seat: int, bot: str, key: str, *, hint: bool
    ) -> Answer:
        wire, seed = to_wire(seen), secrets.randbits(62)
        task = Task(session.game.name, session.edition, session.variants, seat, wire, bot, seed, hint)
        answer = await self.fleet.ask(task, Answer, self.limit / 2) if self.fleet is not None else None
        if answer is None:
            answer = await self._answer_here(task, key)
        if answer.fault:
            raise BotFailed(f"the bot {bot} failed: {answer.fault}")
        return answer

    async def _answer_here(self, task: Task, key: str) -> Answer:
        turns = self.hints if task.why else self.turns
        worker = await turns.take(key)
        try:
            return await worker.ask(task, Answer, f"the bot {task.bot}", self.limit)
        finally:
            turns.give(worker)

    async def part(self, task: PartTask, key: str, limit: float) -> KeptPart:
        """A part of an analysis, from the fleet or from a worker here."""
        answer = await self.fleet.ask(task, UnitAnswer, limit) if self.fleet is not None else None
        if answer is None or answer.part is None:
            answer = await self._part_here(task, key, limit)
        if answer.part is None:
            raise BotFailed(f"an analysis failed: {answer.fault}")
        return answer.part

    async def _part_here(self, task: PartTask, key: str, limit: float) -> UnitAnswer:
        """In turn with the picks: an analysis is one more table that waits."""
        worker = await self.turns.take(key)
        try:
            return await worker.ask(task, UnitAnswer, "an analysis", limit)
        finally:
            self.turns.give(worker)

    async def close(self) -> None:
        for worker in [*self.workers, *self.hints.free]:
            await worker.end()
