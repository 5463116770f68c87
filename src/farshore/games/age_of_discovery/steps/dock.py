"""Colonist Dock: the line of workers sails, one by one, to any discovered region."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from farshore.core.agenda import Ask, Step
from farshore.games.age_of_discovery import events
from farshore.games.age_of_discovery.edition import (
    CANCEL_CONVERSION,
    COLONIST,
    CONVERT_MORE,
    ENGLAND,
    KINDS,
    MERCHANT,
    MISSIONARY,
    WORKERS,
)
from farshore.games.age_of_discovery.state import EMPTY, Empires
from farshore.games.age_of_discovery.steps.advantage import advantage_owner, use_advantage
from farshore.games.age_of_discovery.steps.colony import arrive, discovered_regions, region_ref
from farshore.games.age_of_discovery.steps.supply import FORGO, earn, recruit, send_home
from farshore.games.age_of_discovery.steps.university import OfferUniversity, is_wanted
from farshore.games.age_of_discovery.tracks import DOCK, kind_of, owner_of

MERCHANT_PAY: Final = 5
CONVICTS: Final = 2


class ResolveDock(Step):
    """Space 1 to the last, then X, then Y, then the ships of the Mayflower: one line."""

    __slots__ = ()

    def run(self, s: Empires) -> None:
        for extra in (s.dock_x, s.dock_y):
            if extra != EMPTY:
                s.dock = append(s.dock, extra)
        for worker in s.mayflower:
            s.dock = append(s.dock, worker)
        s.dock_x = EMPTY
        s.dock_y = EMPTY
        s.mayflower = vec[i64]()
        s.then(OFFER_PRISONS, LAND_NEXT)
        if s.rules.version == 1:
            s.then(OfferUniversity(1 << DOCK))


class LandNext(Step):
    __slots__ = ()

    def run(self, s: Empires) -> None:
        if len(s.dock):
            if s.rules.version > 1 and is_wanted(s, DOCK):
                s.then(OfferUniversity(1 << DOCK), LandFirst())
            else:
                s.then(LandWorker(owner_of(s.dock[0])), LAND_NEXT)


class LandFirst(Step):
    """The worker that stands first now, after the University."""

    __slots__ = ()

    def run(self, s: Empires) -> None:
        s.then(LandWorker(owner_of(s.dock[0])), LAND_NEXT)


LAND_NEXT: Final = LandNext()


class LandWorker(Ask):
    """Where the first worker of the line goes, or back to the stock."""

    __slots__ = ()

    def options(self, s: Empires) -> vec[i64]:
        return append(discovered_regions(s, 0), FORGO)

    def describe(self, s: Empires, pick: i64) -> str:
        return "forgo" if pick == FORGO else region_ref(s, pick)

    def about(self, s: Empires) -> dict[str, Any]:
        return {"worker": f"worker:{WORKERS[kind_of(s.dock[0])]}"}

    def answer(self, s: Empires, pick: i64) -> None:
        worker = s.dock[0]
        s.dock = s.dock[1:]
        if pick == FORGO:
            send_home(s, worker)
            events.action_forgone(s, self.seat)
        else:
            land(s, self.seat, kind_of(worker), pick)


def land(s: Empires, seat: i64, kind: i64, region: i64) -> None:
    """A merchant sells what it brought; a missionary makes converts, who are colonists."""
    events.worker_landed(s, seat, kind, region)
    arrive(s, seat, region, kind)
    if kind == MERCHANT:
        earn(s, seat, MERCHANT_PAY)
        events.merchant_paid(s, seat, MERCHANT_PAY)
    elif kind == MISSIONARY:
        if is_reformed(s, seat, region):
            events.conversion_cancelled(s, seat, region)
        else:
            for _ in range(1 + s.players[seat].powers[CONVERT_MORE]):
                recruit(s, seat, COLONIST, region)


def is_reformed(s: Empires, seat: i64, region: i64) -> bool:
    """Another player owns the Reformation and already has a missionary there."""
    for other in range(s.seats):
        p = s.players[other]
        if other != seat and p.powers[CANCEL_CONVERSION] and p.colonies[KINDS * region + MISSIONARY]:
            return True
    return False


class OfferPrisons(Step):
    """England may empty its prisons right before the dock."""

    __slots__ = ()

    def run(self, s: Empires) -> None:
        seat = advantage_owner(s, ENGLAND)
        if seat != EMPTY:
            s.then(EmptyPrisons(seat))


OFFER_PRISONS: Final = OfferPrisons()


class EmptyPrisons(Ask):
    """Two free colonists join the line, and England arranges all of it."""

    __slots__ = ()

    def options(self, s: Empires) -> vec[i64]:
        return vec[i64]([ENGLAND, FORGO])

    def describe(self, s: Empires, pick: i64) -> str:
        return "forgo" if pick == FORGO else "nation:england"

    def answer(self, s: Empires, pick: i64) -> None:
        if pick == FORGO:
            return
        use_advantage(s, self.seat)
        stock = s.players[self.seat].stock
        for _ in range(min(stock[COLONIST], i64(CONVICTS))):
            stock[COLONIST] -= 1
            s.dock = append(s.dock, self.seat * KINDS + COLONIST)
        s.then(ArrangeDock(self.seat, 0))


class ArrangeDock(Ask):
    """Who stands at this place of the line: one of those not arranged yet, or the rest stay as they are."""

    __slots__ = ("place",)

    def __init__(self, seat: i64, place: i64) -> None:
        super().__init__(seat)
        self.place: i64 = place

    def options(self, s: Empires) -> vec[i64]:
        out = vec[i64](capacity=len(s.dock))
        for i in range(self.place, i64(len(s.dock))):
            if s.dock[i] not in out:
                out = append(out, s.dock[i])
        return append(out, FORGO) if len(out) > 1 else vec[i64]()

    def describe(self, s: Empires, pick: i64) -> str:
        return "keep" if pick == FORGO else f"seat:{owner_of(pick)} worker:{WORKERS[kind_of(pick)]}"

    def about(self, s: Empires) -> dict[str, Any]:
        return {"place": self.place + 1}

    def answer(self, s: Empires, pick: i64) -> None:
        if pick == FORGO:
            return
        i = self.place
        while s.dock[i] != pick:
            i += 1
        for k in range(i, self.place, -1):
            s.dock[k] = s.dock[k - 1]
        s.dock[self.place] = pick
        s.then(ArrangeDock(self.seat, self.place + 1))
