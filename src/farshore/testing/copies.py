"""Copies: a clone equals its original and is independent of it; a table survives the wire and plays on."""

from __future__ import annotations

from typing import Any

from farshore.core.decision import apply, pending
from farshore.core.notation import question
from farshore.testing.walk import Moment, Play, snapshot, walk


def check_copies(play: Play) -> None:
    """One whole game; every close look copies the table, plays the copy on, and keeps another copy to the end."""
    kept: list[tuple[Moment, Any, bytes]] = []

    def visit(moment: Moment) -> None:
        if moment.close:
            before = snapshot(moment.s)
            kept.append((moment, moment.s.clone(), before))
            check_clone(moment, before)
            check_wire(moment, before)

    check_over(play, walk(play, visit))
    for moment, old, was in kept:
        assert snapshot(old) == was, f"{play}: the clone made at pick {moment.number} changed later"


def check_clone(moment: Moment, before: bytes) -> None:
    s = moment.s
    twin = s.clone()
    assert snapshot(twin) == before, "a clone differs from its original"
    assert asked(twin) == asked(s), "a clone asks something else"
    apply(twin, moment.decision.seat, moment.pick)
    assert snapshot(s) == before, "a pick on the clone changed the original"


def check_wire(moment: Moment, before: bytes) -> None:
    s = moment.s
    restored = moment.play.restore(before)
    assert snapshot(restored) == before, "a table changed on the wire"
    assert asked(restored) == asked(s), "a restored table asks something else"
    twin = s.clone()
    apply(restored, moment.decision.seat, moment.pick)
    apply(twin, moment.decision.seat, moment.pick)
    assert snapshot(restored) == snapshot(twin), "a restored table plays on differently"
    assert asked(restored) == asked(twin), "a restored table plays on to another question"


def check_over(play: Play, s: Any) -> None:
    """A finished game survives the wire and stays finished."""
    over = snapshot(s)
    assert not pending(play.restore(over)), f"{play}: a finished game came back unfinished"
    assert snapshot(s.clone()) == over


def asked(s: Any) -> list[tuple[int, str, list[int]]]:
    """Who is asked what, and what they may pick."""
    return [(d.seat, question(d.ask), list(d.options(s))) for d in pending(s)]
