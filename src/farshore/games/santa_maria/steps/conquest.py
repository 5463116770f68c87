"""The conquistador track: one space a step, gold on the way, markers stacked in order of arrival."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from farshore.core.agenda import Step
from farshore.games.santa_maria import events
from farshore.games.santa_maria.components import CAPTAIN, COINS, GOLD, of
from farshore.games.santa_maria.state import SantaMaria
from farshore.games.santa_maria.steps.storage import Gain


@mypyc_attr(acyclic=True, free_list_len=1)
class Conquistador(Step):
    """Advance one space; at the end of the track the step is lost. Advancing never harms, so it is not asked."""

    __slots__ = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, s: SantaMaria) -> None:
        p = s.players[self.seat]
        if p.conquest == s.edition.conquistador_end:
            return
        p.conquest += 1
        s.arrivals += 1
        p.arrival = s.arrivals
        events.conquistador_advanced(s, self.seat, p.conquest)
        goods: i64 = 0
        if p.conquest in s.edition.gold_symbols:
            goods += of(GOLD, 1)
        if p.skills & CAPTAIN:
            goods += of(COINS, 1)
        if goods:
            s.then(Gain(self.seat, goods))
