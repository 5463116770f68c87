"""The table: supply, discards, VP chips, and each player's hand and tableau.

In a view all cards its seat cannot see lie in `deck`, and places they were taken from read UNSEEN.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from farshore.core.agenda import State
from farshore.core.bag import Bag
from farshore.core.rng import Rng
from farshore.core.rows import filled, insert_sorted, shifted
from farshore.games.race_for_the_galaxy.actions import SETUP
from farshore.games.race_for_the_galaxy.edition import Card, RaceEdition
from farshore.games.race_for_the_galaxy.powers import GOODS, POWERS

EMPTY: Final = -1  # a world without a good
UNSEEN: Final = -2  # a card whose face the viewer does not know


class Player:
    __slots__ = ("actions", "built", "chips", "drawn", "goods", "hand", "powers", "produced", "start", "tableau",
                 "used")  # fmt: skip

    def __init__(self) -> None:
        self.hand: vec[i64] = vec[i64]()  # sorted
        self.drawn: vec[i64] = vec[i64]()  # sorted; cards looked at, not yet kept
        self.tableau: vec[i64] = vec[i64]()
        self.goods: vec[i64] = vec[i64]()  # by tableau place: the card lying there face down, or EMPTY
        self.start: i64 = EMPTY  # the start world, which settles the turn order
        self.chips: i64 = 0
        self.actions: i64 = 0  # a bit per action revealed last
        self.built: i64 = 0  # a bit per development in the tableau
        self.powers: vec[i64] = vec[i64]()  # sum over the tableau; see powers.py
        self.used: i64 = 0  # a bit per Consume power spent: 2 * tableau place + which of the card's
        self.produced: vec[i64] = vec[i64]()  # goods by kind, this phase

    def clone(self) -> Player:
        twin = Player()
        twin.hand = self.hand[:]
        twin.drawn = self.drawn[:]
        twin.tableau = self.tableau[:]
        twin.goods = self.goods[:]
        twin.start = self.start
        twin.chips = self.chips
        twin.actions = self.actions
        twin.built = self.built
        twin.powers = self.powers[:]
        twin.used = self.used
        twin.produced = self.produced[:]
        return twin

    def chose(self, action: i64) -> bool:
        return (self.actions >> action) & 1 == 1

    def place(self, number: i64, card: Card) -> None:
        """On the table, but its powers sleep until `wake`, after the phase's own business."""
        self.tableau = append(self.tableau, number)
        self.goods = append(self.goods, EMPTY)
        if not card.world:
            self.built |= shifted(1, card.design)

    def wake(self, card: Card) -> None:
        for k in card.row_places:
            self.powers[k] += card.row[k]

    def give_up(self, number: i64, card: Card) -> None:
        """A development leaves the tableau for good, its powers with it."""
        goods = vec[i64](capacity=len(self.goods))
        for place in range(i64(len(self.tableau))):
            if self.tableau[place] != number:
                goods = append(goods, self.goods[place])
        self.tableau = remove(self.tableau, number)
        self.goods = goods
        self.built &= ~shifted(1, card.design)
        for k in card.row_places:
            self.powers[k] -= card.row[k]


class Race(State):
    __slots__ = ("advanced", "deck", "discards", "edition", "first", "in_discards", "players", "pool",
                 "round", "round_cap", "stage", "turned")  # fmt: skip

    def __init__(self, seats: i64, edition: RaceEdition) -> None:
        super().__init__(seats)
        self.edition: RaceEdition = edition
        self.advanced: bool = False  # two action cards each
        self.players: list[Player] = []
        self.deck: Bag = NO_BAG
        self.discards: Bag = NO_BAG
        self.in_discards: i64 = 0  # in a view: how many of the unseen cards in `deck` are really discards
        self.pool: i64 = 0  # VP chips left; below 0 in a last round that asked for more
        self.round: i64 = 0
        self.round_cap: i64 = 0
        self.stage: i64 = SETUP
        self.turned: i64 = EMPTY  # the card last turned over for a bet in this phase
        self.first: i64 = 0  # who holds the lowest start world

    def clone(self) -> Race:
        twin = Race(self.seats, self.edition)
        self.clone_core(twin)
        twin.advanced = self.advanced
        twin.players = [p.clone() for p in self.players]
        twin.deck = self.deck.clone()
        twin.discards = self.discards.clone()
        twin.in_discards = self.in_discards
        twin.pool = self.pool
        twin.round = self.round
        twin.round_cap = self.round_cap
        twin.stage = self.stage
        twin.turned = self.turned
        twin.first = self.first
        return twin

    def in_turn(self, place: i64) -> i64:
        """The seat acting in that place of the turn order."""
        seat = self.first + place
        return seat - self.seats if seat >= self.seats else seat

    def card(self, number: i64) -> Card:
        return self.edition.cards[number]

    def supply_size(self) -> i64:
        """Of the cards in `deck`, in a view, those are not supply that lie elsewhere face down."""
        size = self.deck.size - self.in_discards
        for p in self.players:
            for row in (p.hand, p.drawn, p.goods):
                for number in row:
                    if number == UNSEEN:
                        size -= 1
        return size

    def discards_size(self) -> i64:
        return self.discards.size + self.in_discards

    # --- what a seat may know --------------------------------------------------------------------------
    def hide(self, seat: i64) -> None:
        """Goods, discards, the supply and all other hands are cards nobody here can tell apart."""
        self.in_discards += self.discards.size
        for i in range(self.discards.size):
            self.deck.add(self.discards.items[i])
        self.discards = Bag(len(self.edition.cards))
        for other in range(self.seats):
            p = self.players[other]
            if other != seat:
                p.hand = self.pooled(p.hand)
                p.drawn = self.pooled(p.drawn)
            p.goods = self.pooled(p.goods)
        self.deck.sort()

    def pooled(self, row: vec[i64]) -> vec[i64]:
        """The row with its cards turned over and put among the unseen ones."""
        out = vec[i64](capacity=len(row))
        for number in row:
            if number >= 0:
                self.deck.add(number)
            out = append(out, UNSEEN if number >= 0 else number)
        return out

    def deal(self, seat: i64, rng: Rng) -> None:
        for p in self.players:  # before hands, which may hold start worlds as well
            p.drawn = self.dealt_starts(p.drawn, rng) if self.stage == SETUP else self.dealt(p.drawn, rng)
        for p in self.players:
            p.hand = self.dealt(p.hand, rng)
            goods = vec[i64](capacity=len(p.goods))
            for number in p.goods:
                goods = append(goods, self.any_unseen(rng) if number == UNSEEN else number)
            p.goods = goods
        for _ in range(self.in_discards):
            self.discards.add(self.any_unseen(rng))
        self.in_discards = 0

    def dealt(self, row: vec[i64], rng: Rng) -> vec[i64]:
        out = vec[i64](capacity=len(row))
        for number in row:
            out = insert_sorted(out, self.any_unseen(rng) if number == UNSEEN else number)
        return out

    def dealt_starts(self, row: vec[i64], rng: Rng) -> vec[i64]:
        """A start world of odd number, then one of even number."""
        out = vec[i64](capacity=len(row))
        for i in range(i64(len(row))):
            number = row[i]
            while number == UNSEEN:
                some = self.edition.starts[rng.below(len(self.edition.starts))]
                if self.deck.has(some) and self.edition.cards[some].is_odd() == (i == 0):
                    self.deck.take(some)
                    number = some
            out = insert_sorted(out, number)
        return out

    def any_unseen(self, rng: Rng) -> i64:
        number = self.deck.sample(rng)
        self.deck.take(number)
        return number


NO_BAG: Final = Bag(0)
NO_POWERS: Final[vec[i64]] = filled(POWERS, 0)
NO_GOODS: Final[vec[i64]] = filled(len(GOODS), 0)


def blank(seats: i64, edition: RaceEdition) -> Race:
    """A table with nothing dealt. Also the template for from_wire."""
    s = Race(seats, edition)
    s.deck = edition.no_cards.clone()
    s.discards = edition.no_cards.clone()
    s.pool = 12 * seats
    for _ in range(seats):
        p = Player()
        p.hand = vec[i64](capacity=16)  # room for most hands, so that drawing does not move it
        p.powers = NO_POWERS[:]
        p.produced = NO_GOODS[:]
        s.players.append(p)
    return s
