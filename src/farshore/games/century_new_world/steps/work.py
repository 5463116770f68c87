"""Work: place settlers on one location, push others out, take Tool cubes, do what the location says."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from farshore.core.agenda import Ask
from farshore.core.rows import covers, gain, pay
from farshore.core.sets import PickSet
from farshore.games.century_new_world import events
from farshore.games.century_new_world.edition import COLOURS, FORT, PRODUCTION, TRADE, UPGRADE, Location
from farshore.games.century_new_world.state import EMPTY, NOBODY, Century, Player
from farshore.games.century_new_world.steps.fort import VisitFort, can_take_bonus

BROWN: Final = 3
STOP: Final = 4


def settlers_needed(s: Century, p: Player, spot: i64, place: Location) -> i64:
    """The printed number, or one more than stand there; less one per matching Native Help card."""
    need = place.settlers if s.owner[spot] == NOBODY else s.settlers[spot] + 1
    if place.circle >= 0:
        need -= p.help[place.circle]
    return max(1, need)


def can_use(s: Century, p: Player, spot: i64, place: Location) -> bool:
    """Enough settlers at home, and an action to take: one trade at least, a card to pay for or a tile to take."""
    if settlers_needed(s, p, spot, place) > p.home:
        return False
    if place.kind == TRADE:
        return can_pay(p, place.circle, place.give)
    if place.kind == FORT:
        card = s.slots[place.fort]
        return can_take_bonus(s, p, place.fort) or (
            card != EMPTY and can_pay(p, place.circle, s.edition.cards[card].cost)
        )
    return True


def can_pay(p: Player, circle: i64, price: vec[i64]) -> bool:
    """Counting the cubes that Tool cards for the location's symbol will give first."""
    for colour in range(i64(4)):
        have = p.cubes[colour]
        if circle >= 0:
            have += p.tools[4 * circle + colour]
        if have < price[colour]:
            return False
    return True


def use_tools(s: Century, seat: i64, circle: i64) -> None:
    """Each Tool card for the location's symbol gives its cube, wanted or not, before the action."""
    if circle >= 0:
        p = s.players[seat]
        for colour in range(i64(4)):
            p.cubes[colour] += p.tools[4 * circle + colour]
        events.tools_used(s, seat, circle)


def work(s: Century, seat: i64, spot: i64) -> None:
    p = s.players[seat]
    place = s.location(spot)
    need = settlers_needed(s, p, spot, place)
    owner = s.owner[spot]
    if owner != NOBODY:
        s.players[owner].home += s.settlers[spot]
        events.settlers_displaced(s, seat, owner, spot, s.settlers[spot])
    p.home -= need
    s.owner[spot] = seat
    s.settlers[spot] = need
    events.settlers_placed(s, seat, spot, need)
    use_tools(s, seat, place.circle)
    if place.kind == PRODUCTION:
        gain(p.cubes, place.gain)
        events.produced(s, seat, spot, place.gain)
    elif place.kind == UPGRADE:
        s.then(Upgrade(seat, place.upgrades))
    elif place.kind == TRADE:
        s.then(Trade(seat, spot))
    else:
        s.then(VisitFort(seat, place.fort))


def rest(s: Century, seat: i64) -> None:
    """All settlers come home."""
    back: i64 = 0
    for spot in range(i64(len(s.owner))):
        if s.owner[spot] == seat:
            back += s.settlers[spot]
            s.owner[spot] = NOBODY
            s.settlers[spot] = 0
    s.players[seat].home += back
    events.rested(s, seat, back)


class Upgrade(PickSet):
    """Raise cubes by one level, up to a number of times; a cube that was just raised may rise again."""

    __slots__ = ("left", "lowest")

    def __init__(self, seat: i64, left: i64, lowest: i64 = 0) -> None:
        super().__init__(seat)
        self.left: i64 = left
        self.lowest: i64 = lowest

    def options(self, s: Century) -> vec[i64]:
        out = vec[i64](capacity=4)
        if self.left == 0:
            return out
        cubes = s.players[self.seat].cubes
        for colour in range(self.lowest, i64(BROWN)):
            if cubes[colour]:
                out = append(out, colour)
        return append(out, STOP)

    def items(self, s: Century) -> vec[i64]:
        """Every colour that is there, or can come up from below."""
        cubes = s.players[self.seat].cubes
        out = vec[i64](capacity=BROWN)
        for colour in range(self.lowest, i64(BROWN)):
            if cubes[colour] or len(out):
                out = append(out, colour)
        return out

    def picks_left(self) -> i64:
        return self.left

    def stop(self) -> i64:
        return STOP

    def repeats(self) -> bool:
        return True

    def fits(self, s: Century, chosen: vec[i64]) -> bool:
        """From the lowest colour up, each step must find a cube to raise."""
        cubes = s.players[self.seat].cubes[:]
        for colour in chosen:
            if not self.lowest <= colour < BROWN or cubes[colour] == 0:
                return False
            cubes[colour] -= 1
            cubes[colour + 1] += 1
        return len(chosen) <= self.left

    def describe(self, s: Century, pick: i64) -> str:
        return "stop" if pick == STOP else f"cube:{COLOURS[pick]}"

    def answer(self, s: Century, pick: i64) -> None:
        if pick == STOP:
            return
        cubes = s.players[self.seat].cubes
        cubes[pick] -= 1
        cubes[pick + 1] += 1
        events.cube_upgraded(s, self.seat, pick)
        s.then(Upgrade(self.seat, self.left - 1, pick))


class Trade(Ask):
    """As often as the cubes allow, once at least; the pick is the number of times."""

    __slots__ = ("spot",)

    def __init__(self, seat: i64, spot: i64) -> None:
        super().__init__(seat)
        self.spot: i64 = spot

    def options(self, s: Century) -> vec[i64]:
        place = s.location(self.spot)
        cubes = s.players[self.seat].cubes[:]
        out = vec[i64](capacity=8)
        times: i64 = 0
        while covers(cubes, place.give):
            pay(cubes, place.give)
            gain(cubes, place.gain)
            times += 1
            out = append(out, times)
        return out

    def describe(self, s: Century, pick: i64) -> str:
        return f"times:{pick}"

    def about(self, s: Century) -> dict[str, Any]:
        return {"location": f"location:{s.location(self.spot).name}"}

    def answer(self, s: Century, pick: i64) -> None:
        place = s.location(self.spot)
        cubes = s.players[self.seat].cubes
        for _ in range(pick):
            pay(cubes, place.give)
            gain(cubes, place.gain)
        events.traded(s, self.seat, self.spot, pick, place.give, place.gain)
