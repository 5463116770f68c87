"""Phase 4: what continuous buildings give, in player order."""

from __future__ import annotations

import pytest

from farshore.games.age_of_discovery.edition import KINDS
from farshore.games.age_of_discovery.steps.benefit_order import BuildingBenefits
from farshore.games.age_of_discovery.steps.rounds import ReceiveIncome
from farshore.testing import row
from tests.games.age_of_discovery.board import Board

WORKERS_EVERY_ROUND = [
    ("settlers", "colonist"),
    ("settlers-2", "colonist"),
    ("monastery", "missionary"),
    ("trade-routes", "merchant"),
    ("training-grounds", "soldier"),
    ("new-world-city", "builder"),
    ("new-world-mission", "missionary"),
    ("ship-yards", "captain"),
    ("marketplace", "merchant"),
    ("military-academy", "soldier"),
    ("fortress", "soldier"),
    ("stone-masonry", "builder"),
]


@pytest.mark.parametrize(("building", "worker"), WORKERS_EVERY_ROUND)
def test_a_worker_every_round(building: str, worker: str) -> None:
    table = Board(2, builders="on")
    table.own(1, building)
    table.stage(BuildingBenefits(0), BuildingBenefits(0))
    assert table.available(1) == {worker: 2}
    assert table.available(0) == {}


def test_conquistadors_and_navigator_join_discovery() -> None:
    table = Board(2)
    table.own(0, "conquistadors", "navigator")
    table.stage(BuildingBenefits(0), BuildingBenefits(0))
    assert list(table.player(0).expedition) == [0, 2, 0, 0, 2, 0]


def test_indentured_servitude_and_colonization_laws_fill_x_and_y() -> None:
    table = Board(2)
    table.own(0, "colonization-laws")
    table.own(1, "indentured-servitude")
    table.stage(BuildingBenefits(0))
    assert (table.s.dock_x, table.s.dock_y) == (KINDS * 1, KINDS * 0)
    assert table.stock(0, "colonist") == 28


@pytest.mark.parametrize(("building", "money"), [("trading-post", 5), ("taxation", 10), ("factory", 30)])
def test_money_every_round(building: str, money: int) -> None:
    table = Board(2)
    table.own(0, building)
    table.stage(BuildingBenefits(0), BuildingBenefits(0))
    assert table.money() == [2 * money, 0]


def test_rum_pays_3_for_every_sugar_and_ships_do_not_count() -> None:
    table = Board(2)
    table.own(0, "rum-distillery")
    table.hold(0, 2, sugar=5, gold=1)
    table.stage(BuildingBenefits(0))
    assert table.money()[0] == 15


def test_mint_pays_2_for_gold_or_silver_whichever_is_more() -> None:
    table = Board(2, builders="on", mint="benefits")
    table.own(0, "mint")
    table.hold(0, gold=1, silver=1)
    table.hold(1, silver=3)
    table.stage(ReceiveIncome())
    assert table.money() == [0, 3], "with this variant only trade pays now"
    table.hold(0, silver=2)
    table.stage(BuildingBenefits(0))
    assert table.money()[0] == 6


def test_mint_pays_with_the_income_as_its_text_says_but_is_no_economy() -> None:
    table = Board(2, builders="on")
    table.own(0, "mint")
    table.hold(0, gold=2)
    table.s.round, table.s.age = 7, 2
    table.stage(ReceiveIncome())
    assert table.money()[0] == 4
    assert table.player(0).economy == 0
    table.stage(BuildingBenefits(0))
    assert table.money()[0] == 4, "once a round"


def test_privateers_take_1_a_ship_as_far_as_the_money_goes() -> None:
    table = Board(4)
    table.own(0, "privateers")
    table.hold(0, 3)
    for seat, money in ((1, 7), (2, 2)):
        table.cash(seat, money)
    table.stage(BuildingBenefits(0))
    assert table.money() == [5, 4, 0, 0]
    assert [told["payer"] for told in table.heard("levy-paid")] == ["seat:1", "seat:2"]


def test_privateers_count_a_ship_at_sea() -> None:
    table = Board(2)
    table.own(0, "privateers")
    table.hold(0, 2)
    table.player(0).sailing = 1
    table.cash(1, 9)
    table.stage(BuildingBenefits(0))
    assert table.money() == [2, 7]


def test_benefits_go_in_player_order() -> None:
    table = Board(2)
    table.own(0, "privateers")
    table.own(1, "trading-post")
    table.hold(0, 3)
    table.s.order = row(1, 0)
    table.stage(BuildingBenefits(0))
    assert table.money() == [3, 2]
    table.s.order = row(0, 1)
    table.cash(1, 0)
    table.stage(BuildingBenefits(0))
    assert table.money() == [3, 5]


def test_west_indies_company_draws_a_good_and_an_empty_pool_gives_none() -> None:
    table = Board(2, luck=("draw-good-for good:indigo",))
    table.own(0, "west-indies-co")
    table.stage(BuildingBenefits(0))
    assert table.goods(0) == {"indigo": 1}
    for good in range(len(table.s.pool)):
        table.s.discarded[good] += table.s.pool[good]
        table.s.pool[good] = 0
    table.stage(BuildingBenefits(0))
    assert table.goods(0) == {"indigo": 1}


def test_smuggler_swaps_a_good_and_the_opponent_cannot_refuse() -> None:
    table = Board(3, builders="on")
    table.own(0, "smuggler")
    table.hold(0, 0, rice=1, fish=1)
    table.hold(1, 2, gold=2)
    table.stage(BuildingBenefits(0))
    assert table.options() == ["seat:1 good:gold", "forgo"]
    table.pick("seat:1 good:gold", "good:rice")
    assert table.goods(0) == {"gold": 1, "fish": 1}
    assert table.goods(1) == {"gold": 1, "rice": 1}


def test_smuggler_is_not_obliged_and_chooses_among_all_opponents() -> None:
    table = Board(3, builders="on")
    table.own(0, "smuggler")
    table.hold(0, 0, rice=1)
    table.hold(1, 0, gold=1)
    table.hold(2, 0, silver=1, rice=1)
    table.stage(BuildingBenefits(0))
    assert table.options() == ["seat:1 good:gold", "seat:2 good:silver", "seat:2 good:rice", "forgo"]
    table.pick("forgo")
    assert table.goods(0) == {"rice": 1}


def test_smuggler_needs_a_good_on_both_sides() -> None:
    table = Board(2, builders="on")
    table.own(0, "smuggler")
    table.hold(1, 1, gold=1)
    table.stage(BuildingBenefits(0))
    assert table.asked() == []


def test_trading_house_sells_any_number_for_5_each_back_to_the_pool() -> None:
    table = Board(2, builders="on")
    table.own(0, "trading-house")
    table.hold(0, 1, silver=1, gold=2, fur=1)
    before = list(table.s.pool)
    table.stage(BuildingBenefits(0))
    table.pick("good:silver", "good:gold", "good:fur")
    assert table.money()[0] == 15
    assert table.goods(0) == {"gold": 1}
    assert sum(table.s.pool) == sum(before) + 3
    assert table.player(0).ships == 1


def test_trading_house_sells_nothing_if_its_owner_stops() -> None:
    table = Board(2, builders="on")
    table.own(0, "trading-house")
    table.hold(0, 0, gold=2)
    table.stage(BuildingBenefits(0))
    table.pick("stop")
    assert table.goods(0) == {"gold": 2}


def test_migration_moves_up_to_two_colonists_to_any_discovered_region() -> None:
    table = Board(2)
    table.own(0, "migration")
    table.settle(0, "peru", colonist=3, soldier=1)
    table.settle(0, "new-france", colonist=1)
    table.stage(BuildingBenefits(0))
    assert "region:peru region:new-france" in table.options()
    assert "region:peru region:florida" not in table.options()
    table.pick("region:peru region:new-france")
    assert table.options() == ["count:1", "count:2"]
    table.pick("count:2")
    assert table.there(0, "new-france") == {"colonist": 3}
    assert table.there(0, "peru") == {"colonist": 1, "soldier": 1}
    assert table.goods(0) == {"fur": 1}


def test_migration_leaves_specialists_behind_and_may_move_one_or_none() -> None:
    table = Board(2)
    table.own(0, "migration")
    table.settle(0, "peru", colonist=1, soldier=2)
    table.open("brazil")
    table.stage(BuildingBenefits(0))
    table.pick("region:peru region:brazil")
    assert table.there(0, "brazil") == {"colonist": 1}, "one colonist, no question"
    assert table.there(0, "peru") == {"soldier": 2}
    table.stage(BuildingBenefits(0))
    table.pick("forgo")
    assert table.there(0, "brazil") == {"colonist": 1}


def test_goods_sold_in_the_last_round_keep_the_economy_but_not_mercantilism() -> None:
    table = Board(2, builders="on")
    table.own(0, "trading-house", "mercantilism")
    table.hold(0, 0, gold=4)
    table.s.round, table.s.age = 7, 2
    table.stage(ReceiveIncome(), BuildingBenefits(0))
    table.pick("good:gold", "good:gold", "good:gold", "stop")
    found = table.game.outcome(table.s).seats[0].categories
    assert (found["economy"], found["buildings"]) == (6, 1)
    assert table.money()[0] == 6 + 15


def test_an_immediate_building_stays_silent_beside_a_continuous_one_of_its_kind() -> None:
    table = Board(2, builders="on")
    table.own(0, "conquest-inca", "trading-post", "spoils-2-goods", "west-indies-co")
    table.stage(BuildingBenefits(0))
    assert table.money()[0] == 5
    assert sum(table.goods(0).values()) == 1


def test_x_and_y_stay_empty_without_a_colonist_in_stock() -> None:
    table = Board(2)
    table.own(0, "indentured-servitude", "colonization-laws")
    table.settle(0, "peru", colonist=table.stock(0, "colonist"))
    table.stage(BuildingBenefits(0))
    assert (table.s.dock_x, table.s.dock_y) == (-1, -1)
    assert table.heard("dock-filled") == []


def test_used_up_and_immediate_buildings_do_nothing_in_phase_four() -> None:
    table = Board(2, builders="on")
    table.own(0, "conquest-inca", "spoils-1-money", "overpopulation", "population")
    table.stage(BuildingBenefits(0))
    assert table.money()[0] == 0
    assert table.asked() == []
