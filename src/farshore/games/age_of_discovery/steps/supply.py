"""Supply: the bank, each player's stock of workers, the pool of goods, and the exchange when a specialist is out.

A specialist on the map no longer helps, so when one is due and the stock has none, its owner may bring one back from
a region and leave a colonist in its place. Builders keep their worth there and are never exchanged.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from farshore.core.agenda import Ask, Chance
from farshore.core.rng import Rng
from farshore.core.rows import total
from farshore.core.sets import PickSet
from farshore.games.age_of_discovery import events
from farshore.games.age_of_discovery.edition import BUILDER, COLONIST, KINDS, REGIONS, SOLDIER, WORKERS
from farshore.games.age_of_discovery.state import Empires, Player
from farshore.games.age_of_discovery.steps.colony import arrive, region_ref
from farshore.games.age_of_discovery.tracks import kind_of, owner_of

# where a recruit goes; regions are 0 to 8
TO_AVAILABLE: Final = -1
TO_DISCOVERY: Final = -2

FORGO: Final = 1000  # the pick that waives something, larger than every other
ONE_OF: Final[vec[i64]] = vec[i64]([256**kind for kind in range(KINDS + 1)])  # a worker, packed; by kind, then militia


def one_to(most: i64) -> vec[i64]:
    """The picks of a question for a number."""
    out = vec[i64](capacity=most)
    for count in range(i64(1), most + 1):
        out = append(out, count)
    return out


def are_held(chosen: vec[i64], row: vec[i64], lowest: i64) -> bool:
    """Does a row, from `lowest` on, hold all of these, in ascending order and perhaps repeated?"""
    count: i64 = 0
    for k in range(i64(len(chosen))):
        count = count + 1 if k > 0 and chosen[k] == chosen[k - 1] else 1
        if not lowest <= chosen[k] < len(row) or count > row[chosen[k]]:
            return False
    return True


def earn(s: Empires, seat: i64, amount: i64) -> None:
    s.players[seat].money += amount
    s.issued += amount


def spend(s: Empires, seat: i64, amount: i64) -> None:
    s.players[seat].money -= amount
    s.issued -= amount


def send_home(s: Empires, worker: i64) -> None:
    """From a track back to its owner's stock."""
    s.players[owner_of(worker)].stock[kind_of(worker)] += 1


def can_exchange(s: Empires, seat: i64, kind: i64) -> bool:
    """Only for a specialist whose stock is empty, with a colonist to put in its place."""
    p = s.players[seat]
    return is_exchangeable(s, kind) and not p.stock[kind] and p.stock[COLONIST] > 0 and on_map(p, kind) > 0


def is_exchangeable(s: Empires, kind: i64) -> bool:
    if kind == COLONIST or kind == BUILDER:
        return False
    return kind != SOLDIER or s.settings.soldier_swap


def on_map(p: Player, kind: i64) -> i64:
    count: i64 = 0
    for region in range(i64(REGIONS)):
        count += p.colonies[KINDS * region + kind]
    return count


def recruit(s: Empires, seat: i64, kind: i64, to: i64) -> None:
    """A worker is due from the stock. None there: perhaps by exchange, otherwise nothing is gained."""
    p = s.players[seat]
    if p.stock[kind]:
        p.stock[kind] -= 1
        report(s, seat, kind, to)
    elif can_exchange(s, seat, kind):
        s.then(ExchangeSpecialist(seat, kind, to))


def report(s: Empires, seat: i64, kind: i64, to: i64) -> None:
    """A worker just taken from the stock reports where it is due."""
    p = s.players[seat]
    if to == TO_AVAILABLE:
        p.available[kind] += 1
        events.worker_joined(s, seat, kind)
    elif to == TO_DISCOVERY:
        p.expedition[kind] += 1
        events.worker_joined_discovery(s, seat, kind)
    else:
        events.worker_settled(s, seat, kind, to)
        arrive(s, seat, to, kind)


class ExchangeSpecialist(Ask):
    """From which region the specialist comes back, or none at all."""

    __slots__ = ("kind", "to")

    def __init__(self, seat: i64, kind: i64, to: i64) -> None:
        super().__init__(seat)
        self.kind: i64 = kind
        self.to: i64 = to

    def options(self, s: Empires) -> vec[i64]:
        out = vec[i64](capacity=REGIONS + 1)
        if not can_exchange(s, self.seat, self.kind):
            return out
        for region in range(i64(REGIONS)):
            if s.players[self.seat].colonies[KINDS * region + self.kind]:
                out = append(out, region)
        return append(out, FORGO)

    def describe(self, s: Empires, pick: i64) -> str:
        return "forgo" if pick == FORGO else region_ref(s, pick)

    def about(self, s: Empires) -> dict[str, Any]:
        return {"worker": f"worker:{WORKERS[self.kind]}"}

    def answer(self, s: Empires, pick: i64) -> None:
        if pick == FORGO:
            return
        p = s.players[self.seat]
        p.stock[COLONIST] -= 1
        p.colonies[KINDS * pick + COLONIST] += 1
        p.colonies[KINDS * pick + self.kind] -= 1
        events.specialist_exchanged(s, self.seat, self.kind, pick)
        report(s, self.seat, self.kind, self.to)


class ChooseSpecialist(Ask):
    """Any specialist that is available, `left` times, each for a price."""

    __slots__ = ("left", "price")

    def __init__(self, seat: i64, left: i64, price: i64) -> None:
        super().__init__(seat)
        self.left: i64 = left
        self.price: i64 = price

    def options(self, s: Empires) -> vec[i64]:
        p = s.players[self.seat]
        out = vec[i64](capacity=KINDS)
        if self.left == 0 or p.money < self.price:
            return out
        for kind in range(i64(COLONIST + 1), i64(KINDS)):
            if p.stock[kind] or can_exchange(s, self.seat, kind):
                out = append(out, kind)
        return append(out, FORGO) if len(out) else out

    def picks_left(self) -> i64:
        return self.left

    def describe(self, s: Empires, pick: i64) -> str:
        return "forgo" if pick == FORGO else f"worker:{WORKERS[pick]}"

    def about(self, s: Empires) -> dict[str, Any]:
        return {"price": self.price}

    def answer(self, s: Empires, pick: i64) -> None:
        if pick == FORGO:
            return
        if self.price:
            spend(s, self.seat, self.price)
            events.training_paid(s, self.seat, self.price)
        s.then(ChooseSpecialist(self.seat, self.left - 1, self.price))
        recruit(s, self.seat, pick, TO_AVAILABLE)


class ChooseSpecialists(PickSet):
    """Free specialists of any kinds; those that must be exchanged are brought back after the choice."""

    __slots__ = ("chosen", "left", "lowest")

    def __init__(self, seat: i64, left: i64, lowest: i64, chosen: i64) -> None:
        super().__init__(seat)
        self.left: i64 = left
        self.lowest: i64 = lowest
        self.chosen: i64 = chosen  # by kind, packed, eight bits each

    def run(self, s: Empires) -> None:
        if len(self.options(s)):
            super().run(s)
        else:
            self.deliver(s)

    def options(self, s: Empires) -> vec[i64]:
        out = self.items(s)
        return append(out, FORGO) if len(out) else out

    def items(self, s: Empires) -> vec[i64]:
        out = vec[i64](capacity=KINDS)
        if self.left:
            for kind in range(max(self.lowest, i64(COLONIST + 1)), i64(KINDS)):
                if self.can_gain(s, self.chosen + ONE_OF[kind]):
                    out = append(out, kind)
        return out

    def can_gain(self, s: Empires, chosen: i64) -> bool:
        """From the stock, or by as many exchanges as there are specialists on the map and colonists in stock."""
        p = s.players[self.seat]
        exchanges: i64 = 0
        for kind in range(i64(KINDS)):
            missing = ((chosen >> (8 * kind)) & 255) - p.stock[kind]
            if missing > 0:
                exchanges += missing
                if not is_exchangeable(s, kind) or missing > on_map(p, kind):
                    return False
        return exchanges <= p.stock[COLONIST]

    def stop(self) -> i64:
        return FORGO

    def repeats(self) -> bool:
        return True

    def fits(self, s: Empires, chosen: vec[i64]) -> bool:
        row = self.chosen
        for kind in chosen:
            if not max(self.lowest, i64(COLONIST + 1)) <= kind < KINDS:
                return False
            row += ONE_OF[kind]
        return len(chosen) <= self.left and self.can_gain(s, row)

    def picks_left(self) -> i64:
        return self.left

    def describe(self, s: Empires, pick: i64) -> str:
        return "forgo" if pick == FORGO else f"worker:{WORKERS[pick]}"

    def answer(self, s: Empires, pick: i64) -> None:
        if pick == FORGO:
            self.deliver(s)
        else:
            s.then(ChooseSpecialists(self.seat, self.left - 1, pick, self.chosen + ONE_OF[pick]))

    def deliver(self, s: Empires) -> None:
        for kind in range(i64(KINDS)):
            for _ in range((self.chosen >> (8 * kind)) & 255):
                recruit(s, self.seat, kind, TO_AVAILABLE)


class DrawGood(Chance):
    """Nature takes a good from the pool, every tile equally likely; from an empty pool nothing."""

    __slots__ = ()

    def run(self, s: Empires) -> None:
        if total(s.pool):
            super().run(s)

    def sample(self, s: Empires, rng: Rng) -> i64:
        at = rng.below(total(s.pool))
        good: i64 = 0
        while at >= s.pool[good]:
            at -= s.pool[good]
            good += 1
        return good

    def allows(self, s: Empires, pick: i64) -> bool:
        return 0 <= pick < len(s.pool) and s.pool[pick] > 0

    def outcomes(self, s: Empires) -> list[tuple[i64, i64]]:
        return [(good, s.pool[good]) for good in range(i64(len(s.pool))) if s.pool[good]]

    def describe(self, s: Empires, pick: i64) -> str:
        return good_ref(s, pick)


class DrawGoodFor(DrawGood):
    """A random good for a player."""

    __slots__ = ("owner",)

    def __init__(self, owner: i64) -> None:
        super().__init__()
        self.owner: i64 = owner

    def answer(self, s: Empires, pick: i64) -> None:
        s.pool[pick] -= 1
        s.players[self.owner].goods[pick] += 1
        events.good_drawn(s, self.owner, pick)


class OfferGood(DrawGood):
    """A good is laid out at the event Trade Goods."""

    __slots__ = ()

    def answer(self, s: Empires, pick: i64) -> None:
        s.pool[pick] -= 1
        s.offer[pick] += 1


OFFER_GOOD: Final = OfferGood()


def good_ref(s: Empires, good: i64) -> str:
    return f"good:{s.edition.goods[good]}"
