"""Capital Buildings: prices, and what happens at once when one is bought."""

from __future__ import annotations

import pytest

from farshore.games.age_of_discovery.steps.benefit_order import BuildingBenefits
from farshore.games.age_of_discovery.steps.buildings import ResolveBuildings
from farshore.testing import row
from tests.games.age_of_discovery.board import Board


def buy(table: Board, seat: int, name: str, worker: str = "colonist") -> None:
    """The seat's worker stands on a space, the building is on offer, and there is money for it."""
    table.sell(name)
    table.cash(seat, table.money()[seat] + 20)
    table.stand("building_track", (seat, worker))
    table.stage(ResolveBuildings())
    table.pick(f"building:{name}")


@pytest.mark.parametrize(
    ("name", "price"), [("settlers", 10), ("fortress", 14), ("militia", 20), ("spoils-1-money", 0)]
)
@pytest.mark.parametrize(("worker", "saved"), [("colonist", 0), ("builder", 5)])
def test_p07_prices_by_age_and_the_builder_on_the_space_saves_5(name: str, price: int, worker: str, saved: int) -> None:
    table = Board(2, builders="on")
    price = max(price - saved, 0)
    table.sell(name)
    table.cash(0, price)
    table.stand("building_track", (0, worker))
    table.stage(ResolveBuildings())
    table.pick(f"building:{name}")
    assert table.buildings(0) == [name]
    assert table.money()[0] == (5 if name == "spoils-1-money" else 0)
    assert table.stock(0, worker) == (29 if worker == "colonist" else 10)


def test_owning_builders_saves_nothing() -> None:
    table = Board(2, builders="on")
    table.ready(0, builder=1)
    table.settle(0, "caribbean", builder=1)
    table.sell("settlers")
    table.cash(0, 9)
    table.stand("building_track", (0, "colonist"))
    table.stage(ResolveBuildings())
    assert table.asked() == []


def test_p07_workers_buy_from_the_left_and_nothing_is_refilled() -> None:
    table = Board(3)
    table.sell("settlers", "monastery")
    for seat in range(3):
        table.cash(seat, 10)
    table.stand("building_track", (2, "colonist"), (0, "colonist"), (1, "colonist"))
    table.stage(ResolveBuildings())
    assert table.asked() == ["2 buy-building"]
    table.pick("building:monastery")
    assert table.options() == ["building:settlers", "forgo"]
    table.pick("building:settlers")
    assert table.asked() == []
    assert table.money() == [0, 10, 0]


def test_p07_buying_is_optional() -> None:
    table = Board(2)
    table.sell("settlers")
    table.cash(0, 10)
    table.stand("building_track", (0, "colonist"))
    table.stage(ResolveBuildings())
    table.pick("forgo")
    assert table.money()[0] == 10
    assert table.buildings(0) == []


def test_inca_and_spoils_pay_at_once_and_only_once() -> None:
    for name, amount, price in (("conquest-inca", 20, 10), ("spoils-1-money", 5, 0), ("spoils-2-money", 7, 0)):
        table = Board(2, builders="on")
        buy(table, 0, name)
        assert table.money()[0] == 20 - price + amount
        assert not any(table.player(0).powers)


def test_spoils_ship() -> None:
    table = Board(2, builders="on")
    buy(table, 0, "spoils-1-ship")
    assert table.player(0).ships == 1
    empty = Board(2, builders="on", ship_supply="box")
    empty.hold(1, empty.s.ships_left)
    buy(empty, 0, "spoils-1-ship")
    assert empty.player(0).ships == 0


def test_spoils_specialists_come_next_round() -> None:
    table = Board(2, builders="on")
    buy(table, 0, "spoils-1-specialists")
    assert table.options() == [f"worker:{k}" for k in ("captain", "merchant", "missionary", "soldier", "builder")] + [
        "forgo"
    ]
    table.pick("worker:captain")
    assert table.available(0) == {}, "the whole choice comes first"
    table.pick("worker:builder")
    assert table.available(0) == {"captain": 1, "builder": 1}
    assert table.heard("training-paid") == [], "spoils cost nothing"


def test_spoils_goods_are_drawn_from_the_pool() -> None:
    table = Board(2, luck=("draw-good-for good:gold", "draw-good-for good:silver"), builders="on")
    buy(table, 0, "spoils-2-goods")
    assert table.goods(0) == {"gold": 1, "silver": 1}


def test_overpopulation_settles_three_colonists_anywhere_discovered() -> None:
    table = Board(2, builders="on")
    table.open("peru", "brazil")
    buy(table, 0, "overpopulation")
    table.pick("region:peru", "region:peru", "region:brazil")
    assert table.there(0, "peru") == {"colonist": 2}
    assert table.there(0, "brazil") == {"colonist": 1}


def test_indian_allies_need_a_colony_of_ones_own() -> None:
    table = Board(2)
    table.settle(0, "peru", colonist=1)
    table.settle(0, "brazil", colonist=1)
    table.settle(1, "florida", colonist=1)
    buy(table, 0, "indian-allies")
    assert table.options() == ["region:peru", "region:brazil"]
    table.pick("region:peru")
    assert table.there(0, "peru") == {"colonist": 1, "soldier": 2}
    assert table.goods(0) == {"silver": 1}
    nobody = Board(2)
    buy(nobody, 0, "indian-allies")
    assert nobody.asked() == []


def test_papal_edict_settles_two_players_in_the_order_its_owner_says() -> None:
    table = Board(3, builders="on")
    table.settle(0, "peru", colonist=1)
    table.settle(2, "peru", colonist=1)
    table.settle(2, "brazil", colonist=1)
    buy(table, 0, "papal-edict")
    assert table.options() == ["seat:1 second", "seat:1 first", "seat:2 second", "seat:2 first"]
    table.pick("seat:2 first")
    assert table.asked() == ["2 settle-colony"]
    table.pick("region:peru")  # the buyer has one colony only
    assert table.there(2, "peru") == {"colonist": 3}
    assert table.there(0, "peru") == {"colonist": 3}
    assert (table.goods(2), table.goods(0)) == ({"silver": 1}, {})


def test_papal_edict_gives_nothing_to_a_player_without_a_colony() -> None:
    table = Board(3, builders="on")
    table.settle(0, "peru", colonist=1)
    buy(table, 0, "papal-edict")
    table.pick("seat:1 first")
    assert table.asked() == []
    assert sum(table.player(1).colonies) == 0


def test_plague_two_leaves_one_worker_of_every_large_colony() -> None:
    table = Board(3)
    table.s.order = row(2, 0, 1)
    table.settle(0, "peru", colonist=2, soldier=1)
    table.settle(1, "peru", colonist=2)
    table.settle(2, "brazil", colonist=3, captain=2)
    buy(table, 0, "plague-2")
    assert table.asked() == ["2 keep-worker"]
    table.pick("worker:captain", "worker:soldier")
    assert table.there(2, "brazil") == {"captain": 1}
    assert table.there(0, "peru") == {"soldier": 1}
    assert table.there(1, "peru") == {"colonist": 2}


def test_plague_two_under_the_mild_reading_takes_one_worker() -> None:
    table = Board(2, plague="by_one")
    table.settle(1, "peru", colonist=2, soldier=2)
    buy(table, 0, "plague-2")
    table.pick("worker:soldier")
    assert table.there(1, "peru") == {"colonist": 2, "soldier": 1}


def test_plague_three_removes_up_to_three_colonists_of_one_player() -> None:
    table = Board(3)
    table.settle(1, "peru", colonist=4, soldier=1)
    table.settle(2, "peru", missionary=2)
    table.settle(0, "peru", colonist=1)
    buy(table, 0, "plague-3")
    assert table.options() == ["region:peru seat:0", "region:peru seat:1", "forgo"]
    table.pick("region:peru seat:1")
    assert table.options() == ["count:1", "count:2", "count:3"]
    table.pick("count:3")
    assert table.there(1, "peru") == {"colonist": 1, "soldier": 1}


def test_plague_three_may_spare_everybody() -> None:
    table = Board(2)
    table.settle(1, "peru", colonist=3)
    buy(table, 0, "plague-3")
    table.pick("forgo")
    assert table.there(1, "peru") == {"colonist": 3}


def test_rewrite_history_takes_a_random_token_from_two_opponents() -> None:
    table = Board(4, builders="on", luck=("lose-token token:T09", "lose-token token:T02"))
    for number in range(3):
        table.s.token_bag.take(number)
    table.s.token_bag.take(8)
    table.player(1).tokens = row(0, 1)
    table.player(2).tokens = row(8)
    table.player(3).tokens = row(2)
    table.player(3).cards = row(4)
    table.s.deck.take(4)
    buy(table, 0, "rewrite-history")
    assert table.options() == ["seat:1", "seat:2"]
    table.pick("seat:1")
    assert table.options() == ["seat:2", "seat:3"], "both opponents are named before a token is drawn"
    table.pick("seat:2")
    assert sorted(table.player(0).tokens) == [1, 8]
    assert list(table.player(1).tokens) == [0]
    assert not len(table.player(2).tokens)
    assert list(table.player(3).cards) == [4]
    assert table.money()[0] == 0


def test_rewrite_history_against_one_opponent_takes_one_token() -> None:
    table = Board(2, builders="on")
    table.s.token_bag.take(0)
    table.s.token_bag.take(1)
    table.player(1).tokens = row(0, 1)
    buy(table, 0, "rewrite-history")
    assert (len(table.player(0).tokens), len(table.player(1).tokens)) == (1, 1)


def test_cartography_discovers_now_or_later_without_booty() -> None:
    table = Board(2, luck=("reveal-token token:T15",))
    buy(table, 0, "new-world-cartography")
    assert table.options()[-1] == "later"
    table.pick("region:brazil")
    assert table.money()[0] == 10 + 4
    assert table.there(0, "brazil") == {"colonist": 1}
    assert len(table.player(0).tokens) == 1


def test_cartography_may_wait_for_a_later_phase_four() -> None:
    table = Board(2, luck=("reveal-token token:T01",))
    buy(table, 0, "new-world-cartography")
    table.pick("later")
    table.stage(BuildingBenefits(0))
    table.pick("region:peru")
    assert table.there(0, "peru") == {"colonist": 1}
    table.stage(BuildingBenefits(0))
    assert table.asked() == []


def test_cartography_without_an_undiscovered_region_keeps_its_points() -> None:
    table = Board(2)
    table.open("new-france", "new-england", "virginia", "florida", "new-spain", "new-granada", "peru", "brazil")
    buy(table, 0, "new-world-cartography")
    assert table.asked() == []
    assert table.game.outcome(table.s).seats[0].categories["buildings"] == 4


def test_indian_allies_may_need_the_exchange() -> None:
    table = Board(2)
    table.settle(0, "peru", soldier=9)
    table.settle(0, "brazil", colonist=1)
    buy(table, 0, "indian-allies")
    table.pick("region:brazil")
    assert table.there(0, "brazil") == {"colonist": 1, "soldier": 1}
    table.pick("region:peru")
    assert table.there(0, "brazil") == {"colonist": 1, "soldier": 2}
    assert table.there(0, "peru") == {"colonist": 1, "soldier": 8}
    assert table.goods(0) == {"coffee": 1}
