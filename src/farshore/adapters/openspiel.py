"""The games in OpenSpiel: `pyspiel.load_game("farshore_century_new_world(players=3)")` after importing this module.

Sequential, with explicit chance. Where all choose together the seats answer in turn, unseen by each other. Actions and
observation tensors are those of `docs/spaces`; chance outcomes are Nature's own picks. An information state adds the
past, with perfect recall: a digest of all that the player was told, saw when asked, and did; as text and as a tensor
(`past`, a number for each bit), because a game is too long to be listed. The parameters of a game are `players`,
`edition`, `reward` (see `core/rewards.py`) and every variant by its name.
"""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from farshore.adapters.setup import Setup, setup_of
from farshore.core.agenda import NATURE, Ask, Chance, Lane, RawEvent, hears, resolve, waiting
from farshore.core.errors import MissingExtra
from farshore.core.game import Game, Variant
from farshore.core.registry import games
from farshore.core.rng import Rng
from farshore.core.view import imagine, view
from farshore.core.wire import to_wire

try:
    import numpy as np
    import pyspiel
except ImportError as fault:
    raise MissingExtra("OpenSpiel needs the extra 'research': pip install 'farshore[research]'") from fault

LONGEST = 1_000_000  # picks, Nature's included; no game comes near
PREFIX = "farshore_"
OUTCOMES = 1 << 20  # Nature's picks are below
POINTS = 1000.0  # no lead is higher
ENCODER = msgspec.msgpack.Encoder()
NOTHING_YET = bytes(16)  # the digest of a past without anything in it


def game_type(game: Game) -> pyspiel.GameType:
    low, high = game.seats
    variants = {variant.name: parameter(variant) for variant in game.variants if not variant.hidden}
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
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": max(2, low), "edition": "standard", "reward": "win", **variants},
        default_loadable=True,
    )


def parameter(variant: Variant) -> int | str:
    """The default, which tells OpenSpiel the type of a parameter: numbers are numbers there."""
    return int(variant.default) if variant.default.isdecimal() else variant.default


class Held:
    """All that a state holds. OpenSpiel copies states field by field and pickles them, so this says how."""

    def __init__(self, setup: Setup, s: Any, past: list[bytes]) -> None:
        self.setup = setup
        self.rules = setup.rules
        self.s = s
        self.past = past  # by seat: a digest of what it was told, saw when asked, and did

    def __deepcopy__(self, memo: dict[int, Any]) -> Held:
        return Held(self.setup, self.s.clone(), self.past[:])

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (self.setup, to_wire(self.s), self.past)

    def row(self, seat: int, ask: Ask | None) -> Any:
        """What a seat may know, as whole numbers."""
        mine = ask if ask is not None and ask.seat == seat else None
        return np.asarray(self.rules.space.seen(self.s, seat, mine))

    def pick(self, lane: Lane, ask: Ask, pick: int) -> None:
        """Answer the question; everybody remembers what they hear of it."""
        heard: list[RawEvent] = []
        self.s.log = heard
        resolve(self.s, lane, ask, pick)
        self.s.log = None
        for seat in range(self.setup.seats) if heard else ():
            mine = [event[:2] for event in heard if hears(event[2], seat)]
            if mine:
                self.remember(seat, ENCODER.encode(mine))

    def remember(self, seat: int, what: bytes) -> None:
        self.past[seat] = hashlib.blake2b(self.past[seat] + what, digest_size=len(NOTHING_YET)).digest()


def restored(setup: Setup, wire: dict[str, Any], past: list[bytes]) -> Held:
    rules = setup.rules
    return Held(setup, rules.game.restore(wire, rules.variants, rules.edition), past)


class Observer:
    """What a seat sees, as the row of its layout and as text; with perfect recall also its past, as a digest."""

    def __init__(self, setup: Setup, recalls: bool) -> None:
        self.recalls = recalls
        self.factors = setup.rules.factors
        size = len(self.factors)
        self.tensor = np.zeros(size + 8 * len(NOTHING_YET) * recalls, np.float32)
        self.dict = {"observation": self.tensor[:size]}
        if recalls:
            self.dict["past"] = self.tensor[size:]

    def set_from(self, state: FarshoreState, player: int) -> None:
        np.multiply(state.held.row(player, state.ask), self.factors, out=self.dict["observation"])
        if self.recalls:
            self.dict["past"][:] = np.unpackbits(np.frombuffer(state.held.past[player], np.uint8))

    def string_from(self, state: FarshoreState, player: int) -> str:
        row = state.held.row(player, state.ask)
        shown = " ".join(f"{k}:{row[k]}" for k in np.flatnonzero(row))
        return f"{state.held.past[player].hex()}|{shown}" if self.recalls else shown


class FarshoreState(pyspiel.State):  # type: ignore[misc]  # the package is not typed
    """A table as OpenSpiel walks over it."""

    def __init__(self, game: FarshoreGame) -> None:
        super().__init__(game)
        rules = game.setup.rules
        self.held = Held(game.setup, rules.fresh.clone(), [NOTHING_YET] * game.setup.seats)

    @property
    def lane(self) -> Lane | None:
        return waiting(self.held.s)

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

    def _legal_actions(self, player: int) -> list[int]:
        """Nobody but the one who is asked has any: what others could do may tell what they hold."""
        lane, ask = self.lane, self.ask
        if lane is None or ask is None or ask.seat != player:
            return []
        numbers = self.held.rules.space.actions.of(ask)
        return sorted(int(numbers.action(pick)) for pick in lane.options)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        ask = self.ask
        assert isinstance(ask, Chance)
        weighted = ask.outcomes(self.held.s)
        total = sum(int(weight) for _, weight in weighted)
        return [(int(pick), int(weight) / total) for pick, weight in weighted]

    def _apply_action(self, action: int) -> None:
        lane, ask, held = self.lane, self.ask, self.held
        assert lane is not None and ask is not None
        if ask.seat == NATURE:
            held.pick(lane, ask, action)
            return
        held.remember(ask.seat, held.row(ask.seat, ask).tobytes() + action.to_bytes(4, "big"))
        held.pick(lane, ask, held.rules.space.actions.pick(ask, action))

    def _action_to_string(self, player: int, action: int) -> str:
        ask, held = self.ask, self.held
        assert ask is not None
        nature = player == pyspiel.PlayerId.CHANCE
        return ask.describe(held.s, action if nature else held.rules.space.actions.pick(ask, action))

    def resample_from_infostate(self, player: int, sampler: Any) -> FarshoreState:
        """Another state that the player cannot tell from this one: secrets at random, and others without a past."""
        twin: FarshoreState = self.clone()
        twin.held.s = imagine(view(self.held.s, player), Rng(int(sampler() * 2**31)))
        twin.held.past = [past if seat == player else NOTHING_YET for seat, past in enumerate(self.held.past)]
        return twin

    def returns(self) -> list[float]:
        """Nothing before the end."""
        if not self.is_terminal():
            return [0.0] * self.held.setup.seats
        return self.held.rules.returns(self.held.s)

    def __str__(self) -> str:
        return str(to_wire(self.held.s))


class FarshoreGame(pyspiel.Game):  # type: ignore[misc]  # the package is not typed
    """One of our games for a number of players."""

    game: Game

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        kind = game_type(self.game)
        given = {**kind.parameter_specification, **(params or {})}
        players, edition, reward = int(given.pop("players")), str(given.pop("edition")), str(given.pop("reward"))
        variants = {name: str(value) for name, value in given.items() if name in kind.parameter_specification}
        self.setup = setup_of(self.game.name, players, variants, edition, reward)
        most = POINTS if reward == "lead" else 1.0
        info = pyspiel.GameInfo(
            num_distinct_actions=int(self.setup.rules.space.actions.size),
            max_chance_outcomes=OUTCOMES,
            num_players=players,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, params or {})

    def new_initial_state(self) -> FarshoreState:
        return FarshoreState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.setup, bool(getattr(iig_obs_type, "perfect_recall", False)))


def register() -> None:
    for name, game in games().items():
        if game.seats[1] >= 2:
            made = type(f"Farshore_{name}", (FarshoreGame,), {"game": game})
            pyspiel.register_game(game_type(game), made)


register()
