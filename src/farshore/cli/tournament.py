"""What `arena` and `simulate` share: who plays, where the results go, and how far it is."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import click
from rich.table import Table

from farshore.arena.export import check_parquet, summary, write_json, write_parquet
from farshore.arena.plan import Plan
from farshore.arena.report import Report
from farshore.arena.results import Results
from farshore.arena.run import run, workers_here
from farshore.arena.standings import standings
from farshore.arena.workers import Workers
from farshore.build import mode
from farshore.cli.console import console, tracked
from farshore.core.errors import UnknownOption

Decorator = Callable[[Any], Any]


def worker_options(command: Any) -> Any:
    """Who plays, and where the results go."""
    for option in reversed(
        (
            click.option("--workers", type=click.IntRange(min=1), default=1, show_default=True, help="Processes."),
            click.option("--backend", type=click.Choice(["pool", "ray"]), default="pool", show_default=True),
            click.option("--address", help="Of a running Ray cluster; without it Ray starts on this machine."),
            click.option(
                "--out",
                type=click.Path(file_okay=False, path_type=Path),
                help="Folder for results.jsonl, results.json and report.html. The same command again goes on there.",
            ),
            click.option("--parquet", is_flag=True, help="Also write results.parquet into that folder."),
        )
    ):
        command = option(command)
    return command


def workers_for(backend: str, address: str | None, count: int) -> tuple[Workers, int]:
    if backend == "ray":
        from farshore.arena.cluster import Cluster

        cluster = Cluster(address, count)
        return cluster, cluster.cpus
    if address is not None:
        raise UnknownOption("--address is for --backend ray")
    return workers_here(count), count


def play_all(plan: Plan, out: Path | None, parquet: bool, backend: str, address: str | None, count: int) -> Results:
    """Play what is missing, with a progress bar if it takes a while."""
    if parquet:
        if out is None:
            raise UnknownOption("--parquet needs a folder to write to: --out FOLDER")
        check_parquet()
    results = Results(plan, out / "results.jsonl" if out else None)
    workers, hands = workers_for(backend, address, count)
    left = plan.total - len(results.played)
    for _ in tracked(one_by_one(results, workers, hands), left, "playing"):
        pass
    return results


def one_by_one(results: Results, workers: Workers, hands: int) -> Iterator[int]:
    """A tick for every game, so that the bar counts games and not tasks."""
    for games in run(results, workers, hands):
        yield from range(games)


def write_all(results: Results, out: Path, parquet: bool, language: str) -> None:
    write_json(results, out / "results.json")
    (out / "report.html").write_text(Report(results, language).html(), encoding="utf-8")
    if parquet:
        write_parquet(results, out / "results.parquet")
    console(stderr=True).print(f"[muted]written to {out}: report.html, results.json, results.jsonl[/]")


def right_aligned(*heads: str) -> Table:
    table = Table(*heads, box=None, header_style="muted")
    for column in table.columns[1:]:
        column.justify = "right"
    return table


def show_standings(results: Results) -> None:
    table = right_aligned("bot", "games", "wins", "95 %", "score", "rank", "rating", "a pick")
    for x in standings(results.plan.bots, results.played):
        table.add_row(
            *(x.bot, str(x.games), f"{x.share:.1%}", f"{x.low:.1%}–{x.high:.1%}", f"{x.score:.1f}", f"{x.rank:.2f}"),
            *(f"{x.rating:.1f} ±{2 * x.uncertainty:.1f}", f"{x.milliseconds:.2f} ms"),
        )
    console().print(table)
    console().print(f"[muted]{len(results.played)} games, rules {mode()}[/]")


def print_summary(results: Results) -> None:
    click.echo(json.dumps(summary(results), indent=2))
