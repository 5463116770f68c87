"""In a simultaneous choice nothing tells others who has answered, how fast, or whether there was anything to decide."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from farshore.core.agenda import SPECTATOR, Ask, State
from farshore.core.decision import pending
from farshore.core.registry import game_named
from farshore.core.rng import Rng
from farshore.core.session import Session, only_offer, seeded
from farshore.server.table_message import Viewer, table_message
from farshore.store.protocol import Change, ChatRow, Entry
from farshore.store.sqlite import SqliteStore
from farshore.tables import versions
from farshore.tables.audience import Notice
from farshore.tables.create import TablePlan, info_of_plan
from farshore.tables.info import ClockRule
from farshore.tables.table import Table
from tests.tables.helpers import hub_at

RACE = "race_for_the_galaxy"
SEATS = 3
ANA, EVA = 0, 1
TABLE = "t" * 16


def forced_choice() -> tuple[Session, int]:
    """A game just before a simultaneous choice in which exactly one seat has nothing to decide."""
    for seed in range(1, 200):
        session = Session(game_named(RACE), SEATS, luck=seeded(seed))
        rng = Rng(seed)
        for _ in range(400):
            if session.over:
                break
            open_now = pending(session.s)
            forced = [d.seat for d in open_now if only_offer(session.s, d) is not None]
            if session.s.lanes and len(open_now) == SEATS and len(forced) == 1:
                return session, forced[0]
            d = open_now[rng.below(len(open_now))]
            session.pick(d.ask.describe(session.s, d.ask.sample(session.s, rng)), d.seat)
    raise AssertionError("no such choice")


class Screen:
    """A listener that keeps every message as it would be sent."""

    def __init__(self, table: Table, person: str, seat: int) -> None:
        self.table = table
        self.person = person
        self.seat = seat
        self.sent: list[bytes] = []

    def on_change(self) -> None:
        viewer = Viewer(self.person, self.seat, "en")
        message = table_message(self.table, viewer)
        self.sent.append(msgspec.json.encode(message))

    def on_notice(self, notice: Notice | ChatRow) -> None: ...

    def on_presence(self) -> None: ...

    def on_removed(self) -> None: ...


def stored(folder: Path, session: Session, forced: int, *, skips: bool) -> None:
    """The game as a table of three people on disk."""
    plan = TablePlan(RACE, [("me", "Ana"), ("me", "Eva"), ("me", "Rui")])
    info = info_of_plan(plan, "p0")
    for seat, place in enumerate(info.seats):
        place.person = f"p{seat}"
        place.skips = skips and seat == forced
    info.status, info.opened = "running", 1.0
    folder.mkdir()
    store = SqliteStore(folder / "tables.db")
    entries = tuple(Entry(m.number, m.seat, m.text, float(m.number)) for m in session.moves)
    store.save([Change(replace(info.row(TABLE, 1.0)), entries)])
    store.close()


def play(folder: Path, forced: int, *, by_hand: bool) -> tuple[dict[int, list[bytes]], dict[int, int]]:
    """All others answer, the forced seat by hand before the last of them or not at all; what everybody else is sent."""
    others = [seat for seat in range(SEATS) if seat != forced]

    async def work() -> tuple[dict[int, list[bytes]], dict[int, int]]:
        async with hub_at(folder) as hub:
            table = await hub.table(TABLE)
            screens = {seat: Screen(table, f"p{seat}", seat) for seat in others}
            screens[SPECTATOR] = Screen(table, "watcher", SPECTATOR)
            for screen in screens.values():
                table.arrive(screen, screen.person)
            for seat in [others[0], *([forced] if by_hand else []), others[1]]:
                session = table.playing()
                while (asked := session.decision(seat)) is not None and session.s.lanes:
                    path = asked.ask.describe(session.s, asked.options(session.s)[0])
                    closing = session.lanes
                    await table.pick(f"p{seat}", seat, session.asked_version(seat), path)
                    if session.lanes != closing:
                        break
            session = table.playing()
            return {seat: s.sent for seat, s in screens.items()}, {seat: session.version(seat) for seat in screens}

    return asyncio.run(work())


@pytest.fixture
def scripted_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same draws in every run."""

    def luck(s: State, ask: Ask) -> int:
        return ask.sample(s, Rng(7))

    monkeypatch.setattr(versions, "fresh_luck", luck)
    monkeypatch.setattr("farshore.tables.table.fresh_luck", luck)


@pytest.mark.usefixtures("scripted_luck")
def test_a_forced_answer_looks_like_that_of_a_person(tmp_path: Path) -> None:
    session, forced = forced_choice()
    found = {}
    for by_hand in (False, True):
        folder = tmp_path / str(by_hand)
        stored(folder, session, forced, skips=not by_hand)
        found[by_hand] = play(folder, forced, by_hand=by_hand)
    assert found[False][1] == found[True][1], "versions"
    assert found[False][0] == found[True][0], "messages, byte for byte"
    assert all(found[True][0].values()), "there were messages"


def test_nobody_is_told_that_another_has_answered(tmp_path: Path) -> None:
    async def work() -> None:
        async with hub_at(tmp_path) as hub:
            table = await hub.open("p0", TablePlan(RACE, [("me", "Ana"), ("me", "Eva"), ("me", "Rui")]))
            for seat, place in enumerate(table.info.seats):
                place.person = f"p{seat}"
            session = table.playing()
            screens = [Screen(table, f"p{seat}", seat) for seat in range(SEATS)]
            for screen in screens:
                table.arrive(screen, screen.person)
            before = [msgspec.json.encode(table_message(table, Viewer(s.person, s.seat, "en"))) for s in screens]
            summary, asked = table.changed_at, session.decision(ANA)
            assert asked is not None and session.s.lanes
            path = asked.ask.describe(session.s, asked.options(session.s)[0])
            await table.pick("p0", ANA, session.asked_version(ANA), path)
            assert [len(screen.sent) for screen in screens] == [1, 0, 0]
            after = [msgspec.json.encode(table_message(table, Viewer(s.person, s.seat, "en"))) for s in screens]
            assert after[EVA:] == before[EVA:], "also for those who ask"
            assert table.changed_at == summary, "the lobby does not tell either"
            await table.undo("p0", ANA, session.version(ANA))
            assert [len(screen.sent) for screen in screens] == [2, 0, 0]

    asyncio.run(work())


def test_clocks_of_others_run_on_until_all_have_answered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    for module in ("farshore.tables.table", "farshore.server.table_message", "farshore.tables.clock"):
        monkeypatch.setattr(f"{module}.monotonic", lambda: now)

    async def work() -> None:
        nonlocal now
        async with hub_at(tmp_path) as hub:
            seats = [("me", "Ana"), ("me", "Eva"), ("me", "Rui")]
            table = await hub.open("p0", TablePlan(RACE, seats, clock=ClockRule("bank", 600)))
            for seat, place in enumerate(table.info.seats):
                place.person = f"p{seat}"
            session = table.playing()

            def seen_by(viewer: int) -> list[tuple[float, bool]]:
                message = table_message(table, Viewer(f"p{viewer}", viewer, "en"))
                return [(seat.clock.left, seat.clock.running) for seat in message.seats if seat.clock]

            now += 10
            while (asked := session.decision(ANA)) is not None:
                path = asked.ask.describe(session.s, asked.options(session.s)[0])
                await table.pick("p0", ANA, session.asked_version(ANA), path)
            now += 20
            assert seen_by(EVA) == [(570.0, True)] * SEATS, "Ana seems to think as long as the others"
            assert seen_by(ANA)[ANA] == (590.0, False)

    asyncio.run(work())
