"""docs/strength.md from what is kept of the games that were played; see `strength.py`."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from pathlib import Path
from statistics import fmean, stdev

import msgspec

from farshore.arena.standings import wilson
from farshore.core.game import Game
from farshore.core.play import rollout
from farshore.core.registry import games
from farshore.core.rng import Rng
from farshore.players.levels import LEVELS
from farshore.players.mind import BRIEF
from farshore.players.nets import shipped
from farshore.study.calibration import expert_simulations
from farshore.words import Words

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "strength.md"
KEPT = ROOT / "benchmarks" / "strength.json"
LADDER = list(LEVELS)
STOCK = "ismcts:800"  # the search as it was first, for comparison
GOALS = {"age_of_discovery": 75, "century_new_world": 85, "race_for_the_galaxy": 75, "santa_maria": 75}  # against it
STEP = 75  # per cent, against the level below
ALONE = 45  # per cent, one expert among three hard ones
TOP = 150  # what the rules of Santa Maria call the best result

HEAD = """# How strong the bots are

Written by `make strength` from `benchmarks/strength.json`. Two seats unless said, every deal played from every seat,
95 % Wilson intervals; score, rounds and time are means, and time is processor time of a pick of the first named.
`greedy`, which people know as Simple, is a game's own heuristic; `{stock}` is the search without nets, with greedy
rollouts and its first constants. Levels play by simulations here and heed no clock; the number in a row of `expert` is
about what it makes in its time on one core.

{levels}

Rows in bold are the steps of the ladder. Each level is meant to win {step} % against the one below, `expert` 85 %
against `{stock}` in Century and 75 % elsewhere, and one `expert` {alone} % among three `hard`, where chance is 25 %.

{claims}"""
CLAIMS = {
    "Proven": "the whole interval lies above the goal",
    "Reached, not proven": "the share reaches the goal, the interval goes below it",
    "Not reached": "the share lies below the goal",
    "Not measured": "no game was played with the levels as they are",
    "Order not shown": "too few games to say that the upper level wins more than half",
}
TABLE = "| | games | wins | 95 % | score | rounds | a pick |\n|---|--:|--:|--:|--:|--:|--:|"
SOLO_TABLE = "| alone | games | score | 95 % | 150 and more |\n|---|--:|--:|--:|--:|"


class Kept(msgspec.Struct):
    """The games of a row in order: what the first bot won, its score, rounds, milliseconds a pick."""

    settings: str  # of the levels that played
    specs: list[str]
    games: list[tuple[float, int, int, float]] = []


@dataclass(frozen=True)
class Row:
    """The stronger bot first; then its rivals, none in a solo game."""

    game: Game
    bots: tuple[str, ...]
    goal: int = 0  # per cent of wins

    @property
    def name(self) -> str:
        first, *rivals = self.bots
        return f"{first} v {f'{len(rivals)} ' if len(rivals) > 1 else ''}{rivals[0]}" if rivals else first

    @property
    def step(self) -> bool:
        return self.bots[::-1] in list(pairwise(LADDER))

    @property
    def specs(self) -> list[str]:
        """The same without a clock."""
        return [spec_of(self.game, name) for name in self.bots]

    @property
    def settings(self) -> str:
        """A digest of all that makes these levels play as they do."""
        saved = shipped(self.game.package, max(2, len(self.bots)))
        net = hashlib.blake2b(msgspec.msgpack.encode(saved)).hexdigest() if saved else ""
        tunings = [repr(vars_of(tuning)) for tuning in (self.game.tuning, BRIEF)]
        levels = [repr(LEVELS[name]) for name in self.bots if name in LEVELS]
        text = "\n".join([habits(self.game), *levels, *tunings, net, *self.specs])
        return hashlib.blake2b(text.encode(), digest_size=6).hexdigest()


@cache
def habits(game: Game) -> str:
    """How the rules and the rollouts go, told by a game."""
    s, rng = game.new(game.seats[0]), Rng(1)
    picks = rollout(s, game.rollouts(), rng, 100_000)
    return f"{picks} {rng.word()} {[r.score for r in game.outcome(s).seats]}"


def vars_of(tuning: object) -> list[float]:
    return [getattr(tuning, name) for name in ("exploration", "trust", "modesty", "scale", "ranked")]


def spec_of(game: Game, name: str) -> str:
    level = LEVELS.get(name)
    if level is None or not level.simulations:
        return name
    return f"{name}:{expert_simulations(game) if name == LADDER[-1] else level.simulations}"


def rows(game: Game) -> list[Row]:
    """Steps of the ladder, then expert against the stock, other pairs of levels, one against three; then alone."""
    found = []
    if game.seats[0] <= 2 <= game.seats[1]:
        steps = [(above, below) for below, above in pairwise(LADDER)]
        others = [(a, b) for i, a in enumerate(LADDER[:-1]) for b in LADDER[1:i] if (a, b) not in steps]
        found += [Row(game, pair, STEP) for pair in steps]
        found += [Row(game, (LADDER[-1], STOCK), GOALS.get(game.name, STEP)), *(Row(game, pair) for pair in others)]
    if game.seats[1] >= 4:
        found.append(Row(game, (LADDER[-1], *[LADDER[-2]] * 3), ALONE))
    if game.seats[0] == 1:
        found += [Row(game, (name,)) for name in LADDER[1:]]
    return found


def read_kept() -> dict[str, dict[str, Kept]]:
    return msgspec.json.decode(KEPT.read_bytes(), type=dict[str, dict[str, Kept]]) if KEPT.exists() else {}


def kept_of(kept: dict[str, dict[str, Kept]], row: Row) -> list[tuple[float, int, int, float]]:
    """The games of a row, if they are of the levels as they are now."""
    found = kept.get(row.game.name, {}).get(row.name)
    return found.games if found is not None and found.settings == row.settings else []


def write_kept(kept: dict[str, dict[str, Kept]]) -> None:
    plain = {game: {name: msgspec.to_builtins(row) for name, row in by.items()} for game, by in kept.items()}
    lines = []
    for game in sorted(plain):
        body = ",\n".join(f"  {json.dumps(name)}: {json.dumps(plain[game][name])}" for name in sorted(plain[game]))
        lines.append(f"{json.dumps(game)}: {{\n{body}\n}}")
    KEPT.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def line(row: Row, played: list[tuple[float, int, int, float]]) -> str:
    """A row of the page."""
    named = [name for name, spec in zip(row.bots[:1], row.specs, strict=False) if spec != own_spec(name)]
    label = row.name.replace(named[0], row.specs[0], 1) if named else row.name
    name = f"**{label}**" if row.step else label
    if not played:
        return f"| {name} | 0 | not measured | – | – | – | – |"
    wins, count = sum(x[0] for x in played), len(played)
    low, high = wilson(wins, count)
    score, rounds, spent = (fmean(x[k] for x in played) for k in (1, 2, 3))
    share = f"{100 * wins / count:.1f} % | {100 * low:.0f} – {100 * high:.0f} %"
    return f"| {name} | {count} | {share} | {score:.1f} | {rounds:.1f} | {spent:.1f} ms |"


def own_spec(name: str) -> str:
    return f"{name}:{LEVELS[name].simulations}" if name in LEVELS and LEVELS[name].simulations else name


def solo_line(row: Row, played: list[tuple[float, int, int, float]]) -> str:
    if not played:
        return f"| {row.name} | 0 | not measured | – | – |"
    scores = [x[1] for x in played]
    error = 1.96 * stdev(scores) / len(scores) ** 0.5 if len(scores) > 1 else 0.0
    top = 100 * sum(x >= TOP for x in scores) / len(scores)
    return f"| {row.name} | {len(scores)} | {fmean(scores):.1f} | ± {error:.1f} | {top:.0f} % |"


def claims(kept: dict[str, dict[str, Kept]]) -> str:
    """What the figures say of each goal: proven, reached, or not; a share alone proves nothing."""
    found: dict[str, list[str]] = {name: [] for name in CLAIMS}
    for game in games().values():
        for row in (row for row in rows(game) if row.goal):
            played = kept_of(kept, row)
            wins, count = sum(x[0] for x in played), len(played)
            told = f"{Words(game, 'en').title}: {row.name}"
            if not count:
                found["Not measured"].append(told)
            elif 100 * wilson(wins, count)[0] >= row.goal:
                found["Proven"].append(told)
            else:
                found["Reached, not proven" if 100 * wins / count >= row.goal else "Not reached"].append(told)
            if row.step and wilson(wins, count)[0] <= 0.5:
                found["Order not shown"].append(told)
    return "\n".join(f"* **{name}** ({CLAIMS[name]}): {'; '.join(x)}." for name, x in found.items() if x)


def levels() -> str:
    lines = ["| level | plays |", "|---|---|"]
    for name in LADDER[1:]:
        level = LEVELS[name]
        mind = f"search, {level.simulations} simulations or {level.seconds} s" if level.simulations else "greedy"
        net = ", with the net of the game where it ships one" if level.learned else ""
        errs = f", errs among picks within {level.margin} of the best" if level.margin else ""
        lines.append(f"| {name} | {mind}{net}{errs} |")
    return "\n".join(lines)


def page(kept: dict[str, dict[str, Kept]]) -> str:
    parts = [HEAD.format(levels=levels(), stock=STOCK, step=STEP, alone=ALONE, claims=claims(kept))]
    for game in games().values():
        together = [line(row, kept_of(kept, row)) for row in rows(game) if len(row.bots) > 1]
        alone = [solo_line(row, kept_of(kept, row)) for row in rows(game) if len(row.bots) == 1]
        parts.append("\n".join([f"## {Words(game, 'en').title}", TABLE, *together]))
        if alone:
            parts.append("\n".join([SOLO_TABLE, *alone]))
    return "\n\n".join(parts) + "\n"
