"""What a yardstick game costs: processor seconds of `expert` playing for everybody, leg by leg, as an analysis does.

`python benchmarks/yardstick.py century --games 3`: three records of the simple bot, and a yardstick game of each start.
"""

from __future__ import annotations

import argparse
from statistics import fmean
from time import process_time

import farshore
from farshore.study.analysis import compute, line_of
from farshore.study.types import Budget
from farshore.study.units import Part, Unit
from farshore.study.yardstick import legs, picks_before


def record(game: str, seats: int, seed: int) -> str:
    session = farshore.play(game, seats=seats, seed=seed)
    bot = farshore.bot("greedy", session, seed)
    while not session.over:
        bot.move()
    return session.record()


def played(text: str, budget: Budget) -> tuple[int, list[float]]:
    """How many legs were planned, and the processor seconds of those that were played."""
    planned, parts, seconds = legs(line_of(text), 0), dict[Unit, Part](), list[float]()
    for unit in planned:
        before = picks_before(unit, parts)
        if before is not None:
            began = process_time()
            parts[unit] = compute(text, unit, budget, before)
            seconds.append(process_time() - began)
    return len(planned), seconds


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--seats", type=int, default=2)
    options = parser.parse_args()
    whole = []
    for seed in range(options.games):
        planned, seconds = played(record(options.game, options.seats, seed), Budget())
        whole.append(sum(seconds))
        longest = f"mean leg {fmean(seconds):.1f} s, longest {max(seconds):.1f} s"
        print(f"seed {seed}: {len(seconds)} of {planned} legs, {whole[-1]:.0f} s; {longest}", flush=True)
    print(f"{options.game}, {options.seats} seats: {fmean(whole):.0f} s of a processor")


if __name__ == "__main__":
    main()
