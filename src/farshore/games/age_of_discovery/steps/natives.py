"""What an expedition finds: natives on the map, other peoples beyond it. Success pays, a failure is seen by all.

Free discoveries (New World Cartography, Spain) meet no resistance and earn no booty for soldiers.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from farshore.core.agenda import Ask
from farshore.games.age_of_discovery import events
from farshore.games.age_of_discovery.edition import (
    COLONIST,
    DISCOVER_FREELY,
    LOWER_RESISTANCE,
    SOLDIER,
    WORKERS,
)
from farshore.games.age_of_discovery.state import DISCOVERED, EMPTY, FACE_DOWN, PUBLIC, Empires
from farshore.games.age_of_discovery.steps.advantage import use_advantage
from farshore.games.age_of_discovery.steps.colony import region_ref, undiscovered_regions
from farshore.games.age_of_discovery.steps.face_down import DrawCard, DrawToken, shuffle, take_up_lowest
from farshore.games.age_of_discovery.steps.supply import FORGO, earn, recruit

FREE: Final = -1  # value of a crew that meets no resistance


def meet_natives(s: Empires, seat: i64, region: i64, value: i64, soldiers: i64, settler: i64 = COLONIST) -> None:
    """The token shows itself, by luck if nobody has settled yet which one lies there."""
    if s.token[region] == FACE_DOWN:
        s.then(RevealToken(seat, region, value, soldiers, settler))
    else:
        encounter(s, seat, region, value, soldiers, settler)


class RevealToken(DrawToken):
    """Any token nobody has seen may be the one in this region."""

    __slots__ = ("by", "region", "settler", "soldiers", "value")

    def __init__(self, by: i64, region: i64, value: i64, soldiers: i64, settler: i64) -> None:
        super().__init__()
        self.by: i64 = by
        self.region: i64 = region
        self.value: i64 = value
        self.soldiers: i64 = soldiers
        self.settler: i64 = settler

    def answer(self, s: Empires, pick: i64) -> None:
        s.token_bag.take(pick)
        s.token[self.region] = pick
        encounter(s, self.by, self.region, self.value, self.soldiers, self.settler)


def encounter(s: Empires, seat: i64, region: i64, value: i64, soldiers: i64, settler: i64) -> None:
    number = s.token[region]
    token = s.edition.tokens[number]
    p = s.players[seat]
    s.token_seen[region] = PUBLIC
    if value != FREE and value < token.resistance - p.powers[LOWER_RESISTANCE]:
        events.expedition_failed(s, seat, region, number, token.resistance)
        if s.settings.no_survivors:
            replace_token(s, region)
        return
    money = token.plunder + token.booty * soldiers
    p.tokens = append(p.tokens, number)
    s.token[region] = DISCOVERED
    earn(s, seat, money)
    events.region_discovered(s, seat, region, number, token.points, money)
    recruit(s, seat, settler, region)


def replace_token(s: Empires, region: i64) -> None:
    """No survivors: the token leaves the game and one from the box takes its place, while there is one."""
    on_map: i64 = 0
    for token in s.token:
        on_map += 1 if token == FACE_DOWN else 0
    if s.token_bag.size > on_map:
        s.token[region] = FACE_DOWN
        s.token_seen[region] = 0
        if s.settings.advanced:
            s.then(TurnUpToken(region))


class TurnUpToken(DrawToken):
    """Advanced reconnaissance: the token of a region lies face up."""

    __slots__ = ("region",)

    def __init__(self, region: i64) -> None:
        super().__init__()
        self.region: i64 = region

    def answer(self, s: Empires, pick: i64) -> None:
        s.token_bag.take(pick)
        s.token[self.region] = pick
        s.token_seen[self.region] = PUBLIC


def meet_strangers(s: Empires, seat: i64, value: i64, soldiers: i64, resistance: i64) -> None:
    """The top card of the deck, at its own resistance unless another one is given."""
    if s.top_card == EMPTY and not s.deck.size:
        take_up_lowest(s)
    if s.top_card == EMPTY:
        s.then(RevealCard(seat, value, soldiers, resistance))
    else:
        card = s.top_card
        s.top_card = EMPTY
        s.top_seen = 0
        venture(s, seat, card, value, soldiers, resistance)


class RevealCard(DrawCard):
    __slots__ = ("by", "resistance", "soldiers", "value")

    def __init__(self, by: i64, value: i64, soldiers: i64, resistance: i64) -> None:
        super().__init__()
        self.by: i64 = by
        self.value: i64 = value
        self.soldiers: i64 = soldiers
        self.resistance: i64 = resistance

    def answer(self, s: Empires, pick: i64) -> None:
        s.deck.take(pick)
        venture(s, self.by, pick, self.value, self.soldiers, self.resistance)


def venture(s: Empires, seat: i64, number: i64, value: i64, soldiers: i64, resistance: i64) -> None:
    """A card that resists is shuffled back, and what anybody knew of the deck is worthless."""
    card = s.edition.cards[number]
    p = s.players[seat]
    s.last_card = number
    if resistance < 0:
        resistance = card.resistance
    if value < resistance - p.powers[LOWER_RESISTANCE]:
        events.venture_failed(s, seat, number, resistance)
        s.deck.add(number)
        shuffle(s)
        return
    money = card.plunder + card.booty * soldiers
    p.cards = append(p.cards, number)
    earn(s, seat, money)
    events.venture_succeeded(s, seat, number, card.points, money)


class DiscoverFreely(Ask):
    """Any region, with natives or without; its settler is a colonist, Spain's a soldier."""

    __slots__ = ("settler",)

    def __init__(self, seat: i64, settler: i64) -> None:
        super().__init__(seat)
        self.settler: i64 = settler

    def options(self, s: Empires) -> vec[i64]:
        out = undiscovered_regions(s)
        return append(out, FORGO) if len(out) else out

    def describe(self, s: Empires, pick: i64) -> str:
        if pick == FORGO:
            return "forgo" if self.settler == SOLDIER else "later"
        return region_ref(s, pick)

    def about(self, s: Empires) -> dict[str, Any]:
        return {"worker": f"worker:{WORKERS[self.settler]}"}

    def answer(self, s: Empires, pick: i64) -> None:
        if pick == FORGO:
            if self.settler == SOLDIER:  # Spain's chance does not come back
                s.players[self.seat].advantage = 0
            return
        if self.settler == SOLDIER:
            use_advantage(s, self.seat)
        else:
            s.players[self.seat].powers[DISCOVER_FREELY] = 0
        meet_natives(s, self.seat, pick, FREE, 0, self.settler)
