"""Options and output shared by `arena` and `simulate`."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields
from functools import wraps
from pathlib import Path
from typing import Any

import click
from rich.table import Table

from farshore.arena.dataset import check_dataset, drop_unfinished
from farshore.arena.export import check_parquet, summary, write_json, write_parquet
from farshore.arena.plan import Plan, make_plan
from farshore.arena.report import Report
from farshore.arena.results import Results
from farshore.arena.run import run, workers_here
from farshore.arena.standings import standings
from farshore.arena.workers import Workers
from farshore.build import mode
from farshore.cli.arguments import (
    SEEDS,
    Decorator,
    edition_option,
    game_argument,
    json_option,
    language_option,
    players_option,
    settings_option,
)
from farshore.cli.console import console, tracked
from farshore.core.errors import MissingExtra, UnknownVariant
from farshore.core.game import Game


@dataclass(frozen=True)
class Order:
    """The options of both commands."""

    game: Game
    players: int | None
    count: int
    seed: int
    settings: tuple[tuple[str, str], ...]
    edition: str
    workers: int
    backend: str
    address: str | None
    database: str | None
    out: Path | None
    parquet: bool
    lang: str
    as_json: bool

    def play(
        self, bots: list[str], seats: int | None, components: bool = False, dataset: Path | None = None
    ) -> Results:
        """Play what is missing, save it, and show the standings."""
        options = dict(self.settings)
        folder = str(dataset.resolve()) if dataset else ""
        plan = make_plan(self.game, bots, self.count, seats, self.seed, options, self.edition, components, folder)
        results = self.play_all(plan)
        if self.out:
            write_all(results, self.out, self.parquet, self.lang)
        if self.as_json:
            click.echo(json.dumps(summary(results), indent=2))
        else:
            show_standings(results)
        return results

    def play_all(self, plan: Plan) -> Results:
        """With a progress bar, if it takes long."""
        if self.parquet:
            if self.out is None:
                raise UnknownVariant("--parquet needs a folder to write to: --out FOLDER")
            check_parquet()
        if plan.dataset:
            check_dataset(Path(plan.dataset), resumes=self.out is not None)
        results = Results(plan, self.out / "results.jsonl" if self.out else None)
        if plan.dataset:
            drop_unfinished(Path(plan.dataset), set(results.by_number))
        workers, hands = workers_for(self)
        left = plan.total - len(results.played)
        for _ in tracked(one_by_one(results, workers, hands), left, "playing"):
            pass
        return results


def order_options(games: int) -> Decorator:
    """The options of a command that takes an `Order`; `games` is the default number."""
    options = (
        game_argument(),
        players_option(),
        click.option("--games", "count", type=click.IntRange(1, 10_000_000), default=games, show_default=True),
        click.option(
            "--seed", type=click.IntRange(0, SEEDS), default=0, show_default=True, help="Seed of luck and choices."
        ),
        settings_option(),
        edition_option(),
        click.option("--workers", type=click.IntRange(min=1), default=1, show_default=True, help="Processes."),
        click.option("--backend", type=click.Choice(["pool", "ray", "fleet"]), default="pool", show_default=True),
        click.option("--address", help="Address of a Ray cluster; without it Ray starts on this machine."),
        click.option(
            "--database", envvar="FARSHORE_DATABASE", help="Of a fleet: where 'farshore bots' waits, postgresql://…"
        ),
        click.option(
            "--out",
            type=click.Path(file_okay=False, path_type=Path),
            help="Folder for results.jsonl, results.json and report.html. The same command continues a stopped run.",
        ),
        click.option("--parquet", is_flag=True, help="Also write results.parquet into that folder."),
        language_option(),
        json_option(),
    )

    def decorate(command: Callable[..., None]) -> Any:
        @wraps(command)
        def with_order(**given: Any) -> None:
            command(Order(**{field.name: given.pop(field.name) for field in fields(Order)}), **given)

        wrapped: Any = with_order
        for option in reversed(options):
            wrapped = option(wrapped)
        return wrapped

    return decorate


def workers_for(order: Order) -> tuple[Workers, int]:
    if order.backend == "ray":
        from farshore.arena.cluster import Cluster

        cluster = Cluster(order.address, order.workers)
        return cluster, cluster.cpus
    if order.address is not None:
        raise UnknownVariant("--address is for --backend ray")
    if order.backend == "fleet":
        return fleet_of(order.database)
    return workers_here(order.workers), order.workers


def fleet_of(database: str | None) -> tuple[Workers, int]:
    if not database:
        raise UnknownVariant("--backend fleet needs the database where bots wait: --database postgresql://…")
    try:
        from farshore.tables.fleet_arena import FleetWorkers
    except ImportError as fault:
        raise MissingExtra("--backend fleet needs the extra 'postgres': pip install 'farshore[postgres]'") from fault
    fleet = FleetWorkers(database)
    return fleet, fleet.known


def one_by_one(results: Results, workers: Workers, hands: int) -> Iterator[int]:
    """One item per game, so that the bar counts games and not tasks."""
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
