"""`farshore simulate`: plays many games between bots; statistics by component, for designers."""

from __future__ import annotations

from pathlib import Path

import click

from farshore.arena.components import deed
from farshore.arena.decisions import branching, kinds
from farshore.arena.results import Results
from farshore.arena.standings import by_seat, components
from farshore.cli.arguments import BotNames, seats_of, split_list
from farshore.cli.console import console
from farshore.cli.tournament import Order, order_options, right_aligned
from farshore.core.errors import UnknownBot
from farshore.words import Words


@click.command(
    "simulate",
    epilog="\b\nExamples:\n  farshore simulate century --players 4 --games 1000 --seed 7\n"
    "  farshore simulate century --bots greedy --games 5000 --components --out study --workers 2\n"
    "  farshore simulate century --bots greedy,random --games 200 --variant board=D1 --json\n"
    "  farshore simulate century --bots greedy --games 1000 --dataset games",
)
@click.option(
    "--bots",
    type=BotNames(),
    default="random",
    show_default=True,
    help="Comma-separated names; repeated if there are fewer than seats.",
)
@click.option(
    "--components",
    "listens",
    is_flag=True,
    help="Count how often components are taken, and win.",
)
@click.option(
    "--dataset",
    type=click.Path(file_okay=False, path_type=Path),
    help="Folder for Parquet files with every decision: observation, mask, action, return, bot.",
)
@order_options(games=100)
def command(order: Order, bots: str, listens: bool, dataset: Path | None) -> None:
    """Play many games between bots. The same seed gives the same games, compiled or not."""
    names = split_list(bots)
    seats = seats_of(order.game, order.players)
    if not 1 <= len(names) <= seats:
        raise UnknownBot(f"--bots takes 1 to {seats} names for {seats} seats, not {len(names)}")
    results = order.play(names, seats, listens, dataset)
    if order.as_json:
        return
    shares = ", ".join(f"{x.wins / x.games:.1%}" for x in by_seat(results.played))
    picks = sum(sum(r.picks) for r in results.played) / len(results.played)
    console().print(f"[muted]wins by seat {shares} · {picks:.0f} picks a game[/]")
    show_decisions(results)
    if listens:
        show_components(results, Words(order.game, order.lang))


def show_decisions(results: Results) -> None:
    """What seats are asked, and out of how much they choose."""
    decisions = results.counts.decisions
    spread = branching(decisions)
    if spread is None:
        return
    table = right_aligned("question", "share", "options")
    for kind in kinds(decisions)[:12]:
        table.add_row(kind.question, f"{kind.share:.1%}", f"{kind.options:.1f}")
    console().print(table)
    facts = [f"options: {spread.mean:.1f} on average, half up to {spread.median}, at most {spread.most}"]
    if decisions.leads[0]:
        facts.append(f"the lead changes {decisions.leads[1] / decisions.leads[0]:.1f} times")
    if decisions.hidden[0]:
        facts.append(
            f"{decisions.hidden[1] / decisions.hidden[0]:.0%} of the table is hidden from the one who is asked"
        )
    console().print(f"[muted]{' · '.join(facts)}[/]")


def show_components(results: Results, words: Words) -> None:
    """The most frequent of each event; the report has them all."""
    found = components(results.counts.components, results.counts.games)
    for event in dict.fromkeys(x.event for x in found):
        rows = [x for x in found if x.event == event]
        table = right_aligned(deed(words, event), "times", "in games", "wins", "95 %", "score")
        for x in rows[:12]:
            span = f"{x.low:.0%}–{x.high:.0%}"
            table.add_row(words.ref(x.ref), str(x.times), f"{x.games:.0%}", f"{x.wins:.1%}", span, f"{x.score:.1f}")
        console().print(table)
        if len(rows) > 12:
            console().print(f"[muted]and {len(rows) - 12} more[/]")
