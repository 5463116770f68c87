"""A small game with every kind of secret, for trying the kit on: dealt hands, lanes, a face-down discard.

Each seat is dealt three cards; one is put away face down; then twice all play a card at once, and the higher wins.
"""

from __future__ import annotations

import sys
from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from farshore.core.agenda import EVERYONE, Ask, State, Step, Together, all_but
from farshore.core.bag import Bag, DrawFromBag
from farshore.core.edition import Edition
from farshore.core.errors import BrokenLaw
from farshore.core.game import Case, Game, Outcome, rank
from farshore.core.rng import Rng
from farshore.core.rows import insert_sorted
from farshore.core.space import Actions, Observation

CARDS = 9
HAND = 3


class HighCard(State):
    __slots__ = ("away", "deck", "hands", "sizes", "unseen", "won")

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.deck = Bag(CARDS)
        self.hands: list[vec[i64]] = [vec[i64]() for _ in range(seats)]
        self.away: vec[i64] = vec[i64]()  # face down, by seat of who put it there
        self.won: vec[i64] = vec[i64]([0] * seats)
        self.unseen: vec[i64] = vec[i64]()  # of a view: what the viewer cannot tell apart
        self.sizes: vec[i64] = vec[i64]()  # of a view: how many each hand holds, then how many lie face down

    def clone(self) -> HighCard:
        twin = type(self)(self.seats)
        self.clone_core(twin)
        twin.deck = self.deck.clone()
        twin.hands = [hand[:] for hand in self.hands]
        twin.away = self.away[:]
        twin.won = self.won[:]
        twin.unseen = self.unseen[:]
        twin.sizes = self.sizes[:]
        return twin

    def hide(self, seat: i64) -> None:
        if len(self.sizes):
            return  # a view already
        self.sizes = vec[i64]([*(len(hand) for hand in self.hands), len(self.away)])
        hidden = [card for other, hand in enumerate(self.hands) if other != seat for card in hand]
        hidden += [card for other, card in enumerate(self.away) if other != seat]
        hidden += [self.deck.items[i] for i in range(self.deck.size)]
        self.unseen = vec[i64](sorted(hidden))
        self.deck = Bag(CARDS)
        self.hands = [hand if other == seat else vec[i64]() for other, hand in enumerate(self.hands)]
        self.away = vec[i64]([card if other == seat else -1 for other, card in enumerate(self.away)])

    def deal(self, seat: i64, rng: Rng) -> None:
        pool = list(self.unseen)

        def some() -> int:
            return pool.pop(rng.below(len(pool)))

        self.hands = [
            hand if other == seat else vec[i64](sorted(some() for _ in range(self.sizes[other])))
            for other, hand in enumerate(self.hands)
        ]
        self.away = vec[i64]([some() if card < 0 else card for card in self.away])
        for card in pool:
            self.deck.add(card)
        self.unseen = self.sizes = vec[i64]()


class Deal(DrawFromBag):
    __slots__ = ("dealt",)

    def __init__(self, dealt: i64) -> None:
        super().__init__()
        self.dealt: i64 = dealt

    def bag(self, s: HighCard) -> Bag:
        return s.deck

    def describe(self, s: HighCard, pick: i64) -> str:
        return f"card:{pick}"

    def answer(self, s: HighCard, pick: i64) -> None:
        seat = self.dealt % s.seats
        s.deck.take(pick)
        s.hands[seat] = insert_sorted(s.hands[seat], pick)
        if s.log is not None:
            s.log.append(("card-drawn", (seat, pick), seat))
            s.log.append(("cards-drawn", (seat, 1), all_but(seat)))
        if self.dealt + 1 < HAND * s.seats:
            s.then(Deal(self.dealt + 1))


class PutAway(Ask):
    __slots__ = ()

    def options(self, s: HighCard) -> vec[i64]:
        return s.hands[self.seat]

    def describe(self, s: HighCard, pick: i64) -> str:
        return f"card:{pick}"

    def answer(self, s: HighCard, pick: i64) -> None:
        s.hands[self.seat] = without(s.hands[self.seat], pick)
        s.away = append(s.away, pick)
        if s.log is not None:
            s.log.append(("put-away", (self.seat,), EVERYONE))


class PlayCard(Ask):
    __slots__ = ()

    def options(self, s: HighCard) -> vec[i64]:
        return s.hands[self.seat]

    def describe(self, s: HighCard, pick: i64) -> str:
        return f"card:{pick}"

    def answer(self, s: HighCard, pick: i64) -> None:
        s.commit(self.seat, pick)


class Reveal(Step):
    __slots__ = ("turn",)

    def __init__(self, turn: i64) -> None:
        self.turn: i64 = turn

    def run(self, s: HighCard) -> None:
        played = [commit[0] for commit in s.commits]
        for seat, card in enumerate(played):
            s.hands[seat] = without(s.hands[seat], card)
            if s.log is not None:
                s.log.append(("revealed", (seat, card), EVERYONE))
        s.won[played.index(max(played))] += 1
        s.commits = []
        if self.turn == 0:
            s.then(Together([PlayCard(seat) for seat in range(s.seats)]), Reveal(1))


def without(row: vec[i64], x: int) -> vec[i64]:
    return vec[i64]([y for y in row if y != x])


class Seen(Observation):
    """What a seat knows: its cards, the card it put away, what it plays now, and which cards it has not seen yet."""

    def __init__(self) -> None:
        super().__init__()
        add = self.layout.add
        self.hand, self.away, self.played = add("own.hand", CARDS), add("own.away", CARDS), add("own.played", CARDS)
        self.unseen = add("unseen", CARDS)
        self.won = add("won", 2, scale=2)
        self.others = add("seat1.hand", 1, scale=HAND)
        self.others_away = add("seat1.away")
        self.question = add("question", 2)

    def write(self, s: HighCard, seat: i64, ask: Ask | None, out: vec[i16], at: i64) -> None:
        other = 1 - seat
        known = [*s.hands[seat], *(card for k, card in enumerate(s.away) if k == seat)]
        for card in s.hands[seat]:
            out[at + self.hand + card] = 1
        for card in list(s.commits[seat]) if s.lanes else []:
            out[at + self.played + card] = 1
        for card in s.away[seat : seat + 1]:
            out[at + self.away + card] = 1
        shown = s.unseen if len(s.sizes) else hidden(s, known)
        for card in shown:
            out[at + self.unseen + card] = 1
        out[at + self.won], out[at + self.won + 1] = i16(s.won[seat]), i16(s.won[other])
        out[at + self.others] = i16(s.sizes[other] if len(s.sizes) else i64(len(s.hands[other])))
        out[at + self.others_away] = int((s.sizes[s.seats] if len(s.sizes) else len(s.away)) > other)
        if ask is not None:
            out[at + self.question + isinstance(ask, PlayCard)] = 1


def hidden(s: HighCard, known: list[int]) -> list[int]:
    lying = [card for hand in s.hands for card in hand] + list(s.away) + list(s.deck.items[: s.deck.size])
    return [card for card in lying if card not in known]


class HighCardGame(Game):
    name = "high_card"
    rules_version = 1
    seats = (2, 2)
    package = "tests.testing"
    chapters = (sys.modules[__name__],)
    cases = (Case(2),)
    table: type[HighCard] = HighCard

    def __init__(self) -> None:
        super().__init__()
        self.events = {
            "card-drawn": "seat card",
            "cards-drawn": "seat count:number",
            "put-away": "seat",
            "revealed": "seat card",
        }
        self.refs = {"card": lambda s, card: str(card)}

    def edition(self, name: str = "standard") -> Edition:
        return Edition(name, "", {})

    def blank(self, seats: int, variants: dict[str, str], edition: Edition) -> HighCard:
        return self.table(seats)

    def prepare(self, s: HighCard, variants: dict[str, str]) -> None:
        for card in range(CARDS):
            s.deck.add(card)
        s.then(Together([PlayCard(seat) for seat in range(s.seats)]), Reveal(0))
        for seat in reversed(range(s.seats)):
            s.then(PutAway(seat))
        s.then(Deal(0))

    def outcome(self, s: HighCard) -> Outcome:
        return rank([{"won": n} for n in s.won], [() for _ in s.won])

    def tallies(self, s: HighCard, seat: int) -> dict[str, int]:
        return {"won": s.won[seat]}

    def picture(self, seen: HighCard) -> dict[str, Any]:
        return {"hands": [list(hand) for hand in seen.hands], "away": list(seen.away)}

    def progress(self, s: HighCard) -> dict[str, int | str]:
        return {"won": sum(s.won)}

    def observation(self, blank: HighCard) -> Observation:
        return Seen()

    def actions(self, blank: HighCard) -> Actions:
        return Actions({PutAway: range(CARDS), PlayCard: range(CARDS)})

    def laws(self, s: HighCard) -> None:
        cards = [card for hand in s.hands for card in hand] + list(s.away)
        if len(set(cards)) != len(cards) or any(s.deck.has(card) for card in cards):
            raise BrokenLaw("a card is in two places")
