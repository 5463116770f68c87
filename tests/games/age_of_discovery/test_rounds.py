"""The round: initiative, order, reset, ages, the end."""

from __future__ import annotations

import pytest

from farshore.core.play import playout
from farshore.core.rng import Rng
from farshore.games.age_of_discovery.steps.benefit_order import BuildingBenefits
from farshore.games.age_of_discovery.steps.placement import NextPlacement
from farshore.games.age_of_discovery.steps.reset import ResetBoard
from farshore.games.age_of_discovery.steps.rounds import NextRound, PayInitiative, ReceiveIncome, Reorder, ResolveEvents
from farshore.testing import row
from tests.games.age_of_discovery.board import GAME, Board


def test_p05_initiative_pays_its_number() -> None:
    table = Board(4)
    table.stand("initiative", (2, "colonist"), (3, "soldier"))
    table.stage(PayInitiative())
    assert table.money() == [0, 0, 1, 2]
    assert table.stock(3, "soldier") == 10


def test_p12_initiative_goes_first_and_the_others_keep_their_order() -> None:
    table = Board(4)
    table.s.order = row(0, 1, 2, 3)
    table.stand("initiative", (2, "colonist"), (3, "colonist"))
    table.stage(PayInitiative(), Reorder())
    assert list(table.s.order) == [2, 3, 0, 1]
    assert table.s.round == 1


def test_p05_events_resolve_from_top_to_bottom() -> None:
    table = Board(2)
    for seat in range(2):
        table.cash(seat, 30)
    table.stand("dock", (0, "colonist"))
    table.stand("goods_track", (1, "colonist"))
    table.stand("building_track", (0, "colonist"))
    table.embark(1, captain=1)
    table.study(5, 0, "colonist")
    table.settle(0, "caribbean", soldier=1)
    table.settle(1, "caribbean", colonist=1)
    table.stand("warfare", (1, "colonist"))
    table.stage(ResolveEvents())
    asked = []
    while table.asked() and table.asked()[0] != "0 place-worker" and table.s.round == 0:
        asked.append(table.asked()[0])
        table.pick("stay" if "choose-target" in table.asked()[0] else "forgo")
    assert asked == [
        "0 land-worker", "1 take-good", "0 buy-building", "1 choose-target", "0 choose-specialist",
        "1 declare-conflict",
    ]  # fmt: skip


def test_p05_all_eight_events_then_income_then_benefits() -> None:
    """The log tells the order, also of what asks nobody."""
    table = Board(2, luck=("reveal-token token:T01",))
    table.cash(0, 30)
    table.own(0, "trading-post")
    table.hold(0, fish=3)
    table.offer("rice", "rice", "gold", "gold")
    table.sell("settlers")
    table.settle(0, "caribbean", soldier=1)
    table.settle(1, "caribbean", colonist=1)
    for track in ("warfare", "building_track", "goods_track", "dock", "initiative"):
        table.stand(track, (0, "colonist"))
    table.study(0, 0, "colonist")
    table.embark(0, captain=1)
    table.ship_crew(0, colonist=1)
    table.stage(ResolveEvents())
    table.pick("region:caribbean", "good:rice", "building:settlers", "region:peru", "battle region:caribbean seat:1")
    names = [event.name for event in table.log]
    told = [
        "initiative-paid", "worker-landed", "good-taken", "ship-taken", "building-bought", "expedition-sent",
        "worker-joined", "battle-declared", "income-received", "building-paid",
    ]  # fmt: skip
    heard = [name for name in names if name in told]
    assert list(dict.fromkeys(heard)) == told


def test_mayflower_ships_are_back_for_the_next_round() -> None:
    table = Board(2, builders="on")
    table.own(0, "mayflower")
    table.hold(0, 2, fish=2)
    table.player(0).sailing = 2
    table.stage(ReceiveIncome())
    assert table.money()[0] == 0, "both ships carry workers"
    table.ready(0, colonist=1)
    table.stage(Reorder(), NextPlacement(0))
    assert table.player(0).sailing == 0
    assert "worker:colonist space:ships,1" in table.options()
    table.stage(ReceiveIncome())
    assert table.money()[0] == 3


def test_p10_leftover_goods_leave_the_game_and_four_new_ones_come() -> None:
    table = Board(2)
    table.offer("rice", "rice", "fish", "gold")
    table.stage(ResetBoard())
    assert sum(table.s.offer) == 4
    assert table.s.discarded[table.good("rice")] == 2


def test_an_empty_pool_puts_out_fewer_goods() -> None:
    table = Board(2)
    for good in range(len(table.s.pool)):
        keep = 2 if good == table.good("rice") else 0
        table.s.discarded[good] += table.s.pool[good] - keep
        table.s.pool[good] = keep
    table.stage(ResetBoard())
    assert sum(table.s.offer) == 2


def test_p10_a_new_ship_only_if_the_old_one_was_taken() -> None:
    table = Board(2)
    left = table.s.ships_left
    table.stage(ResetBoard())
    assert table.s.ships_left == left
    table.s.ship = False
    table.player(0).ships += 1
    table.stage(ResetBoard())
    assert table.s.ship
    assert table.s.ships_left == left - 1


def test_ships_can_run_out_under_the_option() -> None:
    table = Board(2, ship_supply="box")
    table.hold(0, table.s.ships_left)
    table.s.ship = False
    table.player(0).ships += 1
    table.stage(ResetBoard())
    assert not table.s.ship


def test_p10_the_market_is_filled_up_and_swept_at_the_end_of_an_age() -> None:
    table = Board(2)
    table.sell("settlers", "monastery")
    table.stage(ResetBoard())
    assert len(table.s.market) == 5
    assert table.building("settlers") in table.s.market
    table.s.round = 2
    table.stage(ResetBoard())
    assert len(table.s.market) == 5
    assert all(table.s.edition.buildings[b].age == 1 for b in table.s.market)
    assert table.s.building_bag.size == 14 - 5


def test_less_luck_deals_the_known_buildings_in_age_three() -> None:
    table = Board(2, less_luck="on")
    known = set(table.s.last_age)
    table.s.round, table.s.age = 5, 1
    table.stage(ResetBoard())
    assert set(table.s.market) <= known
    assert table.s.building_bag.size == 5


def test_p10_five_colonists_each_as_far_as_the_stock_goes() -> None:
    table = Board(2)
    table.settle(1, "peru", colonist=26)
    table.stage(ResetBoard())
    assert table.available(0) == {"colonist": 5}
    assert table.available(1) == {"colonist": 3}


def test_p12_round_eight_ends_after_the_scoring() -> None:
    table = Board(2)
    table.s.round, table.s.age = 7, 2
    table.settle(0, "peru", colonist=3)
    market = list(table.s.market)
    table.stage(ResetBoard(), NextRound())
    assert table.asked() == []
    assert table.player(0).scored[2] == 6
    assert table.available(0) == {}
    assert list(table.s.market) == market
    assert GAME.progress(table.s)["phase"] == "over"


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_eight_rounds_in_three_ages(seats: int) -> None:
    s = GAME.new(seats)
    s.log = []
    playout(s, Rng(seats), 100_000)
    begun = [values for name, values, _ in s.log if name == "round-begun"]
    assert begun == [(1, 0), (2, 0), (3, 0), (4, 1), (5, 1), (6, 1), (7, 2), (8, 2)]


def test_less_luck_the_unsold_stay_and_only_the_known_ones_follow() -> None:
    table = Board(2, less_luck="on")
    known = set(table.s.last_age)
    table.s.round, table.s.age = 5, 1
    table.stage(ResetBoard())
    unsold = set(table.s.market)
    table.s.round, table.s.age = 6, 2
    table.s.market = row(*list(table.s.market)[:2])
    table.stage(ResetBoard())
    assert len(table.s.market) == 5
    assert set(table.s.market) <= known
    assert len(unsold | set(table.s.market)) == 8, "three new ones"
    assert table.s.building_bag.size == 2


def test_portugal_recovers_with_every_age_and_others_do_not() -> None:
    table = Board(2)
    table.player(0).nation, table.player(1).nation = 3, 4
    table.s.round = 1
    table.stage(Reorder())
    assert [p.advantage for p in table.s.players] == [0, 0]
    table.stage(Reorder())
    assert table.s.age == 1
    assert [p.advantage for p in table.s.players] == [1, 0]


def test_a_continuous_building_pays_in_the_round_it_is_bought() -> None:
    table = Board(2)
    table.sell("trading-post")
    table.cash(0, 10)
    table.stand("building_track", (0, "colonist"))
    table.stage(ResolveEvents())
    table.pick("building:trading-post")
    assert table.money()[0] == 5


def test_a_good_of_the_west_indies_company_earns_from_the_next_round_on() -> None:
    table = Board(2, luck=("draw-good-for good:gold",))
    table.own(0, "west-indies-co")
    table.hold(0, 0, gold=2)
    table.stage(ReceiveIncome(), BuildingBenefits(0), ReceiveIncome())
    assert [told["amount"] for told in table.heard("income-received") if told["seat"] == "seat:0"] == [3]
    assert table.goods(0) == {"gold": 3}


def test_income_of_buildings_is_no_economy() -> None:
    table = Board(2)
    table.own(0, "factory")
    table.s.round, table.s.age = 7, 2
    table.stage(ReceiveIncome())
    assert table.player(0).economy == 0


def test_a_factory_of_the_last_round_still_pays_and_counts_for_wealth() -> None:
    table = Board(2)
    table.own(0, "wealth")
    table.sell("factory")
    table.cash(0, 20)
    table.s.round = 7
    table.stand("building_track", (0, "colonist"))
    table.stage(ResolveEvents())
    table.pick("building:factory")
    assert table.asked() == []
    assert table.money()[0] == 30
    assert table.game.outcome(table.s).seats[0].categories["buildings"] == 30 // 5 + 5


def test_workers_left_in_discovery_stay_there_and_are_not_placed_again() -> None:
    table = Board(2)
    table.embark(0, captain=2)
    table.stage(ResolveEvents())
    table.pick("stay")
    assert table.s.round == 1
    assert list(table.player(0).expedition) == [0, 2, 0, 0, 0, 0]
    assert table.available(0) == {"colonist": 5}
