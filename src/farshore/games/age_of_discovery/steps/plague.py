"""Plagues: that of age II thins every large colony, that of age III strikes colonists of one player in one region."""

from __future__ import annotations

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from farshore.core.agenda import Ask, Step
from farshore.games.age_of_discovery import events
from farshore.games.age_of_discovery.edition import COLONIST, KINDS, REGIONS, WORKERS
from farshore.games.age_of_discovery.state import Empires
from farshore.games.age_of_discovery.steps.colony import leave, region_ref
from farshore.games.age_of_discovery.steps.decrees import SEATS
from farshore.games.age_of_discovery.steps.supply import FORGO, one_to


def thin_colonies(s: Empires, size: i64) -> None:
    """Plague of age II: in player order, each owner of a colony of this size says who stays (or who goes)."""
    struck: list[Step] = []
    for seat in s.order:
        for region in range(i64(REGIONS)):
            if s.players[seat].present(region) >= size:
                struck.append(LoseWorker(seat, region) if s.settings.plague_by_one else KeepWorker(seat, region))
    s.then_each(struck)


def kinds_present(s: Empires, seat: i64, region: i64) -> vec[i64]:
    out = vec[i64](capacity=KINDS)
    for kind in range(i64(KINDS)):
        if s.players[seat].colonies[KINDS * region + kind]:
            out = append(out, kind)
    return out


class ChooseWorker(Ask):
    """A kind of worker in one of the own colonies."""

    __slots__ = ("region",)

    def __init__(self, seat: i64, region: i64) -> None:
        super().__init__(seat)
        self.region: i64 = region

    def options(self, s: Empires) -> vec[i64]:
        return kinds_present(s, self.seat, self.region)

    def describe(self, s: Empires, pick: i64) -> str:
        return f"worker:{WORKERS[pick]}"

    def about(self, s: Empires) -> dict[str, Any]:
        return {"region": region_ref(s, self.region)}


class KeepWorker(ChooseWorker):
    """The only worker that survives the plague in a region."""

    __slots__ = ()

    def answer(self, s: Empires, pick: i64) -> None:
        p = s.players[self.seat]
        lost = p.present(self.region) - 1
        for kind in range(i64(KINDS)):
            count = p.colonies[KINDS * self.region + kind] - (1 if kind == pick else 0)
            leave(s, self.seat, self.region, kind, count)
        events.plague_took(s, self.seat, self.region, lost)


class LoseWorker(ChooseWorker):
    """The one worker a colony loses, under the milder reading of the plague."""

    __slots__ = ()

    def answer(self, s: Empires, pick: i64) -> None:
        leave(s, self.seat, self.region, pick, 1)
        events.plague_took(s, self.seat, self.region, 1)


class StrikeColony(Ask):
    """Plague of age III: one player's colonists in one region."""

    __slots__ = ("most",)

    def __init__(self, seat: i64, most: i64) -> None:
        super().__init__(seat)
        self.most: i64 = most

    def options(self, s: Empires) -> vec[i64]:
        out = vec[i64]()
        for region in range(i64(REGIONS)):
            for victim in range(s.seats):
                if s.players[victim].colonists(region):
                    out = append(out, SEATS * region + victim)
        return append(out, FORGO) if len(out) else out

    def describe(self, s: Empires, pick: i64) -> str:
        return "forgo" if pick == FORGO else f"{region_ref(s, pick // SEATS)} seat:{pick % SEATS}"

    def answer(self, s: Empires, pick: i64) -> None:
        if pick != FORGO:
            s.then(StrikeCount(self.seat, pick % SEATS, pick // SEATS, self.most))


class StrikeCount(Ask):
    """How many colonists the plague takes."""

    __slots__ = ("most", "region", "victim")

    def __init__(self, seat: i64, victim: i64, region: i64, most: i64) -> None:
        super().__init__(seat)
        self.victim: i64 = victim
        self.region: i64 = region
        self.most: i64 = most

    def options(self, s: Empires) -> vec[i64]:
        colonists = s.players[self.victim].colonists(self.region)
        return one_to(min(colonists, self.most))

    def describe(self, s: Empires, pick: i64) -> str:
        return f"count:{pick}"

    def about(self, s: Empires) -> dict[str, Any]:
        return {"region": region_ref(s, self.region), "foe": f"seat:{self.victim}"}

    def answer(self, s: Empires, pick: i64) -> None:
        leave(s, self.victim, self.region, COLONIST, pick)
        events.plague_took(s, self.victim, self.region, pick)
