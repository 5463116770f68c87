"""A search as a player at a level: with the constants that suit a game, with its net if the level is a learned one.

A level errs within a margin: it looks at many options briefly, with nothing learned, and takes a nearly best pick for
the best. Between the picks of one turn the tree is kept: what was found behind a pick is where the next search begins,
if the table then looks as it was expected to.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from math import tanh
from statistics import fmean
from time import monotonic

from librt.vecs import vec
from mypy_extensions import i64

from farshore.core.agenda import Ask, State, resolve
from farshore.core.game import Game
from farshore.core.policy import Policy
from farshore.core.rng import Rng
from farshore.core.sets import PickSet, lane_of
from farshore.core.space import zeros_i16
from farshore.core.tuning import Tuning
from farshore.core.view import imagine, view
from farshore.players.ismcts import HORIZON, judge
from farshore.players.net import NetJudge, NetPriors, asked_of
from farshore.players.nets import SavedNet, layout_of, ready, shipped
from farshore.players.search import Judge, Priors, Search

SOLO_ROLLOUTS = 6  # tell what a solo game usually comes to from here
SOLO_EXPLORATION = 0.5
BRIEF = Tuning(exploration=4.0, trust=0.2, modesty=0.0)  # of levels that err: many options, a look or two at each


@dataclass(frozen=True)
class Level:
    """Without simulations the game's own heuristic plays."""

    simulations: int = 0
    seconds: float = 0.0
    margin: float = 0.0  # picks whose value is this close to the best may be taken for it
    learned: bool = False  # positions are judged by the game's net, where it has one


class Mind(Policy):
    """Plays a game at a level. `tuning` and `saved` are tried instead of what the game brings."""

    def __init__(self, game: Game, level: Level, tuning: Tuning | None = None, saved: SavedNet | None = None) -> None:
        self.game = game
        self.level = level
        self.given = tuning
        self.tuning = tuning or (BRIEF if level.margin else game.tuning)
        self.saved = saved
        self.judge = judge(game)
        self.rollouts = game.greedy() if level.margin else game.rollouts()
        self._learned: dict[str, tuple[Judge, Priors | None]] = {}  # by the layout of a table
        self._kept: tuple[Search, list[int]] | None = None  # and what its seat should see next

    def pick(self, seen: State, ask: Ask, options: vec[i64], rng: Rng) -> i64:
        if len(options) == 1:
            return options[0]
        search, best = self.think(seen, ask, options, rng)
        picked = self.err(search, ask, options, best, rng) if self.level.margin else best
        self.keep(search, seen, ask, picked)
        return picked

    def needs_view(self) -> bool:
        return True

    def think(self, seen: State, ask: Ask, options: vec[i64], rng: Rng) -> tuple[Search, i64]:
        """The search, when it is over, and the best pick it found."""
        began = monotonic()
        luck = Rng(rng.word())
        kept, self._kept = self._kept, None
        if kept is not None and kept[1] == self.row(seen, ask.seat):
            search = kept[0]
            search.rng = luck
        else:
            search = self.search(seen, luck)
        return search, search.best(seen, ask, options, self.level.simulations, began + self.level.seconds)

    def keep(self, search: Search, seen: State, ask: Ask, pick: i64) -> None:
        """Keep the tree behind a pick, if the same seat is asked again before anything happens by chance.

        A game that declares no observations cannot tell whether tables look alike, so nothing is kept there.
        """
        s = imagine(seen, search.rng)
        resolve(s, lane_of(s, ask.seat), ask, pick)
        if asked_of(s, ask.seat) is not None:
            with suppress(NotImplementedError):
                self._kept = search, self.row(view(s, ask.seat), ask.seat)
                search.follow(ask, pick)

    def row(self, seen: State, seat: i64) -> list[int]:
        """All that a seat may know."""
        observation = self.game.observation(seen)
        found = zeros_i16(observation.layout.size)
        observation.write(seen, seat, asked_of(seen, seat), found, 0)
        return [seat, *(int(x) for x in found)]

    def search(self, seen: State, rng: Rng) -> Search:
        """A search that judges tables like this one as the level does."""
        search = Search(self.judge, self.rollouts, rng, self.tuning, HORIZON)
        saved = self.saved or (shipped(self.game.package, seen.seats) if self.level.learned else None)
        learned = self.learned(seen, saved) if saved else None
        if saved and learned:
            tuning = self.given or Tuning(saved.exploration, saved.trust, saved.modesty)
            search = Search(learned[0], self.rollouts, rng, tuning, HORIZON)
            search.pauses = self.game.pauses
            search.priors = learned[1]
        elif seen.seats == 1:
            search.judge = self.solo_judge(search, seen)
            search.exploration = SOLO_EXPLORATION
        return search

    def learned(self, seen: State, saved: SavedNet) -> tuple[Judge, Priors | None] | None:
        """Judge and priors by a net, if the net is for tables like this one."""
        observation = self.game.observation(seen)
        layout = layout_of(self.game, seen, observation)
        if saved.layout != layout:
            return None
        if layout not in self._learned:
            net, policy = (saved.net(), saved.policy()) if self.saved else ready(self.game.package, seen.seats)
            priors = NetPriors(policy, observation, self.game.actions(seen)) if policy else None
            self._learned[layout] = NetJudge(net, observation, self.judge).judge, priors
        return self._learned[layout]

    def err(self, search: Search, ask: Ask, options: vec[i64], best: i64, rng: Rng) -> i64:
        """One of the picks that look nearly as good as the best, the nearer the likelier.

        In a payment, and wherever several things are chosen, it does not err: that would only look silly.
        """
        if isinstance(ask, PickSet):
            return best
        lowest = search.value(ask, best) - self.level.margin
        weights = [max(0, int(1000 * (search.value(ask, pick) - lowest) / self.level.margin)) for pick in options]
        drawn = rng.below(sum(weights))
        for pick, weight in zip(options, weights, strict=True):
            drawn -= weight
            if drawn < 0:
                return pick
        return best

    def solo_judge(self, search: Search, seen: State) -> Judge:
        """Values a solo game by how far it is from what rollouts from here come to: that shows small differences."""
        scores = []
        for _ in range(SOLO_ROLLOUTS):
            s = imagine(seen, search.rng)
            search.play_on(s)
            scores.append(self.game.outcome(s).seats[0].score)
        usual, scale = fmean(scores), self.tuning.scale
        return lambda s: [0.5 + 0.5 * tanh((self.game.outcome(s).seats[0].score - usual) / scale)]
