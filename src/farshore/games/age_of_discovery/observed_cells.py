"""How rows, bags and masks of a table are written into an observation. Cells that stay zero are not touched."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64

from farshore.core.bag import Bag


def ahead(other: i64, seat: i64, seats: i64) -> i64:
    """How many seats further round the table."""
    return other - seat if other >= seat else other - seat + seats


def put_bag(out: vec[i16], at: i64, bag: Bag) -> None:
    for i in range(bag.size):
        out[at + bag.items[i]] = 1


def put_mask(out: vec[i16], at: i64, mask: i64, seat: i64, seats: i64) -> None:
    """A bit per seat."""
    if mask:
        for other in range(seats):
            if (mask >> other) & 1:
                out[at + ahead(other, seat, seats)] = 1


def put_row(out: vec[i16], at: i64, row: vec[i64]) -> None:
    """Counts, as they are."""
    for count in row:
        if count:
            out[at] = i16(count)
        at += 1


def put_places(out: vec[i16], at: i64, things: vec[i64]) -> None:
    """Things in their order: at the number of each, which one it is, counted from 1."""
    for k in range(i64(len(things))):
        out[at + things[k]] = i16(k + 1)


def put_packed(out: vec[i16], at: i64, packed: i64, kinds: i64) -> None:
    """A row of counts packed into one number, eight bits each."""
    for kind in range(kinds):
        if packed == 0:
            break
        out[at + kind] = i16(packed & 255)
        packed >>= 8
