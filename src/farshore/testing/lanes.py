"""Lanes: the order in which seats answer does not matter, and nobody learns anything before the reveal."""

from __future__ import annotations

import zlib
from collections import Counter
from typing import Any

from farshore.core.agenda import SPECTATOR, hears
from farshore.core.decision import apply, pending
from farshore.core.rng import Rng
from farshore.core.view import view
from farshore.testing.walk import Moment, Play, placed, snapshot, walk

ORDERS = 3


def check_lanes(play: Play) -> None:
    """The same game answered in several orders ends the same; picks in other lanes are not visible."""
    ends = {in_order(play, order) for order in range(ORDERS if has_lanes(play) else 1)}
    assert len(ends) == 1, f"{play}: the order of answering in lanes changed the game"


def has_lanes(play: Play) -> bool:
    """Do seats ever choose together? Checks the silence of lanes on the way."""
    found: list[int] = []

    def visit(moment: Moment) -> None:
        if moment.s.lanes:
            found.append(moment.number)
            if moment.close:
                check_silence(moment)

    walk(play, visit)
    return bool(found)


def check_silence(moment: Moment) -> None:
    """While lanes are open, a pick in one changes no other seat's view and is heard by nobody else."""
    s, seat = moment.s, moment.decision.seat
    others = [other for other in (*range(s.seats), SPECTATOR) if other != seat]
    before = {other: snapshot(view(s, other)) for other in others}
    for pick in list(moment.decision.options(s))[:4]:
        after = s.clone()
        after.log = []
        choosing = after.commits
        apply(after, seat, pick)
        if after.commits is not choosing:  # a list of its own for every choice; openings may be shared
            return  # the last answer reveals everything
        for other in others:
            assert snapshot(view(after, other)) == before[other], f"seat {other} sees what seat {seat} did in its lane"
            heard = [event for event in after.log if hears(event[2], other)]
            assert not heard, f"seat {other} hears {heard} of seat {seat}'s lane"


def in_order(play: Play, order: int) -> bytes:
    """The final table when every seat's n-th pick is fixed and only the order of answering varies."""
    s: Any = play.new()
    who = Rng(order)
    made: Counter[int] = Counter()
    while open_now := pending(s):
        d = open_now[who.below(len(open_now))]
        made[d.seat] += 1
        assert made.total() < play.budget.cap, f"{play}: endless"
        settled = Rng(zlib.crc32(f"{play.seed} {d.seat} {made[d.seat]}".encode()))
        with placed(moment := Moment(play, s, d, d.ask.sample(s, settled), made.total(), False)):
            apply(s, d.seat, moment.pick)
    return snapshot(s)
