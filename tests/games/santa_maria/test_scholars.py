"""The ten scholars (reference sheet; reconstructed but for the foreman)."""

from __future__ import annotations

import pytest

from farshore.games.santa_maria.components import of
from farshore.games.santa_maria.steps.conquest import Conquistador
from farshore.games.santa_maria.steps.harbour import Ship
from farshore.games.santa_maria.steps.religion import Religion
from farshore.games.santa_maria.steps.storage import Gain
from tests.games.santa_maria.position import Position


def test_foreman_leaves_the_die_on_any_building_it_activated() -> None:
    table = Position()
    table.put(c11="wood", c21="grain", c31="road", c41="sugar", c12="gem")
    table.has(coins=1)
    table.skill("foreman")
    table.white(1)
    table.turn().pick("cell:2,1")
    table.turn().pick("die:white-1")
    assert table.options() == ["cell:1,1", "cell:4,1"], "not on coins, not on roads"
    table.pick("cell:1,1")
    assert table.mark("1,1") == 1
    assert table.mark("4,1") == 0
    table.has(coins=3)
    assert not table.turn().refuses("cell:4,1"), "vacant again"


def test_a_scholar_trained_in_an_activation_works_from_that_moment() -> None:
    table = Position()
    table.put(c11="religion", c21="wood")
    table.priests("SC01 SC02 SC03")
    table.player().religion = 3
    table.white(1)
    table.turn().pick("die:white-1", "advance", "scholar:SC01")
    assert table.options() == ["cell:1,1", "cell:2,1"]


def test_without_a_foreman_the_die_is_not_asked_for() -> None:
    table = Position()
    table.put(c11="wood", c21="wood")
    table.white(1)
    table.turn().pick("die:white-1")
    assert table.next_seat() == 1


def test_architect_saves_a_wood() -> None:
    table = Position()
    table.skill("architect")
    table.has(wood=1, grain=1)
    table.display("D01", "T01")
    table.turn().pick("tile:T01", "cell:2,2", "turn:0")
    assert table.goods() == {}


def test_agronomist_saves_the_grain_of_a_triple() -> None:
    table = Position()
    table.skill("agronomist")
    table.has(wood=2)
    table.display("T01")
    table.turn().pick("tile:T01", "cell:2,2", "turn:0")
    assert table.goods() == {}


def test_mathematician_changes_two_points_for_free() -> None:
    table = Position()
    table.skill("mathematician")
    table.put(c11="wood", c12="grain", c13="sugar", c14="gem")
    table.white(1)
    table.turn().pick("die:white-1")
    assert table.options() == ["column:1", "column:2", "column:3"]
    table.has(coins=1)
    table.turn().pick("die:white-1", "column:4")
    assert table.goods() == {"gem": 1}


def test_steward_pays_one_one_two_three() -> None:
    table = Position()
    table.skill("steward")
    table.put(c11="wood", c12="grain", c13="sugar", c14="gem")
    table.has(coins=7)
    left = []
    for column in range(1, 5):
        table.turn().pick(f"cell:1,{column}")
        left.append(table.player().coins)
    assert left == [6, 5, 3, 0]


def test_merchant_sells_advanced_resources_for_three() -> None:
    table = Position()
    table.skill("merchant")
    table.has(wood=1, sugar=1, gem=1, gold=1)
    table.put(c11="wood")
    table.turn().pick("sell good:wood", "sell good:sugar", "sell good:gem", "sell good:gold")
    assert table.goods() == {"coins": 10}


def test_merchant_may_sell_before_a_surplus_which_brings_two() -> None:
    table = Position()
    table.skill("merchant")
    table.has(sugar=3)
    table.begin(Gain(0, of(2, 1)))
    assert table.options() == ["gain", "sell good:sugar"]
    table.pick("sell good:sugar")
    assert table.goods() == {"sugar": 3, "coins": 3}
    table.begin(Gain(0, of(2, 1)))
    table.pick("gain")
    assert table.goods() == {"sugar": 3, "coins": 5}


def test_merchant_is_not_asked_when_everything_fits() -> None:
    table = Position()
    table.skill("merchant")
    table.has(sugar=2, wood=3)
    table.begin(Gain(0, of(2, 1) + of(0, 2)))
    assert table.goods() == {"wood": 3, "sugar": 3, "coins": 2}


def test_merchant_may_sell_after_the_last_income_the_final_sale_is_at_two() -> None:
    table = Position()
    table.skill("merchant")
    table.has(sugar=1, gold=1)
    table.s.year = 3
    table.put(c11="wood")
    table.turn().pick("retire", "retire:coins")
    assert table.options() == ["done", "sell good:sugar", "sell good:gold"]
    table.pick("sell good:sugar", "done")
    assert table.goods() == {"gold": 1, "coins": 5}


@pytest.mark.parametrize(("skill", "year"), [("merchant", 2), ("steward", 3)])
def test_otherwise_nothing_is_asked_after_the_income(skill: str, year: int) -> None:
    table = Position()
    table.skill(skill)
    table.has(sugar=1)
    table.s.year = year
    table.turn().pick("retire", "retire:coins")
    assert table.next_seat() == 1


def test_provisioner_buys_for_two() -> None:
    table = Position()
    table.skill("provisioner")
    table.has(coins=2)
    table.turn().pick("buy good:grain")
    assert table.goods() == {"grain": 1}


def test_provisioner_may_buy_for_a_trade_that_brings_three_coins() -> None:
    table = Position()
    table.skill("provisioner")
    table.put(c11="wood or gem for 3 coins")
    table.has(coins=2)
    table.white(1)
    table.turn().pick("die:white-1", "buy good:wood", "good:wood")
    assert table.goods() == {"coins": 3}


def test_navigator_swaps_one_resource_in_a_shipment() -> None:
    table = Position()
    table.skill("navigator")
    table.dock(coins="SS01")  # wood and sugar
    table.has(wood=2)
    table.begin(Ship(0))
    table.pick("shipment:SS01")
    assert table.goods() == {}
    table.dock(coins="SS02")
    table.has(wood=1, gem=1, grain=1)
    table.begin(Ship(0))
    table.pick("shipment:SS02", "good:grain good:gem")
    assert table.goods() == {"gem": 1}


def test_navigator_swaps_only_one() -> None:
    table = Position()
    table.skill("navigator")
    table.dock(coins="ST07")  # two sugar
    table.has(wood=2)
    table.begin(Ship(0))
    assert table.asked() == []
    table.has(wood=2, gold=1)
    table.begin(Ship(0))
    table.pick("shipment:ST07")
    assert table.goods() == {"wood": 1}, "one for gold, one swapped"


def test_navigator_needs_something_to_swap_in() -> None:
    table = Position()
    table.skill("navigator")
    table.dock(coins="SS01")  # wood and sugar
    table.has(wood=1)
    table.begin(Ship(0))
    assert table.asked() == []


def test_navigator_may_still_choose_where_gold_goes_after_the_swap() -> None:
    table = Position()
    table.skill("navigator")
    table.dock(coins="ST13")  # wood, grain and sugar
    table.has(wood=1, grain=2, gold=1)
    table.begin(Ship(0))
    table.pick("shipment:ST13", "good:grain good:sugar")
    assert table.options() == ["good:gold good:wood", "good:gold good:grain", "pay"]
    table.pick("good:gold good:wood")
    assert table.goods() == {"wood": 1}
    replaced = [(told["good"], told["replaced"]) for told in table.heard("good-replaced")]
    assert replaced == [("good:grain", "good:sugar"), ("good:gold", "good:wood")]


def test_mathematician_helps_blue_dice_too_and_every_die() -> None:
    table = Position()
    table.skill("mathematician")
    table.put(c31="wood", c23="grain")
    table.blue(1)
    table.white(5)
    table.turn().pick("die:blue-1", "row:3")
    table.turn().pick("die:white-5")
    assert table.goods() == {"wood": 1, "grain": 1}


def test_architect_and_agronomist_together_leave_one_wood() -> None:
    table = Position()
    table.skill("architect")
    table.skill("agronomist")
    table.has(wood=1)
    table.display("T01")
    table.turn().pick("tile:T01", "cell:2,2", "turn:0")
    assert table.goods() == {}


def test_theologian_pays_two_coins_for_the_extra_step() -> None:
    table = Position()
    table.skill("theologian")
    table.has(coins=2)
    table.player().religion = 4
    table.begin(Religion(0))
    table.pick("good:coins")
    assert table.player().religion == 6
    assert table.goods() == {}
    assert table.heard("religion-extended") == [{"seat": "seat:0", "goods": {"good:coins": 2}}]


def test_theologian_may_sell_for_the_coins() -> None:
    table = Position()
    table.skill("theologian")
    table.has(wood=2)
    table.player().religion = 4
    table.begin(Religion(0))
    table.pick("sell good:wood", "sell good:wood", "good:coins")
    assert table.player().religion == 6


def test_theologian_may_sell_to_keep_the_grain() -> None:
    table = Position()
    table.skill("theologian")
    table.has(grain=1, sugar=1)
    table.player().religion = 4
    table.begin(Religion(0))
    assert table.options() == ["good:grain", "stay", "sell good:grain", "sell good:sugar"]
    table.pick("sell good:sugar", "good:coins")
    assert table.goods() == {"grain": 1}


def test_navigator_may_buy_what_is_swapped_in() -> None:
    table = Position()
    table.skill("navigator")
    table.dock(coins="ST09")  # sugar and gem
    table.has(sugar=1, gem=1, coins=3)
    table.begin(Ship(0))
    table.pick("buy good:wood", "shipment:ST09", "good:wood good:sugar")
    assert table.goods() == {"sugar": 1}
    table.dock(coins="ST10")
    table.has(sugar=1, coins=3)
    table.begin(Ship(0))
    table.pick("buy good:grain", "shipment:ST10")
    assert table.goods() == {}


def test_captain_gets_a_coin_for_each_step_made() -> None:
    table = Position()
    table.skill("captain")
    table.player().conquest = 9
    table.begin(Conquistador(0), Conquistador(0))
    assert table.goods() == {"coins": 1}, "the lost step brings none"


def test_scholars_score_their_points_at_the_end() -> None:
    table = Position()
    table.priests("SC06 SC02 SC03")
    table.monk(0, 0)
    assert table.game.outcome(table.s).seats[0].categories["scholars"] == 3
    assert table.game.outcome(table.s).seats[1].categories["scholars"] == 0
