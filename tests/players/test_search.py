"""The search on tables small enough to know the right answer."""

from math import inf
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from farshore.core.agenda import Ask, Chance, State, Step, Together, begin, resolve, waiting
from farshore.core.decision import pending
from farshore.core.errors import UnknownBot
from farshore.core.game import Game
from farshore.core.play import run_nature
from farshore.core.policy import Policy
from farshore.core.registry import game_named, games
from farshore.core.rng import Rng
from farshore.core.sets import PickSet
from farshore.core.tuning import Tuning
from farshore.core.view import view
from farshore.players.ismcts import make_ismcts
from farshore.players.registry import bot
from farshore.players.search import Search, by_rank

GAME = game_named("century")


class Toy(State):
    __slots__ = ("points", "secret")

    def __init__(self, seats: int, points: Any = None) -> None:
        super().__init__(seats)
        self.points = points or [0] * seats
        self.secret = 0

    def clone(self) -> Any:
        twin = Toy(self.seats, self.points[:])
        self.clone_core(twin)
        twin.secret = self.secret
        return twin

    def hide(self, seat: int) -> Any:
        self.secret = -1

    def deal(self, seat: int, rng: Rng) -> Any:
        self.secret = rng.below(2)


def share(s: Any) -> Any:
    """Points out of ten, whatever the others have."""
    return [points / 10 for points in s.points]


class First(Policy):
    def pick(self, seen: Any, ask: Ask, options: Any, rng: Rng) -> Any:
        return options[0]


def asked(seats: int, step: Step) -> Any:
    s = Toy(seats)
    s.then(step)
    begin(s)
    return s


def best(s: Any, seat: int, simulations: int = 400, policy: Any = None) -> Any:
    seen = view(s, seat)
    lane = next(lane for lane in (s.lanes or [s.agenda]) if lane.asking and lane.asking.seat == seat)
    search = Search(share, policy or Policy(), Rng(5), Tuning(0.7), 50)
    return search.best(seen, lane.asking, lane.options, simulations, inf)


class Throw(Chance):
    def outcomes(self, s: Any) -> Any:
        return [(0, 1), (10, 3)]

    def sample(self, s: Any, rng: Rng) -> Any:
        return 10 if rng.below(4) else 0

    def answer(self, s: Any, pick: int) -> Any:
        s.points[0] += pick


class SafeOrThrow(Ask):
    def options(self, s: Any) -> Any:
        return vec[i64]([0, 1])

    def answer(self, s: Any, pick: int) -> Any:
        if pick == 0:
            s.points[0] += 5
        else:
            s.then(Throw())


def test_luck_is_averaged() -> None:
    assert best(asked(2, SafeOrThrow(0)), 0) == 1


class GuessSecret(Ask):
    """Right: 10 points. Pass: 6, which is more than a guess is worth."""

    def options(self, s: Any) -> Any:
        return vec[i64]([0, 1, 2])

    def answer(self, s: Any, pick: int) -> Any:
        s.points[0] += 6 if pick == 2 else 10 * (pick == s.secret)


@pytest.mark.parametrize("secret", [0, 1])
def test_what_the_seat_cannot_see_does_not_help_it(secret: int) -> None:
    s = asked(2, GuessSecret(0))
    s.secret = secret
    assert best(s, 0, 2000) == 2


class ShowHand(Ask):
    """A hand of rock, paper, scissors, unseen."""

    def options(self, s: Any) -> Any:
        return vec[i64]([0, 1, 2])

    def answer(self, s: Any, pick: int) -> Any:
        s.commit(self.seat, pick)


class Compare(Step):
    def run(self, s: Any) -> Any:
        mine, other = s.commits[0][0], s.commits[1][0]
        winner = (mine - other) % 3
        s.points = [5, 5] if winner == 0 else [10, 0] if winner == 1 else [0, 10]


@pytest.mark.parametrize("seat", [0, 1])
def test_in_lanes_the_others_play_as_the_policy_does(seat: int) -> None:
    s = Toy(2)
    s.then(Together([ShowHand(0), ShowHand(1)]), Compare())
    begin(s)
    assert best(s, seat, policy=First()) == 1


class Take(Ask):
    """Seat 0 gives the choice to seat 1 or 2; each helps itself, and only seat 2 leaves something for seat 0."""

    def options(self, s: Any) -> Any:
        return vec[i64]([1, 2])

    def answer(self, s: Any, pick: int) -> Any:
        s.then(Help(pick))


class Help(Ask):
    def options(self, s: Any) -> Any:
        return vec[i64]([0, 1])

    def answer(self, s: Any, pick: int) -> Any:
        if pick == 0:
            s.points = [9, 1, 1]  # good for seat 0, and nobody would pick it
        elif self.seat == 1:
            s.points = [0, 9, 0]
        else:
            s.points = [3, 0, 9]


def test_every_seat_seeks_its_own_good() -> None:
    assert best(asked(3, Take(0)), 0, 2000) == 2


def test_a_single_simulation_still_answers_legally() -> None:
    s = asked(2, SafeOrThrow(0))
    assert best(s, 0, 1) in (0, 1)


def test_the_same_seed_and_simulations_give_the_same_pick() -> None:
    s = GAME.new(2)
    run_nature(s, Rng(3))
    d = pending(s)[0]
    player = bot("ismcts:4", GAME)
    picks = {player.pick(view(s, d.seat), d.ask, d.options(s), Rng(9)) for _ in range(2)}
    assert len(picks) == 1


@pytest.mark.parametrize("spec", ["ismcts", "ismcts:", "ismcts:fast", "ismcts:0", "ismcts:0.5", "ismcts:-3ms"])
def test_a_search_must_be_told_how_long_to_think(spec: str) -> None:
    with pytest.raises(UnknownBot, match="write ismcts:400 or ismcts:200ms"):
        bot(spec, GAME)


def test_time_bounds_the_search() -> None:
    found = [make_ismcts(GAME, argument) for argument in ("50ms", "1.5s", "30")]
    assert [player.seconds for player in found] == [0.05, 1.5, inf]
    assert found[2].simulations == 30


@pytest.mark.parametrize("game", games().values(), ids=lambda g: g.name)
def test_what_looks_best_to_a_heuristic_is_what_it_picks(game: Game) -> None:
    """So ranks are its own; a heuristic that does not compare options one by one gives none."""
    s, rng, policy, compared = game.new(2), Rng(2), game.greedy(), 0
    while (lane := waiting(s)) is not None and compared < 40:
        ask = lane.asking
        assert ask is not None
        pick = ask.sample(s, rng) if ask.seat < 0 else policy.pick(s, ask, lane.options, rng)
        worths = dict(zip(lane.options, policy.worths(s, ask, lane.options), strict=False)) if ask.seat >= 0 else {}
        if worths and pick in worths and not isinstance(ask, PickSet):
            assert worths[pick] == max(worths.values())
            compared += 1
        resolve(s, lane, ask, pick)
    assert compared or not game.weights()


def test_options_that_look_better_are_opened_earlier() -> None:
    shares = by_rank(vec[i64]([10, 30, 10, 20]))
    total = 1 + 1 / 2 + 1 / 3 + 1 / 3
    assert list(shares) == pytest.approx([1 / 3 / total, 1 / total, 1 / 3 / total, 1 / 2 / total])
    assert len(by_rank(vec[i64]())) == 0
