"""Phase 3: income by the best sets."""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement

import pytest

from farshore.core.rng import Rng
from farshore.games.age_of_discovery.income import trade_income
from farshore.games.age_of_discovery.steps.rounds import ReceiveIncome
from farshore.testing import row
from tests.games.age_of_discovery.board import Board


@pytest.mark.parametrize(
    ("goods", "ships", "money"),
    [
        ({"indigo": 1, "silver": 1, "tobacco": 1}, 0, 1),
        ({"indigo": 2}, 1, 3),
        ({"sugar": 4}, 0, 6),
        ({"sugar": 5}, 0, 6),
        ({"silver": 6}, 2, 12),
        ({"gold": 2}, 2, 3),
        ({"silver": 4, "fur": 3, "rice": 1, "fish": 1}, 1, 12),
    ],
)
def test_p10_sets_of_goods_and_ships(goods: dict[str, int], ships: int, money: int) -> None:
    table = Board(2)
    table.hold(0, ships, **goods)
    table.stage(ReceiveIncome())
    assert table.money() == [money, 0]


def test_goods_and_ships_are_kept() -> None:
    table = Board(2)
    table.hold(0, 1, gold=3)
    table.stage(ReceiveIncome(), ReceiveIncome())
    assert table.money() == [12, 0]
    assert table.goods(0) == {"gold": 3}


def test_a_ship_that_carries_a_worker_earns_nothing_this_round() -> None:
    table = Board(2)
    table.hold(0, 2, gold=3)
    table.player(0).sailing = 1
    table.stage(ReceiveIncome())
    assert table.money()[0] == 6
    table.player(0).sailing = 2
    table.stage(ReceiveIncome())
    assert table.money()[0] == 6 + 3


@cache
def brute_force(goods: tuple[int, ...], ships: int) -> int:
    """Every first set there is, then the rest likewise. Knows nothing of kinds beyond what a set pays."""
    hand = [*[k for k, n in enumerate(goods) for _ in range(n)], *[-1] * ships]
    if len(hand) < 3:
        return 0
    best = 0
    for size in (3, 4):
        for kinds in combinations_with_replacement([-1, *[k for k, n in enumerate(goods) if n]], size):
            left = list(goods)
            for kind in kinds:
                if kind >= 0:
                    left[kind] -= 1
            used_ships = kinds.count(-1)
            if used_ships > min(1, ships) or min(left) < 0:
                continue
            alike = len({kind for kind in kinds if kind >= 0}) == 1
            pays = 6 if alike and size == 4 else 3 if alike else 1 if size == 3 else 0
            if pays:
                best = max(best, pays + brute_force(tuple(sorted(left, reverse=True)), ships - used_ships))
    return best


def test_the_optimum_is_exact_on_10_000_random_hands() -> None:
    rng = Rng(2026)
    for _ in range(10_000):
        size = rng.below(9)
        goods = [0] * 11
        for _ in range(size):
            goods[rng.below(5)] += 1
        ships = rng.below(4)
        expected = brute_force(tuple(sorted(goods, reverse=True)), ships)
        assert trade_income(row(*goods), ships) == expected, (goods, ships)


def test_large_hands_agree_with_brute_force() -> None:
    for goods, ships in (((6, 6, 2), 3), ((5, 4, 3, 1), 2), ((3, 3, 3, 3), 2), ((2, 2, 2, 2, 2), 4)):
        full = (*goods, *[0] * (11 - len(goods)))
        assert trade_income(row(*full), ships) == brute_force(full, ships)


def test_economy_is_the_trade_income_of_the_last_round_alone() -> None:
    table = Board(2)
    table.hold(0, 0, gold=3)
    table.stage(ReceiveIncome())
    assert table.player(0).economy == -1
    table.s.round, table.s.age = 7, 2
    table.stage(ReceiveIncome())
    table.hold(0, 0, gold=1)
    assert table.game.outcome(table.s).seats[0].categories["economy"] == 3


def test_the_preview_of_income_leaves_out_ships_at_sea() -> None:
    table = Board(2, builders="on")
    table.hold(0, 1, fish=2)
    assert table.game.tallies(table.s, 0)["income"] == 3
    assert table.game.outcome(table.s).seats[0].categories["economy"] == 3
    assert table.game.plain_picture(table.s)["players"][0]["income"] == 3
    table.player(0).sailing = 1
    assert table.game.tallies(table.s, 0)["income"] == 0
    assert table.game.outcome(table.s).seats[0].categories["economy"] == 0
    assert table.game.plain_picture(table.s)["players"][0]["income"] == 0
    table.hold(0, 2, gold=2)
    assert table.game.tallies(table.s, 0)["income"] == 6, "two of the three ships are here"
    assert table.game.outcome(table.s).seats[0].categories["economy"] == 6
    assert table.game.plain_picture(table.s)["players"][0]["income"] == 6
