"""Rows of numbers."""

from __future__ import annotations

from farshore.core.rows import covers, insert_sorted, next_of_subset, packed
from farshore.testing import row


def test_rows() -> None:
    assert list(insert_sorted(row(1, 3, 5), 4)) == [1, 3, 4, 5]
    assert list(next_of_subset(row(2, 4, 6, 8), 2, 2)) == [4, 6], "one must be left to follow"
    assert list(next_of_subset(row(2, 4), -1, 0)) == []
    assert covers(row(1, 2), row(1, 2))
    assert not covers(row(9, 1), row(1, 2))
    assert packed(row(1, 0, 2)) == 1 + (2 << 16)
