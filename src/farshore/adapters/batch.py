"""Many tables in step: compiled code plays them all and writes what every seat sees into NumPy arrays.

    batch = Batch("century_new_world", tables=256)
    while learning:
        actions = policy(batch.floats(), batch.masks, batch.seats)
        batch.step(actions)                     # batch.ended, batch.rewards: who has finished, with what

A table that ends begins its next game in the same step. The arrays are the memory that the rules write into: they
change with every step, so copy what must last.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Any

import numpy as np
from numpy.typing import NDArray

from farshore.adapters.env_game import packed, unpack
from farshore.adapters.setup import Floats, setup_of, window
from farshore.core.batch import Tables
from farshore.core.errors import FarshoreError, IllegalPick
from farshore.core.game import Game
from farshore.core.policy import Policy
from farshore.core.rng import Rng
from farshore.players.registry import bot

STRETCH = 1 << 17  # bytes: a part of the cache of a core, whatever it is
Kept = tuple[dict[str, Any], int]  # a game under way, and how many its table has ended


class Batch:
    """A row for every table, of what the seat that is asked there sees.

    `bots` by seat: the name of a bot, or None for a seat that is answered by actions, as all are if it is left out.
    With `rotates` everybody moves on by a seat from game to game.
    Every table has a seed of its own, drawn from `seed`, or given as a list; equal seeds give equal games.
    """

    observations: NDArray[np.int16]  # whole numbers; `floats` scales them
    masks: NDArray[np.uint8]  # 1 at every legal action
    seats: NDArray[np.int64]  # who is asked
    rewards: NDArray[np.float64]  # tables x seats; not 0 only where a game has just ended
    ended: NDArray[np.bool_]  # whose game ended in the last step

    def __init__(
        self,
        game: str | Game,
        tables: int,
        seats: int = 2,
        variants: Mapping[str, str] | None = None,
        edition: str = "standard",
        seed: int | Sequence[int] = 0,
        bots: Sequence[str | None] | None = None,
        rotates: bool = False,
        reward: str = "win",
    ) -> None:
        if tables < 1:
            raise FarshoreError(f"{tables} tables cannot be played; ask for 1 or more")
        self.bots = list(bots or [None] * seats)
        if len(self.bots) != seats or None not in self.bots:
            raise FarshoreError(f"bots are listed by seat, {seats} of them, with None at one seat or more")
        self.setup = setup_of(game, seats, variants, edition, reward)
        self.rules = self.setup.rules
        self.space = self.rules.space
        self.seeds = table_seeds(seed, tables)
        self.rotates = rotates
        self.known: dict[str, Policy] = {}
        self.luck = Rng(0)  # of bots that are asked for advice
        players = [None if spec is None else self.bot(spec) for spec in self.bots]
        self.tables = Tables(self.space, self.rules.fresh, self.seeds, players, rotates, self.rules.returns)
        size, actions = int(self.space.size), int(self.space.actions.size)
        self.observations = window(self.tables.observations, tables, size)
        self.masks = window(self.tables.masks, tables, actions)
        self.seats = window(self.tables.seats, tables)
        self.rewards = window(self.tables.rewards, tables, seats)
        self.ended = window(self.tables.ended, tables).view(np.bool_)
        self.actions = window(self.tables.actions, tables)
        self.last: NDArray[np.int16] = np.zeros((0, size), np.int16)  # see `keep_last`
        self.lay_out()
        self.tables.begin()

    def bot(self, spec: str) -> Policy:
        if spec not in self.known:
            self.known[spec] = bot(spec, self.rules.game, programs=True)
        return self.known[spec]

    def floats(self, out: Floats | None = None) -> Floats:
        """The observations divided by their scales, around 0 to 1: a new array, or written into `out`."""
        scaled: Floats = np.multiply(self.observations, self.rules.factors, out=out)
        return scaled

    def step(self, actions: NDArray[np.int64]) -> list[tuple[int, list[float]]]:
        """An action for every table; what comes back are the tables that ended, with the returns by seat."""
        self.actions[:] = actions
        wrong = self.tables.first_illegal()
        if wrong >= 0:
            raise IllegalPick(f"action {actions[wrong]} is not legal at table {wrong}; see masks[{wrong}]")
        ended = 0
        self.rewards.fill(0)
        self.ended.fill(0)
        for first, end, rows in self.stretches:
            for block in rows:
                block.fill(0)
            ended += self.tables.step(first, end)
        if not ended:
            return []
        return [(int(table), self.rewards[table].tolist()) for table in np.flatnonzero(self.ended)]

    def lay_out(self) -> None:
        """Split the tables into stretches whose rows fit in the cache together.

        Compiled code writes only what is not 0, so rows are cleared first; a stretch at a time, they are still near.
        """
        blocks = [block for block in (self.observations, self.masks, self.last) if len(block)]
        size = max(1, STRETCH // sum(block[0].nbytes for block in blocks))
        ends = [*range(size, len(self.seats), size), len(self.seats)]
        self.stretches = [
            (first, end, [block[first:end].view(np.uint8) for block in blocks])  # bytes are cleared quickest
            for first, end in zip([0, *ends[:-1]], ends, strict=True)
        ]

    def keep_last(self) -> None:
        """From now on `last` holds the last observation of every game that has just ended."""
        self.tables.keep_last()
        self.last = window(self.tables.last, *self.observations.shape)
        self.lay_out()

    def random_actions(self, generator: np.random.Generator) -> NDArray[np.int64]:
        """A legal action for every table, each equally likely."""
        self.actions[:] = generator.integers(0, 2**31, len(self.actions))
        self.tables.choose()
        return self.actions.copy()

    def advice(self, spec: str) -> NDArray[np.int64]:
        """What a bot would do at every table, from what the seat that is asked there may see: to learn from."""
        self.tables.advise(self.bot(spec), self.luck)
        return self.actions.copy()

    # --- copies ------------------------------------------------------------------------------------
    def clone(self) -> Batch:
        """Another one that goes on from here, with the same luck to come."""
        return deepcopy(self)

    def get_state(self) -> list[Kept]:
        """All games as they stand, as plain data: to come back to, to pickle."""
        return list(zip(map(packed, self.tables.episodes), self.tables.games, strict=True))

    def set_state(self, kept: list[Kept]) -> None:
        """Go back to games that were kept."""
        for block in (self.observations, self.masks, self.rewards, self.ended, self.last):
            block.fill(0)
        for table, (game, number) in enumerate(kept):
            self.tables.games[table] = number
            self.tables.sit(table)
            unpack(self.tables.episodes[table], game, self.rules)
            self.tables.look(table)

    def __getstate__(self) -> dict[str, Any]:
        words = {**vars(self.setup), "variants": dict(self.setup.variants), "tables": len(self.seeds)}
        seating = {"seed": self.seeds, "bots": self.bots, "rotates": self.rotates}
        return {**words, **seating, "kept": self.get_state(), "keeps_last": bool(self.last.size)}

    def __setstate__(self, words: dict[str, Any]) -> None:
        kept, keeps_last = words.pop("kept"), words.pop("keeps_last")
        self.__init__(**words)  # type: ignore[misc]  # made again from words
        if keeps_last:
            self.keep_last()
        self.set_state(kept)


def table_seeds(seed: int | Sequence[int], tables: int) -> list[int]:
    """A seed for every table: as given, or drawn from one."""
    if isinstance(seed, int):
        return [int(word) >> 1 for word in np.random.SeedSequence(seed).generate_state(tables, np.uint32)]
    if len(seed) != tables:
        raise FarshoreError(f"{len(seed)} seeds do not fit {tables} tables")
    return [int(word) & 0x7FFFFFFF for word in seed]
