"""Bots crash and hang in processes of their own; the table goes on."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Sequence
from pathlib import Path

import pytest

from farshore.players.program import BotFailed
from farshore.store.protocol import BrokenStore, Change
from farshore.tables.audience import Notice
from farshore.tables.automation import try_to_pick
from farshore.tables.bots import Bots
from farshore.tables.info import ClockRule
from farshore.tables.seating import set_pace
from tests.tables.helpers import Watcher, file_of, hub_at, new_table, pick, until

GAME = "century_new_world"
WATCHED = new_table(GAME, [("random", ""), ("greedy", "")], {"round_cap": "3"}, pause=0)


class Faulty(Bots):
    """The bot called random hangs or picks nonsense."""

    def __init__(self, fault: str) -> None:
        super().__init__(1)
        self.fault = fault

    async def pick_on(self, session, seen, seat, bot, key="", *, hint=False):  # type: ignore[no-untyped-def]
        if bot == "random" and self.fault == "nonsense":
            return "castle:in-the-air"
        if bot == "random":
            raise BotFailed("the bot hangs")
        return await super().pick_on(session, seen, seat, bot)


def test_bots_play_while_somebody_watches_and_wait_otherwise(tmp_path: Path) -> None:
    async def work() -> None:
        async with hub_at(tmp_path) as hub:
            table = await hub.open("p", WATCHED)
            await asyncio.sleep(0.1)
            assert table.is_running and len(table.playing().waiting) == 1
            table.arrive(Watcher(), "p")
            await until(lambda: table.info.status == "finished", 60)

    asyncio.run(work())


@pytest.mark.parametrize("fault", ["nonsense", "hangs"])
def test_a_faulty_bot_is_replaced_for_good(tmp_path: Path, fault: str) -> None:
    async def work() -> None:
        async with hub_at(tmp_path, Faulty(fault)) as hub:
            table = await hub.open("p", WATCHED)
            watcher = Watcher()
            table.arrive(watcher, "p")
            await until(lambda: table.info.status == "finished", 60)
            assert table.info.seats[0].bot == "greedy"
            assert watcher.notices == [Notice("bot-replaced", 0)]

    asyncio.run(work())


def test_a_killed_worker_is_started_again(tmp_path: Path) -> None:
    async def work() -> None:
        bots = Bots(1)
        async with hub_at(tmp_path, bots) as hub:
            table = await hub.open("p", new_table(GAME, [("me", ""), ("greedy", "")]))
            session = table.playing()
            path = await bots.pick(session, 0, "greedy")
            assert path
            process = bots.workers[0].process
            assert process is not None
            os.kill(process.pid, signal.SIGKILL)
            await process.wait()
            assert await bots.pick(session, 0, "greedy")
            stopped = bots.workers[0].process
            assert stopped is not None
            os.kill(stopped.pid, signal.SIGSTOP)
            bots.limit = 0.2
            with pytest.raises(BotFailed, match="hangs"):
                await bots.pick(session, 0, "greedy")
            bots.limit = 20
            assert await bots.pick(session, 0, "greedy")

    asyncio.run(work())


def test_bots_switch_over_when_the_rules_have_been_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A worker goes on as it is while nothing changes, and is a new process after the switch."""

    async def work() -> None:
        bots = Bots(1)
        async with hub_at(tmp_path, bots) as hub:
            session = (await hub.open("p", new_table(GAME, [("me", ""), ("greedy", "")]))).playing()
            processes = []
            for folder in ("src", "src", "compiled"):
                monkeypatch.setattr("farshore.tables.bots.folder_in_use", lambda folder=folder: folder)
                assert await bots.pick(session, 0, "greedy")
                processes.append(bots.workers[0].process)
            assert processes[0] is processes[1]
            assert processes[1] is not processes[2]

    asyncio.run(work())


@pytest.mark.parametrize("bot", ["easy", "greedy"])
@pytest.mark.parametrize("blow", [signal.SIGKILL, signal.SIGSTOP])
def test_a_worker_killed_or_stopped_in_the_middle_of_a_game_does_not_end_it(
    tmp_path: Path, bot: str, blow: signal.Signals
) -> None:
    async def work() -> None:
        bots = Bots(1)
        async with hub_at(tmp_path, bots) as hub:
            table = await hub.open("p", new_table(GAME, [(bot, ""), ("greedy", "")], {"round_cap": "3"}, pause=0))
            watcher = Watcher()
            table.arrive(watcher, "p")
            session = table.playing()
            await until(lambda: len(session.live) > 22)
            bots.limit = 2.0
            process = bots.workers[0].process
            assert process is not None
            os.kill(process.pid, blow)
            bots.limit = 20.0 if blow is signal.SIGKILL else 2.0
            await until(lambda: table.info.status == "finished", 300)
            assert not {notice.kind for notice in watcher.notices} - {"bot-replaced"}
            assert watcher.notices or blow is signal.SIGKILL, "those who waited are told why"

    asyncio.run(work())


def test_a_disk_that_fails_for_a_moment_stops_no_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with hub_at(tmp_path) as hub:
            table = await hub.open("p", WATCHED)
            failed: list[int] = []
            save = file_of(hub).save

            def full(changes: Sequence[Change]) -> None:
                if len(failed) < 2:
                    failed.append(1)
                    raise BrokenStore("disk is full")
                save(changes)

            monkeypatch.setattr(file_of(hub), "save", full)
            table.arrive(Watcher(), "p")
            await until(lambda: table.info.status == "finished", 300)
            assert failed == [1, 1]
            made = table.session.moves if table.session else []
            await until(
                lambda: len(file_of(hub).journal(table.id)) == len(made)
            )  # the last pick may still be on its way

    asyncio.run(work())


def test_a_fault_that_nobody_foresaw_stops_no_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with hub_at(tmp_path) as hub:
            table = await hub.open("p", WATCHED)
            failed: list[int] = []
            pick_for = table.pick_for

            async def odd(seat: int, asked: int, path: str) -> None:
                if len(failed) < 2:
                    failed.append(seat)
                    raise RuntimeError("cannot switch to state 12")
                await pick_for(seat, asked, path)

            monkeypatch.setattr(table, "pick_for", odd)
            table.arrive(Watcher(), "p")
            await until(lambda: table.info.status == "finished", 300)
            assert len(failed) == 2

    asyncio.run(work())


def test_time_that_is_out_while_bots_pause_is_told_once(tmp_path: Path) -> None:
    async def work() -> None:
        async with hub_at(tmp_path, Bots(1, 120)) as hub:
            rule = ClockRule("move", 5, 0, "random")
            table = await hub.open("p", new_table(GAME, [("me", ""), ("greedy", "")], clock=rule))
            watcher = Watcher()
            table.arrive(watcher, "p")
            await set_pace(table, "p", 0, True)
            table.info.seats[0].left = 0.1
            await until(lambda: table.playing().waiting == [1], 120)
            await asyncio.sleep(0.3)
            asked = {
                move.asked_at for move in table.playing().moves if move.seat == 0
            }  # a random pick may lead to another
            assert watcher.notices == [Notice("time-out", 0)] * len(asked), "once a question"
            assert table.playing().waiting == [1], "the other bot pauses"

    asyncio.run(work())


def test_a_bot_that_comes_late_changes_nothing(tmp_path: Path) -> None:
    async def work() -> None:
        async with hub_at(tmp_path) as hub:
            table = await hub.open("p", new_table(GAME, [("me", ""), ("me", "")]))
            thinking = asyncio.create_task(try_to_pick(table, hub.bots, 0, "greedy"))
            await asyncio.sleep(0)
            await pick(table, "p", 0)
            rows = len(table.playing().moves)
            await thinking
            assert len(table.playing().moves) == rows

    asyncio.run(work())


def test_when_time_is_out_the_autopilot_picks(tmp_path: Path) -> None:
    async def work() -> None:
        async with hub_at(tmp_path) as hub:
            rule = ClockRule("bank", 5, 0, "random")
            table = await hub.open("p", new_table(GAME, [("me", ""), ("me", "")], clock=rule))
            watcher = Watcher()
            table.arrive(watcher, "p")
            table.info.seats[0].left = 0.1
            rows = len(table.playing().moves)
            await until(lambda: len(table.playing().moves) > rows, 20)
            assert Notice("time-out", 0) in watcher.notices

    asyncio.run(work())
