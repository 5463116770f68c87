"""A stretch of a plan as one task for a worker. Arguments and result are plain data, never a table."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import Any

from farshore.arena.counts import Counts
from farshore.arena.dataset import Recorder
from farshore.arena.match import Match
from farshore.arena.plan import game_of, plan_from
from farshore.players.registry import bot


def play_stretch(fields: dict[str, Any], first: int, last: int, programs: bool = True) -> dict[str, Any]:
    """Games `first` to `last - 1` of the plan. `programs`: may its bots be commands?"""
    plan = plan_from(fields)
    game = game_of(plan)
    policies = {spec: bot(spec, game, programs) for spec in plan.bots}
    counts = Counts()
    recorder = Recorder(game, plan) if plan.dataset else None
    results = [Match(game, plan, number, policies, counts, recorder).play() for number in range(first, last)]
    if recorder:
        recorder.write(Path(plan.dataset), first, last)
    return {"first": first, "last": last, "results": [asdict(r) for r in results], "counts": counts.to_dict()}
