"""One game for environments that hold one: observations and masks as arrays, bots at some seats, exact copies."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from farshore.adapters.setup import Floats, Mask, Rules, Setup, window
from farshore.core.agenda import Ask
from farshore.core.episode import Episode
from farshore.core.notation import question
from farshore.core.policy import Policy
from farshore.core.wire import to_wire
from farshore.players.registry import bot


class EnvGame:
    """`bots` by seat: the name of a bot, or None for a seat that is answered by actions."""

    def __init__(self, setup: Setup, bots: Sequence[str | None] | None = None) -> None:
        self.setup = setup
        self.rules = setup.rules
        self.space = self.rules.space
        self.known: dict[str, Policy] = {}
        self.bots: list[str | None] = []
        self.episode = Episode(self.space, self.rules.fresh, [])
        self.sit(list(bots or [None] * setup.seats))
        self.row = self.space.row()
        self.numbers = window(self.row, int(self.space.size))

    def sit(self, bots: list[str | None]) -> None:
        """Who plays for which seat, from the next game on."""
        for spec in bots:
            if spec is not None and spec not in self.known:
                self.known[spec] = bot(spec, self.rules.game, programs=True)
        self.bots = bots
        self.episode.players = [None if spec is None else self.known[spec] for spec in bots]

    def begin(self, seed: int) -> None:
        self.episode.begin(seed)

    @property
    def is_over(self) -> bool:
        return self.episode.lane is None

    @property
    def seat(self) -> int:
        """Who is asked."""
        return int(self.episode.ask().seat)

    def observe(self, seat: int, ask: Ask | None = None) -> Floats:
        """What a seat may know, scaled; an array of its own. `ask` is its question, where several are asked."""
        self.numbers.fill(0)
        if ask is None:
            self.episode.observe(seat, self.row, 0)
        else:
            self.space.observation.write(self.episode.s, seat, ask, self.row, 0)
        seen: Floats = self.numbers * self.rules.factors
        return seen

    def mask(self) -> Mask:
        """1 at every legal action; an array of its own."""
        return np.asarray(self.episode.mask()).view(np.int8)

    def question(self) -> str:
        """The open question with its options, as a record spells them."""
        ask, s = self.episode.ask(), self.episode.s
        return f"seat {ask.seat} {question(ask)}: {', '.join(ask.describe(s, pick) for pick in self.episode.options())}"

    def returns(self) -> list[float]:
        return self.rules.returns(self.episode.s)

    # --- copies ------------------------------------------------------------------------------------
    def clone(self) -> EnvGame:
        """Another one that goes on from here, with the same luck to come."""
        twin = EnvGame(self.setup, self.bots)
        twin.episode = self.episode.clone()
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> EnvGame:
        return self.clone()

    def __getstate__(self) -> dict[str, Any]:
        return {"setup": self.setup, "bots": self.bots, "game": packed(self.episode)}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__init__(kept["setup"], kept["bots"])  # type: ignore[misc]  # made again from words
        unpack(self.episode, kept["game"], self.rules)


def packed(episode: Episode) -> dict[str, Any]:
    """A game under way as plain data: the table and what is left of its luck."""
    luck, choices = ((g.a, g.b, g.c, g.counter) for g in (episode.luck, episode.choices))
    table = None if episode.s is episode.fresh else to_wire(episode.s)  # None: nothing has begun
    return {"table": table, "luck": luck, "choices": choices, "picks": episode.picks}


def unpack(episode: Episode, kept: dict[str, Any], rules: Rules) -> None:
    """The game that `packed` told, into an episode of the same setup."""
    episode.luck.set_words(*kept["luck"])
    episode.choices.set_words(*kept["choices"])
    episode.picks = kept["picks"]
    if kept["table"] is not None:
        episode.s = rules.game.restore(kept["table"], rules.variants, rules.edition)
        episode.run_others()
