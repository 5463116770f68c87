"""One seat for the learner, bots at the others: the games as Gymnasium environments, one at a time or many.

    env = gymnasium.make("farshore/Century-v0", bots=["greedy"])
    envs = gymnasium.make_vec("farshore/Century-v0", num_envs=256, bots=["greedy"])

`bots` fill the other seats in order; with `seat=None` the learner changes chairs from game to game. The reward comes
at the end, by `reward`: see `core/rewards.py`. `info["action_mask"]` and `action_masks()` tell what is legal, and
always allow something. An illegal action ends a single game as a loss, with `info["illegal"]`; many at once refuse it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Any

from farshore.adapters.batch import Batch
from farshore.adapters.env_game import EnvGame
from farshore.adapters.setup import Floats, Mask, setup_of
from farshore.core.errors import FarshoreError, MissingExtra
from farshore.core.game import Game
from farshore.core.space import Space
from farshore.players.levels import DEFAULT_BOT

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from gymnasium.error import ResetNeeded
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray
except ImportError as fault:
    raise MissingExtra("Gymnasium needs the extra 'research': pip install 'farshore[research]'") from fault

LOW, HIGH = float(-(2**15)), float(2**15 - 1)  # of any number in an observation; nearly all are from 0 to 1


def observations_of(space: Space) -> spaces.Space[Floats]:
    return spaces.Box(LOW, HIGH, (int(space.size),), np.float32)


def chairs(bots: Sequence[str], seat: int) -> list[str | None]:
    """By seat: the bots in order, None for the learner."""
    return [*bots[:seat], None, *bots[seat:]]


def check_seat(seat: int | None, bots: Sequence[str]) -> None:
    if seat is not None and not 0 <= seat <= len(bots):
        raise FarshoreError(f"seat {seat} does not exist: {len(bots)} bots and you sit on 0 to {len(bots)}")


class SeatEnv(gymnasium.Env[Floats, np.int64]):
    metadata: dict[str, Any] = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: str | Game,
        bots: Sequence[str] = (DEFAULT_BOT,),
        seat: int | None = 0,
        variants: Mapping[str, str] | None = None,
        edition: str = "standard",
        reward: str = "win",
        render_mode: str | None = None,
    ) -> None:
        check_seat(seat, bots)
        self.bots = list(bots)
        self.fixed_seat = seat
        self.render_mode = render_mode
        self.table = EnvGame(setup_of(game, len(bots) + 1, variants, edition, reward))
        self.observation_space = observations_of(self.table.space)
        self.action_space = spaces.Discrete(int(self.table.space.actions.size))
        self.is_over = True

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Floats, dict[str, Any]]:
        super().reset(seed=seed)
        self.seat = int(self.np_random.integers(len(self.bots) + 1)) if self.fixed_seat is None else self.fixed_seat
        self.table.sit(chairs(self.bots, self.seat))
        self.table.begin(int(self.np_random.integers(2**31)))
        self.is_over = self.table.is_over
        return self.table.observe(self.seat), self.info()

    def action_masks(self) -> Mask:
        """What is legal now. When the game is over everything is, so that no policy divides by nothing."""
        if self.is_over:
            return np.ones(int(self.table.space.actions.size), np.int8)
        return self.table.mask()

    def info(self) -> dict[str, Any]:
        """Score and rank come with the end of the game."""
        info: dict[str, Any] = {"action_mask": self.action_masks(), "seat": self.seat}
        if self.table.is_over:
            mine = self.table.rules.outcome(self.table.episode.s).seats[self.seat]
            info |= {"score": mine.score, "rank": mine.rank}
        return info

    def step(self, action: np.int64) -> tuple[Floats, float, bool, bool, dict[str, Any]]:
        if self.is_over:
            raise ResetNeeded("the game is over; call reset")
        if not self.table.episode.allows(int(action)):
            self.is_over = True
            return self.table.observe(self.seat), -1.0, True, False, {**self.info(), "illegal": True}
        self.table.episode.act(int(action))
        self.is_over = self.table.is_over
        reward = self.table.returns()[self.seat] if self.is_over else 0.0
        return self.table.observe(self.seat), reward, self.is_over, False, self.info()

    def render(self) -> str | None:
        """The open question, its options as a record spells them."""
        if self.render_mode != "ansi" or self.is_over:
            return None
        return self.table.question()

    def clone(self) -> SeatEnv:
        """Another one that goes on from here, with the same luck to come."""
        return deepcopy(self)

    def get_state(self) -> tuple[EnvGame, int, bool]:
        """The game as it stands: a copy, to come back to. It can be pickled."""
        return self.table.clone(), self.seat, self.is_over

    def set_state(self, state: tuple[EnvGame, int, bool]) -> Floats:
        """Go back to a game that was kept; what the learner sees there."""
        self.table, self.seat, self.is_over = state[0].clone(), state[1], state[2]
        return self.table.observe(self.seat)


class SeatVectorEnv(VectorEnv[Floats, NDArray[np.int64], NDArray[Any]]):
    """Many games at once, played by compiled code. A game that ends is followed by the next one in the same step.

    With `seat=None` chairs change from game to game. Equal seeds give equal games.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}

    def __init__(
        self,
        game: str | Game,
        num_envs: int = 1,
        bots: Sequence[str] = (DEFAULT_BOT,),
        seat: int | None = 0,
        variants: Mapping[str, str] | None = None,
        edition: str = "standard",
        reward: str = "win",
    ) -> None:
        check_seat(seat, bots)
        self.num_envs = num_envs
        self.bots, self.seat = list(bots), seat
        self.settings: dict[str, Any] = {"variants": variants, "edition": edition, "reward": reward}
        self.game = game
        setup = setup_of(game, len(bots) + 1, variants, edition, reward)
        space = setup.rules.space
        self.single_observation_space = observations_of(space)
        self.single_action_space = spaces.Discrete(int(space.actions.size))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Floats, dict[str, Any]]:
        """`seed` may be a list with a seed for every game."""
        if isinstance(seed, int):
            self._np_random, self._np_random_seed = gymnasium.utils.seeding.np_random(seed)
        if seed is None or isinstance(seed, int):
            seeds: Sequence[int] = self.np_random.integers(2**31, size=self.num_envs).tolist()
        else:
            seeds = [int(self.np_random.integers(2**31)) if given is None else given for given in seed]
        seating = chairs(self.bots, self.seat or 0)
        self.batch = Batch(
            self.game, self.num_envs, len(seating), seed=seeds, bots=seating, rotates=self.seat is None, **self.settings
        )
        self.batch.keep_last()
        return self.batch.floats(), self.info()

    def clone(self) -> SeatVectorEnv:
        """Another one that goes on from here, with the same luck to come."""
        return deepcopy(self)

    def get_state(self) -> Any:
        """All games as they stand: a copy, to come back to. It can be pickled."""
        return self.batch.get_state()

    def set_state(self, state: Any) -> tuple[Floats, dict[str, Any]]:
        """Go back to games that were kept; what the learner sees there."""
        self.batch.set_state(state)
        return self.batch.floats(), self.info()

    def action_masks(self) -> NDArray[np.int8]:
        return self.batch.masks.view(np.int8).copy()

    def info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "seat": self.batch.seats.copy()}

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Floats, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        batch = self.batch
        mine = batch.seats.copy()
        batch.step(actions)
        ended = batch.ended.copy()
        rewards = batch.rewards[np.arange(self.num_envs), mine]
        info = self.info()
        if ended.any():
            info |= {"final_obs": batch.last * batch.rules.factors, "_final_obs": ended}
        return batch.floats(), rewards, ended, np.zeros_like(ended), info
