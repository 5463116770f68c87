"""`farshore arena`: which bot is strongest, and how sure is that?"""

from __future__ import annotations

from pathlib import Path

import click

from farshore.arena.plan import make_plan
from farshore.arena.standings import pairings
from farshore.cli.arguments import (
    SEEDS,
    BotNames,
    edition_option,
    game_argument,
    json_option,
    language_option,
    players_option,
    settings_option,
    split_list,
)
from farshore.cli.console import console
from farshore.cli.tournament import play_all, print_summary, right_aligned, show_standings, worker_options, write_all
from farshore.core.game import Game


@click.command(
    "arena",
    epilog="\b\nExamples:\n  farshore arena century --bots greedy,ismcts:200ms --games 400 --workers 2\n"
    "  farshore arena century --bots easy,medium,hard --games 300 --out ladder\n"
    "  farshore arena century --bots 'greedy,program:python my_bot.py'",
)
@game_argument()
@click.option(
    "--bots",
    type=BotNames(),
    required=True,
    help="Names apart by commas: random, greedy, easy, ismcts:200ms, ismcts:400 …",
)
@click.option("--games", "count", type=click.IntRange(1, 10_000_000), default=200, show_default=True)
@players_option()
@click.option("--seed", type=click.IntRange(0, SEEDS), default=0, show_default=True, help="Of luck and choices.")
@settings_option()
@edition_option()
@worker_options
@language_option()
@json_option()
def command(
    game: Game,
    bots: str,
    count: int,
    players: int | None,
    seed: int,
    settings: tuple[tuple[str, str], ...],
    edition: str,
    workers: int,
    backend: str,
    address: str | None,
    out: Path | None,
    parquet: bool,
    lang: str,
    as_json: bool,
) -> None:
    """Let bots play each other: every line-up under the same luck from every seat.

    With more bots than seats all combinations meet. A run that was stopped goes on with the same command.
    """
    plan = make_plan(game, split_list(bots), count, players, seed, dict(settings), edition)
    results = play_all(plan, out, parquet, backend, address, workers)
    if out:
        write_all(results, out, parquet, lang)
    if as_json:
        print_summary(results)
        return
    show_standings(results)
    if len(plan.bots) > 2:
        table = right_aligned("bot", "ahead of", "share", "95 %", "games")
        for x in pairings(plan.bots, results.played):
            table.add_row(x.bot, x.rival, f"{x.share:.1%}", f"{x.low:.1%}–{x.high:.1%}", str(x.games))
        console().print(table)
