"""Every seat an agent, all acting in one step: the games as PettingZoo parallel environments.

It fits games in which all choose together. A seat that is not asked has one legal action, the last one: to wait. The
observations, actions and rewards are those of `pettingzoo.py` but for that action.
"""

from __future__ import annotations

from typing import Any

from farshore.adapters.pettingzoo import Agents
from farshore.core.decision import apply, decision_of, pending
from farshore.core.errors import IllegalPick, MissingExtra
from farshore.core.game import Game

try:
    import numpy as np
    from pettingzoo import ParallelEnv
except ImportError as fault:
    raise MissingExtra("PettingZoo needs the extra 'research': pip install 'farshore[research]'") from fault

Seen = dict[str, dict[str, Any]]


class FarshoreParallel(Agents, ParallelEnv):  # type: ignore[misc]  # the package is not typed
    extra = 1  # to wait

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, Seen]:
        self.begin(seed)
        return self.look(), self.results()[1]

    def look(self) -> Seen:
        asked = {d.seat: d for d in pending(self.table.episode.s)}
        seen = {}
        for seat, agent in enumerate(self.possible_agents):
            mask = np.zeros(self.actions + 1, np.int8)
            if seat in asked:
                mask[:-1] = np.asarray(self.table.space.legal(asked[seat].lane))
            else:
                mask[-1] = 1
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
        agents, over = self.agents, self.table.is_over
        rewards, infos = self.results()
        self.agents = [] if over else agents
        return self.look(), rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, False), infos

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


def parallel_env(game: str | Game, seats: int = 2, **settings: Any) -> FarshoreParallel:
    return FarshoreParallel(game, seats, **settings)
