"""Phase 4, page 10: the order of own buildings is the owner's where it matters; elsewhere nobody is asked."""

from __future__ import annotations

import pytest

from farshore.games.age_of_discovery.edition import (
    CAPTAIN,
    COLONIST,
    DRAW_GOODS,
    GAIN_WORKER,
    JOIN_DISCOVERY,
    MONEY_BY_GOODS,
    SELL_GOODS,
    SOLDIER,
    SWAP_GOODS,
)
from farshore.games.age_of_discovery.steps.benefit_order import BuildingBenefits, may_matter
from farshore.testing import row
from tests.games.age_of_discovery.board import Board


def smuggling() -> Board:
    """Seat 0 owns Smuggler and Rum Distillery, each side has a sugar and something else."""
    table = Board(2, builders="on")
    table.own(0, "rum-distillery", "smuggler")
    table.hold(0, sugar=1, fish=1)
    table.hold(1, sugar=1, gold=1)
    table.stage(BuildingBenefits(0))
    return table


def test_p10_smuggler_before_rum_counts_the_sugar_that_comes_in() -> None:
    table = smuggling()
    assert table.asked() == ["0 choose-benefit"]
    assert table.options() == ["building:smuggler", "building:rum-distillery"]
    table.pick("building:smuggler", "seat:1 good:sugar", "good:fish")
    assert table.money()[0] == 6
    assert table.asked() == []


def test_p10_rum_before_smuggler_counts_the_sugar_that_goes_out() -> None:
    table = smuggling()
    table.pick("building:rum-distillery")
    assert table.money()[0] == 3
    table.pick("seat:1 good:gold", "good:sugar")
    assert table.money()[0] == 3
    assert table.goods(0) == {"gold": 1, "fish": 1}


def test_no_question_where_nobody_has_what_rum_counts() -> None:
    table = Board(2, builders="on")
    table.own(0, "rum-distillery", "smuggler")
    table.hold(0, fish=1)
    table.hold(1, gold=1)
    table.stage(BuildingBenefits(0))
    assert table.asked() == ["0 smuggle"]


def test_no_question_where_a_swap_is_impossible() -> None:
    table = Board(2, builders="on")
    table.own(0, "rum-distillery", "smuggler")
    table.hold(0, sugar=1)
    table.stage(BuildingBenefits(0))
    assert table.asked() == []
    assert table.money()[0] == 3


def test_a_good_drawn_is_counted_and_nobody_is_asked() -> None:
    """West Indies Co. first is never worse, so it comes first."""
    table = Board(2, luck=("draw-good-for good:sugar",))
    table.own(0, "rum-distillery", "west-indies-co")
    table.stage(BuildingBenefits(0))
    assert table.goods(0) == {"sugar": 1}
    assert table.money()[0] == 3


def test_a_good_drawn_may_make_the_order_a_question() -> None:
    table = Board(2, luck=("draw-good-for good:sugar",), builders="on")
    table.own(0, "rum-distillery", "west-indies-co", "smuggler")
    table.hold(1, gold=1)
    table.stage(BuildingBenefits(0))
    assert table.options() == ["building:smuggler", "building:rum-distillery"]


def test_mint_is_part_of_the_question_only_if_it_pays_in_phase_four() -> None:
    for variant, asked in (("benefits", "0 choose-benefit"), ("income", "0 smuggle")):
        table = Board(2, builders="on", mint=variant)
        table.own(0, "mint", "smuggler")
        table.hold(0, fish=1)
        table.hold(1, gold=1)
        table.stage(BuildingBenefits(0))
        assert table.asked() == [asked]


def test_goods_sold_first_may_be_drawn_again() -> None:
    table = Board(2, luck=("draw-good-for good:fish",), builders="on")
    table.own(0, "trading-house", "west-indies-co")
    table.hold(0, fish=1)
    for good in range(len(table.s.pool)):
        table.s.discarded[good] += table.s.pool[good]
        table.s.pool[good] = 0
    table.stage(BuildingBenefits(0))
    assert table.options() == ["building:west-indies-co", "building:trading-house"]
    table.pick("building:trading-house", "good:fish")
    assert table.goods(0) == {"fish": 1}
    assert table.money()[0] == 5


def scarce(colonists: int) -> Board:
    table = Board(2)
    table.own(0, "settlers", "indentured-servitude")
    table.settle(0, "peru", colonist=table.stock(0, "colonist") - colonists)
    table.stage(BuildingBenefits(0))
    return table


def test_the_last_colonist_goes_where_its_owner_says() -> None:
    table = scarce(1)
    assert table.options() == ["building:indentured-servitude", "building:settlers"]
    table.pick("building:indentured-servitude")
    assert table.s.dock_x == 0
    assert table.available(0) == {}


def test_no_question_while_there_are_colonists_for_all_or_for_none() -> None:
    for colonists in (2, 0):
        assert scarce(colonists).asked() == []


def test_no_question_where_one_order_is_never_worse_than_another() -> None:
    """Goods are drawn, swapped, counted and sold in this order, also while the stock has few colonists."""
    for buildings, asked, money in (
        (("trading-house", "rum-distillery"), "0 sell-good", 3),
        (("west-indies-co", "rum-distillery"), "", 6),
        (("smuggler", "west-indies-co"), "0 smuggle", 0),
    ):
        table = Board(2, luck=("draw-good-for good:sugar",), builders="on")
        table.own(0, *buildings)
        table.hold(0, sugar=1)
        table.hold(1, gold=1)
        table.settle(0, "peru", colonist=table.stock(0, "colonist"))
        table.stage(BuildingBenefits(0))
        assert table.asked() == ([asked] if asked else [])
        assert table.money()[0] == money
        assert table.goods(0) == {"sugar": 2 if "west-indies-co" in buildings else 1}


def test_no_question_between_buildings_that_do_the_same() -> None:
    table = Board(2)
    table.own(0, "settlers", "settlers-2")
    table.settle(0, "peru", colonist=table.stock(0, "colonist") - 1)
    table.stage(BuildingBenefits(0))
    assert table.asked() == []
    assert table.available(0) == {"colonist": 1}


def test_an_exchange_needs_a_colonist_too() -> None:
    table = Board(2)
    table.own(0, "settlers", "ship-yards")
    table.settle(0, "peru", colonist=table.stock(0, "colonist") - 1, captain=5)
    table.stage(BuildingBenefits(0))
    assert table.options() == ["building:ship-yards", "building:settlers"]
    table.pick("building:ship-yards", "region:peru")
    assert table.available(0) == {"captain": 1}


def navigating(captains: int) -> Board:
    """Navigator sends a captain into Discovery, Ship Yards give one to place."""
    table = Board(2)
    table.own(0, "navigator", "ship-yards")
    table.settle(0, "peru", captain=table.stock(0, "captain") - captains)
    table.stage(BuildingBenefits(0))
    return table


def test_the_last_captain_goes_where_its_owner_says() -> None:
    table = navigating(1)
    assert table.options() == ["building:ship-yards", "building:navigator"]
    table.pick("building:navigator")
    assert table.player(0).expedition[1] == 1
    assert table.asked() == ["0 exchange-specialist"], "for the Ship Yards one may come back from Peru"
    table = navigating(1)
    table.pick("building:ship-yards")
    assert table.available(0) == {"captain": 1}


def test_no_question_while_there_are_captains_for_both() -> None:
    table = navigating(2)
    assert table.asked() == []
    assert table.available(0) == {"captain": 1}
    assert table.player(0).expedition[1] == 1


def test_no_question_between_buildings_for_different_specialists() -> None:
    table = Board(2)
    table.own(0, "conquistadors", "ship-yards", "monastery")
    table.settle(0, "peru", captain=4, soldier=9, missionary=9)
    table.stage(BuildingBenefits(0))
    assert table.asked() == []
    assert table.available(0) == {"captain": 1, "missionary": 1}
    assert table.player(0).expedition[4] == 1


def test_the_fixed_order_of_version_1_stays_for_its_games() -> None:
    table = Board(2, builders="on", rules="1", mint="benefits")
    table.own(0, "rum-distillery", "smuggler")
    table.hold(0, sugar=1, fish=1)
    table.hold(1, sugar=1)
    table.stage(BuildingBenefits(0))
    assert table.asked() == ["0 smuggle"]
    assert table.money()[0] == 3


def test_the_smuggler_is_not_shown_swaps_that_change_nothing() -> None:
    table = Board(2, builders="on")
    table.own(0, "smuggler")
    table.hold(0, fish=2)
    table.hold(1, fish=1, gold=1)
    table.stage(BuildingBenefits(0))
    assert table.options() == ["seat:1 good:gold", "seat:1 good:fish", "forgo"]
    assert table.offered() == ["seat:1 good:gold", "forgo"]
    table.hold(0, gold=1)
    assert table.offered() == ["seat:1 good:gold", "seat:1 good:fish", "forgo"]
    table.pick("seat:1 good:gold")
    assert table.offered() == ["good:fish"]


@pytest.mark.parametrize("alone", [SWAP_GOODS, MONEY_BY_GOODS, SELL_GOODS, DRAW_GOODS, JOIN_DISCOVERY])
def test_one_building_alone_is_no_question_of_order(alone: int) -> None:
    table = Board(2)
    p = table.player(0)
    p.buildings = row(0, 1)
    p.powers[alone] = 1
    assert not may_matter(p)


@pytest.mark.parametrize("pair", [(SWAP_GOODS, MONEY_BY_GOODS), (SELL_GOODS, DRAW_GOODS)])
def test_two_buildings_about_the_same_goods_may_be_one(pair: tuple[int, int]) -> None:
    p = Board(2).player(0)
    for effect in pair:
        p.powers[effect] = 1
    assert may_matter(p)


@pytest.mark.parametrize(
    ("kind", "power"), [(COLONIST, GAIN_WORKER), (CAPTAIN, JOIN_DISCOVERY), (SOLDIER, JOIN_DISCOVERY)]
)
def test_a_stock_that_is_too_small_for_all_buildings_may_be_one(kind: int, power: int) -> None:
    p = Board(2).player(0)
    p.buildings = row(0, 1)
    p.powers[power] = 1
    for count, matters in ((1, True), (2, False), (3, False)):
        p.stock[kind] = count
        assert may_matter(p) == matters
