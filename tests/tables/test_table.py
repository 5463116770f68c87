"""Tables without HTTP: who may do what, when, and that it is kept."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from farshore.core.wire import digest
from farshore.store.protocol import BrokenStore, Change
from farshore.tables import seating
from farshore.tables.faults import Illegal, NotAsked, NotPossible, NotYours, RulesFailed, Stale, UnknownTable
from farshore.tables.hub import TableHub
from farshore.tables.records import record_of
from farshore.tables.table import Table
from tests.tables.helpers import file_of, hub_at, new_table, path_of, pick, until

GAME = "century_new_world"
ALONE = new_table(GAME, [("me", "Ana"), ("me", "Rui")], {"round_cap": "2"})


async def play_out(table: Table, person: str) -> None:
    while table.is_running:
        await pick(table, person, table.people_asked()[0])


def test_a_pick_is_taken_once_and_what_is_stale_or_foreign_is_refused(tmp_path: Path) -> None:
    async def work() -> None:
        async with hub_at(tmp_path) as hub:
            table = await hub.open("p", ALONE)
            session = table.playing()
            version, path = session.asked_version(0), path_of(table, 0)
            after = await table.pick("p", 0, version, path)
            rows = len(session.moves)
            assert await table.pick("p", 0, version, path) == after, "sent twice"
            assert len(session.moves) == rows, "taken once"
            with pytest.raises(Stale):
                await table.pick("p", 1, session.asked_version(1) - 1, path_of(table, 1))
            with pytest.raises(NotAsked):
                await table.pick("p", 0, session.version(0), "rest")
            with pytest.raises(NotYours):
                await table.pick("stranger", 1, session.asked_version(1), "rest")
            with pytest.raises(NotYours):
                await table.pick("p", 7, session.asked_version(1), "rest")
            with pytest.raises(Illegal):
                await table.pick("p", 1, session.asked_version(1), "fly")
            assert len(session.moves) == rows

    asyncio.run(work())


def test_everything_is_there_after_a_restart(tmp_path: Path) -> None:
    async def before() -> tuple[str, str, str]:
        async with hub_at(tmp_path) as hub:
            table = await hub.open("p", new_table(GAME, [("me", "Ana"), ("greedy", "")], pause=0))
            await pick(table, "p", 0)
            await table.say("p", "Ana", "olá")
            await until(lambda: table.people_asked() == [0])
            people = await hub.open("p", ALONE)
            assert not people.info.is_active_alone
            return table.id, digest(table.playing().s), people.id

    async def after(table_id: str, mark: str, people: str) -> None:
        async with hub_at(tmp_path) as hub:
            await until(lambda: table_id in hub.tables)
            assert people not in hub.tables, "where only people play, nobody needs it yet"
            assert (await hub.table(people)).people_asked() == [0]
            table = hub.tables[table_id]
            assert digest(table.playing().s) == mark
            assert [chat.text for chat in table.chats] == ["olá"]
            await pick(table, "p", 0)
            await until(lambda: table.people_asked() == [0])  # the bot is there, too

    asyncio.run(after(*asyncio.run(before())))


def test_what_cannot_be_saved_has_not_happened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with hub_at(tmp_path) as hub:
            table = await hub.open("p", ALONE)
            mark = digest(table.playing().s)

            def full(changes: list[Change]) -> None:
                raise BrokenStore("disk is full")

            with monkeypatch.context() as patch:
                patch.setattr(file_of(hub), "save", full)
                with pytest.raises(BrokenStore, match="disk is full"):
                    await pick(table, "p", 0)
            assert digest(table.playing().s) == mark
            await pick(table, "p", 0)
            assert len(await hub.store.journal(table.id)) == len(table.playing().moves)

    asyncio.run(work())


def test_when_the_rules_break_down_nothing_has_happened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with hub_at(tmp_path) as hub:
            table = await hub.open("p", ALONE)
            mark = digest(table.playing().s)

            def broken(*args: object) -> None:
                raise ZeroDivisionError

            with monkeypatch.context() as patch:
                patch.setattr(table.playing().game, "facts", broken)
                with pytest.raises(RulesFailed):
                    await pick(table, "p", 0)
            assert digest(table.playing().s) == mark
            await pick(table, "p", 0)

    asyncio.run(work())


def test_people_sit_down_by_invitation_once_and_the_game_begins_when_all_are_ready(tmp_path: Path) -> None:
    async def work() -> None:
        async with hub_at(tmp_path) as hub:
            table = await hub.open("host", new_table(GAME, [("me", "Ana"), ("person", ""), ("person", "")]))
            assert table.info.status == "gathering"
            links = dict(hub.invitations("host", table))
            assert sorted(links) == [0, 1, 2] and hub.invitations("stranger", table) == []
            assert (await hub.join("rui", links[1], "Ana"))[1] == 1
            assert table.info.seats[1].name == "Ana 2"
            assert (await hub.join("rui", links[1], "Rui"))[1] == 1, "the one who sits there may open it again"
            with pytest.raises(UnknownTable):
                await hub.join("thief", links[1], "Eve")
            assert 1 not in dict(hub.invitations("host", table)), "a taken seat is not the host's to give"
            moved = dict(hub.invitations("rui", table))[1]
            await hub.join("rui-on-the-phone", moved, "")
            assert table.info.seats_of("rui") == [] and table.info.seats_of("rui-on-the-phone") == [1]
            own = dict(hub.invitations("rui-on-the-phone", table))[1]
            both = [hub.join("rui-on-the-phone", own, ""), hub.join("thief", own, ""), hub.join("late", own, "")]
            came = await asyncio.gather(*both, return_exceptions=True)
            assert [type(x) for x in came] == [tuple, UnknownTable, UnknownTable], "at the same moment, too"
            await hub.join("eva", links[2], "")
            await seating.set_ready(table, "rui-on-the-phone", 1, True)
            assert table.info.status == "gathering"
            await seating.set_ready(table, "eva", 2, True)
            assert table.is_running

    asyncio.run(work())


def test_open_tables_can_be_joined_from_the_lobby_and_private_ones_not(tmp_path: Path) -> None:
    async def work() -> None:
        async with hub_at(tmp_path) as hub:
            seats = [("me", ""), ("person", "")]
            private = await hub.open("host", new_table(GAME, seats))
            public = await hub.open("host", new_table(GAME, seats, visibility="open"))
            assert [row.id for row in (await hub.lobby("rui"))["open"]] == [public.id]
            with pytest.raises(NotYours):
                await hub.sit("rui", private, 1, "Rui")
            await hub.sit("rui", public, 1, "Rui")
            with pytest.raises(NotPossible):
                await hub.sit("eva", public, 1, "Eva")
            assert [row.id for row in (await hub.lobby("rui"))["mine"]] == [public.id]
            await seating.leave(public, "rui", 1)
            assert public.info.seats[1].kind == "open"

    asyncio.run(work())


def test_a_bot_stands_in_for_the_absent_and_gives_back(tmp_path: Path) -> None:
    async def work() -> None:
        async with hub_at(tmp_path) as hub:
            table = await seated(hub)
            with pytest.raises(NotPossible, match="not long ago"):
                await seating.replace(table, "ana", 1, "greedy")
            table.loaded -= 700
            with pytest.raises(NotYours):
                await seating.replace(table, "stranger", 1, "greedy")
            await seating.replace(table, "ana", 1, "greedy")
            assert table.info.seats[1].bot == "medium", "not a weak one"
            await pick(table, "ana", 0)
            await until(lambda: table.people_asked() == [0])
            with pytest.raises(NotPossible):
                await table.pick("rui", 1, 0, "rest")
            await seating.resume_seat(table, "rui", 1)
            await pick(table, "ana", 0)
            assert table.people_asked()[0] in (0, 1) and not table.info.seats[1].bot_picks

    asyncio.run(work())


async def seated(hub: TableHub) -> Table:
    """Ana and Rui, in the middle of a game."""
    table = await hub.open("ana", new_table(GAME, [("me", "Ana"), ("person", "")], pause=0))
    await hub.join("rui", dict(hub.invitations("ana", table))[1], "Rui")
    await seating.set_ready(table, "rui", 1, True)
    return table


def test_resigning_ends_a_table_for_two_and_is_rated(tmp_path: Path) -> None:
    async def work() -> None:
        async with hub_at(tmp_path) as hub:
            table = await seated(hub)
            await seating.resign(table, "ana", 0)
            assert table.info.status == "finished" and table.info.winners == [1]
            ratings = {row.name: row for row in await hub.store.ratings(GAME, 99)}
            assert ratings["Rui"].mean > ratings["Ana"].mean and ratings["Rui"].uncertainty < 25 / 3
            with pytest.raises(NotPossible):
                await table.pick("rui", 1, 0, "rest")
            again = await hub.rematch("rui", table)
            assert [seat_info.name for seat_info in again.info.seats] == ["Rui", "Ana"], "everybody one seat on"
            assert [again.info.colour(seat) for seat in (0, 1)] == [1, 0], "and each in the colour they had"
            assert (await hub.rematch("ana", table)) is again
            await seating.set_ready(again, "ana", 1, True)
            assert again.is_running

    asyncio.run(work())


def test_a_finished_table_is_exported_and_imported_again(tmp_path: Path) -> None:
    async def work() -> None:
        async with hub_at(tmp_path) as hub:
            table = await hub.open("p", ALONE)
            await pick(table, "p", 0)
            session = table.playing()
            try:
                await table.undo("p", 0, session.version(0))
            except NotPossible:
                assert session.moves[-1].seat == -1, "only luck could forbid it here"
            await play_out(table, "p")
            text = str(record_of(table.info, await hub.store.journal(table.id)))
            twin = await hub.import_record("q", text)
            assert twin.info.status == "finished" and twin.session is not None and table.session is not None
            assert digest(twin.session.s) == digest(table.session.s)
            assert str(record_of(twin.info, await hub.store.journal(twin.id))) == text
            assert await hub.store.ratings("", 99) == [], "neither alone nor imported tables are rated"
            half = "\n".join(text.splitlines()[: len(text.splitlines()) // 2])
            assert (await hub.import_record("q", half)).info.status == "gathering", "the other seat is not theirs"

    asyncio.run(work())


def test_an_edition_from_outside_never_becomes_a_path(tmp_path: Path) -> None:
    async def work() -> None:
        async with hub_at(tmp_path) as hub:
            with pytest.raises(NotPossible):
                await hub.open("p", new_table(GAME, [("me", ""), ("me", "")], edition="/etc/hosts.toml"))
            table = await hub.open("p", ALONE)
            await play_out(table, "p")
            text = str(record_of(table.info, await hub.store.journal(table.id)))
            with pytest.raises(NotPossible):
                await hub.import_record("p", text.replace("edition: standard", "edition: /etc/hosts.toml"))

    asyncio.run(work())


def test_only_listed_bots_can_be_asked_for(tmp_path: Path) -> None:
    async def work() -> None:
        async with hub_at(tmp_path) as hub:
            for name in ("ismcts:9999s", "command:/bin/true", "nobody"):
                with pytest.raises(NotPossible, match="There is no bot"):
                    await hub.open("p", new_table(GAME, [("me", ""), (name, "")]))

    asyncio.run(work())


def test_the_host_gives_an_open_seat_to_a_bot(tmp_path: Path) -> None:
    async def work() -> None:
        async with hub_at(tmp_path) as hub:
            table = await hub.open("host", new_table(GAME, [("me", ""), ("person", "")]))
            link = dict(hub.invitations("host", table))[1]
            with pytest.raises(NotYours):
                await seating.replace(table, "rui", 1, "greedy")
            await seating.replace(table, "host", 1, "greedy")
            assert table.is_running and table.info.seats[1].kind == "bot"
            with pytest.raises(UnknownTable):
                await hub.join("rui", link, "Rui")

    asyncio.run(work())


def test_an_absent_person_is_called_once_for_each_question(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with hub_at(tmp_path) as hub:
            called: list[dict[str, object]] = []
            hub.webhooks.allowed = ("hooks.example.org",)
            monkeypatch.setattr(hub.webhooks, "call", lambda url, message: called.append(message))
            seats = [("me", "Ana"), ("me", "Rui")]
            table = await hub.open("p", new_table(GAME, seats, webhook="https://hooks.example.org/x"))
            await until(lambda: len(called) == 1)
            await pick(table, "p", 0)
            await until(lambda: len(called) > 1)
            assert called[0] == {"table": table.id, "game": GAME, "seat": 0, "name": "Ana"}

    asyncio.run(work())


def test_a_table_nobody_needs_leaves_memory_and_comes_back(tmp_path: Path) -> None:
    async def work() -> None:
        async with hub_at(tmp_path) as hub:
            table = await hub.open("p", ALONE)
            await pick(table, "p", 0)
            hub.unload(table.touched - 1)
            assert hub.tables == {table.id: table}
            hub.unload(table.touched + 1)
            assert hub.tables == {}
            again = await hub.table(table.id)
            assert again is not table and digest(again.playing().s) == digest(table.playing().s)
            assert await hub.table(table.id) is again

    asyncio.run(work())
