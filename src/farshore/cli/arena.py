"""`farshore arena`: which bot is strongest, and how certain that is."""

from __future__ import annotations

import click

from farshore.arena.standings import pairings
from farshore.cli.arguments import BotNames, split_list
from farshore.cli.console import console
from farshore.cli.tournament import Order, order_options, right_aligned


@click.command(
    "arena",
    epilog="\b\nExamples:\n  farshore arena century --bots greedy,ismcts:200ms --games 400 --workers 2\n"
    "  farshore arena century --bots easy,medium,hard --games 300 --out ladder\n"
    "  farshore arena century --bots hard,medium,medium,medium --games 200\n"
    "  farshore arena century --bots 'greedy,program:python my_bot.py'",
)
@click.option(
    "--bots",
    type=BotNames(),
    required=True,
    help="Comma-separated names: random, greedy, easy, ismcts:200ms, ismcts:400 …",
)
@order_options(games=200)
def command(order: Order, bots: str) -> None:
    """Let bots play each other: every line-up plays the same deals from every seat.

    With more bots than seats all combinations meet. Name a bot several times to let one play against three of another.
    A run that was stopped continues with the same command.
    """
    names = split_list(bots)
    results = order.play(names, order.players)
    if len(set(names)) > 2 and not order.as_json:
        table = right_aligned("bot", "ahead of", "share", "95 %", "games")
        for x in pairings(names, results.played):
            table.add_row(x.bot, x.rival, f"{x.share:.1%}", f"{x.low:.1%}–{x.high:.1%}", str(x.games))
        console().print(table)
