"""How strong the bots are: plays the levels against each other in every game and writes docs/strength.md.

.venv/bin/python tools/strength.py [--games century,race] [--minutes 25] [--workers 2] [--all]

A row plays for its share of the time; how many games that are is settled by the clock of the first few, never by who
wins, and it is one whole deal at least. Results are kept in build/strength, so a run that was stopped goes on; delete
that folder to start over. Levels think against the clock as well: run it on a machine that has nothing else to do, with
no more workers than cores.
"""

from __future__ import annotations

import argparse
import os
import platform
import re
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from statistics import fmean

from farshore.arena.plan import make_plan
from farshore.arena.results import Results
from farshore.arena.run import run, workers_here
from farshore.arena.standings import Standing, standings
from farshore.build import mode
from farshore.core.game import Game
from farshore.core.registry import game_named, games
from farshore.players.levels import LEVELS
from farshore.words import Words

ROOT = Path(__file__).parents[1]
LADDER = list(LEVELS)
STOCK = "ismcts:800"  # the search as it was first, for comparison
FIRST = 2  # games that tell how long one takes
MOST = 400  # games of a row
WEIGHTS = {"expert": 6.0, "hard": 3.0}  # shares of the time, by the stronger bot; others have 1
TABLE = "| | games | wins | 95 % | mean score | a pick |\n|---|--:|--:|--:|--:|--:|"
SOLO_TABLE = "| alone | games | mean score | 95 % | 150 and more |\n|---|--:|--:|--:|--:|"
TOP = 150  # what the rules of Santa Maria call the best result

HEAD = """# How strong the bots are

Made by `make strength`: every deal is played from every seat; 95 % Wilson intervals; mean score and time a pick of the
first named. Rows in bold are the steps of the ladder: each level is meant to win 75 % against the one below.
`greedy`, which people know as Simple, is a game's own heuristic; `{stock}` is the search without nets and with its
first constants. One against three is even at 25 %. Time bounds the search as well as simulations, so a slower machine
makes a level weaker, never slower.

{levels}

{machine}

{missed}
"""
MISSED = "**Not reached:** {rows}."
REACHED = "Every step of the ladder reaches its 75 %."
STEP = 75.0  # per cent


@dataclass(frozen=True)
class Pairing:
    """The stronger bot first; then its rival, in one seat or in three."""

    bots: list[str]
    step: bool = False  # to the next level

    @property
    def weight(self) -> float:
        return WEIGHTS.get(self.bots[0], 1.0)


def pairings(game: Game, everything: bool) -> list[Pairing]:
    """Steps of the ladder, then other pairs of levels, then one against three."""
    steps = [(above, below) for below, above in pairwise(LADDER)]
    others = [(a, b) for i, a in enumerate(LADDER) for b in LADDER[:i] if (a, b) not in steps and b != "random"]
    if not everything:  # expert thinks long
        others = [pair for pair in others if pair[0] != LADDER[-1]]
    rows = [Pairing([*pair], step=True) for pair in steps]
    rows += [Pairing([*pair]) for pair in [(LADDER[-1], STOCK), *others]]
    if game.seats[1] >= 4:
        rows.append(Pairing([LADDER[-1], *[LADDER[-2]] * 3]))
    return rows


def missed(parts: list[str]) -> str:
    """Which steps win less than they are meant to."""
    found = []
    for part in parts:
        title = part.partition("\n")[0].removeprefix("## ")
        for row in re.findall(r"^\| \*\*(.+?)\*\* \| \d+ \| ([\d.]+) %", part, flags=re.MULTILINE):
            if float(row[1]) < STEP:
                found.append(f"{title}: {row[0]} ({row[1]} %)")
    return MISSED.format(rows="; ".join(found)) if found else REACHED


def measured(game: Game, pairing: Pairing, seconds: float, workers: int) -> str:
    """A row, after as many games as fit into its time."""
    bots = pairing.bots
    path = ROOT / "build" / "strength" / game.name / f"{'-'.join(bots).replace(':', '')}.jsonl"
    results = played(game, bots, FIRST, path, workers)
    each = fmean(sum(result.seconds) for result in results.played)
    count = min(MOST, int(seconds * workers / max(each, 1e-3)))
    results = played(game, bots, max(count, len(results.played)), path, workers)
    found: dict[str, Standing] = {x.bot: x for x in standings(results.plan.bots, results.played)}
    x, rivals = found[bots[0]], f"{len(bots) - 1} {bots[-1]}" if len(bots) > 2 else bots[-1]
    name = f"**{x.bot} v {rivals}**" if pairing.step else f"{x.bot} v {rivals}"
    share, span = f"{100 * x.share:.1f} %", f"{100 * x.low:.0f} – {100 * x.high:.0f} %"
    return f"| {name} | {x.games} | {share} | {span} | {x.score:.1f} | {x.milliseconds:.1f} ms |"


def played(game: Game, bots: list[str], count: int, path: Path, workers: int) -> Results:
    results = Results(make_plan(game, bots, count, seats=len(bots)), path)
    for done in run(results, workers_here(workers), workers):
        print(f"{game.name}: {' v '.join(bots)}, {done} games more, of {results.plan.total}", flush=True)
    return results


def section(game: Game, seconds: float, workers: int, everything: bool) -> str:
    """All rows of a game, in its share of the time."""
    rows = pairings(game, everything)
    unit = seconds / sum(row.weight for row in rows)
    lines = [measured(game, row, unit * row.weight, workers) for row in rows]
    return "\n".join([f"## {Words(game, 'en').title}", TABLE, *lines])


def alone(game: Game, seconds: float, workers: int) -> str:
    """The scores of a solo game, where a bot has nobody to beat."""
    lines = [SOLO_TABLE]
    for level in LADDER[1:]:
        path = ROOT / "build" / "strength" / game.name / f"{level}-alone.jsonl"
        results = played(game, [level], FIRST, path, workers)
        each = fmean(sum(result.seconds) for result in results.played)
        share = seconds * WEIGHTS.get(level, 1.0) / sum(WEIGHTS.get(name, 1.0) for name in LADDER[1:])
        results = played(game, [level], min(MOST, max(FIRST, int(share * workers / max(each, 1e-3)))), path, workers)
        scores = [result.scores[0] for result in results.played]
        mean = fmean(scores)
        error = 1.96 * (fmean((x - mean) ** 2 for x in scores) / max(1, len(scores) - 1)) ** 0.5
        top = sum(x >= TOP for x in scores) / len(scores)
        lines.append(f"| {level} | {len(scores)} | {mean:.1f} | ± {error:.1f} | {100 * top:.0f} % |")
    return "\n".join(lines)


def levels() -> str:
    lines = ["| level | plays |", "|---|---|"]
    for name in LADDER[1:]:
        level = LEVELS[name]
        mind = f"search, {level.simulations} simulations or {level.seconds} s" if level.simulations else "greedy"
        net = ", with the net of the game" if level.learned else ""
        errs = f", errs among picks within {level.margin} of the best" if level.margin else ""
        lines.append(f"| {name} | {mind}{net}{errs} |")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", default="", help="comma-separated names; by default all")
    parser.add_argument("--minutes", type=float, default=25.0, help="for everything, about")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--all", action="store_true", help="expert against every other level as well")
    words = parser.parse_args()
    chosen = [game_named(name) for name in words.games.split(",") if name] or list(games().values())
    two = [game for game in chosen if game.seats[0] <= 2 <= game.seats[1]]
    solo = [game for game in chosen if game.seats[0] == 1]
    seconds = 60 * words.minutes / (len(two) + 0.3 * len(solo))
    parts = []
    for game in chosen:
        if game in two:
            parts.append(section(game, seconds, words.workers, words.all))
        if game in solo:
            parts.append(alone(game, 0.3 * seconds, words.workers))
    machine = f"Measured in {words.minutes:.0f} minutes with rules {mode()}, Python {platform.python_version()}, "
    machine += f"{words.workers} games at a time on {os.cpu_count()} cores."
    head = HEAD.format(levels=levels(), machine=machine, stock=STOCK, missed=missed(parts)).strip()
    text = "\n\n".join([head, *parts])
    (ROOT / "docs" / "strength.md").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
