"""Many positions from random, greedy and searched games: no two different views of a seat may share an observation.

python -m farshore.testing.collisions century --positions 100000
"""

from __future__ import annotations

import argparse
import hashlib
import sys

from farshore.core.decision import apply, pending
from farshore.core.errors import FarshoreError
from farshore.core.game import Case, Game
from farshore.core.play import run_nature
from farshore.core.policy import Policy
from farshore.core.registry import game_named, games
from farshore.core.rng import Rng
from farshore.core.view import view
from farshore.players.registry import bot
from farshore.testing.spaces import check_actions, row_of
from farshore.testing.walk import snapshot

BOTS = ("random", "greedy", "ismcts:8")
SLIPS = 10  # of a hundred picks are random, so that no two games are alike


class Positions:
    """Digests of rows and views, by seat: small enough for millions."""

    def __init__(self, game: Game, case: Case) -> None:
        self.game = game
        self.case = case
        self.space = game.space(case.seats, case.variants)
        self.seen: dict[bytes, bytes] = {}
        self.looked = 0

    def look(self, s: object, seat: int) -> None:
        row = hashlib.blake2b(bytes([seat]) + row_of(self.space, s, seat), digest_size=12).digest()
        shown = hashlib.blake2b(snapshot(view(s, seat)), digest_size=12).digest()  # type: ignore[arg-type]
        self.looked += 1
        if self.seen.setdefault(row, shown) != shown:
            raise AssertionError(f"{self.game.name} {self.case.name}: seat {seat} sees two tables in one row")

    def play(self, policy: Policy, seed: int) -> None:
        """One game; every seat looks at every decision."""
        s = self.game.new(self.case.seats, self.case.variants)
        rng = Rng(seed)
        run_nature(s, rng)
        while asked := pending(s):
            d = asked[rng.below(len(asked))]
            check_actions(self.space, d, s)
            for seat in range(s.seats):
                self.look(s, seat)
            slips = rng.below(100) < SLIPS
            seen = None if slips or not policy.needs_view() else view(s, d.seat)
            options = d.options(s)
            apply(s, d.seat, d.ask.sample(s, rng) if slips else policy.pick(seen, d.ask, options, rng))
            run_nature(s, rng)


def search(game: Game, positions: int) -> tuple[int, int]:
    """A number of positions over all cases of the game; how many were looked at, and how many were different."""
    looked = different = 0
    for number, case in enumerate(game.cases):
        found = Positions(game, case)
        seed = 0
        while found.looked < positions / len(game.cases):
            found.play(bot(BOTS[seed % len(BOTS)], game), 1000 * number + seed)
            seed += 1
        looked += found.looked
        different += len(found.seen)
    return looked, different


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", help="every game, if none is named")
    parser.add_argument("--positions", type=int, default=100_000, help="of each game, as seen by one seat")
    given = parser.parse_args()
    try:
        chosen = [game_named(name) for name in given.game] or list(games().values())
    except FarshoreError as fault:
        parser.error(str(fault))
    for game in chosen:
        looked, different = search(game, given.positions)
        sys.stdout.write(f"{game.name}: {looked} positions, {different} different, none confused\n")
        sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
