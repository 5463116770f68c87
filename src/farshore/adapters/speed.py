"""Random play through every door, to measure what a decision costs there: `farshore bench --door`.

An observation and a mask are made for every decision that counts, except by the bare engine.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping

from farshore.core.play import playout
from farshore.core.registry import game_named
from farshore.core.rng import Rng

Round = Callable[[int], tuple[int, int]]  # plays on, given a number to vary it: how many games ended, decisions made
Variants = Mapping[str, str]
TABLES = 256  # of a batch
STEPS = 20  # of a batch, in a round
CAP = 1_000_000  # picks; no game comes near


def engine(game: str, seats: int, variants: Variants) -> Round:
    """The bare rules, in a compiled loop."""
    rules = game_named(game)

    def one(number: int) -> tuple[int, int]:
        by_seats, _ = playout(rules.new(seats, variants), Rng(number), CAP)
        return 1, by_seats

    return one


def batch(game: str, seats: int, variants: Variants) -> Round:
    """Many tables in step. Only what `step` takes counts, and the drawing of actions."""
    import numpy as np

    from farshore.adapters.batch import Batch

    tables = Batch(game, TABLES, seats, variants)
    generator = np.random.default_rng(1)

    def some(number: int) -> tuple[int, int]:
        ended = [tables.step(tables.random_actions(generator)) for _ in range(STEPS)]
        return sum(map(len, ended)), TABLES * STEPS

    return some


def gymnasium(game: str, seats: int, variants: Variants) -> Round:
    """The learner's decisions count; those of the others, who are random, come with them."""
    from farshore.adapters.gymnasium import SeatEnv

    env = SeatEnv(game, bots=["random"] * (seats - 1), variants=variants)

    def one(number: int) -> tuple[int, int]:
        choose = random.Random(number)  # noqa: S311  # for play
        _, info = env.reset(seed=number)
        over, decisions = False, 0
        while not over:
            _, _, over, _, info = env.step(choose.choice(info["action_mask"].nonzero()[0]))
            decisions += 1
        return 1, decisions

    return one


def vector(game: str, seats: int, variants: Variants) -> Round:
    """Gymnasium's environments at once; again the learner's decisions count."""
    import numpy as np

    from farshore.adapters.gymnasium import SeatVectorEnv

    envs = SeatVectorEnv(game, TABLES, ["random"] * (seats - 1), variants=variants)
    envs.reset(seed=1)
    generator = np.random.default_rng(1)

    def some(number: int) -> tuple[int, int]:
        ended = [envs.step(envs.batch.random_actions(generator))[2].sum() for _ in range(STEPS)]
        return int(sum(ended)), TABLES * STEPS

    return some


def parallel(game: str, seats: int, variants: Variants) -> Round:
    """PettingZoo, all in one step. Only those who are asked decide; everybody gets an observation."""
    from farshore.adapters.parallel import FarshoreParallel

    env = FarshoreParallel(game, seats, dict(variants))

    def one(number: int) -> tuple[int, int]:
        choose = random.Random(number)  # noqa: S311  # for play
        seen, _ = env.reset(seed=number)
        decisions = 0
        while env.agents:
            picks = {agent: choose.choice(seen[agent]["action_mask"].nonzero()[0]) for agent in env.agents}
            decisions += sum(int(pick) != env.actions for pick in picks.values())  # the last action is to wait
            seen = env.step(picks)[0]
        return 1, decisions

    return one


def pettingzoo(game: str, seats: int, variants: Variants) -> Round:
    """PettingZoo, agent by agent."""
    from farshore.adapters.pettingzoo import FarshoreAEC

    env = FarshoreAEC(game, seats, dict(variants))

    def one(number: int) -> tuple[int, int]:
        choose = random.Random(number)  # noqa: S311  # for play
        env.reset(seed=number)
        decisions = 0
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
                continue
            env.step(choose.choice(seen["action_mask"].nonzero()[0]))
            decisions += 1
        return 1, decisions

    return one


def openspiel(game: str, seats: int, variants: Variants) -> Round:
    """With an observation tensor for every decision; the chances of every draw are listed."""
    import pyspiel

    from farshore.adapters.openspiel import PREFIX

    name = game_named(game).name
    numbers = {key: int(value) if value.isdecimal() else value for key, value in variants.items()}
    spiel = pyspiel.load_game(PREFIX + name, {"players": seats, **numbers})
    observer = spiel.make_py_observer()

    def one(number: int) -> tuple[int, int]:
        choose = random.Random(number)  # noqa: S311  # for play
        state, decisions = spiel.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(choose.choices(outcomes, weights)[0])
                continue
            observer.set_from(state, state.current_player())
            state.apply_action(choose.choice(state.legal_actions()))
            decisions += 1
        return 1, decisions

    return one


DOORS: dict[str, Callable[[str, int, Variants], Round]] = {
    door.__name__: door for door in (engine, batch, gymnasium, vector, pettingzoo, parallel, openspiel)
}
