"""Tables that wait for people: called off by the host, or by themselves when nobody comes."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from farshore.store.protocol import Change, TableRow
from farshore.tables import seating
from farshore.tables.audience import Notice
from farshore.tables.faults import NotPossible, NotYours
from farshore.tables.info import read_info
from farshore.tables.loaded import PATIENCE
from tests.tables.helpers import Watcher, hub_at, new_table, pick

GAME = "century_new_world"
WAITING = new_table(GAME, [("me", "Ana"), ("person", "")], visibility="open")


def test_the_host_calls_a_gathering_off_and_the_invitations_are_worth_nothing(tmp_path: Path) -> None:
    async def work() -> None:
        async with hub_at(tmp_path) as hub:
            table = await hub.open("host", WAITING)
            watcher = Watcher()
            table.arrive(watcher, "host")
            link = dict(hub.invitations("host", table))[1]
            with pytest.raises(NotYours):
                await seating.call_off(table, "rui")
            await seating.call_off(table, "host")
            assert watcher.notices == [Notice("called-off")]
            lobby = await hub.lobby("host")
            assert lobby["open"] == lobby["mine"] == lobby["finished"] == []
            for late in (
                hub.join("rui", link, "Rui"),
                hub.sit("rui", table, 1, "Rui"),
                seating.set_ready(table, "host", 0, True),
                seating.replace(table, "host", 1, "greedy"),
                seating.call_off(table, "host"),
            ):
                with pytest.raises(NotPossible):
                    await late

    asyncio.run(work())


def test_a_table_that_is_played_cannot_be_called_off(tmp_path: Path) -> None:
    async def work() -> None:
        async with hub_at(tmp_path) as hub:
            table = await hub.open("p", new_table(GAME, [("me", ""), ("me", "")]))
            with pytest.raises(NotPossible, match="begun"):
                await seating.call_off(table, "p")

    asyncio.run(work())


def test_a_gathering_where_nothing_happens_is_called_off_unless_somebody_waits_there(tmp_path: Path) -> None:
    async def work() -> None:
        async with hub_at(tmp_path) as hub:
            forgotten, watched, fresh = [await hub.open("host", WAITING) for _ in range(3)]
            watched.arrive(Watcher(), "host")
            long_ago = time.time() - PATIENCE - 1
            for table in (forgotten, watched):
                table.changed_at = long_ago
                await table.save_quietly()
            damaged = TableRow("damaged", GAME, "gathering", "open", long_ago, long_ago, b"{}", ("host",))
            await hub.store.save(Change(damaged))
            await hub.call_off_forgotten(time.time() - PATIENCE)
            assert [t.info.status for t in (forgotten, watched, fresh)] == ["called-off", "gathering", "gathering"]
            row = await hub.store.table(forgotten.id)
            assert row is not None and read_info(row.data).status == row.status == "called-off"

    asyncio.run(work())


def test_whoever_stands_up_before_the_game_is_not_said_to_be_replaced(tmp_path: Path) -> None:
    async def work() -> None:
        async with hub_at(tmp_path) as hub:
            table = await hub.open("host", WAITING)
            await hub.sit("rui", table, 1, "Rui")
            watcher = Watcher()
            table.arrive(watcher, "host")
            await seating.leave(table, "rui", 1)
            assert watcher.notices == []

    asyncio.run(work())


def test_a_rematch_that_was_called_off_can_be_asked_for_again(tmp_path: Path) -> None:
    async def work() -> None:
        async with hub_at(tmp_path) as hub:
            table = await hub.open("ana", new_table(GAME, [("me", "Ana"), ("person", "")], {"round_cap": "1"}))
            await hub.join("rui", dict(hub.invitations("ana", table))[1], "Rui")
            await seating.set_ready(table, "rui", 1, True)
            while table.is_running:
                seat = table.people_asked()[0]
                await pick(table, ("ana", "rui")[seat], seat)
            first = await hub.rematch("ana", table)
            await seating.call_off(first, "ana")
            again = await hub.rematch("rui", table)
            assert again is not first and again.info.status == "gathering" and table.info.rematch == again.id

    asyncio.run(work())
