"""Information-set Monte Carlo tree search over the contract. It sees a view, and imagines whole tables from it.

One tree belongs to one decision, or to the decisions of one turn (`follow`). Every simulation imagines the secrets
again, walks down the tree by upper confidence bounds, plays on with the rollout policy, and lets the judge value the
table for every seat. It plays on to the end, or only to the next pause where the judge is a learned one. The rollout
policy's own pick is trusted at first, so that few simulations play hardly worse than it and many play better; the rest
of the trust is shared by all options, or as learned priors say. The tree branches by what the seats pick and never by
luck: what Nature did is averaged over. A branch counts how often it was available, since what is legal depends on what
was imagined. In lanes only the searching seat branches; the others are guessed by the rollout policy or drawn from the
priors, so nobody in the tree answers a choice that nobody has seen yet. Every seat maximises its own value, whatever
their number.
"""

from __future__ import annotations

from collections.abc import Callable
from math import inf, sqrt
from time import monotonic
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from farshore.core.agenda import NATURE, Ask, State, resolve, waiting
from farshore.core.policy import Policy
from farshore.core.rng import Rng
from farshore.core.tuning import Tuning
from farshore.core.view import imagine

Judge = Callable[[State], list[float]]  # how well each seat stands, from 0 (lost) to 1 (won)

SLIPS: Final = 32  # one rollout pick in this many is random: a guess that never varies teaches nothing
NOT_YET: Final = -(1 << 60)


@mypyc_attr(allow_interpreted_subclasses=True)
class Priors:
    """How likely a good player is to take each option of a question. Here each is equally likely."""

    def of(self, s: State, ask: Ask, options: vec[i64]) -> vec[float]:
        even = 1.0 / float(len(options))
        found = vec[float](capacity=len(options))
        for _pick in options:
            found = append(found, even)
        return found


class Node:
    """What is known about the tables behind one pick. `total` is the value for the seat that made it."""

    __slots__ = ("available", "children", "guess", "priors", "total", "visits")

    def __init__(self) -> None:
        self.guess: int = NOT_YET  # the branch that the rollout policy would take
        self.visits: i64 = 0
        self.available: i64 = 0
        self.total: float = 0.0
        self.children: dict[int, Node] = {}
        self.priors: dict[int, float] | None = None  # of the options that were there at the first look


class Search:
    """One decision of one seat. Stops after a number of simulations or at a moment in time, whichever comes first."""

    __slots__ = (
        "exploration",
        "horizon",
        "judge",
        "kinds",
        "me",
        "modesty",
        "pauses",
        "priors",
        "ranked",
        "rng",
        "rollouts",
        "root",
        "trust",
    )

    def __init__(self, judge: Judge, rollouts: Policy, rng: Rng, tuning: Tuning, horizon: i64) -> None:
        self.judge: Judge = judge
        self.rollouts: Policy = rollouts
        self.rng: Rng = rng
        self.exploration: float = tuning.exploration
        self.trust: float = tuning.trust
        self.modesty: float = tuning.modesty
        self.ranked: bool = tuning.ranked
        self.horizon: i64 = horizon  # picks of a rollout before the table is judged as it stands
        self.pauses: frozenset[type] = frozenset()  # questions at which a rollout stops; none: it goes to the end
        self.priors: Priors | None = None  # None: all options are equally likely but for the rollout policy's pick
        self.kinds: dict[object, int] = {}  # question -> its number in keys of branches
        self.me: i64 = 0
        self.root: Node = Node()

    def best(self, seen: State, ask: Ask, options: vec[i64], simulations: i64, until: float) -> i64:
        """The pick that was tried most often; among equals the one of higher value."""
        self.me = ask.seat
        root = self.root
        began = monotonic()
        for left in range(simulations - 1, -1, -1):
            self.simulate(imagine(seen, self.rng), root)
            now = monotonic()
            in_time = (until - now) / (now - began + 1e-9) * float(simulations - left)
            if now > until or self.is_settled(root, min(float(left), in_time)):
                break
        best = options[0]
        most: i64 = 0
        mean = 0.0
        for pick in options:
            child = root.children.get(self.key(ask, pick))
            if child is None:
                continue
            value = child.total / float(child.visits)
            if child.visits > most or (child.visits == most and value > mean):
                most = child.visits
                mean = value
                best = pick
        return best

    def value(self, ask: Ask, pick: i64) -> float:
        """What the last search found a pick of its question to be worth; less than any value if it never tried it."""
        child = self.root.children.get(self.key(ask, pick))
        return -1.0 if child is None else child.total / float(child.visits)

    def follow(self, ask: Ask, pick: i64) -> None:
        """The pick was made: what was found behind it is where the next search begins."""
        child = self.root.children.get(self.key(ask, pick))
        self.root = Node() if child is None else child

    def is_settled(self, root: Node, left: float) -> bool:
        """Can no other pick overtake the first any more, in the simulations that are left?"""
        first: i64 = 0
        second: i64 = 0
        for child in root.children.values():
            if child.visits > first:
                second = first
                first = child.visits
            elif child.visits > second:
                second = child.visits
        return float(first - second) > left

    def simulate(self, s: State, root: Node) -> None:
        """Down the tree to a new branch, on to the end, and back up with the values."""
        path: list[Node] = []
        movers = vec[i64](capacity=16)
        node = root
        while len(path) == 0 or node.visits > 0:
            lane = waiting(s)
            if lane is None:
                break
            ask = lane.asking
            assert ask is not None
            if ask.seat == NATURE:
                pick = ask.sample(s, self.rng)
            elif s.lanes and ask.seat != self.me:
                pick = self.opponent(s, ask, lane.options)
            else:
                pick = self.select(s, node, ask, lane.options)
                node = node.children[self.key(ask, pick)]
                path.append(node)
                movers = append(movers, ask.seat)
            resolve(s, lane, ask, pick)
        self.play_on(s)
        values = self.judge(s)
        root.visits += 1
        for i in range(i64(len(path))):
            path[i].visits += 1
            path[i].total += values[movers[i]]

    def key(self, ask: Ask, pick: i64) -> int:
        """Names a branch: the same number means different things in different questions."""
        kind = self.kinds.setdefault(type(ask), len(self.kinds))
        return (kind << 40) + pick

    def select(self, s: State, node: Node, ask: Ask, options: vec[i64]) -> i64:
        """The option with the highest bound: its value so far, plus a bonus while it is rarely tried."""
        if node.guess == NOT_YET:
            node.guess = self.key(ask, self.rollouts.pick(s, ask, options, self.rng))
            self.set_priors(s, node, ask, options)
        plain = (1.0 - self.trust) / float(len(options))
        priors = node.priors
        unseen = self.mean(node, ask, options) - self.modesty
        best = options[0]
        bound = -inf
        for pick in options:
            key = self.key(ask, pick)
            prior = plain if priors is None else priors.get(key, plain)
            if key == node.guess:
                prior += self.trust
            child = node.children.get(key)
            if child is None:
                upper = unseen + self.exploration * prior * sqrt(float(node.visits + 1))
            else:
                child.available += 1
                visits = float(child.visits)
                upper = child.total / visits + self.exploration * prior * sqrt(float(child.available)) / (1.0 + visits)
            if upper > bound:
                bound = upper
                best = pick
        self.open_branch(node, self.key(ask, best))
        return best

    def set_priors(self, s: State, node: Node, ask: Ask, options: vec[i64]) -> None:
        if self.priors is not None:
            found = self.priors.of(s, ask, options)
        elif self.ranked:
            found = by_rank(self.rollouts.worths(s, ask, options))
        else:
            return
        if len(found) == 0:
            return
        rest = 1.0 - self.trust
        node.priors = {self.key(ask, options[k]): rest * found[k] for k in range(i64(len(options)))}

    def mean(self, node: Node, ask: Ask, options: vec[i64]) -> float:
        """The mean value of the options that have been tried."""
        total = 0.5
        visits = 1.0
        for pick in options:
            child = node.children.get(self.key(ask, pick))
            if child is not None:
                total += child.total
                visits += float(child.visits)
        return total / visits

    def open_branch(self, node: Node, key: int) -> None:
        if key not in node.children:
            child = Node()
            child.available = node.visits + 1
            node.children[key] = child

    def guess(self, s: State, ask: Ask, options: vec[i64]) -> i64:
        if self.rng.below(SLIPS) == 0:
            return options[self.rng.below(len(options))]
        return self.rollouts.pick(s, ask, options, self.rng)

    def opponent(self, s: State, ask: Ask, options: vec[i64]) -> i64:
        """What another seat picks where all choose together."""
        if self.priors is None or len(options) == 1:
            return self.guess(s, ask, options)
        found = self.priors.of(s, ask, options)
        left = float(self.rng.below(1 << 20)) / float(1 << 20)
        for k in range(i64(len(options))):
            left -= found[k]
            if left < 0.0:
                return options[k]
        return options[0]

    def play_on(self, s: State) -> None:
        for _ in range(self.horizon):
            lane = waiting(s)
            if lane is None:
                return
            ask = lane.asking
            assert ask is not None
            if type(ask) in self.pauses and is_quiet(s):
                return
            pick = ask.sample(s, self.rng) if ask.seat == NATURE else self.guess(s, ask, lane.options)
            resolve(s, lane, ask, pick)


def by_rank(worths: vec[i64]) -> vec[float]:
    """Half as likely for the second best as for the best, a third for the next: so options open little by little.

    An option is opened when the root of the simulations, times this, makes up for its being untried; hence the number
    of open ones grows with the root of the simulations.
    """
    found = vec[float](capacity=len(worths))
    total = 0.0
    for worth in worths:
        better = 1.0
        for other in worths:
            if other > worth:
                better += 1.0
        found = append(found, 1.0 / better)
        total += 1.0 / better
    for k in range(i64(len(found))):
        found[k] /= total
    return found


def is_quiet(s: State) -> bool:
    """Has nobody chosen yet where all choose together? Half a simultaneous choice is no position to judge."""
    if s.lanes:
        for row in s.commits:
            if len(row) > 0:
                return False
    return True
