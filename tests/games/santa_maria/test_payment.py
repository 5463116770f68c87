"""Paying resources (page 4): what gold and a navigator replace is one choice, made in any order."""

from __future__ import annotations

from itertools import product

import pytest

from farshore.core.decision import apply, pending
from farshore.core.errors import IllegalPick
from farshore.core.sets import arrange, candidates, is_complete
from farshore.games.santa_maria.components import GOLD, GOODS, of
from farshore.games.santa_maria.state import SantaMaria
from farshore.games.santa_maria.steps.payment import PAY_REST, Pay, can_pay
from farshore.testing import row
from farshore.testing.sets import whole_choices
from tests.games.santa_maria.position import Position

Choice = tuple[int, ...]


def picked(*words: str) -> list[int]:
    """`gold>wood` is gold in place of wood."""
    kinds = [word.split(">") for word in words]
    return [8 * GOODS.index(paid) + GOODS.index(replaced) for paid, replaced in kinds]


def asked_to_pay(cost: dict[str, int], swaps: int = 0, **goods: int) -> tuple[Position, Pay]:
    table = Position()
    table.has(**goods)
    ask = Pay(0, sum(of(GOODS.index(name), n) for name, n in cost.items()), swaps)
    table.begin(ask)
    return table, ask


def test_what_may_be_replaced_does_not_depend_on_the_order() -> None:
    table, ask = asked_to_pay({"wood": 1, "grain": 1}, wood=1, grain=1, gold=2)
    assert list(candidates(table.s, ask, row())) == picked("gold>wood", "gold>grain")
    assert list(candidates(table.s, ask, row(*picked("gold>grain")))) == picked("gold>wood")
    assert list(arrange(table.s, 0, row(*picked("gold>grain", "gold>wood")))) == picked("gold>wood", "gold>grain")


def test_what_is_missing_must_be_among_what_is_replaced() -> None:
    table, ask = asked_to_pay({"wood": 1, "grain": 1, "sugar": 1}, wood=1, sugar=1, gold=2)
    assert not is_complete(table.s, ask, row()), "there is no grain"
    assert not is_complete(table.s, ask, row(*picked("gold>wood"))), "one piece of gold is kept for the grain"
    assert list(candidates(table.s, ask, row(*picked("gold>wood")))) == picked("gold>grain")
    assert is_complete(table.s, ask, row(*picked("gold>grain")))
    with pytest.raises(IllegalPick):
        arrange(table.s, 0, row(*picked("gold>wood")))


def test_one_kind_may_be_replaced_twice() -> None:
    table, ask = asked_to_pay({"wood": 2}, wood=2, gold=2)
    chosen = row(*picked("gold>wood", "gold>wood"))
    assert is_complete(table.s, ask, chosen)
    for pick in arrange(table.s, 0, chosen):
        apply(table.s, 0, pick)
    assert table.goods() == {"wood": 2}


def test_a_navigator_swaps_once_and_gold_goes_anywhere_besides() -> None:
    table, ask = asked_to_pay({"wood": 1, "grain": 1, "sugar": 1}, 1, wood=1, grain=2, gold=1)
    swap = picked("grain>sugar")
    gold_in_full = "grain swapped in and then replaced by gold is gold for the sugar"
    assert list(candidates(table.s, ask, row(*swap))) == picked("gold>wood"), gold_in_full
    assert list(arrange(table.s, 0, row(*picked("gold>wood"), *swap))) == [*swap, *picked("gold>wood")]
    assert list(arrange(table.s, 0, row(*swap))) == [*swap, PAY_REST]


def results(table: Position, choices: set[Choice]) -> set[Choice]:
    """What is left in storage after each."""
    found: set[Choice] = set()
    for choice in choices:
        tried = table.s.clone()
        for pick in arrange(table.s, 0, row(*choice)):
            apply(tried, 0, pick)
        assert not pending(tried), "the choice was whole, yet something is asked"
        found.add(tuple(tried.players[0].storage))
    return found


def storages(s: SantaMaria) -> set[Choice]:
    """What the bare rules may leave in storage."""
    if not pending(s):
        return {tuple(s.players[0].storage)}
    found: set[Choice] = set()
    for pick in pending(s)[0].ask.options(s):
        tried = s.clone()
        apply(tried, 0, pick)
        found |= storages(tried)
    return found


COSTS = (of(0, 2) + of(1, 1), of(0, 1) + of(2, 1), of(2, 2), of(0, 1) + of(1, 1) + of(2, 1) + of(3, 1))


@pytest.mark.parametrize("swaps", [0, 1])
@pytest.mark.parametrize("cost", COSTS)
def test_whole_choices_lead_exactly_where_the_rules_lead(cost: int, swaps: int) -> None:
    table = Position()
    asked = 0
    for stored in product((0, 1, 2), (0, 2), (0, 1, 2), (0, 1), (0, 1, 2)):
        table.player().storage = row(*stored)
        if not can_pay(table.player(), cost, swaps):
            continue
        table.begin(Pay(0, cost, swaps))
        for d in pending(table.s):
            asked += 1
            assert isinstance(d.ask, Pay)
            choices = whole_choices(table.s, d.ask, 2000)  # which finds dead ends too
            assert choices is not None and results(table, choices) == storages(table.s), stored
    assert asked > 10


def test_after_a_pick_only_kinds_from_there_on_may_be_replaced() -> None:
    table = Position()
    table.has(wood=1, grain=1, gold=1)
    table.begin(ask := Pay(0, of(0, 1) + of(1, 1), 0, 1))
    assert list(ask.items(table.s)) == picked("gold>grain")


def test_the_most_is_what_the_cost_shows() -> None:
    assert Pay(0, COSTS[0]).picks_left() == 3
    assert Pay(0, COSTS[0] - of(0, 2), 0, GOLD - 1).picks_left() == 1
