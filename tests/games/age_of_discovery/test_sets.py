"""Choices of several things: any order, every result, and nothing that cannot be completed."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from farshore.core.decision import apply, pending
from farshore.core.errors import IllegalPick
from farshore.core.sets import PickSet, arrange, candidates, is_complete
from farshore.core.wire import digest
from farshore.games.age_of_discovery.edition import CAPTAIN, COLONIST, SOLDIER
from farshore.games.age_of_discovery.steps.decrees import RewriteHistory, SettleColonist
from farshore.games.age_of_discovery.steps.enterprise import SellGood
from farshore.games.age_of_discovery.steps.supply import ChooseSpecialists
from farshore.games.age_of_discovery.steps.warfare import MILITIA, Battle, Strike, StrikeBack
from tests.games.age_of_discovery.board import Board


def asked(table: Board) -> PickSet:
    ask = pending(table.s)[0].ask
    assert isinstance(ask, PickSet)
    return ask


def added(table: Board, *chosen: int) -> list[int]:
    return list(candidates(table.s, asked(table), vec[i64](chosen)))


def whole(table: Board, *chosen: int) -> bool:
    return is_complete(table.s, asked(table), vec[i64](chosen))


def results_by_picks(table: Board, kind: type[PickSet]) -> set[str]:
    """Every table that the bare questions lead to, pick by pick."""
    found = set()
    stack = [table.s.clone()]
    while stack:
        s = stack.pop()
        open_questions = pending(s)
        if not open_questions or not isinstance(open_questions[0].ask, kind):
            found.add(digest(s))
            continue
        d = open_questions[0]
        for pick in d.options(s):
            branch = s.clone()
            apply(branch, d.seat, pick)
            stack.append(branch)
    return found


def results_by_sets(table: Board, most: int) -> set[str]:
    """Every table that whole choices lead to, each handed in from the back."""
    ask = asked(table)
    found = set()
    for n in range(most + 1):
        for chosen in combinations_with_replacement(ask.items(table.s), n):
            backwards = vec[i64](reversed(chosen))
            if is_complete(table.s, ask, backwards):
                s = table.s.clone()
                for pick in arrange(s, ask.seat, backwards):
                    apply(s, ask.seat, pick)
                found.add(digest(s))
    return found


def test_overpopulation_takes_regions_in_any_order_and_more_than_once() -> None:
    table = Board(2)
    table.open("peru", "brazil")
    table.stage(SettleColonist(0, 3, 0))
    caribbean, peru, brazil = (table.region(name) for name in ("caribbean", "peru", "brazil"))
    assert added(table) == added(table, brazil) == added(table, brazil, caribbean) == [caribbean, peru, brazil]
    assert added(table, brazil, brazil, peru) == []
    assert whole(table, brazil, caribbean, brazil) and not whole(table, brazil, caribbean)
    assert list(arrange(table.s, 0, vec[i64]([brazil, caribbean, brazil]))) == [caribbean, brazil]  # the last is forced
    assert results_by_sets(table, 3) == results_by_picks(table, SettleColonist)
    assert len(results_by_sets(table, 3)) == 10


def test_overpopulation_asks_for_no_more_than_the_stock_holds() -> None:
    table = Board(2)
    table.open("peru")
    table.take(0, "colonist", table.stock(0, "colonist") - 2)
    table.player(0).shipping[COLONIST] += 27  # they are somewhere
    table.stage(SettleColonist(0, 3, 0))
    peru = table.region("peru")
    assert whole(table, peru, peru) and not whole(table, peru)
    assert added(table, peru, peru) == []
    assert results_by_sets(table, 3) == results_by_picks(table, SettleColonist)


def test_trading_house_sells_what_there_is_and_may_stop_at_any_number() -> None:
    table = Board(2)
    table.hold(0, sugar=2, fish=1)
    table.stage(SellGood(0, 5, 0))
    sugar, fish = table.good("sugar"), table.good("fish")
    assert added(table, fish) == [sugar]
    assert added(table, fish, sugar) == [sugar]
    assert added(table, sugar, sugar) == [fish]
    assert whole(table) and whole(table, fish, sugar) and not whole(table, fish, fish)
    assert asked(table).most(table.s) == 3
    assert results_by_sets(table, 3) == results_by_picks(table, SellGood)
    assert len(results_by_sets(table, 3)) == 6


def test_hits_fall_on_any_of_the_enemy_but_on_nobody_twice() -> None:
    table = Board(2)
    table.own(1, "militia")
    table.settle(0, "peru", soldier=2)
    table.settle(1, "peru", colonist=2, captain=1)
    table.stage(Battle(0, 1, table.region("peru")))
    assert added(table) == [COLONIST, CAPTAIN, MILITIA]
    assert added(table, MILITIA) == [COLONIST, CAPTAIN]
    assert added(table, MILITIA, CAPTAIN) == []
    assert whole(table, MILITIA, COLONIST) and not whole(table, MILITIA) and not whole(table, CAPTAIN, CAPTAIN)
    assert results_by_sets(table, 2) == results_by_picks(table, Strike)
    assert len(results_by_sets(table, 2)) == 4
    with pytest.raises(IllegalPick):
        arrange(table.s, 0, vec[i64]([MILITIA, MILITIA]))


def test_the_defender_chooses_a_set_too() -> None:
    table = Board(2)
    table.settle(0, "peru", soldier=1, colonist=1, captain=1)
    table.settle(1, "peru", soldier=2)
    table.stage(Battle(0, 1, table.region("peru")))
    assert isinstance(asked(table), StrikeBack)
    assert added(table, SOLDIER) == [COLONIST, CAPTAIN]
    assert whole(table, SOLDIER, COLONIST) and not whole(table, COLONIST, COLONIST) and not whole(table, SOLDIER)
    assert results_by_sets(table, 2) == results_by_picks(table, StrikeBack)


def spoils(soldiers: int, captains: int, colonists: int = 5) -> Board:
    """Two specialists are due; the stock has only these, and a captain stands on the map."""
    table = Board(2, builders="on")
    table.settle(0, "peru", captain=1)
    for name, left in (("soldier", soldiers), ("captain", captains), ("colonist", colonists)):
        table.ship_crew(0, **{name: table.stock(0, name) - left})
    for name in ("merchant", "missionary", "builder"):
        table.ship_crew(0, **{name: table.stock(0, name)})
    table.stage(ChooseSpecialists(0, 2, 0, 0))
    return table


def test_specialists_are_chosen_together_and_come_from_stock_or_map() -> None:
    table = spoils(soldiers=2, captains=0)
    assert added(table) == [CAPTAIN, SOLDIER]
    assert added(table, SOLDIER) == [CAPTAIN, SOLDIER]
    assert added(table, CAPTAIN) == [SOLDIER], "only one captain is on the map"
    assert whole(table) and whole(table, SOLDIER) and whole(table, SOLDIER, CAPTAIN)
    assert not whole(table, CAPTAIN, CAPTAIN) and not whole(table, COLONIST)
    assert results_by_sets(table, 2) == results_by_picks(table, ChooseSpecialists)
    for pick in arrange(table.s, 0, vec[i64]([SOLDIER, CAPTAIN])):
        apply(table.s, 0, pick)
    assert table.available(0) == {"soldier": 1}
    assert table.options() == ["region:peru", "forgo"], "the exchange is asked after the choice"
    table.pick("region:peru")
    assert table.available(0) == {"captain": 1, "soldier": 1}


def test_no_more_specialists_than_colonists_for_the_exchange() -> None:
    table = spoils(soldiers=1, captains=1, colonists=0)
    assert added(table) == [CAPTAIN, SOLDIER]
    assert added(table, CAPTAIN) == [SOLDIER]
    assert list(arrange(table.s, 0, vec[i64]([SOLDIER, CAPTAIN]))) == [CAPTAIN, SOLDIER]


def test_one_specialist_may_be_all_there_is() -> None:
    table = spoils(soldiers=0, captains=0, colonists=0)
    assert table.asked() == []
    assert table.available(0) == {}


def test_rewrite_history_takes_any_two_opponents() -> None:
    table = Board(4, builders="on")
    for seat in (1, 2, 3):
        table.s.token_bag.take(seat)
        table.player(seat).tokens = vec[i64]([seat])
    table.stage(RewriteHistory(0, 2, -1))
    assert added(table) == [1, 2, 3]
    assert added(table, 3) == [1, 2]
    assert added(table, 3, 1) == []
    assert whole(table, 3, 1) and not whole(table, 3)
    assert results_by_sets(table, 2) == results_by_picks(table, RewriteHistory)
