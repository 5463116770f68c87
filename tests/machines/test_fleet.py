"""Bots as a fleet: workers on the shared database answer questions; one that dies in the middle loses nothing."""

from __future__ import annotations

import asyncio
import os
import signal

import asyncpg
import msgspec
import pytest

from farshore.core.game import Game
from farshore.core.registry import game_named
from farshore.core.wire import to_wire
from farshore.store.postgres import PostgresStore
from farshore.tables.versions import VersionedSession
from farshore.tables.worker import Answer, Task
from tests.machines.cluster import cluster
from tests.machines.fleets import asking, fleet, waiting
from tests.machines.servers import PATIENCE

GAME = "century_new_world"


def task(bot: str = "greedy") -> tuple[Game, VersionedSession, Task]:
    game = game_named(GAME)
    session = VersionedSession(game, 2, game.settle(2))
    session.resume()
    seat = session.waiting[0]
    return game, session, Task(GAME, "standard", session.variants, seat, to_wire(session.view(seat)), bot, 7)


def test_a_worker_answers_and_hints_come_with_a_reason() -> None:
    database = cluster().new_database()

    async def work() -> None:
        async with asking(database) as asked:
            _, session, question = task()
            with fleet(database):
                answers = await asyncio.gather(*(asked.ask(question, Answer, PATIENCE) for _ in range(5)))
                paths = {answer.path if answer else "not answered" for answer in answers}
                decision = session.decision(question.seat)
                assert decision is not None and len(answers) == 5
                assert paths <= {decision.ask.describe(session.s, p) for p in decision.options(session.s)}
                question.why = True
                hint = await asked.ask(question, Answer, PATIENCE)
                assert hint is not None and hint.path and not hint.fault
                question.bot = "nobody"
                failed = await asked.ask(question, Answer, PATIENCE)
                assert failed is not None and failed.fault
            assert await waiting(database) == 0

    asyncio.run(work())


def test_a_worker_that_dies_in_the_middle_leaves_its_question_to_another() -> None:
    database = cluster().new_database()

    async def work() -> None:
        async with asking(database) as asked:
            _, _, question = task()
            thief = await asyncpg.connect(database)  # a worker that has taken the question and thinks
            await thief.execute("begin")
            future = asyncio.ensure_future(asked.ask(question, Answer, PATIENCE))
            async with asyncio.timeout(PATIENCE):
                while not await thief.fetch("select id from questions for update skip locked"):  # noqa: ASYNC110
                    await asyncio.sleep(0.02)
            with fleet(database):
                await asyncio.sleep(0.3)
                assert not future.done()
                thief.terminate()  # as `kill -9` does it
                answer = await future
            assert answer is not None and answer.path
            assert await waiting(database) == 0

    asyncio.run(work())


def test_where_there_is_no_fleet_or_it_is_killed_the_server_picks_itself() -> None:
    database = cluster().new_database()

    async def work() -> None:
        async with asking(database, look=0.5) as asked:
            _, _, question = task()
            assert await asked.ask(question, Answer, PATIENCE) is None
            assert await waiting(database) == 0
            with fleet(database) as running:
                os.killpg(running.pid, signal.SIGKILL)
                assert await asked.ask(question, Answer, PATIENCE) is None

    asyncio.run(work())


def test_a_question_holds_the_view_of_one_seat_and_nothing_else() -> None:
    _, session, question = task()
    stored = msgspec.json.decode(msgspec.json.encode(question))
    assert set(stored) - {"type"} == {"game", "edition", "variants", "seat", "view", "bot", "seed", "why"}
    assert stored["view"] == msgspec.json.decode(msgspec.json.encode(to_wire(session.view(question.seat))))
    assert stored["view"] != msgspec.json.decode(msgspec.json.encode(to_wire(session.s)))


def test_a_role_of_its_own_is_enough_for_workers_and_sees_no_table() -> None:
    """As docs/serving.md tells operators to do it."""
    database = cluster().new_database()
    asyncio.run(allowed(database))
    worker = database.replace("farshore@", "fleet_role@")

    async def work() -> None:
        async with asking(database) as asked:
            with fleet(worker):
                answer = await asked.ask(task()[2], Answer, PATIENCE)
                assert isinstance(answer, Answer) and answer.path
        line = await asyncpg.connect(worker)
        for name in ("tables", "journal", "house", "devices"):
            with pytest.raises(asyncpg.InsufficientPrivilegeError):
                await line.fetch(f"select * from {name}")
        await line.close()

    asyncio.run(work())


async def allowed(database: str) -> None:
    store = await PostgresStore.open(database, lines=1)
    await store.rows("create role fleet_role login")
    await store.rows("grant select, update, delete on questions to fleet_role")
    await store.close()
