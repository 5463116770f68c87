"""How far win shares can be trusted: predicted share against how the games ended, in ten bins, for every game.

    python benchmarks/calibration.py play century --games 2000 --out calibration    adds games to calibration/
    python benchmarks/calibration.py fit --out calibration                          steepness, bins, plot

Bots play whole games against each other. At a few random rows of each game, the table is judged as an analysis judges
it; at the end it is known who won. A run that was stopped goes on with the same command.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from math import log, sqrt
from pathlib import Path

from farshore.arena.plot import Plot, tag
from farshore.core.agenda import NATURE, State, resolve, waiting
from farshore.core.game import Game
from farshore.core.registry import game_named
from farshore.core.rng import Rng
from farshore.players.advice import tries_of
from farshore.players.mind import Mind
from farshore.players.search import SLIPS
from farshore.study.calibration import steepened, steepness
from farshore.study.play_on import Player, reader
from farshore.study.position import explore, position

Row = tuple[int, int, float, list[float], list[float]]  # game, seats, how far it was, raw shares, shares at the end
POSITIONS = 2  # of each game
SIMULATIONS = 100  # of each position; an analysis uses more, and errs less
TABLES = (2, 2, 3, 4)  # seats, game after game
BINS = 10
CANDIDATES = [0.5 + 0.01 * k for k in range(151)]  # steepnesses that are tried


def picked(mind: Mind, s: State, simulations: int, rng: Rng) -> int:
    """A pick of the bot: the heuristic with its slips, or a search from the seat's own view."""
    lane = waiting(s)
    assert lane is not None and lane.asking is not None
    ask, options = lane.asking, lane.options
    if len(options) == 1 or (not simulations and rng.below(SLIPS) == 0):
        return int(options[rng.below(len(options))])
    if not simulations:
        return int(mind.rollouts.pick(s, ask, options, rng))
    at = position(mind, s, int(ask.seat), "own")
    search = explore(at, simulations, Rng(rng.word()))
    return int(max(options, key=lambda pick: tries_of(search, ask, pick)))


def play(game: Game, number: int, simulations: int) -> Iterator[Row]:
    """One game, and what was predicted in the course of it."""
    rng, mind = Rng(number), reader(game)
    s: State = game.new(min(game.seats[1], TABLES[number % len(TABLES)]))
    tables: list[State] = []
    while (lane := waiting(s)) is not None:
        ask = lane.asking
        assert ask is not None
        if not s.lanes:
            tables.append(s.clone())
        pick = ask.sample(s, rng) if ask.seat == NATURE else picked(mind, s, simulations, rng)
        resolve(s, lane, ask, pick)
    winners = game.outcome(s).winners
    ended = [1 / len(winners) if seat in winners else 0.0 for seat in range(int(s.seats))]
    for _ in range(POSITIONS):
        at = rng.below(len(tables))
        judge = Player(mind, s, 0, Rng(rng.word()))
        for _ in range(SIMULATIONS):
            judge.play_on(tables[at].clone(), judge.search.rng)
        yield number, int(s.seats), at / len(tables), [judge.tally.raw(k) for k in range(int(s.seats))], ended


def add_games(game: Game, games: int, simulations: int, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{game.name}-{simulations}.jsonl"
    rows = read(path)
    with path.open("a") as file:
        for number in range(max((row[0] + 1 for row in rows), default=0), games):
            found = list(play(game, number, simulations))
            file.write("".join(json.dumps(row) + "\n" for row in found))
            file.flush()


def read(path: Path) -> list[Row]:
    lines = path.read_text().splitlines() if path.exists() else []
    return [tuple(json.loads(line)) for line in lines]


def pairs(rows: list[Row], steep: float) -> Iterator[tuple[float, float]]:
    """What was predicted for every seat, and what came."""
    for _, seats, _, raw, ended in rows:
        found = [steepened(x, seats, steep) for x in raw]
        for value, won in zip(found, ended, strict=True):
            yield value / (sum(found) or 1.0), won


def surprise(rows: list[Row], steep: float) -> float:
    """The mean logarithmic loss; a share of 0 or 1 counts as half a game in the simulations."""
    least = 0.5 / SIMULATIONS
    losses = [-won * log(max(least, p)) - (1 - won) * log(max(least, 1 - p)) for p, won in pairs(rows, steep)]
    return sum(losses) / max(1, len(losses))


def fitted(rows: list[Row]) -> float:
    return min(CANDIDATES, key=lambda steep: surprise(rows, steep))


def bins(rows: list[Row], steep: float) -> list[tuple[int, float, float, float]]:
    """Per bin: how many, mean prediction, mean result and its standard error; positions of one game are not apart."""
    found: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for p, won in pairs(rows, steep):
        found[min(BINS - 1, int(p * BINS))].append((p, won))
    table = []
    for row in found:
        n = max(1, len(row))
        said, came = sum(p for p, _ in row) / n, sum(won for _, won in row) / n
        table.append((len(row), said, came, sqrt(POSITIONS * came * (1 - came) / n)))
    return table


def plotted(table: list[tuple[int, float, float, float]]) -> str:
    plot = Plot((0, 100), (0, 100), ("predicted win share, %", "games won, %"))
    even = {"x1": plot.across(0), "y1": plot.up(0), "x2": plot.across(100), "y2": plot.up(100)}
    plot.marks.append(tag("line", "", **even, stroke="#999"))
    for count, said, came, error in table:
        low, high = max(0.0, came - 1.96 * error), min(1.0, came + 1.96 * error)
        if count:
            plot.interval(100 * said, 100 * came, 100 * low, 100 * high, "#2f6f8f", f"{count} predictions")
    style = tag("style", "text{font:12px sans-serif;fill:#66727a}.grid{stroke:#ddd6c6}")
    return plot.svg().replace(">", f' xmlns="http://www.w3.org/2000/svg">{style}', 1)


def fit(folder: Path, pictures: Path | None) -> None:
    """What an analysis says today against what came, over all games; and the steepness that would fit half of them."""
    for path in sorted(folder.glob("*.jsonl")):
        rows, game = read(path), game_named(path.stem.rpartition("-")[0])
        steep, half = steepness(game), [row for row in rows if row[0] % 2 == 0]
        print(f"\n{path.stem}: {len(rows) // POSITIONS} games; steepness {steep:.2f}, fitted {fitted(half):.2f}")
        table = bins(rows, steep)
        for count, said, came, error in table:
            print(f"| {count} | {said:.1%} | {came:.1%} | ± {1.96 * error:.1%} | {100 * (came - said):+.1f} |")
        mean = sum(count * abs(came - said) for count, said, came, _ in table) / max(1, sum(row[0] for row in table))
        print(f"largest error {max(abs(row[2] - row[1]) for row in table if row[0]):.1%}, mean {mean:.1%}")
        if pictures:
            (pictures / f"calibration-{path.stem.removesuffix('-0')}.svg").write_text(plotted(table))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("play", "fit"))
    parser.add_argument("game", nargs="?", default="")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--simulations", type=int, default=0, help="of the bots that play; 0: the heuristic")
    parser.add_argument("--out", type=Path, default=Path("calibration"))
    parser.add_argument("--pictures", type=Path)
    given = parser.parse_args()
    if given.what == "fit":
        fit(given.out, given.pictures)
    else:
        add_games(game_named(given.game), given.games, given.simulations, given.out)


if __name__ == "__main__":
    main()
