"""Tables that wait for people: called off by the host, or by themselves when nobody comes."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from farshore.store.protocol import Change, TableRow
from farshore.tables import seating
from farshore.tables.audience import News
from farshore.tables.faults import NotPossible, NotYours
from farshore.tables.house import PATIENCE
from farshore.tables.opening import Plan
from farshore.tables.sheet import read_sheet
from tests.tables.rooms import Watcher, house_at, pick

GAME = "century_new_world"
WAITING = Plan(GAME, [("me", "Ana"), ("person", "")], visibility="open")


def test_the_host_calls_a_gathering_off_and_the_invitations_are_worth_nothing(tmp_path: Path) -> None:
    async def work() -> None:
        async with house_at(tmp_path) as house:
            table = await house.open("host", WAITING)
            watcher = Watcher()
            table.arrive(watcher, "host")
            link = dict(house.invitations("host", table))[1]
            with pytest.raises(NotYours):
                await seating.call_off(table, "rui")
            await seating.call_off(table, "host")
            assert watcher.news == [News("called-off")]
            lobby = await house.lobby("host")
            assert lobby["open"] == lobby["mine"] == lobby["finished"] == []
            for late in (
                house.join("rui", link, "Rui"),
                house.sit("rui", table, 1, "Rui"),
                seating.set_ready(table, "host", 0, True),
                seating.replace(table, "host", 1, "greedy"),
                seating.call_off(table, "host"),
            ):
                with pytest.raises(NotPossible):
                    await late

    asyncio.run(work())


def test_a_table_that_is_played_cannot_be_called_off(tmp_path: Path) -> None:
    async def work() -> None:
        async with house_at(tmp_path) as house:
            table = await house.open("p", Plan(GAME, [("me", ""), ("me", "")]))
            with pytest.raises(NotPossible, match="begun"):
                await seating.call_off(table, "p")

    asyncio.run(work())


def test_a_gathering_where_nothing_happens_is_called_off_unless_somebody_waits_there(tmp_path: Path) -> None:
    async def work() -> None:
        async with house_at(tmp_path) as house:
            forgotten, watched, fresh = [await house.open("host", WAITING) for _ in range(3)]
            watched.arrive(Watcher(), "host")
            long_ago = time.time() - PATIENCE - 1
            for table in (forgotten, watched):
                await house.writer.save(Change(table.sheet.row(table.id, long_ago)))
            damaged = TableRow("damaged", GAME, "gathering", "open", long_ago, long_ago, b"{}", ("host",))
            await house.writer.save(Change(damaged))
            await house.call_off_forgotten(time.time() - PATIENCE)
            assert [t.sheet.status for t in (forgotten, watched, fresh)] == ["called-off", "gathering", "gathering"]
            row = house.store.table(forgotten.id)
            assert row is not None and read_sheet(row.data).status == row.status == "called-off"

    asyncio.run(work())


def test_whoever_stands_up_before_the_game_is_not_said_to_be_replaced(tmp_path: Path) -> None:
    async def work() -> None:
        async with house_at(tmp_path) as house:
            table = await house.open("host", WAITING)
            await house.sit("rui", table, 1, "Rui")
            watcher = Watcher()
            table.arrive(watcher, "host")
            await seating.leave(table, "rui", 1)
            assert watcher.news == []

    asyncio.run(work())


def test_a_rematch_that_was_called_off_can_be_asked_for_again(tmp_path: Path) -> None:
    async def work() -> None:
        async with house_at(tmp_path) as house:
            table = await house.open("ana", Plan(GAME, [("me", "Ana"), ("person", "")], {"round_cap": "1"}))
            await house.join("rui", dict(house.invitations("ana", table))[1], "Rui")
            await seating.set_ready(table, "rui", 1, True)
            while table.is_running:
                seat = table.people_asked()[0]
                await pick(table, ("ana", "rui")[seat], seat)
            first = await house.rematch("ana", table)
            await seating.call_off(first, "ana")
            again = await house.rematch("rui", table)
            assert again is not first and again.sheet.status == "gathering" and table.sheet.rematch == again.id

    asyncio.run(work())
