"""Rows of small numbers: the verbs that vec lacks."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64


def filled(n: i64, value: i64) -> vec[i64]:
    row = vec[i64](capacity=n)
    for _k in range(n):  # a bare `_` would be made an object each time
        row = append(row, value)
    return row


def total(row: vec[i64]) -> i64:
    amount: i64 = 0
    for x in row:
        amount += x
    return amount


def covers(row: vec[i64], need: vec[i64]) -> bool:
    """Is there enough of everything?"""
    for k in range(i64(len(need))):
        if row[k] < need[k]:
            return False
    return True


def gain(row: vec[i64], more: vec[i64]) -> None:
    for k in range(i64(len(more))):
        row[k] += more[k]


def pay(row: vec[i64], price: vec[i64]) -> None:
    for k in range(i64(len(price))):
        row[k] -= price[k]


def insert_sorted(row: vec[i64], x: i64) -> vec[i64]:
    """The row with x in its place; hands are kept sorted so that equal hands are equal rows."""
    row = append(row, x)
    i: i64 = len(row) - 1
    while i and row[i - 1] > x:
        row[i] = row[i - 1]
        i -= 1
    row[i] = x
    return row


def next_of_subset(row: vec[i64], above: i64, left: i64) -> vec[i64]:
    """Candidates for the next of `left` ascending picks from a sorted row: a stretch of it."""
    end = i64(len(row)) - left + 1 if left > 0 else i64(0)
    start: i64 = 0
    while start < end and row[start] <= above:
        start += 1
    return row[start:end] if start < end else vec[i64]()


def shifted(x: i64, places: i64) -> i64:
    """x << places, in 64 bits. Written out with a constant x, the compiled shift is cut to 32 bits."""
    return x << places


def packed(row: vec[i64]) -> i64:
    """A short row of counts below 256 as one number: how events carry bundles of things."""
    out: i64 = 0
    for k in range(i64(len(row))):
        out += row[k] << (8 * k)
    return out
