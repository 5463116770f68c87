"""Specialists: every slot gives its own kind, Training any kind for money. They are available next round."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from farshore.core.agenda import Ask, Step
from farshore.games.age_of_discovery import events
from farshore.games.age_of_discovery.edition import ITALY, KINDS, WORKERS
from farshore.games.age_of_discovery.state import EMPTY, SLOTS, Empires
from farshore.games.age_of_discovery.steps.advantage import advantage_owner, use_advantage
from farshore.games.age_of_discovery.steps.supply import FORGO, TO_AVAILABLE, ChooseSpecialist, recruit, send_home
from farshore.games.age_of_discovery.tracks import (
    SPECIALIST_OF,
    SPECIALISTS,
    TRAINING,
    WIDTH,
    owner_of,
    space_name,
)

TRAINING_PRICE: Final = 5


class ResolveSpecialists(Step):
    __slots__ = ()

    def run(self, s: Empires) -> None:
        s.then_each(SPECIALISTS_STEPS)


class OfferRenaissance(Step):
    """Italy may put a worker of its own in another's place."""

    __slots__ = ()

    def run(self, s: Empires) -> None:
        seat = advantage_owner(s, ITALY)
        if seat != EMPTY:
            s.then(ReplaceWorker(seat))


class ReplaceWorker(Ask):
    """Which slot, and which kind of worker from the stock."""

    __slots__ = ()

    def options(self, s: Empires) -> vec[i64]:
        stock = s.players[self.seat].stock
        out = vec[i64]()
        for slot in range(i64(SLOTS)):
            if s.specialists[slot] != EMPTY:
                for kind in range(i64(KINDS)):
                    if stock[kind]:
                        out = append(out, KINDS * slot + kind)
        return append(out, FORGO) if len(out) else out

    def offered(self, s: Empires, options: vec[i64]) -> vec[i64]:
        """Not your own worker for another of the same kind."""
        out = vec[i64](capacity=len(options))
        for pick in options:
            if pick == FORGO or s.specialists[pick // KINDS] != KINDS * self.seat + pick % KINDS:
                out = append(out, pick)
        return out

    def describe(self, s: Empires, pick: i64) -> str:
        if pick == FORGO:
            return "forgo"
        return f"space:{space_name(WIDTH * SPECIALISTS + pick // KINDS)} worker:{WORKERS[pick % KINDS]}"

    def answer(self, s: Empires, pick: i64) -> None:
        if pick == FORGO:
            return
        slot = pick // KINDS
        use_advantage(s, self.seat)
        displaced = s.specialists[slot]
        send_home(s, displaced)
        s.players[self.seat].stock[pick % KINDS] -= 1
        s.specialists[slot] = KINDS * self.seat + pick % KINDS
        events.worker_replaced(s, self.seat, owner_of(displaced), WIDTH * SPECIALISTS + slot)


class CountScholars(Step):
    """Age of Reason looks at who stands here in the last round."""

    __slots__ = ()

    def run(self, s: Empires) -> None:
        if s.is_last_round():
            for worker in s.specialists:
                if worker == EMPTY:
                    continue
                for seat in range(s.seats):
                    if seat == owner_of(worker) or s.rules.counts_all_scholars:
                        s.players[seat].scholars += 1


class NextSlot(Step):
    """The worker goes home, then its owner gains the specialist of the slot."""

    __slots__ = ("slot",)

    def __init__(self, slot: i64) -> None:
        self.slot: i64 = slot

    def run(self, s: Empires) -> None:
        slot = self.slot
        while s.specialists[slot] == EMPTY:
            slot += 1
            if slot == SLOTS:
                return
        if slot + 1 < SLOTS:
            s.then(NEXT_SLOT[slot + 1])
        worker = s.specialists[slot]
        s.specialists[slot] = EMPTY
        send_home(s, worker)
        if slot == TRAINING:
            s.then(ChooseSpecialist(owner_of(worker), 1, TRAINING_PRICE))
        else:
            recruit(s, owner_of(worker), SPECIALIST_OF[slot], TO_AVAILABLE)


NEXT_SLOT: Final[list[NextSlot]] = [NextSlot(slot) for slot in range(SLOTS)]
SPECIALISTS_STEPS: Final[list[Step]] = [OfferRenaissance(), CountScholars(), NEXT_SLOT[0]]
