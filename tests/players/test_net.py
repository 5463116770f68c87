"""Nets: packed sums are what plain arithmetic gives, files are checked, what a seat cannot know changes nothing."""

from __future__ import annotations

from array import array
from math import exp
from random import Random

import msgspec
import pytest
from librt.vecs import vec
from mypy_extensions import i16

from farshore.core.agenda import State
from farshore.core.decision import pending
from farshore.core.game import Game
from farshore.core.play import playout
from farshore.core.registry import game_named, games
from farshore.core.rng import Rng
from farshore.core.view import imagine, view
from farshore.players.ismcts import judge
from farshore.players.mind import Level, Mind
from farshore.players.net import MOST_ROWS, USUAL, Net, NetJudge, asked_of
from farshore.players.nets import SavedNet, WrongNet, layout_of, read_net, shipped

CENTURY = game_named("century")


def packed(kind: str, numbers: list[float]) -> bytes:
    return array(kind, [int(x) if kind == "h" else x for x in numbers]).tobytes()


def small_net(game: Game, seats: int, seed: int = 3, width: int = 5, hidden: int = 4) -> SavedNet:
    """Every input that can be seen adds a row for 1, another for 2 or more; 0 is usual, and less counts as 0."""
    table = game.new(seats)
    observation = game.observation(table)
    rng, size = Random(seed), int(observation.layout.size)
    rows = [x for k in range(size) for x in (USUAL, 2 * k, 2 * k + 1)]

    def floats(count: int) -> bytes:
        return packed("f", [rng.uniform(-1, 1) for _ in range(count)])

    return SavedNet(
        game=game.name,
        seats=seats,
        layout=layout_of(game, table, observation),
        inputs=list(range(size)),
        lows=[0] * size,
        highs=[2] * size,
        usual=[0] * size,
        rows=rows,
        first=packed("h", [rng.randint(-2047, 2047) for _ in range(2 * size * width)]),
        first_bias=floats(width),
        step=0.0005,
        second=floats(width * hidden),
        second_bias=floats(hidden),
        third=floats(hidden * 2 * seats),
        third_bias=floats(2 * seats),
        points=50.0,
        exploration=0.3,
        trust=0.2,
        modesty=0.0,
    )


def plainly(saved: SavedNet, row: list[int]) -> list[float]:
    """The same net, without packing."""
    bias, width = array("f", saved.first_bias), len(saved.first_bias) // 4
    first, weights = list(bias), array("h", saved.first)
    for k, value in zip(saved.inputs, row, strict=True):
        number = saved.rows[3 * k + min(max(value, 0), 2)]
        if number != USUAL:
            first = [x + saved.step * weights[number * width + j] for j, x in enumerate(first)]
    second = layer(first, saved.second, saved.second_bias)
    return layer(second, saved.third, saved.third_bias)


def layer(inputs: list[float], weights: bytes, bias: bytes) -> list[float]:
    numbers, out = array("f", weights), list(array("f", bias))
    return [x + sum(max(0.0, y) * numbers[k * len(out) + j] for k, y in enumerate(inputs)) for j, x in enumerate(out)]


def test_the_packed_net_is_the_plain_one() -> None:
    saved, rng = small_net(CENTURY, 2), Random(1)
    net = saved.net()
    for most in (1, 3, 500):
        row = [rng.randint(-1, most) for _ in saved.inputs]
        assert list(net.forward(vec[i16](row))) == pytest.approx(plainly(saved, row), rel=1e-6)


def test_more_rows_than_a_lane_can_hold_are_added_in_parts() -> None:
    size = 2 * MOST_ROWS + 7
    net = Net(list(range(size)), [0] * size, [1] * size, [0] * size, [x for k in range(size) for x in (USUAL, k)])
    net.set_first([2047, -2048] * size, [0.0, 0.0], 1.0)
    net.set_rest([1.0, 0.0, 0.0, 1.0], [0.0, 0.0], [1.0, 0.0, 0.0, 1.0], [0.0, 0.0])
    assert list(net.forward(vec[i16]([1] * size))) == [2047.0 * size, 0.0]


def midgame(game: Game, seats: int, seed: int) -> State:
    s: State = game.new(seats)
    playout(s, Rng(seed), 60)
    return s


@pytest.mark.parametrize("game", games().values(), ids=lambda g: g.name)
def test_a_table_is_observed_alike_from_its_first_to_its_last_question(game: Game) -> None:
    """The layout is asked of views in the middle of games."""
    table, s = game.new(2), midgame(game, 2, 5)
    seen = view(s, pending(s)[0].seat)
    assert layout_of(game, seen, game.observation(seen)) == layout_of(game, table, game.observation(table))


@pytest.mark.parametrize("game", games().values(), ids=lambda g: g.name)
def test_shipped_nets_are_for_the_observations_of_today(game: Game) -> None:
    for seats in range(game.seats[0], game.seats[1] + 1):
        saved = shipped(game.package, seats)
        if saved is not None:
            table = game.new(seats)
            assert saved.layout == layout_of(game, table, game.observation(table)), f"train {game.name} {seats} again"
            assert len(msgspec.msgpack.encode(saved)) <= 1 << 20


def test_every_seat_is_valued_by_the_mean_of_all_views() -> None:
    s, saved = midgame(CENTURY, 3, 2), small_net(CENTURY, 3)
    judging = NetJudge(saved.net(), CENTURY.observation(s), judge(CENTURY))
    said = [judging.seen_by(s, seat) for seat in range(3)]
    wanted = [sum(1 / (1 + exp(-said[v][(seat - v) % 3])) for v in range(3)) / 3 for seat in range(3)]
    assert judging.judge(s) == pytest.approx(wanted)


def test_a_game_that_is_over_is_judged_by_the_rules() -> None:
    s, saved = CENTURY.new(2), small_net(CENTURY, 2)
    playout(s, Rng(1), 1_000_000)
    judging = NetJudge(saved.net(), CENTURY.observation(s), judge(CENTURY))
    assert judging.judge(s) == judge(CENTURY)(s)


def test_a_file_that_does_not_fit_says_so() -> None:
    saved = small_net(CENTURY, 2)
    data = msgspec.msgpack.encode(saved)
    assert read_net(data, saved.layout) == saved
    with pytest.raises(WrongNet, match="for century_new_world with 2 seats"):
        read_net(data, "another")
    with pytest.raises(WrongNet, match="not a net"):
        read_net(b"\x00")


def test_without_a_net_for_its_layout_a_mind_searches_without() -> None:
    s = CENTURY.new(3)
    playout(s, Rng(1), 20)
    mind = Mind(CENTURY, Level(2, 1.0), saved=small_net(CENTURY, 2))
    assert mind.search(view(s, 0), Rng(1)).pauses == frozenset()
    fitting = Mind(CENTURY, Level(2, 1.0), saved=small_net(CENTURY, 3))
    search = fitting.search(view(s, 0), Rng(1))
    assert search.pauses == CENTURY.pauses and search.exploration == 0.3


@pytest.mark.parametrize("kind", ["by a net", "by rollouts", "erring"])
@pytest.mark.parametrize("game", games().values(), ids=lambda g: g.name)
def test_a_pick_does_not_change_with_what_its_seat_cannot_know(game: Game, kind: str) -> None:
    """The twin of a table has other secrets, and looks the same to the seat."""
    level = Level(6, 60.0, margin=0.7 if kind == "erring" else 0.0)
    mind = Mind(game, level, saved=small_net(game, 2) if kind == "by a net" else None)
    for seed in range(3):
        s = midgame(game, 2, seed)
        d = pending(s)[0]
        if d.seat < 0:
            continue
        seen = view(s, d.seat)
        twin = imagine(seen, Rng(99))
        asked = asked_of(twin, d.seat)
        assert asked is not None
        again = view(twin, d.seat)
        options = d.options(s)
        assert mind.pick(seen, d.ask, options, Rng(4)) == mind.pick(again, asked, options, Rng(4))
