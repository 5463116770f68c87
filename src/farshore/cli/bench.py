"""`farshore bench`: how fast the rules run, in CPU time of one core."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from dataclasses import dataclass
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
STRETCHES = 5  # of the time; the quickest is the figure, since other programs only ever add, the mean stands beside it
Counts = tuple[int, int, int]  # games ended, decisions, picks of Nature's


@dataclass
class Measured:
    """All that was played, in how much CPU time, and the decisions a second in the quickest stretch."""

    games: int = 0
    decisions: int = 0
    by_nature: int = 0
    seconds: float = 0.0
    pace: float = 0.0


def measure(game: Game, seats: int, settings: dict[str, str], seconds: float) -> dict[str, Any]:
    """Random games by the bare rules; then clones of a table in the middle of one."""

    def one(number: int) -> Counts:
        by_seats, by_nature = playout(game.new(seats, settings), Rng(number), CAP)
        return 1, by_seats, by_nature

    found = measured(one, seconds)
    picks = found.decisions + found.by_nature
    return {
        **rates(game, seats, "engine", found),
        "picks_per_s": round(found.pace * picks / found.decisions),
        "clone_us": round(clone_time(game, seats, settings, picks // found.games // 2), 3),
    }


def measure_door(game: Game, seats: int, settings: dict[str, str], seconds: float, door: str) -> dict[str, Any]:
    """Random play through an environment, after a round to warm up."""
    from farshore.adapters.speed import DOORS

    play = DOORS[door](game.name, seats, settings)
    play(0)
    return rates(game, seats, door, measured(lambda number: (*play(number), 0), seconds))


def measured(play: Callable[[int], Counts], seconds: float) -> Measured:
    """Play for so long, in several stretches."""
    all_in_all, number = Measured(), 0
    for _ in range(STRETCHES):
        began, decisions = time.process_time(), 0
        while (spent := time.process_time() - began) < seconds / STRETCHES or not decisions:
            number += 1
            made = play(number)
            decisions += made[1]
            all_in_all.games += made[0]
            all_in_all.by_nature += made[2]
        all_in_all.decisions += decisions
        all_in_all.seconds += spent
        all_in_all.pace = max(all_in_all.pace, decisions / spent)
    return all_in_all


def rates(game: Game, seats: int, door: str, found: Measured) -> dict[str, Any]:
    """Everything by the quickest stretch, but for the mean."""
    return {
        "game": game.name,
        "players": seats,
        "door": door,
        "us_per_decision": round(1e6 / found.pace, 3),
        "mean_us_per_decision": round(1e6 * found.seconds / found.decisions, 3),
        "games_per_s": round(found.pace * found.games / found.decisions, 1),
        "decisions_per_s": round(found.pace),
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

    A decision is a pick of a seat; a pick may be Nature's as well. The figures are those of the quickest fifth of
    the time; the mean of all of it stands beside them.
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
    heads = ["game", "players", "µs a decision", "mean", "games/s", "decisions/s"]
    more = ["picks/s", "clone µs"] if door == "engine" else []
    table = Table(*heads, *more, box=None, header_style="muted")
    for column in table.columns[1:]:
        column.justify = "right"
    for row in found:
        cells = [f"{row['us_per_decision']:.2f}", f"{row['mean_us_per_decision']:.2f}"]
        cells += [f"{row['games_per_s']:,.0f}", f"{row['decisions_per_s']:,}"]
        if more:
            cells += [f"{row['picks_per_s']:,}", f"{row['clone_us']:.2f}"]
        table.add_row(row["game"], str(row["players"]), *cells)
    console().print(table)
    through = "random play" if door == "engine" else f"random play through {door}"
    console().print(
        f"[muted]one core, CPU time, the quickest fifth of it and the mean, {through}; rules run {mode()}[/]"
    )
