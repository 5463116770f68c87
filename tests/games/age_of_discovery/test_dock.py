"""Colonist Dock, pages 6 and 7: where workers land and what they bring."""

from __future__ import annotations

from farshore.games.age_of_discovery.steps.dock import ResolveDock
from farshore.testing import row
from tests.games.age_of_discovery.board import Board


def test_p06_the_line_runs_from_space_1_to_x_to_y_to_the_ships() -> None:
    table = Board(3, builders="on")
    table.stand("dock", (0, "colonist"), (1, "colonist"))
    table.take(2, "colonist", 1)
    table.s.dock_x = 2 * 6
    table.take(1, "colonist", 1)
    table.s.dock_y = 1 * 6
    table.stand("mayflower", (0, "soldier"))
    table.stage(ResolveDock())
    landed = []
    while table.asked():
        landed.append(int(table.asked()[0][0]))
        table.pick("region:caribbean")
    assert landed == [0, 1, 2, 1, 0]
    assert table.there(0, "caribbean") == {"colonist": 1, "soldier": 1}


def test_p06_any_discovered_region_and_no_other() -> None:
    table = Board(2)
    table.open("peru")
    table.stand("dock", (0, "colonist"))
    table.stage(ResolveDock())
    assert table.options() == ["region:caribbean", "region:peru", "forgo"]


def test_p05_an_action_may_be_forgone_and_the_worker_goes_to_the_stock() -> None:
    table = Board(2)
    table.stand("dock", (0, "captain"))
    table.stage(ResolveDock())
    table.pick("forgo")
    assert table.stock(0, "captain") == 5
    assert table.there(0, "caribbean") == {}


def test_p06_the_first_with_three_workers_takes_the_good_at_once() -> None:
    table = Board(2)
    table.settle(0, "caribbean", colonist=2)
    table.settle(1, "caribbean", colonist=2)
    table.stand("dock", (1, "colonist"), (0, "colonist"))
    table.stage(ResolveDock())
    table.pick("region:caribbean")
    assert table.goods(1) == {"sugar": 1}
    table.pick("region:caribbean")
    assert table.goods(0) == {}


def test_p06_any_kind_of_worker_counts_for_the_good() -> None:
    table = Board(2)
    table.settle(0, "caribbean", soldier=1, captain=1)
    table.stand("dock", (0, "merchant"))
    table.stage(ResolveDock())
    table.pick("region:caribbean")
    assert table.goods(0) == {"sugar": 1}


def test_p06_the_convert_may_be_the_third_worker() -> None:
    table = Board(2)
    table.settle(0, "caribbean", colonist=1)
    table.stand("dock", (0, "missionary"))
    table.stage(ResolveDock())
    table.pick("region:caribbean")
    assert table.goods(0) == {"sugar": 1}


def test_p06_a_good_once_taken_is_never_given_back_nor_taken_again() -> None:
    table = Board(2)
    table.settle(0, "caribbean", colonist=2)
    table.settle(1, "caribbean", colonist=2)
    table.stand("dock", (0, "colonist"), (1, "colonist"))
    table.stage(ResolveDock())
    table.pick("region:caribbean")
    table.player(0).colonies[6 * table.region("caribbean")] -= 3
    table.player(0).stock[0] += 3
    table.pick("region:caribbean")
    assert (table.goods(0), table.goods(1)) == ({"sugar": 1}, {})


def test_p07_a_merchant_earns_5_on_landing() -> None:
    table = Board(2)
    table.stand("dock", (0, "merchant"))
    table.stand("mayflower", (0, "merchant"))
    table.stage(ResolveDock())
    assert table.money()[0] == 0
    table.pick("region:caribbean")
    assert table.money()[0] == 5
    table.pick("region:caribbean")
    assert table.money()[0] == 10


def test_p07_a_missionary_lands_with_a_colonist_from_the_stock() -> None:
    table = Board(2)
    table.stand("dock", (0, "missionary"))
    table.stage(ResolveDock())
    table.pick("region:caribbean")
    assert table.there(0, "caribbean") == {"colonist": 1, "missionary": 1}


def test_cathedral_makes_it_two_colonists() -> None:
    table = Board(2)
    table.own(0, "cathedral")
    table.stand("dock", (0, "missionary"))
    table.stage(ResolveDock())
    table.pick("region:caribbean")
    assert table.there(0, "caribbean") == {"colonist": 2, "missionary": 1}
    assert table.goods(0) == {"sugar": 1}


def test_no_colonist_in_stock_no_convert() -> None:
    table = Board(2)
    table.settle(0, "peru", colonist=table.stock(0, "colonist"))
    table.stand("dock", (0, "missionary"))
    table.stage(ResolveDock())
    table.pick("region:caribbean")
    assert table.there(0, "caribbean") == {"missionary": 1}


def test_reformation_stops_converts_of_others_where_its_owner_has_a_missionary() -> None:
    table = Board(3, builders="on")
    table.own(0, "reformation")
    table.own(1, "cathedral")
    table.settle(0, "caribbean", missionary=1)
    table.open("peru")
    table.stand("dock", (1, "missionary"), (1, "missionary"), (0, "missionary"))
    table.stage(ResolveDock())
    table.pick("region:caribbean")
    assert table.there(1, "caribbean") == {"missionary": 1}
    table.pick("region:peru")
    assert table.there(1, "peru") == {"colonist": 2, "missionary": 1}
    table.pick("region:caribbean")
    assert table.there(0, "caribbean") == {"colonist": 1, "missionary": 2}


def test_appendix_england_adds_two_colonists_and_arranges_the_line() -> None:
    table = Board(3)
    table.player(1).nation, table.player(1).advantage = 0, 1
    table.stand("dock", *[(0, "colonist")] * 4, (2, "merchant"))
    table.take(2, "colonist", 1)
    table.s.dock_x = 2 * 6
    table.stage(ResolveDock())
    assert table.asked() == ["1 empty-prisons"]
    table.pick("nation:england")
    assert list(table.s.dock) == [0, 0, 0, 0, 14, 12, 6, 6]
    table.pick("seat:1 worker:colonist", "seat:2 worker:merchant", "seat:1 worker:colonist", "keep")
    assert list(table.s.dock) == [6, 14, 6, 0, 0, 0, 0, 12]
    assert table.asked() == ["1 land-worker"]
    assert table.player(1).advantage == 0


def test_england_without_colonists_in_stock_still_arranges_the_line() -> None:
    table = Board(2)
    table.player(1).nation, table.player(1).advantage = 0, 1
    table.settle(1, "peru", colonist=table.stock(1, "colonist") - 1)
    table.stand("dock", (0, "colonist"), (0, "soldier"))
    table.stage(ResolveDock())
    table.pick("nation:england", "seat:1 worker:colonist", "seat:0 worker:soldier")
    assert list(table.s.dock) == [6, 4, 0], "the one that was left"


def test_england_may_wait() -> None:
    table = Board(2)
    table.player(1).nation, table.player(1).advantage = 0, 1
    table.stage(ResolveDock())
    table.pick("forgo")
    assert table.player(1).advantage == 1
    assert table.asked() == []


def test_university_moves_a_worker_to_the_front_of_the_dock() -> None:
    table = Board(3)
    table.own(2, "university")
    table.stand("dock", (0, "colonist"), (1, "colonist"), (2, "soldier"))
    table.s.order = row(0, 1, 2)
    table.stage(ResolveDock())
    assert table.options() == ["space:dock,3", "forgo"]
    table.pick("space:dock,3")
    assert list(table.s.dock) == [16, 0, 6]
    assert table.asked() == ["2 land-worker"]
