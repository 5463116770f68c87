"""The games in OpenSpiel: `pyspiel.load_game("farshore_century_new_world(players=3)")` after importing this module.

Sequential, with explicit chance. Where all choose together the seats answer in turn, unseen by each other. Actions
are those of `encoding`; chance outcomes are Nature's own picks.
"""

from __future__ import annotations

from typing import Any

from farshore.adapters.encoding import Encoding, encoding
from farshore.adapters.sitting import returns_of
from farshore.core.agenda import NATURE, Ask, Chance, Lane, resolve, waiting
from farshore.core.errors import MissingExtra
from farshore.core.game import Game
from farshore.core.registry import games
from farshore.core.view import view
from farshore.core.wire import to_wire

try:
    import numpy as np
    import pyspiel
except ImportError as fault:
    raise MissingExtra("OpenSpiel needs the extra 'research': pip install 'farshore[research]'") from fault

LONGEST = 1_000_000  # picks, Nature's included; no game comes near
PREFIX = "farshore_"
OUTCOMES = 1 << 20  # Nature's picks are below


def game_type(game: Game) -> pyspiel.GameType:
    low, high = game.seats
    return pyspiel.GameType(
        short_name=PREFIX + game.name,
        long_name=f"Farshore {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=high,
        min_num_players=max(2, low),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": max(2, low)},
        default_loadable=True,
    )


class Observer:
    """What a seat sees, as the vector of `encoding` and as text."""

    def __init__(self, code: Encoding) -> None:
        self.code = code
        self.tensor = np.zeros(code.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: FarshoreState, player: int) -> None:
        self.tensor[:] = self.code.observe(view(state.s, player), state.ask)

    def string_from(self, state: FarshoreState, player: int) -> str:
        return str(to_wire(view(state.s, player)))


class Held:
    """All that a state holds. OpenSpiel copies states field by field, so this says how."""

    def __init__(self, code: Encoding, s: Any) -> None:
        self.code = code
        self.s = s

    def __deepcopy__(self, memo: dict[int, Any]) -> Held:
        return Held(self.code, self.s.clone())


class FarshoreState(pyspiel.State):  # type: ignore[misc]  # the package is not typed
    """A table as OpenSpiel walks over it."""

    def __init__(self, game: FarshoreGame) -> None:
        super().__init__(game)
        self.held = Held(game.code, game.code.game.new(game.num_players()))

    @property
    def s(self) -> Any:
        return self.held.s

    @property
    def lane(self) -> Lane | None:
        return waiting(self.s)

    @property
    def ask(self) -> Ask | None:
        lane = self.lane
        return None if lane is None else lane.asking

    def current_player(self) -> int:
        ask = self.ask
        if ask is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if ask.seat == NATURE else int(ask.seat)

    def is_terminal(self) -> bool:
        return self.lane is None

    def choices(self) -> dict[int, int]:
        lane, ask = self.lane, self.ask
        assert lane is not None and ask is not None
        return self.held.code.choices(ask, lane.options)

    def _legal_actions(self, player: int) -> list[int]:
        """Nobody but the one who is asked has any: what others could do may tell what they hold."""
        return sorted(self.choices()) if player == self.current_player() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        ask = self.ask
        assert isinstance(ask, Chance)
        weighted = ask.outcomes(self.s)
        total = sum(int(weight) for _, weight in weighted)
        return [(int(pick), int(weight) / total) for pick, weight in weighted]

    def _apply_action(self, action: int) -> None:
        lane, ask = self.lane, self.ask
        assert lane is not None and ask is not None
        resolve(self.s, lane, ask, action if ask.seat == NATURE else self.choices()[action])

    def _action_to_string(self, player: int, action: int) -> str:
        ask = self.ask
        assert ask is not None
        return ask.describe(self.s, action if player == pyspiel.PlayerId.CHANCE else self.choices()[action])

    def returns(self) -> list[float]:
        """Nothing before the end."""
        if not self.is_terminal():
            return [0.0] * int(self.s.seats)
        return returns_of(self.held.code.game.outcome(self.s))

    def __str__(self) -> str:
        return str(to_wire(self.s))


class FarshoreGame(pyspiel.Game):  # type: ignore[misc]  # the package is not typed
    """One of our games for so many players."""

    game: Game

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        kind = game_type(self.game)
        players = int((params or {}).get("players", kind.min_num_players))
        self.code = encoding(self.game.name, players)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.code.actions,
            max_chance_outcomes=OUTCOMES,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, params or {})

    def new_initial_state(self) -> FarshoreState:
        return FarshoreState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.code)


def register() -> None:
    for name, game in games().items():
        if game.seats[1] >= 2:
            made = type(f"Farshore_{name}", (FarshoreGame,), {"game": game})
            pyspiel.register_game(game_type(game), made)


register()
