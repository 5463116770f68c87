"""The 6 x 6 colony as sets of spaces: bit 6 * row + column of a number says whether a space belongs to the set."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

SIDE: Final = 6
CELLS: Final = 36
TURNS: Final = 4
ALL: Final = (1 << 36) - 1
NOT_WEST: Final = ALL ^ 0b000001_000001_000001_000001_000001_000001
NOT_EAST: Final = ALL ^ 0b100000_100000_100000_100000_100000_100000
ROWS: Final[vec[i64]] = vec[i64]([0b111111 << (6 * row) for row in range(6)])
COLUMNS: Final[vec[i64]] = vec[i64]([(ALL ^ NOT_WEST) << column for column in range(6)])


SINGLES: Final[vec[i64]] = vec[i64]([1 << cell for cell in range(36)])


def only(cell: i64) -> i64:
    """The set of this one space. Looked up, because compiled `1 << cell` is cut to 32 bits."""
    return SINGLES[cell]


def count(spaces: i64) -> i64:
    n: i64 = 0
    while spaces:
        spaces &= spaces - 1
        n += 1
    return n


def first(spaces: i64) -> i64:
    """The topmost, leftmost space: where an activation goes next."""
    cell: i64 = 0
    while not spaces & 63:
        spaces >>= 6
        cell += 6
    while not spaces & 1:
        spaces >>= 1
        cell += 1
    return cell


def last(spaces: i64) -> i64:
    """The bottommost, rightmost space: where a die stays."""
    cell: i64 = -1
    while spaces >= 64:
        spaces >>= 6
        cell += 6
    while spaces:
        spaces >>= 1
        cell += 1
    return cell


def line(is_row: bool, number: i64) -> i64:
    return ROWS[number] if is_row else COLUMNS[number]


def turned(row: i64, column: i64, turn: i64, cell: i64) -> i64:
    """Where a tile's space at (row, column) comes to lie, its first space on `cell`, after quarter turns clockwise.

    -1: off the grid.
    """
    for _k in range(turn):
        row, column = column, -row
    row += cell // SIDE
    column += cell % SIDE
    return SIDE * row + column if 0 <= row < SIDE and 0 <= column < SIDE else -1


def region(spaces: i64, seed: i64) -> i64:
    """What is joined to the seed through spaces of the set, side by side."""
    grown = spaces & seed
    while True:
        beside = (grown << 1 & NOT_WEST) | (grown >> 1 & NOT_EAST) | grown << SIDE | grown >> SIDE
        wider = grown | beside & spaces
        if wider == grown:
            return grown
        grown = wider


def largest_region(spaces: i64) -> i64:
    """How many spaces the largest joined group has."""
    most: i64 = 0
    while spaces:
        group = region(spaces, spaces & -spaces)
        most = max(most, count(group))
        spaces &= ~group
    return most


def crosses(spaces: i64) -> bool:
    """Does a chain of these spaces lead from west to east or from north to south?"""
    return bool(region(spaces, COLUMNS[0]) & COLUMNS[5] or region(spaces, ROWS[0]) & ROWS[5])
