"""A fleet of one worker or more on a real PostgreSQL, and a server that asks it."""

from __future__ import annotations

import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

import asyncpg

from farshore.store.club import Club
from farshore.store.postgres import PostgresStore
from farshore.tables.bots import Bots
from farshore.tables.fleet import Fleet
from farshore.tables.hub import TableHub
from tests.machines.servers import PATIENCE


@contextmanager
def fleet(database: str, workers: int = 1) -> Iterator[subprocess.Popen[str]]:
    """`farshore bots`, ready for questions."""
    words = ["bots", "--connect", database, "--workers", str(workers)]
    program = [sys.executable, "-c", "from farshore.cli import main; main()", *words]
    running = subprocess.Popen(program, stdout=subprocess.PIPE, text=True, start_new_session=True)
    try:
        assert running.stdout is not None and "wait for questions" in running.stdout.readline()
        yield running
    finally:
        running.terminate()
        ended = running.wait(PATIENCE)
        assert running.stdout is not None
        running.stdout.close()
    assert ended in (0, -signal.SIGKILL), "ended in order, or killed by the test"


@asynccontextmanager
async def asking(database: str, look: float = PATIENCE) -> AsyncIterator[Fleet]:
    store = await PostgresStore.open(database, lines=3)
    club = Club(store, "127.0.0.1:1", lease=60.0)
    hub = TableHub(store, Bots(1), club=club)
    await hub.start()
    assert hub.ownership is not None
    try:
        made = Fleet.of_server(hub.ownership)
        made.look = look
        yield made
    finally:
        await hub.close()


async def waiting(database: str) -> int:
    line = await asyncpg.connect(database)
    try:
        return int(await line.fetchval("select count(*) from questions"))
    finally:
        await line.close()
