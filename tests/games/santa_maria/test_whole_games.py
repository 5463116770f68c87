"""Whole games: the second scorer agrees, the greedy bot is worth its name, counts of positions stand."""

from __future__ import annotations

import pytest

from farshore.core.agenda import RawEvent
from farshore.core.errors import BrokenLaw
from farshore.core.play import play, playout
from farshore.core.policy import Policy
from farshore.core.rng import Rng
from farshore.core.wire import digest
from farshore.testing import divide, perft
from tests.games.santa_maria.naive_scorer import NaiveScorer
from tests.games.santa_maria.position import SANTA_MARIA, Position


def told(log: list[RawEvent], seats: int) -> tuple[list[int], list[int]]:
    """Happiness gained and conquistador points, counted from what the table was told."""
    happiness, conquests = [0] * seats, [0] * seats
    for name, values, _ in log:
        if name == "gained":
            happiness[values[0]] += values[1] >> 48
        if name == "conquest-scored":
            conquests[values[0]] += values[2]
    return happiness, conquests


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {}),
        (2, {}),
        (3, {"colonies": "advanced", "town_hall_scholar": "no-points"}),
        (4, {"blue_dice": "common"}),
    ],
)
def test_a_second_scorer_agrees_on_random_and_greedy_games(seats: int, options: dict[str, str]) -> None:
    naive = NaiveScorer()
    for seed in range(4):
        s = SANTA_MARIA.new(seats, options)
        s.log = []
        bots = [Policy() if seats > 1 and (seat + seed) % 2 else SANTA_MARIA.greedy() for seat in range(seats)]
        while play(s, bots, Rng(seed), Rng(seed + 1), 40) == 40:
            picture = SANTA_MARIA.plain_picture(s)
            happiness, conquests = told(s.log, seats)
            for ranked in SANTA_MARIA.outcome(s).seats:
                scores = options.get("town_hall_scholar") != "no-points"
                expected = naive.score(picture, ranked.seat, happiness[ranked.seat], scores)
                assert ranked.categories == {**expected, "conquistadors": conquests[ranked.seat]}
                assert ranked.score == picture["players"][ranked.seat]["points"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_beats_random(seats: int) -> None:
    """98 of 100 in the long run; here a few games in every seat."""
    for number in range(6):
        bots = [Policy() for _ in range(seats)]
        bots[number % seats] = SANTA_MARIA.greedy()
        s = SANTA_MARIA.new(seats)
        play(s, bots, Rng(number), Rng(number + 100), 100_000)
        assert SANTA_MARIA.outcome(s).winners == [number % seats]


def test_greedy_alone_scores_like_a_beginner() -> None:
    scores = []
    for seed in range(8):
        s = SANTA_MARIA.new(1)
        play(s, [SANTA_MARIA.greedy()], Rng(seed), Rng(seed), 100_000)
        scores.append(SANTA_MARIA.outcome(s).seats[0].score)
    assert 60 <= sum(scores) / len(scores) <= 120


@pytest.mark.parametrize("case", SANTA_MARIA.cases, ids=lambda case: case.name)
def test_laws_hold_at_every_pick(case: object) -> None:
    assert isinstance(case, type(SANTA_MARIA.cases[0]))
    s = SANTA_MARIA.new(case.seats, case.variants)
    greedy = [SANTA_MARIA.greedy()] * case.seats
    rng = Rng(5)
    while sum(playout(s, rng, 1)) or play(s, greedy, rng, rng, 1):
        SANTA_MARIA.laws(s)
        play(s, greedy, rng, rng, 3)
        SANTA_MARIA.laws(s)


@pytest.mark.parametrize("broken", ["coins", "white", "blue", "monks", "storage", "vacant", "ships", "display"])
def test_a_broken_law_is_noticed(broken: str) -> None:
    s = SANTA_MARIA.new(2)
    playout(s, Rng(1), 40)
    SANTA_MARIA.laws(s)
    p = s.players[0]
    match broken:
        case "coins":
            p.coins += 1
        case "white":
            s.white[0] += 1
        case "blue":
            s.blue[0] += 1
        case "monks":
            p.monks -= 1
        case "storage":
            p.storage[0] = 4
        case "vacant":
            p.vacant ^= 1 << 35
        case "ships":
            p.ships = Position(2).player().ships[:0]
            s.shipment_bag.add(next(x for x in s.docks if x >= 0))
        case "display":
            one, other = [slot for slot, tile in enumerate(s.display) if tile >= 0][:2]
            s.display[one] = s.display[other]
    with pytest.raises(BrokenLaw):
        SANTA_MARIA.laws(s)


@pytest.mark.parametrize(
    ("seats", "options", "marks"),
    [
        (1, {}, "e3e3779457bfee71"),
        (2, {}, "78dc74e17e23311a"),
        (4, {"colonies": "advanced", "blue_dice": "common"}, "b5558fa98eeb950e"),
    ],
)
def test_the_same_seeds_give_the_same_games(seats: int, options: dict[str, str], marks: str) -> None:
    """In both modes, interpreted and compiled."""
    s = SANTA_MARIA.new(seats, options)
    play(s, [SANTA_MARIA.greedy()] * seats, Rng(11), Rng(12), 100_000)
    assert digest(s) == marks


@pytest.mark.parametrize(("seats", "picks", "counts"), [(2, 60, [6, 62, 597]), (3, 150, [29, 487, 6806])])
def test_perft_in_the_middle_of_a_game(seats: int, picks: int, counts: list[int]) -> None:
    s = SANTA_MARIA.new(seats)
    play(s, [SANTA_MARIA.greedy()] * seats, Rng(seats), Rng(1), picks)
    assert [perft(s, depth) for depth in (1, 2, 3)] == counts
    assert sum(divide(s, 3).values()) == counts[-1]


def test_a_turn_is_never_a_long_list() -> None:
    longest = 0
    for seed in range(4):
        s = SANTA_MARIA.new(4)
        while play(s, [SANTA_MARIA.greedy()] * 4, Rng(seed), Rng(seed), 1):
            longest = max(longest, len(s.agenda.options))
    assert longest <= 60
