"""Forts: claim the Point card above, take the top bonus tile, or both."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from farshore.core.agenda import Ask
from farshore.core.bag import Bag, DrawFromBag
from farshore.core.rows import covers, gain, pay
from farshore.games.century_new_world import events
from farshore.games.century_new_world.edition import (
    BONUS_SPACES,
    EXPLORATION,
    FIND_CUBES,
    FIND_SETTLER,
    FORTS,
    LAST_CARD,
    NATIVE_HELP,
    NEW_SETTLERS,
    SPOTS,
    TOOL,
)
from farshore.games.century_new_world.state import EMPTY, Century, Player

CLAIM: Final = 0
LEAVE: Final = 1
BONUS: Final = 2  # and 3 for the second stack, where a fort has two


def can_claim(s: Century, seat: i64, fort: i64) -> bool:
    card = s.slots[fort]
    return card != EMPTY and covers(s.players[seat].cubes, s.edition.cards[card].cost)


def can_take_bonus(s: Century, p: Player, fort: i64) -> bool:
    if len(p.tiles) >= BONUS_SPACES:
        return False
    return s.stack_top[2 * fort] != EMPTY or s.stack_top[2 * fort + 1] != EMPTY


class VisitFort(Ask):
    """Claim the card, take a bonus tile, or both in either order; at least one."""

    __slots__ = ("claimed", "fort", "took")

    def __init__(self, seat: i64, fort: i64, claimed: bool = False, took: bool = False) -> None:
        super().__init__(seat)
        self.fort: i64 = fort
        self.claimed: bool = claimed
        self.took: bool = took

    def options(self, s: Century) -> vec[i64]:
        out = vec[i64](capacity=4)
        if not self.claimed and can_claim(s, self.seat, self.fort):
            out = append(out, CLAIM)
        if self.claimed or self.took:
            out = append(out, LEAVE)
        if not self.took and can_take_bonus(s, s.players[self.seat], self.fort):
            for stack in range(i64(2)):
                if s.stack_top[2 * self.fort + stack] != EMPTY:
                    out = append(out, BONUS + stack)
        return out

    def describe(self, s: Century, pick: i64) -> str:
        if pick == LEAVE:
            return "leave"
        if pick == CLAIM:
            return f"card:{s.edition.cards[s.slots[self.fort]].name}"
        return f"tile:{s.edition.tiles[s.stack_top[2 * self.fort + pick - BONUS]].name}"

    def about(self, s: Century) -> dict[str, Any]:
        """What is done already: nothing, 1 the card, 2 the tile."""
        return {"done": 1 if self.claimed else 2 if self.took else 0}

    def answer(self, s: Century, pick: i64) -> None:
        if pick == CLAIM:
            s.then(VisitFort(self.seat, self.fort, True, self.took))
            claim(s, self.seat, self.fort)
        elif pick != LEAVE:
            s.then(VisitFort(self.seat, self.fort, self.claimed, True))
            take_bonus(s, self.seat, 2 * self.fort + pick - BONUS)


def take_bonus(s: Century, seat: i64, stack: i64) -> None:
    p = s.players[seat]
    tile = s.stack_top[stack]
    p.tiles = append(p.tiles, tile)
    s.stack_top[stack] = EMPTY
    events.bonus_taken(s, seat, tile)
    s.then(TurnUpBonusTile(stack))


class TurnUpBonusTile(DrawFromBag):
    """The next tile of a pile shows itself. Nobody has seen it, so any unseen tile may be it."""

    __slots__ = ("stack",)

    def __init__(self, stack: i64) -> None:
        super().__init__()
        self.stack: i64 = stack

    def run(self, s: Century) -> None:
        if s.stack_left[self.stack]:
            super().run(s)

    def bag(self, s: Century) -> Bag:
        return s.tile_bag

    def describe(self, s: Century, pick: i64) -> str:
        return f"tile:{s.edition.tiles[pick].name}"

    def answer(self, s: Century, pick: i64) -> None:
        s.tile_bag.take(pick)
        s.stack_left[self.stack] -= 1
        s.stack_top[self.stack] = pick


def claim(s: Century, seat: i64, fort: i64) -> None:
    """Pay, take the card, close the gap from the right, have its benefit."""
    p = s.players[seat]
    number = s.slots[fort]
    card = s.edition.cards[number]
    pay(p.cubes, card.cost)
    p.cards = append(p.cards, number)
    events.card_claimed(s, seat, number, card.cost)
    if len(p.cards) == LAST_CARD and not s.ending:
        s.ending = True
        events.last_round_begun(s, seat)
    for i in range(fort, i64(FORTS - 1)):
        s.slots[i] = s.slots[i + 1]
    s.slots[FORTS - 1] = s.next_card
    s.next_card = EMPTY
    if card.kind == EXPLORATION:
        s.then(Explore(seat))
    elif card.kind == NATIVE_HELP:
        p.help[card.circle] += 1
    elif card.kind == TOOL:
        p.tools[4 * card.circle + card.cube] += 1
    elif card.kind == NEW_SETTLERS:
        enlist(s, seat, card.settlers)
    s.then(TurnUpPointCard())


def enlist(s: Century, seat: i64, count: i64) -> None:
    """New settlers, as far as the reserve goes."""
    p = s.players[seat]
    count = min(count, p.reserve)
    p.reserve -= count
    p.home += count
    events.settlers_joined(s, seat, count)


class TurnUpPointCard(DrawFromBag):
    """The deck lies face up: its next card is known to all as soon as the last one leaves."""

    __slots__ = ()

    def bag(self, s: Century) -> Bag:
        return s.deck

    def describe(self, s: Century, pick: i64) -> str:
        return f"card:{s.edition.cards[pick].name}"

    def answer(self, s: Century, pick: i64) -> None:
        s.deck.take(pick)
        s.next_card = pick


class Explore(Ask):
    """Take one exploration tile off the board; the location below is open from now on."""

    __slots__ = ()

    def options(self, s: Century) -> vec[i64]:
        out = vec[i64](capacity=10)
        for spot in range(i64(SPOTS)):
            if s.cover[spot] != EMPTY:
                out = append(out, spot)
        return out

    def describe(self, s: Century, pick: i64) -> str:
        return f"exploration:{s.edition.finds[s.cover[pick]].name}"

    def answer(self, s: Century, pick: i64) -> None:
        p = s.players[self.seat]
        number = s.cover[pick]
        s.cover[pick] = EMPTY
        p.finds = append(p.finds, number)
        events.location_explored(s, self.seat, number, pick)
        tile = s.edition.finds[number]
        if tile.kind == FIND_CUBES:
            gain(p.cubes, tile.gain)
            events.cubes_found(s, self.seat, tile.gain)
        elif tile.kind == FIND_SETTLER:
            enlist(s, self.seat, 1)
