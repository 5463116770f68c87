"""Pearls. Every dive brings up a pearl or a shark; surface in time, for a shark takes the haul."""

import sys
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from farshore.core.agenda import EVERYONE, Ask, State
from farshore.core.bag import Bag, DrawFromBag
from farshore.core.edition import Edition, Facts
from farshore.core.errors import BrokenLaw
from farshore.core.game import Case, Game, Outcome, rank
from farshore.core.policy import Policy
from farshore.core.rng import Rng


class PearlsEdition(Edition):
    def __init__(self, facts: Facts) -> None:
        super().__init__(facts.name, facts.digest, facts.count_provenance())
        self.finds = [fact.number("value", high=9) for fact in facts.rows("finds")]  # 0 is a shark


class Pearls(State):
    __slots__ = ("edition", "sea", "won")

    def __init__(self, seats: i64, edition: PearlsEdition) -> None:
        super().__init__(seats)
        self.edition = edition
        self.sea = Bag(len(edition.finds))
        self.won = vec[i64]([0] * seats)

    def clone(self) -> "Pearls":
        twin = Pearls(self.seats, self.edition)
        self.clone_core(twin)
        twin.sea = self.sea.clone()
        twin.won = self.won[:]
        return twin

    def hide(self, seat: i64) -> None:
        self.sea.sort()


class Dive(DrawFromBag):
    __slots__ = ("diver", "haul")

    def __init__(self, diver: i64, haul: i64) -> None:
        super().__init__()
        self.diver = diver
        self.haul = haul

    def bag(self, s: Pearls) -> Bag:
        return s.sea  # from an empty sea nothing is drawn: the game is over

    def describe(self, s: Pearls, pick: i64) -> str:
        return f"find:{pick}"

    def answer(self, s: Pearls, pick: i64) -> None:
        s.sea.take(pick)
        value = s.edition.finds[pick]
        tell(s, "found" if value else "shark-met", self.diver, value)
        if value:
            s.then(Surface(self.diver, self.haul + value))
        else:
            s.then(Dive((self.diver + 1) % s.seats, 0))


class Surface(Ask):
    __slots__ = ("haul",)

    def __init__(self, seat: i64, haul: i64) -> None:
        super().__init__(seat)
        self.haul = haul

    def options(self, s: Pearls) -> vec[i64]:
        return vec[i64]([0, 1] if s.sea.size else [0])  # a single option is taken at once

    def describe(self, s: Pearls, pick: i64) -> str:
        return "dive" if pick else "surface"

    def about(self, s: Pearls) -> dict[str, Any]:
        return {"haul": self.haul}

    def answer(self, s: Pearls, pick: i64) -> None:
        if pick:
            s.then(Dive(self.seat, self.haul))
        else:
            tell(s, "surfaced", self.seat, self.haul)
            s.won[self.seat] += self.haul
            s.then(Dive((self.seat + 1) % s.seats, 0))


def tell(s: Pearls, event: str, seat: i64, value: i64) -> None:
    if s.log is not None:
        s.log.append((event, (seat, value), EVERYONE))


class Careful(Policy):
    def pick(self, seen: Pearls, ask: Ask, options: vec[i64], rng: Rng) -> i64:
        return options[0] if isinstance(ask, Surface) and ask.haul >= 5 else options[-1]


class PearlsGame(Game):
    name = "pearls"
    rules_version = 1
    seats = (2, 4)
    package = "pearls"
    chapters = (sys.modules[__name__],)
    events = {"surfaced": "seat value:number", "found": "seat value:number", "shark-met": "seat value:number"}
    cases = (Case(2), Case(4))

    def read(self, facts: Facts) -> PearlsEdition:
        return PearlsEdition(facts)

    def blank(self, seats: int, variants: dict[str, str], edition: PearlsEdition) -> Pearls:
        return Pearls(seats, edition)

    def prepare(self, s: Pearls, variants: dict[str, str]) -> None:
        for thing in range(len(s.edition.finds)):
            s.sea.add(thing)
        s.then(Dive(0, 0))

    def outcome(self, s: Pearls) -> Outcome:
        return rank([{"pearls": won} for won in s.won], [()] * s.seats)

    def tallies(self, s: Pearls, seat: int) -> dict[str, int]:
        return {"points": s.won[seat]}

    def picture(self, seen: Pearls) -> dict[str, Any]:
        return {"left": seen.sea.size, "players": [{"points": won} for won in seen.won]}

    def progress(self, s: Pearls) -> dict[str, int | str]:
        return {"left": s.sea.size}

    def laws(self, s: Pearls) -> None:
        if sum(s.won) > sum(s.edition.finds):
            raise BrokenLaw(f"{sum(s.won)} points of pearls, but the sea held {sum(s.edition.finds)}")

    def greedy(self) -> Policy:
        return Careful()


GAME = PearlsGame
