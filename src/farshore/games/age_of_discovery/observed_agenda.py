"""The agenda's part of an observation: the open question with all its arguments, and what waits behind it.

A question writes its arguments into cells that all questions share: which question it is tells what they mean. Of the
steps that wait, most have no arguments and are counted; the others have cells of their own. The order in which steps
wait follows from the rules, so it need not be told.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64

from farshore.core.agenda import Step
from farshore.core.space import Layout
from farshore.games.age_of_discovery.edition import KINDS, REGIONS
from farshore.games.age_of_discovery.observed_cells import ahead, put_mask, put_packed
from farshore.games.age_of_discovery.observed_question import QuestionPart
from farshore.games.age_of_discovery.state import SLOTS, Empires
from farshore.games.age_of_discovery.steps.benefit_order import BuildingBenefits, ChooseBenefit
from farshore.games.age_of_discovery.steps.benefits import UseBuilding
from farshore.games.age_of_discovery.steps.buildings import BuyFirst, NextPurchase, ResolveBuildings
from farshore.games.age_of_discovery.steps.decrees import LoseToken, RewriteHistory, SettleColony
from farshore.games.age_of_discovery.steps.discovery import (
    CrewHome,
    NextExpedition,
    NextExplorer,
    ResolveDiscovery,
    RideOut,
)
from farshore.games.age_of_discovery.steps.dock import LandFirst, LandNext, OfferPrisons, ResolveDock
from farshore.games.age_of_discovery.steps.nations import DealNation, OfferConquest, OpenAuction
from farshore.games.age_of_discovery.steps.natives import TurnUpToken
from farshore.games.age_of_discovery.steps.placement import NextPlacement, PlaceWorker
from farshore.games.age_of_discovery.steps.plague import ChooseWorker
from farshore.games.age_of_discovery.steps.reset import (
    BuyPoints,
    DiscardGoods,
    GainColonists,
    RenewMarket,
    ResetBoard,
    ScoreNewWorld,
    TurnUpBuilding,
)
from farshore.games.age_of_discovery.steps.rounds import (
    EndRound,
    NextRound,
    PayInitiative,
    ReceiveIncome,
    Reorder,
    ResolveEvents,
    StartRound,
)
from farshore.games.age_of_discovery.steps.setup import (
    AUCTION,
    RANDOM,
    DealLastAge,
    DealOrder,
    DrawRegionGood,
    FirstMarket,
    HandOutMoney,
)
from farshore.games.age_of_discovery.steps.specialists import (
    CountScholars,
    NextSlot,
    OfferRenaissance,
    ResolveSpecialists,
)
from farshore.games.age_of_discovery.steps.supply import ChooseSpecialist, DrawGoodFor, ExchangeSpecialist, OfferGood
from farshore.games.age_of_discovery.steps.trade import (
    AwardShip,
    NextTrade,
    OfferDutchShip,
    OfferFurTrade,
    OfferTieBreak,
    ResolveShipping,
    ResolveTradeGoods,
    TradeFirst,
)
from farshore.games.age_of_discovery.steps.university import OfferUniversity, UseUniversity
from farshore.games.age_of_discovery.steps.warfare import Battle, FightFirst, NextConflict, ResolveWarfare
from farshore.games.age_of_discovery.tracks import TRACKS

PLAIN: tuple[type[Step], ...] = (
    AwardShip, BuyFirst, CountScholars, DealOrder, DiscardGoods, EndRound, FightFirst, FirstMarket, GainColonists,
    LandFirst, LandNext, NextConflict, NextPurchase, NextRound, NextTrade, OfferConquest, OfferDutchShip,
    OfferFurTrade, OfferGood, OfferPrisons, OfferRenaissance, OfferTieBreak, PayInitiative, ReceiveIncome, RenewMarket,
    Reorder, ResetBoard, ResolveBuildings, ResolveDiscovery, ResolveDock, ResolveEvents, ResolveShipping,
    ResolveSpecialists, ResolveTradeGoods, ResolveWarfare, ScoreNewWorld, StartRound, TradeFirst, TurnUpBuilding,
)  # fmt: skip  # steps that wait and have no arguments


class AgendaPart:
    def __init__(self, layout: Layout, blank: Empires) -> None:
        n = blank.seats
        self.seats: i64 = n
        self.question = QuestionPart(layout, blank)
        self.plain: dict[type[Step], int] = {cls: k for k, cls in enumerate(PLAIN)}
        self.waiting: i64 = layout.add("waiting.plain", len(PLAIN))
        # whose it is: a bit per seat and kind of step
        self.placed: i64 = layout.add("waiting.next-placement", 1 + n)
        self.place_worker: i64 = layout.add("waiting.place-worker", n)
        self.university: i64 = layout.add("waiting.use-university", n)
        self.ride_out: i64 = layout.add("waiting.ride-out", n)
        self.buy_points: i64 = layout.add("waiting.buy-points", n)
        self.draws: i64 = layout.add("waiting.draw-good-for", n)
        self.losers: i64 = layout.add("waiting.lose-token", n)
        self.thief: i64 = layout.add("waiting.lose-token.thief", n)
        # and what else there is to know of them
        self.tracks: i64 = layout.add("waiting.university-tracks", len(TRACKS))
        self.explorers: i64 = layout.add("waiting.next-explorer", 2 + n)
        self.chooser: i64 = layout.add("waiting.choose-benefit", n)
        self.slot: i64 = layout.add("waiting.next-slot", SLOTS)
        self.exchange_seat: i64 = layout.add("waiting.exchange-specialist", n)
        self.exchange: i64 = layout.add("waiting.exchange-specialist.kind-to", KINDS * (REGIONS + 2))
        self.attacker: i64 = layout.add("waiting.battle.attacker", n)
        self.defender: i64 = layout.add("waiting.battle.defender", n)
        self.battles: i64 = layout.add("waiting.battle.region", REGIONS)
        self.plague: i64 = layout.add("waiting.plague", REGIONS * n)
        self.settlers: i64 = layout.add("waiting.settle-colony", n, 2)
        self.benefits: i64 = layout.add("waiting.building-benefits", n)
        self.buildings: i64 = layout.add("waiting.use-building", len(blank.edition.buildings))
        self.money: i64 = layout.add("waiting.hand-out-money", 2)
        self.last_age: i64 = layout.add("waiting.deal-last-age", 2, 10)
        self.turn_up: i64 = layout.add("waiting.turn-up-token", REGIONS)
        self.region_goods: i64 = layout.add("waiting.draw-region-good", REGIONS)
        if blank.rules.nations == AUCTION:
            self.auction: i64 = layout.add("waiting.open-auction", n)
            self.last_bid: i64 = layout.add("waiting.open-auction.last", 1, 10)
        if blank.rules.nations == RANDOM:
            self.nations: i64 = layout.add("waiting.deal-nation", n)
        self.specialist: i64 = layout.add("waiting.choose-specialist", n + 2, 2)
        if blank.rules.version == 1:
            self.add_first_version(layout)

    def add_first_version(self, layout: Layout) -> None:
        """Steps that wait only under version 1 of the rules."""
        n = self.seats
        self.expedition: i64 = layout.add("waiting.next-expedition", n)
        self.crew_seat: i64 = layout.add("waiting.crew-home", n)
        self.crew: i64 = layout.add("waiting.crew-home.crew", KINDS, 4)
        self.history: i64 = layout.add("waiting.rewrite-history", n)
        self.history_left: i64 = layout.add("waiting.rewrite-history.left", 1, 2)
        self.history_above: i64 = layout.add("waiting.rewrite-history.above", n)

    def write(self, s: Empires, seat: i64, out: vec[i16], at: i64) -> None:
        agenda = s.agenda
        ask = agenda.asking
        if ask is not None:
            self.question.write(ask, seat, out, at)
        for i in range(agenda.depth):
            step = agenda.steps[i]
            plain = self.plain.get(type(step))
            if plain is not None:
                out[at + self.waiting + plain] += 1
            else:
                self.put_step(step, seat, out, at)

    def put_step(self, step: Step, seat: i64, out: vec[i16], at: i64) -> None:
        """Of the placement and the events; those of other chapters are left to `put_late_step`."""
        n = self.seats
        if isinstance(step, NextPlacement):
            out[at + self.placed] = 1
            put_mask(out, at + self.placed + 1, step.placed, seat, n)
        elif isinstance(step, PlaceWorker):
            out[at + self.place_worker + ahead(step.seat, seat, n)] = 1
        elif isinstance(step, NextExplorer):
            out[at + self.explorers] = 1
            out[at + self.explorers + 1] = 1 if step.is_offered else 0
            put_mask(out, at + self.explorers + 2, step.done, seat, n)
        elif isinstance(step, NextSlot):
            out[at + self.slot + step.slot] = 1
        elif isinstance(step, OfferUniversity):
            put_mask(out, at + self.tracks, step.tracks, 0, len(TRACKS))
        elif isinstance(step, RideOut):
            out[at + self.ride_out + ahead(step.seat, seat, n)] = 1
        elif isinstance(step, Battle):
            out[at + self.attacker + ahead(step.attacker, seat, n)] = 1
            out[at + self.defender + ahead(step.defender, seat, n)] = 1
            out[at + self.battles + step.region] = 1
        elif isinstance(step, BuildingBenefits):
            out[at + self.benefits + step.place] = 1
        elif isinstance(step, UseBuilding):
            out[at + self.buildings + step.building] = 1
        elif isinstance(step, ChooseBenefit):
            out[at + self.chooser + ahead(step.seat, seat, n)] = 1
            self.question.put_done(step.done, out, at)
        else:
            self.put_late_step(step, seat, out, at)

    def put_late_step(self, step: Step, seat: i64, out: vec[i16], at: i64) -> None:
        """Steps that rarely wait."""
        n = self.seats
        if isinstance(step, ExchangeSpecialist):
            out[at + self.exchange_seat + ahead(step.seat, seat, n)] = 1
            out[at + self.exchange + (REGIONS + 2) * step.kind + step.to + 2] += 1
        elif isinstance(step, UseUniversity):
            out[at + self.university + ahead(step.seat, seat, n)] = 1
            put_mask(out, at + self.tracks, step.tracks, 0, len(TRACKS))
        elif isinstance(step, ChooseWorker):
            out[at + self.plague + REGIONS * ahead(step.seat, seat, n) + step.region] = 1
        elif isinstance(step, SettleColony):
            out[at + self.settlers + ahead(step.seat, seat, n)] = i16(step.count)
        elif isinstance(step, DrawGoodFor):
            out[at + self.draws + ahead(step.owner, seat, n)] += 1
        elif isinstance(step, BuyPoints):
            out[at + self.buy_points + ahead(step.seat, seat, n)] = 1
        elif isinstance(step, LoseToken):
            out[at + self.losers + ahead(step.victim, seat, n)] = 1
            out[at + self.thief + ahead(step.thief, seat, n)] = 1
        else:
            self.put_setup(step, seat, out, at)

    def put_first_version(self, step: Step, seat: i64, out: vec[i16], at: i64) -> None:
        n = self.seats
        if isinstance(step, NextExpedition):
            out[at + self.expedition + step.place % n] = 1
        elif isinstance(step, CrewHome):
            out[at + self.crew_seat + ahead(step.seat, seat, n)] = 1
            put_packed(out, at + self.crew, step.crew, KINDS)
        elif isinstance(step, ChooseSpecialist):
            out[at + self.specialist + ahead(step.seat, seat, n)] = 1
            out[at + self.specialist + n] = i16(step.left)
            out[at + self.specialist + n + 1] = i16(step.price)
        elif isinstance(step, RewriteHistory):
            out[at + self.history + ahead(step.seat, seat, n)] = 1
            out[at + self.history_left] = i16(step.left)
            if step.above >= 0:
                out[at + self.history_above + ahead(step.above, seat, n)] = 1

    def put_setup(self, step: Step, seat: i64, out: vec[i16], at: i64) -> None:
        n = self.seats
        if isinstance(step, OpenAuction):
            out[at + self.auction + ahead(step.opener, seat, n)] = 1
            out[at + self.last_bid] = i16(step.last)
        elif isinstance(step, HandOutMoney):
            out[at + self.money] = 1
            out[at + self.money + 1] = i16(step.more)
        elif isinstance(step, DealNation):
            out[at + self.nations + ahead(step.owner, seat, n)] = 1
        elif isinstance(step, DealLastAge):
            out[at + self.last_age] = 1
            out[at + self.last_age + 1] = i16(step.left)
        elif isinstance(step, TurnUpToken):
            out[at + self.turn_up + step.region] = 1
        elif isinstance(step, DrawRegionGood):
            out[at + self.region_goods + step.region] = 1
        else:
            self.put_first_version(step, seat, out, at)
