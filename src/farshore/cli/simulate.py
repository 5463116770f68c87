"""`farshore simulate`: many games between bots, and what came of them."""

from __future__ import annotations

import json
import time
from collections import defaultdict
from collections.abc import Iterator
from statistics import fmean, pstdev
from typing import Any

import click
from rich.table import Table

from farshore.build import mode
from farshore.cli.arguments import (
    edition_option,
    game_argument,
    json_option,
    players_option,
    seats_of,
    settings_option,
    split_list,
)
from farshore.cli.console import console, tracked
from farshore.core.errors import UnknownBot
from farshore.core.game import Game, Outcome
from farshore.core.play import play
from farshore.core.rng import Rng
from farshore.players.registry import bot

CAP = 100_000
SEAT_STRIDE = 7919  # luck and choices of one seed must not be the same numbers


def seating(bots: list[str], seats: int, game_number: int) -> list[str]:
    """Bots take their seats in turn and move one chair on after every game, so that no seat favours one of them."""
    return [bots[(seat + game_number) % len(bots)] for seat in range(seats)]


def results(
    game: Game, seats: int, settings: dict[str, str], edition: str, bots: list[str], seeds: range
) -> Iterator[tuple[list[str], Outcome, int]]:
    """Who sat where, the outcome, and how many picks it took."""
    policies = {name: bot(name, game) for name in set(bots)}
    for number, seed in enumerate(seeds):
        s = game.new(seats, settings, edition)
        sitting = seating(bots, seats, number)
        picks = play(s, [policies[name] for name in sitting], Rng(seed), Rng(seed * SEAT_STRIDE + 1), CAP)
        yield sitting, game.outcome(s), picks


def summary(found: list[tuple[list[str], Outcome, int]]) -> dict[str, Any]:
    """Per bot: how often it sat, what share of the wins it took (a shared win counts in parts), and its scores."""
    scores: dict[str, list[int]] = {}
    wins: defaultdict[str, float] = defaultdict(float)
    chairs: list[float] = [0.0] * len(found[0][0])
    for sitting, outcome, _ in found:
        for row in outcome.seats:
            scores.setdefault(sitting[row.seat], []).append(row.score)
        for seat in outcome.winners:
            share = 1 / len(outcome.winners)
            wins[sitting[seat]] += share
            chairs[seat] += share
    return {
        "bots": {
            name: {
                "seats": len(scored),
                "wins": round(wins[name], 3),
                "win_rate": round(wins[name] / len(found), 4),
                "score_mean": round(fmean(scored), 2),
                "score_sd": round(pstdev(scored), 2),
            }
            for name, scored in scores.items()
        },
        "wins_by_seat": [round(share / len(found), 4) for share in chairs],
        "picks_mean": round(fmean(picks for _, _, picks in found), 1),
    }


@click.command(
    "simulate",
    epilog="\b\nExamples:\n  farshore simulate century --players 4 --games 1000 --seed 7\n"
    "  farshore simulate century --bots greedy,random --games 200 --option board=D1 --json",
)
@game_argument()
@players_option()
@click.option("--games", "count", type=click.IntRange(1, 10_000_000), default=100, show_default=True)
@click.option("--seed", type=click.IntRange(min=0), default=0, show_default=True, help="Of the first game.")
@click.option("--bots", default="random", show_default=True, help="Names apart by commas; fewer than seats repeat.")
@settings_option()
@edition_option()
@json_option()
def command(
    game: Game,
    players: int | None,
    count: int,
    seed: int,
    bots: str,
    settings: tuple[tuple[str, str], ...],
    edition: str,
    as_json: bool,
) -> None:
    """Play many games between bots. Equal seeds give equal games, compiled or not."""
    names = split_list(bots)
    seats = seats_of(game, players)
    game.settle(seats, dict(settings))
    if not 1 <= len(names) <= seats:
        raise UnknownBot(f"--bots takes 1 to {seats} names for {seats} seats, not {len(names)}")
    began = time.monotonic()
    run = results(game, seats, dict(settings), edition, names, range(seed, seed + count))
    found = list(tracked(run, count, "playing"))
    spent = time.monotonic() - began
    report = {"game": game.name, "players": seats, "games": count, "seed": seed, **summary(found)}
    report["seconds"] = round(spent, 2)
    if as_json:
        click.echo(json.dumps(report, indent=2))
    else:
        show(report)


def show(report: dict[str, Any]) -> None:
    table = Table("bot", "seats", "wins", "rate", "score", "±", box=None, header_style="muted")
    for column in table.columns[1:]:
        column.justify = "right"
    for name, row in sorted(report["bots"].items(), key=lambda item: -item[1]["win_rate"]):
        figures = [f"{row['win_rate']:.1%}", f"{row['score_mean']:.1f}", f"{row['score_sd']:.1f}"]
        table.add_row(name, str(row["seats"]), f"{row['wins']:g}", *figures)
    out = console()
    out.print(table)
    seats = ", ".join(f"{rate:.1%}" for rate in report["wins_by_seat"])
    out.print(f"[muted]wins by seat {seats} · {report['picks_mean']:g} picks a game[/]")
    out.print(f"[muted]{report['games']} games in {report['seconds']:g} s, rules {mode()}[/]")
