"""Every seat an agent: the games as PettingZoo AEC environments.

    env = env("century_new_world", seats=3)
    env.reset(seed=1)

Agents are `seat_0`, `seat_1` …; an observation is a dict of `observation` and `action_mask`. Rewards come at the end
and sum to 0. An illegal action raises IllegalPick; PettingZoo's TerminateIllegalWrapper turns that into a loss.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from farshore.adapters.encoding import Encoding, encoding
from farshore.adapters.places import LIMIT
from farshore.adapters.sitting import Sitting
from farshore.core.errors import IllegalPick, MissingExtra

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv
except ImportError as fault:
    raise MissingExtra("PettingZoo needs the extra 'research': pip install 'farshore[research]'") from fault


def observation_space(code: Encoding) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(-LIMIT, LIMIT, (code.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (code.actions,), np.int8),
        }
    )


class FarshoreAEC(AECEnv):  # type: ignore[misc]  # the package is not typed
    def __init__(
        self,
        game: str,
        seats: int = 2,
        options: Mapping[str, str] | None = None,
        edition: str = "standard",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.code = encoding(game, seats, options, edition)
        self.settings = dict(options or {}), edition
        self.metadata = {
            "name": f"farshore_{self.code.game.name}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.observation_spaces = {agent: observation_space(self.code) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.code.actions) for agent in self.possible_agents}
        self.seeds = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self.seeds = np.random.default_rng(seed)
        self.table = Sitting(self.code.game, len(self.possible_agents), *self.settings, int(self.seeds.integers(2**31)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.await_agent()

    def await_agent(self) -> None:
        """Whose turn it is, and what is legal: actions with their picks."""
        self.agent_selection = self.possible_agents[self.table.seat]
        self.legal = self.code.choices(self.table.ask, self.table.lane.options)

    def observe(self, agent: str) -> dict[str, Any]:
        """Nobody but the agent that is asked has legal actions."""
        seat = self.possible_agents.index(agent)
        over = self.table.is_over
        seen = self.code.observe(self.table.seen(seat), None if over else self.table.ask)
        legal = {} if over or agent != self.agent_selection else self.legal
        return {"observation": seen, "action_mask": self.code.mask(legal)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action not in self.legal:
            raise IllegalPick(f"action {action} is not legal for {agent} now; legal are {sorted(self.legal)}")
        self.table.pick(self.legal[action])
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.table.is_over:
            self.end()
        else:
            self.await_agent()
        self._accumulate_rewards()

    def end(self) -> None:
        outcome = self.table.outcome()
        for agent, reward, ranked in zip(self.possible_agents, self.table.returns(), outcome.seats, strict=True):
            self.rewards[agent] = reward
            self.terminations[agent] = True
            self.infos[agent] = {"score": ranked.score, "rank": ranked.rank}

    def render(self) -> str | None:
        """The open question, as words of a record."""
        if self.render_mode != "ansi" or self.table.is_over:
            return None
        ask, options = self.table.ask, self.table.lane.options
        return f"{self.agent_selection}: {', '.join(ask.describe(self.table.s, pick) for pick in options)}"

    def close(self) -> None:
        """Nothing is held open."""


def env(game: str, seats: int = 2, **settings: Any) -> FarshoreAEC:
    return FarshoreAEC(game, seats, **settings)
