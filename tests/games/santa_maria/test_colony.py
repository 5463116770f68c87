"""The colony as a set of spaces: what is joined side by side, and what only seems to be."""

from __future__ import annotations

import pytest

from farshore.games.santa_maria.colony import ALL, count, crosses, largest_region, only, region
from tests.games.santa_maria.position import cell


def spaces(*names: str) -> int:
    return sum(only(cell(name)) for name in names)


@pytest.mark.parametrize(("seed", "other"), [("1,6", "2,1"), ("2,1", "1,6"), ("5,6", "6,1"), ("6,1", "5,6")])
def test_the_end_of_a_row_and_the_start_of_the_next_are_not_joined(seed: str, other: str) -> None:
    assert region(spaces(seed, other), only(cell(seed))) == only(cell(seed))


@pytest.mark.parametrize(("seed", "other"), [("1,3", "6,3"), ("6,3", "1,3"), ("3,1", "3,6"), ("3,6", "3,1")])
def test_opposite_edges_are_not_joined(seed: str, other: str) -> None:
    assert region(spaces(seed, other), only(cell(seed))) == only(cell(seed))


@pytest.mark.parametrize("beside", ["2,3", "4,3", "3,2", "3,4"])
def test_four_neighbours_are_joined(beside: str) -> None:
    assert region(spaces("3,3", beside), only(cell("3,3"))) == spaces("3,3", beside)


@pytest.mark.parametrize("corner", ["2,2", "2,4", "4,2", "4,4"])
def test_corners_do_not_join(corner: str) -> None:
    assert region(spaces("3,3", corner), only(cell("3,3"))) == only(cell("3,3"))


def test_a_region_keeps_to_its_set_and_needs_its_seed() -> None:
    assert region(ALL, only(0)) == ALL
    assert count(region(ALL & ~spaces("2,1", "2,2", "1,3"), only(0))) == 2
    assert region(spaces("1,1"), only(cell("1,2"))) == 0


def test_rows_with_their_ends_taken_do_not_cross_the_board() -> None:
    """Along the edge the sets look joined if a row runs over into the next."""
    wrapped = spaces("1,5", "1,6", "2,1", "2,2")
    assert largest_region(wrapped) == 2
    assert not crosses(spaces("1,4", "1,5", "1,6", "2,1", "2,2", "2,3"))
    assert crosses(spaces(*(f"4,{k}" for k in range(1, 7))))
    assert crosses(spaces(*(f"{k},4" for k in range(1, 7))))


@pytest.mark.parametrize("missing", range(1, 7))
def test_a_chain_that_stops_short_of_an_edge_or_has_a_gap_does_not_cross(missing: int) -> None:
    assert not crosses(spaces(*(f"{k},3" for k in range(1, 7) if k != missing)))
    assert not crosses(spaces(*(f"3,{k}" for k in range(1, 7) if k != missing)))
