"""Phase I, Explore: all draw, then all choose together what to keep."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from farshore.core.agenda import NO_COMMITS, NOTHING, Ask, Step, Together
from farshore.core.rows import insert_sorted, next_of_subset
from farshore.core.sets import PickSet
from farshore.games.race_for_the_galaxy import events
from farshore.games.race_for_the_galaxy.actions import EXPLORE_FIVE, EXPLORE_ONE, EXPLORING, MOST_SEATS
from farshore.games.race_for_the_galaxy.powers import EXPLORE_DRAW, EXPLORE_KEEP
from farshore.games.race_for_the_galaxy.state import Player, Race
from farshore.games.race_for_the_galaxy.steps.supply import MOST_MADE, NONE_YET, FromSupply, above_in, take


def cards_to_see(p: Player) -> i64:
    n = 2 + p.powers[EXPLORE_DRAW]
    if p.chose(EXPLORE_FIVE):
        n += 5
    if p.chose(EXPLORE_ONE):
        n += 1
    return n


def cards_to_keep(p: Player) -> i64:
    n = 1 + p.powers[EXPLORE_KEEP]
    if p.chose(EXPLORE_ONE):
        n += 1
    return n


class Explore(Step):
    """Everybody draws before anybody discards."""

    __slots__ = ()

    def run(self, s: Race) -> None:
        s.stage = EXPLORING
        events.phase_begun(s)
        s.then(CHOOSE_KEPT, KEEP_CHOSEN)
        for place in range(s.seats - 1, -1, -1):  # what is put last on the agenda comes first
            seat = s.in_turn(place)
            p = s.players[seat]
            count = cards_to_see(p)
            p.drawn = vec[i64](capacity=count)
            s.then(look(seat, count))


@mypyc_attr(acyclic=True, free_list_len=1)
class Look(FromSupply):
    """A card to choose from; it is not in the hand yet."""

    __slots__ = ("count", "player")

    def __init__(self, player: i64, count: i64) -> None:
        super().__init__()
        self.player: i64 = player
        self.count: i64 = count

    def answer(self, s: Race, pick: i64) -> None:
        take(s, pick)
        p = s.players[self.player]
        p.drawn = insert_sorted(p.drawn, pick)
        events.card_seen(s, self.player, pick)
        if self.count > 1:
            look(self.player, self.count - 1).run(s)


def look(player: i64, count: i64) -> Look:
    """Steps never change once made, so those of every round are made once."""
    return LOOKS[player][count] if count < MOST_MADE else Look(player, count)


LOOKS: Final[list[list[Look]]] = [[Look(seat, count) for count in range(MOST_MADE)] for seat in range(MOST_SEATS)]


class ChooseKept(Step):
    """A player who may keep all the cards seen has no choice to make."""

    __slots__ = ()

    def run(self, s: Race) -> None:
        lanes: list[Ask] = []
        for seat in range(s.seats):
            p = s.players[seat]
            keep = cards_to_keep(p)
            if keep < len(p.drawn):
                lanes.append(KEEPS[seat][keep] if keep < MOST_MADE else Keep(seat, keep))
        if lanes:
            s.then(Together(lanes))


@mypyc_attr(acyclic=True, free_list_len=1)
class Keep(PickSet):
    """Which of the cards just drawn to keep; only these may be discarded."""

    __slots__ = ("above", "left")

    def __init__(self, seat: i64, left: i64, above: i64 = NONE_YET) -> None:
        super().__init__(seat)
        self.left: i64 = left
        self.above: i64 = above

    def items(self, s: Race) -> vec[i64]:
        return above_in(s.players[self.seat].drawn, self.above)

    def options(self, s: Race) -> vec[i64]:
        return next_of_subset(s.players[self.seat].drawn, self.above, self.left)

    def picks_left(self) -> i64:
        return self.left

    def describe(self, s: Race, pick: i64) -> str:
        return f"card:{s.edition.names[pick]}"

    def about(self, s: Race) -> dict[str, Any]:
        return {"seen": len(s.players[self.seat].drawn)}

    def answer(self, s: Race, pick: i64) -> None:
        s.commit(self.seat, pick)
        if self.left > 1:
            s.then(Keep(self.seat, self.left - 1, pick))


class KeepChosen(Step):
    """All discard at once."""

    __slots__ = ()

    def run(self, s: Race) -> None:
        for seat in range(s.seats):
            p = s.players[seat]
            chosen = s.commits[seat] if s.commits else NOTHING
            if len(chosen) == 0:
                chosen = p.drawn
            kept: i64 = 0  # so far; both rows are sorted
            for number in p.drawn:
                if kept < len(chosen) and chosen[kept] == number:
                    kept += 1
                    p.hand = insert_sorted(p.hand, number)
                    events.card_kept(s, seat, number)
                else:
                    s.discards.add(number)
            events.cards_kept(s, seat, kept, len(p.drawn) - kept)
            p.drawn = NOTHING
        s.commits = NO_COMMITS


KEEPS: Final[list[list[Keep]]] = [[Keep(seat, left) for left in range(MOST_MADE)] for seat in range(MOST_SEATS)]
CHOOSE_KEPT: Final = ChooseKept()
KEEP_CHOSEN: Final = KeepChosen()
EXPLORE: Final = Explore()
