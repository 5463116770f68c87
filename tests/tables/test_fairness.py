"""Nobody stalls or pushes out the others: workers in turn, absent players, spectators, webhooks."""

from __future__ import annotations

import asyncio
import socket
import time
from pathlib import Path

import pytest

from farshore.core.registry import game_named
from farshore.store.protocol import Change, RatingRow
from farshore.store.sqlite_file import SqliteFile
from farshore.tables import seating
from farshore.tables.bots import Bots
from farshore.tables.clock import Clocks
from farshore.tables.faults import NotPossible, NotYours
from farshore.tables.hub import TableHub
from farshore.tables.info import ClockRule, SeatInfo
from farshore.tables.table import Table
from farshore.tables.turns import Turns
from farshore.tables.versions import VersionedSession
from farshore.tables.webhook import MOST, Webhooks
from tests.tables.helpers import Watcher, hub_at, new_table, pick

GAME = "century_new_world"


async def three(hub: TableHub, **more: object) -> Table:
    plan = new_table(GAME, [("me", "Ana"), ("person", ""), ("person", "")], pause=0, **more)  # type: ignore[arg-type]
    table = await hub.open("ana", plan)
    for seat, person in ((1, "rui"), (2, "eva")):
        await hub.join(person, dict(hub.invitations("ana", table))[seat], person)
    for seat, person in ((1, "rui"), (2, "eva")):
        await seating.set_ready(table, person, seat, True)
    return table


def test_workers_go_to_the_keys_in_turn() -> None:
    async def work() -> list[str]:
        turns = Turns(["worker"])
        served: list[str] = []

        async def use(key: str) -> None:
            worker = await turns.take(key)
            served.append(key)
            await asyncio.sleep(0)
            turns.give(worker)

        first = await turns.take("first")
        asked = [*["greedy"] * 5, "ana", "rui"]
        tasks = [asyncio.create_task(use(key)) for key in asked]
        await asyncio.sleep(0)
        assert turns.length == len(asked)
        tasks[1].cancel()
        await asyncio.sleep(0)
        turns.give(first)
        await asyncio.gather(*tasks, return_exceptions=True)
        assert turns.free == ["worker"]
        return served

    assert asyncio.run(work()) == ["greedy", "ana", "rui", "greedy", "greedy", "greedy"]


def test_hints_hold_up_no_bot() -> None:
    """People who ask for many hints take turns with others who ask, and never a worker that a table waits for."""

    async def work() -> None:
        bots = Bots(1)
        session = VersionedSession(game_named(GAME), 2, {})
        session.resume()
        seat = session.waiting[0]
        held = await bots.hints.take("somebody")
        waits = [asyncio.create_task(bots.pick(session, seat, "greedy", "eve", hint=True)) for _ in range(20)]
        assert await bots.pick(session, seat, "greedy", "table"), "a bot picks while twenty hints wait"
        assert not any(task.done() for task in waits) and bots.hints.length == 20
        bots.hints.give(held)
        assert all(await asyncio.gather(*waits))
        await bots.close()

    asyncio.run(work())


def test_without_a_clock_all_others_must_agree_after_a_while(tmp_path: Path) -> None:
    async def work() -> None:
        async with hub_at(tmp_path) as hub:
            table = await three(hub)
            table.loaded -= 300
            with pytest.raises(NotPossible, match="not long ago"):
                await seating.replace(table, "ana", 1, "hard")
            table.loaded -= 700
            watcher = Watcher()
            table.arrive(watcher, "somebody")
            await seating.replace(table, "ana", 1, "hard")
            await seating.replace(table, "ana", 1, "hard")
            assert not table.info.seats[1].away and [n.kind for n in watcher.notices] == ["vote", "vote"]
            back = Watcher()
            table.arrive(back, "rui")
            table.depart(back, "rui")
            table.gone_since["rui"] -= 1000
            await seating.replace(table, "eva", 1, "random")
            assert not table.info.seats[1].away, "who was there again is voted on again"
            await seating.replace(table, "ana", 1, "random")
            assert table.info.seats[1].away and table.info.seats[1].bot == "medium"
            await seating.resume_seat(table, "rui", 1)
            assert not table.info.seats[1].away

    asyncio.run(work())


def test_with_a_clock_only_time_counts_also_for_those_who_are_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 1000.0
    for module in ("table", "saved", "seating", "automation"):
        monkeypatch.setattr(f"farshore.tables.{module}.monotonic", lambda: now)

    async def work() -> None:
        nonlocal now
        async with hub_at(tmp_path) as hub:
            table = await three(hub, clock=ClockRule("move", 60))
            seat = table.people_asked()[0]
            person, other = ("ana", "rui", "eva")[seat], ("rui", "eva", "ana")[seat]
            table.loaded -= 100_000
            now += 59
            with pytest.raises(NotPossible, match="still has time"):
                await seating.replace(table, other, seat, "hard")
            table.arrive(Watcher(), person)
            now += 2
            await seating.replace(table, other, seat, "hard")
            assert table.info.seats[seat].away, "connected, but out of time"

    asyncio.run(work())


def test_clocks_do_not_follow_the_system_and_a_restart_gives_nothing_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 1000.0
    for module in ("table", "saved"):
        monkeypatch.setattr(f"farshore.tables.{module}.monotonic", lambda: now)
    monkeypatch.setattr("farshore.tables.saved.time.time", lambda: time.perf_counter() % 7 * 1e6)  # a wild clock

    async def before() -> tuple[str, int]:
        nonlocal now
        async with hub_at(tmp_path) as hub:
            table = await hub.open("p", new_table(GAME, [("me", ""), ("me", "")], clock=ClockRule("bank", 600)))
            now += 100
            await pick(table, "p", 0)
            seat = table.people_asked()[0]
            assert table.info.seats[0].left == 500
            now += 40
            return table.id, seat  # the server is shut down while somebody thinks

    async def after(table: str, seat: int) -> None:
        nonlocal now
        now += 77_777
        async with hub_at(tmp_path) as hub:
            found = await hub.table(table)
            left = found.clocks.left(seat, now)
            assert left is not None and left == pytest.approx((600 if seat else 500) - 40)

    asyncio.run(after(*asyncio.run(before())))


def test_time_used_is_kept_by_the_seats() -> None:
    seats = [SeatInfo("person", "Ana")]
    clocks = Clocks(ClockRule("bank", 60), seats)
    clocks.turn_to({0: 1}, 5.0)
    clocks.note_used(25.0)
    again = Clocks(ClockRule("bank", 60), seats)
    again.turn_to({0: 1}, 90_000.0)
    assert again.left(0, 90_000.0) == 40.0


def test_the_host_silences_and_removes_and_stays_host_on_another_device(tmp_path: Path) -> None:
    class Screen(Watcher):
        removed = False

        def on_removed(self) -> None:
            self.removed = True

    async def work() -> None:
        async with hub_at(tmp_path) as hub:
            table = await three(hub)
            troll = Screen()
            troll.person = "troll"
            table.arrive(troll, "troll")
            await table.say("troll", "Troll", "boo")
            with pytest.raises(NotYours):
                await seating.mute(table, "rui", table.watcher_id("troll"), True)
            with pytest.raises(NotPossible):
                await seating.remove(table, "ana", table.watcher_id("rui"))
            await seating.mute(table, "ana", table.watcher_id("troll"), True)
            with pytest.raises(NotPossible, match="silenced"):
                await table.say("troll", "Troll", "boo")
            await seating.mute(table, "ana", table.watcher_id("troll"), False)
            await table.say("troll", "Troll", "sorry")
            await seating.remove(table, "ana", table.watcher_id("troll"))
            assert troll.removed and table.info.removed == ["troll"]
            link = dict(hub.invitations("ana", table))[0]
            await hub.join("anas-phone", link, "")
            assert table.info.host == "anas-phone"

    asyncio.run(work())


def test_a_host_who_is_losing_cannot_stop_the_bots_while_others_play(tmp_path: Path) -> None:
    async def work() -> None:
        async with hub_at(tmp_path) as hub:
            seats = [("me", "Ana"), ("person", ""), ("greedy", "")]
            table = await hub.open("ana", new_table(GAME, seats, pause=0.0))
            await hub.join("rui", dict(hub.invitations("ana", table))[1], "Rui")
            await seating.set_ready(table, "rui", 1, True)
            with pytest.raises(NotPossible, match="Others play"):
                await seating.set_pace(table, "ana", 0.0, True)
            await seating.leave(table, "rui", 1)
            await seating.set_pace(table, "ana", 0.0, True)
            assert table.is_paused and table.bot_asked() is None
            await seating.resume_seat(table, "rui", 1)
            assert not table.is_paused, "nor by a pause from before they came back"

    asyncio.run(work())


def test_strangers_who_come_and_go_leave_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Anybody can come under a new name every time, and a host can send them all away: neither fills the memory."""
    monkeypatch.setattr(seating, "JUDGED", 3)

    async def work() -> None:
        async with hub_at(tmp_path) as hub:
            table = await three(hub)
            ana = Watcher()
            table.arrive(ana, "ana")
            for number in range(5):
                stranger, name = Watcher(), f"stranger{number}"
                table.arrive(stranger, name)
                await seating.remove(table, "ana", table.watcher_id(name))
                table.depart(stranger, name)
            table.depart(ana, "ana")
            assert list(table.gone_since) == ["ana"]
            assert table.info.removed == ["stranger2", "stranger3", "stranger4"]

    asyncio.run(work())


def test_whoever_was_removed_cannot_sit_down_either(tmp_path: Path) -> None:
    async def work() -> None:
        async with hub_at(tmp_path) as hub:
            plan = new_table("century_new_world", [("me", "Ana"), ("person", "")])
            plan.visibility = "open"
            table = await hub.open("ana", plan)
            troll = Watcher()
            table.arrive(troll, "troll")
            await seating.remove(table, "ana", table.watcher_id("troll"))
            link = dict(hub.invitations("ana", table))[1]
            for sits in (hub.sit("troll", table, 1, "Troll"), hub.join("troll", link, "Troll")):
                with pytest.raises(NotYours, match="removed"):
                    await sits
            await hub.sit("rui", table, 1, "Rui")
            assert table.info.seats[1].person == "rui"

    asyncio.run(work())


def test_a_player_cannot_be_removed_after_a_save_that_failed(tmp_path: Path) -> None:
    """The table is read again then, so lists that were at hand before are not the table's any more."""

    async def work() -> None:
        async with hub_at(tmp_path) as hub:
            table = await three(hub)
            async with table.lock:
                judging = asyncio.create_task(seating.remove(table, "ana", table.watcher_id("rui")))
                await asyncio.sleep(0)
                await table.reload()
                table.present["rui"] += 1
            with pytest.raises(NotPossible):
                await judging
            assert table.info.removed == []

    asyncio.run(work())


def test_a_silent_webhook_host_holds_up_nothing_and_a_revoked_one_is_not_called() -> None:
    async def work() -> None:
        with socket.create_server(("127.0.0.1", 0)) as silent:
            host = f"127.0.0.1:{silent.getsockname()[1]}"
            hooks = Webhooks((host,))
            for _ in range(MOST + 50):
                hooks.call(f"http://{host}/", {})
            assert len(hooks._tasks) == MOST
            async with asyncio.timeout(2):
                assert await asyncio.to_thread(lambda: 1) == 1, "other threads are free"
            hooks.allowed = ()
            for task in list(hooks._tasks):
                task.cancel()
            await asyncio.gather(*hooks._tasks, return_exceptions=True)
            hooks.call(f"http://{host}/", {})
            assert not hooks._tasks, "no longer allowed"
            hooks._threads.shutdown(wait=False, cancel_futures=True)

    asyncio.run(work())


def test_big_lists_are_read_by_index(tmp_path: Path) -> None:
    """The lobby and the ratings cost the same however many tables and people there are."""
    store = SqliteFile(tmp_path / "t.db")
    rows = tuple(RatingRow(GAME, f"p{k}", "x", 25.0 + k, 8.0, 1) for k in range(50))
    store.save([Change(ratings=rows)])
    assert [row.player for row in store.ratings(GAME, 2)] == ["p49", "p48"]
    assert [row.player for row in store.ratings_of(GAME, ["p7", "nobody"])] == ["p7"]

    def plan(query: str) -> str:
        return " ".join(str(row[3]) for row in store.db.execute(f"explain query plan {query}"))

    lobby = plan("select id from tables where status = 'a' and visibility = 'b' order by changed desc limit 9")
    best = plan("select * from ratings where game = 'a' order by game, mean - 2 * uncertainty desc limit 9")
    assert "tables_by_visibility" in lobby and "TEMP B-TREE" not in lobby
    assert "ratings_by_shown" in best and "TEMP B-TREE" not in best
    store.close()
