"""`farshore simulate`: many games between bots, and what came of them: for designers, component by component."""

from __future__ import annotations

from pathlib import Path

import click

from farshore.arena.plan import game_of, make_plan
from farshore.arena.results import Results
from farshore.arena.standings import by_seat, components
from farshore.cli.arguments import (
    SEEDS,
    BotNames,
    edition_option,
    game_argument,
    json_option,
    language_option,
    players_option,
    seats_of,
    settings_option,
    split_list,
)
from farshore.cli.console import console
from farshore.cli.tournament import play_all, print_summary, right_aligned, show_standings, worker_options, write_all
from farshore.core.errors import UnknownBot
from farshore.core.game import Game
from farshore.words import Words


@click.command(
    "simulate",
    epilog="\b\nExamples:\n  farshore simulate century --players 4 --games 1000 --seed 7\n"
    "  farshore simulate century --bots greedy --games 5000 --components --out study --workers 2\n"
    "  farshore simulate century --bots greedy,random --games 200 --option board=D1 --json",
)
@game_argument()
@players_option()
@click.option("--games", "count", type=click.IntRange(1, 10_000_000), default=100, show_default=True)
@click.option("--seed", type=click.IntRange(0, SEEDS), default=0, show_default=True, help="Of luck and choices.")
@click.option(
    "--bots",
    type=BotNames(),
    default="random",
    show_default=True,
    help="Names apart by commas; fewer than seats repeat.",
)
@click.option("--components", "listens", is_flag=True, help="Count which cards, tiles, buildings are taken, and win.")
@settings_option()
@edition_option()
@worker_options
@language_option()
@json_option()
def command(
    game: Game,
    players: int | None,
    count: int,
    seed: int,
    bots: str,
    listens: bool,
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
    """Play many games between bots. Equal seeds give equal games, compiled or not."""
    names = split_list(bots)
    seats = seats_of(game, players)
    if not 1 <= len(names) <= seats:
        raise UnknownBot(f"--bots takes 1 to {seats} names for {seats} seats, not {len(names)}")
    plan = make_plan(game, names, count, seats, seed, dict(settings), edition, listens)
    results = play_all(plan, out, parquet, backend, address, workers)
    if out:
        write_all(results, out, parquet, lang)
    if as_json:
        print_summary(results)
        return
    show_standings(results)
    shares = ", ".join(f"{x.wins / x.games:.1%}" for x in by_seat(results.played))
    picks = sum(sum(r.picks) for r in results.played) / len(results.played)
    console().print(f"[muted]wins by seat {shares} · {picks:.0f} picks a game[/]")
    if listens:
        show_components(results, Words(game_of(plan), lang))


def show_components(results: Results, words: Words) -> None:
    """The most frequent of each event; the report has them all."""
    found = components(results.counts.components, results.counts.games)
    for event in dict.fromkeys(x.event for x in found):
        rows = [x for x in found if x.event == event]
        table = right_aligned(event.replace("-", " "), "times", "in games", "wins", "95 %", "score")
        for x in rows[:12]:
            span = f"{x.low:.0%}–{x.high:.0%}"
            table.add_row(words.ref(x.ref), str(x.times), f"{x.games:.0%}", f"{x.wins:.1%}", span, f"{x.score:.1f}")
        console().print(table)
        if len(rows) > 12:
            console().print(f"[muted]and {len(rows) - 12} more[/]")
