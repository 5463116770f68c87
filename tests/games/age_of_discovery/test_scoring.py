"""New World scoring, final scoring, ties; and a second, naive scorer written from the rulebook alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from farshore.core.play import play, playout
from farshore.core.rng import Rng
from farshore.games.age_of_discovery.scoring import region_points, score
from farshore.games.age_of_discovery.steps.reset import BuyPoints, ResetBoard, ScoreNewWorld
from farshore.testing import row
from tests.games.age_of_discovery.board import GAME, Board


@pytest.mark.parametrize(
    ("given", "points"),
    [
        ([{"colonist": 4, "builder": 1}, {"colonist": 2, "builder": 2}], [18, 8]),
        ([{"colonist": 5}, {"colonist": 3, "builder": 2}, {"colonist": 2}, {"builder": 1}], [14, 14, 6, 0]),
        ([{"colonist": 5}, {"builder": 2}, {"colonist": 2}, {"builder": 1}], [18, 6, 6, 0]),
        ([{"colonist": 3}, {"colonist": 3}, {"colonist": 3}, {"colonist": 1}], [0, 0, 0, 0]),
        ([{"colonist": 2, "builder": 1}, {"colonist": 3}, {"missionary": 3}, {"colonist": 1}], [4, 4, 4, 2]),
        ([{"colonist": 2}, {"colonist": 2}, {"builder": 2}], [0, 0, 0]),
        ([{"soldier": 1, "colonist": 2}, {}], [6, 0]),
        ([{"colonist": 4}, {"colonist": 2}, {"colonist": 1}], [6, 2, 0]),
        ([{"colonist": 4}, {"colonist": 2}, {"colonist": 2}], [6, 0, 0]),
        ([{"colonist": 3}, {"colonist": 3}, {"colonist": 2}], [2, 2, 0]),
    ],
)
def test_p11_region_scoring_with_ties_and_builders(given: list[dict[str, int]], points: list[int]) -> None:
    table = Board(len(given), builders="on")
    for seat, workers in enumerate(given):
        table.settle(seat, "virginia", **workers)
    assert list(region_points(table.s, table.region("virginia"))) == points
    table.stage(ScoreNewWorld())
    assert [p.scored[0] for p in table.s.players] == points


def test_p11_a_region_once_large_enough_no_longer_scores_below_three() -> None:
    table = Board(2)
    table.settle(0, "peru", colonist=2)
    table.stage(ScoreNewWorld())
    assert table.player(0).scored[0] == 0


def test_scored_at_the_end_of_rounds_3_6_and_8_only() -> None:
    for number, age, scores in ((1, 0, 0), (2, 0, 6), (4, 1, 0), (5, 1, 6), (6, 2, 0), (7, 2, 6)):
        table = Board(2)
        table.settle(0, "caribbean", colonist=3)
        table.s.round, table.s.age = number, age
        table.stage(ResetBoard())
        assert sum(table.player(0).scored) == scores, number


def test_p12_bought_points_cost_1_3_and_10_and_wealth_is_counted_first() -> None:
    for age, number, price, most in ((0, 2, 1, 10), (1, 5, 3, 3), (2, 7, 10, 1)):
        table = Board(2, points_purchase="on")
        table.s.age, table.s.round = age, number
        table.cash(0, 10)
        table.stage(ScoreNewWorld())
        assert table.asked() == ["0 buy-points"]
        assert table.options() == [f"count:{n}" for n in range(most + 1)]
        table.pick(f"count:{most}")
        assert table.player(0).bought == most
        assert table.money()[0] == 10 - most * price


def test_p12_points_are_bought_in_player_order() -> None:
    table = Board(3, points_purchase="on")
    table.s.order = row(2, 0, 1)
    table.s.round = 2
    for seat in range(3):
        table.cash(seat, 2)
    table.stage(ScoreNewWorld())
    assert table.asked() == ["2 buy-points"]
    table.pick("count:0")
    assert table.asked() == ["0 buy-points"]


def test_navy_counts_ships_at_sea_too() -> None:
    table = Board(2, builders="on")
    table.own(0, "navy")
    table.hold(0, 2)
    table.player(0).sailing = 2
    assert table.game.outcome(table.s).seats[0].categories["buildings"] == 8


def test_wealth_is_scored_before_points_are_bought() -> None:
    table = Board(2, points_purchase="on")
    table.own(0, "wealth")
    table.cash(0, 23)
    table.s.age, table.s.round = 2, 7
    table.stage(ScoreNewWorld())
    table.pick("count:2")
    result = table.game.outcome(table.s).seats[0]
    assert result.categories["buildings"] == 4
    assert result.categories["bought"] == 2
    assert result.tie_break[1] == 3


def test_wealth_rate_is_an_option() -> None:
    table = Board(2, wealth="10")
    table.own(0, "wealth")
    table.cash(0, 23)
    assert table.game.outcome(table.s).seats[0].categories["buildings"] == 2


def points(table: Board, seat: int, *names: str) -> int:
    """What these buildings are worth to their new owner."""
    before = table.game.outcome(table.s).seats[seat].categories["buildings"]
    table.own(seat, *names)
    return table.game.outcome(table.s).seats[seat].categories["buildings"] - before


def test_end_buildings_of_age_three() -> None:
    table = Board(2)
    table.settle(0, "peru", colonist=5, soldier=1)
    table.settle(0, "brazil", colonist=3, soldier=2)
    table.hold(0, 2, silver=5, sugar=4)
    table.cash(0, 23)
    assert points(table, 0, "population") == 5
    assert points(table, 0, "power") == 6
    assert points(table, 0, "navy") == 8
    assert points(table, 0, "mercantilism") == 9
    assert points(table, 0, "wealth") == 4
    assert points(table, 0, "prosperity") == 12  # six buildings, itself included


def test_glory_needs_a_worker_of_ones_own_and_three_of_anybody() -> None:
    table = Board(2)
    table.settle(0, "peru", colonist=1)
    table.settle(1, "peru", colonist=3)
    table.settle(0, "brazil", colonist=2)
    table.settle(1, "florida", colonist=3)
    assert points(table, 0, "glory") == 2


def test_capital_city_counts_own_builders_on_the_map() -> None:
    table = Board(2, builders="on")
    table.settle(0, "peru", builder=2)
    table.settle(1, "peru", builder=3)
    assert points(table, 0, "new-world-capital-city") == 6


def test_age_of_discovery_counts_tokens_and_cards() -> None:
    table = Board(2, builders="on")
    table.player(0).tokens = row(0, 1)
    table.player(0).cards = row(3)
    assert points(table, 0, "age-of-discovery") == 12


def test_printed_points_count_though_the_building_is_used_up() -> None:
    table = Board(2)
    assert points(table, 0, "new-world-cartography", "taxation", "university", "factory") == 4 + 2 + 5 + 5
    table.player(0).powers = row(*[0] * len(table.player(0).powers))
    assert table.game.outcome(table.s).seats[0].categories["buildings"] == 16


def test_p12_ties_by_last_new_world_scoring_then_money_then_goods_and_ships() -> None:
    table = Board(3)
    for seat in range(3):
        table.player(seat).economy = 0
    table.player(0).scored = row(6, 0, 2)
    table.player(1).scored = row(2, 0, 6)
    table.player(2).scored = row(2, 0, 6)
    assert table.game.outcome(table.s).winners == [1, 2]
    assert table.game.outcome(table.s).decided_by == "shared"
    table.hold(2, 1)
    assert table.game.outcome(table.s).winners == [2]
    table.cash(1, 1)
    assert table.game.outcome(table.s).winners == [1]
    assert table.game.outcome(table.s).decided_by == "tie-break"


def test_p12_the_first_tie_break_is_the_last_new_world_scoring_with_its_builders() -> None:
    table = Board(2, builders="on")
    table.s.round, table.s.age = 7, 2
    table.settle(0, "peru", colonist=3, builder=1)  # 6 and 4 for the builder
    table.player(1).scored = row(6, 4, 0)
    table.cash(1, 50)
    for seat in range(2):
        table.player(seat).economy = 0
    table.stage(ScoreNewWorld())
    outcome = table.game.outcome(table.s)
    assert [r.score for r in outcome.seats] == [10, 10]
    assert outcome.winners == [0]


def test_population_counts_the_map_alone() -> None:
    table = Board(2)
    table.settle(0, "peru", colonist=2, captain=1)
    table.embark(0, captain=2)
    table.ready(0, colonist=5)
    assert points(table, 0, "population") == 1, "three workers make one pair"


# --- a second scorer, from the rulebook alone -------------------------------------------------------------------
FINAL: dict[str, Callable[[Any, Any], int]] = {
    "population": lambda s, p: sum(p.colonies) // 2,
    "navy": lambda s, p: 4 * p.ships,
    "power": lambda s, p: 2 * sum(p.colonies[6 * r + 4] for r in range(9)),
    "prosperity": lambda s, p: 2 * len(p.buildings),
    "mercantilism": lambda s, p: sum(p.goods),
    "wealth": lambda s, p: p.fortune // 5,
    "glory": lambda s, p: (
        2
        * sum(
            sum(p.colonies[6 * r : 6 * r + 6]) > 0 and any(sum(q.colonies[6 * r : 6 * r + 6]) >= 3 for q in s.players)
            for r in range(9)
        )
    ),
    "age-of-discovery": lambda s, p: 4 * (len(p.tokens) + len(p.cards)),
    "new-world-capital-city": lambda s, p: 3 * sum(p.colonies[6 * r + 5] for r in range(9)),
    "age-of-reason": lambda s, p: 4 * p.scholars,
    "new-world-cartography": lambda s, p: 4,
    "taxation": lambda s, p: 2,
    "university": lambda s, p: 5,
    "factory": lambda s, p: 5,
}


class Tally:
    """Adds up what the log says was scored and earned, and counts the rest from the last position."""

    def __init__(self, seats: int) -> None:
        self.scored = [0] * seats
        self.bought = [0] * seats
        self.income = [0] * seats

    def hear(self, log: list[Any]) -> None:
        for name, values, _ in log:
            if name == "region-scored":
                self.scored[values[0]] += values[2]
            elif name == "points-bought":
                self.bought[values[0]] += values[1]
            elif name == "income-received":
                self.income[values[0]] = values[1]
            elif name == "round-begun":
                self.income = [0] * len(self.income)

    def score(self, s: Any, seat: int) -> int:
        p = s.players[seat]
        names = [s.edition.buildings[b].name for b in p.buildings]
        found = sum(s.edition.tokens[t].points for t in p.tokens) + sum(s.edition.cards[c].points for c in p.cards)
        built = sum(FINAL[name](s, p) for name in names if name in FINAL)
        return self.scored[seat] + self.bought[seat] + self.income[seat] + int(found) + built


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_the_naive_scorer_agrees_on_whole_games(seats: int) -> None:
    options = {"builders": "on", "points_purchase": "on", "nations": "random"}
    for seed in range(3):
        s = GAME.new(seats, options)
        s.log = []
        if seed:
            playout(s, Rng(seed), 10_000)
        else:
            play(s, [GAME.greedy()] * seats, Rng(seed), Rng(seed), 10_000)
        naive = Tally(seats)
        naive.hear(s.log)
        expected = [naive.score(s, seat) for seat in range(seats)]
        assert [r.score for r in GAME.outcome(s).seats] == expected
        assert [score(s, seat) for seat in range(seats)] == expected


def region_points_naively(counts: list[int], builders: int) -> list[int]:
    """The bullets of the rulebook, one by one."""
    if max(counts) < 3:
        return [0] * len(counts)
    out = []
    ranks = sorted(set(counts), reverse=True)
    for count in counts:
        points = 0
        if count == ranks[0]:
            points = {1: 6, 2: 2}.get(counts.count(count), 0) + 4 * builders
        elif len(ranks) > 1 and count == ranks[1] and count:
            alone = counts.count(ranks[0]) == 1 and counts.count(count) == 1
            points = (2 if alone else 0) + 2 * builders
        out.append(points)
    return out


def test_region_points_agree_with_the_naive_reading() -> None:
    rng = Rng(5)
    for _ in range(300):
        seats = 2 + rng.below(5)
        table = Board(seats, builders="on")
        counts, builders = [], 0
        for seat in range(seats):
            some, few = rng.below(5), rng.below(2)
            table.settle(seat, "peru", colonist=some, builder=few)
            counts.append(some + few)
            builders += few
        assert list(region_points(table.s, table.region("peru"))) == region_points_naively(counts, builders)


def test_buying_nothing_is_always_possible() -> None:
    table = Board(2, points_purchase="on")
    table.cash(0, 5)
    table.stage(BuyPoints(0))
    table.pick("count:0")
    assert table.money()[0] == 5
