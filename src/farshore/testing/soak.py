"""Runs every check over every case on many games, in several processes, for hours.

python -m farshore.testing.soak century_new_world --games 1000 --looks 20 --workers 2
"""

from __future__ import annotations

import argparse
import sys
import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context

from farshore.core.errors import FarshoreError
from farshore.core.registry import game_named, games
from farshore.testing.budget import Budget
from farshore.testing.suite import CHECKS
from farshore.testing.walk import Play

NAMED = {check.__name__.removeprefix("check_"): check for check in CHECKS}
CHUNK = 10  # games per task
GREED = (0, 0, 50, 90)  # in turn: every second game is random


def soak(name: str, number: int, first: int, count: int, looks: int, checks: list[str]) -> int:
    """These checks on games `first` to `first + count` of one case; how many were played."""
    game = game_named(name)
    case = game.cases[number]
    for seed in range(first, first + count):
        for check in checks:
            NAMED[check](Play(game, case, 1000 * seed + number, GREED[seed % len(GREED)], Budget(looks=looks)))
    return count


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", help="every game, if none is named")
    parser.add_argument("--games", type=int, default=100, help="of each case")
    parser.add_argument("--cases", nargs="+", default=[""], help="only those whose name has one of these in it")
    parser.add_argument("--looks", type=int, default=20, help="close looks a game; 0: at every pick")
    parser.add_argument("--checks", nargs="+", choices=NAMED, default=list(NAMED))
    parser.add_argument("--workers", type=int, default=1)
    given = parser.parse_args()
    try:
        chosen = [game_named(name) for name in given.game] or list(games().values())
    except FarshoreError as fault:
        parser.error(str(fault))
    began = time.monotonic()
    with ProcessPoolExecutor(given.workers, mp_context=get_context("spawn")) as pool:
        tasks = [
            pool.submit(soak, game.name, case, first, min(CHUNK, given.games - first), given.looks, given.checks)
            for game in chosen
            for case in range(len(game.cases))
            if any(part in game.cases[case].name for part in given.cases)
            for first in range(0, given.games, CHUNK)
        ]
        played = 0
        for task in as_completed(tasks):
            played += task.result()
            sys.stdout.write(f"\r{played} games, {time.monotonic() - began:.0f} s ")
            sys.stdout.flush()
    sys.stdout.write("all sound\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
