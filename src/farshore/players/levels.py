"""The bots that people choose from, the weakest first: the one list that screens, refusals and the registry read.

`easy`, `medium` and `hard` each win at least three of four games against the one below, in every game.

A level is a search with a budget, or a game's own heuristic, that errs: by slips, which are picks at random, or within
a margin, by taking a nearly best pick for the best. `docs/strength.md` has what was measured. Time is bounded as well,
so that nobody waits: on a slow machine a level thinks less, not longer.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import tanh
from statistics import fmean
from time import monotonic

from librt.vecs import vec
from mypy_extensions import i64

from farshore.core.agenda import Ask, State
from farshore.core.game import Game
from farshore.core.policy import Policy
from farshore.core.rng import Rng
from farshore.core.sets import PickSet
from farshore.core.tuning import Tuning
from farshore.core.view import imagine
from farshore.players.ismcts import HORIZON, judge
from farshore.players.net import NetJudge
from farshore.players.nets import SavedNet, layout_of, ready, shipped
from farshore.players.search import Judge, Search

DEFAULT_BOT = "greedy"  # plays where nobody says which bot
STAND_IN = "medium"  # gives hints, and is the weakest that others may choose for an absent person
SOLO_ROLLOUTS = 6  # tell what a solo game usually comes to from here
SOLO_EXPLORATION = 0.5  # with 100 simulations Santa Maria comes to a mean of 133 points


@dataclass(frozen=True)
class Level:
    """Without simulations the game's own heuristic plays."""

    simulations: int = 0
    seconds: float = 0.0
    margin: float = 0.0  # picks whose value is this close to the best may be taken for it
    slips: int = 0  # picks at random, of a hundred
    learned: bool = False  # positions are judged by the game's net, where it has one


LEVELS = {
    "random": Level(slips=100),
    "easy": Level(slips=50),
    "greedy": Level(),
    "medium": Level(simulations=30, seconds=0.4, slips=15),
    "hard": Level(simulations=800, seconds=1.0),
}
LADDER = [name for name in LEVELS if name != "greedy"]  # each beats the one before; the heuristic stands beside it


class Slipping(Policy):
    """Plays like another, but picks at random now and then."""

    def __init__(self, policy: Policy, slips: int) -> None:
        self.policy = policy
        self.slips = slips

    def pick(self, seen: State, ask: Ask, options: vec[i64], rng: Rng) -> i64:
        if rng.below(100) < self.slips:
            return options[rng.below(len(options))]
        return self.policy.pick(seen, ask, options, rng)

    def needs_view(self) -> bool:
        return self.policy.needs_view()


class Mind(Policy):
    """Plays a game at a level, with the constants that suit the game, and with its net if the level is a learned one.

    `tuning` and `saved` are tried instead of what the game brings.
    """

    def __init__(self, game: Game, level: Level, tuning: Tuning | None = None, saved: SavedNet | None = None) -> None:
        self.game = game
        self.level = level
        self.given = tuning
        self.tuning = tuning or game.tuning
        self.saved = saved
        self.judge = judge(game)
        self.rollouts = game.greedy()
        self._judges: dict[str, Judge] = {}  # learned ones, by the layout of a table

    def pick(self, seen: State, ask: Ask, options: vec[i64], rng: Rng) -> i64:
        if len(options) == 1:
            return options[0]
        search = self.search(seen, Rng(rng.word()))
        best = search.best(seen, ask, options, self.level.simulations, monotonic() + self.level.seconds)
        return self.err(search, ask, options, best, rng) if self.level.margin else best

    def needs_view(self) -> bool:
        return True

    def search(self, seen: State, rng: Rng) -> Search:
        """A search that judges tables like this one as the level does."""
        search = Search(self.judge, self.rollouts, rng, self.tuning, HORIZON)
        saved = self.saved or (shipped(self.game.package, seen.seats) if self.level.learned else None)
        learned = self.learned(seen, saved) if saved else None
        if saved and learned:
            tuning = self.given or Tuning(saved.exploration, saved.trust, saved.modesty)
            search = Search(learned, self.rollouts, rng, tuning, HORIZON)
            search.pauses = self.game.pauses
        elif seen.seats == 1:
            search.judge = self.solo_judge(search, seen)
            search.exploration = SOLO_EXPLORATION
        return search

    def learned(self, seen: State, saved: SavedNet) -> Judge | None:
        """The judge by a net, if the net is for tables like this one."""
        observation = self.game.observation(seen)
        layout = layout_of(self.game, seen, observation)
        if saved.layout != layout:
            return None
        if layout not in self._judges:
            net = saved.net() if self.saved else ready(self.game.package, seen.seats)
            self._judges[layout] = NetJudge(net, observation, self.judge).judge
        return self._judges[layout]

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


def at_level(name: str, game: Game) -> Policy:
    level = LEVELS[name]
    if level.slips == 100:
        return Policy()
    mind = Mind(game, level) if level.simulations else game.greedy()
    return Slipping(mind, level.slips) if level.slips else mind
