"""`farshore bench`: how fast the rules run, in CPU time of one core."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

import click
from rich.table import Table

from farshore.build import is_compiled, mode
from farshore.cli.arguments import game_argument, json_option, players_option, settings_option
from farshore.cli.console import console, tracked
from farshore.core.game import Game
from farshore.core.play import playout
from farshore.core.registry import games
from farshore.core.rng import Rng

CAP = 100_000
CLONES = 5_000
STRETCHES = 5  # of the time; the quickest counts, since other programs only ever add
Counts = tuple[int, int, int]  # games ended, decisions, picks of Nature's


def measure(game: Game, seats: int, settings: dict[str, str], seconds: float) -> dict[str, Any]:
    """Random games by the bare rules; then clones of a table in the middle of one."""

    def one(number: int) -> Counts:
        by_seats, by_nature = playout(game.new(seats, settings), Rng(number), CAP)
        return 1, by_seats, by_nature

    pace, (played, decisions, by_nature) = quickest(one, seconds)
    picks = decisions + by_nature
    return {
        **rates(game, seats, "engine", pace, played / decisions),
        "picks_per_s": round(pace * picks / decisions),
        "clone_us": round(clone_time(game, seats, settings, picks // played // 2), 3),
    }


def measure_door(game: Game, seats: int, settings: dict[str, str], seconds: float, door: str) -> dict[str, Any]:
    """Random play through an environment, after a round to warm up."""
    from farshore.adapters.speed import DOORS

    play = DOORS[door](game.name, seats, settings)
    play(0)
    pace, (played, decisions, _) = quickest(lambda number: (*play(number), 0), seconds)
    return rates(game, seats, door, pace, played / decisions)


def quickest(play: Callable[[int], Counts], seconds: float) -> tuple[float, Counts]:
    """Play for so long in several stretches: decisions a second in the quickest, and all that was played."""
    pace, number = 0.0, 0
    games = decisions = by_nature = 0
    for _ in range(STRETCHES):
        before = decisions
        began = time.process_time()
        while (spent := time.process_time() - began) < seconds / STRETCHES or decisions == before:
            number += 1
            made = play(number)
            games, decisions, by_nature = games + made[0], decisions + made[1], by_nature + made[2]
        pace = max(pace, (decisions - before) / spent)
    return pace, (games, decisions, by_nature)


def rates(game: Game, seats: int, door: str, pace: float, games: float) -> dict[str, Any]:
    """`pace` in decisions a second, and how many games one of them is."""
    return {
        "game": game.name,
        "players": seats,
        "door": door,
        "us_per_decision": round(1e6 / pace, 3),
        "games_per_s": round(pace * games, 1),
        "decisions_per_s": round(pace),
        "compiled": is_compiled(),
    }


def clone_time(game: Game, seats: int, settings: dict[str, str], depth: int) -> float:
    """Microseconds for one clone, the best of several runs: noise only ever adds."""
    s = game.new(seats, settings)
    playout(s, Rng(0), depth)
    best = float("inf")
    for _ in range(5):
        began = time.process_time()
        for _ in range(CLONES):
            s.clone()
        best = min(best, time.process_time() - began)
    return best / CLONES * 1e6


@click.command(
    "bench",
    epilog="\b\nExamples:\n  farshore bench\n  farshore bench century --players 4 --seconds 5 --json\n"
    "  farshore bench race --door batch --json",
)
@game_argument(required=False)
@players_option()
@settings_option()
@click.option("--seconds", type=click.FloatRange(min=0.01), default=2.0, show_default=True, help="CPU time a case.")
@click.option(
    "--door",
    type=click.Choice(["engine", "batch", "gymnasium", "vector", "pettingzoo", "parallel", "openspiel"]),
    default="engine",
    show_default=True,
    help="The bare rules, or an environment that makes an observation and a mask for every decision.",
)
@json_option()
def command(
    game: Game | None,
    players: int | None,
    settings: tuple[tuple[str, str], ...],
    seconds: float,
    door: str,
    as_json: bool,
) -> None:
    """Measure random play and cloning, in CPU time on one core.

    A decision is a pick of a seat; a pick may be Nature's as well. The quickest fifth of the time counts.
    """
    chosen = [game] if game else list(games().values())
    least = 2 if door in ("pettingzoo", "parallel", "openspiel") else 1  # multi-agent environments need two
    cases = [(g, n) for g in chosen for n in ([players] if players else range(max(least, g.seats[0]), g.seats[1] + 1))]
    for g, n in cases:
        g.settle(n, dict(settings))
    found = []
    for g, n in tracked(cases, len(cases), "measuring"):
        given = g, n, dict(settings), seconds
        found.append(measure(*given) if door == "engine" else measure_door(*given, door))
    if as_json:
        click.echo(json.dumps(found[0] if len(found) == 1 else found, indent=2))
    else:
        show(found, door)


def show(found: list[dict[str, Any]], door: str) -> None:
    heads = ["game", "players", "µs a decision", "games/s", "decisions/s"]
    more = ["picks/s", "clone µs"] if door == "engine" else []
    table = Table(*heads, *more, box=None, header_style="muted")
    for column in table.columns[1:]:
        column.justify = "right"
    for row in found:
        cells = [f"{row['us_per_decision']:.2f}", f"{row['games_per_s']:,.0f}", f"{row['decisions_per_s']:,}"]
        if more:
            cells += [f"{row['picks_per_s']:,}", f"{row['clone_us']:.2f}"]
        table.add_row(row["game"], str(row["players"]), *cells)
    console().print(table)
    through = "random play" if door == "engine" else f"random play through {door}"
    console().print(f"[muted]one core, CPU time, {through}; rules run {mode()}[/]")
