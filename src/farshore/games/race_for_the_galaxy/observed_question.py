"""The question put, as numbers: a cell for every kind of question, whose it is, and all its arguments."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64

from farshore.core.agenda import Ask
from farshore.core.space import Layout
from farshore.games.race_for_the_galaxy.powers import GOODS
from farshore.games.race_for_the_galaxy.steps.consume import Sell, UseConsumePower
from farshore.games.race_for_the_galaxy.steps.develop import PlaceDevelopment
from farshore.games.race_for_the_galaxy.steps.explore import Keep, Look
from farshore.games.race_for_the_galaxy.steps.payment import ChoosePayment
from farshore.games.race_for_the_galaxy.steps.produce import COUNTED, ProduceForCard, ProduceWindfall
from farshore.games.race_for_the_galaxy.steps.rounds import ChooseAction
from farshore.games.race_for_the_galaxy.steps.settle import PlaceWorld
from farshore.games.race_for_the_galaxy.steps.setup import ChooseStartWorld, DealStartWorld, OfferStartWorld
from farshore.games.race_for_the_galaxy.steps.spend import DiscardForChips, NameNumber, SpendGoods, TurnOver
from farshore.games.race_for_the_galaxy.steps.supply import ChooseDiscards, Draw, Pay, PlaceGood


def write_bits(bits: i64, out: vec[i16], at: i64) -> None:
    while bits:
        if bits & 1:
            out[at] = 1
        at += 1
        bits >>= 1


class QuestionFields:
    """Where the numbers of the question start."""

    def __init__(self, layout: Layout, cards: i64, seats: i64, places: i64) -> None:
        self.choose_action: i64 = layout.add("question.choose_action")
        self.keep: i64 = layout.add("question.keep")
        self.place_development: i64 = layout.add("question.place_development")
        self.place_world: i64 = layout.add("question.place_world")
        self.choose_payment: i64 = layout.add("question.choose_payment")
        self.pay: i64 = layout.add("question.pay")
        self.choose_discards: i64 = layout.add("question.choose_discards")
        self.sell: i64 = layout.add("question.sell")
        self.use_consume_power: i64 = layout.add("question.use_consume_power")
        self.spend_goods: i64 = layout.add("question.spend_goods")
        self.discard_for_chips: i64 = layout.add("question.discard_for_chips")
        self.name_number: i64 = layout.add("question.name_number")
        self.produce_windfall: i64 = layout.add("question.produce_windfall")
        self.produce_for_card: i64 = layout.add("question.produce_for_card")
        self.choose_start_world: i64 = layout.add("question.choose_start_world")
        self.draw: i64 = layout.add("question.draw")
        self.look: i64 = layout.add("question.look")
        self.place_good: i64 = layout.add("question.place_good")
        self.turn_over: i64 = layout.add("question.turn_over")
        self.deal_start_world: i64 = layout.add("question.deal_start_world")
        self.offer_start_world: i64 = layout.add("question.offer_start_world")
        self.whose: i64 = layout.add("question.seat", seats)  # whom it is about, where Nature is asked
        self.left: i64 = layout.add("question.left", 1, 4)  # picks or draws
        self.card: i64 = layout.add("question.card", cards)  # what is paid for, or whose power it is
        self.above: i64 = layout.add("question.above", cards)  # the last card picked
        self.place: i64 = layout.add("question.place", places)  # of the last good picked, or of the next good
        self.goods: i64 = layout.add("question.goods", len(GOODS))  # kinds that fit
        self.flag: i64 = layout.add("question.flag")  # different kinds, with Trade powers, or an odd number
        self.number: i64 = layout.add("question.number", 1, 7)  # chips for a card, or of a bet
        self.used: i64 = layout.add("question.draws_used", COUNTED)
        self.seats: i64 = seats

    def write(self, ask: Ask, seat: i64, out: vec[i16], at: i64) -> None:
        whose = self.write_chance(ask, out, at) if ask.seat < 0 else ask.seat
        if ask.seat >= 0:
            self.write_ask(ask, seat, out, at)
        out[at + self.whose + (whose - seat if whose >= seat else whose - seat + self.seats)] = 1

    def write_ask(self, ask: Ask, seat: i64, out: vec[i16], at: i64) -> None:
        """Questions of every round; what is picked from another's hand is not seen."""
        if isinstance(ask, ChooseAction):
            out[at + self.choose_action] = 1
            out[at + self.left] = i16(ask.left)
        elif isinstance(ask, Keep):
            out[at + self.keep] = 1
            self.write_pick(ask.left, ask.above, out, at)
        elif isinstance(ask, PlaceDevelopment):
            out[at + self.place_development] = 1
        elif isinstance(ask, PlaceWorld):
            out[at + self.place_world] = 1
        elif isinstance(ask, ChoosePayment):
            out[at + self.choose_payment] = 1
            out[at + self.card + ask.number] = 1
        elif isinstance(ask, Pay):
            out[at + self.pay] = 1
            out[at + self.card + ask.number] = 1
            self.write_pick(ask.left, ask.above if ask.seat == seat else -1, out, at)
        elif isinstance(ask, ChooseDiscards):
            out[at + self.choose_discards] = 1
            self.write_pick(ask.left, ask.above, out, at)
        else:
            self.write_rare_ask(ask, seat, out, at)

    def write_pick(self, left: i64, above: i64, out: vec[i16], at: i64) -> None:
        out[at + self.left] = i16(left)
        if above >= 0:
            out[at + self.above + above] = 1

    def write_rare_ask(self, ask: Ask, seat: i64, out: vec[i16], at: i64) -> None:
        """Questions of Consume and Produce, and the choice of a start world."""
        if isinstance(ask, UseConsumePower):
            out[at + self.use_consume_power] = 1
        elif isinstance(ask, Sell):
            out[at + self.sell] = 1
            out[at + self.flag] = 1 if ask.bonuses else 0
        elif isinstance(ask, SpendGoods):
            self.write_goods(ask, out, at)
        elif isinstance(ask, DiscardForChips):
            out[at + self.discard_for_chips] = 1
            out[at + self.number] = i16(ask.vp)
            self.write_pick(ask.left, ask.above if ask.seat == seat else -1, out, at)
        elif isinstance(ask, NameNumber):
            out[at + self.name_number] = 1
            out[at + self.number] = i16(ask.highest)
        elif isinstance(ask, ProduceWindfall):
            out[at + self.produce_windfall] = 1
            write_bits(ask.kinds, out, at + self.goods)
        elif isinstance(ask, ProduceForCard):
            out[at + self.produce_for_card] = 1
            write_bits(ask.used, out, at + self.used)
        elif isinstance(ask, ChooseStartWorld):
            out[at + self.choose_start_world] = 1

    def write_goods(self, ask: SpendGoods, out: vec[i16], at: i64) -> None:
        out[at + self.spend_goods] = 1
        out[at + self.card + ask.number] = 1
        out[at + self.left] = i16(ask.left)
        out[at + self.flag] = 1 if ask.different else 0
        write_bits(ask.kinds, out, at + self.goods)
        if ask.above >= 0:
            out[at + self.place + ask.above] = 1

    def write_chance(self, ask: Ask, out: vec[i16], at: i64) -> i64:
        """A question to Nature; the seat that it is about."""
        if isinstance(ask, Draw):
            out[at + self.draw] = 1
            out[at + self.left] = i16(ask.count)
            return ask.player
        if isinstance(ask, Look):
            out[at + self.look] = 1
            out[at + self.left] = i16(ask.count)
            return ask.player
        if isinstance(ask, PlaceGood):
            out[at + self.place_good] = 1
            out[at + self.place + ask.place] = 1
            return ask.player
        if isinstance(ask, TurnOver):
            out[at + self.turn_over] = 1
            out[at + self.number] = i16(ask.named)
            return ask.player
        if isinstance(ask, OfferStartWorld):
            out[at + self.offer_start_world] = 1
            out[at + self.flag] = 1 if ask.odd else 0
            return ask.player
        assert isinstance(ask, DealStartWorld)
        out[at + self.deal_start_world] = 1
        return ask.player
