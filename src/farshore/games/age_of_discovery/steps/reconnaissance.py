"""Reconnaissance, a variant: on your turn, pay to look at a face-down discovery in private."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from farshore.core.agenda import Ask
from farshore.games.age_of_discovery import events
from farshore.games.age_of_discovery.edition import REGIONS
from farshore.games.age_of_discovery.state import DISCOVERED, EMPTY, FACE_DOWN, Empires, has_seen
from farshore.games.age_of_discovery.steps.colony import undiscovered_regions
from farshore.games.age_of_discovery.steps.face_down import DrawCard, DrawToken, deck_size, take_up_lowest
from farshore.games.age_of_discovery.steps.supply import spend

THE_DECK: Final = REGIONS  # where to look, besides regions
ON_TOP: Final = 0
UNDER: Final = 1


def places_to_look(s: Empires, seat: i64) -> vec[i64]:
    """Face-down tokens this seat has not seen, and the top of the deck; or that only when all regions are discovered.

    A card may be looked at again: its place on top or under the deck is chosen again.
    """
    out = vec[i64](capacity=REGIONS)
    if not s.settings.looks or s.players[seat].money < s.edition.ages[s.age].look:
        return out
    for region in range(i64(REGIONS)):
        if s.token[region] != DISCOVERED and not has_seen(s.token_seen[region], seat):
            out = append(out, region)
    if deck_size(s) and (s.rules.looks_at_deck or not len(undiscovered_regions(s))):
        out = append(out, THE_DECK)
    return out


def look(s: Empires, seat: i64, place: i64) -> None:
    price = s.edition.ages[s.age].look
    spend(s, seat, price)
    if place == THE_DECK:
        events.paid_to_look_at_deck(s, seat, price)
        if s.top_card != EMPTY:
            see_card(s, seat)
        elif s.deck.size:
            s.then(PeekCard(seat))
        else:
            take_up_lowest(s)
            see_card(s, seat)
        return
    events.paid_to_look(s, seat, place, price)
    if s.token[place] == FACE_DOWN:
        s.then(PeekToken(seat, place))
    else:
        see_token(s, seat, place)


def see_token(s: Empires, seat: i64, region: i64) -> None:
    s.token_seen[region] |= 1 << seat
    token = s.edition.tokens[s.token[region]]
    events.token_seen(s, seat, region, s.token[region], token.resistance, token.points)


def see_card(s: Empires, seat: i64) -> None:
    s.top_seen |= 1 << seat
    card = s.edition.cards[s.top_card]
    events.card_seen(s, seat, s.top_card, card.resistance, card.points)
    s.then(ReturnCard(seat))


class PeekToken(DrawToken):
    """What lies face down in a region: any token nobody has seen."""

    __slots__ = ("by", "region")

    def __init__(self, by: i64, region: i64) -> None:
        super().__init__()
        self.by: i64 = by
        self.region: i64 = region

    def answer(self, s: Empires, pick: i64) -> None:
        s.token_bag.take(pick)
        s.token[self.region] = pick
        see_token(s, self.by, self.region)


class PeekCard(DrawCard):
    """What lies on top of the discovery deck."""

    __slots__ = ("by",)

    def __init__(self, by: i64) -> None:
        super().__init__()
        self.by: i64 = by

    def answer(self, s: Empires, pick: i64) -> None:
        s.deck.take(pick)
        s.top_card = pick
        s.top_seen = 0
        see_card(s, self.by)


class ReturnCard(Ask):
    """The card goes back face down, on top of the deck or under it."""

    __slots__ = ()

    def options(self, s: Empires) -> vec[i64]:
        return vec[i64]([ON_TOP, UNDER])

    def describe(self, s: Empires, pick: i64) -> str:
        return "under" if pick == UNDER else "top"

    def about(self, s: Empires) -> dict[str, Any]:
        return {"card": f"card:{s.edition.cards[s.top_card].name}"} if s.top_card != EMPTY else {}

    def answer(self, s: Empires, pick: i64) -> None:
        if pick == UNDER:
            s.under = append(s.under, s.top_card)
            s.under_seen = append(s.under_seen, s.top_seen)
            s.top_card = EMPTY
            s.top_seen = 0
            events.card_put_under(s, self.seat)
        else:
            events.card_put_back(s, self.seat)
