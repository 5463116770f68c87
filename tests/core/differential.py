"""Plays seeded games and prints what came of each: run compiled and interpreted, the two must print the same.

python tests/core/differential.py FIRST COUNT
"""

from __future__ import annotations

import hashlib
import sys

from farshore.build import mode
from farshore.core.agenda import NATURE, State
from farshore.core.decision import pending
from farshore.core.game import Game
from farshore.core.play import play, playout
from farshore.core.registry import games
from farshore.core.rng import Rng
from farshore.core.space import Space
from farshore.core.view import imagine, view
from farshore.core.wire import digest

CAP = 20_000
GREEDY_EVERY = 5  # every fifth game is played by the games' own heuristics


def told(game: Game, seed: int) -> str:
    """One game: its events, its last table; a view, an imagined table and what learners are told from the middle."""
    case = game.cases[seed % len(game.cases)]
    s = game.new(case.seats, case.variants)
    s.log = []
    playout(s, Rng(seed), 60)
    seen = view(s, seed % case.seats)
    dreamt = digest(imagine(seen, Rng(seed)))
    learnt = numbers_of(game.space(case.seats, case.variants), s)
    if seed % GREEDY_EVERY == 0:
        play(s, [game.greedy()] * case.seats, Rng(seed), Rng(seed + 1), CAP)
    else:
        playout(s, Rng(seed + 1), CAP)
    heard = sum(hash_of(event) for event in s.log)
    scores = [row.score for row in game.outcome(s).seats]
    return f"{game.name} {case.name} {seed} {digest(s)} {digest(seen)} {dreamt} {learnt} {len(s.log)} {heard} {scores}"


def numbers_of(space: Space, s: State) -> str:
    """A digest of the layout, and of every seat's row and every mask at this table."""
    told = hashlib.blake2b(space.digest.encode(), digest_size=12)
    asked = {d.seat: d for d in pending(s) if d.seat != NATURE}
    for seat in range(s.seats):
        told.update(memoryview(space.seen(s, seat, asked[seat].ask if seat in asked else None)))
        if seat in asked:
            told.update(memoryview(space.legal(asked[seat].lane)))
    return told.hexdigest()


def hash_of(event: tuple[str, tuple[int, ...], int]) -> int:
    name, numbers, audience = event
    return len(name) * 31 + sum((i + 1) * n for i, n in enumerate(numbers)) + 7 * audience


def main(first: int, count: int) -> None:
    print(mode())
    known = list(games().values())
    for seed in range(first, first + count):
        print(told(known[seed % len(known)], seed // len(known)))


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
