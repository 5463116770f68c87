"""Tables of earlier releases: they load, go on, and where the rules cannot follow, their players can go on from there.

`tests/fixtures` holds a file for every release; they are kept for ever.
"""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from pathlib import Path

import pytest

from farshore.core.game import Game
from farshore.core.registry import game_named
from farshore.store.protocol import TableRow
from farshore.tables import seating
from farshore.tables.faults import NotPossible
from farshore.tables.hub import TableHub
from tests.tables.helpers import hub_at, new_table, pick

FIXTURES = sorted((Path(__file__).parents[1] / "fixtures").glob("tables_*.db"))
CENTURY = "century_new_world"


@pytest.fixture(params=FIXTURES, ids=lambda file: file.stem)
def old_store(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    shutil.copy(request.param, tmp_path / "tables.db")
    return tmp_path


async def rows_of(hub: TableHub) -> list[TableRow]:
    return [*await hub.store.with_status("running", "", 99), *await hub.store.with_status("finished", "", 99)]


def test_every_old_table_loads_and_running_ones_go_on(old_store: Path) -> None:
    async def work() -> None:
        async with hub_at(old_store) as hub:
            found = await rows_of(hub)
            assert {row.game for row in found} >= {CENTURY, "race_for_the_galaxy", "santa_maria", "age_of_discovery"}
            for row in found:
                table = await hub.table(row.id)
                assert table.session is not None and table.info.stopped == 0, f"{row.game} {row.status}"
                assert len(table.session.moves) >= len(await hub.store.journal(row.id))
                assert [chat.text for chat in table.chats] == ["olá"]
                if row.status == "finished":
                    assert table.session.over and table.info.status == "finished"
                    continue
                before = len(table.session.moves)
                await pick(table, "p", table.people_asked()[0])
                assert len(table.session.moves) > before

    asyncio.run(work())


def test_old_finished_tables_give_their_record(old_store: Path) -> None:
    async def work() -> None:
        async with hub_at(old_store) as hub:
            for row in await hub.store.with_status("finished", "", 99):
                _, record = await hub.record("p", row.id)
                again = await hub.import_record("q", str(record))
                assert again.info.status == "finished"

    asyncio.run(work())


async def play(hub: TableHub, picks: int) -> str:
    table = await hub.open("ana", new_table(CENTURY, [("me", "Ana"), ("person", "")], {"round_cap": "9"}))
    links = dict(hub.invitations("ana", table))
    await hub.join("rui", links[1], "Rui")
    await seating.set_ready(table, "rui", 1, True)
    for _ in range(picks):
        seat = table.people_asked()[0]
        await pick(table, ("ana", "rui")[seat], seat)
    return table.id


def change_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(game_named(CENTURY)), "rules_version", 99)


def test_a_table_whose_picks_are_all_legal_today_goes_on_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def before() -> str:
        async with hub_at(tmp_path) as hub:
            return await play(hub, 6)

    async def after(table_id: str) -> None:
        async with hub_at(tmp_path) as hub:
            table = await hub.table(table_id)
            assert table.is_running and table.info.moved_from == 1 and table.info.rules_version == 99
            seat = table.people_asked()[0]
            await pick(table, ("ana", "rui")[seat], seat)

    table_id = asyncio.run(before())
    change_rules(monkeypatch)
    asyncio.run(after(table_id))


def test_where_the_rules_part_the_table_is_readable_and_its_players_go_on_from_there(tmp_path: Path) -> None:
    async def before() -> str:
        async with hub_at(tmp_path) as hub:
            return await play(hub, 6)

    async def after(table_id: str, row: int) -> None:
        async with hub_at(tmp_path) as hub:
            table = await hub.table(table_id)
            assert table.session is not None
            assert not table.is_running and len(table.session.moves) == row - 1
            assert table.people_asked() == [] and table.bot_asked() is None
            with pytest.raises(NotPossible):
                await table.pick("ana", 0, table.session.version(0), "rest")
            with pytest.raises(NotPossible):
                await hub.record("ana", table_id)
            again = await hub.rematch("ana", table)
            assert again.info.status == "gathering" and [s.name for s in again.info.seats] == ["Ana", "Rui"]
            await seating.set_ready(again, "rui", 1, True)
            session = again.playing()
            assert [m.text for m in session.moves[: row - 1]] == [m.text for m in table.session.moves]
            seat = again.people_asked()[0]
            await pick(again, ("ana", "rui")[seat], seat)
            assert await hub.rematch("rui", table) is again
            rows = await hub.store.journal(again.id)
            assert [entry.number for entry in rows] == list(range(1, len(rows) + 1))

    table_id = asyncio.run(before())
    with sqlite3.connect(tmp_path / "tables.db") as db:
        (row,) = db.execute("select max(number) from journal where table_id = ?", (table_id,)).fetchone()
        db.execute("update journal set text = '0 turn castle:9' where table_id = ? and number = ?", (table_id, row))
    db.close()
    asyncio.run(after(table_id, row))


def test_a_gap_in_the_journal_is_noticed(tmp_path: Path) -> None:
    async def before() -> str:
        async with hub_at(tmp_path) as hub:
            return await play(hub, 6)

    async def after(table_id: str) -> None:
        async with hub_at(tmp_path) as hub:
            table = await hub.table(table_id)
            assert table.session is not None
            assert table.info.stopped == len(table.session.moves) + 1 == 3

    table_id = asyncio.run(before())
    with sqlite3.connect(tmp_path / "tables.db") as db:
        db.execute("delete from journal where table_id = ? and number = 3", (table_id,))
    db.close()
    asyncio.run(after(table_id))


def test_importing_a_game_under_way_gives_one_seat(tmp_path: Path) -> None:
    async def work() -> None:
        async with hub_at(tmp_path) as hub:
            alone = await hub.open("p", new_table(CENTURY, [("me", "Ana"), ("me", "Rui")]))
            await pick(alone, "p", 0)
            _, record = await hub.record("p", alone.id)
            await hub.introduce("rui", "Rui")
            table = await hub.import_record("rui", str(record))
            assert table.info.seats_of("rui") == [1] and table.info.status == "gathering"
            assert [seat.kind for seat in table.info.seats] == ["open", "person"]
            await seating.fill(table, "rui", 0, "greedy")
            assert table.is_running and table.playing().moves[0].text == alone.playing().moves[0].text

    asyncio.run(work())


def test_every_game_says_how_its_older_rules_come_back() -> None:
    for name in (CENTURY, "race_for_the_galaxy", "santa_maria", "age_of_discovery"):
        game: Game = game_named(name)
        assert set(range(1, game.rules_version)) == set(game.older), name


def test_the_fixtures_are_files_of_the_store() -> None:
    assert FIXTURES
    for file in FIXTURES:
        db = sqlite3.connect(f"file:{file}?mode=ro&immutable=1", uri=True)
        assert db.execute("pragma integrity_check").fetchone() == ("ok",)
        db.close()
