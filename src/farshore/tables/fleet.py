"""Questions to bots, put where workers on any machine find them: a table of the shared database.

A worker locks a question while it thinks, in a transaction that ends when the worker does, however it ends: then the
question is free for another. What nobody takes, or nobody answers in time, is answered by the server's own workers.
A question holds one seat's view and nothing else.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from time import monotonic
from typing import TYPE_CHECKING

import msgspec

from farshore.store.protocol import BrokenStore
from farshore.tables import calls
from farshore.tables.worker import Answer, Task

if TYPE_CHECKING:
    from farshore.tables.ownership import Ownership

log = logging.getLogger("farshore.fleet")
CHANNEL = "farshore_questions"
ASK = """
insert into questions (id, server, task, until, hint)
values ($1, $2, $3, clock_timestamp() + $4::double precision * interval '1 second', $5)
"""
CALL = "select pg_notify($1, '')"
WITHDRAW = """
with taken_back as (
  delete from questions where id in (select id from questions where id = $1 for update skip locked) returning id)
select exists (select 1 from taken_back) or not exists (select 1 from questions where id = $1)
"""


class Fleet:
    def __init__(self, ownership: Ownership) -> None:
        self.store = ownership.club.store
        self.look = 2.0  # seconds after which a question that nobody has taken is taken back
        self.asked: dict[str, asyncio.Future[Answer]] = {}
        ownership.on[calls.Picked].append(self._heard)

    def _heard(self, call: calls.Picked) -> None:
        future = self.asked.get(call.question)
        if future is not None and not future.done():
            future.set_result(call.answer)

    async def ask(self, task: Task, limit: float) -> Answer | None:
        """None where the fleet does not answer: nobody is there, or it takes too long."""
        question = secrets.token_hex(8)
        future: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self.asked[question] = future
        end = monotonic() + limit
        try:
            written = msgspec.json.encode(task)
            await self.store.rows(ASK, question, self.store.server, written, limit, task.why)
            await self.store.rows(CALL, CHANNEL)
            while monotonic() < end:
                done, _ = await asyncio.wait([future], timeout=min(self.look, end - monotonic()))
                if done:
                    return future.result()
                if (await self.store.rows(WITHDRAW, question))[0][0]:
                    return None  # nobody has taken it; or its answer was not heard
        except BrokenStore as fault:
            log.warning("the fleet cannot be asked", extra={"fault": str(fault)})
        finally:
            del self.asked[question]
        return None
