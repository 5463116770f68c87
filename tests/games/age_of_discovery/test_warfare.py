"""Warfare, page 9: battles and wars."""

from __future__ import annotations

from farshore.games.age_of_discovery.steps.warfare import ResolveWarfare
from tests.games.age_of_discovery.board import Board


def test_p09_battle_example_a_doomed_soldier_still_strikes() -> None:
    table = Board(3)
    table.settle(0, "new-france", soldier=2, colonist=3)
    table.settle(1, "new-france", soldier=1, colonist=4)
    table.settle(2, "new-france", colonist=2)
    table.stand("warfare", (0, "colonist"))
    table.stage(ResolveWarfare())
    assert table.options() == ["battle region:new-france seat:1", "battle region:new-france seat:2", "forgo"]
    table.pick("battle region:new-france seat:1")
    assert table.asked() == ["0 strike"]
    table.pick("worker:soldier")  # the other one can only be a colonist
    assert table.there(1, "new-france") == {"soldier": 1, "colonist": 4}  # nothing falls before all is named
    assert table.asked() == ["1 strike-back"]
    table.pick("worker:soldier")
    assert table.there(0, "new-france") == {"soldier": 1, "colonist": 3}
    assert table.there(1, "new-france") == {"colonist": 3}
    assert table.there(2, "new-france") == {"colonist": 2}
    assert (table.stock(0, "soldier"), table.stock(1, "soldier")) == (9, 10)


def test_p09_war_example_every_region_with_both_and_a_soldier() -> None:
    table = Board(2)
    for region in ("new-granada", "new-spain", "new-england"):
        table.settle(0, region, colonist=1, soldier=1)
    for region in ("florida", "new-france"):
        table.settle(0, region, colonist=1)
    for region in ("new-granada", "new-france", "new-spain"):
        table.settle(1, region, colonist=1)
    table.settle(1, "florida", soldier=1)
    table.cash(0, 10)
    table.stand("warfare", (0, "colonist"))
    table.stage(ResolveWarfare())
    table.pick("war seat:1")
    assert table.money()[0] == 0
    fought = {told["region"] for told in table.heard("workers-fell")}
    assert fought == {"region:florida", "region:new-granada", "region:new-spain"}
    assert table.there(0, "florida") == {}
    assert table.there(1, "florida") == {"soldier": 1}
    assert table.there(1, "new-france") == {"colonist": 1}


def test_war_needs_ten_dollars() -> None:
    table = Board(2)
    table.settle(0, "peru", soldier=1)
    table.settle(1, "peru", colonist=1)
    table.cash(0, 9)
    table.stand("warfare", (0, "colonist"))
    table.stage(ResolveWarfare())
    assert table.options() == ["battle region:peru seat:1", "forgo"]


def test_a_battle_needs_both_players_and_a_soldier() -> None:
    table = Board(2)
    table.settle(0, "peru", soldier=1)
    table.settle(0, "brazil", colonist=1)
    table.settle(1, "brazil", colonist=1)
    table.stand("warfare", (0, "soldier"))
    table.stage(ResolveWarfare())
    assert table.asked() == []
    assert table.stock(0, "soldier") == 9


def test_an_absent_attacker_fights_nowhere_and_a_war_needs_a_battle() -> None:
    table = Board(3)
    table.cash(0, 10)
    table.settle(1, "peru", soldier=1)
    table.settle(0, "brazil", colonist=1)
    table.settle(2, "brazil", soldier=1)
    table.stand("warfare", (0, "colonist"))
    table.stage(ResolveWarfare())
    assert table.options() == ["battle region:brazil seat:2", "war seat:2", "forgo"]


def test_war_against_the_first_seat() -> None:
    table = Board(2)
    table.cash(1, 10)
    table.settle(1, "peru", soldier=1)
    table.settle(0, "peru", colonist=1)
    table.stand("warfare", (1, "colonist"))
    table.stage(ResolveWarfare())
    table.pick("war seat:0")
    assert table.heard("war-declared") == [{"seat": "seat:1", "foe": "seat:0", "price": 10}]
    assert table.there(0, "peru") == {}


def test_militia_takes_a_hit_above_the_number_of_workers_but_never_serves_the_attacker() -> None:
    table = Board(2)
    table.own(1, "militia")
    table.settle(0, "peru", soldier=2)
    table.settle(1, "peru", colonist=1)
    table.stand("warfare", (0, "colonist"))
    table.stage(ResolveWarfare())
    table.pick("battle region:peru seat:1")
    assert (table.there(0, "peru"), table.there(1, "peru")) == ({"soldier": 1}, {})
    table.settle(1, "brazil", colonist=1, soldier=1)
    table.settle(0, "brazil", soldier=1, colonist=1)
    table.stand("warfare", (1, "colonist"))
    table.stage(ResolveWarfare())
    table.pick("battle region:brazil seat:0", "worker:colonist")
    assert table.asked() == ["0 strike-back"]
    assert table.options() == ["worker:colonist", "worker:soldier"], "no militia to name"


def test_the_defenders_soldier_makes_a_battle_possible() -> None:
    table = Board(2)
    table.settle(0, "peru", colonist=2)
    table.settle(1, "peru", soldier=1)
    table.stand("warfare", (0, "colonist"))
    table.stage(ResolveWarfare())
    table.pick("battle region:peru seat:1")
    assert table.there(0, "peru") == {"colonist": 1}


def test_militia_strikes_and_is_gone_after_the_battle() -> None:
    table = Board(2)
    table.own(1, "militia")
    table.settle(0, "peru", soldier=1, colonist=2)
    table.settle(1, "peru", colonist=2)
    table.stand("warfare", (0, "colonist"))
    table.stage(ResolveWarfare())
    table.pick("battle region:peru seat:1")
    assert table.options() == ["worker:colonist", "militia"]
    table.pick("worker:colonist", "worker:soldier")
    assert table.there(0, "peru") == {"colonist": 2}
    assert table.there(1, "peru") == {"colonist": 1}


def test_militia_stands_in_every_battle_of_a_war() -> None:
    table = Board(2)
    table.own(1, "militia")
    for region in ("peru", "brazil"):
        table.settle(0, region, soldier=1)
        table.settle(1, region, colonist=2)
    table.cash(0, 10)
    table.stand("warfare", (0, "colonist"))
    table.stage(ResolveWarfare())
    table.pick("war seat:1", "worker:colonist", "militia")
    assert (table.there(0, "peru"), table.there(0, "brazil")) == ({}, {})
    assert (table.there(1, "peru"), table.there(1, "brazil")) == ({"colonist": 1}, {"colonist": 2})
    assert table.stock(1, "soldier") == 10, "the militia is nobody's worker"


def test_both_sides_may_be_wiped_out_and_the_fallen_go_to_their_stock() -> None:
    table = Board(2)
    table.settle(0, "peru", soldier=2)
    table.settle(1, "peru", soldier=2)
    table.stand("warfare", (0, "colonist"))
    table.stage(ResolveWarfare())
    table.pick("battle region:peru seat:1")
    assert (table.there(0, "peru"), table.there(1, "peru")) == ({}, {})
    assert (table.stock(0, "soldier"), table.stock(1, "soldier")) == (10, 10)


def test_militia_may_be_named_as_the_casualty() -> None:
    table = Board(2)
    table.own(1, "militia")
    table.settle(0, "peru", soldier=1)
    table.settle(1, "peru", colonist=2)
    table.stand("warfare", (0, "colonist"))
    table.stage(ResolveWarfare())
    table.pick("battle region:peru seat:1", "militia")
    assert table.there(0, "peru") == {}
    assert table.there(1, "peru") == {"colonist": 2}


def test_militia_alone_starts_no_battle_and_serves_no_attacker() -> None:
    table = Board(2)
    table.own(1, "militia")
    table.settle(0, "peru", colonist=1)
    table.settle(1, "peru", colonist=1)
    table.stand("warfare", (0, "colonist"))
    table.stage(ResolveWarfare())
    assert table.asked() == []
    table.settle(1, "peru", soldier=1)
    table.stand("warfare", (1, "colonist"))
    table.stage(ResolveWarfare())
    table.pick("battle region:peru seat:0")
    assert table.there(0, "peru") == {}
    assert table.there(1, "peru") == {"colonist": 1, "soldier": 1}


def test_militia_does_not_fight_in_a_region_of_a_war_without_soldiers() -> None:
    table = Board(2)
    table.own(1, "militia")
    table.settle(0, "peru", soldier=1, colonist=1)
    table.settle(1, "peru", colonist=1)
    table.settle(0, "brazil", colonist=2)
    table.settle(1, "brazil", colonist=2)
    table.cash(0, 10)
    table.stand("warfare", (0, "colonist"))
    table.stage(ResolveWarfare())
    table.pick("war seat:1", "militia", "worker:colonist")
    assert table.asked() == []
    assert (table.there(0, "peru"), table.there(0, "brazil")) == ({"soldier": 1}, {"colonist": 2})


def test_hits_above_the_enemys_number_are_lost() -> None:
    table = Board(2)
    table.settle(0, "peru", soldier=3)
    table.settle(1, "peru", colonist=1)
    table.stand("warfare", (0, "colonist"))
    table.stage(ResolveWarfare())
    table.pick("battle region:peru seat:1")
    assert table.there(1, "peru") == {}
    assert table.there(0, "peru") == {"soldier": 3}


def test_nobody_falls_twice() -> None:
    table = Board(2)
    table.settle(0, "peru", soldier=2)
    table.settle(1, "peru", colonist=1, captain=1, merchant=1)
    table.stand("warfare", (0, "colonist"))
    table.stage(ResolveWarfare())
    table.pick("battle region:peru seat:1", "worker:colonist")
    assert table.options() == ["worker:captain", "worker:merchant"]
    table.pick("worker:captain")
    assert table.there(1, "peru") == {"merchant": 1}
    fell = [{"seat": "seat:1", "region": "region:peru", "fallen": {"worker:colonist": 1, "worker:captain": 1}}]
    assert table.heard("workers-fell") == fell


def test_p09_one_conflict_a_worker_from_the_left() -> None:
    table = Board(2)
    table.settle(0, "peru", soldier=1)
    table.settle(1, "peru", colonist=2)
    table.stand("warfare", (1, "colonist"), (0, "colonist"), (0, "colonist"))
    table.stage(ResolveWarfare())
    assert table.asked() == ["1 declare-conflict"]
    table.pick("forgo", "battle region:peru seat:1", "battle region:peru seat:1")
    assert table.there(1, "peru") == {}
