"""Phase 1: placing workers."""

from __future__ import annotations

from farshore.games.age_of_discovery.steps.placement import NextPlacement, PlaceWorker
from farshore.games.age_of_discovery.steps.rounds import StartRound
from farshore.testing import row
from tests.games.age_of_discovery.board import Board


def test_p05_one_worker_at_a_time_in_player_order_until_all_are_placed() -> None:
    table = Board(3)
    table.s.order = row(1, 2, 0)
    table.ready(1, colonist=1)
    table.ready(2, colonist=2)
    table.ready(0, colonist=3)
    table.stage(NextPlacement(0))
    placed = []
    while table.asked():
        placed.append(int(table.asked()[0][0]))
        table.pick("worker:colonist space:shipping")
    assert placed == [1, 2, 0, 2, 0, 0]


def test_p05_laps_follow_the_order_of_players_and_not_of_seats() -> None:
    table = Board(3)
    table.s.order = row(1, 2, 0)
    for seat in range(3):
        table.ready(seat, colonist=3)
    table.stage(NextPlacement(0))
    placed = []
    while table.asked():
        placed.append(int(table.asked()[0][0]))
        table.pick("worker:colonist space:shipping")
    assert placed == [1, 2, 0, 1, 2, 0, 1, 2, 0]


def test_p05_passing_is_for_empty_hands_only() -> None:
    table = Board(2)
    table.ready(0, colonist=1)
    table.stage(PlaceWorker(0))
    assert all(path.startswith("worker:colonist space:") for path in table.options())


def test_every_event_is_open_and_tracks_fill_from_the_left() -> None:
    table = Board(3, builders="on")
    table.ready(0, captain=1)
    table.stand("goods_track", (1, "colonist"))
    table.stand("warfare", (1, "colonist"), (1, "soldier"))
    table.stage(PlaceWorker(0))
    slots = ("missionary", "merchant", "soldier", "captain", "builder", "training")
    assert table.options() == [
        f"worker:captain space:{space}"
        for space in (
            "initiative,1",
            "dock,1",
            "goods,2",
            "shipping",
            "buildings,1",
            "discovery",
            *(f"specialists,{slot}" for slot in slots),
            "warfare,3",
        )
    ]


def test_full_tracks_take_no_more() -> None:
    table = Board(3)
    table.ready(0, colonist=1)
    table.stand("goods_track", *[(1, "colonist")] * 4)
    table.stand("building_track", *[(1, "colonist")] * 5)
    table.stand("warfare", *[(2, "colonist")] * 4)
    for slot in range(6):
        table.study(slot, 2, "colonist")
    table.stage(PlaceWorker(0))
    assert [path.split(":")[-1] for path in table.options()] == ["initiative,1", "dock,1", "shipping", "discovery"]


def test_p05_one_worker_a_player_in_initiative_but_several_elsewhere() -> None:
    table = Board(2)
    table.ready(0, colonist=4)
    table.stage(*[PlaceWorker(0)] * 4)
    table.pick("worker:colonist space:initiative,1")
    assert table.refuses("worker:colonist space:initiative,2")
    table.pick("worker:colonist space:goods,1", "worker:colonist space:goods,2")
    assert not table.refuses("worker:colonist space:goods,3")


def test_x_and_y_cannot_be_entered() -> None:
    table = Board(2)
    table.ready(0, colonist=1)
    table.own(0, "indentured-servitude", "colonization-laws")
    table.stage(PlaceWorker(0))
    assert not [path for path in table.options() if path.endswith(("dock,x", "dock,y"))]


def test_mayflower_carries_up_to_three_workers_one_a_ship() -> None:
    table = Board(2, builders="on")
    table.ready(0, colonist=5)
    table.own(0, "mayflower")
    table.stage(*[PlaceWorker(0)] * 5)
    assert table.refuses("worker:colonist space:ships,1")
    table.hold(0, 2)
    table.stage(*[PlaceWorker(0)] * 5)
    table.pick("worker:colonist space:ships,1", "worker:colonist space:ships,2")
    assert table.refuses("worker:colonist space:ships,3")
    table.hold(0, 2)
    table.stage(*[PlaceWorker(0)] * 3)
    table.pick("worker:colonist space:ships,3")
    assert table.refuses("worker:colonist space:ships,4")
    assert table.player(0).sailing == 3


def test_a_round_begins_with_placement() -> None:
    table = Board(2)
    table.ready(0, colonist=1)
    table.ready(1, colonist=1)
    table.stage(StartRound())
    assert table.asked() == ["0 place-worker"]
    assert table.heard("round-begun") == [{"number": 1, "age": "age:1"}]
