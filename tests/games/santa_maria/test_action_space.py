"""Picks as action numbers: every pick that a question can offer has one of its own, and none is spare."""

from __future__ import annotations

import pytest

from farshore.games.santa_maria.steps.buildings import Trade
from farshore.games.santa_maria.steps.payment import Pay
from farshore.games.santa_maria.steps.storage import BUY, DECLINE, SELL
from farshore.games.santa_maria.steps.turn import Turn
from tests.games.positions import lawful_positions
from tests.games.santa_maria.position import SANTA_MARIA


@pytest.mark.parametrize(
    ("seats", "variants"),
    [(1, {}), (2, {"colonies": "chosen"}), (3, {"colonies": "advanced"}), (2, {"blue_dice": "common"})],
)
def test_every_pick_has_an_action_and_every_table_keeps_the_laws(seats: int, variants: dict[str, str]) -> None:
    for _ in lawful_positions(SANTA_MARIA, seats, variants):
        pass


def picks(kind: type) -> list[int]:
    return list(SANTA_MARIA.actions(SANTA_MARIA.new(2)).numbers[kind].picks)


def test_a_turn_has_an_action_for_everything_that_can_be_done() -> None:
    """10 tiles, 36 buildings, 6 white and 6 blue dice, to retire; 5 resources to sell, 2 to buy."""
    assert len(picks(Turn)) == len(set(picks(Turn))) == 10 + 36 + 6 + 6 + 1 + 5 + 2


def test_payments_are_gold_for_anything_and_one_swap_of_a_navigator() -> None:
    """Gold for each of 4 kinds, each of them for each other one, or as shown."""
    assert len(picks(Pay)) == len(set(picks(Pay))) == 4 + 4 * 3 + 1


def test_only_basic_resources_are_bought_for_a_trade() -> None:
    found = picks(Trade)
    assert [pick - BUY for pick in found if pick >= BUY] == [0, 1]
    assert sorted(pick - SELL for pick in found if SELL <= pick < BUY) == [0, 1, 2, 3, 4]
    paid = {(pick // 8, pick % 8) for pick in found if pick < DECLINE}
    shown = [effect for effect in SANTA_MARIA.new(2).edition.effects if effect.pay]
    assert paid == {(k, kind) for x in shown for k in range(len(x.alternatives)) for kind in (*x.pay, 4)}
