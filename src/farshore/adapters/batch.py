"""Many tables in step: one call answers them all. Tables that end begin anew, with the next seed.

batch = Batch("century_new_world", tables=64)
while learning:
    actions = policy(batch.observations, batch.masks, batch.seats)
    finished = batch.step(actions)          # [(table, returns), …]
"""

from __future__ import annotations

from collections.abc import Mapping

from farshore.adapters.encoding import Floats, Mask, encoding
from farshore.adapters.sitting import Sitting
from farshore.core.errors import FarshoreError, IllegalPick, MissingExtra

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as fault:
    raise MissingExtra("this needs the extra 'research': pip install 'farshore[research]'") from fault


class Batch:
    """`observations`, `masks` and `seats` have a row for every table: what the seat that is asked there sees."""

    def __init__(
        self,
        game: str,
        tables: int,
        seats: int = 2,
        options: Mapping[str, str] | None = None,
        edition: str = "standard",
        seed: int = 0,
    ) -> None:
        if tables < 1:
            raise FarshoreError(f"{tables} tables cannot be played; ask for 1 or more")
        self.code = encoding(game, seats, options, edition)
        self.settings = dict(options or {}), edition
        self.next_seed = seed
        self.tables = [self.fresh() for _ in range(tables)]
        self.legal: list[dict[int, int]] = [{} for _ in range(tables)]
        self.observations: Floats = np.zeros((tables, self.code.size), np.float32)
        self.masks: Mask = np.zeros((tables, self.code.actions), np.int8)
        self.seats: NDArray[np.int64] = np.zeros(tables, np.int64)
        for number in range(tables):
            self.look(number)

    def fresh(self) -> Sitting:
        self.next_seed += 1
        return Sitting(self.code.game, self.code.seats, *self.settings, self.next_seed)

    def look(self, number: int) -> None:
        table = self.tables[number]
        self.legal[number] = self.code.choices(table.ask, table.lane.options)
        self.seats[number] = table.seat
        self.masks[number] = 0
        self.masks[number, list(self.legal[number])] = 1
        self.observations[number] = self.code.whole_numbers(table.seen(table.seat), table.ask)

    def step(self, actions: NDArray[np.int64]) -> list[tuple[int, list[float]]]:
        """An action for every table; what comes back are the tables that ended, with the returns by seat."""
        for number, action in enumerate(actions):
            if int(action) not in self.legal[number]:
                raise IllegalPick(f"action {action} is not legal at table {number}; see masks[{number}]")
        ended = []
        for number, action in enumerate(actions):
            table = self.tables[number]
            table.pick(self.legal[number][int(action)])
            if table.is_over:
                ended.append((number, table.returns()))
                self.tables[number] = self.fresh()
            self.look(number)
        return ended

    def random_actions(self, generator: np.random.Generator) -> NDArray[np.int64]:
        """A legal action for every table, each equally likely."""
        scores = generator.random(self.masks.shape) * self.masks
        picked: NDArray[np.int64] = np.argmax(scores, axis=1)
        return picked
