"""Questions to bots, put where workers on any machine find them: a table of the shared database.

A worker locks a question while it thinks, in a transaction that ends when the worker does, however it ends: then the
question is free for another. An answer is written beside its question, and the one who asked collects both; that it is
there is said by `NOTIFY`, and looked for now and then in case nobody heard.

A pick holds one seat's view and nothing else, a part of an analysis the record of a finished game without names, a
stretch of a tournament its plan.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING, TypeVar

import msgspec

from farshore.store.protocol import BrokenStore
from farshore.tables import calls
from farshore.tables.worker import AnyTask, PartTask, StretchTask

if TYPE_CHECKING:
    from farshore.store.postgres import PostgresStore
    from farshore.tables.ownership import Ownership

T = TypeVar("T")
log = logging.getLogger("farshore.fleet")
CHANNEL = "farshore_questions"
PICK, HINT, PART, STRETCH = range(4)  # who is served first
ASK = """
insert into questions (id, server, task, until, turn)
values ($1, $2, $3, clock_timestamp() + $4::double precision * interval '1 second', $5)
"""
CALL = "select pg_notify($1, '')"
COLLECT = """
with found as (
  delete from questions where id in (
    select id from questions where id = $1 and (answer is not null or $2) for update skip locked)
  returning answer)
select answer, true from found
union all select null, false from questions where id = $1 and not exists (select 1 from found)
"""


def turn(task: AnyTask) -> int:
    """Tables first, then people who want advice; a tournament takes what nobody else needs."""
    if isinstance(task, PartTask):
        return PART
    if isinstance(task, StretchTask):
        return STRETCH
    return HINT if task.why else PICK


class Fleet:
    """The asking side. `look`: seconds after which a question that nobody has taken is taken back."""

    def __init__(self, store: PostgresStore, look: float = 2.0) -> None:
        self.store = store
        self.look = look
        self.asked: dict[str, asyncio.Event] = {}

    @classmethod
    def of_server(cls, ownership: Ownership) -> Fleet:
        made = cls(ownership.club.store)
        ownership.on[calls.Answered].append(made.heard)
        return made

    def heard(self, call: calls.Answered) -> None:
        if call.question in self.asked:
            self.asked[call.question].set()

    async def ask(self, task: AnyTask, kind: type[T], limit: float, *, waits: bool = False) -> T | None:
        """None where the fleet does not answer: nobody is there (unless one `waits`), or it takes too long."""
        question = secrets.token_hex(8)
        self.asked[question] = asyncio.Event()
        try:
            written = msgspec.json.encode(task)
            await self.store.rows(ASK, question, self.store.server, written, limit, turn(task))
            await self.store.rows(CALL, CHANNEL)
            answer = await self._answer(question, limit, waits)
            return None if answer is None else msgspec.json.decode(answer, type=kind)
        except BrokenStore as fault:
            log.warning("the fleet cannot be asked", extra={"fault": str(fault)})
        except msgspec.DecodeError as fault:
            log.warning("the fleet gave no answer that can be read", extra={"fault": str(fault)})
        except asyncio.CancelledError:
            if waits:  # hours may pass until it is too late to begin with it
                with suppress(BrokenStore):
                    await self.store.rows(COLLECT, question, True)
            raise
        finally:
            del self.asked[question]
        return None

    async def _answer(self, question: str, limit: float, waits: bool) -> bytes | None:
        end = monotonic() + limit
        while True:
            left = end - monotonic()
            with suppress(TimeoutError):
                async with asyncio.timeout(min(self.look, left)):
                    await self.asked[question].wait()
            self.asked[question].clear()
            found = await self.store.rows(COLLECT, question, left <= 0 or not waits)
            if not found or found[0][1] or left <= 0:
                return found[0][0] if found else None
