"""Clocks: banks and times per pick, in turn and in simultaneous choices; an undo gains no time."""

from __future__ import annotations

import pytest

from farshore.tables.clock import Clocks
from farshore.tables.info import ClockRule, SeatInfo


def test_a_bank_of_time_runs_down_and_grows_by_the_increment() -> None:
    seats = [SeatInfo("person", "Ana"), SeatInfo("person", "Rui")]
    clocks = Clocks(ClockRule("bank", 60, 5), seats)
    clocks.turn_to({0: 1}, 100.0)
    assert clocks.left(0, 130.0) == 30.0 and clocks.left(1, 130.0) == 60.0
    assert clocks.first_out() == (160.0, 0)
    clocks.turn_to({0: 2}, 130.0)
    assert clocks.left(0, 130.0) == 35.0
    clocks.turn_to({1: 3}, 230.0)
    assert clocks.left(0, 230.0) == 5.0 and clocks.left(1, 240.0) == 50.0


def test_time_for_each_pick_starts_over() -> None:
    clocks = Clocks(ClockRule("move", 30), [SeatInfo("person", "Ana")])
    clocks.turn_to({0: 1}, 0.0)
    clocks.turn_to({0: 1}, 10.0)
    assert clocks.left(0, 20.0) == 10.0
    clocks.turn_to({0: 2}, 20.0)
    assert clocks.left(0, 20.0) == 30.0


@pytest.mark.parametrize("rule", [ClockRule("move", 30), ClockRule("bank", 30, 10)])
def test_taking_a_pick_back_gains_no_time(rule: ClockRule) -> None:
    clocks = Clocks(rule, [SeatInfo("person", "Ana"), SeatInfo("person", "Rui")])
    now, row = 0.0, 1
    clocks.turn_to({0: row}, now)
    for times in (1, 2, 3):  # Ana picks after two seconds, Rui thinks for three, Ana takes it back
        clocks.turn_to({1: row + 1}, now + 2)
        now, row = now + 5, row + 2
        clocks.take_back(0, {0: row}, now)
        clocks.turn_to({0: row}, now)
        assert clocks.left(0, now) == 30 - 2 * times
    assert clocks.left(1, now) == 30, "a seat that was asked in vain has lost no time"


def test_in_lanes_the_clocks_of_others_run_on_when_somebody_takes_back() -> None:
    clocks = Clocks(ClockRule("move", 30), [SeatInfo("person", "Ana"), SeatInfo("person", "Rui")])
    clocks.turn_to({0: 1, 1: 1}, 0.0)
    clocks.turn_to({1: 1}, 5.0)
    clocks.take_back(0, {0: 3, 1: 1}, 9.0)
    clocks.turn_to({0: 3, 1: 1}, 9.0)
    assert clocks.left(0, 9.0) == 25.0 and clocks.left(1, 9.0) == 21.0
