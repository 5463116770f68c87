"""Compare two settings of the search in one game, by a sequential test on duplicate deals.

.venv/bin/python tools/tune.py century --new 0.5,0.3,0.03 --old 1,0.5,0.1 --simulations 100 --most 200

Settings are exploration, trust, modesty, for solo games scale, and 1 at the end if options are ranked. Every deal is
played from every seat; the share of wins over deals is tested as it grows, and the run stops as soon as it is clear
whether the new settings win more than half by a margin worth having. In a solo game the mean scores are compared.
"""

from __future__ import annotations

import argparse

from farshore.core.registry import game_named
from farshore.core.tuning import Tuning
from farshore.players.mind import Level, Mind
from farshore.players.training.match import matches


def tuning(text: str) -> Tuning:
    given = [float(part) for part in text.split(",")]
    exploration, trust, modesty, scale, ranked = given + [15.0, 0.0][len(given) - 3 :]
    return Tuning(exploration, trust, modesty, scale, bool(ranked))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--new", required=True)
    parser.add_argument("--old", default="1,0.5,0.1")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--simulations", type=int, default=100)
    parser.add_argument("--most", type=int, default=100, help="deals")
    parser.add_argument("--seed", type=int, default=1)
    words = parser.parse_args()
    game = game_named(words.game)
    level = Level(words.simulations, 1e9)
    new, old = (Mind(game, level, tuning(text)) for text in (words.new, words.old))
    *_, match = matches(game, words.seats, new, old, words.most, words.seed)
    print(f"{game.name} {words.new} v {words.old} at {words.simulations}: {match}", flush=True)


if __name__ == "__main__":
    main()
