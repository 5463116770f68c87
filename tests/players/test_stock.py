"""`ismcts:N` plays as it did when strength was first measured: the figures here are of the search at that time."""

from __future__ import annotations

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from farshore.core.agenda import Ask, Chance, State, begin
from farshore.core.policy import Policy
from farshore.core.registry import game_named
from farshore.core.rng import Rng
from farshore.core.view import imagine, view
from farshore.players.ismcts import STOCK
from farshore.players.registry import bot
from farshore.players.search import Node, Search


class Pile(State):
    """Two take from a pile in turn; luck adds to it."""

    __slots__ = ("left", "points")

    def __init__(self, left: int = 9, points: Any = None) -> None:
        super().__init__(2)
        self.left = left
        self.points = points or [0, 0]

    def clone(self) -> Any:
        twin = Pile(self.left, self.points[:])
        self.clone_core(twin)
        return twin


class Throw(Chance):
    def outcomes(self, s: Any) -> Any:
        return [(0, 1), (1, 1), (2, 2)]

    def sample(self, s: Any, rng: Rng) -> Any:
        return min(rng.below(4), 2)

    def answer(self, s: Any, pick: int) -> Any:
        s.points[0 if s.left % 2 else 1] += pick


class Take(Ask):
    def options(self, s: Any) -> Any:
        return vec[i64]([k for k in (1, 2, 3) if k <= s.left])

    def answer(self, s: Any, pick: int) -> Any:
        s.left -= pick
        s.points[self.seat] += pick * (4 - pick)
        if s.left:
            s.then(Throw(), Take(1 - self.seat))


class Last(Policy):
    def pick(self, seen: Any, ask: Ask, options: Any, rng: Rng) -> Any:
        return options[-1]


def lead(s: Any) -> Any:
    return [(10 + s.points[k] - s.points[1 - k]) / 20 for k in (0, 1)]


@pytest.mark.parametrize(
    ("seed", "simulations", "visits", "totals"),
    [
        (5, 60, [4, 26, 30], [1.4, 15.85, 14.5]),
        (6, 333, [16, 247, 70], [7.25, 153.6, 32.15]),
        (7, 800, [33, 645, 122], [16.0, 401.35, 57.95]),
    ],
)
def test_every_branch_is_tried_as_often_as_it_was(
    seed: int, simulations: int, visits: list[int], totals: list[float]
) -> None:
    s = Pile()
    s.then(Take(0))
    begin(s)
    search, root = Search(lead, Last(), Rng(seed), STOCK, 50), Node()
    for _ in range(simulations):
        search.simulate(imagine(view(s, 0), search.rng), root)
    assert s.agenda.asking is not None
    found = [root.children[search.key(s.agenda.asking, pick)] for pick in (1, 2, 3)]
    assert [node.visits for node in found] == visits
    assert [node.total for node in found] == pytest.approx(totals)


def test_the_bot_for_comparison_keeps_its_constants() -> None:
    assert (STOCK.exploration, STOCK.trust, STOCK.modesty) == (1.0, 0.5, 0.1)
    assert bot("ismcts:10", game_named("century")).tuning is STOCK  # type: ignore[attr-defined]  # it is an Ismcts
