"""Positions with what their games came to, in files of NumPy arrays: one file is the work of one process."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf
from pathlib import Path
from time import process_time

import numpy as np
from numpy.typing import NDArray

from farshore.core.decision import pending
from farshore.core.game import Game
from farshore.core.play import playout, run_nature
from farshore.core.policy import Policy
from farshore.core.registry import game_named
from farshore.core.rng import Rng
from farshore.core.space import Observation
from farshore.core.view import view
from farshore.players.ismcts import judge
from farshore.players.lookahead import Lookahead
from farshore.players.mind import Level, Mind
from farshore.players.net import NetJudge
from farshore.players.nets import read_net
from farshore.players.selfplay import Sampler, Teacher
from farshore.players.training.choices import Scribe

ENDLESS = 1e9  # seconds: games are the same on every machine
CAP = 20_000  # picks; no game is that long
NOISES = (2, 4, 8, 16, 32)
VARIED = (2, 3, 4, 8)  # in search games one pick in this many is drawn; fewer than in games of greedy are random
POSITIONS = 8  # kept of a game, about
TEMPERATURE = 0.01  # of a lookahead: it takes options for equally good that differ by less
COSTED, SIMULATIONS = 8, 50  # positions, and simulations at each, that tell what a simulation costs


@dataclass(frozen=True)
class Job:
    """Some games for one process. Without a net the heuristic plays; with one, a teacher that uses it does."""

    game: str
    seats: int
    games: int
    seed: int
    path: Path
    net: Path | None = None
    simulations: int = 0  # of a search; 0: a lookahead plays


@dataclass(frozen=True)
class Samples:
    """Rows by what is not 0 in them, and what their games came to: values, then scores, the viewer's first."""

    places: NDArray[np.int16]
    numbers: NDArray[np.int16]
    ends: NDArray[np.int64]
    targets: NDArray[np.float32]


def teacher(game: Game, job: Job, net: Path, observation: Observation) -> Teacher:
    """Plays all seats."""
    saved = read_net(net.read_bytes())
    if job.simulations:
        return Scribe(Mind(game, Level(job.simulations, ENDLESS), saved=saved))
    judging = NetJudge(saved.net(), observation, judge(game))
    return Lookahead(judging, game.rollouts(), game.pauses, TEMPERATURE)


def paced(game: Game, seats: int) -> tuple[int, int]:
    """How many picks of a game may be noisy, about two thirds of it, and of how many pauses one is kept."""
    s = game.new(seats)
    counter = Sampler(game.observation(s), game.pauses, 1, 7)
    run_nature(s, counter.rng)
    counter.play(s, [game.greedy()] * seats, CAP, CAP, CAP)
    positions = len(counter.ends) // seats
    return 2 * positions, max(1, positions // POSITIONS)


def cost(mind: Mind, seats: int) -> float:
    """Seconds of a processor that a simulation takes, over positions of one game."""
    s, rng, spent, made = mind.game.new(seats), Rng(3), 0.0, 0
    for number in range(COSTED):
        playout(s, rng, 25)
        run_nature(s, rng)
        asked = [d for d in pending(s) if len(d.options(s)) > 1]
        if number and not asked:
            break
        for d in asked[:1]:
            seen, began = view(s, d.seat), process_time()
            mind.search(seen, rng).best(seen, d.ask, d.options(s), SIMULATIONS, inf)
            spent, made = spent + process_time() - began, made + SIMULATIONS
    return spent / max(1, made)


def play(job: Job) -> Path:
    """Play the games of a job and write them; done already, if the file is there."""
    if job.path.exists():
        return job.path
    game = game_named(job.game)
    picks, keep = paced(game, job.seats)
    rng, fresh = Rng(job.seed), game.new(job.seats)
    observation = game.observation(fresh)
    sampler = Sampler(observation, game.pauses, 1 if job.simulations else keep, job.seed + 1)
    taught = teacher(game, job, job.net, observation) if job.net else None
    player: Policy = taught or game.rollouts()
    noises = NOISES[2:] if taught else NOISES
    targets: list[list[float]] = []
    for _ in range(job.games):
        s, begin = fresh.clone(), len(sampler.ends)
        if isinstance(taught, Scribe):
            taught.vary = VARIED[rng.below(len(VARIED))]
        sampler.play(s, [player] * job.seats, noises[rng.below(len(noises))], rng.below(picks), CAP)
        sampler.judge(begin, judge(game)(s))
        results = [float(r.score) for r in game.outcome(s).seats]
        for row in range(begin, len(sampler.ends)):
            first, seat = row - (row - begin) % job.seats, (row - begin) % job.seats
            worths = [sampler.worths[first + k] for k in range(job.seats)]
            targets.append(turned([*worths, *results], seat, job.seats))
    if isinstance(taught, Scribe):
        taught.write(job.path.with_name(job.path.name.replace("games", "choices")))
    part = job.path.with_suffix(".part")
    with part.open("wb") as out:
        rows = {"places": sampler.places, "numbers": sampler.numbers, "ends": sampler.ends, "targets": targets}
        np.savez(out, **{name: np.asarray(row) for name, row in rows.items()})  # type: ignore[arg-type]
    part.replace(job.path)  # a file is whole, or it is not there
    return job.path


def turned(came_to: list[float], seat: int, seats: int) -> list[float]:
    """Values and scores with this seat first, then the others in turn order."""
    order = [(seat + k) % seats for k in range(seats)]
    return [came_to[k] for k in order] + [came_to[seats + k] for k in order]


def read(paths: list[Path]) -> Samples:
    """All files as one."""
    parts = [dict(np.load(path)) for path in paths]
    shift, ends = 0, []
    for part in parts:
        ends.append(part["ends"] + shift)
        shift += len(part["places"])
    joined = {name: np.concatenate([part[name] for part in parts]) for name in ("places", "numbers", "targets")}
    return Samples(joined["places"], joined["numbers"], np.concatenate(ends), joined["targets"].astype(np.float32))
