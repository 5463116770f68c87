"""University, appendix II: one worker to the front, once, at any time."""

from __future__ import annotations

import pytest

from farshore.core.agenda import Step
from farshore.core.decision import pending
from farshore.games.age_of_discovery.edition import MOVE_TO_FRONT
from farshore.games.age_of_discovery.steps.buildings import ResolveBuildings
from farshore.games.age_of_discovery.steps.discovery import ResolveDiscovery
from farshore.games.age_of_discovery.steps.dock import ResolveDock
from farshore.games.age_of_discovery.steps.placement import NextPlacement, PlaceWorker
from farshore.games.age_of_discovery.steps.rounds import NextRound, PayInitiative, ResolveEvents
from farshore.games.age_of_discovery.steps.supply import FORGO
from farshore.games.age_of_discovery.steps.trade import ResolveShipping, ResolveTradeGoods
from farshore.games.age_of_discovery.steps.university import OfferUniversity, UseUniversity, move_to_front
from farshore.games.age_of_discovery.steps.warfare import ResolveWarfare
from farshore.games.age_of_discovery.tracks import row_of
from tests.games.age_of_discovery.board import GAME, Board
from tests.games.positions import positions


def test_university_in_a_placement_turn_on_every_track() -> None:
    table = Board(2)
    table.own(1, "university")
    for track in ("initiative", "dock", "goods_track", "building_track", "warfare"):
        table.stand(track, (0, "colonist"), (1, "colonist"))
    table.ready(1, colonist=1)
    table.stage(PlaceWorker(1))
    table.pick("building:university")
    spaces = ("initiative,2", "dock,2", "goods,2", "buildings,2", "warfare,2", "order,2")
    assert table.options() == [f"space:{space}" for space in spaces], "having asked for it, the owner uses it"
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


def test_university_moves_no_worker_of_another_from_x_or_y() -> None:
    table = Board(2)
    table.own(0, "university")
    table.stand("dock", (1, "colonist"))
    table.take(1, "colonist", 2)
    table.s.dock_x = table.s.dock_y = 6
    table.stage(OfferUniversity(1 << 1))
    assert table.asked() == []
    table.take(0, "colonist", 1)
    table.player(1).stock[0] += 1
    table.s.dock_y = 0
    table.stage(OfferUniversity(1 << 1))
    assert table.options() == ["space:dock,y", "forgo"]


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
    table.pick("worker:colonist space:shipping", "building:university")  # nothing else can be moved
    assert list(table.s.order) == [1, 0, 2]
    table.pick("worker:colonist space:shipping")
    placed = []
    while table.asked():
        placed.append(int(table.asked()[0][0]))
        table.pick("worker:colonist space:shipping")
    assert placed == [2, 1, 0, 2]


def test_university_when_the_order_is_set_makes_its_owner_first() -> None:
    """Right before the round begins; so there is no need to ask before the order is adjusted."""
    table = Board(3)
    table.own(0, "university")
    table.stand("initiative", (2, "colonist"), (0, "colonist"))
    for seat in range(3):
        table.ready(seat, colonist=1)
    table.stage(PayInitiative(), NextRound())
    assert table.money() == [2, 0, 1]
    assert list(table.s.order) == [2, 0, 1]
    assert table.asked() == ["0 use-university"]
    assert table.options() == ["space:order,2", "forgo"]
    table.pick("space:order,2")
    assert list(table.s.order) == [0, 2, 1]
    assert table.asked() == ["0 place-worker"]


def test_university_before_initiative_pays() -> None:
    table = Board(2)
    table.own(1, "university")
    table.stand("initiative", (0, "colonist"), (1, "colonist"))
    table.stage(ResolveEvents())
    assert table.asked() == ["1 use-university"]
    table.pick("space:initiative,2")
    assert table.money() == [2, 1]


def test_university_is_not_asked_of_the_first_player() -> None:
    table = Board(2)
    table.own(0, "university")
    table.ready(0, colonist=1)
    table.stage(NextRound())
    assert table.asked() == ["0 place-worker"]
    assert "building:university" not in table.options()


def test_university_between_landings() -> None:
    table = Board(3)
    table.own(2, "university")
    table.stand("dock", (0, "colonist"), (1, "colonist"), (2, "colonist"))
    table.stage(ResolveDock())
    assert table.asked() == ["2 use-university"]
    table.pick("forgo", "region:caribbean")
    assert table.asked() == ["2 use-university"], "again, before the next worker of another player"
    assert table.options() == ["space:dock,2", "forgo"]
    table.pick("space:dock,2")
    assert table.asked() == ["2 land-worker"]
    table.pick("region:caribbean")
    assert table.asked() == ["1 land-worker"]


def test_university_waits_while_own_workers_land() -> None:
    table = Board(2)
    table.own(0, "university")
    table.stand("dock", (0, "colonist"), (1, "colonist"), (0, "colonist"))
    table.stage(ResolveDock())
    assert table.asked() == ["0 land-worker"], "it can still be used after this worker"
    table.pick("region:caribbean")
    assert table.asked() == ["0 use-university"]


def test_university_after_england_has_rearranged() -> None:
    table = Board(2, nations="random")
    table.own(1, "university")
    table.player(0).nation, table.player(0).advantage = 0, 1
    table.player(1).nation = 1
    table.stand("dock", (1, "captain"), (0, "colonist"))
    table.stage(ResolveDock())
    assert table.asked() == ["0 empty-prisons"], "England comes first"
    table.pick("nation:england", "seat:0 worker:colonist", "seat:0 worker:colonist", "seat:0 worker:colonist")
    assert table.asked() == ["1 use-university"]
    table.pick("space:dock,4")
    assert list(table.s.dock) == [7, 0, 0, 0]


def test_university_bought_with_the_first_of_two_builders() -> None:
    table = Board(2, builders="on")
    table.sell("university", "fortress")
    for seat in range(2):
        table.cash(seat, 40)
    table.stand("building_track", (0, "colonist"), (1, "colonist"), (0, "builder"))
    table.stage(ResolveBuildings())
    table.pick("building:university")
    assert table.asked() == ["0 use-university"]
    table.pick("space:buildings,2")
    assert table.asked() == ["0 buy-building"]
    table.pick("building:fortress")
    assert table.money()[0] == 40 - 14 - 9, "the builder has overtaken"
    assert table.buildings(1) == []


def test_university_lets_an_own_builder_buy_before_an_own_colonist() -> None:
    table = Board(2, builders="on")
    table.own(0, "university")
    table.sell("fortress")
    table.cash(0, 9)
    table.stand("building_track", (0, "colonist"), (0, "builder"))
    table.stage(ResolveBuildings())
    table.pick("space:buildings,2")
    assert table.options() == ["building:fortress", "forgo"]


@pytest.mark.parametrize(
    ("track", "resolve", "question"),
    [("goods_track", ResolveTradeGoods, "take-good"), ("warfare", ResolveWarfare, "declare-conflict")],
)
def test_university_between_goods_and_between_conflicts(track: str, resolve: type[Step], question: str) -> None:
    table = Board(3)
    table.own(2, "university")
    table.offer("gold", "silver", "fish", "rice")
    for seat in range(3):
        table.settle(seat, "peru", soldier=1, colonist=2)
    table.stand(track, (0, "colonist"), (1, "colonist"), (2, "colonist"), (2, "colonist"))
    table.stage(resolve())
    assert table.asked() == ["2 use-university"]
    table.pick("forgo")
    assert table.asked() == [f"0 {question}"]
    table.pick("forgo")
    assert table.asked() == ["2 use-university"]
    table.pick("forgo", "forgo")
    assert table.asked() == [f"2 {question}"], "only own workers are left"


def test_university_between_expeditions_and_everybody_sails_once() -> None:
    table = Board(3, luck=("reveal-token token:T15",))
    table.own(2, "university")
    for seat in range(3):
        table.embark(seat, captain=1)
    table.stage(ResolveDiscovery())
    table.pick("forgo", "region:peru")  # and fails
    assert table.asked() == ["2 use-university"]
    table.pick("space:order,3")
    assert list(table.s.order) == [2, 0, 1]
    assert table.asked() == ["2 choose-target"]
    table.pick("stay")
    assert table.asked() == ["1 choose-target"]
    table.pick("stay")
    assert table.asked() == []


def test_university_is_not_asked_where_nobody_else_sails() -> None:
    table = Board(2)
    table.own(1, "university")
    table.embark(1, captain=1)
    table.stage(ResolveDiscovery())
    assert table.asked() == ["1 choose-target"]


def test_university_is_not_asked_for_a_ship_without_a_tie() -> None:
    for others, asked in ((1, []), (2, ["1 use-university"]), (3, [])):
        table = Board(2)
        table.own(1, "university")
        table.ship_crew(0, colonist=others)
        table.ship_crew(1, colonist=2)
        table.stage(ResolveShipping())
        assert table.asked() == asked
    table = Board(2)
    table.own(1, "university")
    for seat in range(2):
        table.ship_crew(seat, colonist=2)
    table.s.ship, table.s.ships_left = False, table.s.ships_left + 1
    table.stage(ResolveShipping())
    assert table.asked() == [], "there is no ship to win"


def test_university_cannot_overtake_only_own_workers() -> None:
    table = Board(2)
    table.own(0, "university")
    for track in ("dock", "goods_track", "warfare"):
        table.stand(track, (0, "colonist"), (0, "captain"))
    table.stand("building_track", (0, "colonist"), (0, "colonist"))
    table.ready(0, colonist=1)
    table.stage(PlaceWorker(0))
    assert "building:university" not in table.options()


def test_university_under_version_1_is_asked_before_every_track() -> None:
    table = Board(2, rules="1")
    table.own(1, "university")
    table.ready(0, colonist=1)
    table.ready(1, colonist=1)
    table.stage(NextPlacement(0), ResolveEvents())
    table.pick("worker:colonist space:shipping", "building:university", "forgo", "worker:colonist space:dock,1")
    table.pick("forgo")  # the landing
    assert [line for line in table.asked() if "university" in line] == ["1 use-university"], "before Shipping"


@pytest.mark.parametrize(
    ("track", "resolve", "space"),
    [
        ("dock", ResolveDock, "dock,2"),
        ("goods_track", ResolveTradeGoods, "goods,2"),
        ("building_track", ResolveBuildings, "buildings,2"),
        ("warfare", ResolveWarfare, "warfare,2"),
    ],
)
def test_university_under_version_1_overtakes_own_workers_too(track: str, resolve: type[Step], space: str) -> None:
    for rules, options in (("1", [f"space:{space}", "forgo"]), ("2", None)):
        table = Board(2, rules=rules)
        table.own(0, "university")
        table.offer("gold", "silver", "fish", "rice")
        table.stand(track, (0, "colonist"), (0, "colonist"))
        table.stage(resolve())
        if options:
            assert (table.asked(), table.options()) == (["0 use-university"], options)
        else:
            assert "0 use-university" not in table.asked()


def test_university_under_version_1_is_asked_before_shipping_and_from_x_behind_an_own_worker() -> None:
    table = Board(2, rules="1")
    table.own(1, "university")
    table.stage(ResolveShipping())
    assert table.options() == ["space:order,2", "forgo"]
    for rules, options in (("1", ["space:dock,x", "forgo"]), ("2", [])):
        table = Board(2, rules=rules)
        table.own(0, "university")
        table.stand("dock", (0, "colonist"))
        table.take(0, "colonist", 1)
        table.s.dock_x = 0
        table.stage(OfferUniversity(1 << 1))
        assert table.options() == options


def test_university_is_asked_only_where_it_can_move_somebody_past_another() -> None:
    """Whole games of random play: every time it is offered, the order of somebody else's resolution would change."""
    asked = 0
    for seed in range(12):
        s = GAME.new(4, {"builders": "on"})
        for p in s.players[:2]:
            p.powers[MOVE_TO_FRONT] = 1
        for _ in positions(GAME, s, seed):
            asks = [d for d in pending(s)[:1] if isinstance(d.ask, UseUniversity)]
            asked += len(asks)
            for d in asks:
                spaces = [pick for pick in d.options(s) if pick != FORGO]
                assert spaces, "nothing to move"
                for space in spaces:
                    before = [list(s.order), *(list(row_of(s, track)) for track in (0, 1, 2, 4, 7))]
                    moved = s.clone()
                    move_to_front(moved, space)
                    assert before != [list(moved.order), *(list(row_of(moved, track)) for track in (0, 1, 2, 4, 7))]
    assert asked > 20
