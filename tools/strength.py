"""How strong the bots are: plays every level against every other in every game and writes docs/strength.md.

.venv/bin/python tools/strength.py [--games century] [--scale 1] [--workers 2]

Results are kept in build/strength, so a run that was stopped goes on; delete that folder to start over. Levels think
against the clock: run it on a machine that has nothing else to do, with no more workers than cores.
"""

from __future__ import annotations

import argparse
import os
import platform
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
from farshore.players.levels import LADDER, LEVELS
from farshore.words import Words

ROOT = Path(__file__).parents[1]
FIRST = 4  # games that tell how long one takes
FEWEST, MOST = 24, 400  # games of a pair: as many as fit into its time
MINUTES = 4.0
TABLE = "| | games | wins | 95 % | mean score | a pick |\n|---|--:|--:|--:|--:|--:|"

HEAD = """# How strong the bots are

Made by `make strength`: every deal is played from every seat; 95 % Wilson intervals; mean score and time a pick of the
first named. A level must win at least 75 % against the one below it (rows in bold). `greedy` is a game's own heuristic,
for research; it is not a level. One against three is even at 25 %. Time bounds the search as well as simulations, so a
slower machine makes a level weaker, never slower.

{levels}

{machine}
"""


@dataclass(frozen=True)
class Row:
    stronger: Standing
    rival: str
    step: bool  # to the next level

    def line(self) -> str:
        x = self.stronger
        name = f"**{x.bot} v {self.rival}**" if self.step else f"{x.bot} v {self.rival}"
        share, span = f"{100 * x.share:.1f} %", f"{100 * x.low:.0f} – {100 * x.high:.0f} %"
        return f"| {name} | {x.games} | {share} | {span} | {x.score:.1f} | {x.milliseconds:.1f} ms |"


def pairs() -> list[tuple[str, str]]:
    """The stronger first: steps of the ladder, then all other levels, then every level with greedy."""
    steps = [(above, below) for below, above in pairwise(LADDER)]
    others = [(a, b) for i, a in enumerate(LADDER) for b in LADDER[:i] if (a, b) not in steps and b != "random"]
    return steps + others + [(level, "greedy") for level in LADDER[1:]]


def measured(game: Game, bots: list[str], scale: float, workers: int, step: bool = False) -> Row:
    """Quick games are played more often. How many is settled by the clock of the first few, never by who wins."""
    path = ROOT / "build" / "strength" / game.name / f"{'-'.join(bots)}.jsonl"
    results = played(game, bots, FIRST, path, workers)
    seconds = fmean(sum(result.seconds) for result in results.played)
    fitting = int(60 * MINUTES * workers / max(seconds, 1e-3))
    count = int(scale * min(MOST, max(FEWEST, fitting)))
    results = played(game, bots, max(count, len(results.played)), path, workers)
    found = {x.bot: x for x in standings(results.plan.bots, results.played)}
    rivals = f"{len(bots) - 1} {bots[-1]}" if len(bots) > 2 else bots[-1]
    return Row(found[bots[0]], rivals, step)


def played(game: Game, bots: list[str], count: int, path: Path, workers: int) -> Results:
    results = Results(make_plan(game, bots, count, seats=len(bots)), path)
    for done in run(results, workers_here(workers), workers):
        print(f"{game.name}: {' v '.join(bots)}, {done} games more, of {results.plan.total}", flush=True)
    return results


def section(game: Game, scale: float, workers: int) -> str:
    rows = [measured(game, [a, b], scale, workers, k < len(LADDER) - 1) for k, (a, b) in enumerate(pairs())]
    if game.seats[1] >= 4:
        rows += [measured(game, [a, b, b, b], scale, workers) for b, a in pairwise(LADDER[1:])]
    return "\n".join([f"## {Words(game, 'en').title}", TABLE, *(row.line() for row in rows)])


def alone(game: Game, scale: float, workers: int) -> str:
    """The scores of a solo game, where a bot has nobody to beat."""
    lines = ["| alone | games | mean score |", "|---|--:|--:|"]
    for level in LADDER[1:]:
        path = ROOT / "build" / "strength" / game.name / f"{level}-alone.jsonl"
        results = Results(make_plan(game, [level], max(4, int(FEWEST * scale)), seats=1), path)
        for done in run(results, workers_here(workers), workers):
            print(f"{game.name}: {level} alone, {done} games more, of {results.plan.total}", flush=True)
        lines.append(f"| {level} | {len(results.played)} | {fmean(r.scores[0] for r in results.played):.1f} |")
    return "\n".join(lines)


def levels() -> str:
    lines = ["| level | plays |", "|---|---|"]
    for name in LADDER[1:]:
        level = LEVELS[name]
        mind = f"search, {level.simulations} simulations or {level.seconds} s" if level.simulations else "greedy"
        errs = f", errs among picks within {level.margin} of the best" if level.margin else ""
        slips = f", {level.slips} % of the picks at random" if level.slips else ""
        lines.append(f"| {name} | {mind}{errs}{slips} |")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", default="", help="comma-separated names; by default all that two can play")
    parser.add_argument("--scale", type=float, default=1.0, help="0.5 plays half as many games")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    words = parser.parse_args()
    chosen = [game_named(name) for name in words.games.split(",") if name] or list(games().values())
    parts = []
    for game in chosen:
        if game.seats[0] <= 2 <= game.seats[1]:
            parts.append(section(game, words.scale, words.workers))
        if game.seats[0] == 1:
            parts.append(alone(game, words.scale, words.workers))
    machine = f"Measured with rules {mode()}, Python {platform.python_version()}, {words.workers} games at a time"
    machine += f" on {os.cpu_count()} cores."
    text = "\n\n".join([HEAD.format(levels=levels(), machine=machine).strip(), *parts])
    (ROOT / "docs" / "strength.md").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
