"""Trade Goods and Merchant Shipping, page 7."""

from __future__ import annotations

from farshore.games.age_of_discovery.steps.trade import ResolveShipping, ResolveTradeGoods
from farshore.testing import row
from tests.games.age_of_discovery.board import Board


def test_p07_goods_are_chosen_from_the_left_from_what_is_left() -> None:
    table = Board(3)
    table.offer("rice", "rice", "gold", "fur")
    table.stand("goods_track", (1, "colonist"), (0, "captain"))
    table.stage(ResolveTradeGoods())
    assert table.asked() == ["1 take-good"]
    assert table.options() == ["good:gold", "good:fur", "good:rice", "forgo"]
    table.pick("good:gold")
    assert table.options() == ["good:fur", "good:rice", "forgo"]
    table.pick("good:rice")
    assert (table.goods(1), table.goods(0)) == ({"gold": 1}, {"rice": 1})
    assert table.stock(0, "captain") == 5


def test_appendix_france_takes_first_and_the_last_of_four_gets_nothing() -> None:
    table = Board(3)
    table.player(2).nation, table.player(2).advantage = 2, 2
    table.offer("rice", "fish", "gold", "fur")
    table.stand("goods_track", (0, "colonist"), (0, "colonist"), (1, "colonist"), (1, "colonist"))
    table.stage(ResolveTradeGoods())
    assert table.asked() == ["2 trade-with-natives"]
    table.pick("good:gold", "good:fur", "good:rice", "good:fish")
    assert table.asked() == []
    assert sum(table.goods(1).values()) == 1
    assert table.player(2).advantage == 1


def test_france_once_a_round_and_twice_a_game() -> None:
    table = Board(2)
    table.player(1).nation, table.player(1).advantage = 2, 2
    table.stage(ResolveTradeGoods())
    table.pick(table.options()[0])
    table.stage(ResolveTradeGoods())
    assert table.asked() == []
    table.s.round += 1
    table.stage(ResolveTradeGoods())
    table.pick(table.options()[0])
    table.s.round += 1
    table.stage(ResolveTradeGoods())
    assert table.asked() == []


def test_p07_the_highest_value_takes_the_ship_and_ties_go_by_order() -> None:
    table = Board(3)
    table.s.order = row(2, 1, 0)
    table.ship_crew(0, colonist=3)
    table.ship_crew(1, captain=1, colonist=1)
    table.ship_crew(2, merchant=1)
    table.stage(ResolveShipping())
    assert [p.ships for p in table.s.players] == [0, 1, 0]
    assert not table.s.ship
    assert table.stock(0, "colonist") == 29
    assert table.stock(1, "captain") == 5


def test_p07_a_captain_and_a_merchant_together_count_four() -> None:
    for captains, merchants, others, winner in ((1, 1, 3, 0), (1, 1, 5, 1), (2, 1, 5, 0), (1, 2, 5, 0), (1, 1, 4, 0)):
        table = Board(2)
        table.ship_crew(0, captain=captains, merchant=merchants)
        table.ship_crew(1, colonist=others)
        table.stage(ResolveShipping())
        assert [p.ships for p in table.s.players] == [int(seat == winner) for seat in range(2)]


def test_nobody_there_no_winner_and_the_ship_stays() -> None:
    table = Board(2)
    table.stage(ResolveShipping())
    assert table.s.ship
    assert [p.ships for p in table.s.players] == [0, 0]


def test_appendix_holland_takes_the_ship_before_it_is_awarded() -> None:
    table = Board(2)
    table.player(0).nation, table.player(0).advantage = 4, 1
    table.ship_crew(1, captain=2)
    table.stage(ResolveShipping())
    table.pick("nation:holland")
    assert [p.ships for p in table.s.players] == [1, 0]
    assert table.stock(1, "captain") == 5
    table.s.ship = True
    table.s.ships_left -= 1
    table.stage(ResolveShipping())
    assert table.asked() == []


def test_france_and_holland_may_wait() -> None:
    table = Board(2)
    table.player(0).nation, table.player(0).advantage = 4, 1
    table.player(1).nation, table.player(1).advantage = 2, 2
    table.ship_crew(1, colonist=1)
    table.stage(ResolveTradeGoods(), ResolveShipping())
    table.pick("forgo", "forgo")
    assert [p.advantage for p in table.s.players] == [1, 2]
    assert (table.goods(1), table.player(1).ships) == ({}, 1)


def test_holland_is_not_asked_without_a_ship() -> None:
    table = Board(2)
    table.player(0).nation, table.player(0).advantage = 4, 1
    table.s.ship = False
    table.stage(ResolveShipping())
    assert table.asked() == []


def test_university_before_shipping_settles_a_tie() -> None:
    table = Board(2)
    table.own(1, "university")
    table.ship_crew(0, colonist=1)
    table.ship_crew(1, colonist=1)
    table.stage(ResolveShipping())
    table.pick("space:order,2")
    assert list(table.s.order) == [1, 0]
    assert table.player(1).ships == 1
