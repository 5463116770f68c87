"""One decision read: which picks there were, which is best, and what the pick that was played cost.

First the strongest bot searches. Then its best picks and the one that was played are continued from the same imagined
tables with the same luck, each with a tree of its own and equally often, so that neither the search's choice nor its
attention favours one of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from librt.vecs import vec
from mypy_extensions import i64

from farshore.core.agenda import Ask, State
from farshore.core.rng import Rng
from farshore.core.sets import lane_of
from farshore.core.view import imagine, view
from farshore.players.advice import tries_of
from farshore.players.mind import Mind
from farshore.players.search import Node, Search
from farshore.study.calibration import calibrated, calibrated_gap, steepness
from farshore.study.choices import Picks, extended, make, play, spelled
from farshore.study.estimates import NONE, mean
from farshore.study.marks import INACCURACY
from farshore.study.play_on import Deal, Player, Tally
from farshore.study.types import Budget, Candidate, DecisionReading, Estimate, Knowledge

SETTLING = 16  # simulations between two looks at whether a search is decided
LOOK = 100  # simulations between two looks at whether more are needed


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


class Contest:
    """Some choices, played on from the same tables with the same luck."""

    def __init__(self, at: Position, lines: list[Picks], rng: Rng) -> None:
        self.at = at
        self.lines = lines
        self.rng = Rng(rng.word())
        self.deal = at.deal
        self.players = [at.player(Rng(0)) for _ in lines]
        self.random = at.player(Rng(0))

    @property
    def tallies(self) -> list[Tally]:
        return [player.tally for player in self.players]

    def run(self, who: Sequence[int], simulations: int) -> None:
        for _ in range(simulations):
            secrets, luck = self.rng.word(), self.rng.word()
            for k in who:
                s = self.deal(Rng(secrets))
                play(s, self.at.seat, self.lines[k])
                self.players[k].simulate(s, Rng(luck))

    def play_random(self, simulations: int) -> None:
        """What any option is worth on average."""
        options, nodes = self.at.options, dict[int, Node]()
        for _ in range(simulations):
            s = self.deal(Rng(self.rng.word()))
            pick = int(options[self.rng.below(len(options))])
            make(s, self.at.seat, pick)
            self.random.search.root = nodes.setdefault(pick, Node())
            self.random.simulate(s, Rng(self.rng.word()))

    def first(self) -> int:
        """The candidate that won most; among equals the one the search liked best."""
        return max(range(len(self.lines)), key=lambda k: (self.tallies[k].raw(self.at.seat), -k))

    def duel(self, a: int, b: int, simulations: int) -> Estimate:
        """What `b` loses against `a`. New simulations only: those that chose `a` would flatter it.

        They stop early once it is clear that there is no loss to speak of.
        """
        if a == b:
            return NONE
        chosen = self.tallies[a].count
        while (count := self.tallies[a].count - chosen) < simulations:
            self.run((a, b), min(LOOK, simulations - count))
            if self.gap(a, b, chosen).high < INACCURACY:
                break
        return self.gap(a, b, chosen)

    def gap(self, a: int, b: int, since: int = 0) -> Estimate:
        """How much less `b` wins than `a`, pair by pair, on the calibrated scale."""
        if a == b:
            return NONE
        seat, tallies = self.at.seat, self.tallies
        pairs = zip(tallies[a].shares[seat][since:], tallies[b].shares[seat][since:], strict=False)
        raw = mean([x - y for x, y in pairs])
        seats = int(self.at.seen.seats)
        return calibrated_gap(tallies[a].raw(seat), tallies[b].raw(seat), raw, seats, self.steep)

    def reading(self, best: int, played: int, loss: Estimate, search: Search) -> DecisionReading:
        gaps = [self.gap(best, k) for k in range(len(self.lines))]
        if best != played:
            gaps[played] = loss
        order = sorted(range(len(self.lines)), key=lambda k: (k != best, gaps[k].value))
        random = calibrated(self.random.tally.share(self.at.seat), int(self.at.seen.seats), self.steep)
        best_share = calibrated(self.tallies[best].share(self.at.seat), int(self.at.seen.seats), self.steep)
        candidates = [self.candidate(k, gaps[k], best_share, search) for k in order]
        return DecisionReading(
            knowledge=self.at.knowledge,
            candidates=candidates,
            played=order.index(played),
            loss=Estimate(max(0.0, loss.value), loss.low, loss.high),
            at_stake=max(0.0, loss.value, best_share.value - random.value),
            simulations=int(search.root.visits) + sum(t.count for t in self.tallies) + self.random.tally.count,
        )

    @property
    def steep(self) -> float:
        return steepness(self.at.mind.game)

    def candidate(self, k: int, gap: Estimate, best: Estimate, search: Search) -> Candidate:
        """Its share is that of the best less the gap: pairs tell more than two shares that were measured apart."""
        tally, seat = self.tallies[k], self.at.seat
        alone = calibrated(tally.share(seat), int(self.at.seen.seats), self.steep)
        value = max(0.0, best.value - max(0.0, gap.value))
        low, high = value - (alone.value - alone.low), value + (alone.high - alone.value)
        return Candidate(
            paths=spelled(self.deal(Rng(1)), seat, self.lines[k]),
            share=Estimate(value, max(0.0, low), min(1.0, high)),
            score=tally.score(seat),
            gap=Estimate(max(0.0, gap.value), gap.low, gap.high),
            categories=tally.points(seat),
            tries=tries_of(search, self.at.ask, self.lines[k][0]),
            simulations=tally.count,
        )
