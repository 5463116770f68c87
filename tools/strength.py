"""How strong the bots are: plays the levels against each other in every game and writes docs/strength.md.

.venv/bin/python tools/strength.py [--games century,race] [--rows "expert v hard,medium v greedy"] [--minutes 25]
    [--most 100] [--workers 2]

Levels play by simulations and heed no clock, so the same games come out on every machine, busy or not. What was played
is kept in benchmarks/strength.json, game by game, and a later run adds to it; rows of levels that have changed since
are played again. `--minutes 0` plays nothing, and writes the page from what is kept.
"""

from __future__ import annotations

import argparse
import os
import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from time import monotonic

sys.path.insert(0, str(Path(__file__).parent))

from strength_page import PAGE, Kept, Row, kept_of, page, read_kept, rows, write_kept

from farshore.arena.counts import Counts
from farshore.arena.match import Match
from farshore.arena.plan import make_plan
from farshore.core.registry import game_named, games
from farshore.players.registry import bot

WEIGHTS = {"expert": 8.0, "hard": 3.0}  # shares of the time, by the stronger bot; others have 1


def play_one(name: str, specs: list[str], number: int) -> tuple[float, int, int, float]:
    """One game of a row, for the first bot: what it won, its score, rounds, milliseconds a pick."""
    game = game_named(name)
    plan = make_plan(game, specs, 1, seats=len(specs))
    result = Match(game, plan, number, {spec: bot(spec, game) for spec in specs}, Counts()).play()
    seat = result.bots.index(specs[0])
    spent = 1000 * result.seconds[seat] / max(1, result.picks[seat])
    return result.wins[seat], result.scores[seat], result.rounds, round(spent, 2)


def measure(row: Row, most: int, until: float, workers: int) -> None:
    """Play whole deals of a row until there are enough games or the time is over."""
    played, seats = kept_of(read_kept(), row), len(row.bots)
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        while len(played) < most and monotonic() < until:
            numbers = range(len(played), len(played) + seats * workers)
            jobs = [pool.submit(play_one, row.game.name, row.specs, number) for number in numbers]
            played = [*played, *(job.result() for job in jobs)]
            kept = read_kept()
            kept.setdefault(row.game.name, {})[row.name] = Kept(row.settings, row.specs, played)
            write_kept(kept)
    wins = sum(x[0] for x in played)
    print(f"{row.game.name}: {row.name}: {wins:g} of {len(played)}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", default="", help="comma-separated names; by default all")
    parser.add_argument("--rows", default="", help="comma-separated, as the page names them; by default all")
    parser.add_argument("--minutes", type=float, default=25.0, help="for everything, about")
    parser.add_argument("--most", type=int, default=100, help="games of a row")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    words = parser.parse_args()
    chosen = [game_named(name) for name in words.games.split(",") if name] or list(games().values())
    named = [name.strip() for name in words.rows.split(",") if name]
    todo = [row for game in chosen for row in rows(game) if not named or row.name in named]
    left = monotonic() + 60 * words.minutes
    for k, row in enumerate(todo):
        weights = [WEIGHTS.get(later.bots[0], 1.0) for later in todo[k:]]
        share = (left - monotonic()) * weights[0] / sum(weights)
        measure(row, words.most, monotonic() + share, words.workers)
    PAGE.write_text(page(read_kept()), encoding="utf-8")


if __name__ == "__main__":
    main()
