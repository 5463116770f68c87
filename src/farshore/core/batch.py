"""Many games in step, in compiled code: every table writes its row into one block of numbers that NumPy can share."""

from __future__ import annotations

from collections.abc import Callable

from librt.vecs import append, vec
from mypy_extensions import i16, i64, u8

from farshore.core.agenda import State
from farshore.core.episode import Episode
from farshore.core.policy import Policy
from farshore.core.rng import Rng
from farshore.core.rows import filled
from farshore.core.space import Space, zeros_i16, zeros_u8

Returns = Callable[[State], list[float]]


def zeros(n: i64) -> vec[float]:
    row = vec[float](capacity=n)
    for _ in range(n):
        row = append(row, 0.0)
    return row


class Tables:
    """Blocks hold a row for every table. A table that ends begins its next game at once, with a seed of its own.

    The caller writes `actions`, and clears `observations`, `masks`, `rewards` and `ended` before a step: NumPy does it
    quicker than any loop here. A step may be taken stretch by stretch, so that rows are still in the cache.
    """

    def __init__(
        self,
        space: Space,
        fresh: State,
        seeds: list[int],
        players: list[Policy | None],
        rotates: bool,
        returns: Returns,
    ) -> None:
        self.space: Space = space
        tables: i64 = len(seeds)
        self.tables: i64 = tables
        self.seeds: vec[i64] = vec[i64](seeds)
        self.players: list[Policy | None] = players
        self.rotates: bool = rotates
        self.returns: Returns = returns
        self.episodes: list[Episode] = [Episode(space, fresh, players) for _ in range(tables)]
        self.games: vec[i64] = filled(tables, 0)  # how many games each table has ended
        self.observations: vec[i16] = zeros_i16(tables * space.size)
        self.masks: vec[u8] = zeros_u8(tables * space.actions.size)
        self.seats: vec[i64] = filled(tables, 0)  # who is asked
        self.actions: vec[i64] = filled(tables, 0)
        self.rewards: vec[float] = zeros(tables * space.seats)
        self.ended: vec[u8] = zeros_u8(tables)
        self.last: vec[i16] = zeros_i16(0)  # what seats saw at the end of their games, if `keep_last`

    def keep_last(self) -> None:
        """Keep the last observation of each game that ends, as seen from the seat that was asked last."""
        self.last = zeros_i16(self.tables * self.space.size)

    def begin(self) -> None:
        """All tables begin their first game. The blocks are all zero."""
        for table in range(self.tables):
            self.deal(table)
            self.look(table)

    def deal(self, table: i64) -> None:
        """The next game at a table: the seed of the table and the number of the game decide its luck and its chairs."""
        self.sit(table)
        self.episodes[table].begin((self.seeds[table] << 32) + self.games[table])

    def sit(self, table: i64) -> None:
        """Who sits where in the game that a table is at."""
        if self.rotates:
            n: i64 = len(self.players)
            turn = table + self.games[table]
            self.episodes[table].players = [self.players[(seat + turn) % n] for seat in range(n)]

    def look(self, table: i64) -> None:
        """Write the table's row of every block."""
        episode = self.episodes[table]
        seat = episode.ask().seat
        self.seats[table] = seat
        episode.observe(seat, self.observations, table * self.space.size)
        episode.write_mask(self.masks, table * self.space.actions.size)

    def first_illegal(self) -> i64:
        """The first table whose action is not legal; -1: all are. Read off the masks, which lie close together."""
        width = self.space.actions.size
        for table in range(self.tables):
            action = self.actions[table]
            if not 0 <= action < width or self.masks[table * width + action] == 0:
                return table
        return -1

    def step(self, first: i64, end: i64) -> i64:
        """The tables from `first` up to `end` take their actions, known to be legal; how many games ended."""
        count: i64 = 0
        for table in range(first, end):
            episode = self.episodes[table]
            episode.take(self.actions[table])
            if episode.lane is None:
                self.finish(table, episode)
                count += 1
            self.look(table)
        return count

    def finish(self, table: i64, episode: Episode) -> None:
        seats: i64 = self.space.seats
        returns = self.returns(episode.s)
        for seat in range(seats):
            self.rewards[table * seats + seat] = returns[seat]
        self.ended[table] = 1
        if len(self.last) > 0:
            episode.observe(self.seats[table], self.last, table * self.space.size)
        self.games[table] += 1
        self.deal(table)

    def advise(self, player: Policy, rng: Rng) -> None:
        """Write into `actions` what a bot would do at every table."""
        for table in range(self.tables):
            self.actions[table] = self.episodes[table].advice(player, rng)

    def choose(self) -> None:
        """Turn numbers of 31 random bits, written into `actions`, into actions at random."""
        for table in range(self.tables):
            episode = self.episodes[table]
            n: i64 = len(episode.options())
            self.actions[table] = episode.action((self.actions[table] * n) >> 31)
