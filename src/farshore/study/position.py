"""A decision as a reading may know it: by the seat's own view, or with all cards open; and a search from there."""

from __future__ import annotations

from dataclasses import dataclass

from librt.vecs import vec
from mypy_extensions import i64

from farshore.core.agenda import Ask, State
from farshore.core.rng import Rng
from farshore.core.sets import lane_of
from farshore.core.view import imagine, view
from farshore.players.mind import Mind
from farshore.players.search import Search
from farshore.study.play_on import Deal, Player
from farshore.study.types import Knowledge

SETTLING = 16  # simulations between two looks at whether a search is decided


@dataclass(frozen=True)
class Position:
    """A table at which one seat is asked, as far as the reading may know it."""

    mind: Mind
    seen: State  # the seat's view, or the whole table
    seat: int
    knowledge: Knowledge

    @property
    def ask(self) -> Ask:
        ask = lane_of(self.seen, self.seat).asking
        assert ask is not None
        return ask

    @property
    def options(self) -> vec[i64]:
        return lane_of(self.seen, self.seat).options

    @property
    def deal(self) -> Deal:
        seen = self.seen
        return (lambda rng: imagine(seen, rng)) if self.knowledge == "own" else (lambda rng: seen.clone())

    def player(self, rng: Rng) -> Player:
        return Player(self.mind, self.seen, self.seat, rng)


def position(mind: Mind, table: State, seat: int, knowledge: Knowledge) -> Position:
    """A seat's decision at a table; by its own view nothing else of the table is looked at."""
    return Position(mind, view(table, seat) if knowledge == "own" else table, seat, knowledge)


def explore(at: Position, simulations: int, rng: Rng) -> Search:
    """The search tree of the bot, from tables as this reading may know them."""
    search = at.mind.search(at.seen, rng)
    search.me = at.seat
    deal = at.deal
    for left in range(simulations - 1, -1, -1):
        search.simulate(deal(search.rng), search.root)
        if left % SETTLING == 0 and search.is_settled(search.root, float(left)):
            break
    return search
