"""Specialists, page 9, and the exchange when the stock is out, page 6."""

from __future__ import annotations

import pytest

from farshore.games.age_of_discovery.steps.benefit_order import BuildingBenefits
from farshore.games.age_of_discovery.steps.specialists import ResolveSpecialists
from tests.games.age_of_discovery.board import Board


@pytest.mark.parametrize(
    ("slot", "kind"), [(0, "missionary"), (1, "merchant"), (2, "soldier"), (3, "captain"), (4, "builder")]
)
def test_p09_every_slot_gives_its_own_kind(slot: int, kind: str) -> None:
    table = Board(2, builders="on")
    table.study(slot, 1, "colonist")
    table.stage(ResolveSpecialists())
    assert table.available(1) == {kind: 1}
    assert table.stock(1, "colonist") == 29


def test_p09_training_gives_any_kind_for_5() -> None:
    table = Board(2)
    table.study(5, 0, "colonist")
    table.cash(0, 6)
    table.stage(ResolveSpecialists())
    assert table.options() == ["worker:captain", "worker:merchant", "worker:missionary", "worker:soldier", "forgo"]
    table.pick("worker:soldier")
    assert table.available(0) == {"soldier": 1}
    assert table.money()[0] == 1


def test_training_without_money_gives_nothing() -> None:
    table = Board(2)
    table.study(5, 0, "colonist")
    table.cash(0, 4)
    table.stage(ResolveSpecialists())
    assert table.asked() == []
    assert table.available(0) == {}
    assert table.stock(0, "colonist") == 29


def test_appendix_italy_takes_anybodys_place() -> None:
    table = Board(3)
    table.player(2).nation, table.player(2).advantage = 5, 2
    table.study(3, 0, "merchant")
    table.study(5, 1, "colonist")
    table.cash(2, 5)
    table.stage(ResolveSpecialists())
    assert table.asked() == ["2 replace-worker"]
    table.pick("space:specialists,training worker:soldier")
    assert table.stock(1, "colonist") == 29
    assert table.asked() == ["2 choose-specialist"]
    table.pick("worker:captain")
    assert table.available(2) == {"captain": 1}
    assert table.available(0) == {"captain": 1}
    assert table.money()[2] == 0
    assert table.player(2).advantage == 1


def test_italy_and_training_may_be_forgone() -> None:
    table = Board(2)
    table.player(1).nation, table.player(1).advantage = 5, 2
    table.study(5, 0, "colonist")
    table.cash(0, 5)
    table.stage(ResolveSpecialists())
    table.pick("forgo", "forgo")
    assert table.player(1).advantage == 2
    assert table.money()[0] == 5
    assert (table.available(0), table.stock(0, "colonist")) == ({}, 29)


def test_age_of_reason_counts_own_workers_of_the_last_round_after_italy() -> None:
    table = Board(3, builders="on")
    table.own(0, "age-of-reason")
    table.s.round, table.s.age = 7, 2
    table.player(2).nation, table.player(2).advantage = 5, 1
    for slot in range(3):
        table.study(slot, 0, "colonist")
    table.stage(ResolveSpecialists())
    table.pick("space:specialists,missionary worker:colonist")
    assert table.game.outcome(table.s).seats[0].categories["buildings"] == 8


def test_age_of_reason_counts_everybody_if_the_variant_says_so() -> None:
    for variant, points in (("own", 4), ("everybody", 12)):
        table = Board(3, builders="on", age_of_reason=variant)
        table.own(0, "age-of-reason")
        table.s.round, table.s.age = 7, 2
        for seat in range(3):
            table.study(seat, seat, "colonist")
        table.stage(ResolveSpecialists())
        assert table.game.outcome(table.s).seats[0].categories["buildings"] == points


def test_italy_is_not_shown_a_change_that_changes_nothing() -> None:
    table = Board(2, nations="random")
    table.player(0).nation, table.player(0).advantage = 5, 1
    table.player(1).nation = 0
    table.study(0, 0, "captain")
    table.stage(ResolveSpecialists())
    same = "space:specialists,missionary worker:captain"
    assert same in table.options()
    assert same not in table.offered() and "space:specialists,missionary worker:colonist" in table.offered()


def test_age_of_reason_ignores_earlier_rounds() -> None:
    table = Board(2, builders="on")
    table.own(0, "age-of-reason")
    table.study(0, 0, "colonist")
    table.stage(ResolveSpecialists())
    assert table.game.outcome(table.s).seats[0].categories["buildings"] == 0


def due(table: Board, kind: str, building: str) -> None:
    """All of a kind are out, and one is due from a building."""
    left = table.stock(0, kind)
    table.settle(0, "peru", **{kind: left})
    table.own(0, building)
    table.stage(BuildingBenefits(0))


def test_p06_a_specialist_out_of_stock_is_exchanged_for_a_colonist() -> None:
    table = Board(2)
    due(table, "captain", "ship-yards")
    assert table.asked() == ["0 exchange-specialist"]
    table.pick("region:peru")
    assert table.there(0, "peru") == {"colonist": 1, "captain": 4}
    assert table.available(0) == {"captain": 1}


def test_p06_the_exchange_is_optional_and_repeatable() -> None:
    table = Board(2)
    table.own(0, "training-grounds", "fortress")
    due(table, "soldier", "military-academy")
    table.pick("region:peru", "forgo", "region:peru")
    assert table.available(0) == {"soldier": 2}
    assert table.there(0, "peru") == {"colonist": 2, "soldier": 8}


def test_p06_only_a_region_with_such_a_specialist_and_only_while_colonists_last() -> None:
    table = Board(2)
    table.own(0, "training-grounds")
    table.settle(0, "brazil", merchant=1)
    table.settle(0, "florida", colonist=table.stock(0, "colonist") - 1)
    due(table, "soldier", "fortress")
    assert table.options() == ["region:peru", "forgo"]
    table.pick("region:peru")
    assert table.asked() == [], "the second soldier would need a second colonist"
    assert table.available(0) == {"soldier": 1}


def test_p06_builders_are_never_exchanged() -> None:
    table = Board(2, builders="on")
    due(table, "builder", "new-world-city")
    assert table.asked() == []
    assert table.available(0) == {}


def test_soldiers_are_not_exchanged_when_the_option_says_so() -> None:
    table = Board(2, soldier_exchange="off")
    due(table, "soldier", "fortress")
    assert table.asked() == []


def test_missionaries_are_exchanged_only_when_the_stock_has_none() -> None:
    table = Board(2)
    table.settle(0, "peru", missionary=9)
    table.own(0, "monastery")
    table.stage(BuildingBenefits(0))
    assert table.available(0) == {"missionary": 1}
    assert table.there(0, "peru") == {"missionary": 9}


def test_the_exchange_needs_a_colonist_in_stock() -> None:
    table = Board(2)
    table.settle(0, "brazil", colonist=table.stock(0, "colonist"))
    due(table, "captain", "ship-yards")
    assert table.asked() == []


def test_a_specialist_due_in_discovery_may_be_exchanged_too() -> None:
    table = Board(2)
    due(table, "captain", "navigator")
    table.pick("region:peru")
    assert list(table.player(0).expedition) == [0, 1, 0, 0, 0, 0]
    assert table.there(0, "peru") == {"colonist": 1, "captain": 4}


def test_training_may_bring_back_a_specialist_from_the_map() -> None:
    table = Board(2)
    table.settle(0, "peru", merchant=5)
    table.study(5, 0, "colonist")
    table.cash(0, 5)
    table.stage(ResolveSpecialists())
    table.pick("worker:merchant", "region:peru")
    assert table.available(0) == {"merchant": 1}
    assert table.there(0, "peru") == {"colonist": 1, "merchant": 4}
    assert table.money()[0] == 0


def test_the_worker_of_a_slot_goes_home_before_its_specialist_is_due() -> None:
    table = Board(2)
    table.settle(0, "peru", captain=4)
    table.study(3, 0, "captain")
    table.stage(ResolveSpecialists())
    assert table.asked() == [], "the captain on the slot is in stock again"
    assert table.available(0) == {"captain": 1}


def test_italy_twice_a_game_and_once_a_round() -> None:
    table = Board(2)
    table.player(1).nation, table.player(1).advantage = 5, 2
    for _ in range(2):
        table.study(0, 0, "colonist")
        table.stage(ResolveSpecialists())
        table.pick("space:specialists,missionary worker:colonist")
        table.study(0, 0, "colonist")
        table.stage(ResolveSpecialists())
        assert table.asked() == [], "not twice in a round"
        table.s.round += 1
    table.study(0, 0, "colonist")
    table.stage(ResolveSpecialists())
    assert table.asked() == [], "used up"
    assert (table.available(0), table.available(1)) == ({"missionary": 3}, {"missionary": 2})


def test_a_colonist_out_of_stock_is_simply_not_gained() -> None:
    table = Board(2)
    due(table, "colonist", "settlers")
    assert table.available(0) == {}
