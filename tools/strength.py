"""How strong the bots are: plays every pairing in every game and writes docs/strength.md.

.venv/bin/python tools/strength.py [--games century] [--scale 1] [--workers 2]

Results are kept in build/strength, so a run that was stopped goes on; delete that folder to start over. Levels think
against the clock: run it on a machine that has nothing else to do, with no more workers than cores.
"""

from __future__ import annotations

import argparse
import os
import platform
from dataclasses import dataclass
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
PAIRS = (("greedy", "random"), ("easy", "random"), ("medium", "easy"), ("hard", "medium"))  # the stronger first
FIRST = 4  # games that tell how long one takes
FEWEST, MOST = 24, 400  # games of a pair: as many as fit into its time
MINUTES = 4.0

HEAD = """# How strong the bots are

Made by `make strength`: two seats, every deal played from both, 95 % Wilson intervals, time a pick of the first named.
A level must win at least 75 % against the one below it (rows in bold). Time bounds the search as well as simulations,
so a slower machine makes `hard` weaker, never slower.

{levels}

{machine}
"""


@dataclass(frozen=True)
class Row:
    stronger: Standing
    rival: str

    def line(self) -> str:
        x = self.stronger
        is_step = (self.rival, x.bot) in (("random", "easy"), ("easy", "medium"), ("medium", "hard"))
        name = f"**{x.bot} v {self.rival}**" if is_step else f"{x.bot} v {self.rival}"
        share, span = f"{100 * x.share:.1f} %", f"{100 * x.low:.0f} – {100 * x.high:.0f} %"
        return f"| {name} | {x.games} | {share} | {span} | {x.score:.1f} | {x.milliseconds:.1f} ms |"


def measured(game: Game, stronger: str, rival: str, scale: float, workers: int) -> Row:
    """Quick games are played more often. How many is settled by the clock of the first few, never by who wins."""
    path = ROOT / "build" / "strength" / game.name / f"{stronger}-{rival}.jsonl"
    results = played(game, [stronger, rival], FIRST, path, workers)
    seconds = fmean(sum(result.seconds) for result in results.played)
    fitting = int(60 * MINUTES * workers / max(seconds, 1e-3))
    count = int(scale * min(MOST, max(FEWEST, fitting)))
    results = played(game, [stronger, rival], max(count, len(results.played)), path, workers)
    found = {x.bot: x for x in standings(results.plan.bots, results.played)}
    return Row(found[stronger], rival)


def played(game: Game, bots: list[str], count: int, path: Path, workers: int) -> Results:
    results = Results(make_plan(game, bots, count, seats=2), path)
    for done in run(results, workers_here(workers), workers):
        print(f"{game.name}: {' v '.join(bots)}, {done} games more, of {results.plan.total}", flush=True)
    return results


def section(game: Game, rows: list[Row]) -> str:
    heads = "| | games | wins | 95 % | mean score | a pick |\n|---|--:|--:|--:|--:|--:|"
    return "\n".join([f"## {Words(game, 'en').title}", heads, *(row.line() for row in rows)])


def levels() -> str:
    lines = ["| level | plays |", "|---|---|"]
    for name, level in LEVELS.items():
        mind = f"search, {level.simulations} simulations or {level.seconds} s" if level.simulations else "greedy"
        lines.append(f"| {name} | {mind}{f', {level.slips} % of the picks at random' if level.slips else ''} |")
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
            rows = [measured(game, a, b, words.scale, words.workers) for a, b in PAIRS]
            parts.append(section(game, rows))
    machine = f"Measured with rules {mode()}, Python {platform.python_version()}, {words.workers} games at a time"
    machine += f" on {os.cpu_count()} cores."
    text = "\n\n".join([HEAD.format(levels=levels(), machine=machine).strip(), *parts])
    (ROOT / "docs" / "strength.md").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
