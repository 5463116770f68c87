"""What lies face down: tokens on the map and in the box, cards of the discovery deck.

Which one lies where is settled when somebody looks. A deck somebody has looked into has a known top card and known
cards under it; all others are in the bag, in no order.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from farshore.core.bag import Bag, DrawFromBag
from farshore.games.age_of_discovery.state import EMPTY, Empires


class DrawToken(DrawFromBag):
    """Any token nobody has seen."""

    __slots__ = ()

    def bag(self, s: Empires) -> Bag:
        return s.token_bag

    def describe(self, s: Empires, pick: i64) -> str:
        return f"token:{s.edition.tokens[pick].name}"


class DrawCard(DrawFromBag):
    """Any card nobody has seen: the top of a deck nobody has looked into."""

    __slots__ = ()

    def bag(self, s: Empires) -> Bag:
        return s.deck

    def describe(self, s: Empires, pick: i64) -> str:
        return f"card:{s.edition.cards[pick].name}"


def deck_size(s: Empires) -> i64:
    """Cards in the deck, seen or not. In a view hidden cards lie in the bag."""
    size = s.deck.size + (1 if s.top_card != EMPTY else 0)
    for card in s.under:
        size += 1 if card != EMPTY else 0
    return size


def take_up_lowest(s: Empires) -> None:
    """Nothing but cards put under the deck is left: the first of them is now on top."""
    s.top_card = s.under[0]
    s.top_seen = s.under_seen[0]
    s.under = s.under[1:]
    s.under_seen = s.under_seen[1:]


def shuffle(s: Empires) -> None:
    """Every card is anywhere again."""
    if s.top_card != EMPTY:
        s.deck.add(s.top_card)
    for card in s.under:
        s.deck.add(card)
    s.top_card = EMPTY
    s.top_seen = 0
    s.under = vec[i64]()
    s.under_seen = vec[i64]()
    s.deck.sort()
