"""One decision read: which picks there were, which is best, and what the pick that was played cost.

First the strongest bot searches. Then its best picks and the one that was played are continued from the same imagined
tables with the same luck, each with a tree of its own and equally often, so that neither the search's choice nor its
attention favours one of them.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from farshore.core.agenda import Ask
from farshore.core.rng import Rng
from farshore.players.advice import tries_of
from farshore.players.search import Node, Search
from farshore.study.choices import Picks, extended
from farshore.study.contest import Contest
from farshore.study.position import Position, explore
from farshore.study.types import Budget, DecisionReading


def read(at: Position, played: Picks, budget: Budget, seed: int) -> DecisionReading:
    """The candidates of a decision, and the loss of the pick that was played."""
    rng = Rng(seed)
    search = explore(at, budget.search, Rng(rng.word()))
    lines = best_lines(at, search, budget.candidates, rng)
    if played not in lines:
        lines.append(played)
    contest = Contest(at, lines, rng)
    contest.run(range(len(lines)), budget.compare)
    contest.play_random(budget.compare)
    best, other = contest.first(), lines.index(played)
    loss = contest.duel(best, other, budget.duel)
    return contest.reading(other if loss.value < 0 else best, other, loss, search)


def tries_below(search: Search, node: Node, ask: Ask, pick: int) -> int:
    """How often a pick was tried behind others."""
    child = node.children.get(search.key(ask, pick))
    return 0 if child is None else int(child.visits)


def best_lines(at: Position, search: Search, count: int, rng: Rng) -> list[Picks]:
    """The choices that were tried most, each followed to its end where several things are chosen."""
    ask = at.ask
    found = sorted(at.options, key=lambda pick: (-tries_of(search, ask, pick), -search.value(ask, pick)))
    lines: list[Picks] = []
    for first in found[:count]:
        lines.append(followed(at, search, first, rng))
    return lines


def followed(at: Position, search: Search, first: int, rng: Rng) -> Picks:
    """A first pick with those of the same choice that the search found best after it."""
    s, path = at.deal(Rng(rng.word())), [search.key(at.ask, first)]

    def choose(ask: Ask, options: vec[i64]) -> int:
        node = search.root
        for key in path:
            node = node.children.get(key) or Node()
        best = max(options, key=lambda pick: (tries_below(search, node, ask, pick), -pick))
        if tries_below(search, node, ask, best) == 0:
            best = at.mind.rollouts.pick(s, ask, options, rng)
        path.append(search.key(ask, best))
        return int(best)

    return extended(s, at.seat, first, choose)
