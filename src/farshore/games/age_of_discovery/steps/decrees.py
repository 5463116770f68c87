"""Immediate buildings that settle or take: Overpopulation, Indian Allies, Papal Edict, Re-Write History."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from farshore.core.agenda import Ask, Chance
from farshore.core.sets import PickSet
from farshore.games.age_of_discovery import events
from farshore.games.age_of_discovery.edition import COLONIST, SOLDIER
from farshore.games.age_of_discovery.state import Empires
from farshore.games.age_of_discovery.steps.colony import discovered_regions, own_colonies, region_ref
from farshore.games.age_of_discovery.steps.supply import recruit

SEATS: Final = 8  # at most, for packing a seat into a pick


class SettleColonist(PickSet):
    """Overpopulation: colonists from the stock to discovered regions, together or apart."""

    __slots__ = ("left", "lowest")

    def __init__(self, seat: i64, left: i64, lowest: i64) -> None:
        super().__init__(seat)
        self.left: i64 = left
        self.lowest: i64 = lowest

    def options(self, s: Empires) -> vec[i64]:
        if self.left == 0 or not s.players[self.seat].stock[COLONIST]:
            return vec[i64]()
        return discovered_regions(s, self.lowest)

    def items(self, s: Empires) -> vec[i64]:
        return discovered_regions(s, self.lowest)

    def least(self, s: Empires) -> i64:
        """All of them, as far as the stock goes."""
        return min(self.left, s.players[self.seat].stock[COLONIST])

    def most(self, s: Empires) -> i64:
        return self.least(s)

    def repeats(self) -> bool:
        return True

    def picks_left(self) -> i64:
        return self.left

    def describe(self, s: Empires, pick: i64) -> str:
        return region_ref(s, pick)

    def answer(self, s: Empires, pick: i64) -> None:
        recruit(s, self.seat, COLONIST, pick)
        s.then(SettleColonist(self.seat, self.left - 1, pick))


class SettleInColony(Ask):
    """Workers from the stock, all to one region where the player already has a worker."""

    __slots__ = ("count",)

    def __init__(self, seat: i64, count: i64) -> None:
        super().__init__(seat)
        self.count: i64 = count

    def options(self, s: Empires) -> vec[i64]:
        return own_colonies(s, self.seat)

    def describe(self, s: Empires, pick: i64) -> str:
        return region_ref(s, pick)

    def about(self, s: Empires) -> dict[str, Any]:
        return {"count": self.count}


class SendSoldiers(SettleInColony):
    """Indian Allies."""

    __slots__ = ()

    def answer(self, s: Empires, pick: i64) -> None:
        for _ in range(self.count):
            recruit(s, self.seat, SOLDIER, pick)


class IssueEdict(Ask):
    """Papal Edict: which opponent also settles, and who settles first."""

    __slots__ = ("count",)

    def __init__(self, seat: i64, count: i64) -> None:
        super().__init__(seat)
        self.count: i64 = count

    def options(self, s: Empires) -> vec[i64]:
        out = vec[i64]()
        for other in range(s.seats):
            if other != self.seat:
                out = append(append(out, SEATS * other + self.seat), SEATS * other + other)
        return out

    def describe(self, s: Empires, pick: i64) -> str:
        return f"seat:{pick // SEATS} {'first' if pick // SEATS == pick % SEATS else 'second'}"

    def answer(self, s: Empires, pick: i64) -> None:
        other = pick // SEATS
        first = pick % SEATS
        second = self.seat if first == other else other
        events.edict_issued(s, self.seat, other)
        s.then(SettleColony(first, self.count), SettleColony(second, self.count))


class SettleColony(SettleInColony):
    """Papal Edict, for each of the two players."""

    __slots__ = ()

    def answer(self, s: Empires, pick: i64) -> None:
        for _ in range(self.count):
            recruit(s, self.seat, COLONIST, pick)


class RewriteHistory(PickSet):
    """From whom a token is taken: different opponents. Which tokens is decided at random after the choice."""

    __slots__ = ("above", "left")

    def __init__(self, seat: i64, left: i64, above: i64) -> None:
        super().__init__(seat)
        self.left: i64 = left
        self.above: i64 = above

    def options(self, s: Empires) -> vec[i64]:
        """Ascending, and never so late that a token would be given up."""
        victims = self.items(s)
        spare = len(victims) - min(self.left, i64(len(victims)))
        return victims[: spare + 1] if self.left and len(victims) else vec[i64]()

    def items(self, s: Empires) -> vec[i64]:
        victims = vec[i64](capacity=s.seats)
        for other in range(self.above + 1, s.seats):
            if other != self.seat and len(s.players[other].tokens):
                victims = append(victims, other)
        return victims

    def least(self, s: Empires) -> i64:
        """From as many as can be."""
        return min(self.left, i64(len(self.items(s))))

    def most(self, s: Empires) -> i64:
        return self.least(s)

    def picks_left(self) -> i64:
        return self.left

    def describe(self, s: Empires, pick: i64) -> str:
        return f"seat:{pick}"

    def answer(self, s: Empires, pick: i64) -> None:
        following = RewriteHistory(self.seat, self.left - 1, pick)
        if s.rules.version == 1:
            s.then(LoseToken(pick, self.seat), following)
        else:
            s.then(following, LoseToken(pick, self.seat))


class LoseToken(Chance):
    """One of the victim's discovery tokens at random. Cards are safe."""

    __slots__ = ("thief", "victim")

    def __init__(self, victim: i64, thief: i64) -> None:
        super().__init__()
        self.victim: i64 = victim
        self.thief: i64 = thief

    def outcomes(self, s: Empires) -> list[tuple[i64, i64]]:
        return [(token, i64(1)) for token in s.players[self.victim].tokens]

    def describe(self, s: Empires, pick: i64) -> str:
        return f"token:{s.edition.tokens[pick].name}"

    def answer(self, s: Empires, pick: i64) -> None:
        victim = s.players[self.victim]
        kept = vec[i64](capacity=len(victim.tokens))
        for token in victim.tokens:
            if token != pick:
                kept = append(kept, token)
        victim.tokens = kept
        thief = s.players[self.thief]
        thief.tokens = append(thief.tokens, pick)
        events.token_stolen(s, self.thief, self.victim, pick, s.edition.tokens[pick].points)
