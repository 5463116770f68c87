"""Free actions (page 6), storage limit and the use of gold (page 4)."""

from __future__ import annotations

import pytest

from farshore.core.decision import pending
from farshore.games.santa_maria.components import of
from farshore.games.santa_maria.steps.payment import Pay
from farshore.games.santa_maria.steps.religion import ExtraStep
from farshore.games.santa_maria.steps.storage import Gain
from tests.games.santa_maria.position import Position


@pytest.mark.parametrize(("good", "price"), [("wood", 1), ("grain", 1), ("sugar", 2), ("gem", 2), ("gold", 2)])
def test_sell(good: str, price: int) -> None:
    table = Position()
    table.has(**{good: 2})
    table.turn().pick(f"sell good:{good}")
    assert table.goods() == {good: 1, "coins": price}
    assert table.heard("sold") == [{"seat": "seat:0", "good": f"good:{good}", "price": price}]
    assert table.asked() == ["0 turn"], "a free action is not the main action"


def test_buy_basic_resources_for_three_coins() -> None:
    table = Position()
    table.has(coins=6)
    table.turn().pick("buy good:wood", "buy good:grain")
    assert table.goods() == {"wood": 1, "grain": 1}
    assert [(told["good"], told["price"]) for told in table.heard("bought")] == [("good:wood", 3), ("good:grain", 3)]


def test_advanced_resources_cannot_be_bought() -> None:
    table = Position()
    table.has(coins=20)
    buys = [option for option in table.turn().options() if option.startswith("buy")]
    assert buys == ["buy good:wood", "buy good:grain"]


def test_buying_respects_the_storage_limit_and_the_purse() -> None:
    table = Position()
    table.has(wood=3, coins=20)
    assert table.turn().refuses("buy good:wood")
    table.has(coins=2)
    assert table.turn().refuses("buy good:grain")


def test_page_6_anna_sells_two_sugar_and_a_gem_ships_and_buys_the_missing_grain() -> None:
    table = Position()
    table.put(c11="ship")
    table.has(sugar=2, gem=2)
    table.dock(coins="SS04")  # grain and gem
    table.turn().pick("sell good:sugar", "sell good:sugar", "sell good:gem")
    assert table.goods() == {"gem": 1, "coins": 6}
    table.pick("cell:1,1")
    assert table.asked() == ["0 ship"]
    table.pick("buy good:grain", "shipment:SS04")
    assert table.goods() == {"coins": 2}
    assert len(table.player().ships) == 1


def test_inside_an_activation_only_what_can_help_is_offered() -> None:
    table = Position()
    table.put(c11="ship")
    table.dock(coins="SS02")  # wood and gem
    table.has(gem=1, wood=1, sugar=2, coins=9)
    table.turn().pick("cell:1,1")
    assert table.options() == ["shipment:SS02", "decline"], "everything is there: nothing to buy or sell for"
    table = Position()
    table.put(c11="ship")
    table.dock(coins="SS02")
    table.has(gem=1, sugar=2, coins=1)
    table.turn().pick("cell:1,1")
    assert table.options() == ["decline", "sell good:sugar", "sell good:gem"], "wood can be bought after a sale"
    table.pick("sell good:sugar", "sell good:sugar")
    assert table.options() == ["decline", "buy good:wood"]


def test_for_a_trade_one_may_sell_to_buy_but_not_when_it_is_in_storage() -> None:
    table = Position()
    table.put(c11="wood for sugar or gem")
    table.has(gem=2, grain=1)
    table.white(1)
    table.turn().pick("die:white-1")
    assert table.options() == ["decline", "sell good:grain", "sell good:gem"]
    table.pick("sell good:gem", "sell good:grain", "buy good:wood", "good:wood good:sugar")
    assert table.goods() == {"sugar": 1, "gem": 1}
    assert table.heard("paid") == [{"seat": "seat:0", "goods": {"good:wood": 1}}]
    table.has(wood=1, coins=9)
    table.white(1)
    table.player().marks[0] = 0
    table.player().vacant = 1
    table.turn().pick("die:white-1")
    assert table.options() == ["good:wood good:sugar", "good:wood good:gem", "decline"]


def test_for_the_extra_step_one_may_sell_to_buy_a_grain() -> None:
    table = Position()
    table.put(c11="religion")
    table.has(wood=1, gem=1)
    table.white(1)
    table.turn().pick("die:white-1", "sell good:wood", "sell good:gem", "buy good:grain", "good:grain", "decline")
    assert table.player().religion == 2
    assert table.goods() == {}
    assert table.heard("religion-extended") == [{"seat": "seat:0", "goods": {"good:grain": 1}}]


def test_surplus_is_sold_at_once() -> None:
    table = Position()
    table.put(c11="2 wood")
    table.has(wood=2, coins=1)
    table.turn().pick("cell:1,1")
    assert table.goods() == {"wood": 3, "coins": 1}, "one coin for the activation, one from the surplus"
    assert table.heard("gained") == [{"seat": "seat:0", "goods": {"good:wood": 1}}]
    assert table.heard("surplus-sold") == [{"seat": "seat:0", "goods": {"good:wood": 1}, "price": 1}]


@pytest.mark.parametrize(("kind", "price"), [(0, 1), (1, 1), (2, 2), (3, 2), (4, 2)])
def test_surplus_brings_the_sale_price(kind: int, price: int) -> None:
    table = Position()
    table.player().storage[kind] = 3
    table.begin(Gain(0, of(kind, 2)))
    assert table.player().storage[kind] == 3
    assert table.player().coins == 2 * price


def test_gold_replaces_any_resource_by_the_payers_choice() -> None:
    table = Position()
    table.has(wood=2, grain=1, gold=1)
    table.begin(Pay(0, of(0, 2) + of(1, 1)))
    assert table.options() == ["good:gold good:wood", "good:gold good:grain", "pay"]
    table.pick("good:gold good:grain")
    assert table.goods() == {"grain": 1}


def test_gold_is_used_without_a_question_where_it_must_be() -> None:
    table = Position()
    table.has(wood=1, gold=1)
    table.begin(Pay(0, of(0, 2)))
    assert table.goods() == {}


def test_two_gold_for_different_resources_have_one_spelling() -> None:
    table = Position()
    table.has(wood=1, grain=1, gold=2)
    table.begin(Pay(0, of(0, 1) + of(1, 1)))
    table.pick("good:gold good:grain")
    assert table.goods() == {"grain": 1, "gold": 1}, "wood comes first: passed over, it is paid in kind"


def test_gold_is_no_coin() -> None:
    table = Position()
    table.put(c11="wood")
    table.has(gold=3)
    assert table.turn().refuses("cell:1,1")


def test_no_free_actions_in_the_turn_of_another() -> None:
    table = Position()
    table.put(c11="wood")
    table.white(1)
    table.has(1, wood=3, coins=9)
    assert table.turn().asked() == ["0 turn"]
    assert not [option for option in table.options() if option.startswith(("sell", "buy"))]


def test_one_may_sell_for_a_trade_while_holding_gold() -> None:
    """Gold could pay, but the payer chooses: it may be kept, or itself be sold."""
    table = Position()
    table.put(c11="wood for sugar or gem")
    table.has(gold=1, gem=1, coins=1)
    table.turn().pick("cell:1,1")
    assert table.options() == [
        *("good:gold good:sugar", "good:gold good:gem", "decline"),
        *("sell good:gem", "sell good:gold"),
    ]


def test_one_may_sell_for_the_extra_step_while_holding_gold() -> None:
    table = Position()
    table.has(gold=1, gem=1, coins=1)
    table.begin(ExtraStep(0))
    assert table.options() == ["good:gold", "stay", "sell good:gem", "sell good:gold"]
    table.pick("sell good:gem", "buy good:grain", "good:grain")
    assert table.goods() == {"gold": 1}


@pytest.mark.parametrize(("skills", "sales"), [([], []), (["merchant"], ["sell good:gem"])])
def test_a_merchants_price_counts_for_what_one_could_afford(skills: list[str], sales: list[str]) -> None:
    """A gem sells for 3 coins instead of 2, and a grain costs 3."""
    table = Position()
    for skill in skills:
        table.skill(skill)
    table.has(gem=1)
    table.begin(ExtraStep(0))
    assert [option for option in table.options() if option.startswith("sell")] == sales


def test_a_sale_and_a_purchase_tell_their_price_and_nothing_else_has_one() -> None:
    table = Position()
    table.has(wood=1, sugar=1, coins=3)
    table.begin(ExtraStep(0))
    ask = pending(table.s)[0].ask
    prices = {ask.describe(table.s, pick): ask.detail(table.s, pick) for pick in ask.options(table.s)}
    assert prices == {"stay": {}, "buy good:grain": {"price": 3}}
    table.has(wood=1, sugar=1, coins=1)
    prices = {ask.describe(table.s, pick): ask.detail(table.s, pick) for pick in ask.options(table.s)}
    assert prices == {"stay": {}, "sell good:wood": {"price": 1}, "sell good:sugar": {"price": 2}}
