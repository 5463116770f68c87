"""What screens share is computed once: by view, language and change, never by the number of screens."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from farshore.core.agenda import SPECTATOR
from farshore.core.registry import game_named
from farshore.server import socket_types as m
from farshore.server.connection import Connection
from farshore.server.metrics import Metrics
from farshore.server.rate import Bucket
from farshore.server.settings import Settings
from farshore.server.shared import shared
from farshore.server.table_message import Viewer, table_message
from farshore.tables import seating
from tests.server.messages import shown_to
from tests.tables.helpers import hub_at, new_table, pick

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


def test_work_is_limited_by_cost(tmp_path: Path) -> None:
    """Asking for the whole log again and again uses up the rate by the length of the log."""

    async def work() -> None:
        async with hub_at(tmp_path) as hub:
            table = await hub.open("p", PLAN)
            while table.is_running and table.playing().version(0) < 200:
                await pick(table, "p", table.people_asked()[0])
            connection = Connection(None, hub, table, Settings(), Metrics(), "p")  # type: ignore[arg-type]  # no socket
            connection.viewer = 0
            whole, rest = m.Hello("a", m.PROTOCOL), m.Hello("a", m.PROTOCOL, "en", table.playing().version(0))
            assert connection.cost(whole) >= 5 > connection.cost(rest) == connection.cost(None) == 1
            bucket = Bucket(20, 40)
            taken = 0
            while bucket.take(connection.cost(whole)):
                taken += 1
            assert taken <= 8 and bucket.wait(connection.cost(whole)) > 0

    asyncio.run(work())
