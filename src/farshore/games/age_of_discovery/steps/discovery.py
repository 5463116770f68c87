"""Discovery: one expedition per player and round, against natives nobody has counted, or with the discovery deck.

A crew is a row of workers by kind packed into one number, eight bits each.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from farshore.core.agenda import Ask, Step
from farshore.core.rows import total
from farshore.games.age_of_discovery import events
from farshore.games.age_of_discovery.edition import (
    CAPTAIN,
    KINDS,
    MOVE_SOLDIER,
    MOVE_TO_FRONT,
    PORTUGAL,
    RAISE_CAPTAINS,
    REGIONS,
    SOLDIER,
    WORKERS,
)
from farshore.games.age_of_discovery.state import EMPTY, Empires, Player
from farshore.games.age_of_discovery.steps.advantage import advantage_owner, use_advantage
from farshore.games.age_of_discovery.steps.colony import arrive, is_discovered, region_ref, undiscovered_regions
from farshore.games.age_of_discovery.steps.face_down import deck_size
from farshore.games.age_of_discovery.steps.natives import meet_natives, meet_strangers
from farshore.games.age_of_discovery.steps.reconnaissance import THE_DECK
from farshore.games.age_of_discovery.steps.supply import FORGO
from farshore.games.age_of_discovery.steps.university import OfferUniversity, UseUniversity
from farshore.games.age_of_discovery.tracks import ORDER

PORTUGUESE_ROUTE: Final = REGIONS + 1  # the deck at a fixed resistance
PORTUGUESE_RESISTANCE: Final = 3


class ResolveDiscovery(Step):
    """Soldiers may ride first (Stables), expedition or not; then expeditions in player order."""

    __slots__ = ()

    def run(self, s: Empires) -> None:
        if s.rules.version == 1:
            s.then(OfferUniversity(1 << ORDER), NextExpedition(0))
        else:
            s.then(FIRST_EXPLORER)
        s.then_each([RideOut(seat) for seat in s.order if s.players[seat].powers[MOVE_SOLDIER]])


class RideOut(Ask):
    """Stables: one own soldier from a colony to a neighbouring region."""

    __slots__ = ()

    def options(self, s: Empires) -> vec[i64]:
        p = s.players[self.seat]
        out = vec[i64]()
        for start in range(i64(REGIONS)):
            if p.colonies[KINDS * start + SOLDIER]:
                for end in s.edition.regions[start].neighbours:
                    if is_discovered(s, end) and (p.present(end) or not s.settings.stables_own_colony):
                        out = append(out, REGIONS * start + end)
        return append(out, FORGO) if len(out) else out

    def describe(self, s: Empires, pick: i64) -> str:
        return "forgo" if pick == FORGO else f"{region_ref(s, pick // REGIONS)} {region_ref(s, pick % REGIONS)}"

    def answer(self, s: Empires, pick: i64) -> None:
        if pick != FORGO:
            s.players[self.seat].colonies[KINDS * (pick // REGIONS) + SOLDIER] -= 1
            events.soldier_moved(s, self.seat, pick // REGIONS, pick % REGIONS)
            arrive(s, self.seat, pick % REGIONS, SOLDIER)


class NextExplorer(Step):
    """The next in order with workers in Discovery; a player with the University may go first."""

    __slots__ = ("done", "is_offered")

    def __init__(self, done: i64, is_offered: bool) -> None:
        self.done: i64 = done  # who had the chance to sail, a bit per seat
        self.is_offered: bool = is_offered  # the University, for this turn

    def run(self, s: Empires) -> None:
        first: i64 = EMPTY
        offers: list[Step] = []
        for seat in s.order:
            p = s.players[seat]
            if not (self.done >> seat) & 1 and total(p.expedition):
                if first == EMPTY:
                    first = seat
                elif p.powers[MOVE_TO_FRONT] and not self.is_offered:
                    offers.append(UseUniversity(seat, 1 << ORDER))
        if offers:
            s.then(NextExplorer(self.done, True))
            s.then_each(offers)
        elif first != EMPTY:
            s.then(ChooseTarget(first), NextExplorer(self.done | (1 << first), False))


FIRST_EXPLORER: Final = NextExplorer(0, False)


class NextExpedition(Step):
    """As version 1 of the rules had it: place by place."""

    __slots__ = ("place",)

    def __init__(self, place: i64) -> None:
        self.place: i64 = place  # in player order

    def run(self, s: Empires) -> None:
        if self.place < s.seats:
            s.then(ChooseTarget(s.order[self.place]), NextExpedition(self.place + 1))


class ChooseTarget(Ask):
    """An undiscovered region; the deck once there is none; for Portugal the deck at any time; or stay."""

    __slots__ = ()

    def options(self, s: Empires) -> vec[i64]:
        if not total(s.players[self.seat].expedition):
            return vec[i64]()
        out = undiscovered_regions(s)
        cards = deck_size(s)
        if not len(out) and cards:
            out = append(out, THE_DECK)
        if cards and advantage_owner(s, PORTUGAL) == self.seat:
            out = append(out, PORTUGUESE_ROUTE)
        return append(out, FORGO) if len(out) else out

    def describe(self, s: Empires, pick: i64) -> str:
        if pick == FORGO:
            return "stay"
        if pick == PORTUGUESE_ROUTE:
            return "nation:portugal"
        return "deck" if pick == THE_DECK else region_ref(s, pick)

    def answer(self, s: Empires, pick: i64) -> None:
        if pick != FORGO:
            s.then(ChooseCrew(self.seat, pick, 0, 0))


class ChooseCrew(Ask):
    """How many of one kind of worker go; one worker at least must go in all."""

    __slots__ = ("crew", "kind", "target")

    def __init__(self, seat: i64, target: i64, kind: i64, crew: i64) -> None:
        super().__init__(seat)
        self.target: i64 = target
        self.kind: i64 = kind
        self.crew: i64 = crew

    def options(self, s: Empires) -> vec[i64]:
        waiting = s.players[self.seat].expedition
        out = vec[i64](capacity=waiting[self.kind] + 1)
        first: i64 = 0
        if not self.crew and not total(waiting[self.kind + 1 :]):
            first = 1
        for count in range(first, waiting[self.kind] + 1):
            out = append(out, count)
        return out

    def describe(self, s: Empires, pick: i64) -> str:
        return f"count:{pick}"

    def about(self, s: Empires) -> dict[str, Any]:
        return {"worker": f"worker:{WORKERS[self.kind]}", "value": crew_value(s.players[self.seat], self.crew)}

    def answer(self, s: Empires, pick: i64) -> None:
        crew = self.crew + (pick << (8 * self.kind))
        if self.kind + 1 < KINDS:
            s.then(ChooseCrew(self.seat, self.target, self.kind + 1, crew))
        else:
            set_sail(s, self.seat, self.target, crew)


def crew_value(p: Player, crew: i64) -> i64:
    """Captains count 2, or more with Magellan; everybody else 1."""
    value = ((crew >> (8 * CAPTAIN)) & 255) * (1 + p.powers[RAISE_CAPTAINS])
    for kind in range(i64(KINDS)):
        value += (crew >> (8 * kind)) & 255
    return value


def set_sail(s: Empires, seat: i64, target: i64, crew: i64) -> None:
    """The crew goes to the stock, whatever it finds: one of it may be the colonist who settles."""
    p = s.players[seat]
    for kind in range(i64(KINDS)):
        p.expedition[kind] -= (crew >> (8 * kind)) & 255
    if s.rules.version == 1:
        s.then(CrewHome(seat, crew))
    else:
        come_home(s, seat, crew)
    value = crew_value(p, crew)
    soldiers = (crew >> (8 * SOLDIER)) & 255
    if target < REGIONS:
        events.expedition_sent(s, seat, target, crew)
        meet_natives(s, seat, target, value, soldiers)
    else:
        events.expedition_sent_beyond(s, seat, crew)
        if target == PORTUGUESE_ROUTE:
            use_advantage(s, seat)
        meet_strangers(s, seat, value, soldiers, PORTUGUESE_RESISTANCE if target == PORTUGUESE_ROUTE else -1)


def come_home(s: Empires, seat: i64, crew: i64) -> None:
    for kind in range(i64(KINDS)):
        s.players[seat].stock[kind] += (crew >> (8 * kind)) & 255


class CrewHome(Step):
    """As version 1 of the rules had it: after the discovery."""

    __slots__ = ("crew", "seat")

    def __init__(self, seat: i64, crew: i64) -> None:
        self.seat: i64 = seat
        self.crew: i64 = crew

    def run(self, s: Empires) -> None:
        come_home(s, self.seat, self.crew)
