"""University, appendix II: one worker to the front, once, at any time."""

from __future__ import annotations

from farshore.games.age_of_discovery.steps.placement import NextPlacement, PlaceWorker
from farshore.games.age_of_discovery.steps.rounds import NextRound, PayInitiative
from farshore.games.age_of_discovery.steps.university import OfferUniversity
from tests.games.age_of_discovery.board import Board


def test_university_in_a_placement_turn_on_every_track() -> None:
    table = Board(2)
    table.own(1, "university")
    for track in ("initiative", "dock", "goods_track", "building_track", "warfare"):
        table.stand(track, (0, "colonist"), (1, "colonist"))
    table.ready(1, colonist=1)
    table.stage(PlaceWorker(1))
    table.pick("building:university")
    spaces = ("initiative,2", "dock,2", "goods,2", "buildings,2", "warfare,2", "order,2")
    assert table.options() == [*(f"space:{space}" for space in spaces), "forgo"]
    table.pick("space:buildings,2")
    assert list(table.s.building_track) == [6, 0]
    assert table.asked() == ["1 place-worker"]
    assert table.refuses("building:university")
    assert table.game.outcome(table.s).seats[1].categories["buildings"] == 5


def test_university_moves_x_y_and_mayflower_workers_too() -> None:
    table = Board(2, builders="on")
    table.own(1, "university")
    table.stand("dock", (0, "colonist"))
    table.take(1, "colonist", 1)
    table.s.dock_x = 6
    table.stand("mayflower", (1, "soldier"), (1, "captain"), (1, "merchant"))
    table.stage(OfferUniversity(1 << 1))
    assert table.options() == ["space:dock,x", "space:ships,1", "space:ships,2", "space:ships,3", "forgo"]
    table.pick("space:ships,1")
    assert list(table.s.dock) == [10, 0]
    assert list(table.s.mayflower) == [7, 8]
    assert table.s.dock_x == 6


def test_university_passes_over_those_who_already_stand_first() -> None:
    table = Board(2)
    table.own(0, "university")
    table.take(0, "colonist", 1)
    table.s.dock_y = 0
    table.stage(OfferUniversity(1 << 1))
    assert table.asked() == []  # nobody stands before it
    table.take(1, "colonist", 1)
    table.s.dock_x = 6
    table.stage(OfferUniversity(1 << 1))
    assert table.options() == ["space:dock,y", "forgo"]  # not the worker of another
    table.pick("space:dock,y")
    assert list(table.s.dock) == [0]
    assert (table.s.dock_x, table.s.dock_y) == (6, -1)


def test_university_that_is_not_used_is_kept() -> None:
    table = Board(2)
    table.own(1, "university")
    table.stand("dock", (0, "colonist"), (1, "colonist"))
    table.stage(OfferUniversity(1 << 1))
    table.pick("forgo")
    assert list(table.s.dock) == [0, 6]
    table.stage(OfferUniversity(1 << 1))
    assert table.options() == ["space:dock,2", "forgo"]


def test_university_on_the_player_order_lets_the_lap_end_first() -> None:
    table = Board(3)
    table.own(1, "university")
    for seat in range(3):
        table.ready(seat, colonist=2)
    table.stage(NextPlacement(0))
    table.pick("worker:colonist space:shipping", "building:university", "space:order,2")
    assert list(table.s.order) == [1, 0, 2]
    table.pick("worker:colonist space:shipping")
    placed = []
    while table.asked():
        placed.append(int(table.asked()[0][0]))
        table.pick("worker:colonist space:shipping")
    assert placed == [2, 1, 0, 2]


def test_university_may_still_change_the_order_before_it_is_adjusted() -> None:
    table = Board(3)
    table.own(0, "university")
    table.stand("initiative", (2, "colonist"), (0, "colonist"))
    table.stage(PayInitiative(), NextRound())
    assert table.money() == [2, 0, 1]
    table.pick("space:initiative,2")
    assert list(table.s.order) == [0, 2, 1]
