"""Where the greedy bot places its workers.

It is asked this more often than anything else, and a rollout of a search asks it a hundred times. Workers of several
kinds are worth the same in most places, so `Places` works out each of them once for a question.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from farshore.core.rows import filled, total
from farshore.games.age_of_discovery.edition import (
    BUILDER,
    CAPTAIN,
    COLONIST,
    KINDS,
    MERCHANT,
    MISSIONARY,
    RAISE_CAPTAINS,
    SOLDIER,
)
from farshore.games.age_of_discovery.state import Empires
from farshore.games.age_of_discovery.steps.buildings import asking_price, price_of
from farshore.games.age_of_discovery.steps.colony import discovered_regions
from farshore.games.age_of_discovery.steps.placement import SPACES, UNIVERSITY
from farshore.games.age_of_discovery.steps.trade import shipping_value
from farshore.games.age_of_discovery.taste import Taste
from farshore.games.age_of_discovery.tracks import (
    BUILDINGS,
    DISCOVERY,
    DOCK,
    GOODS,
    INITIATIVE,
    SHIPPING,
    SHIPS,
    SPECIALIST_OF,
    SPECIALISTS,
    TRACKS,
    TRAINING,
    WARFARE,
    WIDTH,
    kind_of,
    owner_of,
)
from farshore.games.age_of_discovery.venturing import best_conflict, chance_of_success, prize_worth
from farshore.games.age_of_discovery.worth import (
    best_good,
    building_worth,
    dollar,
    landing_worth,
    rounds_left,
    ship_worth,
    specialist_worth,
)

UNKNOWN: Final = -(1 << 40)


class Places:
    """What a worker is worth to a seat, by kind and space, at one moment."""

    __slots__ = ("known", "s", "seat", "taste")

    def __init__(self, taste: Taste, s: Empires, seat: i64) -> None:
        self.taste: Taste = taste
        self.s: Empires = s
        self.seat: i64 = seat
        self.known: vec[i64] = filled(len(TRACKS) * KINDS, UNKNOWN)

    def worth(self, pick: i64) -> i64:
        if pick >= UNIVERSITY:
            return -1  # looks and the University can wait
        kind = pick // SPACES
        space = pick % SPACES
        worth = self.space_worth(kind, space) + self.taste.fondness(space // WIDTH, self.s.age)
        return worth if kind == COLONIST or helps(kind, space // WIDTH) else worth - self.taste.wasted

    def space_worth(self, kind: i64, space: i64) -> i64:
        track = space // WIDTH
        if track == INITIATIVE or track == SPECIALISTS:
            return space_worth(self.taste, self.s, self.seat, kind, space)
        like = like_kind(kind, track)
        at = KINDS * (DOCK if track == SHIPS else track) + like
        if self.known[at] == UNKNOWN:
            self.known[at] = space_worth(self.taste, self.s, self.seat, like, space)
        return self.known[at]


def like_kind(kind: i64, track: i64) -> i64:
    """The first kind that is worth the same on a track."""
    if track == DOCK or track == SHIPS:
        return COLONIST if kind in (CAPTAIN, SOLDIER) else kind
    if track == SHIPPING:
        return CAPTAIN if kind in (CAPTAIN, MERCHANT) else COLONIST
    if track == DISCOVERY:
        return kind if kind in (CAPTAIN, SOLDIER) else COLONIST
    return BUILDER if track == BUILDINGS and kind == BUILDER else COLONIST


def helps(kind: i64, track: i64) -> bool:
    """Does a specialist do more there than a colonist?"""
    if track == DOCK or track == SHIPS:
        return kind != CAPTAIN
    if track == SHIPPING:
        return kind in (CAPTAIN, MERCHANT)
    if track == DISCOVERY:
        return kind in (CAPTAIN, SOLDIER)
    return track == BUILDINGS and kind == BUILDER


def space_worth(taste: Taste, s: Empires, seat: i64, kind: i64, space: i64) -> i64:
    track = space // WIDTH
    p = s.players[seat]
    if track == DOCK or track == SHIPS:
        return dock_worth(taste, s, seat, kind)
    if track == GOODS:
        return best_good(taste, s, p, len(s.goods_track))
    if track == SHIPPING:
        return shipping_worth(taste, s, seat, kind)
    if track == BUILDINGS:
        return market_worth(taste, s, seat, kind)
    if track == DISCOVERY:
        return crew_member_worth(taste, s, seat, kind)
    if track == SPECIALISTS:
        return slot_worth(taste, s, seat, space % WIDTH)
    if track == WARFARE:
        return best_conflict(taste, s, seat) * taste.war // 100
    assert track == INITIATIVE
    late: i64 = 0
    while s.order[late] != seat:
        late += 1
    return (space + 1) * dollar(taste, s) + (taste.first + taste.much_first * late if rounds_left(s) > 1 else 0)


def dock_worth(taste: Taste, s: Empires, seat: i64, kind: i64) -> i64:
    """The best place to land, a little less for every own worker already on the way."""
    best: i64 = 0
    for region in discovered_regions(s, 0):
        best = max(best, landing_worth(taste, s, seat, region, kind))
    waiting: i64 = 0
    for worker in s.dock:
        waiting += 1 if owner_of(worker) == seat else 0
    return best + (60 if kind in (MISSIONARY, BUILDER) else 0) - 15 * waiting


def shipping_worth(taste: Taste, s: Empires, seat: i64, kind: i64) -> i64:
    """Only a lead counts, and it may be lost again."""
    mine = shipping_value(s.players[seat])
    rival: i64 = 0
    for other in range(s.seats):
        if other != seat:
            rival = max(rival, shipping_value(s.players[other]))
    after = mine + (2 if kind in (CAPTAIN, MERCHANT) else 1)
    if not s.ship or mine > rival or after <= rival:
        return 10
    return ship_worth(taste, s, s.players[seat]) * 2 // 3


def market_worth(taste: Taste, s: Empires, seat: i64, kind: i64) -> i64:
    """The best building that will be left, if the money reaches; earlier workers take the better ones."""
    money = s.players[seat].money
    ahead: i64 = 0
    for worker in s.building_track:
        if owner_of(worker) == seat:
            money -= asking_price(s, kind_of(worker))
        ahead += 1
    worths: list[i64] = []
    for building in s.market:
        price = price_of(s, building, kind)
        if price <= money:
            worths.append(building_worth(taste, s, seat, building) - price * dollar(taste, s))
    worths.sort()
    last = i64(len(worths)) - 1 - ahead
    return max(worths[last], 0) if last >= 0 else 0


def crew_member_worth(taste: Taste, s: Empires, seat: i64, kind: i64) -> i64:
    """How much one more worker raises the chance of the next expedition, and a share of later ones."""
    p = s.players[seat]
    value: i64 = 0
    for k in range(i64(KINDS)):
        value += p.expedition[k] * (2 + p.powers[RAISE_CAPTAINS] if k == CAPTAIN else 1)
    more = 2 + p.powers[RAISE_CAPTAINS] if kind == CAPTAIN else 1
    prize = prize_worth(taste, s) + (2 * dollar(taste, s) if kind == SOLDIER else 0)
    now = prize * (chance_of_success(s, seat, value + more) - chance_of_success(s, seat, value)) // 100
    later = prize * more * taste.crew // 100 if rounds_left(s) > 1 and value < 5 else 0
    return max(now, later) if total(p.available) > 1 or value else now


def slot_worth(taste: Taste, s: Empires, seat: i64, slot: i64) -> i64:
    if slot == TRAINING:
        price = 5 * dollar(taste, s)
        return specialist_worth(taste, s, CAPTAIN) - price if s.players[seat].money >= 5 else 0
    return specialist_worth(taste, s, SPECIALIST_OF[slot])
