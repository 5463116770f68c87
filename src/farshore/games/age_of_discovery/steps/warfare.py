"""Warfare: every worker here is one battle, or one war against one opponent in every region both hold.

Each soldier takes one enemy of its owner's choice. The attacker names casualties first, then the defender, and all
fall together, so a doomed soldier still strikes. Casualties are rows by kind, packed, eight bits each.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from farshore.core.agenda import Ask, Step
from farshore.core.rows import total
from farshore.core.sets import PickSet
from farshore.games.age_of_discovery import events
from farshore.games.age_of_discovery.edition import KINDS, MOST_SEATS, RAISE_MILITIA, REGIONS, SOLDIER, WORKERS
from farshore.games.age_of_discovery.state import Empires
from farshore.games.age_of_discovery.steps.colony import leave, region_ref
from farshore.games.age_of_discovery.steps.supply import FORGO, ONE_OF, are_held, send_home, spend
from farshore.games.age_of_discovery.steps.university import OfferUniversity, is_wanted
from farshore.games.age_of_discovery.tracks import WARFARE, owner_of

WAR_PRICE: Final = 10
MILITIA: Final = KINDS  # a seventh kind of casualty, only for the defender
WAR: Final = REGIONS * MOST_SEATS  # and the opponent


class ResolveWarfare(Step):
    __slots__ = ()

    def run(self, s: Empires) -> None:
        s.then(NEXT_CONFLICT)
        if s.rules.version == 1:
            s.then(OfferUniversity(1 << WARFARE))


class NextConflict(Step):
    __slots__ = ()

    def run(self, s: Empires) -> None:
        if len(s.warfare):
            if s.rules.version > 1 and is_wanted(s, WARFARE):
                s.then(OfferUniversity(1 << WARFARE), FightFirst())
            else:
                fight_first(s)


NEXT_CONFLICT: Final = NextConflict()


class FightFirst(Step):
    """The worker that stands first now, after the University."""

    __slots__ = ()

    def run(self, s: Empires) -> None:
        fight_first(s)


def fight_first(s: Empires) -> None:
    worker = s.warfare[0]
    s.warfare = s.warfare[1:]
    send_home(s, worker)
    s.then(DeclareConflict(owner_of(worker)), NEXT_CONFLICT)


def can_fight(s: Empires, attacker: i64, defender: i64, region: i64) -> bool:
    """Both are there and one of them has a soldier; a militia alone starts no battle."""
    a = s.players[attacker]
    d = s.players[defender]
    if not a.colonies[KINDS * region + SOLDIER] and not d.colonies[KINDS * region + SOLDIER]:
        return False
    return a.present(region) > 0 and d.present(region) > 0


class DeclareConflict(Ask):
    """A battle in one region, or a war for money, or neither."""

    __slots__ = ()

    def options(self, s: Empires) -> vec[i64]:
        out = vec[i64]()
        foes: i64 = 0  # a bit per opponent with a region to fight for
        for region in range(i64(REGIONS)):
            for foe in range(s.seats):
                if foe != self.seat and can_fight(s, self.seat, foe, region):
                    out = append(out, MOST_SEATS * region + foe)
                    foes |= 1 << foe
        if s.players[self.seat].money >= WAR_PRICE:
            for foe in range(s.seats):
                if (foes >> foe) & 1:
                    out = append(out, WAR + foe)
        return append(out, FORGO) if len(out) else out

    def describe(self, s: Empires, pick: i64) -> str:
        if pick == FORGO:
            return "forgo"
        if pick >= WAR:
            return f"war seat:{pick - WAR}"
        return f"battle {region_ref(s, pick // MOST_SEATS)} seat:{pick % MOST_SEATS}"

    def about(self, s: Empires) -> dict[str, Any]:
        return {"price": WAR_PRICE}

    def answer(self, s: Empires, pick: i64) -> None:
        if pick == FORGO:
            events.action_forgone(s, self.seat)
        elif pick < WAR:
            events.battle_declared(s, self.seat, pick % MOST_SEATS, pick // MOST_SEATS)
            s.then(Battle(self.seat, pick % MOST_SEATS, pick // MOST_SEATS))
        else:
            spend(s, self.seat, WAR_PRICE)
            events.war_declared(s, self.seat, pick - WAR, WAR_PRICE)
            regions = [region for region in range(i64(REGIONS)) if can_fight(s, self.seat, pick - WAR, region)]
            s.then_each([Battle(self.seat, pick - WAR, region) for region in regions])


class Battle(Step):
    """The attacker's soldiers strike, then the defender's, a temporary militia soldier among them."""

    __slots__ = ("attacker", "defender", "region")

    def __init__(self, attacker: i64, defender: i64, region: i64) -> None:
        self.attacker: i64 = attacker
        self.defender: i64 = defender
        self.region: i64 = region

    def run(self, s: Empires) -> None:
        a = s.players[self.attacker]
        d = s.players[self.defender]
        militia = d.powers[RAISE_MILITIA]
        hits = min(a.colonies[KINDS * self.region + SOLDIER], d.present(self.region) + militia)
        s.then(Strike(self.attacker, self.defender, self.region, hits, 0, 0))


class Strike(PickSet):
    """The attacker names the casualties, one for each hit."""

    __slots__ = ("defender", "fallen", "left", "lowest", "region")

    def __init__(self, seat: i64, defender: i64, region: i64, left: i64, lowest: i64, fallen: i64) -> None:
        super().__init__(seat)
        self.defender: i64 = defender
        self.region: i64 = region
        self.left: i64 = left
        self.lowest: i64 = lowest
        self.fallen: i64 = fallen

    def run(self, s: Empires) -> None:
        if self.left:
            if s.log is not None:
                tell_if_forced(s, self.seat, self.defender, self.region, self.options(s))
            super().run(s)
        else:
            a = s.players[self.seat]
            d = s.players[self.defender]
            soldiers = d.colonies[KINDS * self.region + SOLDIER] + d.powers[RAISE_MILITIA]
            hits = min(soldiers, a.present(self.region))
            s.then(StrikeBack(self.defender, self.seat, self.region, hits, 0, 0, self.fallen))

    def options(self, s: Empires) -> vec[i64]:
        return casualties(self.standing(s), self.left, self.lowest)

    def standing(self, s: Empires) -> vec[i64]:
        """Who can still be named, by kind; the militia last."""
        return standing(s, self.defender, self.region, self.fallen, s.players[self.defender].powers[RAISE_MILITIA])

    def items(self, s: Empires) -> vec[i64]:
        return casualties(self.standing(s), 0, self.lowest)

    def repeats(self) -> bool:
        return True

    def fits(self, s: Empires, chosen: vec[i64]) -> bool:
        """Nobody falls twice."""
        return len(chosen) <= self.left and are_held(chosen, self.standing(s), self.lowest)

    def picks_left(self) -> i64:
        return self.left

    def describe(self, s: Empires, pick: i64) -> str:
        return "militia" if pick == MILITIA else f"worker:{WORKERS[pick]}"

    def about(self, s: Empires) -> dict[str, Any]:
        return {"region": region_ref(s, self.region), "foe": f"seat:{self.defender}"}

    def answer(self, s: Empires, pick: i64) -> None:
        fallen = self.fallen + ONE_OF[pick]
        s.then(Strike(self.seat, self.defender, self.region, self.left - 1, pick, fallen))


class StrikeBack(PickSet):
    """The defender names casualties; after the last one both sides lose their fallen."""

    __slots__ = ("attacker", "fallen", "left", "lost", "lowest", "region")

    def __init__(self, seat: i64, attacker: i64, region: i64, left: i64, lowest: i64, fallen: i64, lost: i64) -> None:
        super().__init__(seat)
        self.attacker: i64 = attacker
        self.region: i64 = region
        self.left: i64 = left
        self.lowest: i64 = lowest
        self.fallen: i64 = fallen  # of the attacker
        self.lost: i64 = lost  # of the defender

    def run(self, s: Empires) -> None:
        if self.left:
            if s.log is not None:
                tell_if_forced(s, self.seat, self.attacker, self.region, self.options(s))
            super().run(s)
        else:
            bury(s, self.seat, self.region, self.lost)
            bury(s, self.attacker, self.region, self.fallen)

    def options(self, s: Empires) -> vec[i64]:
        return casualties(self.standing(s), self.left, self.lowest)

    def standing(self, s: Empires) -> vec[i64]:
        return standing(s, self.attacker, self.region, self.fallen, 0)

    def items(self, s: Empires) -> vec[i64]:
        return casualties(self.standing(s), 0, self.lowest)

    def repeats(self) -> bool:
        return True

    def fits(self, s: Empires, chosen: vec[i64]) -> bool:
        return len(chosen) <= self.left and are_held(chosen, self.standing(s), self.lowest)

    def picks_left(self) -> i64:
        return self.left

    def describe(self, s: Empires, pick: i64) -> str:
        return f"worker:{WORKERS[pick]}"

    def about(self, s: Empires) -> dict[str, Any]:
        return {"region": region_ref(s, self.region), "foe": f"seat:{self.attacker}"}

    def answer(self, s: Empires, pick: i64) -> None:
        fallen = self.fallen + ONE_OF[pick]
        s.then(StrikeBack(self.seat, self.attacker, self.region, self.left - 1, pick, fallen, self.lost))


def standing(s: Empires, victim: i64, region: i64, fallen: i64, militia: i64) -> vec[i64]:
    """Who has not fallen yet, by kind; a militia is the last kind."""
    p = s.players[victim]
    out = vec[i64](capacity=KINDS + 1)
    for kind in range(i64(KINDS)):
        out = append(out, p.colonies[KINDS * region + kind] - ((fallen >> (8 * kind)) & 255))
    return append(out, militia - ((fallen >> (8 * MILITIA)) & 255))


def casualties(row: vec[i64], left: i64, lowest: i64) -> vec[i64]:
    """Kinds from `lowest` on with somebody standing, as long as enough stand from there on for all hits left."""
    above = total(row[lowest:])
    out = vec[i64](capacity=KINDS + 1)
    for kind in range(lowest, i64(KINDS + 1)):
        if row[kind] and above >= left:
            out = append(out, kind)
        above -= row[kind]
    return out


def tell_if_forced(s: Empires, seat: i64, foe: i64, region: i64, options: vec[i64]) -> None:
    """A hit that leaves no choice is made without a question; people should hear of it."""
    if len(options) == 1 and options[0] != MILITIA:
        events.hit_forced(s, seat, foe, options[0], region)


def bury(s: Empires, seat: i64, region: i64, fallen: i64) -> None:
    """The fallen return to the stock; a militia soldier just goes away."""
    real: i64 = 0
    for kind in range(i64(KINDS)):
        count = (fallen >> (8 * kind)) & 255
        if count:
            leave(s, seat, region, kind, count)
            real += count << (8 * kind)
    if fallen >> (8 * MILITIA):
        events.militia_fell(s, seat, region)
    events.workers_fell(s, seat, region, real)
