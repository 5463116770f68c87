"""Several cubes at once: upgrades and returned cubes are one choice, put together in any order."""

from __future__ import annotations

from itertools import permutations

import pytest

from farshore.core.decision import apply, pending
from farshore.core.errors import IllegalPick
from farshore.core.sets import PickSet, arrange, candidates, is_complete, lane_of
from farshore.games.century_new_world.state import Century
from farshore.games.century_new_world.steps.turn import EndTurn
from farshore.games.century_new_world.steps.work import Upgrade
from farshore.testing import row
from tests.games.century_new_world.position import Position

YELLOW, RED, GREEN, BROWN = range(4)
Cubes = tuple[int, int, int, int]


def upgrading(cubes: Cubes, steps: int = 2) -> Position:
    """Seat 0 has these cubes and may raise some."""
    table = Position()
    table.has(0, *cubes)
    return table.begin(Upgrade(0, steps), EndTurn(0))


def returning(cubes: Cubes) -> Position:
    """Seat 0 has these cubes at the end of the turn, more than ten."""
    table = Position()
    table.has(0, *cubes)
    return table.begin(EndTurn(0))


def asked(table: Position) -> PickSet:
    ask = lane_of(table.s, 0).asking
    assert isinstance(ask, PickSet)
    return ask


def may_add(table: Position, *chosen: int) -> list[int]:
    return list(candidates(table.s, asked(table), row(*chosen)))


def is_whole(table: Position, *chosen: int) -> bool:
    return is_complete(table.s, asked(table), row(*chosen))


def hand_in(table: Position, *chosen: int) -> list[int]:
    """Make a whole choice, given in any order; the cubes afterwards."""
    for pick in arrange(table.s, 0, row(*chosen)):
        apply(table.s, 0, pick)
    assert table.asked() == ["1 turn"], "the whole choice was made"
    return table.cubes(0)


# --- returned cubes -------------------------------------------------------------------------------


def test_two_meats_can_be_returned_whatever_else_is_there() -> None:
    table = returning((1, 8, 3, 0))
    assert may_add(table) == [YELLOW, RED, GREEN]
    assert may_add(table, RED) == [YELLOW, RED, GREEN]
    assert not is_whole(table, RED), "two must go"
    assert is_whole(table, RED, RED)
    assert may_add(table, RED, RED) == []
    assert hand_in(table, RED, RED) == [1, 6, 3, 0]


def test_returned_cubes_may_be_named_from_the_highest_down() -> None:
    assert hand_in(returning((1, 8, 3, 0)), GREEN, YELLOW) == [0, 8, 2, 0]


def test_no_more_cubes_of_a_colour_can_be_returned_than_are_there() -> None:
    table = returning((1, 8, 3, 0))
    assert may_add(table, YELLOW) == [RED, GREEN]
    assert not is_whole(table, YELLOW, YELLOW)
    with pytest.raises(IllegalPick):
        arrange(table.s, 0, row(YELLOW, YELLOW))
    with pytest.raises(IllegalPick):
        arrange(table.s, 0, row(BROWN, RED))


def test_a_choice_of_returned_cubes_that_was_begun_goes_on_from_there() -> None:
    table = returning((3, 4, 3, 2))
    table.pick("cube:red")
    assert may_add(table) == [RED, GREEN, BROWN], "picks come lowest colour first"
    assert is_whole(table, BROWN)
    assert not is_whole(table, YELLOW)


def test_a_begun_choice_counts_only_the_cubes_that_can_still_be_picked() -> None:
    table = returning((0, 6, 6, 2))
    table.pick("cube:green", "cube:green")
    assert may_add(table) == [GREEN, BROWN]


# --- upgrades -------------------------------------------------------------------------------------


def test_both_meats_can_be_raised_while_there_is_corn() -> None:
    table = upgrading((1, 2, 0, 0))
    assert may_add(table, RED) == [YELLOW, RED, GREEN]
    assert is_whole(table, RED, RED)
    assert hand_in(table, RED, RED) == [1, 0, 2, 0]


def test_raising_meat_before_corn_bars_nothing() -> None:
    table = upgrading((1, 1, 0, 0))
    assert may_add(table, RED) == [YELLOW, GREEN], "the tobacco that the meat became is there to be raised, too"
    assert hand_in(table, RED, YELLOW) == [0, 1, 1, 0]


def test_nothing_is_offered_that_is_not_owned() -> None:
    table = upgrading((1, 0, 0, 0))
    assert may_add(table) == [YELLOW]
    assert may_add(table, YELLOW) == [RED], "what the corn has become"
    assert hand_in(table, YELLOW, RED) == [0, 0, 1, 0]


def test_furs_are_never_offered_for_upgrading() -> None:
    table = upgrading((0, 0, 1, 3), 3)
    assert may_add(table) == [GREEN]
    assert may_add(table, GREEN) == []


def test_upgrades_may_be_fewer_or_none() -> None:
    assert is_whole(upgrading((1, 1, 0, 0)))
    assert hand_in(upgrading((1, 1, 0, 0))) == [1, 1, 0, 0]
    assert hand_in(upgrading((1, 1, 0, 0)), RED) == [1, 0, 1, 0]
    assert hand_in(upgrading((0, 0, 1, 1), 3), GREEN) == [0, 0, 0, 2], "the end is not asked for: nothing is left"


def test_no_more_upgrades_than_the_location_has() -> None:
    table = upgrading((2, 1, 0, 0))
    assert may_add(table, YELLOW, YELLOW) == []
    assert not is_whole(table, YELLOW, YELLOW, RED)


# --- every result, by any order -------------------------------------------------------------------


@pytest.mark.parametrize("cubes", [(1, 0, 0, 0), (2, 1, 1, 0), (0, 3, 0, 4), (1, 1, 1, 1), (4, 0, 2, 0)])
def test_upgrades_in_any_order_reach_the_results_of_single_picks(cubes: Cubes) -> None:
    assert by_sets(upgrading(cubes, 3), ()) == by_picks(upgrading(cubes, 3))


@pytest.mark.parametrize("cubes", [(1, 8, 3, 0), (4, 4, 2, 3), (0, 11, 1, 1), (1, 2, 1, 8), (2, 9, 0, 0)])
def test_returned_cubes_in_any_order_reach_the_results_of_single_picks(cubes: Cubes) -> None:
    assert by_sets(returning(cubes), ()) == by_picks(returning(cubes))


def by_picks(table: Position) -> set[Cubes]:
    """What single picks on the agenda lead to."""
    found = set()
    waiting = [table.s]
    while waiting:
        s = waiting.pop()
        d = pending(s)[0]
        if d.seat != 0:
            found.add(held(s))
            continue
        for pick in d.options(s):
            after = s.clone()
            apply(after, 0, pick)
            waiting.append(after)
    return found


def by_sets(table: Position, chosen: tuple[int, ...]) -> set[Cubes]:
    """What whole choices lead to, put together one by one from what is offered. Any order gives the same."""
    found = set()
    if is_whole(table, *chosen):
        ends = {made(table, order) for order in permutations(chosen)}
        assert len(ends) == 1, "the order in which the cubes are named does not matter"
        found |= ends
    for pick in may_add(table, *chosen):
        found |= by_sets(table, (*chosen, pick))
    return found


def made(table: Position, chosen: tuple[int, ...]) -> Cubes:
    s = table.s.clone()
    for pick in arrange(s, 0, row(*chosen)):
        apply(s, 0, pick)
    return held(s)


def held(s: Century) -> Cubes:
    corn, meat, tobacco, furs = s.players[0].cubes
    return corn, meat, tobacco, furs
