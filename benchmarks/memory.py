"""Memory over many episodes through every door of the games.

    python benchmarks/memory.py --episodes 100000

Plays random games, short ones so that many fit into minutes, and prints the most memory that the process has ever held
after a tenth of them and after all of them. Each door runs in a process of its own. It is flat if both are equal.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import resource
import sys
import time

from farshore.adapters.speed import DOORS

SHORT = {"round_cap": "3"}  # of Century


def peak() -> int:
    """In kilobytes."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def measure(door: str, episodes: int) -> dict[str, object]:
    play = DOORS[door]("century", 2, SHORT)
    began, played, number, marks = time.process_time(), 0, 0, []
    for goal in (episodes // 10, episodes):
        while played < goal:
            number += 1
            played += play(number)[0]
        marks.append(peak())
    spent = round(time.process_time() - began)
    return {"door": door, "episodes": played, "kB_early": marks[0], "kB_at_the_end": marks[1], "cpu_seconds": spent}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--door", action="append", choices=DOORS, help="all, if none is named")
    parser.add_argument("--episodes", type=int, default=100_000)
    given = parser.parse_args()
    for door in given.door or DOORS:
        with multiprocessing.get_context("spawn").Pool(1) as process:
            found = process.apply(measure, (door, given.episodes))
        sys.stdout.write(json.dumps(found) + "\n")
        sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
