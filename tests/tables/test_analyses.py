"""Analyses beside each other: people who wait for a first reading come before the yardstick of others."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from farshore.core.record import Record, parse_record
from farshore.store.sqlite import SqliteStore
from farshore.study.shelf import KeptPart
from farshore.study.types import Budget
from farshore.study.worker import answer
from farshore.tables import analyses as module
from farshore.tables.analyses import Analyses, is_bearable
from farshore.tables.bots import Bots
from farshore.tables.worker import PartTask
from tests.study.games import TINY, record

BUDGET = msgspec.structs.replace(TINY, open_cards=False)


class Noting(Bots):
    """Computes here, and notes what it was asked for."""

    asked: list[tuple[int, str]]  # how long the record is, and the kind of the unit

    async def part(self, task: PartTask, key: str, limit: float) -> KeptPart:
        self.asked.append((len(parse_record(task.record).body), task.unit.kind))
        await asyncio.sleep(0)
        found = answer(task).part
        assert found is not None
        return found


def cut(rows: int) -> Record:
    whole = parse_record(record("race"))
    return Record(whole.header, whole.body[:rows])


def test_the_yardstick_of_one_waits_for_the_readings_of_another(tmp_path: Path) -> None:
    bots = Noting(1)
    bots.asked = []

    async def work() -> None:
        store = SqliteStore(tmp_path / "t.db")
        analyses = Analyses(store, bots, BUDGET)
        short, long = cut(15), cut(24)
        await analyses.state(short, "ana")
        await analyses.state(long, "rui")
        await asyncio.gather(*(job.task for job in [*analyses.jobs.values()] if job.task))
        states = [await analyses.state(one) for one in (short, long)]
        assert all(state.analysis and state.analysis.yardstick_games == 1 for state in states)
        await store.close()

    asyncio.run(work())
    first = next(k for k, (_, kind) in enumerate(bots.asked) if kind == "yardstick")
    assert {kind for _, kind in bots.asked[first:]} == {"yardstick"}, "no reading came later"
    assert {rows for rows, _ in bots.asked[:first]} == {15, 24}


def test_legs_wait_until_the_rules_are_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The reading is shown meanwhile, nothing of it is read again, and the key stays the same."""
    bots, ready = Noting(1), [False]
    bots.asked = []
    monkeypatch.setattr(module, "starts_compiled", lambda: ready[0])
    monkeypatch.setattr(module, "QUICK", 0)
    monkeypatch.setattr(module, "LOOK", 0.01)

    async def work() -> None:
        store = SqliteStore(tmp_path / "t.db")
        analyses, played = Analyses(store, bots, BUDGET), cut(15)
        await analyses.state(played, "ana")
        while (early := (await analyses.state(played)).analysis) is None:  # noqa: ASYNC110  # as a page asks
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.1)
        assert early.yardstick_games == 0 and "yardstick" not in {kind for _, kind in bots.asked}
        readings, ready[0] = len(bots.asked), True
        await asyncio.gather(*(job.task for job in [*analyses.jobs.values()] if job.task))
        whole = (await analyses.state(played)).analysis
        assert whole is not None and whole.yardstick_games == 1 and whole.key == early.key
        assert {kind for _, kind in bots.asked[readings:]} == {"yardstick"}
        await store.close()

    asyncio.run(work())


def test_few_simulations_need_no_compiled_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "starts_compiled", lambda: False)
    assert is_bearable(BUDGET) and not is_bearable(Budget())
