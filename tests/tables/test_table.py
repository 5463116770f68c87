"""Tables without HTTP: who may do what, when, and that it is kept."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from farshore.core.wire import digest
from farshore.store.protocol import BrokenStore, Change
from farshore.tables import seating
from farshore.tables.course import Course
from farshore.tables.faults import Illegal, NotAsked, NotPossible, NotYours, RulesFailed, Stale, UnknownTable
from farshore.tables.house import House
from farshore.tables.opening import Plan
from farshore.tables.records import record_of
from farshore.tables.table import Table
from tests.tables.rooms import house_at, path_of, pick, until

GAME = "century_new_world"
ALONE = Plan(GAME, [("me", "Ana"), ("me", "Rui")], {"round_cap": "2"})


async def play_out(table: Table, person: str) -> None:
    while table.is_running:
        await pick(table, person, table.people_asked()[0])


def test_a_pick_is_taken_once_and_what_is_stale_or_foreign_is_refused(tmp_path: Path) -> None:
    async def work() -> None:
        async with house_at(tmp_path) as house:
            table = await house.open("p", ALONE)
            course = table.playing()
            version, path = course.asked_version(0), path_of(table, 0)
            after = await table.pick("p", 0, version, path)
            rows = len(course.moments)
            assert await table.pick("p", 0, version, path) == after, "sent twice"
            assert len(course.moments) == rows, "taken once"
            with pytest.raises(Stale):
                await table.pick("p", 1, course.asked_version(1) - 1, path_of(table, 1))
            with pytest.raises(NotAsked):
                await table.pick("p", 0, course.version(0), "rest")
            with pytest.raises(NotYours):
                await table.pick("stranger", 1, course.asked_version(1), "rest")
            with pytest.raises(NotYours):
                await table.pick("p", 7, course.asked_version(1), "rest")
            with pytest.raises(Illegal):
                await table.pick("p", 1, course.asked_version(1), "fly")
            assert len(course.moments) == rows

    asyncio.run(work())


def test_everything_is_there_after_a_restart(tmp_path: Path) -> None:
    async def before() -> tuple[str, str, str]:
        async with house_at(tmp_path) as house:
            table = await house.open("p", Plan(GAME, [("me", "Ana"), ("greedy", "")], pause=0))
            await pick(table, "p", 0)
            await table.say("p", "Ana", "olá")
            await until(lambda: table.people_asked() == [0])
            people = await house.open("p", ALONE)
            assert not people.sheet.goes_by_itself
            return table.id, digest(table.playing().s), people.id

    async def after(table_id: str, mark: str, people: str) -> None:
        async with house_at(tmp_path) as house:
            await until(lambda: table_id in house.tables)
            assert people not in house.tables, "where only people play, nobody needs it yet"
            assert (await house.table(people)).people_asked() == [0]
            table = house.tables[table_id]
            assert digest(table.playing().s) == mark
            assert [chat.text for chat in table.chats] == ["olá"]
            await pick(table, "p", 0)
            await until(lambda: table.people_asked() == [0])  # the bot is there, too

    asyncio.run(after(*asyncio.run(before())))


def test_what_cannot_be_saved_has_not_happened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with house_at(tmp_path) as house:
            table = await house.open("p", ALONE)
            mark = digest(table.playing().s)

            def full(changes: list[Change]) -> None:
                raise BrokenStore("disk is full")

            with monkeypatch.context() as patch:
                patch.setattr(house.store, "save", full)
                with pytest.raises(BrokenStore, match="disk is full"):
                    await pick(table, "p", 0)
            assert digest(table.playing().s) == mark
            await pick(table, "p", 0)
            assert len(house.store.journal(table.id)) == len(table.playing().moments)

    asyncio.run(work())


def test_when_the_rules_break_down_nothing_has_happened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with house_at(tmp_path) as house:
            table = await house.open("p", ALONE)
            mark = digest(table.playing().s)

            def broken(course: Course) -> None:
                raise ZeroDivisionError

            with monkeypatch.context() as patch:
                patch.setattr(Course, "draw", broken)
                with pytest.raises(RulesFailed):
                    await pick(table, "p", 0)
            assert digest(table.playing().s) == mark
            await pick(table, "p", 0)

    asyncio.run(work())


def test_people_sit_down_by_invitation_once_and_the_game_begins_when_all_are_ready(tmp_path: Path) -> None:
    async def work() -> None:
        async with house_at(tmp_path) as house:
            table = await house.open("host", Plan(GAME, [("me", "Ana"), ("person", ""), ("person", "")]))
            assert table.sheet.status == "gathering"
            links = dict(house.invitations("host", table))
            assert sorted(links) == [0, 1, 2] and house.invitations("stranger", table) == []
            assert (await house.join("rui", links[1], "Ana"))[1] == 1
            assert table.sheet.chairs[1].name == "Ana 2"
            assert (await house.join("rui", links[1], "Rui"))[1] == 1, "the one who sits there may open it again"
            with pytest.raises(UnknownTable):
                await house.join("thief", links[1], "Eve")
            assert 1 not in dict(house.invitations("host", table)), "a taken seat is not the host's to give"
            moved = dict(house.invitations("rui", table))[1]
            await house.join("rui-on-the-phone", moved, "")
            assert table.sheet.seats_of("rui") == [] and table.sheet.seats_of("rui-on-the-phone") == [1]
            own = dict(house.invitations("rui-on-the-phone", table))[1]
            both = [house.join("rui-on-the-phone", own, ""), house.join("thief", own, ""), house.join("late", own, "")]
            came = await asyncio.gather(*both, return_exceptions=True)
            assert [type(x) for x in came] == [tuple, UnknownTable, UnknownTable], "at the same moment, too"
            await house.join("eva", links[2], "")
            await seating.set_ready(table, "rui-on-the-phone", 1, True)
            assert table.sheet.status == "gathering"
            await seating.set_ready(table, "eva", 2, True)
            assert table.is_running

    asyncio.run(work())


def test_open_tables_can_be_joined_from_the_lobby_and_private_ones_not(tmp_path: Path) -> None:
    async def work() -> None:
        async with house_at(tmp_path) as house:
            chairs = [("me", ""), ("person", "")]
            private = await house.open("host", Plan(GAME, chairs))
            public = await house.open("host", Plan(GAME, chairs, visibility="open"))
            assert [row.id for row in (await house.lobby("rui"))["open"]] == [public.id]
            with pytest.raises(NotYours):
                await house.sit("rui", private, 1, "Rui")
            await house.sit("rui", public, 1, "Rui")
            with pytest.raises(NotPossible):
                await house.sit("eva", public, 1, "Eva")
            assert [row.id for row in (await house.lobby("rui"))["mine"]] == [public.id]
            await seating.leave(public, "rui", 1)
            assert public.sheet.chairs[1].kind == "open"

    asyncio.run(work())


def test_a_bot_stands_in_for_the_absent_and_gives_back(tmp_path: Path) -> None:
    async def work() -> None:
        async with house_at(tmp_path) as house:
            table = await seated(house)
            with pytest.raises(NotPossible, match="moment ago"):
                await seating.replace(table, "ana", 1, "greedy")
            table.loaded -= 100
            with pytest.raises(NotYours):
                await seating.replace(table, "stranger", 1, "greedy")
            await seating.replace(table, "ana", 1, "greedy")
            await pick(table, "ana", 0)
            await until(lambda: table.people_asked() == [0])
            with pytest.raises(NotPossible):
                await table.pick("rui", 1, 0, "rest")
            await seating.take_back(table, "rui", 1)
            await pick(table, "ana", 0)
            assert table.people_asked()[0] in (0, 1) and not table.sheet.chairs[1].bot_picks

    asyncio.run(work())


async def seated(house: House) -> Table:
    """Ana and Rui, in the middle of a game."""
    table = await house.open("ana", Plan(GAME, [("me", "Ana"), ("person", "")], pause=0))
    await house.join("rui", dict(house.invitations("ana", table))[1], "Rui")
    await seating.set_ready(table, "rui", 1, True)
    return table


def test_resigning_ends_a_table_for_two_and_is_rated(tmp_path: Path) -> None:
    async def work() -> None:
        async with house_at(tmp_path) as house:
            table = await seated(house)
            await seating.resign(table, "ana", 0)
            assert table.sheet.status == "finished" and table.sheet.winners == [1]
            ratings = {row.name: row for row in house.store.ratings(GAME)}
            assert ratings["Rui"].mean > ratings["Ana"].mean and ratings["Rui"].uncertainty < 25 / 3
            with pytest.raises(NotPossible):
                await table.pick("rui", 1, 0, "rest")
            again = await house.rematch("rui", table)
            assert [chair.name for chair in again.sheet.chairs] == ["Rui", "Ana"], "everybody one seat on"
            assert [again.sheet.colour(seat) for seat in (0, 1)] == [1, 0], "and each in the colour they had"
            assert (await house.rematch("ana", table)) is again
            await seating.set_ready(again, "ana", 1, True)
            assert again.is_running

    asyncio.run(work())


def test_a_finished_table_is_exported_and_imported_again(tmp_path: Path) -> None:
    async def work() -> None:
        async with house_at(tmp_path) as house:
            table = await house.open("p", ALONE)
            await pick(table, "p", 0)
            course = table.playing()
            try:
                await table.undo("p", 0, course.version(0))
            except NotPossible:
                assert course.moments[-1].seat == -1, "only luck could forbid it here"
            await play_out(table, "p")
            text = str(record_of(table.sheet, house.store.journal(table.id)))
            twin = await house.import_record("q", text)
            assert twin.sheet.status == "finished" and twin.course is not None and table.course is not None
            assert digest(twin.course.s) == digest(table.course.s)
            assert str(record_of(twin.sheet, house.store.journal(twin.id))) == text
            assert house.store.ratings("") == [], "neither alone nor imported tables are rated"
            half = "\n".join(text.splitlines()[: len(text.splitlines()) // 2])
            assert (await house.import_record("q", half)).is_running

    asyncio.run(work())


def test_an_edition_from_outside_never_becomes_a_path(tmp_path: Path) -> None:
    async def work() -> None:
        async with house_at(tmp_path) as house:
            with pytest.raises(NotPossible):
                await house.open("p", Plan(GAME, [("me", ""), ("me", "")], edition="/etc/hosts.toml"))
            table = await house.open("p", ALONE)
            await play_out(table, "p")
            text = str(record_of(table.sheet, house.store.journal(table.id)))
            with pytest.raises(NotPossible):
                await house.import_record("p", text.replace("edition: standard", "edition: /etc/hosts.toml"))

    asyncio.run(work())


def test_only_listed_bots_can_be_asked_for(tmp_path: Path) -> None:
    async def work() -> None:
        async with house_at(tmp_path) as house:
            for name in ("ismcts:9999s", "command:/bin/true", "nobody"):
                with pytest.raises(NotPossible, match="There is no bot"):
                    await house.open("p", Plan(GAME, [("me", ""), (name, "")]))

    asyncio.run(work())


def test_the_host_gives_an_open_seat_to_a_bot(tmp_path: Path) -> None:
    async def work() -> None:
        async with house_at(tmp_path) as house:
            table = await house.open("host", Plan(GAME, [("me", ""), ("person", "")]))
            link = dict(house.invitations("host", table))[1]
            with pytest.raises(NotYours):
                await seating.replace(table, "rui", 1, "greedy")
            await seating.replace(table, "host", 1, "greedy")
            assert table.is_running and table.sheet.chairs[1].kind == "bot"
            with pytest.raises(UnknownTable):
                await house.join("rui", link, "Rui")

    asyncio.run(work())


def test_an_absent_person_is_called_once_for_each_question(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with house_at(tmp_path) as house:
            called: list[dict[str, object]] = []
            house.webhooks.allowed = ("hooks.example.org",)
            monkeypatch.setattr(house.webhooks, "call", lambda url, message: called.append(message))
            chairs = [("me", "Ana"), ("me", "Rui")]
            table = await house.open("p", Plan(GAME, chairs, webhook="https://hooks.example.org/x"))
            await until(lambda: len(called) == 1)
            await pick(table, "p", 0)
            await until(lambda: len(called) > 1)
            assert called[0] == {"table": table.id, "game": GAME, "seat": 0, "name": "Ana"}

    asyncio.run(work())


def test_a_table_nobody_needs_leaves_memory_and_comes_back(tmp_path: Path) -> None:
    async def work() -> None:
        async with house_at(tmp_path) as house:
            table = await house.open("p", ALONE)
            await pick(table, "p", 0)
            house.let_go(table.touched - 1)
            assert house.tables == {table.id: table}
            house.let_go(table.touched + 1)
            assert house.tables == {}
            again = await house.table(table.id)
            assert again is not table and digest(again.playing().s) == digest(table.playing().s)
            assert await house.table(table.id) is again

    asyncio.run(work())
