"""A table told as differences is the table that would be sent whole, whatever a screen was sent before."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from farshore.core.agenda import SPECTATOR
from farshore.core.registry import games
from farshore.core.rng import Rng
from farshore.server import request_types as q
from farshore.server import socket_types as m
from farshore.server.connection import Connection
from farshore.server.metrics import Metrics
from farshore.server.settings import Settings
from farshore.server.table_message import Viewer, table_message
from farshore.tables import seating
from farshore.tables.audience import TOLD_WITHIN
from farshore.tables.hub import TableHub
from farshore.tables.info import ClockRule
from farshore.tables.table import Table
from farshore.words.check import refs_in
from tests.tables.helpers import hub_at, new_table

PICKS = 90


class Line:
    """A socket that keeps what is sent."""

    is_open = is_writable = True

    def __init__(self) -> None:
        self.sent: list[dict[str, Any]] = []

    def send(self, data: bytes) -> None:
        self.sent.append(msgspec.json.decode(data))

    def join(self) -> None:
        """Every message is kept alone."""

    release = join

    def close(self, code: int) -> None:
        self.is_open = False


def placed(whole: Any, path: list[str | int], value: Any) -> Any:
    """As browsers do it (`web/src/table/changes.ts`)."""
    if not path:
        return value
    copy = whole.copy()
    copy[path[0]] = placed(whole[path[0]], path[1:], value)
    return copy


class Browser(Connection):
    """A screen, and what the person in front of it sees."""

    def __init__(self, hub: TableHub, table: Table, person: str, *, changes: bool = True) -> None:
        super().__init__(Line(), hub, table, Settings(), Metrics(), person)  # type: ignore[arg-type]  # of memory
        self.page: dict[str, Any] = {}
        self.kinds: list[str] = []
        self.told: list[dict[str, Any]] = []  # the latest messages about the table
        self.is_here = True
        table.arrive(self, person)
        self.listen_to(q.Hello("h", m.PROTOCOL, changes=changes))

    def read_all(self) -> None:
        self.told = []
        for message in self.socket.sent:  # type: ignore[attr-defined]  # a Line
            whole = message if message["type"] == "table" else message.get("table")
            if message["type"] == "changes":
                self.page = {**self.page, **message["parts"]}
                for path, value in message["picture"]:
                    self.page["picture"] = placed(self.page["picture"], path, value)
            elif whole:
                self.page = whole
            elif message["type"] == "presence":
                here = zip(self.page["seats"], message["connected"], strict=True)
                seats = [{**seat, "connected": connected} for seat, connected in here]
                told = {"spectators": message["spectators"], "watchers": message["watchers"]}
                self.page = {**self.page, **told, "seats": seats}
            self.kinds.append(message["type"])
            self.told.append(message)
        self.socket.sent.clear()  # type: ignore[attr-defined]

    def check(self) -> None:
        """The screen shows what it would show after a reload; but for the log, of which it was sent what is new."""
        self.read_all()
        viewer = None if self.page["viewer"] is None else int(self.page["viewer"])
        seat = SPECTATOR if viewer is None else viewer
        whole = table_message(self.table, Viewer(self.person, seat, self.language, 0, self.page["curtain"]))
        told = msgspec.json.decode(msgspec.json.encode(whole))
        for name in {*told, *self.page} - {"log", "log_from", "seats"}:
            assert self.page[name] == told[name], name
        for mine, fresh in zip(self.page["seats"], told["seats"], strict=True):
            assert {**mine, "clock": None} == {**fresh, "clock": None}


async def settle() -> None:
    for _ in range(8):
        await asyncio.sleep(0)


async def pick_any(table: Table, rng: Rng) -> None:
    session = table.playing()
    asked = table.people_asked()
    seat = asked[rng.below(len(asked))]
    question = session.decision(seat)
    assert question is not None
    options = list(question.options(session.s))
    path = question.ask.describe(session.s, options[rng.below(len(options))])
    await table.pick(table.info.seats[seat].person, seat, session.asked_version(seat), path)


async def table_for(hub: TableHub, game: str, people: list[str], clock: ClockRule | None = None) -> Table:
    plan = new_table(game, [("me", f"P{k}") for k in range(len(people))], clock=clock or ClockRule())
    table = await hub.open(people[0], plan)
    for place, person in zip(table.info.seats, people, strict=True):
        place.person = person
    return table


@pytest.mark.parametrize("clock", [None, ClockRule("bank", 6000)])
@pytest.mark.parametrize("game", sorted(games()))
def test_differences_add_up_to_the_whole_table(tmp_path: Path, game: str, clock: ClockRule | None) -> None:
    """Through picks, undo, new names, people who come and go, a screen for two seats, another language, a refusal."""

    async def work() -> None:
        async with hub_at(tmp_path) as hub:
            people = ["ana", "rui", "rui"][: min(3, games()[game].seats[1])]
            table, rng = await table_for(hub, game, people, clock), Rng(11)
            screens = [Browser(hub, table, who) for who in ("ana", "ana", "rui", "x", "y")]
            old = Browser(hub, table, "z", changes=False)
            await settle()
            for turn in range(PICKS):
                if not table.is_running:
                    break
                await pick_any(table, rng)
                if turn % 7 == 3:
                    seat = table.people_asked()[0]
                    session = table.playing()
                    if session.undo_rows(seat)[0]:
                        await table.undo(table.info.seats[seat].person, seat, session.version(seat))
                if turn % 20 == 5:
                    await seating.rename(table, "ana", 0, f"Ana {turn}")
                if turn % 20 == 6:
                    screens[turn % 5].listen_to(q.Hello("h", m.PROTOCOL, "pt-BR", changes=True))
                if turn % 20 == 7:
                    await screens[turn % 3].carry_out(q.Pick("p", 9, 0, "nothing"))
                if turn % 20 == 8:
                    screens[4].on_lost()
                    screens[4] = Browser(hub, table, "y")
                    await asyncio.sleep(2 * TOLD_WITHIN)
                if turn % 5 == 0 and screens[2].page.get("curtain") is not None:
                    await screens[2].carry_out(q.Look("l", screens[2].page["curtain"]))
                await settle()
                for screen in [*screens, old]:
                    screen.check()
            assert "changes" not in old.kinds
            assert all(screen.kinds.count("changes") > 20 for screen in screens[:2])

    asyncio.run(work())


@pytest.mark.parametrize("game", sorted(games()))
def test_differences_name_nothing_that_a_whole_table_would_not(tmp_path: Path, game: str) -> None:
    """What a seat or a spectator is told comes from their own view: every ref in it stands in their own whole table."""

    async def work() -> None:
        async with hub_at(tmp_path) as hub:
            table, rng = await table_for(hub, game, ["ana", "rui"]), Rng(12)
            screens = [Browser(hub, table, who) for who in ("ana", "rui", "x")]
            for _ in range(PICKS):
                if not table.is_running:
                    break
                await pick_any(table, rng)
                await settle()
                for screen in screens:
                    screen.read_all()
                    whole = set(refs_in(screen.page["picture"]))
                    told = [m for m in screen.told if m["type"] == "changes"]
                    assert {ref for m in told for _, value in m["picture"] for ref in refs_in(value)} <= whole
                    screen.check()

    asyncio.run(work())


def test_spectators_who_hold_the_same_are_told_the_same_text(tmp_path: Path) -> None:
    async def work() -> None:
        async with hub_at(tmp_path) as hub:
            table, rng = await table_for(hub, "century_new_world", ["ana", "rui"]), Rng(3)
            screens = [Browser(hub, table, f"s{k}") for k in range(5)]
            await settle()
            for _ in range(5):
                await pick_any(table, rng)
                await settle()
                assert len({id(screen.held) for screen in screens}) == 1, "made once"
                for screen in screens:
                    screen.check()

    asyncio.run(work())


def test_most_of_a_table_is_not_sent_again(tmp_path: Path) -> None:
    async def work() -> None:
        async with hub_at(tmp_path) as hub:
            for game in sorted(games()):
                table, rng = await table_for(hub, game, ["ana", "rui"]), Rng(4)
                new, old = Browser(hub, table, "ana"), Browser(hub, table, "ana", changes=False)
                sizes = {new: 0, old: 0}
                for _ in range(40):
                    await pick_any(table, rng)
                    await settle()
                    for screen in sizes:
                        screen.read_all()
                        sizes[screen] += sum(len(msgspec.json.encode(message)) for message in screen.told)
                assert 2 * sizes[new] < sizes[old], game

    asyncio.run(work())
