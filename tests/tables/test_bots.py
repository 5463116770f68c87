"""Bots crash and hang in processes of their own; the table goes on."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path

import pytest

from farshore.tables.bots import BotFailed, Bots
from farshore.tables.drive import let_pick
from farshore.tables.opening import Plan
from farshore.tables.sheet import ClockRule
from farshore.tables.table import News
from tests.tables.rooms import house_at, pick, until

GAME = "century_new_world"
WATCHED = Plan(GAME, [("random", ""), ("greedy", "")], {"round_cap": "3"}, pause=0)


class Watcher:
    """Somebody who looks on."""

    def __init__(self) -> None:
        self.news: list[News] = []

    def changed(self) -> None: ...

    def presence(self) -> None: ...

    def told(self, news: object) -> None:
        if isinstance(news, News):
            self.news.append(news)


class Faulty(Bots):
    """The bot called random hangs or picks nonsense."""

    def __init__(self, fault: str) -> None:
        super().__init__(1)
        self.fault = fault

    async def pick_on(self, course, seen, seat, bot):  # type: ignore[no-untyped-def]
        if bot == "random" and self.fault == "nonsense":
            return "castle:in-the-air"
        if bot == "random":
            raise BotFailed("the bot hangs")
        return await super().pick_on(course, seen, seat, bot)


def test_bots_play_while_somebody_watches_and_wait_otherwise(tmp_path: Path) -> None:
    async def work() -> None:
        async with house_at(tmp_path) as house:
            table = await house.open("p", WATCHED)
            await asyncio.sleep(0.1)
            assert table.is_running and len(table.playing().waiting()) == 1
            table.arrive(Watcher(), "p")
            await until(lambda: table.sheet.status == "finished", 60)

    asyncio.run(work())


@pytest.mark.parametrize("fault", ["nonsense", "hangs"])
def test_a_faulty_bot_is_replaced_for_good(tmp_path: Path, fault: str) -> None:
    async def work() -> None:
        async with house_at(tmp_path, Faulty(fault)) as house:
            table = await house.open("p", WATCHED)
            watcher = Watcher()
            table.arrive(watcher, "p")
            await until(lambda: table.sheet.status == "finished", 60)
            assert table.sheet.chairs[0].bot == "greedy"
            assert watcher.news == [News("bot-replaced", 0)]

    asyncio.run(work())


def test_a_killed_worker_is_started_again(tmp_path: Path) -> None:
    async def work() -> None:
        bots = Bots(1)
        async with house_at(tmp_path, bots) as house:
            table = await house.open("p", Plan(GAME, [("me", ""), ("greedy", "")]))
            course = table.playing()
            path = await bots.pick(course, 0, "greedy")
            assert path
            process = bots.workers[0].process
            assert process is not None
            os.kill(process.pid, signal.SIGKILL)
            await process.wait()
            assert await bots.pick(course, 0, "greedy")
            stopped = bots.workers[0].process
            assert stopped is not None
            os.kill(stopped.pid, signal.SIGSTOP)
            bots.limit = 0.2
            with pytest.raises(BotFailed, match="hangs"):
                await bots.pick(course, 0, "greedy")
            bots.limit = 20
            assert await bots.pick(course, 0, "greedy")

    asyncio.run(work())


def test_a_bot_that_comes_late_changes_nothing(tmp_path: Path) -> None:
    async def work() -> None:
        async with house_at(tmp_path) as house:
            table = await house.open("p", Plan(GAME, [("me", ""), ("me", "")]))
            thinking = asyncio.create_task(let_pick(table, house.bots, 0, "greedy"))
            await asyncio.sleep(0)
            await pick(table, "p", 0)
            rows = len(table.playing().moments)
            await thinking
            assert len(table.playing().moments) == rows

    asyncio.run(work())


def test_when_time_is_out_the_autopilot_picks(tmp_path: Path) -> None:
    async def work() -> None:
        async with house_at(tmp_path) as house:
            rule = ClockRule("bank", 5, 0, "random")
            table = await house.open("p", Plan(GAME, [("me", ""), ("me", "")], clock=rule))
            watcher = Watcher()
            table.arrive(watcher, "p")
            table.sheet.chairs[0].left = 0.1
            rows = len(table.playing().moments)
            await until(lambda: len(table.playing().moments) > rows, 20)
            assert News("time-out", 0) in watcher.news

    asyncio.run(work())
