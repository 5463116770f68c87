"""Spaces: what a seat may know is in its row, and nothing else; every legal pick has an action, and back.

Rows are compared with views: two views of a seat that differ must have different rows (lossless), and a row must be the
same on the real table, on the seat's view and on any table imagined from it (tight). Everybody sees a seat alike,
counted from the own seat (symmetric).
"""

from __future__ import annotations

from functools import cache
from itertools import count
from typing import Any

from librt.vecs import vec
from mypy_extensions import i16

from farshore.core.agenda import NATURE, Ask
from farshore.core.decision import Decision, apply, pending
from farshore.core.play import run_nature
from farshore.core.rng import Rng
from farshore.core.space import Field, Space, zeros_i16, zeros_u8
from farshore.core.view import imagine, view
from farshore.testing.walk import Moment, Play, snapshot, walk

TRIED = 12  # different picks at one decision, whose results must look different
MARGIN = 7  # cells before and behind a row, which nobody may touch


def space_of(play: Play) -> Space | None:
    """None: the game declares no space."""
    try:
        return play.game.space(play.case.seats, play.case.variants)
    except NotImplementedError:
        return None


def check_spaces(play: Play) -> None:
    """One whole game; every decision as the seat that is asked sees it, close looks from every seat."""
    space = space_of(play)
    if space is None:
        return
    rng = Rng(play.seed + 3)
    looks = count()
    seen: dict[tuple[int, bytes], bytes] = {}  # seat and row -> the view it stands for

    def visit(moment: Moment) -> None:
        s, d = moment.s, moment.decision
        if d.seat != NATURE:
            check_actions(space, d, s)
            check_lossless(space, s, d.seat, seen)
        if moment.close:
            seat = next(looks) % s.seats
            for after in variations(s, d, moment.number):
                for viewer in {seat, d.seat} - {NATURE}:
                    check_lossless(space, after, viewer, seen)
            if d.seat != NATURE:
                check_lossless(space, s, seat, seen)
                check_tight(space, s, seat, rng)
                check_symmetric(space, s)

    over = walk(play, visit)
    for seat in range(over.seats):
        check_lossless(space, over, seat, seen)


def variations(s: Any, d: Decision, number: int) -> list[Any]:
    """The table after different picks at one decision, with the same luck: tables that differ in a single thing."""
    made = []
    for pick in list(d.options(s))[:TRIED]:
        after = s.clone()
        apply(after, d.seat, pick)
        run_nature(after, Rng(number))
        made.append(after)
    return made


def question_to(s: Any, seat: int) -> Ask | None:
    return next((d.ask for d in pending(s) if d.seat == seat), None)


def row_of(space: Space, s: Any, seat: int, margin: int = MARGIN) -> bytes:
    """The row that a seat gets to see, as bytes."""
    block = blank(int(space.size) + 2 * margin)[:]
    space.observation.write(s, seat, question_to(s, seat), block, margin)
    row = memoryview(block).tobytes()
    edge = 2 * margin  # two bytes for each number
    assert not any(row[:edge] + row[-edge:]), f"the row of seat {seat} is longer than its layout"
    return row[edge:-edge]


@cache
def blank(size: int) -> vec[i16]:
    """To be copied, which is quicker than making one."""
    return zeros_i16(size)


def check_actions(space: Space, d: Decision, s: Any) -> None:
    """Every option has one action, no two the same, and the action leads back to it."""
    options = list(d.options(s))
    actions = [space.actions.number(d.ask, pick) for pick in options]
    assert len(set(actions)) == len(options), "two picks share an action"
    assert [space.actions.pick(d.ask, action) for action in actions] == options, "an action leads to another pick"
    marks = zeros_u8(space.actions.size)
    space.actions.write_mask(d.ask, d.options(s), marks, 0)
    assert [i for i, mark in enumerate(marks) if mark] == sorted(actions), "the mask is not that of the options"


def check_lossless(space: Space, s: Any, seat: int, seen: dict[tuple[int, bytes], bytes]) -> None:
    before = snapshot(s)
    row = row_of(space, s, seat)
    assert snapshot(s) == before, f"writing the row of seat {seat} changed the table"
    shown = snapshot(view(s, seat))
    first = seen.setdefault((seat, row), shown)
    assert first == shown, f"seat {seat} sees two different tables in the same row: {first!r} and {shown!r}"


def check_tight(space: Space, s: Any, seat: int, rng: Rng) -> None:
    row = row_of(space, s, seat)
    assert row_of(space, s, seat, int(space.size) + MARGIN) == row, f"the row of seat {seat} is another in a batch"
    seen = view(s, seat)
    assert row_of(space, seen, seat) == row, (
        f"the row of seat {seat} is another on its view: {parts(space, s, seen, seat)}"
    )
    other = imagine(seen, rng)
    same = row_of(space, other, seat) == row
    assert same, f"the row of seat {seat} changes with what it cannot see: {parts(space, s, other, seat)}"


def check_symmetric(space: Space, s: Any) -> None:
    """What stands under `own` for a seat stands under `seatK` for the one K turns before it.

    Fields of a seat's own secrets have no such twin, or one of another width.
    """
    fields = {field.name: field for field in space.observation.layout.fields}
    rows = [row_of(space, s, seat) for seat in range(s.seats)]
    for viewer, row in enumerate(rows):
        for turns in range(1, s.seats):
            owner = (viewer + turns) % s.seats
            for name, own in fields.items():
                twin = fields.get(name.replace("own.", f"seat{turns}.")) if name.startswith("own.") else None
                if twin is not None and twin.width == own.width:
                    same = cells(rows[owner], own) == cells(row, twin)
                    assert same, f"seat {viewer} sees {name} of seat {owner} otherwise than that seat does"


def cells(row: bytes, field: Field) -> bytes:
    return row[2 * field.start : 2 * (field.start + field.width)]


def parts(space: Space, a: Any, b: Any, seat: int) -> list[str]:
    """The fields in which two rows differ."""
    first, second = row_of(space, a, seat), row_of(space, b, seat)
    return [field.name for field in space.observation.layout.fields if cells(first, field) != cells(second, field)]
