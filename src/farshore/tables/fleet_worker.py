"""`farshore bots`: takes questions out of the shared database, lets bots think, and writes down what they answer.

Each worker has a connection and a process of its own. A question stays locked in an open transaction while its bot
thinks; where the worker dies, PostgreSQL ends the transaction and another worker finds the question again. So it does
where a worker stands still: then it no longer gives the sign of life that keeps its transaction open.
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
from farshore.tables.fleet import CHANNEL, HINT, STRETCH
from farshore.tables.worker import Answer, AnyTask

log = logging.getLogger("farshore.fleet")
NAME = "farshore bots"  # of the connections, by which workers are counted
IDLE = 1.0  # seconds between looks while nobody calls
ALIVE = 10.0  # seconds between signs of life while a bot thinks
STUCK = 30_000  # milliseconds after which PostgreSQL takes a question away from a worker that stands still
TAKE = """
select id, task, extract(epoch from until - clock_timestamp())::double precision as seconds from questions
where answer is null and turn <= $1 and until > clock_timestamp()
order by turn, asked limit 1 for update skip locked
"""
ANSWER = "update questions set answer = $2 where id = $1"
FORGET = """
delete from questions where id in (
  select id from questions where until < clock_timestamp() - interval '1 minute' for update skip locked)
"""


async def work(
    where: str, workers: int, joined: Callable[[], None] = lambda: None, *, tables_only: bool = False
) -> None:
    """Until cancelled; `joined` is called when the first worker can be asked."""
    told = asyncio.Event()
    last_turn = HINT if tables_only else STRETCH
    async with asyncio.TaskGroup() as all_of_them:
        for _ in range(workers):
            all_of_them.create_task(work_alone(where, last_turn, told))
        await told.wait()
        joined()


async def work_alone(where: str, last_turn: int, told: asyncio.Event) -> None:
    worker = Worker()
    try:
        while True:
            try:
                await answer_questions(where, worker, last_turn, told)
            except FAULTS as fault:
                log.warning("no connection to the database", extra={"fault": str(fault) or type(fault).__name__})
                await asyncio.sleep(IDLE)
    finally:
        await worker.end()


async def answer_questions(where: str, worker: Worker, last_turn: int, told: asyncio.Event) -> None:
    settings = {"idle_in_transaction_session_timeout": str(STUCK), "application_name": NAME}
    line = await asyncpg.connect(where, server_settings=settings, timeout=10)
    called = asyncio.Event()
    try:
        await line.add_listener(CHANNEL, lambda *_: called.set())
        told.set()
        while True:
            called.clear()
            if not await answer_one(line, worker, last_turn):
                await line.execute(FORGET)
                with suppress(TimeoutError):
                    async with asyncio.timeout(IDLE):
                        await called.wait()
    finally:
        line.terminate()


async def answer_one(line: Any, worker: Worker, last_turn: int) -> bool:
    """False if there is nothing to do."""
    async with line.transaction():
        found = await line.fetchrow(TAKE, last_turn)
        if found is None:
            return False
        thinking = asyncio.ensure_future(answered(worker, found["task"], found["seconds"]))
        try:
            while not (await asyncio.wait([thinking], timeout=ALIVE))[0]:
                await line.execute("select 1")  # fails where the question is no longer ours
        finally:
            thinking.cancel()
        await line.execute(ANSWER, found["id"], thinking.result())
        await line.execute("select pg_notify($1, $2)", SERVERS, calls.written(calls.Answered(found["id"])))
    return True


async def answered(worker: Worker, task: bytes, seconds: float) -> bytes:
    """An answer of any kind as it comes out of the process; all kinds have room for a fault."""
    try:
        asked: AnyTask = msgspec.json.decode(task, type=AnyTask)
        return bytes(await worker.ask(asked, msgspec.Raw, "a bot", seconds))
    except (BotFailed, msgspec.DecodeError) as fault:
        return msgspec.json.encode(Answer("", str(fault)))
