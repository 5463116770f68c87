"""Preparation: start worlds, hands, first goods; the ordinary way, for a first game, or with a choice of worlds."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from farshore.core.agenda import NO_COMMITS, Ask, Step, Together
from farshore.core.bag import Bag, DrawFromBag
from farshore.core.rng import Rng
from farshore.core.rows import insert_sorted
from farshore.games.race_for_the_galaxy import events
from farshore.games.race_for_the_galaxy.edition import FIRST_BASIC_START, Card
from farshore.games.race_for_the_galaxy.state import Race
from farshore.games.race_for_the_galaxy.steps.rounds import ROUND
from farshore.games.race_for_the_galaxy.steps.supply import DISCARD_CHOSEN, ChooseDiscards, Draw, PlaceGood, discard

DEALT: Final = 6
THROWN: Final = 2


class DealStartWorld(DrawFromBag):
    """One of the worlds set apart, face up."""

    __slots__ = ("player",)

    def __init__(self, player: i64) -> None:
        super().__init__()
        self.player: i64 = player

    def bag(self, s: Race) -> Bag:
        return s.deck

    def describe(self, s: Race, pick: i64) -> str:
        return f"card:{s.edition.names[pick]}"

    def answer(self, s: Race, pick: i64) -> None:
        s.deck.take(pick)
        begin_at(s, self.player, pick)
        events.start_world_dealt(s, self.player, pick)


def begin_at(s: Race, seat: i64, number: i64) -> None:
    """A start world is a card of the tableau like any other; the lowest number settles the turn order."""
    p = s.players[seat]
    card = s.card(number)
    p.place(number, card)
    p.wake(card)
    p.start = number
    lowest = s.players[s.first].start
    if lowest < 0 or number < lowest:
        s.first = seat


class OfferStartWorld(DealStartWorld):
    """Face down, one of odd number and then one of even number."""

    __slots__ = ("odd",)

    def __init__(self, player: i64, odd: bool) -> None:
        super().__init__(player)
        self.odd: bool = odd

    def outcomes(self, s: Race) -> list[tuple[i64, i64]]:
        return [(number, weight) for number, weight in s.deck.outcomes() if s.card(number).is_odd() == self.odd]

    def allows(self, s: Race, pick: i64) -> bool:
        return s.deck.has(pick) and s.card(pick).is_odd() == self.odd

    def sample(self, s: Race, rng: Rng) -> i64:
        worlds = self.outcomes(s)
        return worlds[rng.below(len(worlds))][0]

    def answer(self, s: Race, pick: i64) -> None:
        s.deck.take(pick)
        p = s.players[self.player]
        p.drawn = insert_sorted(p.drawn, pick)
        events.start_world_offered(s, self.player, pick)


class FillSupply(Step):
    """Start worlds nobody got are shuffled into the supply; then six cards each."""

    __slots__ = ()

    def run(self, s: Race) -> None:
        s.deck.add_range(i64(len(s.edition.starts)), i64(len(s.edition.cards)))  # start worlds have the first numbers
        s.then_each([Draw(seat, DEALT) for seat in range(s.seats)])


class DealFirstHands(Step):
    """First game: the four cards that bear the number of the player's start world; the rest is the supply."""

    __slots__ = ()

    def run(self, s: Race) -> None:
        cards = s.edition.cards
        hands = [vec[i64]() for _ in range(s.seats + 1)]  # by start world
        before: Card | None = None
        for number in range(i64(len(cards))):
            card = cards[number]
            if 1 <= card.preset <= s.seats and card is not before:
                hands[card.preset] = append(hands[card.preset], number)
            elif not 1 <= card.start <= s.seats and is_in_play(card, False):
                s.deck.add(number)
            before = card  # copies of a card follow each other
        for seat in range(s.seats):
            p = s.players[seat]
            p.hand = hands[s.card(p.start).start]
            for number in p.hand:
                events.card_drawn(s, seat, number)


class DiscardTwo(Step):
    """All look at their cards and discard two, face down and together."""

    __slots__ = ()

    def run(self, s: Race) -> None:
        lanes: list[Ask] = [ChooseDiscards(seat, THROWN) for seat in range(s.seats)]
        s.then(Together(lanes), DISCARD_CHOSEN)


class ChooseStartWorlds(Step):
    """One of two start worlds and two of six cards go, all at once."""

    __slots__ = ()

    def run(self, s: Race) -> None:
        lanes: list[Ask] = [ChooseStartWorld(seat) for seat in range(s.seats)]
        s.then(Together(lanes), RevealStartWorlds())


class ChooseStartWorld(Ask):
    """The pick is the world to keep; the discards follow."""

    __slots__ = ()

    def options(self, s: Race) -> vec[i64]:
        return s.players[self.seat].drawn

    def describe(self, s: Race, pick: i64) -> str:
        return f"card:{s.edition.names[pick]}"

    def answer(self, s: Race, pick: i64) -> None:
        s.commit(self.seat, pick)
        s.then(ChooseDiscards(self.seat, THROWN))


class RevealStartWorlds(Step):
    """The chosen worlds are shown; the others, and two cards each, go to the discards."""

    __slots__ = ()

    def run(self, s: Race) -> None:
        for seat in range(s.seats):
            p = s.players[seat]
            chosen = s.commits[seat]
            begin_at(s, seat, chosen[0])
            events.start_world_chosen(s, seat, chosen[0])
            for number in p.drawn:
                if number != chosen[0]:
                    s.discards.add(number)
            p.drawn = vec[i64]()
            for number in chosen[1:]:
                discard(s, seat, number)
        s.commits = NO_COMMITS


class PlaceFirstGoods(Step):
    """A windfall start world begins with a good, which nobody produced."""

    __slots__ = ()

    def run(self, s: Race) -> None:
        goods: list[Step] = []
        for place in range(s.seats):
            seat = s.in_turn(place)
            if s.card(s.players[seat].start).windfall:
                goods.append(PlaceGood(seat, 0, False))
        s.then(ROUND)
        s.then_each(goods)


def is_in_play(card: Card, with_optional: bool) -> bool:
    """The six optional start worlds stay in the box unless start worlds are chosen."""
    return not card.is_start_world() or card.start >= FIRST_BASIC_START or with_optional


def prepare(s: Race, start: str) -> None:
    """Put the start worlds of this kind of set-up apart, and the rest of the preparation on the agenda."""
    for number in s.edition.starts:
        card = s.card(number)
        if is_in_play(card, start == "choice") and (start != "first-game" or 1 <= card.start <= s.seats):
            s.deck.add(number)
    if start == "dealt":
        s.then(FillSupply(), DiscardTwo(), PlaceFirstGoods())
    elif start == "choice":
        s.then(FillSupply(), ChooseStartWorlds(), PlaceFirstGoods())
    else:
        s.then(DealFirstHands(), PlaceFirstGoods())
    worlds: list[Step] = []
    for seat in range(s.seats):
        if start == "choice":
            worlds.append(OfferStartWorld(seat, True))
            worlds.append(OfferStartWorld(seat, False))
        else:
            worlds.append(DealStartWorld(seat))
    s.then_each(worlds)
