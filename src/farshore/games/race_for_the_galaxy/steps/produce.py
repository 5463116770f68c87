"""Phase V, Produce: production worlds, then windfall worlds, then cards.

Players may use powers in any order, but every order gives less than this one, which is kept for them: production
worlds, powers for one kind of windfall, the bonus, powers for any windfall, plain draws. One case is a real choice
and is asked: a power that takes a card of the hand, or first the powers that draw by what was produced so far.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from farshore.core.agenda import NOTHING, Ask, Step
from farshore.core.rows import shifted
from farshore.games.race_for_the_galaxy import events
from farshore.games.race_for_the_galaxy.actions import MOST_SEATS, PRODUCE, PRODUCING
from farshore.games.race_for_the_galaxy.powers import (
    ANY_KIND,
    DRAW_IF_MOST,
    DRAW_PER_GOOD,
    DRAW_PER_KIND,
    DRAW_PER_WORLD,
    NO_GOOD,
    PRODUCE_DRAW,
    WINDFALL_ANY,
    WINDFALL_FOR,
    WINDFALL_FOR_CARD,
)
from farshore.games.race_for_the_galaxy.state import EMPTY, Player, Race
from farshore.games.race_for_the_galaxy.steps.payment import with_power
from farshore.games.race_for_the_galaxy.steps.supply import PlaceGood, discard, draw

DECLINE: Final = -1
COUNTED: Final = 5  # draws by goods of the four kinds, and by different kinds
FIRST_DRAW: Final = -2  # picks downwards from here: use that draw now
KINDS_BY_VALUE: Final[vec[i64]] = vec[i64]([3, 2, 1, 0])  # the most valuable goods first


class Produce(Step):
    __slots__ = ()

    def run(self, s: Race) -> None:
        s.stage = PRODUCING
        events.phase_begun(s)
        for p in s.players:
            for kind in range(i64(4)):
                p.produced[kind] = 0
        s.then(DRAW_FOR_MOST)
        s.then_each(TURNS[s.seats][s.first])


@mypyc_attr(acyclic=True, free_list_len=1)
class ProduceGoods(Step):
    """Everywhere a good can and must be produced."""

    __slots__ = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, s: Race) -> None:
        p = s.players[self.seat]
        cards, tableau, goods, powers = s.edition.cards, p.tableau, p.goods, p.powers
        windfalls = powers[WINDFALL_ANY]
        if p.chose(PRODUCE):
            windfalls += 1
        for _k in range(windfalls):  # what is put last on the agenda comes first, the worlds from left to right
            s.then(ProduceWindfall(self.seat, ANY_KIND))
        for kind in range(i64(4)):  # the most valuable goods first
            for _k in range(powers[WINDFALL_FOR + kind]):
                s.then(ProduceWindfall(self.seat, 1 << kind))
        for place in range(i64(len(tableau)) - 1, -1, -1):
            if goods[place] == EMPTY:
                card = cards[tableau[place]]
                if card.good != NO_GOOD and not card.windfall:
                    s.then(PlaceGood(self.seat, place, True))


def empty_windfalls(s: Race, p: Player, kinds: i64) -> vec[i64]:
    out = NOTHING  # few have one
    cards, tableau, goods = s.edition.cards, p.tableau, p.goods
    for place in range(i64(len(tableau))):
        if goods[place] == EMPTY:
            card = cards[tableau[place]]
            if card.windfall and (kinds >> card.good) & 1:
                out = append(out, place)
    return out


@mypyc_attr(acyclic=True, free_list_len=1)
class ProduceWindfall(Ask):
    """One good on a windfall world without a good, of a given kind or any."""

    __slots__ = ("kinds",)

    def __init__(self, seat: i64, kinds: i64) -> None:
        super().__init__(seat)
        self.kinds: i64 = kinds

    def options(self, s: Race) -> vec[i64]:
        return empty_windfalls(s, s.players[self.seat], self.kinds)

    def describe(self, s: Race, pick: i64) -> str:
        return f"card:{s.edition.names[s.players[self.seat].tableau[pick]]}"

    def answer(self, s: Race, pick: i64) -> None:
        s.then(PlaceGood(self.seat, pick, True))


def counted_draw(p: Player, which: i64) -> i64:
    """Cards for the goods produced so far: of one kind, or for different kinds."""
    if which < 4:
        return p.powers[DRAW_PER_GOOD + which] * p.produced[which]
    kinds: i64 = 0
    for kind in range(i64(4)):
        if p.produced[kind]:
            kinds += 1
    return p.powers[DRAW_PER_KIND] * kinds


@mypyc_attr(acyclic=True, free_list_len=1)
class DrawForProduce(Step):
    """Plain draws, then those that count what was produced."""

    __slots__ = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, s: Race) -> None:
        p = s.players[self.seat]
        draws = p.powers[PRODUCE_DRAW]
        for number in p.tableau:
            good = s.card(number).good
            if good != NO_GOOD:
                draws += p.powers[DRAW_PER_WORLD + good]
        if p.powers[WINDFALL_FOR_CARD]:
            s.then(ProduceForCard(self.seat, 0))
        elif draws:
            s.then(DrawByProduced(self.seat, 0))
        else:  # nothing comes before it, so it need not wait
            DrawByProduced(self.seat, 0).run(s)
        if draws:
            s.then(draw(self.seat, draws))


@mypyc_attr(acyclic=True, free_list_len=1)
class DrawByProduced(Step):
    """All draws that count goods, but those in `used`, a bit each."""

    __slots__ = ("seat", "used")

    def __init__(self, seat: i64, used: i64) -> None:
        self.seat: i64 = seat
        self.used: i64 = used

    def run(self, s: Race) -> None:
        p = s.players[self.seat]
        draws: i64 = 0
        for which in range(i64(COUNTED)):
            if not (self.used >> which) & 1:
                draws += counted_draw(p, which)
        if draws:
            s.then(draw(self.seat, draws))


class ProduceForCard(Ask):
    """May discard a card of the hand for a good on a windfall world.

    Draws that count goods may be used before, for what is produced so far, even if that is nothing.
    """

    __slots__ = ("used",)

    def __init__(self, seat: i64, used: i64) -> None:
        super().__init__(seat)
        self.used: i64 = used

    def options(self, s: Race) -> vec[i64]:
        p = s.players[self.seat]
        out = vec[i64](capacity=len(p.hand) + COUNTED + 1)
        if len(empty_windfalls(s, p, ANY_KIND)) and self.has_card_to_come(p):
            for number in p.hand:
                out = append(out, number)
            for which in range(i64(COUNTED)):
                if p.powers[power_of(which)] and not (self.used >> which) & 1:
                    out = append(out, FIRST_DRAW - which)
        return append(out, DECLINE)

    def has_card_to_come(self, p: Player) -> bool:
        """Is there a card to discard, or one to be drawn first? If not, the order of powers changes nothing."""
        if len(p.hand) > 0:
            return True
        for which in range(i64(COUNTED)):
            if counted_draw(p, which) and not (self.used >> which) & 1:
                return True
        return False

    def describe(self, s: Race, pick: i64) -> str:
        if pick == DECLINE:
            return "decline"
        if pick > DECLINE:
            return f"card:{s.edition.names[pick]}"
        return f"card:{s.edition.names[with_power(s, s.players[self.seat], power_of(FIRST_DRAW - pick))]} draw"

    def answer(self, s: Race, pick: i64) -> None:
        if pick == DECLINE:
            s.then(DrawByProduced(self.seat, self.used))
        elif pick > DECLINE:
            discard(s, self.seat, pick)
            s.then(ProduceWindfall(self.seat, ANY_KIND), DrawByProduced(self.seat, self.used))
        else:
            which = FIRST_DRAW - pick
            draws = counted_draw(s.players[self.seat], which)
            s.then(ProduceForCard(self.seat, self.used | shifted(1, which)))
            if draws:
                s.then(draw(self.seat, draws))


def power_of(which: i64) -> i64:
    return DRAW_PER_GOOD + which if which < 4 else DRAW_PER_KIND


class DrawForMost(Step):
    """When all have produced: cards for the player who produced more goods of a kind than everybody else."""

    __slots__ = ()

    def run(self, s: Race) -> None:
        found: list[Step] = []
        for place in range(s.seats):
            seat = s.in_turn(place)
            p = s.players[seat]
            for kind in KINDS_BY_VALUE:
                draws = p.powers[DRAW_IF_MOST + kind]
                if draws and has_most(s, seat, kind):
                    events.most_produced(s, seat, kind)
                    found.append(draw(seat, draws))
        s.then_each(found)


def has_most(s: Race, seat: i64, kind: i64) -> bool:
    for other in range(s.seats):
        if other != seat and s.players[other].produced[kind] >= s.players[seat].produced[kind]:
            return False
    return True


def turns(seats: i64, first: i64) -> list[Step]:
    steps: list[Step] = []
    for place in range(seats):
        seat = (first + place) % seats
        steps += [ProduceGoods(seat), DrawForProduce(seat)]
    return steps


# Steps never change once made, so those of every round are made once.
TURNS: Final[list[list[list[Step]]]] = [
    [turns(seats, first) for first in range(seats)] for seats in range(MOST_SEATS + 1)
]
DRAW_FOR_MOST: Final = DrawForMost()
PRODUCE_PHASE: Final = Produce()
