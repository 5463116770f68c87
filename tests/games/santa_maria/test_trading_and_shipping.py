"""Activating buildings: production, trading, shipping (page 4)."""

from __future__ import annotations

import pytest

from farshore.games.santa_maria.state import EMPTY
from farshore.games.santa_maria.steps.harbour import Ship
from tests.games.santa_maria.position import Position


def test_production_of_points_and_coins() -> None:
    table = Position()
    table.put(c11="2 points", c21="2 coins")
    table.white(1)
    table.turn().pick("die:white-1")
    assert table.player().points == 2
    assert table.goods() == {"coins": 2}


@pytest.mark.parametrize("paid", ["wood", "gem", "gold"])
def test_page_4_anna_pays_wood_or_a_gem_for_three_coins(paid: str) -> None:
    table = Position()
    table.put(c11="wood or gem for 3 coins")
    table.has(wood=1, gem=1, gold=1, grain=1, coins=1)
    table.turn().pick("cell:1,1")
    assert table.options() == ["good:wood", "good:gem", "good:gold", "decline"]
    table.pick(f"good:{paid}")
    assert table.goods()["coins"] == 3
    assert paid not in table.goods()
    assert table.next_seat() == 1, "once for each activation"


def test_a_slash_in_the_gain_is_a_choice_too() -> None:
    table = Position()
    table.put(c11="wood for sugar or gem")
    table.has(wood=1, coins=1)
    table.turn().pick("cell:1,1")
    assert table.options() == ["good:wood good:sugar", "good:wood good:gem", "decline"]
    table.pick("good:wood good:gem")
    assert table.goods() == {"gem": 1}


def test_for_a_trade_one_may_buy_unless_it_only_brings_the_coins_back() -> None:
    table = Position()
    table.put(c11="wood for sugar or gem", c21="wood or gem for 3 coins")
    table.has(coins=6)
    table.white(1)
    table.turn().pick("die:white-1")
    assert table.options() == ["decline", "buy good:wood"]
    table.pick("buy good:wood", "good:wood good:sugar")
    assert table.next_seat() == 1, "nothing to trade below: wood for 3 coins would give 3 coins back"


def test_page_4_anna_ships_wood_and_sugar_to_her_religion_dock() -> None:
    table = Position()
    table.put(c11="ship")
    table.has(wood=1, sugar=1, coins=1)
    table.dock(religion="SS01", coins="ST24")
    table.turn().pick("cell:1,1", "shipment:SS01")
    p = table.player()
    assert table.goods() == {}
    assert [p.ships_at(dock) for dock in range(4)] == [0, 1, 0, 0], "the dock with the same symbol"
    assert p.points == 0, "its points come at the end"
    assert table.s.docks[1] != EMPTY, "filled again at once"
    assert table.game.outcome(table.s).seats[0].categories["shipments"] == 2


def test_any_number_of_ships_at_a_dock() -> None:
    table = Position()
    table.harbour(coins=4)
    table.dock(coins="SS01")
    table.has(wood=1, sugar=1)
    table.begin(Ship(0))
    table.pick("shipment:SS01")
    assert table.player().ships_at(0) == 5


def test_a_second_shipping_building_sees_the_new_tile() -> None:
    table = Position()
    table.put(c11="ship", c21="ship")
    table.has(wood=2, sugar=2)
    table.dock(coins="SS01")
    table.white(1)
    table.luck("refill-dock shipment:ST03")
    table.turn().pick("die:white-1", "shipment:SS01")
    assert table.asked() == ["0 ship"]
    table.pick("shipment:ST03")
    assert table.player().ships_at(0) == 2


def test_shipping_may_be_declined_and_is_skipped_when_impossible() -> None:
    table = Position()
    table.dock(coins="SS01")
    table.has(wood=1, sugar=1)
    table.begin(Ship(0))
    table.pick("decline")
    assert table.goods() == {"wood": 1, "sugar": 1}
    table.has(wood=1)
    table.begin(Ship(0))
    assert table.asked() == [], "nothing to choose"


def test_what_cannot_be_bought_must_be_there() -> None:
    table = Position()
    table.dock(coins="SS02", points="SS01")  # wood and a gem; wood and sugar
    table.has(wood=2, grain=3, coins=9)
    table.begin(Ship(0))
    assert table.asked() == [], "no gem, no sugar: grain and coins do not help"
    table.has(gem=1, coins=9)
    table.begin(Ship(0))
    assert table.options() == ["decline", "buy good:wood"], "wood for the gem; no grain is asked for"


def test_a_tile_shipped_is_not_in_the_stack_any_more() -> None:
    table = Position()
    table.dock(coins="SS01")
    table.has(wood=1, sugar=1)
    table.luck("refill-dock shipment:ST30")
    before = table.s.shipment_bag.size
    table.begin(Ship(0))
    table.pick("shipment:SS01")
    assert table.heard("shipment-arrived") == [{"shipment": "shipment:ST30", "dock": "dock:coins"}]
    assert table.s.shipment_bag.size == before - 1


def test_when_the_stack_runs_out_the_dock_stays_empty() -> None:
    table = Position()
    table.dock(coins="SS01")
    while table.s.shipment_bag.size:
        table.s.shipment_bag.take(table.s.shipment_bag.items[0])
    table.has(wood=1, sugar=1)
    table.begin(Ship(0))
    table.pick("shipment:SS01")
    assert table.s.docks[0] == EMPTY


def test_gold_ships_in_place_of_anything() -> None:
    table = Position()
    table.dock(coins="SS01")
    table.has(gold=2)
    table.begin(Ship(0))
    table.pick("shipment:SS01")
    assert table.goods() == {}


def test_the_dock_is_filled_after_the_payment() -> None:
    """Page 4: pay, take the tile, then a new one arrives: who pays has not seen it yet."""
    table = Position()
    table.put(c11="ship")
    table.dock(coins="SS01")  # wood and sugar
    table.has(wood=1, sugar=1, gold=1, coins=1)
    table.turn().pick("cell:1,1", "shipment:SS01")
    assert table.asked() == ["0 pay"]
    assert table.s.docks[0] == EMPTY
    assert table.heard("shipment-arrived") == []
    table.pick("pay")
    assert table.s.docks[0] != EMPTY
    assert len(table.heard("shipment-arrived")) == 1


@pytest.mark.parametrize(("gold", "bought"), [(0, []), (1, ["buy good:grain"])])
def test_gold_for_what_is_missing_makes_a_purchase_worth_it(gold: int, bought: list[str]) -> None:
    """Grain and sugar: gold pays the sugar, so a grain is worth buying."""
    table = Position()
    table.dock(coins="SS03")
    table.has(gold=gold, coins=3)
    table.begin(Ship(0))
    assert [option for option in table.options() if option.startswith("buy")] == bought
    if gold:
        table.pick("buy good:grain", "shipment:SS03")
        assert table.goods() == {}


def test_two_kinds_missing_need_two_gold() -> None:
    table = Position()
    table.dock(coins="ST19")  # wood, sugar and gem
    table.has(gold=1, coins=9)
    table.begin(Ship(0))
    assert table.asked() == []
