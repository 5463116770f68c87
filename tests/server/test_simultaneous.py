"""In a simultaneous choice nothing tells others who has answered, how fast, or whether there was anything to decide."""

from __future__ import annotations

import asyncio
from functools import cache
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from farshore.core.agenda import SPECTATOR, Ask, State
from farshore.core.decision import pending
from farshore.core.notation import question
from farshore.core.registry import game_named
from farshore.core.rng import Rng
from farshore.core.session import Session, only_offer, seeded
from farshore.server.summaries import summary_of_table
from farshore.server.table_message import Viewer
from farshore.store.protocol import Change, ChatRow, Entry
from farshore.store.sqlite_file import SqliteFile
from farshore.tables import versions
from farshore.tables.audience import Notice
from farshore.tables.automation import asked_in
from farshore.tables.create import info_of_plan
from farshore.tables.info import ClockRule
from farshore.tables.seating import replace as replace_seat
from farshore.tables.seating import set_skips
from farshore.tables.table import Table
from tests.server.messages import shown_to
from tests.tables.helpers import hub_at, new_table, path_of, until

RACE = "race_for_the_galaxy"
SEATS = 3
ANA, EVA = 0, 1
TABLE = "t" * 16


KINDS = (  # the question of the seats that have nothing to decide, and how many of the three they are
    ("choose-discards", 1),
    ("keep", 1),
    ("place-development", 1),
    ("place-development", 2),
    ("place-world", 1),
    ("place-world", 2),
)


@cache
def forced_choices() -> dict[tuple[str, int], tuple[Session, list[int]]]:
    """Games just before a simultaneous choice in which some seats, but not all, have nothing to decide."""
    found: dict[tuple[str, int], tuple[Session, list[int]]] = {}
    for seed in range(1, 200):
        session = Session(game_named(RACE), SEATS, luck=seeded(seed))
        rng = Rng(seed)
        while not session.over:
            open_now = pending(session.s)
            forced = [d for d in open_now if only_offer(session.s, d) is not None]
            if session.s.lanes and len(open_now) == SEATS and 0 < len(forced) < SEATS:
                kind = question(forced[0].ask), len(forced)
                if kind in KINDS and kind not in found:
                    found[kind] = follow(session), [d.seat for d in forced]
                if len(found) == len(KINDS):
                    return found
            d = open_now[rng.below(len(open_now))]
            session.pick(d.ask.describe(session.s, d.ask.sample(session.s, rng)), d.seat)
    raise AssertionError(f"no such choice: {set(KINDS) - set(found)}")


def follow(session: Session) -> Session:
    """The same game, to stay as it is."""
    twin = Session(session.game, session.seats)
    for move in session.moves:
        twin.read(move.text)
    return twin


class Screen:
    """A listener that keeps every message as it would be sent."""

    def __init__(self, table: Table, person: str, seat: int) -> None:
        self.table = table
        self.person = person
        self.seat = seat
        self.sent: list[bytes] = []
        self.heard: list[Notice | ChatRow] = []

    def on_change(self) -> None:
        viewer = Viewer(self.person, self.seat, "en")
        message = shown_to(self.table, viewer)
        self.sent.append(msgspec.json.encode(message))

    def on_notice(self, notice: Notice | ChatRow) -> None:
        self.heard.append(notice)

    def on_presence(self) -> None: ...

    def on_removed(self) -> None: ...


def stored(folder: Path, session: Session, forced: list[int], *, skips: bool) -> None:
    """The game as a table of three people on disk."""
    plan = new_table(RACE, [("me", "Ana"), ("me", "Eva"), ("me", "Rui")])
    info = info_of_plan(plan, "p0")
    for seat, place in enumerate(info.seats):
        place.person = f"p{seat}"
        place.skips = skips and seat in forced
    info.status, info.opened = "running", 1.0
    folder.mkdir()
    store = SqliteFile(folder / "tables.db")
    entries = tuple(Entry(m.number, m.seat, m.text, float(m.number)) for m in session.moves)
    store.save([Change(replace(info.row(TABLE, 1.0)), entries)])
    store.close()


def play(folder: Path, order: list[int]) -> tuple[dict[int, list[bytes]], dict[int, int]]:
    """These seats answer one after the other; what every viewer is sent, and the version each has reached."""

    async def work() -> tuple[dict[int, list[bytes]], dict[int, int]]:
        async with hub_at(folder) as hub:
            table = await hub.table(TABLE)
            screens = {seat: Screen(table, f"p{seat}", seat) for seat in range(SEATS)}
            screens[SPECTATOR] = Screen(table, "watcher", SPECTATOR)
            for screen in screens.values():
                table.arrive(screen, screen.person)
            session = table.playing()
            choice = session.choice
            for seat in order:
                while session.choice == choice and (asked := session.decision(seat)) is not None:
                    path = asked.ask.describe(session.s, asked.options(session.s)[0])
                    await table.pick(f"p{seat}", seat, session.asked_version(seat), path)
            return {seat: s.sent for seat, s in screens.items()}, {seat: session.version(seat) for seat in screens}

    return asyncio.run(work())


@pytest.fixture
def scripted_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same draws in every run."""

    def luck(s: State, ask: Ask) -> int:
        return ask.sample(s, Rng(7))

    monkeypatch.setattr(versions, "fresh_luck", luck)
    monkeypatch.setattr("farshore.tables.journal.fresh_luck", luck)


@pytest.mark.usefixtures("scripted_luck")
@pytest.mark.parametrize("kind", KINDS, ids=str)
@pytest.mark.parametrize("turned", [False, True], ids=["first to last", "last to first"])
def test_a_forced_answer_looks_like_that_of_a_person(tmp_path: Path, kind: tuple[str, int], turned: bool) -> None:
    session, forced = forced_choices()[kind]
    others = [seat for seat in range(SEATS) if seat not in forced][:: -1 if turned else 1]
    slow, quick = [*others[:-1], *forced, others[-1]], [*forced, *others]
    found = {}
    for name, order in (("skipped", others), ("slow", slow), ("quick", quick)):
        stored(tmp_path / name, session, forced, skips=name == "skipped")
        messages, versions = play(tmp_path / name, order)
        found[name] = {seat: (messages[seat], versions[seat]) for seat in [*others, SPECTATOR]}
    assert all(messages for messages, _ in found["slow"].values()), "there were messages"
    assert found["skipped"] == found["slow"], "versions, and messages byte for byte"
    assert found["skipped"] == found["quick"], "whenever a person would have passed"


def test_a_seat_with_nothing_to_decide_waits_for_the_others(tmp_path: Path) -> None:
    session, forced = forced_choices()["place-world", 1]
    mine = forced[0]
    others = [seat for seat in range(SEATS) if seat != mine]
    stored(tmp_path / "t", session, forced, skips=True)

    async def work() -> None:
        async with hub_at(tmp_path / "t") as hub:
            table = await hub.table(TABLE)
            shown = {seat: shown_to(table, Viewer(f"p{seat}", seat, "en")) for seat in range(SEATS)}
            assert shown[mine].decision is None and shown[mine].waiting == others
            for other in others:
                assert shown[other].decision is not None
                assert shown[other].waiting == [0, 1, 2], "others are not told"
            assert table.people_asked() == [0, 1, 2] and table.people_deciding() == others
            await set_skips(table, f"p{mine}", mine, False)
            asked = shown_to(table, Viewer(f"p{mine}", mine, "en"))
            assert asked.decision is not None and asked.waiting == [0, 1, 2], "a person may want to be asked"

    asyncio.run(work())


def test_nobody_is_told_that_another_has_answered(tmp_path: Path) -> None:
    async def work() -> None:
        async with hub_at(tmp_path) as hub:
            table = await hub.open("p0", new_table(RACE, [("me", "Ana"), ("me", "Eva"), ("me", "Rui")]))
            for seat, place in enumerate(table.info.seats):
                place.person = f"p{seat}"
            session = table.playing()
            screens = [Screen(table, f"p{seat}", seat) for seat in range(SEATS)]
            for screen in screens:
                table.arrive(screen, screen.person)
            before = [msgspec.json.encode(shown_to(table, Viewer(s.person, s.seat, "en"))) for s in screens]
            summary, asked = summary_of_table(table, "p1", "en"), session.decision(ANA)
            assert summary.turn == [] and summary.progress["round"] == 1, "all choose: nobody's turn"
            assert asked is not None and session.s.lanes
            path = asked.ask.describe(session.s, asked.options(session.s)[0])
            await table.pick("p0", ANA, session.asked_version(ANA), path)
            assert [len(screen.sent) for screen in screens] == [1, 0, 0]
            after = [msgspec.json.encode(shown_to(table, Viewer(s.person, s.seat, "en"))) for s in screens]
            assert after[EVA:] == before[EVA:], "also for those who ask"
            assert summary_of_table(table, "p1", "en") == summary, "the lobby does not tell either"
            await table.undo("p0", ANA, session.version(ANA))
            assert summary_of_table(table, "p1", "en") == summary
            assert [len(screen.sent) for screen in screens] == [2, 0, 0]

    asyncio.run(work())


def test_clocks_of_others_run_on_until_all_have_answered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    for module in ("tables.table", "tables.saved", "server.table_message", "tables.clock"):
        monkeypatch.setattr(f"farshore.{module}.monotonic", lambda: now)

    async def work() -> None:
        nonlocal now
        async with hub_at(tmp_path) as hub:
            seats = [("me", "Ana"), ("me", "Eva"), ("me", "Rui")]
            table = await hub.open("p0", new_table(RACE, seats, clock=ClockRule("bank", 600)))
            for seat, place in enumerate(table.info.seats):
                place.person = f"p{seat}"
            session = table.playing()

            def seen_by(viewer: int) -> list[tuple[float, bool]]:
                message = shown_to(table, Viewer(f"p{viewer}", viewer, "en"))
                return [(seat.clock.left, seat.clock.running) for seat in message.seats if seat.clock]

            now += 10
            while (asked := session.decision(ANA)) is not None:
                path = asked.ask.describe(session.s, asked.options(session.s)[0])
                await table.pick("p0", ANA, session.asked_version(ANA), path)
            now += 20
            assert seen_by(EVA) == [(570.0, True)] * SEATS, "Ana seems to think as long as the others"
            assert seen_by(ANA)[ANA] == (590.0, False)

    asyncio.run(work())


Received = tuple[list[bytes], list[Notice | ChatRow]]


def told_when_out_of_time(
    folder: Path, monkeypatch: pytest.MonkeyPatch, *, answered: bool, autopilot: str | None
) -> tuple[list[Received], bool]:
    """Ana's clock runs out as others see it, and Rui asks for a bot; what others are told, and whether Ana has one."""
    now = 1000.0
    for module in ("table", "saved", "seating", "automation", "clock"):
        monkeypatch.setattr(f"farshore.tables.{module}.monotonic", lambda: now)
    monkeypatch.setattr("farshore.server.table_message.monotonic", lambda: now)

    async def work() -> tuple[list[Received], bool]:
        nonlocal now
        async with hub_at(folder) as hub:
            clock = ClockRule("bank", 600, autopilot=autopilot)
            seats = [("me", "Ana"), ("me", "Eva"), ("me", "Rui")]
            table = await hub.open("p0", new_table(RACE, seats, clock=clock, pause=0))
            for seat, place in enumerate(table.info.seats):
                place.person = f"p{seat}"
                place.left = 600.0 if seat == ANA else 9000.0
            session = table.playing()
            others = [Screen(table, f"p{seat}", seat) for seat in (EVA, 2)] + [Screen(table, "x", SPECTATOR)]
            for screen in others:
                table.arrive(screen, screen.person)
            if answered:
                await answer_all(table, ANA)
            now += 601
            if autopilot is None:
                await replace_seat(table, "p2", ANA, "medium")
            await until(lambda: session.decision(ANA) is None)
            told: list[Received] = [(screen.sent[:], screen.heard[:]) for screen in others]
            asked = [msgspec.json.encode(shown_to(table, Viewer(s.person, s.seat, "en"))) for s in others]
            for seat in (EVA, 2):
                await answer_all(table, seat)
            asked = [text.replace(table.id.encode(), TABLE.encode()) for text in asked]
            return [*told, (asked, [])], table.info.seats[ANA].away

    return asyncio.run(work())


async def answer_all(table: Table, seat: int) -> None:
    session = table.playing()
    choice = session.choice
    while session.choice == choice and (asked := session.decision(seat)) is not None:
        path = asked.ask.describe(session.s, asked.options(session.s)[0])
        await table.pick(f"p{seat}", seat, session.asked_version(seat), path)


@pytest.mark.usefixtures("scripted_luck")
@pytest.mark.parametrize("autopilot", [None, "greedy"])
def test_running_out_of_time_does_not_tell_who_has_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, autopilot: str | None
) -> None:
    (tmp_path / "quick").mkdir()
    (tmp_path / "slow").mkdir()
    quick, gone = told_when_out_of_time(tmp_path / "quick", monkeypatch, answered=True, autopilot=autopilot)
    slow, replaced = told_when_out_of_time(tmp_path / "slow", monkeypatch, answered=False, autopilot=autopilot)
    assert quick == slow, "messages, notices and the table itself"
    assert not gone and replaced == (autopilot is None), "a bot goes on once everybody has chosen"


def test_a_webhook_is_called_once_for_a_whole_choice(tmp_path: Path) -> None:
    """A second call would tell that the first question of two has been answered."""

    async def work() -> None:
        async with hub_at(tmp_path) as hub:
            table = await hub.open("p0", new_table(RACE, [("me", "Ana"), ("me", "Eva"), ("me", "Rui")]))
            for seat, place in enumerate(table.info.seats):
                place.person = f"p{seat}"
            session = table.playing()
            asked, row = asked_in(session, ANA), session.asked_at[ANA]
            await table.pick("p0", ANA, session.asked_version(ANA), path_of(table, ANA))
            assert session.decision(ANA) is not None and session.asked_at[ANA] != row, "a second question"
            assert asked_in(session, ANA) == asked
            for seat in range(SEATS):
                await answer_all(table, seat)
            assert asked_in(session, ANA) != asked

    asyncio.run(work())


@pytest.mark.parametrize("seed", range(4))
def test_nothing_leaks_whatever_others_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    """Picks and undos at random, with clocks that run: as long as a choice is open, nobody else is sent anything, and
    who asks is told the same as before, to the byte: clocks, versions, undo, log and who is waited for.
    """
    now = 1000.0
    for module in ("tables.table", "tables.saved", "server.table_message", "tables.clock"):
        monkeypatch.setattr(f"farshore.{module}.monotonic", lambda: now)

    async def work() -> None:
        nonlocal now
        rng = Rng(seed + 1)
        async with hub_at(tmp_path) as hub:
            plan = new_table(RACE, [("me", "Ana"), ("me", "Eva"), ("me", "Rui")], clock=ClockRule("bank", 9000, 5))
            table = await hub.open("p0", plan)
            for seat, place in enumerate(table.info.seats):
                place.person = f"p{seat}"
            session = table.playing()
            screens = [Screen(table, f"p{seat}", seat) for seat in range(SEATS)] + [Screen(table, "x", SPECTATOR)]
            for screen in screens:
                table.arrive(screen, screen.person)
            hidden = 0
            while table.is_running and hidden < 60:
                now += 1 + int(rng.below(5))
                before = {s.seat: shown_to(table, Viewer(s.person, s.seat, "en")) for s in screens}
                counts = {s.seat: len(s.sent) for s in screens}
                choice, changed = session.choice if session.s.lanes else 0, table.changed_at
                d = pending(session.s)[rng.below(len(pending(session.s)))]
                seat = rng.below(SEATS)
                if rng.below(3) == 0 and choice and session.undo_rows(seat)[0]:
                    await table.undo(f"p{seat}", seat, session.version(seat))
                else:
                    seat = d.seat
                    path = d.ask.describe(session.s, d.ask.sample(session.s, rng))
                    await table.pick(f"p{seat}", seat, session.asked_version(seat), path)
                if not choice or not session.s.lanes or session.choice != choice:
                    continue
                hidden += 1
                for screen in screens:
                    if screen.seat != seat:
                        assert len(screen.sent) == counts[screen.seat], "a message tells that somebody moved"
                        after = shown_to(table, Viewer(screen.person, screen.seat, "en"))
                        told = [
                            f for f in after.__struct_fields__ if getattr(after, f) != getattr(before[screen.seat], f)
                        ]
                        assert told == [], "who asks learns something"
                assert table.changed_at == changed
            assert hidden >= 20, "there was something to hide"

    asyncio.run(work())
