"""A readable heuristic: every option has a worth (see `worth`), and the best one is taken."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from farshore.core.agenda import Ask
from farshore.core.policy import Policy
from farshore.core.rng import Rng
from farshore.core.rows import filled
from farshore.games.age_of_discovery.edition import COLONIST, KINDS, REGIONS, SOLDIER
from farshore.games.age_of_discovery.income import trade_income
from farshore.games.age_of_discovery.placing import Places
from farshore.games.age_of_discovery.state import Empires
from farshore.games.age_of_discovery.steps.buildings import BuyBuilding, price_of
from farshore.games.age_of_discovery.steps.decrees import SEATS, SendSoldiers, SettleColonist, SettleColony
from farshore.games.age_of_discovery.steps.discovery import ChooseCrew, ChooseTarget
from farshore.games.age_of_discovery.steps.dock import ArrangeDock, EmptyPrisons, LandWorker
from farshore.games.age_of_discovery.steps.enterprise import GOODS, Migrate, MigrateCount, PayInKind, SellGood, Smuggle
from farshore.games.age_of_discovery.steps.nations import Bid, ChooseNation
from farshore.games.age_of_discovery.steps.natives import DiscoverFreely
from farshore.games.age_of_discovery.steps.placement import PlaceWorker
from farshore.games.age_of_discovery.steps.plague import KeepWorker, LoseWorker, StrikeColony, StrikeCount
from farshore.games.age_of_discovery.steps.reset import BuyPoints
from farshore.games.age_of_discovery.steps.specialists import ReplaceWorker
from farshore.games.age_of_discovery.steps.supply import FORGO, ChooseSpecialist, ChooseSpecialists
from farshore.games.age_of_discovery.steps.trade import TakeGood
from farshore.games.age_of_discovery.steps.warfare import DeclareConflict, Strike, StrikeBack
from farshore.games.age_of_discovery.taste import Taste
from farshore.games.age_of_discovery.tracks import kind_of, owner_of
from farshore.games.age_of_discovery.venturing import conflict_worth, crew_worth, target_worth
from farshore.games.age_of_discovery.worth import (
    POINT,
    arrival_worth,
    building_worth,
    dollar,
    good_worth,
    income_worth,
    landing_worth,
    region_worth,
    rounds_left,
    specialist_worth,
)

NOTHING: Final = 0
HIGHEST_BID: Final = 4
LIKED_NATIONS: Final = (2, 6, 5, 4, 3, 3)  # in the order of NATIONS


class Greedy(Policy):
    def __init__(self, weights: dict[str, int] | None = None) -> None:
        self.taste: Taste = Taste(weights or {})

    def needs_view(self) -> bool:
        return True

    def pick(self, seen: Empires, ask: Ask, options: vec[i64], rng: Rng) -> i64:
        best = options[0]
        highest: i64 = -1_000_000
        worths = self.worths(seen, ask, options)
        for k in range(i64(len(options))):
            worth = worths[k] * 16 + rng.below(16)  # ties at random
            if worth > highest:
                highest = worth
                best = options[k]
        return best

    def worths(self, seen: Empires, ask: Ask, options: vec[i64]) -> vec[i64]:
        found = filled(len(options), 0)
        places = Places(self.taste, seen, ask.seat) if isinstance(ask, PlaceWorker) else None
        for k in range(i64(len(options))):
            found[k] = worth_of(self.taste, seen, ask, options[k]) if places is None else places.worth(options[k])
        return found


def worth_of(taste: Taste, s: Empires, ask: Ask, pick: i64) -> i64:
    """Hundredths of a point; doing nothing is worth nothing."""
    if isinstance(ask, ChooseTarget):
        return target_worth(taste, s, ask.seat, pick)
    if isinstance(ask, ChooseCrew):
        return crew_worth(s, ask, pick)
    if isinstance(ask, DeclareConflict):
        return conflict_worth(taste, s, ask.seat, pick)
    if isinstance(ask, (Bid, ChooseNation, EmptyPrisons, ReplaceWorker, ArrangeDock)):
        return nation_worth(taste, s, ask, pick)
    if isinstance(ask, (Smuggle, PayInKind, SellGood, BuyPoints)):
        return bargain_worth(taste, s, ask, pick)
    return NOTHING if pick == FORGO else gain_worth(taste, s, ask, pick)


def gain_worth(taste: Taste, s: Empires, ask: Ask, pick: i64) -> i64:
    """Things to have, or places to be."""
    if isinstance(ask, TakeGood):
        return good_worth(taste, s, s.players[ask.seat], pick)
    if isinstance(ask, BuyBuilding):
        return building_worth(taste, s, ask.seat, pick) - price_of(s, pick, ask.worker) * dollar(taste, s)
    if isinstance(ask, ChooseSpecialist):
        return specialist_worth(taste, s, pick) - ask.price * dollar(taste, s)
    if isinstance(ask, ChooseSpecialists):
        return specialist_worth(taste, s, pick)
    return settling_worth(taste, s, ask, pick)


def settling_worth(taste: Taste, s: Empires, ask: Ask, pick: i64) -> i64:
    """Everything that moves workers on the map."""
    seat = ask.seat
    if isinstance(ask, LandWorker):
        return landing_worth(taste, s, seat, pick, kind_of(s.dock[0]))
    if isinstance(ask, (SettleColonist, SettleColony)):
        return arrival_worth(taste, s, seat, pick, COLONIST, 1 if isinstance(ask, SettleColonist) else 2)
    if isinstance(ask, SendSoldiers):
        return arrival_worth(taste, s, seat, pick, SOLDIER, ask.count)
    if isinstance(ask, Migrate):
        return migration_worth(taste, s, seat, pick // REGIONS, pick % REGIONS)
    if isinstance(ask, (MigrateCount, StrikeCount, KeepWorker, Strike, StrikeBack)):
        return pick + 1
    if isinstance(ask, LoseWorker):
        return KINDS - pick
    if isinstance(ask, StrikeColony):
        return strike_worth(taste, s, seat, pick // SEATS, pick % SEATS)
    if isinstance(ask, DiscoverFreely):
        return s.edition.tokens[s.token[pick]].points * POINT if s.token[pick] >= 0 else 5 * POINT
    return 1  # use whatever is offered


def migration_worth(taste: Taste, s: Empires, seat: i64, start: i64, end: i64) -> i64:
    colonies = s.players[seat].colonies
    count = min(colonies[KINDS * start + COLONIST], i64(2))
    before = region_worth(taste, s, seat, start) + region_worth(taste, s, seat, end)
    colonies[KINDS * start + COLONIST] -= count
    colonies[KINDS * end + COLONIST] += count
    after = region_worth(taste, s, seat, start) + region_worth(taste, s, seat, end)
    colonies[KINDS * start + COLONIST] += count
    colonies[KINDS * end + COLONIST] -= count
    return after - before - 50


def strike_worth(taste: Taste, s: Empires, seat: i64, region: i64, victim: i64) -> i64:
    if victim == seat:
        return -POINT
    colonies = s.players[victim].colonies
    count = min(colonies[KINDS * region + COLONIST], i64(3))
    before = region_worth(taste, s, seat, region)
    colonies[KINDS * region + COLONIST] -= count
    after = region_worth(taste, s, seat, region)
    colonies[KINDS * region + COLONIST] += count
    return after - before + 10 * count


def nation_worth(taste: Taste, s: Empires, ask: Ask, pick: i64) -> i64:
    if isinstance(ask, Bid):
        if pick == FORGO:
            return 0 if ask.price < HIGHEST_BID else POINT
        return POINT - pick
    if pick == FORGO:
        return 1 if isinstance(ask, ArrangeDock) else 0
    if isinstance(ask, ChooseNation):
        return LIKED_NATIONS[pick]
    if isinstance(ask, EmptyPrisons):
        return 1 if s.age_ends() else -1
    if isinstance(ask, ReplaceWorker):
        mine = owner_of(s.specialists[pick // KINDS]) == ask.seat
        return POINT - pick % KINDS if not mine and rounds_left(s) > 1 else -POINT
    return 0


def bargain_worth(taste: Taste, s: Empires, ask: Ask, pick: i64) -> i64:
    p = s.players[ask.seat]
    if isinstance(ask, BuyPoints):
        price = s.edition.ages[s.age].point
        spare = p.money - pick * price
        keep = 0 if rounds_left(s) == 1 else s.edition.ages[s.age + 1].building if price > 1 else 4
        return pick * POINT - (1_000_000 if spare < keep and pick else 0)
    if isinstance(ask, Smuggle):
        return 0 if pick == FORGO else good_worth(taste, s, p, pick % GOODS) - 60
    if isinstance(ask, PayInKind):
        now = trade_income(p.goods, p.ships)
        p.goods[pick] -= 1
        less = now - trade_income(p.goods, p.ships)
        p.goods[pick] += 1
        return -income_worth(taste, s, less) - 20 * p.goods[pick]
    return 1 if pick == FORGO else 0
