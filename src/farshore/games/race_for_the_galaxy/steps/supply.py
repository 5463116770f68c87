"""Cards coming and going: draws by Nature, goods, payments and discards (rulebook: cards, chips, end of the round)."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, remove, vec
from mypy_extensions import i64, mypyc_attr

from farshore.core.agenda import NO_COMMITS, Ask, Step, Together, pose_to_nature
from farshore.core.bag import Bag, DrawFromBag
from farshore.core.rng import Rng
from farshore.core.rows import insert_sorted, next_of_subset
from farshore.core.sets import PickSet
from farshore.games.race_for_the_galaxy import events
from farshore.games.race_for_the_galaxy.actions import DISCARDING, MOST_SEATS
from farshore.games.race_for_the_galaxy.state import EMPTY, Race

NONE_YET: Final = -1


@mypyc_attr(acyclic=True)
class FromSupply(DrawFromBag):
    """Nature turns over one card of the supply, renewed if need be; with no card left anywhere nothing happens."""

    __slots__ = ()

    def run(self, s: Race) -> None:
        if s.deck.size == 0:
            renew_supply(s)
        if s.deck.size:
            pose_to_nature(s, self)

    def bag(self, s: Race) -> Bag:
        return s.deck

    def sample(self, s: Race, rng: Rng) -> i64:
        return s.deck.sample(rng)

    def describe(self, s: Race, pick: i64) -> str:
        return f"card:{s.edition.names[pick]}"


def take(s: Race, number: i64) -> None:
    """Out of the supply, which is renewed the moment it runs out."""
    s.deck.take(number)
    if s.deck.size == 0:
        renew_supply(s)


def renew_supply(s: Race) -> None:
    s.deck, s.discards = s.discards, s.deck
    if s.deck.size:
        events.supply_renewed(s)


@mypyc_attr(acyclic=True, free_list_len=1)
class Draw(FromSupply):
    """To the hand, one card at a time."""

    __slots__ = ("count", "player")

    def __init__(self, player: i64, count: i64) -> None:
        super().__init__()
        self.player: i64 = player
        self.count: i64 = count

    def answer(self, s: Race, pick: i64) -> None:
        take(s, pick)
        p = s.players[self.player]
        p.hand = insert_sorted(p.hand, pick)
        events.card_drawn(s, self.player, pick)
        if self.count > 1:
            draw(self.player, self.count - 1).run(s)


def draw(player: i64, count: i64) -> Draw:
    """Steps never change once made, so those of every round are made once."""
    return DRAWS[player][count] if count < MOST_MADE else Draw(player, count)


MOST_MADE: Final = 16
DRAWS: Final[list[list[Draw]]] = [[Draw(seat, count) for count in range(MOST_MADE)] for seat in range(MOST_SEATS)]


@mypyc_attr(acyclic=True, free_list_len=1)
class PlaceGood(FromSupply):
    """A card, unseen by all, lies on the world; `produced` if the Produce phase put it there."""

    __slots__ = ("place", "player", "produced")

    def __init__(self, player: i64, place: i64, produced: bool) -> None:
        super().__init__()
        self.player: i64 = player
        self.place: i64 = place
        self.produced: bool = produced

    def answer(self, s: Race, pick: i64) -> None:
        take(s, pick)
        p = s.players[self.player]
        world = p.tableau[self.place]
        p.goods[self.place] = pick
        events.good_placed(s, self.player, world)
        if self.produced:
            card = s.card(world)
            p.produced[card.good] += 1
            if card.produce_draw:
                s.then(draw(self.player, card.produce_draw))


def spend_good(s: Race, seat: i64, place: i64) -> None:
    p = s.players[seat]
    s.discards.add(p.goods[place])
    p.goods[place] = EMPTY


def above_in(row: vec[i64], above: i64) -> vec[i64]:
    """The part of a sorted row that comes after the last pick."""
    out = vec[i64](capacity=len(row))
    for number in row:
        if number > above:
            out = append(out, number)
    return out


def discard(s: Race, seat: i64, number: i64) -> None:
    p = s.players[seat]
    p.hand = remove(p.hand, number)
    s.discards.add(number)
    events.card_discarded(s, seat, number)


@mypyc_attr(acyclic=True, free_list_len=1)
class Pay(PickSet):
    """Discard cards from the hand to pay for the card that was placed."""

    __slots__ = ("above", "left", "number")

    def __init__(self, seat: i64, number: i64, left: i64, above: i64 = NONE_YET) -> None:
        super().__init__(seat)
        self.number: i64 = number
        self.left: i64 = left
        self.above: i64 = above

    def veiled(self, seat: i64) -> Step:
        return self if seat == self.seat else Pay(self.seat, self.number, self.left)

    def items(self, s: Race) -> vec[i64]:
        return above_in(s.players[self.seat].hand, self.above)

    def options(self, s: Race) -> vec[i64]:
        return next_of_subset(s.players[self.seat].hand, self.above, self.left)

    def picks_left(self) -> i64:
        return self.left

    def describe(self, s: Race, pick: i64) -> str:
        return f"card:{s.edition.names[pick]}"

    def about(self, s: Race) -> dict[str, Any]:
        return {"card": f"card:{s.edition.names[self.number]}"}

    def answer(self, s: Race, pick: i64) -> None:
        discard(s, self.seat, pick)
        if self.left > 1:
            s.then(Pay(self.seat, self.number, self.left - 1, pick))


@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseDiscards(PickSet):
    """Discard cards from the hand, in a lane: nothing leaves a hand before all have chosen."""

    __slots__ = ("above", "left")

    def __init__(self, seat: i64, left: i64, above: i64 = NONE_YET) -> None:
        super().__init__(seat)
        self.left: i64 = left
        self.above: i64 = above

    def items(self, s: Race) -> vec[i64]:
        return above_in(s.players[self.seat].hand, self.above)

    def options(self, s: Race) -> vec[i64]:
        return next_of_subset(s.players[self.seat].hand, self.above, self.left)

    def picks_left(self) -> i64:
        return self.left

    def describe(self, s: Race, pick: i64) -> str:
        return f"card:{s.edition.names[pick]}"

    def about(self, s: Race) -> dict[str, Any]:
        return {"hand": len(s.players[self.seat].hand)}

    def answer(self, s: Race, pick: i64) -> None:
        s.commit(self.seat, pick)
        if self.left > 1:
            s.then(ChooseDiscards(self.seat, self.left - 1, pick))


class DiscardChosen(Step):
    __slots__ = ()

    def run(self, s: Race) -> None:
        for seat in range(s.seats):
            for number in s.commits[seat]:
                discard(s, seat, number)
        s.commits = NO_COMMITS


DISCARD_CHOSEN: Final = DiscardChosen()


class DiscardDownTo(Step):
    """All at once, face down: to the limit of the hand at the end of a round."""

    __slots__ = ("limit",)

    def __init__(self, limit: i64) -> None:
        self.limit: i64 = limit

    def run(self, s: Race) -> None:
        most: i64 = 0
        for p in s.players:
            most = max(most, i64(len(p.hand)))
        if most <= self.limit:
            return
        lanes: list[Ask] = []
        for seat in range(s.seats):
            surplus = len(s.players[seat].hand) - self.limit
            if surplus > 0:
                lanes.append(ChooseDiscards(seat, surplus))
        s.stage = DISCARDING
        events.phase_begun(s)
        s.then(Together(lanes), DISCARD_CHOSEN)
