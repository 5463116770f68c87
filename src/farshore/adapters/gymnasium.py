"""One seat for the learner, bots at the others: the games as Gymnasium environments.

    env = SeatEnv("century_new_world", bots=["greedy"], seat=0)
    env = gymnasium.make("farshore/century_new_world", bots=["medium"])     # after importing this module

`bots` fill the other seats in order; `seat=None` changes chairs by lot every game. The reward comes at the end: 1 for
a win, -1 for a loss with two seats, and so on, as in `Sitting.returns`. `info["action_mask"]` tells what is legal; an
illegal action ends the game as a loss, with `info["illegal"]`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from farshore.adapters.encoding import Floats, encoding
from farshore.adapters.places import LIMIT
from farshore.adapters.sitting import Sitting
from farshore.core.errors import FarshoreError, MissingExtra
from farshore.core.policy import Policy
from farshore.core.registry import games
from farshore.core.rng import Rng
from farshore.players.registry import bot

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
except ImportError as fault:
    raise MissingExtra("Gymnasium needs the extra 'research': pip install 'farshore[research]'") from fault


class SeatEnv(gymnasium.Env[Floats, np.int64]):
    metadata: dict[str, Any] = {"render_modes": []}

    def __init__(
        self,
        game: str,
        bots: Sequence[str] = ("greedy",),
        seat: int | None = 0,
        options: Mapping[str, str] | None = None,
        edition: str = "standard",
    ) -> None:
        self.seats = len(bots) + 1
        if seat is not None and not 0 <= seat < self.seats:
            raise FarshoreError(f"seat {seat} does not exist: {len(bots)} bots and you sit on 0 to {len(bots)}")
        self.code = encoding(game, self.seats, options, edition)
        self.settings = dict(options or {}), edition
        self.bots = [bot(spec, self.code.game, programs=True) for spec in bots]
        self.chair = seat
        self.observation_space = spaces.Box(-LIMIT, LIMIT, (self.code.size,), np.float32)
        self.action_space = spaces.Discrete(self.code.actions)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Floats, dict[str, Any]]:
        super().reset(seed=seed)
        self.seat = int(self.np_random.integers(self.seats)) if self.chair is None else self.chair
        others = iter(self.bots)
        self.policies = [Policy() if i == self.seat else next(others) for i in range(self.seats)]
        self.choices = Rng(int(self.np_random.integers(2**31)))
        self.table = Sitting(self.code.game, self.seats, *self.settings, int(self.np_random.integers(2**31)))
        self.await_turn()
        return self.seen(), self.info()

    def await_turn(self) -> None:
        """The bots play until the learner is asked, who then has legal actions, or the game is over."""
        table = self.table
        while not table.is_over and table.seat != self.seat:
            policy, ask = self.policies[table.seat], table.ask
            seen = table.seen(table.seat) if policy.needs_view() else None
            table.pick(policy.pick(seen, ask, table.lane.options, self.choices))
        self.view = table.seen(self.seat)
        self.legal = {} if table.is_over else self.code.choices(table.ask, table.lane.options)

    def seen(self) -> Floats:
        return self.code.observe(self.view, None if self.table.is_over else self.table.ask)

    def info(self) -> dict[str, Any]:
        """Score and rank are as far as the learner can tell, until the game is over."""
        outcome = self.table.outcome() if self.table.is_over else self.code.game.outcome(self.view)
        mine = outcome.seats[self.seat]
        return {"action_mask": self.code.mask(self.legal), "score": mine.score, "rank": mine.rank, "seat": self.seat}

    def step(self, action: np.int64) -> tuple[Floats, float, bool, bool, dict[str, Any]]:
        pick = self.legal.get(int(action))
        if pick is None:
            return self.seen(), -1.0, True, False, {**self.info(), "illegal": True}
        self.table.pick(pick)
        self.await_turn()
        over = self.table.is_over
        reward = self.table.returns()[self.seat] if over else 0.0
        return self.seen(), reward, over, False, self.info()


def register() -> None:
    """`farshore/NAME` for every game."""
    for name in games():
        entry = f"{SeatEnv.__module__}:SeatEnv"
        gymnasium.register(id=f"farshore/{name}", entry_point=entry, kwargs={"game": name})


register()
