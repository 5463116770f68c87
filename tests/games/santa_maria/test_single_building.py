"""Main action B: activate a single building (page 3)."""

from __future__ import annotations

from tests.games.santa_maria.position import Position


def test_page_3_helge_pays_one_coin_then_two_then_three() -> None:
    table = Position()
    table.put(c11="wood", c22="grain", c33="sugar")
    table.has(coins=6)
    table.turn().play("0 turn cell:1,1")
    assert table.goods() == {"wood": 1, "coins": 5}
    assert table.mark("1,1") == 12 + 1
    table.turn().play("0 turn cell:2,2")
    assert table.goods() == {"wood": 1, "grain": 1, "coins": 3}
    assert table.mark("2,2") == 12 + 2
    table.turn().play("0 turn cell:3,3")
    assert table.goods() == {"wood": 1, "grain": 1, "sugar": 1}


def test_a_building_with_coins_or_a_die_is_closed() -> None:
    table = Position()
    table.put(c11="wood", c12="grain", c21="road")
    table.has(coins=9)
    table.white(2)
    table.turn().pick("cell:1,1")
    table.turn().pick("die:white-2")
    assert table.turn().refuses("cell:1,1")
    assert table.refuses("cell:1,2")
    assert table.refuses("cell:2,1"), "a road is no building"


def test_the_coins_must_be_there_before() -> None:
    table = Position()
    table.put(c11="2 coins")
    assert table.turn().refuses("cell:1,1")


def test_coins_leave_the_buildings_at_the_end_of_the_year_and_prices_start_again() -> None:
    table = Position(1)
    table.put(c11="wood")
    table.has(coins=2)
    table.turn().pick("cell:1,1", "retire", "retire:coins")
    assert table.s.year == 2
    assert table.mark("1,1") == 0
    assert table.goods() == {"wood": 1, "coins": 3}, "the coin is gone"
    table.pick("cell:1,1")
    assert table.goods()["coins"] == 2
