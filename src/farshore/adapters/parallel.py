"""Every seat an agent, all acting in one step: the games as PettingZoo parallel environments.

It fits games in which all choose together. A seat that is not asked has one legal action, the last one: to wait. The
observations, actions and rewards are those of `pettingzoo.py` but for that action.
"""

from __future__ import annotations

from typing import Any

from farshore.adapters.pettingzoo import observation_space
from farshore.adapters.setup import setup_of
from farshore.adapters.table import Table
from farshore.core.decision import apply, decision_of, pending
from farshore.core.errors import IllegalPick, MissingExtra

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import ParallelEnv
except ImportError as fault:
    raise MissingExtra("PettingZoo needs the extra 'research': pip install 'farshore[research]'") from fault

Seen = dict[str, dict[str, Any]]


class FarshoreParallel(ParallelEnv):  # type: ignore[misc]  # the package is not typed
    def __init__(
        self,
        game: str,
        seats: int = 2,
        variants: dict[str, str] | None = None,
        edition: str = "standard",
        reward: str = "win",
        render_mode: str | None = None,
    ) -> None:
        self.table = Table(setup_of(game, seats, variants, edition, reward))
        self.metadata = {"name": f"farshore_{self.table.setup.game}_parallel", "render_modes": ["ansi"]}
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.wait = int(self.table.space.actions.size)  # the action of those who are not asked
        space = observation_space(self.table.space, self.wait + 1)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents}
        self.agents: list[str] = []
        self.seeds = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, Seen]:
        if seed is not None:
            self.seeds = np.random.default_rng(seed)
        self.table.begin(int(self.seeds.integers(2**31)))
        self.agents = self.possible_agents[:]
        return self.look(), {agent: {} for agent in self.agents}

    def look(self) -> Seen:
        asked = {d.seat: d for d in pending(self.table.episode.s)}
        seen = {}
        for seat, agent in enumerate(self.possible_agents):
            mask = np.zeros(self.wait + 1, np.int8)
            if seat in asked:
                mask[: self.wait] = np.asarray(self.table.space.legal(asked[seat].lane))
            else:
                mask[self.wait] = 1
            row = self.table.observe(seat, asked[seat].ask if seat in asked else None)
            seen[agent] = {"observation": row, "action_mask": mask}
        return seen

    def step(
        self, actions: dict[str, int]
    ) -> tuple[Seen, dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        picks = self.picks(actions)
        for seat, pick in picks.items():
            apply(self.table.episode.s, seat, pick)
        self.table.episode.run_others()
        over = self.table.is_over
        agents = self.agents
        rewards = self.table.returns() if over else [0.0] * len(agents)
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        if over:
            outcome = self.table.rules.outcome(self.table.episode.s)
            infos = {f"seat_{r.seat}": {"score": r.score, "rank": r.rank} for r in outcome.seats}
            self.agents = []
        ended = dict.fromkeys(agents, over)
        return self.look(), dict(zip(agents, rewards, strict=True)), ended, dict.fromkeys(agents, False), infos

    def picks(self, actions: dict[str, int]) -> dict[int, int]:
        """What every seat that is asked picks; an illegal action changes nothing."""
        found = {}
        s, numbers = self.table.episode.s, self.table.space.actions
        for d in pending(s):
            ask, action = d.ask, int(actions[self.possible_agents[d.seat]])
            own = numbers.of(ask)
            known = own.start <= action < own.start + len(own.picks)
            if not known or own.pick(action) not in decision_of(s, d.seat).options(s):
                raise IllegalPick(f"action {action} is not legal for seat_{d.seat} now")
            found[int(d.seat)] = int(own.pick(action))
        return found

    def render(self) -> str | None:
        if self.render_mode != "ansi" or self.table.is_over:
            return None
        return self.table.question()

    def close(self) -> None:
        """Nothing is held open."""


def parallel_env(game: str, seats: int = 2, **settings: Any) -> FarshoreParallel:
    return FarshoreParallel(game, seats, **settings)
