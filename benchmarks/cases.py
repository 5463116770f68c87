"""What the comparison measures: our games and our peers', each as a loop that plays one game at random.

Runs as a process of its own, in our environment or in the peers', for one case: so every import is late.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

Round = Callable[[int], tuple[int, int]]  # plays some games, given a number to vary them: games, decisions


@dataclass(frozen=True)
class Case:
    """Something to measure: who made it, which game, how many play, who makes the picks."""

    package: str  # "farshore", or the peer's
    game: str
    players: int
    driver: str = "Python"  # the language of the loop that picks

    @property
    def name(self) -> str:
        return f"{self.package}/{self.game}/{self.players}/{self.driver}"

    @classmethod
    def named(cls, name: str) -> Case:
        package, game, players, driver = name.split("/")
        return cls(package, game, int(players), driver)


# --- ours ------------------------------------------------------------------------------------------

ENGINE = "compiled"
DOORS = (ENGINE, "batch", "Gymnasium", "PettingZoo", "OpenSpiel")
DRIVERS = (*DOORS, "Python")


def our_cases() -> list[Case]:
    """Every door with two players and with as many as can play; pick by pick from Python only with the latter."""
    from farshore.core.registry import games

    return [
        Case("farshore", game.name, players, driver)
        for driver in DRIVERS
        for game in games().values()
        for players in ((game.seats[1],) if driver == "Python" else (2, game.seats[1]))
    ]


def our_loop(case: Case) -> Round:
    from farshore.adapters import speed
    from farshore.core.decision import apply, pending
    from farshore.core.registry import game_named
    from farshore.core.rng import Rng

    game = game_named(case.game)

    def from_python(number: int) -> tuple[int, int]:
        s, rng, decisions = game.new(case.players), Rng(number), 0
        while asked := pending(s):
            decisions += asked[0].seat >= 0
            apply(s, asked[0].seat, asked[0].ask.sample(s, rng))
        return 1, decisions

    if case.driver == "Python":
        return from_python
    door = "engine" if case.driver == ENGINE else case.driver.lower()
    return speed.DOORS[door](case.game, case.players, {})


# --- theirs ----------------------------------------------------------------------------------------

THEIRS = [
    Case("catanatron", "catan", 4),
    Case("open_spiel", "hearts", 4, "OpenSpiel"),
    Case("open_spiel", "gin_rummy", 2, "OpenSpiel"),
    Case("open_spiel", "backgammon", 2, "OpenSpiel"),
    Case("pettingzoo", "connect_four_v3", 2, "PettingZoo"),
    Case("pettingzoo", "texas_holdem_v4", 2, "PettingZoo"),
    Case("rlcard", "gin-rummy", 2),
    Case("rlcard", "uno", 2),
    Case("catanatron_gym", "catan", 2, "Gymnasium"),
    Case("pgx", "backgammon", 2, "batch"),
    Case("pgx", "sparrow_mahjong", 3, "batch"),
    Case("envpool", "CartPole-v1", 1, "batch"),
]
TABLES = 256  # of a batch, theirs as ours
STRETCHES = 5  # of the time; the quickest counts, since other programs only ever add


def catanatron(case: Case) -> Round:
    from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]  # in the peers' environment

    def one(number: int) -> tuple[int, int]:
        game = Game([RandomPlayer(color) for color in list(Color)[: case.players]], seed=number)
        game.play()
        return 1, len(game.state.actions)

    return one


def open_spiel(case: Case) -> Round:
    import random

    import pyspiel

    game = pyspiel.load_game(case.game)
    recalls = not game.get_type().provides_observation_tensor  # a row for every decision, as ours

    def one(number: int) -> tuple[int, int]:
        choose = random.Random(number)
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(choose.choices(outcomes, weights)[0])
            else:
                player = state.current_player()
                _ = state.information_state_tensor(player) if recalls else state.observation_tensor(player)
                state.apply_action(choose.choice(state.legal_actions()))
                decisions += 1
        return 1, decisions

    return one


def pettingzoo(case: Case) -> Round:
    from importlib import import_module

    return agent_loop(import_module(f"pettingzoo.classic.{case.game}").env())


def agent_loop(env: Any) -> Round:
    """One game of a PettingZoo environment, ours or theirs, at random among what the mask allows."""

    def one(number: int) -> tuple[int, int]:
        env.reset(seed=number)
        decisions = 0
        for agent in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
                continue
            env.step(env.action_space(agent).sample(seen["action_mask"]))
            decisions += 1
        return 1, decisions

    return one


def catanatron_gym(case: Case) -> Round:
    """Their Gymnasium environment: one learner against a random player, an observation for every decision."""
    import random

    import catanatron_gym  # type: ignore[import-not-found]  # noqa: F401  # registers the environment
    import gymnasium

    env = gymnasium.make("catanatron-v1").unwrapped

    def one(number: int) -> tuple[int, int]:
        choose = random.Random(number)
        _, info = env.reset(seed=number)
        over, decisions = False, 0
        while not over:
            _, _, ended, cut, info = env.step(choose.choice(info["valid_actions"]))
            over = ended or cut
            decisions += 1
        return 1, decisions

    return one


def pgx(case: Case) -> Round:
    """Many tables in one compiled step, on the CPU; tables that end begin again, as ours do."""
    import jax  # type: ignore[import-not-found]
    import pgx as package  # type: ignore[import-not-found]
    from pgx.experimental import auto_reset  # type: ignore[import-not-found]

    env = package.make(case.game)
    advance = auto_reset(env.step, env.init)

    def act(state: Any, key: Any) -> Any:
        first, second = jax.random.split(key)
        logits = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        return advance(state, jax.random.categorical(first, logits), second)

    step = jax.jit(jax.vmap(act))
    key = jax.random.PRNGKey(0)
    held = [jax.jit(jax.vmap(env.init))(jax.random.split(key, TABLES))]

    def some(number: int) -> tuple[int, int]:
        ended = 0
        for k in range(10):
            held[0] = step(held[0], jax.random.split(jax.random.fold_in(key, 10 * number + k), TABLES))
            ended += int(held[0].terminated.sum())
        return ended, 10 * TABLES

    return some


def envpool(case: Case) -> Round:
    """Many small environments stepped in C++: no board games there, so this is the price of the stepping alone."""
    import envpool as package  # type: ignore[import-not-found]
    import numpy as np

    env = package.make_gymnasium(case.game, num_envs=TABLES, num_threads=1)
    env.reset()
    generator = np.random.default_rng(1)

    def some(number: int) -> tuple[int, int]:
        ended = 0
        for _ in range(10):
            _, _, over, cut, _ = env.step(generator.integers(0, env.action_space.n, TABLES))
            ended += int((over | cut).sum())
        return ended, 10 * TABLES

    return some


def rlcard(case: Case) -> Round:
    import rlcard as package  # type: ignore[import-not-found]
    from rlcard.agents import RandomAgent  # type: ignore[import-not-found]

    env = package.make(case.game)
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def one(number: int) -> tuple[int, int]:
        trajectories, _ = env.run(is_training=False)
        return 1, sum(len(seat) // 2 for seat in trajectories)

    return one


# --- measuring -------------------------------------------------------------------------------------


def loop_of(case: Case) -> Round:
    if case.package == "farshore":
        return our_loop(case)
    makers = {
        "catanatron": catanatron,
        "catanatron_gym": catanatron_gym,
        "envpool": envpool,
        "open_spiel": open_spiel,
        "pettingzoo": pettingzoo,
        "pgx": pgx,
        "rlcard": rlcard,
    }
    return makers[case.package](case)


def measure(case: Case, seconds: float) -> dict[str, float]:
    """In this very process, after a round to warm up: play for so much CPU time in several stretches."""
    play = loop_of(case)
    play(0)
    best, number, games, made = 0.0, 0, 0, 0
    for _ in range(STRETCHES):
        decisions = 0
        began = time.process_time()
        while (spent := time.process_time() - began) < seconds / STRETCHES or not decisions:
            number += 1
            more = play(number)
            games += more[0]
            decisions += more[1]
        made += decisions
        best = max(best, decisions / spent)
    return {"games_per_s": best * games / made, "decisions_per_s": best}  # few games end in one stretch of a batch


def clone_us(case: Case) -> float:
    """A clone in the middle of a game, in microseconds, best of many."""
    from farshore.core.play import playout
    from farshore.core.registry import game_named
    from farshore.core.rng import Rng

    s = game_named(case.game).new(case.players)
    playout(s, Rng(0), 150)
    best = float("inf")
    for _ in range(40):
        began = time.process_time()
        for _ in range(2_000):
            s.clone()
        best = min(best, time.process_time() - began)
    return best / 2_000 * 1e6


def bind_to_one_core() -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


if __name__ == "__main__":
    bind_to_one_core()
    _, name, seconds = sys.argv
    print(json.dumps(measure(Case.named(name), float(seconds))))
