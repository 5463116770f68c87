"""What comparing with a logged game needs everywhere: counted comparisons, noted faults, and sets of picks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from race_log import Log

from farshore.core.agenda import Ask
from farshore.games.race_for_the_galaxy.state import EMPTY, Player, Race


def place_of(p: Player, number: int) -> int:
    return list(p.tableau).index(number)


def goods_of(p: Player) -> set[int]:
    return {world for world, good in zip(p.tableau, p.goods, strict=True) if good != EMPTY}


class Comparing:
    """Our table beside a log; comparisons are counted and faults noted."""

    def __init__(self, s: Race, log: Log) -> None:
        self.s = s
        self.log = log
        self.faults: list[str] = []
        self.comparisons = 0
        self.early = False  # was the supply ever renewed early, see `luck`
        self.bets: list[tuple[int, int, int]] = []  # named there; lowest and highest number offered here

    def compare(self, what: str, theirs: Any, ours: Any) -> None:
        self.comparisons += 1
        if theirs != ours:
            self.faults.append(f"round {self.s.round + 1}: {what}: there {theirs}, here {ours}")


def reachable(s: Race, ask: Ask) -> Iterator[tuple[int, ...]]:
    """Every row of picks our question allows, tried on copies of the table."""
    for pick in ask.options(s):
        twin = s.clone()
        twin.agenda.depth = 0
        ask.answer(twin, pick)
        if twin.agenda.depth == 0:
            yield (pick,)
        else:
            follow = twin.agenda.pop()
            assert isinstance(follow, Ask)
            yield from ((pick, *rest) for rest in reachable(twin, follow))
