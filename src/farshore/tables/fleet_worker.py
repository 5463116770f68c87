"""`farshore bots`: takes questions out of the shared database, lets bots pick, and tells the servers what they picked.

Each worker has a connection and a process of its own. A question stays locked in an open transaction while its bot
thinks; where the worker dies, PostgreSQL ends the transaction and another worker finds the question again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import asyncpg
import msgspec

from farshore.players.program import BotFailed
from farshore.store.club import CHANNEL as SERVERS
from farshore.store.postgres import FAULTS
from farshore.tables import calls
from farshore.tables.bots import Worker
from farshore.tables.fleet import CHANNEL
from farshore.tables.worker import Answer, Task

log = logging.getLogger("farshore.fleet")
IDLE = 1.0  # seconds between looks while nobody calls
STUCK = 30_000  # milliseconds after which PostgreSQL takes a question away from a worker that stands still
TAKE = """
select id, task, extract(epoch from until - clock_timestamp())::double precision from questions
where until > clock_timestamp() order by hint, asked limit 1 for update skip locked
"""
DONE = "delete from questions where id = $1"
FORGET = "delete from questions where until < clock_timestamp() - interval '1 minute'"


async def work(where: str, workers: int, joined: Callable[[], None] = lambda: None) -> None:
    """Until cancelled; `joined` is called when the first worker can be asked."""
    told = asyncio.Event()
    async with asyncio.TaskGroup() as all_of_them:
        for _ in range(workers):
            all_of_them.create_task(work_alone(where, told))
        await told.wait()
        joined()


async def work_alone(where: str, told: asyncio.Event) -> None:
    worker = Worker()
    try:
        while True:
            try:
                await answer_questions(where, worker, told)
            except FAULTS as fault:
                log.warning("no connection to the database", extra={"fault": str(fault) or type(fault).__name__})
                await asyncio.sleep(IDLE)
    finally:
        await worker.end()


async def answer_questions(where: str, worker: Worker, told: asyncio.Event) -> None:
    settings = {"idle_in_transaction_session_timeout": str(STUCK)}
    line = await asyncpg.connect(where, server_settings=settings, timeout=10)
    called = asyncio.Event()
    try:
        await line.add_listener(CHANNEL, lambda *_: called.set())
        told.set()
        while True:
            called.clear()
            if not await answer_one(line, worker):
                await line.execute(FORGET)
                with suppress(TimeoutError):
                    async with asyncio.timeout(IDLE):
                        await called.wait()
    finally:
        line.terminate()


async def answer_one(line: Any, worker: Worker) -> bool:
    """False if there is nothing to do."""
    async with line.transaction():
        found = await line.fetchrow(TAKE)
        if found is None:
            return False
        answer = await picked(worker, found["task"], found[2])
        words = calls.written(calls.Picked(found["id"], answer))
        if len(words.encode()) > calls.LONGEST:
            words = calls.written(calls.Picked(found["id"], Answer(answer.path, answer.fault[:200])))
        await line.execute(DONE, found["id"])
        await line.execute("select pg_notify($1, $2)", SERVERS, words)
    return True


async def picked(worker: Worker, task: bytes, seconds: float) -> Answer:
    try:
        asked = msgspec.json.decode(task, type=Task)
        return await worker.ask(asked, Answer, f"the bot {asked.bot}", seconds)
    except (BotFailed, msgspec.DecodeError) as fault:
        return Answer("", str(fault))
