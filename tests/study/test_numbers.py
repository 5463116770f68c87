"""Estimates, calibration, marks and accuracy: what the numbers promise."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from farshore.study.assemble import accuracy, lost
from farshore.study.calibration import calibrated_all, calibrated_gap, steepened
from farshore.study.estimates import around, difference, mean, share, total
from farshore.study.marks import mark
from farshore.study.types import DecisionReading, Estimate, PlayedDecision

SHARES = st.floats(0, 1)
STEEP = st.floats(0.3, 3)


@given(SHARES, SHARES, st.integers(2, 5), STEEP)
def test_calibration_keeps_the_order_and_the_ends(a: float, b: float, seats: int, steep: float) -> None:
    low, high = sorted((a, b))
    assert steepened(low, seats, steep) <= steepened(high, seats, steep) + 1e-12
    assert (steepened(0, seats, steep), steepened(1, seats, steep)) == (0, 1)
    assert steepened(1 / seats, seats, steep) == pytest.approx(1 / seats)


@given(st.lists(st.integers(0, 50), min_size=2, max_size=5).filter(any), STEEP)
def test_calibrated_shares_sum_to_one(won: list[int], steep: float) -> None:
    found = calibrated_all([share(n, sum(won)) for n in won], steep)
    assert sum(e.value for e in found) == pytest.approx(1)
    assert all(e.low <= e.value + 1e-9 and e.value <= e.high + 1e-9 for e in found)


def test_a_steeper_scale_widens_a_gap_in_the_middle() -> None:
    gap = Estimate(0.1, 0.05, 0.15)
    assert calibrated_gap(0.55, 0.45, gap, 2, 2.0).value > 0.15
    assert calibrated_gap(0.55, 0.45, gap, 2, 1.0).value == pytest.approx(0.1)


def test_intervals_cover_what_they_should() -> None:
    assert share(0, 20).low == 0
    assert 0.1 < share(0, 20).high < 0.2
    assert mean([1.0, 1.0, 1.0]) == Estimate(1.0, 1.0, 1.0)
    assert total([around(1, 3), around(2, 4)]) == around(3, 5)
    assert difference(around(5, 3), around(1, 4)) == around(4, 5)


@pytest.mark.parametrize(
    ("loss", "expected"),
    [
        (Estimate(0.02, 0.01, 0.03), None),
        (Estimate(0.04, 0.01, 0.07), "inaccuracy"),
        (Estimate(0.04, -0.01, 0.09), None),
        (Estimate(0.07, 0.02, 0.12), "mistake"),
        (Estimate(0.07, 0.01, 0.13), "inaccuracy"),
        (Estimate(0.20, 0.02, 0.38), "mistake"),
        (Estimate(0.30, 0.20, 0.40), "blunder"),
        (Estimate(0.30, 0.0, 0.60), None),
    ],
)
def test_no_mark_where_the_interval_includes_none(loss: Estimate, expected: str | None) -> None:
    assert mark(loss) == expected


def decided(value: float, error: float, at_stake: float = 0.3) -> PlayedDecision:
    """A decision of which only the loss matters."""
    measured = around(value, error)
    loss = Estimate(max(0.0, value), measured.low, measured.high)
    own = DecisionReading("own", [], 0, loss, max(at_stake, value), 0)
    return PlayedDecision(1, 1, 0, "turn", [], 2, "opening", 0, 1, own, mark=mark(loss))


NOISE = st.lists(st.floats(-0.1, 0.0), max_size=40)
LOSSES = st.lists(st.tuples(st.floats(0.03, 0.5), st.floats(0.001, 0.01)), min_size=1, max_size=4)


@given(LOSSES, NOISE)
def test_no_noise_cancels_a_mark(losses: list[tuple[float, float]], noise: list[float]) -> None:
    """However lucky all other picks look, what is certain stays lost, at the upper end of accuracy too."""
    marked = [decided(*each) for each in losses]
    assert all(one.mark for one in marked)
    others = [decided(value, 0.05) for value in noise]
    given = lost([*marked, *others])
    assert given.value == pytest.approx(sum(value for value, _ in losses))
    assert 0 < lost(marked).low <= given.low + 1e-9 and given.low <= given.value <= given.high
    found = accuracy([*marked, *others], None).kept
    assert found is not None and found.low <= found.value <= found.high < 100


def test_noise_still_cancels_noise() -> None:
    """A sum of clamped losses would count it one way only."""
    even = [decided(x, 0.05) for x in (0.05, -0.04, 0.03, -0.05, 0.01)]
    assert not any(one.mark for one in even)
    assert lost(even).value == pytest.approx(0, abs=1e-9)
    assert lost([*even, decided(0.02, 0.05)]).value == pytest.approx(0.02)
    found = accuracy(even, None).kept
    assert found is not None and found.value == pytest.approx(100) and found.low < 100
