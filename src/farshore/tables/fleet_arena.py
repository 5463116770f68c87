"""Tournaments played by the fleet: stretches of a plan are questions like any other, served after everybody else's.

The program that began a tournament waits here and alone writes results. A worker that dies leaves its stretch to
another.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import asyncpg

from farshore.arena.workers import Next, Stretch, WorkersLost
from farshore.core.errors import FarshoreError
from farshore.players.registry import PROGRAM
from farshore.store.club import CHANNEL as SERVERS
from farshore.store.opening import open_postgres
from farshore.store.postgres import PATIENCE, faults
from farshore.store.protocol import BrokenStore
from farshore.tables import calls
from farshore.tables.fleet import Fleet
from farshore.tables.fleet_worker import NAME
from farshore.tables.worker import StretchAnswer, StretchTask

HOURS = 4 * 3600.0  # seconds for a stretch; slow bots need minutes
TRIES = 5  # failures of a stretch after which the stretch itself is the likely cause
COUNT = "select count(*) from pg_stat_activity where datname = current_database() and application_name = $1"


class FleetWorkers:
    """The workers that are connected to a database by `farshore bots`."""

    def __init__(self, database: str) -> None:
        self.runner = asyncio.Runner()
        self.known = 0  # workers, when we last heard
        try:
            self.fleet, self.line = self.runner.run(reached(database))
            self.runner.run(self.check())
        except BaseException:
            self.runner.close()
            raise

    async def check(self) -> None:
        if not await self.hands():
            await self.close(set())
            raise WorkersLost("no bots are connected to this database; start some: farshore bots --connect …")

    async def hands(self) -> int:
        """How many workers there are; as many as there were while the database is away."""
        with suppress(BrokenStore):
            self.known = int((await self.fleet.store.rows(COUNT, NAME))[0][0])
        return self.known

    def play(self, plan: dict[str, Any], more: Next) -> Iterator[dict[str, Any]]:
        """Every worker has one stretch running and one queued; workers that join are used too."""
        in_hand: set[asyncio.Task[dict[str, Any]]] = set()
        try:
            refuse_what_needs_this_machine(plan)
            while True:
                room = 2 * max(1, self.runner.run(self.hands()))
                while len(in_hand) < room and (stretch := more()) is not None:
                    in_hand.add(self.runner.get_loop().create_task(self.played(plan, stretch)))
                if not in_hand:
                    return
                done, in_hand = self.runner.run(first_of(in_hand))
                yield from [task.result() for task in done]
        finally:
            self.runner.run(self.close(in_hand))
            self.runner.close()

    async def played(self, plan: dict[str, Any], stretch: Stretch) -> dict[str, Any]:
        fault = ""
        for _ in range(TRIES):
            answer = await self.fleet.ask(StretchTask(plan, *stretch), StretchAnswer, HOURS, waits=True)
            if answer is not None and answer.stretch is not None:
                return answer.stretch
            fault = answer.fault if answer is not None else "the database does not answer"
            await asyncio.sleep(self.fleet.look)
        raise WorkersLost(f"the fleet cannot play this: {fault}")

    async def close(self, in_hand: set[asyncio.Task[dict[str, Any]]]) -> None:
        """Stretches that nobody has begun are taken back."""
        for task in in_hand:
            task.cancel()
        await asyncio.gather(*in_hand, return_exceptions=True)
        self.line.terminate()
        await self.fleet.store.close()


def refuse_what_needs_this_machine(plan: dict[str, Any]) -> None:
    if plan["dataset"]:
        raise FarshoreError("the fleet writes no files; for a dataset take --backend pool or ray")
    if any(spec.strip().partition(":")[0] == PROGRAM for spec in plan["bots"]):
        raise FarshoreError("the fleet runs no commands of others; for program:… take --backend pool or ray")


async def first_of(tasks: set[asyncio.Task[Any]]) -> tuple[set[asyncio.Task[Any]], set[asyncio.Task[Any]]]:
    return await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)


async def reached(database: str) -> tuple[Fleet, Any]:
    """The fleet, and a connection that hears of its answers. Where that breaks, they are found a little later."""
    fleet = Fleet(await open_postgres(database, migrates=False))

    def hear(*heard: Any) -> None:
        call = calls.DECODER.decode(heard[3])
        if isinstance(call, calls.Answered):
            fleet.heard(call)

    async with faults():
        line = await asyncpg.connect(database, timeout=PATIENCE)
        await line.add_listener(SERVERS, hear)
    return fleet, line
