"""What screens share is computed once: by view, language and change, never by the number of screens."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from farshore.core.agenda import SPECTATOR, State
from farshore.core.registry import game_named, games
from farshore.core.rng import Rng
from farshore.core.session import Session, seeded
from farshore.core.view import hides_nothing
from farshore.server import replay
from farshore.server import request_types as q
from farshore.server import socket_types as m
from farshore.server.connection import Connection
from farshore.server.http_types import ReplayStep
from farshore.server.metrics import Metrics
from farshore.server.rate import Bucket
from farshore.server.requests import cost_of
from farshore.server.settings import Settings
from farshore.server.shared import shared
from farshore.server.table_message import Viewer, presence, scored_parts, table_message
from farshore.server.wording import wording
from farshore.tables import seating
from farshore.tables.info import ClockRule, SeatInfo
from farshore.tables.table import Table
from tests.server.messages import shown_to
from tests.server.remote import PATIENCE
from tests.tables.helpers import Watcher, hub_at, new_table, pick

RACE = "race_for_the_galaxy"
PLAN = new_table(RACE, [("me", "Ana"), ("me", "Rui")])


def test_thirty_spectators_cost_as_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int] = []
    game = game_named(RACE)
    real = game.picture

    def counted(seen: object) -> object:
        made.append(1)
        return real(seen)

    monkeypatch.setattr(game, "picture", counted)

    async def work() -> None:
        async with hub_at(tmp_path) as hub:
            table = await hub.open("p", PLAN)
            for _ in range(5):
                made.clear()
                for person in range(30):
                    table_message(table, Viewer(f"s{person}", SPECTATOR, "en"))
                assert len(made) == 1
                await pick(table, "p", table.people_asked()[0])

    asyncio.run(work())


def test_spectators_are_sent_one_and_the_same_text(tmp_path: Path) -> None:
    async def work() -> None:
        async with hub_at(tmp_path) as hub:
            table = await hub.open("p", PLAN)

            def text(person: str, seat: int = SPECTATOR, language: str = "en", seen: int = 0) -> bytes:
                screen = Connection(None, hub, table, Settings(), Metrics(), person)  # type: ignore[arg-type]  # no socket
                return screen.made(Viewer(person, seat, language, seen))[1]

            for turn in range(6):
                before = text("x")
                assert text("y") is before and text("z") is before, "made once"
                assert before == msgspec.json.encode(table_message(table, Viewer("x", SPECTATOR, "en")))
                assert len({before, text("x", language="pt-BR"), text("p", 0), text("p", 1)}) == 4
                assert text("x", seen=table.playing().version(SPECTATOR)) != before, "the log goes on"
                table.arrive(Watcher(), f"s{turn}")
                assert text("x") != before, "one more spectator"
                before = text("x")
                version = table.playing().version(SPECTATOR)
                while table.playing().version(SPECTATOR) == version:
                    await pick(table, "p", table.people_asked()[0])
                assert text("x") != before
            assert len({text("x", seen=seen) for seen in range(40)}) > 20
            assert len(shared(table)._watched) <= 8, "nobody fills the memory"
            table.info.host = "x"
            assert b'"host":true' in text("x") and b'"host":false' in text("y"), "a host sees more"
            table.info.clock = ClockRule("move", 60)
            assert text("y") is not text("y"), "clocks go on"

    asyncio.run(work())


def test_a_log_line_is_worded_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with hub_at(tmp_path) as hub:
            table = await hub.open("p", PLAN)
            for _ in range(8):
                await pick(table, "p", table.people_asked()[0])
            whole = shown_to(table, Viewer("p", 0, "en")).log
            monkeypatch.setattr("farshore.server.wording.Words.happened", None)
            assert shown_to(table, Viewer("p", 0, "en")).log == whole, "nothing is worded again"
            assert shown_to(table, Viewer("q", 0, "en", whole[-1].version)).log == []

    asyncio.run(work())


def test_what_is_shared_is_what_would_be_made_anew(tmp_path: Path) -> None:
    """Through picks, undos and new names: always as if there were no cache."""

    async def work() -> None:
        async with hub_at(tmp_path) as hub, hub_at(tmp_path / "other"):
            table = await hub.open("p", PLAN)
            for turn in range(30):
                seat = table.people_asked()[0]
                await pick(table, "p", seat, turn % 2)
                if turn % 3 == 0 and table.playing().undo_rows(seat)[0]:
                    await table.undo("p", seat, table.playing().version(seat))
                if turn == 20:
                    await seating.rename(table, "p", 0, "Anabela")
                for viewer in (Viewer("p", 0, "en"), Viewer("x", SPECTATOR, "pt-BR", turn)):
                    cached = shown_to(table, viewer)
                    shared(table).logs.clear()
                    table.serial += 1
                    assert cached == shown_to(table, viewer)

    asyncio.run(work())


@pytest.mark.parametrize("name", sorted(games()))
def test_what_everybody_sees_alike_is_alike(name: str) -> None:
    """Scores, tallies and progress are made once for all seats only where all seats would get the same, to the byte; a
    picture that takes from another seat's is what it would be by itself.
    """
    game, alike, looked = game_named(name), 0, 0
    for number, case in enumerate(game.cases):
        session, rng = Session(game, case.seats, case.variants, luck=seeded(number)), Rng(number + 1)
        words = wording(name, "standard", "en", tuple(f"Player {seat}" for seat in range(case.seats)))
        places = [SeatInfo("person", "Ana") for _ in range(case.seats)]
        for _ in range(60):
            if session.over:
                break
            d = session.pending[rng.below(len(session.pending))]
            session.pick(d.ask.describe(session.s, d.ask.sample(session.s, rng)), d.seat)
            views = [session.view(seat) for seat in (*range(case.seats), SPECTATOR)]
            looked += 1
            if any(hides_nothing(view) for view in views):
                alike += 1
                made = {msgspec.json.encode(scored_parts(game, view, places, words)) for view in views}
                assert len(made) == 1 and all(hides_nothing(view) for view in views)
                drawn = game.picture(views[looked % len(views)])
                for view in views:
                    assert game.picture_beside(view, drawn) == game.picture(view)
    assert alike == (looked if type(game.new(2)).deal is State.deal else 0)


def test_work_is_limited_by_cost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Asking for the whole log again and again uses up the rate by the length of the log."""

    async def work() -> None:
        async with hub_at(tmp_path) as hub:
            table = await hub.open("p", PLAN)
            while table.is_running and table.playing().version(0) < 200:
                await pick(table, "p", table.people_asked()[0])
            connection = Connection(None, hub, table, Settings(), Metrics(), "p")  # type: ignore[arg-type]  # no socket
            connection.viewer = 0
            whole, rest = q.Hello("a", m.PROTOCOL), q.Hello("a", m.PROTOCOL, "en", table.playing().version(0))
            assert cost_of(connection, whole) >= 5 > cost_of(connection, rest) == cost_of(connection, None) == 1
            look_again, look_elsewhere = q.Look("a", 0), q.Look("a", 1)  # another seat has another log
            assert cost_of(connection, look_elsewhere) >= 4 > cost_of(connection, look_again) == 1
            assert cost_of(connection, q.Rename("a", 0, "Zoe")) > 2 * cost_of(connection, whole), "all lines, for all"
            pick_now = q.Pick("a", 0, 1, "x")
            assert cost_of(connection, pick_now) == 1
            monkeypatch.setattr(table.playing(), "moves", 10_000 * table.playing().moves[:1])
            assert cost_of(connection, pick_now) == cost_of(connection, q.Undo("a", 0, 1)) > 3
            monkeypatch.undo()
            bucket = Bucket(20, 40)
            taken = 0
            while bucket.take(cost_of(connection, whole)):
                taken += 1
            assert taken <= 8 and bucket.wait(cost_of(connection, whole)) > 0

    asyncio.run(work())


def test_hundreds_who_come_and_go_cost_nobody_much(tmp_path: Path) -> None:
    """Everybody is told once for all of them, and who is there is counted once for everybody."""

    class Screen(Watcher):
        told = 0
        is_told = asyncio.Event()

        def on_presence(self) -> None:
            self.told += 1
            self.is_told.set()

    async def work() -> None:
        async with hub_at(tmp_path) as hub:
            table = await hub.open("p", PLAN)
            stays = Screen()
            table.arrive(stays, "s")
            for number in range(300):
                passes = Screen()
                table.arrive(passes, f"x{number}")
                if number % 2:
                    table.depart(passes, f"x{number}")
            found = presence(table)
            assert found.spectators == 151 and presence(table) is found
            await asyncio.wait_for(stays.is_told.wait(), PATIENCE)
            assert stays.told == 1

    asyncio.run(work())


def test_a_replay_is_made_once_for_all_who_ask(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And made again once the game has gone on, for another seat, and in another language."""
    made: list[tuple[str, int]] = []

    def counted(table: Table, language: str, viewer: int) -> list[ReplayStep]:
        made.append((language, viewer))
        return real(table, language, viewer)

    real = replay.steps
    monkeypatch.setattr(replay, "steps", counted)

    async def work() -> None:
        async with hub_at(tmp_path) as hub:
            table, told = await hub.open("p", PLAN), replay.KeptReplays()
            for _ in range(4):
                await pick(table, "p", table.people_asked()[0])
                made.clear()
                for language, viewer in 2 * [("en", 0), ("en", 1), ("pt-BR", 0)]:
                    found = told.steps(table, language, viewer)
                    assert bytes(found) == msgspec.json.encode(real(table, language, viewer))
                assert made == [("en", 0), ("en", 1), ("pt-BR", 0)]
            for number in range(2 * replay.REPLAYS):
                table.info.seats[0].name = f"Ana {number}"
                assert f"Ana {number} ".encode() in bytes(told.steps(table, "en", 0))
            assert len(told._kept) == replay.REPLAYS, "nobody fills the memory"

    asyncio.run(work())
