"""Results for other programs: JSON with everything, Parquet with a row for every seat of every game."""

from __future__ import annotations

import json
from dataclasses import asdict
from importlib.util import find_spec
from pathlib import Path
from statistics import fmean
from typing import Any

from farshore.arena.decisions import branching, kinds
from farshore.arena.results import Results
from farshore.arena.standings import by_seat, components, pairings, standings
from farshore.core.errors import MissingExtra


def summary(results: Results) -> dict[str, Any]:
    """All figures as plain data."""
    bots, played, counts = results.plan.bots, results.played, results.counts
    decisions = counts.decisions
    spread = branching(decisions)
    return {
        "plan": results.plan.to_dict(),
        "games": len(played),
        "standings": [{**asdict(x), "share": x.share} for x in standings(bots, played)],
        "pairings": [{**asdict(x), "share": x.share} for x in pairings(bots, played)],
        "seats": [asdict(x) for x in by_seat(played)],
        "components": [asdict(x) for x in components(counts.components, counts.games)],
        "decisions": {
            "branching": asdict(spread) if spread else None,
            "kinds": [asdict(x) for x in kinds(decisions)],
            "lead_changes": decisions.leads[1] / decisions.leads[0] if decisions.leads[0] else None,
            "hidden": decisions.hidden[1] / decisions.hidden[0] if decisions.hidden[0] else None,
            "picks": fmean(sum(r.picks) for r in played) if played else None,
            "rounds": fmean(r.rounds for r in played) if played else None,
        },
        "curves": [
            {"bot": bot, "round": number, "category": category, "seats": int(seats), "mean": points / seats}
            for (bot, number, category), (seats, points) in sorted(counts.curves.items())
        ],
    }


def write_json(results: Results, path: Path) -> None:
    text = json.dumps({**summary(results), "results": [asdict(r) for r in results.played]}, indent=1)
    path.write_text(text + "\n", encoding="utf-8")


def rows(results: Results) -> list[dict[str, Any]]:
    """A row for every seat of every game; score categories in columns of their own, `score_cards`."""
    return [
        {
            "game": r.number,
            "deal": r.number // len(results.plan.arrangements),
            "seat": seat,
            "bot": bot,
            "score": r.scores[seat],
            "rank": r.ranks[seat],
            "win": r.wins[seat],
            "picks": r.picks[seat],
            "seconds": r.seconds[seat],
            "rounds": r.rounds,
            **{f"score_{name}": points for name, points in r.categories[seat].items()},
        }
        for r in results.played
        for seat, bot in enumerate(r.bots)
    ]


def check_parquet() -> None:
    """Fails before hours of play, not after them."""
    if find_spec("pyarrow") is None:
        raise MissingExtra("Parquet files need the extra 'research': pip install 'farshore[research]'")


def write_parquet(results: Results, path: Path) -> None:
    check_parquet()
    import pyarrow as pa
    from pyarrow import parquet

    parquet.write_table(pa.Table.from_pylist(rows(results)), path)
