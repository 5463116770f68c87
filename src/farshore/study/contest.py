"""Some choices of one decision, played on from the same imagined tables with the same luck, and compared."""

from __future__ import annotations

from collections.abc import Sequence

from farshore.core.rng import Rng
from farshore.players.advice import tries_of
from farshore.players.search import Node, Search
from farshore.study.calibration import calibrated, calibrated_gap, steepness
from farshore.study.choices import Picks, make, play, spelled
from farshore.study.estimates import NONE, mean
from farshore.study.marks import INACCURACY
from farshore.study.play_on import Tally
from farshore.study.position import Position
from farshore.study.types import Candidate, DecisionReading, Estimate

LOOK = 100  # simulations between two looks at whether more are needed


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
