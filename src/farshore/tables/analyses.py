"""Analyses of finished games: computed part by part in the bots' workers, kept in the store, never computed twice.

A part takes about a second, and an analysis has one turn among the tables whose bots think. What is computed is saved
at once, so after a restart an analysis goes on where it stopped.
"""

from __future__ import annotations

import asyncio
import logging
import time
from dataclasses import dataclass, field, replace
from typing import Any

import msgspec

from farshore.core.record import Record, parse_record
from farshore.players.program import BotFailed
from farshore.store.protocol import Change, DocumentRow, Store
from farshore.study.analysis import Plan, assemble, plan
from farshore.study.shelf import KeptPart
from farshore.study.types import Analysis, Budget, DecisionReading
from farshore.study.units import Part, Unit
from farshore.tables.bots import Bots
from farshore.tables.worker import PartTask

WHOLE, PART = "analysis", "analysis-part"  # kinds of documents
PART_SECONDS = 120.0
IN_MEMORY = 32  # finished analyses, and plans
log = logging.getLogger("farshore.analyses")


@dataclass
class AnalysisState:
    """How far an analysis is; `total` is 0 where nobody has asked for it."""

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
        return AnalysisState(len(job.parts), len(planned.units), job.failed)

    async def try_pick(self, record: Record, rows: list[str], whose: str) -> DecisionReading:
        """How another answer reads: that of the last of these rows, with which the record ends."""
        text = str(Record(record.header))
        text += "".join(f"{row}\n" for row in rows)
        decisions = [unit for unit in (await self._planned(text)).units if unit.kind == "decision"]
        if not decisions:
            raise BotFailed("there was nothing to decide")
        kept = await self._compute(text, decisions[-1], f"study {whose}")
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
                job.parts[unit] = await self._part(job, unit, turn)
            await self._finish(job)
        except Exception:
            job.failed = True
            log.exception("analysis failed")

    async def _part(self, job: Job, unit: Unit, turn: str) -> Part:
        """From the store, or computed and saved."""
        name = f"{job.plan.key} {unit.kind} {unit.number}"
        row = await self.store.document(PART, name)
        if row is None:
            kept = await self._compute(job.record, unit, turn)
            row = DocumentRow(PART, name, "", msgspec.json.encode(kept), time.time())
            await self.store.save(Change(documents=(row,)))
        part = msgspec.json.decode(row.data, type=KeptPart).part
        assert part is not None
        return part

    async def _compute(self, record: str, unit: Unit, turn: str) -> KeptPart:
        return await self.bots.part(PartTask(nameless(record), unit, self.budget), turn, PART_SECONDS)

    async def _finish(self, job: Job) -> None:
        """The whole takes the place of its parts."""
        whole = await asyncio.to_thread(assemble, nameless(job.record), job.parts, self.budget)
        now, key = time.time(), job.plan.key
        parts = [DocumentRow(PART, f"{key} {unit.kind} {unit.number}", "", b"", now) for unit in job.plan.units]
        await self.store.save(Change(documents=(DocumentRow(WHOLE, key, "", msgspec.json.encode(whole), now), *parts)))
        self._whole[key] = whole
        del self.jobs[key]


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
