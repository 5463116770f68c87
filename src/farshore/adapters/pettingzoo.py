"""Every seat an agent: the games as PettingZoo environments, agent by agent (AEC) or together (parallel).

    table = env("century_new_world", seats=3)
    table.reset(seed=1)

Agents are `seat_0`, `seat_1` …; an observation is a dict of `observation` and `action_mask`. Rewards come at the end
and sum to 0, see `core/rewards.py`. An illegal action raises IllegalPick; PettingZoo's TerminateIllegalWrapper turns
that into a loss.
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any, Self

from farshore.adapters.env_game import EnvGame
from farshore.adapters.gymnasium import observations_of
from farshore.adapters.setup import setup_of
from farshore.core.errors import IllegalPick, MissingExtra
from farshore.core.game import Game

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv
except ImportError as fault:
    raise MissingExtra("PettingZoo needs the extra 'research': pip install 'farshore[research]'") from fault


class Agents:
    """What both kinds of environment share: an agent for every seat, its spaces, and a table."""

    extra = 0  # actions besides those of the game

    def __init__(
        self,
        game: str | Game,
        seats: int = 2,
        variants: dict[str, str] | None = None,
        edition: str = "standard",
        reward: str = "win",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.table = EnvGame(setup_of(game, seats, variants, edition, reward))
        name = f"farshore_{self.table.setup.game}"
        self.metadata = {"name": name, "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.actions = int(self.table.space.actions.size)
        mask = spaces.Box(0, 1, (self.actions + self.extra,), np.int8)
        space = spaces.Dict({"observation": observations_of(self.table.space), "action_mask": mask})
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: spaces.Discrete(self.actions + self.extra) for agent in self.possible_agents}
        self.agents: list[str] = []
        self.seeds = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def begin(self, seed: int | None) -> None:
        if seed is not None:
            self.seeds = np.random.default_rng(seed)
        self.table.begin(int(self.seeds.integers(2**31)))
        self.agents = self.possible_agents[:]

    def results(self) -> tuple[dict[str, float], dict[str, dict[str, Any]]]:
        """Rewards and infos by agent: nothing before the end."""
        if not self.table.is_over:
            return dict.fromkeys(self.possible_agents, 0.0), {agent: {} for agent in self.possible_agents}
        ranked = self.table.rules.outcome(self.table.episode.s).seats
        infos = [{"score": mine.score, "rank": mine.rank} for mine in ranked]
        rewards = dict(zip(self.possible_agents, self.table.returns(), strict=True))
        return rewards, dict(zip(self.possible_agents, infos, strict=True))

    def render(self) -> str | None:
        """The open question, its options as a record spells them."""
        if self.render_mode != "ansi" or self.table.is_over:
            return None
        return self.table.question()

    def clone(self) -> Self:
        """Another one that goes on from here, with the same luck to come."""
        return deepcopy(self)

    def get_state(self) -> Self:
        """The environment as it stands: a copy, to come back to. It can be pickled."""
        return self.clone()

    def set_state(self, state: Self) -> None:
        """Go back to what was kept."""
        self.__dict__.update(state.clone().__dict__)

    def close(self) -> None:
        """Nothing is held open."""


class FarshoreAEC(Agents, AECEnv):  # type: ignore[misc]  # the package is not typed
    """Asked one after the other, also where all choose together: nobody sees what the others have chosen."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.begin(seed)
        self.rewards, self.infos = self.results()
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.agent_selection = self.possible_agents[self.table.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        """Nobody but the agent that is asked has legal actions."""
        asked = agent == self.agent_selection and not self.table.is_over
        seen = self.table.observe(self.possible_agents.index(agent))
        return {"observation": seen, "action_mask": self.table.mask() if asked else np.zeros(self.actions, np.int8)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        episode = self.table.episode
        if action is None or not episode.allows(int(action)):
            legal = np.flatnonzero(self.table.mask()).tolist()
            raise IllegalPick(f"action {action} is not legal for {agent} now; legal are {legal}")
        episode.act(int(action))
        self._cumulative_rewards[agent] = 0.0
        if not self.table.is_over:
            self.agent_selection = self.possible_agents[self.table.seat]
            return
        self.rewards, self.infos = self.results()
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()


def env(game: str | Game, seats: int = 2, **settings: Any) -> FarshoreAEC:
    return FarshoreAEC(game, seats, **settings)
