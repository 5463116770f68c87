"""Analyses of finished games: computed part by part in the bots' workers, kept in the store, never computed twice.

A part takes a second or a few, and an analysis has one turn among the tables whose bots think. What is computed is
saved at once, so after a restart an analysis goes on where it stopped. Nobody waits for the yardstick games: until they
are over, the analysis is shown without them.
"""

from __future__ import annotations

import asyncio
import logging
import time
from dataclasses import dataclass, field, replace
from typing import Any

import msgspec

from farshore.build import starts_compiled
from farshore.core.record import Record, parse_record
from farshore.players.program import BotFailed
from farshore.store.protocol import Change, DocumentRow, Store
from farshore.study.analysis import Plan, assemble, plan
from farshore.study.shelf import KeptPart
from farshore.study.types import Analysis, Budget, DecisionReading
from farshore.study.units import Part, Unit
from farshore.study.yardstick import picks_before
from farshore.tables.bots import Bots
from farshore.tables.worker import PartTask

WHOLE, PART = "analysis", "analysis-part"  # kinds of documents
PART_SECONDS = 120.0
QUICK = 200  # simulations of a pick: what uncompiled rules may play for a yardstick
LOOK = 5.0  # seconds between looks at whether the rules are compiled
IN_MEMORY = 32  # finished analyses, and plans
log = logging.getLogger("farshore.analyses")


@dataclass
class AnalysisState:
    """How far an analysis is; `total` is 0 where nobody has asked for it. Until all is done, it has no yardstick."""

    done: int = 0
    total: int = 0
    failed: bool = False
    analysis: Analysis | None = None


@dataclass
class Job:
    """An analysis under way."""

    record: str
    plan: Plan
    parts: dict[Unit, Part] = field(default_factory=dict)
    done: int = 0  # units, those that were not needed too
    early: Analysis | None = None  # without the yardstick; never kept
    was_read: asyncio.Event = field(default_factory=asyncio.Event)  # all but the yardstick, or it failed
    failed: bool = False
    task: asyncio.Task[None] | None = None


class Analyses:
    def __init__(self, store: Store, bots: Bots, budget: Budget | None = None) -> None:
        self.store = store
        self.bots = bots
        self.budget = budget or Budget()
        self.jobs: dict[str, Job] = {}
        self._plans: dict[str, Plan] = {}
        self._whole: dict[str, Analysis] = {}

    async def state(self, record: Record, whose: str = "") -> AnalysisState:
        """The analysis, or how far it is. It begins if a person asks for it: `whose` turn it takes."""
        text = str(record)
        planned = await self._planned(text)
        whole = await self._found(planned.key)
        if whole is not None:
            return AnalysisState(len(planned.units), len(planned.units), analysis=whole)
        job = self.jobs.get(planned.key)
        if whose and (job is None or job.failed):
            job = self.jobs[planned.key] = Job(text, planned)
            job.task = asyncio.get_running_loop().create_task(self._run(job, f"study {whose}"))
        if job is None:
            return AnalysisState()
        done = min(job.done, len(planned.units) - 1)  # until the whole is there, something is left to do
        return AnalysisState(done, len(planned.units), job.failed, job.early)

    async def try_pick(self, record: Record, rows: list[str], whose: str) -> DecisionReading:
        """How another answer reads: that of the last of these rows, with which the record ends."""
        text = str(Record(record.header))
        text += "".join(f"{row}\n" for row in rows)
        decisions = [unit for unit in (await self._planned(text)).units if unit.kind == "decision"]
        if not decisions:
            raise BotFailed("there was nothing to decide")
        kept = await self._compute(PartTask(nameless(text), decisions[-1], self.budget), f"study {whose}")
        assert kept.decision is not None
        return kept.decision.own

    async def close(self) -> None:
        tasks = [job.task for job in self.jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _planned(self, record: str) -> Plan:
        if record not in self._plans:
            found = await asyncio.to_thread(plan, record, self.budget)
            keep_few(self._plans)
            self._plans[record] = found
        return self._plans[record]

    async def _found(self, key: str) -> Analysis | None:
        if key not in self._whole:
            row = await self.store.document(WHOLE, key)
            if row is None:
                return None
            keep_few(self._whole)
            self._whole[key] = msgspec.json.decode(row.data, type=Analysis)
        return self._whole[key]

    async def _run(self, job: Job, turn: str) -> None:
        try:
            for unit in job.plan.units:
                if unit.kind == "yardstick":
                    await self._show_early(job)
                before = picks_before(unit, job.parts)
                if before is not None:
                    job.parts[unit] = await self._part(job, unit, before, turn)
                job.done += 1
            await self._finish(job)
        except Exception:
            job.failed = True
            log.exception("analysis failed")
        finally:
            job.was_read.set()

    async def _show_early(self, job: Job) -> None:
        """What is read so far, before the bot plays on; people who still wait for a first reading come before it."""
        if job.early is None:
            job.early = await self._assembled(job)
            job.was_read.set()
        for other in [*self.jobs.values()]:
            await other.was_read.wait()
        while not is_bearable(self.budget):  # noqa: ASYNC110  # another process compiles, and tells nobody
            await asyncio.sleep(LOOK)

    async def _part(self, job: Job, unit: Unit, before: list[int], turn: str) -> Part:
        """From the store, or computed and saved."""
        name = name_of(job, unit)
        row = await self.store.document(PART, name)
        if row is None:
            kept = await self._compute(PartTask(nameless(job.record), unit, self.budget, before), turn)
            row = DocumentRow(PART, name, "", msgspec.json.encode(kept), time.time())
            await self.store.save(Change(documents=(row,)))
        part = msgspec.json.decode(row.data, type=KeptPart).part
        assert part is not None
        return part

    async def _compute(self, task: PartTask, turn: str) -> KeptPart:
        return await self.bots.part(task, turn, PART_SECONDS)

    async def _assembled(self, job: Job) -> Analysis:
        return await asyncio.to_thread(assemble, nameless(job.record), job.parts, self.budget)

    async def _finish(self, job: Job) -> None:
        """The whole takes the place of its parts."""
        whole = await self._assembled(job)
        now, key = time.time(), job.plan.key
        parts = [DocumentRow(PART, name_of(job, unit), "", b"", now) for unit in job.parts]
        await self.store.save(Change(documents=(DocumentRow(WHOLE, key, "", msgspec.json.encode(whole), now), *parts)))
        self._whole[key] = whole
        del self.jobs[key]


def is_bearable(budget: Budget) -> bool:
    """Until the rules are compiled a leg would take minutes, and bots at tables would wait for it."""
    return budget.yardstick_search <= QUICK or starts_compiled()


def name_of(job: Job, unit: Unit) -> str:
    return f"{job.plan.key} {unit.kind} {unit.number} {unit.leg}"


def nameless(record: str) -> str:
    """Picks are all that is computed with: who played, and what they wrote, is nobody's business on other machines, nor
    that of others who bring a record of the same picks.
    """
    whole = parse_record(record)
    said = [line for line in whole.body if not line.is_comment]
    return str(Record(replace(whole.header, players=[], notes={}), said))


def keep_few(kept: dict[str, Any]) -> None:
    """Forget the oldest."""
    while len(kept) >= IN_MEMORY:
        del kept[next(iter(kept))]
