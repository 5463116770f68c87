"""The open question in an observation: which one, put to whom, and its arguments in cells that all questions share."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64

from farshore.core.agenda import Ask
from farshore.core.space import Layout
from farshore.games.age_of_discovery.edition import KINDS, REGIONS
from farshore.games.age_of_discovery.observed_cells import ahead, put_mask, put_packed
from farshore.games.age_of_discovery.state import Empires
from farshore.games.age_of_discovery.steps import (
    benefit_order,
    buildings,
    decrees,
    discovery,
    dock,
    enterprise,
    nations,
    natives,
    placement,
    plague,
    reconnaissance,
    reset,
    setup,
    specialists,
    supply,
    trade,
    university,
    warfare,
)
from farshore.games.age_of_discovery.tracks import BUILDING_SPACES, TRACKS

TARGETS: int = REGIONS + 2  # regions, the deck, Portugal's route
CASUALTIES: int = KINDS + 1  # and a militia

QUESTIONS: tuple[type[Ask], ...] = (
    nations.Bid, nations.ChooseNation, natives.DiscoverFreely, placement.PlaceWorker, university.UseUniversity,
    reconnaissance.ReturnCard, dock.EmptyPrisons, dock.ArrangeDock, dock.LandWorker, trade.TradeWithNatives,
    trade.TakeGood, trade.TakeShip, buildings.BuyBuilding, decrees.SettleColonist, decrees.SendSoldiers,
    decrees.IssueEdict, decrees.SettleColony, plague.KeepWorker, plague.LoseWorker, plague.StrikeColony,
    plague.StrikeCount, decrees.RewriteHistory, discovery.RideOut, discovery.ChooseTarget, discovery.ChooseCrew,
    specialists.ReplaceWorker, supply.ChooseSpecialist, supply.ChooseSpecialists,
    benefit_order.ChooseBenefit, supply.ExchangeSpecialist, warfare.DeclareConflict,
    warfare.Strike, warfare.StrikeBack, enterprise.Smuggle, enterprise.PayInKind, enterprise.SellGood,
    enterprise.Migrate, enterprise.MigrateCount, reset.BuyPoints,
    # Nature's
    nations.DrawOpener, nations.DealNation, setup.DealOrder, setup.DrawRegionGood, setup.DealLastAge,
    reset.TurnUpBuilding, supply.OfferGood, supply.DrawGoodFor, natives.TurnUpToken, natives.RevealToken,
    natives.RevealCard, reconnaissance.PeekToken, reconnaissance.PeekCard, decrees.LoseToken,
)  # fmt: skip


class QuestionPart:
    def __init__(self, layout: Layout, blank: Empires) -> None:
        n = blank.seats
        self.seats: i64 = n
        self.kinds: dict[type[Ask], int] = {cls: k for k, cls in enumerate(QUESTIONS)}
        self.question: i64 = layout.add("question", len(QUESTIONS))
        self.seat: i64 = layout.add("question.seat", n)
        self.left: i64 = layout.add("question.picks-left", 1, 4)
        self.other: i64 = layout.add("question.other-seat", n)
        self.third: i64 = layout.add("question.third-seat", n)
        self.passed: i64 = layout.add("question.passed", n)
        self.tracks: i64 = layout.add("question.tracks", len(TRACKS))
        self.target: i64 = layout.add("question.target", TARGETS)
        self.end: i64 = layout.add("question.end", REGIONS)
        self.kind: i64 = layout.add("question.kind", CASUALTIES)
        self.good: i64 = layout.add("question.good", len(blank.edition.goods))
        self.row: i64 = layout.add("question.workers", CASUALTIES, 4)
        self.lost: i64 = layout.add("question.workers-lost", CASUALTIES, 4)
        self.number: i64 = layout.add("question.number", 1, 5)
        self.second: i64 = layout.add("question.second-number", 1, 5)
        self.done: i64 = layout.add("question.done", BUILDING_SPACES * sum([age.rounds for age in blank.edition.ages]))

    def write(self, ask: Ask, seat: i64, out: vec[i16], at: i64) -> None:
        out[at + self.question + self.kinds[type(ask)]] = 1
        out[at + self.left] = i16(ask.picks_left())
        if ask.seat >= 0:
            out[at + self.seat + ahead(ask.seat, seat, self.seats)] = 1
            self.put_event(ask, seat, out, at)
        else:
            self.put_chance(ask, seat, out, at)

    def put_event(self, ask: Ask, seat: i64, out: vec[i16], at: i64) -> None:
        """Questions of the events."""
        if isinstance(ask, (placement.PlaceWorker, dock.LandWorker)):
            return
        if isinstance(ask, discovery.ChooseCrew):
            out[at + self.target + ask.target] = 1
            out[at + self.kind + ask.kind] = 1
            put_packed(out, at + self.row, ask.crew, CASUALTIES)
        elif isinstance(ask, buildings.BuyBuilding):
            out[at + self.kind + ask.worker] = 1
        elif isinstance(ask, warfare.Strike):
            self.put_other(ask.defender, seat, out, at)
            self.put_battle(ask.region, ask.lowest, ask.fallen, out, at)
        elif isinstance(ask, warfare.StrikeBack):
            self.put_other(ask.attacker, seat, out, at)
            self.put_battle(ask.region, ask.lowest, ask.fallen, out, at)
            put_packed(out, at + self.lost, ask.lost, CASUALTIES)
        elif isinstance(ask, supply.ChooseSpecialist):
            out[at + self.number] = i16(ask.left)
            out[at + self.second] = i16(ask.price)
        elif isinstance(ask, supply.ChooseSpecialists):
            out[at + self.kind + ask.lowest] = 1
            put_packed(out, at + self.row, ask.chosen, CASUALTIES)
        elif isinstance(ask, university.UseUniversity):
            put_mask(out, at + self.tracks, ask.tracks, 0, len(TRACKS))
        elif isinstance(ask, dock.ArrangeDock):
            out[at + self.number] = i16(ask.place)
        elif isinstance(ask, supply.ExchangeSpecialist):
            out[at + self.kind + ask.kind] = 1
            if ask.to >= 0:
                out[at + self.target + ask.to] = 1
            out[at + self.number] = i16(min(ask.to, i64(0)))
        else:
            self.put_building(ask, seat, out, at)

    def put_done(self, done: i64, out: vec[i16], at: i64) -> None:
        """A bit for each building of the owner, from the first one bought."""
        place = at + self.done
        while done:
            out[place] = i16(done & 1)
            place += 1
            done >>= 1

    def put_other(self, other: i64, seat: i64, out: vec[i16], at: i64) -> None:
        if other >= 0:
            out[at + self.other + ahead(other, seat, self.seats)] = 1

    def put_battle(self, region: i64, lowest: i64, fallen: i64, out: vec[i16], at: i64) -> None:
        out[at + self.target + region] = 1
        out[at + self.kind + lowest] = 1
        put_packed(out, at + self.row, fallen, CASUALTIES)

    def put_building(self, ask: Ask, seat: i64, out: vec[i16], at: i64) -> None:
        """Questions that buildings ask."""
        if isinstance(ask, benefit_order.ChooseBenefit):
            self.put_done(ask.done, out, at)
        elif isinstance(ask, natives.DiscoverFreely):
            out[at + self.kind + ask.settler] = 1
        elif isinstance(ask, decrees.SettleColonist):
            out[at + self.target + ask.lowest] = 1
        elif isinstance(ask, (decrees.SettleInColony, decrees.IssueEdict)):
            out[at + self.number] = i16(ask.count)
        elif isinstance(ask, decrees.RewriteHistory):
            self.put_other(ask.above, seat, out, at)
        elif isinstance(ask, plague.ChooseWorker):
            out[at + self.target + ask.region] = 1
        elif isinstance(ask, plague.StrikeColony):
            out[at + self.number] = i16(ask.most)
        elif isinstance(ask, plague.StrikeCount):
            self.put_other(ask.victim, seat, out, at)
            out[at + self.target + ask.region] = 1
            out[at + self.number] = i16(ask.most)
        else:
            self.put_enterprise(ask, seat, out, at)

    def put_enterprise(self, ask: Ask, seat: i64, out: vec[i16], at: i64) -> None:
        """Trade, moves and bids."""
        if isinstance(ask, enterprise.PayInKind):
            self.put_other(ask.other, seat, out, at)
            out[at + self.good + ask.wanted] = 1
        elif isinstance(ask, enterprise.SellGood):
            out[at + self.good + ask.lowest] = 1
            out[at + self.number] = i16(ask.price)
        elif isinstance(ask, enterprise.Migrate):
            out[at + self.number] = i16(ask.most)
        elif isinstance(ask, enterprise.MigrateCount):
            out[at + self.target + ask.start] = 1
            out[at + self.end + ask.end] = 1
            out[at + self.number] = i16(ask.most)
        elif isinstance(ask, nations.Bid):
            self.put_other(ask.leader, seat, out, at)
            out[at + self.third + ahead(ask.opener, seat, self.seats)] = 1
            put_mask(out, at + self.passed, ask.passed, seat, self.seats)
            out[at + self.number] = i16(ask.price)

    def put_chance(self, ask: Ask, seat: i64, out: vec[i16], at: i64) -> None:
        """Nature's questions, which nobody answers but which may be looked at."""
        if isinstance(ask, natives.RevealToken):
            self.put_other(ask.by, seat, out, at)
            out[at + self.target + ask.region] = 1
            out[at + self.kind + ask.settler] = 1
            out[at + self.number] = i16(ask.value)
            out[at + self.second] = i16(ask.soldiers)
        elif isinstance(ask, natives.RevealCard):
            self.put_other(ask.by, seat, out, at)
            out[at + self.number] = i16(ask.value)
            out[at + self.second] = i16(ask.soldiers)
            out[at + self.row] = i16(ask.resistance)
        elif isinstance(ask, reconnaissance.PeekToken):
            self.put_other(ask.by, seat, out, at)
            out[at + self.target + ask.region] = 1
        elif isinstance(ask, reconnaissance.PeekCard):
            self.put_other(ask.by, seat, out, at)
        elif isinstance(ask, decrees.LoseToken):
            self.put_other(ask.victim, seat, out, at)
            out[at + self.third + ahead(ask.thief, seat, self.seats)] = 1
        elif isinstance(ask, (supply.DrawGoodFor, nations.DealNation)):
            self.put_other(ask.owner, seat, out, at)
        elif isinstance(ask, (setup.DrawRegionGood, natives.TurnUpToken)):
            out[at + self.target + ask.region] = 1
        elif isinstance(ask, setup.DealLastAge):
            out[at + self.number] = i16(ask.left)
