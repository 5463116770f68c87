"""Plays a stretch of every game through every door and prints a digest of all that came out, a line each."""

import hashlib
import random
import warnings
from collections.abc import Iterator
from typing import Any

warnings.simplefilter("ignore")  # theirs

import numpy as np  # noqa: E402
import pyspiel  # noqa: E402

import farshore  # noqa: E402
from farshore.adapters.batch import Batch  # noqa: E402
from farshore.adapters.gymnasium import SeatEnv, SeatVectorEnv  # noqa: E402
from farshore.adapters.openspiel import PREFIX  # noqa: E402
from farshore.adapters.parallel import parallel_env  # noqa: E402
from farshore.adapters.pettingzoo import env  # noqa: E402
from farshore.core.play import playout  # noqa: E402
from farshore.core.registry import game_named  # noqa: E402
from farshore.core.rng import Rng  # noqa: E402
from farshore.core.wire import digest  # noqa: E402

STEPS, SEED = 40, 3
Played = Iterator[bytes]


def any_of(mask: Any, choose: random.Random) -> int:
    return int(choose.choice(np.flatnonzero(mask)))


def engine(game: str, choose: random.Random) -> Played:
    s = game_named(game).new(2)
    playout(s, Rng(SEED), 4 * STEPS)
    yield digest(s).encode()


def session(game: str, choose: random.Random) -> Played:
    table = farshore.play(game, seats=2, seed=SEED)
    for _ in range(STEPS // 2):
        farshore.bot("greedy", table).move()
        table.pick(choose.choice(table.questions[0].options), table.questions[0].seat)
    yield table.record().encode()


def batch(game: str, choose: random.Random) -> Played:
    tables, generator = Batch(game, tables=2, seats=2, seed=SEED), np.random.default_rng(SEED)
    yield tables.space.digest.encode()
    for _ in range(STEPS):
        tables.step(tables.random_actions(generator))
        yield tables.observations.tobytes() + tables.masks.tobytes() + tables.advice("greedy").tobytes()


def gymnasium_single(game: str, choose: random.Random) -> Played:
    table = SeatEnv(game, bots=["greedy"], seat=None)
    seen, info = table.reset(seed=SEED)
    for _ in range(STEPS):
        yield seen.tobytes() + info["action_mask"].tobytes()
        seen, _, over, _, info = table.step(np.int64(any_of(info["action_mask"], choose)))
        if over:
            seen, info = table.reset()


def gymnasium_vector(game: str, choose: random.Random) -> Played:
    tables = SeatVectorEnv(game, 2, bots=["greedy"], seat=None)
    seen, info = tables.reset(seed=SEED)
    for _ in range(STEPS):
        yield seen.tobytes() + info["action_mask"].tobytes()
        seen, *_, info = tables.step(np.array([any_of(mask, choose) for mask in info["action_mask"]]))


def pettingzoo_aec(game: str, choose: random.Random) -> Played:
    table = env(game)
    table.reset(seed=SEED)
    for _ in range(STEPS):
        seen = table.last()[0]
        yield seen["observation"].tobytes() + seen["action_mask"].tobytes()
        table.step(any_of(seen["action_mask"], choose))


def pettingzoo_parallel(game: str, choose: random.Random) -> Played:
    table = parallel_env(game)
    seen, _ = table.reset(seed=SEED)
    for _ in range(STEPS):
        yield b"".join(seen[agent]["observation"].tobytes() for agent in table.agents)
        seen = table.step({agent: any_of(seen[agent]["action_mask"], choose) for agent in table.agents})[0]


def openspiel(game: str, choose: random.Random) -> Played:
    state = pyspiel.load_game(PREFIX + game).new_initial_state()
    for _ in range(STEPS):
        while state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(choose.choices(outcomes, weights)[0])
        yield "".join(state.information_state_string(seat) for seat in range(2)).encode()
        state.apply_action(choose.choice(state.legal_actions()))
    yield state.serialize().encode()


DOORS = (
    engine,
    session,
    batch,
    gymnasium_single,
    gymnasium_vector,
    pettingzoo_aec,
    pettingzoo_parallel,
    openspiel,
)

if __name__ == "__main__":
    for name in farshore.games():
        for door in DOORS:
            whole = b"".join(door(name, random.Random(SEED)))
            print(name, door.__name__, len(whole) > 0, hashlib.sha256(whole).hexdigest())
