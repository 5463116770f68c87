"""What Consume powers take and give: goods of certain kinds, cards of the hand, chips, and a bet."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from farshore.core.agenda import Ask, Step
from farshore.core.rows import insert_sorted
from farshore.core.sets import PickSet
from farshore.games.race_for_the_galaxy import events
from farshore.games.race_for_the_galaxy.actions import DOUBLE
from farshore.games.race_for_the_galaxy.state import EMPTY, Player, Race
from farshore.games.race_for_the_galaxy.steps.supply import NONE_YET, FromSupply, above_in, discard, spend_good, take

DONE: Final = -1


def goods_left(p: Player) -> i64:
    count: i64 = 0
    for good in p.goods:
        if good != EMPTY:
            count += 1
    return count


def count_goods(s: Race, p: Player, kinds: i64) -> i64:
    """Goods of these kinds, a bit each."""
    count: i64 = 0
    for place in range(i64(len(p.goods))):
        if p.goods[place] != EMPTY and (kinds >> s.card(p.tableau[place]).good) & 1:
            count += 1
    return count


def kinds_from(s: Race, p: Player, place: i64) -> i64:
    """Kinds of the goods that lie there and further right, a bit each."""
    kinds: i64 = 0
    for k in range(place, i64(len(p.goods))):
        if p.goods[k] != EMPTY:
            kinds |= 1 << s.card(p.tableau[k]).good
    return kinds


def count_bits(bits: i64) -> i64:
    count: i64 = 0
    while bits:
        count += bits & 1
        bits >>= 1
    return count


def count_kinds(s: Race, p: Player) -> i64:
    return count_bits(kinds_from(s, p, 0))


def gain_chips(s: Race, seat: i64, chips: i64, by_consuming: bool) -> None:
    """Out of the pool, and beyond it in a last round. The x2 bonus doubles what Consume powers give for goods."""
    p = s.players[seat]
    if by_consuming and p.chose(DOUBLE):
        chips *= 2
    p.chips += chips
    s.pool -= chips
    if chips:
        events.chips_gained(s, seat, chips)


@mypyc_attr(acyclic=True, free_list_len=1)
class SpendGoods(PickSet):
    """Choose the goods that a power takes; of different kinds if it says so."""

    __slots__ = ("above", "different", "kinds", "left", "number")

    def __init__(self, seat: i64, number: i64, kinds: i64, different: bool, left: i64, above: i64 = NONE_YET) -> None:
        super().__init__(seat)
        self.number: i64 = number  # the card whose power it is
        self.kinds: i64 = kinds
        self.different: bool = different
        self.left: i64 = left
        self.above: i64 = above

    def items(self, s: Race) -> vec[i64]:
        p = s.players[self.seat]
        out = vec[i64](capacity=len(p.goods))
        for place in range(self.above + 1, i64(len(p.goods))):
            if p.goods[place] != EMPTY and (self.kinds >> s.card(p.tableau[place]).good) & 1:
                out = append(out, place)
        return out

    def fits(self, s: Race, chosen: vec[i64]) -> bool:
        """The power is used only where there are enough kinds, so any goods of different kinds can be completed."""
        if not super().fits(s, chosen):
            return False
        kinds: i64 = 0
        for place in chosen:
            kinds |= 1 << s.card(s.players[self.seat].tableau[place]).good
        return not self.different or count_bits(kinds) == len(chosen)

    def options(self, s: Race) -> vec[i64]:
        p = s.players[self.seat]
        out = vec[i64](capacity=len(p.goods))
        fitting = count_goods(s, p, self.kinds)
        for place in range(i64(len(p.goods))):
            if p.goods[place] == EMPTY:
                continue
            kind = s.card(p.tableau[place]).good
            if not (self.kinds >> kind) & 1:
                continue
            rest = self.left - 1
            if self.different:
                enough = count_bits(kinds_from(s, p, place) & self.kinds & ~(1 << kind)) >= rest
            else:
                fitting -= 1
                enough = fitting >= rest
            if place > self.above and enough:
                out = append(out, place)
        return out

    def picks_left(self) -> i64:
        return self.left

    def describe(self, s: Race, pick: i64) -> str:
        return f"good:{s.edition.names[s.players[self.seat].tableau[pick]]}"

    def about(self, s: Race) -> dict[str, Any]:
        return {"card": f"card:{s.edition.names[self.number]}"}

    def answer(self, s: Race, pick: i64) -> None:
        kinds = self.kinds
        if self.different:
            kinds &= ~(1 << s.card(s.players[self.seat].tableau[pick]).good)
        spend_good(s, self.seat, pick)
        if self.left > 1:
            s.then(SpendGoods(self.seat, self.number, kinds, self.different, self.left - 1, pick))


@mypyc_attr(acyclic=True, free_list_len=1)
class DiscardForChips(PickSet):
    """Up to a given number of cards from the hand, for chips that are never doubled."""

    __slots__ = ("above", "left", "vp")

    def __init__(self, seat: i64, left: i64, vp: i64, above: i64 = NONE_YET) -> None:
        super().__init__(seat)
        self.left: i64 = left
        self.vp: i64 = vp
        self.above: i64 = above

    def veiled(self, seat: i64) -> Step:
        return self if seat == self.seat else DiscardForChips(self.seat, self.left, self.vp)

    def items(self, s: Race) -> vec[i64]:
        return above_in(s.players[self.seat].hand, self.above)

    def stop(self) -> i64:
        return DONE

    def options(self, s: Race) -> vec[i64]:
        return append(self.items(s), DONE)

    def picks_left(self) -> i64:
        return self.left

    def describe(self, s: Race, pick: i64) -> str:
        return "done" if pick == DONE else f"card:{s.edition.names[pick]}"

    def answer(self, s: Race, pick: i64) -> None:
        if pick == DONE:
            return
        discard(s, self.seat, pick)
        gain_chips(s, self.seat, self.vp, False)
        if self.left > 1:
            s.then(DiscardForChips(self.seat, self.left - 1, self.vp, pick))


class NameNumber(Ask):
    """Gambling World: name a number, then the top card of the supply is turned over."""

    __slots__ = ("highest",)

    def __init__(self, seat: i64, highest: i64) -> None:
        super().__init__(seat)
        self.highest: i64 = highest

    def options(self, s: Race) -> vec[i64]:
        out = vec[i64](capacity=self.highest)
        for number in range(i64(1), self.highest + 1):
            out = append(out, number)
        return out

    def describe(self, s: Race, pick: i64) -> str:
        return f"number:{pick}"

    def about(self, s: Race) -> dict[str, Any]:
        return {"highest": self.highest}

    def answer(self, s: Race, pick: i64) -> None:
        events.number_named(s, self.seat, pick)
        s.then(TurnOver(self.seat, pick))


class TurnOver(FromSupply):
    """A card of that cost or defence goes to the hand, any other to the discards, seen by all."""

    __slots__ = ("named", "player")

    def __init__(self, player: i64, named: i64) -> None:
        super().__init__()
        self.player: i64 = player
        self.named: i64 = named

    def answer(self, s: Race, pick: i64) -> None:
        take(s, pick)
        s.turned = pick
        if s.card(pick).cost == self.named:
            p = s.players[self.player]
            p.hand = insert_sorted(p.hand, pick)
            events.bet_won(s, self.player, pick)
        else:
            s.discards.add(pick)
            events.bet_lost(s, self.player, pick)
