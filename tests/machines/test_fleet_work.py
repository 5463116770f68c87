"""The fleet analyses games and plays tournaments: with the same results as one machine, even if a worker dies."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from farshore.arena.plan import Plan, make_plan
from farshore.arena.results import Results
from farshore.arena.run import run
from farshore.arena.workers import Here, WorkersLost
from farshore.core.errors import FarshoreError
from farshore.core.registry import game_named
from farshore.store.postgres import PostgresStore
from farshore.study.analysis import steps
from farshore.study.types import Analysis
from farshore.tables import fleet_worker
from farshore.tables.analyses import Analyses, nameless
from farshore.tables.bots import Bots, Worker
from farshore.tables.fleet import HINT, STRETCH
from farshore.tables.fleet_arena import FleetWorkers, refuse_what_needs_this_machine
from farshore.tables.worker import Answer, StretchAnswer, StretchTask, played
from tests.machines.cluster import cluster
from tests.machines.fleets import asking, fleet, waiting
from tests.machines.servers import PATIENCE
from tests.machines.test_fleet import task
from tests.study.games import TINY, begun

TAKEN = """
select (select count(*) from questions where answer is null) >
  (select count(*) from (select id from questions where answer is null for update skip locked) as free)
"""


def small_plan(*bots: str) -> Plan:
    return make_plan(game_named("century"), list(bots), 40, seed=4)


def test_a_worker_killed_in_the_middle_of_a_tournament_changes_no_result(tmp_path: Path) -> None:
    database = cluster().new_database()
    asyncio.run(prepared(database))
    plan = small_plan("greedy", "random")
    here, there = Results(plan), Results(plan, tmp_path / "results.jsonl")
    with ExitStack() as fleets:
        dies = fleets.enter_context(fleet(database))
        os.kill(dies.pid, signal.SIGSTOP)
        with ThreadPoolExecutor(1) as pool:
            killed = pool.submit(kill_at_work, dies, database, fleets)
            assert sum(run(there, FleetWorkers(database), 1)) == plan.total
            killed.result()
    sum(run(here, Here(), 1))
    assert [untimed(one) for one in there.played] == [untimed(one) for one in here.played]
    assert there.counts.games == plan.total and kinds(there) == kinds(here)
    assert Results(plan, tmp_path / "results.jsonl").played == there.played
    assert asyncio.run(waiting(database)) == 0


def untimed(result: Any) -> Any:
    return replace(result, seconds=())


def kinds(results: Results) -> list[Any]:
    return sorted(results.counts.to_dict()["decisions"]["kinds"])


def kill_at_work(running: subprocess.Popen[str], database: str, fleets: ExitStack) -> None:
    """While it holds a stretch; then another fleet comes. It runs for moments only, so that it cannot escape us."""
    end = time.monotonic() + PATIENCE
    while not asyncio.run(value(database, TAKEN)) and time.monotonic() < end:
        os.kill(running.pid, signal.SIGCONT)
        time.sleep(0.005)
        os.kill(running.pid, signal.SIGSTOP)
    os.kill(running.pid, signal.SIGKILL)
    running.wait()
    assert time.monotonic() < end, "it never had a stretch in hand"
    fleets.enter_context(fleet(database))


async def prepared(database: str) -> None:
    """As a server leaves it."""
    await (await PostgresStore.open(database, lines=1)).close()


async def value(database: str, query: str) -> Any:
    line = await asyncpg.connect(database)
    try:
        return await line.fetchval(query)
    finally:
        await line.close()


def test_an_analysis_by_the_fleet_is_the_one_made_here_and_nobody_is_named() -> None:
    database, game = cluster().new_database(), begun("race")
    found: list[Analysis] = []

    async def work() -> None:
        async with asking(database) as asked:
            bots = Bots(1)
            bots.fleet = asked
            analyses = Analyses(asked.store, bots, TINY)
            await analyses.state(game, "a person")
            question = await first_question(database)
            assert b"race_for_the_galaxy" in question and b"Ana" not in question and b"a person" not in question
            with fleet(database):
                async with asyncio.timeout(PATIENCE):
                    while not found:
                        state = await analyses.state(game, "a person")
                        assert not state.failed
                        found.extend([state.analysis] if state.analysis and state.done == state.total else [])
                        await asyncio.sleep(0.05)
            assert bots.workers[0].process is None, "nothing was computed here"
            assert await waiting(database) == 0

    asyncio.run(work())
    assert found == [[*steps(nameless(str(game)), TINY)][-1].analysis], "and no names are kept"


async def first_question(database: str) -> bytes:
    async with asyncio.timeout(PATIENCE):
        while (found := await value(database, "select task from questions")) is None:  # noqa: ASYNC110
            await asyncio.sleep(0.02)
    return bytes(found)


def test_tables_are_served_first_and_what_nobody_waits_for_is_taken_back() -> None:
    database = cluster().new_database()

    async def work() -> None:
        async with asking(database) as asked:
            stretch = StretchTask(small_plan("random").to_dict(), 0, 1)
            asks = asked.ask(stretch, StretchAnswer, PATIENCE, waits=True)
            later = [asyncio.ensure_future(asks), asyncio.ensure_future(asked.ask(stretch, StretchAnswer, 0.0))]
            assert await later[1] is None, "its deadline has passed"
            pick = asyncio.ensure_future(asked.ask(task()[2], Answer, PATIENCE))
            while await waiting(database) < 2:  # noqa: ASYNC110
                await asyncio.sleep(0.02)
            line, worker = await asyncpg.connect(database), Worker()
            assert await fleet_worker.answer_one(line, worker, STRETCH)
            answer = await pick
            assert answer is not None and answer.path and not later[0].done()
            assert not await fleet_worker.answer_one(line, worker, HINT), "a worker for tables plays no tournament"
            later[0].cancel()
            await asyncio.gather(*later, return_exceptions=True)
            assert await waiting(database) == 0
            await worker.end()
            await line.close()

    asyncio.run(work())
    with pytest.raises(WorkersLost, match="no bots are connected"):
        FleetWorkers(database)


def test_a_long_thought_keeps_its_question_by_signs_of_life(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without them PostgreSQL would take it away again and again, and nobody would ever answer."""
    monkeypatch.setattr(fleet_worker, "STUCK", 700)  # the game takes longer, in milliseconds
    monkeypatch.setattr(fleet_worker, "ALIVE", 0.1)
    database = cluster().new_database()

    async def work() -> None:
        async with asking(database) as asked:
            working = asyncio.ensure_future(fleet_worker.work(database, 1))
            task = StretchTask(small_plan("greedy", "ismcts:30ms").to_dict(), 0, 1)
            answer = await asked.ask(task, StretchAnswer, PATIENCE, waits=True)
            assert answer is not None and answer.stretch is not None and answer.stretch["last"] == 1
            working.cancel()
            await asyncio.gather(working, return_exceptions=True)

    asyncio.run(work())


def test_the_fleet_runs_no_command_and_writes_no_file_of_others(tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    plan = small_plan(f"program:touch {mark}", "random").to_dict()
    assert "there is no bot" in played(StretchTask(plan, 0, 1)).fault and not mark.exists()
    plan = {**small_plan("random").to_dict(), "dataset": str(mark)}
    assert played(StretchTask(plan, 0, 1)).stretch is not None and not mark.exists()


@pytest.mark.parametrize("fields", [{"dataset": "somewhere"}, {"bots": ("program:true", "random")}])
def test_what_the_fleet_cannot_do_is_said_at_once(fields: dict[str, Any]) -> None:
    with pytest.raises(FarshoreError, match="the fleet"):
        refuse_what_needs_this_machine(replace(small_plan("random"), **fields).to_dict())


def test_another_address_than_that_of_a_database_is_refused() -> None:
    with pytest.raises(FarshoreError, match="no address of a database"):
        FleetWorkers("tables.db")
