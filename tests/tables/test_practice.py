"""One person against bots: undo goes back to any decision of the game, and says before what that costs."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from msgspec.structs import replace

from farshore.core.agenda import SPECTATOR
from farshore.core.moves import Move
from farshore.core.registry import games
from farshore.core.rng import Rng
from farshore.core.session import only_offer, seeded
from farshore.core.wire import digest
from farshore.tables.create import NewTable
from farshore.tables.faults import NotPossible
from farshore.tables.info import ClockRule, SeatInfo, TableInfo
from farshore.tables.rating import rated
from farshore.tables.seating import set_pace
from farshore.tables.table import Table
from farshore.tables.undoing import undoing
from farshore.tables.versions import VersionedSession
from tests.tables.helpers import hub_at, new_table, path_of, pick, until
from tests.testing.high_card import HighCardGame

ANA, BOT = 0, 1
PICKS = 60


def info_of(*kinds: str) -> TableInfo:
    seats = [SeatInfo(kind, kind, person=f"{kind}{k}") for k, kind in enumerate(kinds)]  # type: ignore[arg-type]
    return TableInfo("g", 1, "standard", "", {}, seats, "person0", 0.0)


@dataclass
class Played:
    """A game played at random, as a table plays it: what is saved together begins a new group."""

    session: VersionedSession
    decisions: list[tuple[str, list[object]]] = field(default_factory=list)  # the table and the logs at Ana's decisions

    def look(self, viewer: int) -> object:
        return [(event.name, event.facts) for _, event in self.session.events_after(viewer, 0)]

    def now(self) -> tuple[str, list[object]]:
        return digest(self.session.s), [self.look(viewer) for viewer in (ANA, BOT, SPECTATOR)]

    def saved(self, moves: list[Move]) -> None:
        self.session.starts.add(moves[0].number)

    def play(self, rng: Rng) -> None:
        seat = self.session.waiting[rng.below(len(self.session.waiting))]
        d = self.session.decision(seat)
        assert d is not None
        offered = d.ask.offered(self.session.s, d.options(self.session.s))
        if seat == ANA and only_offer(self.session.s, d) is None:
            self.decisions.append(self.now())
        self.saved(self.session.pick(d.ask.describe(self.session.s, offered[rng.below(len(offered))]), seat))

    def undo(self) -> str:
        found = undoing(info_of("person", "bot"), self.session, ANA)
        assert found.rows, found.reason
        self.saved([self.session.take_back(ANA, row.number) for row in found.rows])
        return found.seen


def played(name: str, picks: int = PICKS) -> Played:
    game = Played(VersionedSession(games()[name], 2, {}))
    game.session.skips = {ANA}
    game.session.luck = seeded(5)
    game.session.advance()
    rng = Rng(11)
    for _ in range(picks):
        game.play(rng)
    return game


@pytest.mark.parametrize("name", sorted(games()))
def test_undo_goes_back_to_every_decision_of_the_game(name: str) -> None:
    game = played(name)
    assert len(game.decisions) > 10
    while game.decisions:
        table, logs = game.decisions.pop()
        if game.session.s.lanes and digest(game.session.s) != table:  # the bot has answered beside; its answer stays
            game.undo()
            assert game.session.decision(ANA) is not None
            continue
        game.undo()
        shown, told = game.now()
        assert game.session.decision(ANA) is not None
        assert told[0] == logs[0], "the log forgets what was taken back"
        if not game.session.s.lanes:
            assert (shown, told) == (table, logs), "for bots and spectators it is as if it had never happened"
    assert undoing(info_of("person", "bot"), game.session, ANA).reason in ("nothing", "luck")


@pytest.mark.parametrize("name", sorted(games()))
def test_a_journal_with_bots_answers_taken_back_reads_the_same(name: str) -> None:
    game, rng = played(name, 30), Rng(3)
    for turn in range(12):
        game.undo()
        for _ in range(turn % 4):
            game.play(rng)
    again = VersionedSession(games()[name], 2, {})
    for move in game.session.moves:
        again.read(move.text, move.seat)
    assert again.moves == game.session.moves
    assert (digest(again.s), again.asked_at) == (digest(game.session.s), game.session.asked_at)
    assert [again.version(v) for v in (ANA, BOT, SPECTATOR)] == [game.session.version(v) for v in (ANA, BOT, SPECTATOR)]


def test_screens_that_hold_the_log_drop_what_was_taken_back() -> None:
    game, rng = played("race_for_the_galaxy", 40), Rng(8)
    held: dict[int, list[tuple[int, object]]] = {viewer: [] for viewer in (ANA, SPECTATOR)}
    for turn in range(40):
        game.undo() if turn % 3 else game.play(rng)
        for viewer, lines in held.items():
            start = game.session.log_start(viewer, max((version for version, _ in lines), default=0))
            lines[:] = [line for line in lines if line[0] <= start]
            lines += [(version, event.name) for version, event in game.session.events_after(viewer, start)]
            assert [line[1] for line in lines] == [e.name for _, e in game.session.events_after(viewer, 0)]


def dealt() -> VersionedSession:
    session = VersionedSession(HighCardGame(), 2, {})
    for card in (0, 1, 2, 3, 4, 5):  # Ana: 0 2 4, the bot: 1 3 5
        session.read(f"N deal card:{card}")
    return session


def test_a_secret_shown_or_luck_makes_it_practice_and_a_plain_answer_does_not() -> None:
    session, info = dealt(), info_of("person", "bot")

    def answer(path: str, seat: int) -> None:
        session.starts.add(session.pick(path, seat)[0].number)

    answer("card:0", ANA)
    answer("card:1", BOT)  # face down: Ana has seen that it put one away, and nothing more
    assert undoing(info, session, ANA).seen == ""
    answer("card:2", ANA)
    answer("card:3", BOT)  # both are shown
    found = undoing(info, session, ANA)
    assert (found.seen, [row.text for row in found.rows]) == ("hidden", ["1 play-card card:3", "0 play-card card:2"])
    assert undoing(info_of("person", "person"), session, ANA).reason == "other", "with people the policy stays"
    assert undoing(info_of("person", "open"), session, ANA).reason == "other"
    info.practice = True
    assert undoing(info, session, ANA).seen == "", "it is said once"


def test_what_was_picked_because_time_ran_out_stands() -> None:
    session, info = dealt(), info_of("person", "bot")
    info.seats[ANA].timed_out = session.pick("card:0", ANA)[0].number
    session.starts.add(info.seats[ANA].timed_out)
    assert undoing(info, session, ANA).reason == "time"
    assert undoing(info_of("person", "person"), session, ANA).rows, "the same pick by Ana herself"


def against_a_bot(tmp_path: Path, plan: NewTable, work: Callable[[Table], object]) -> None:
    async def run() -> None:
        async with hub_at(tmp_path) as hub:
            await work(await hub.open("p", plan))  # type: ignore[misc]

    asyncio.run(run())


PLAN = new_table("santa_maria", [("me", "Ana"), ("greedy", "")], pause=0)


def test_the_person_must_agree_before_the_game_becomes_practice(tmp_path: Path) -> None:
    async def work(table: Table) -> None:
        session = table.playing()
        picked = 0
        while picked < 3 or undoing(table.info, session, ANA).seen == "":
            await until(lambda: ANA in session.waiting)
            await pick(table, "p", ANA)
            picked += 1
        await until(lambda: ANA in session.waiting)
        await set_pace(table, "p", 0, True)
        rows = len(session.moves)
        with pytest.raises(NotPossible, match="Luck has decided since"):
            await table.undo("p", ANA, session.version(ANA))
        assert len(session.moves) == rows
        assert not table.info.practice
        version = session.version(ANA)
        after = await table.undo("p", ANA, version, practice=True)
        assert table.info.practice and ANA in session.waiting
        assert await table.undo("p", ANA, version, practice=True) == after, "sent twice, it counts once"
        await table.undo("p", ANA, session.version(ANA))  # it is practice already
        assert digest(session.s) == digest(session.table_before(len(session.moves) + 1))
        kept = digest(session.s)
        await table.reload()
        assert table.info.practice and digest(table.playing().s) == kept

    against_a_bot(tmp_path, PLAN, work)


def test_a_late_answer_is_known_after_a_restart(tmp_path: Path) -> None:
    clock = ClockRule("move", 5, autopilot="greedy")

    async def work(table: Table) -> None:
        session = table.playing()
        await table.pick_for(ANA, session.asked_at[ANA], path_of(table, ANA))
        late = table.info.seats[ANA].timed_out
        assert late and session.moves[late - 1].seat == ANA
        await table.reload()
        assert undoing(table.info, table.playing(), ANA).reason == "time"

    against_a_bot(tmp_path, replace(PLAN, game="century_new_world", clock=clock, pause=60), work)


def test_practice_is_not_rated() -> None:
    info = info_of("person", "bot")
    assert rated(info, [1, 2], [])
    info.practice = True
    assert rated(info, [1, 2], []) == ()
