"""The pending question with its arguments, and the steps that wait below it, for an observation.

Waiting steps stand in runs from the bottom of the agenda up: several equal actions in a row are one run with a count.
All of them belong to the player whose turn it is.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from farshore.core.agenda import Ask, Step
from farshore.core.rows import filled
from farshore.core.space import Layout
from farshore.games.santa_maria.colony import CELLS, SIDE
from farshore.games.santa_maria.components import DOCKS, GOLD, GOODS, TRADE, amount
from farshore.games.santa_maria.observed_colony import write_bits
from farshore.games.santa_maria.state import SantaMaria
from farshore.games.santa_maria.steps.activate import ChooseLine, LeaveDie
from farshore.games.santa_maria.steps.buildings import Activate, Trade
from farshore.games.santa_maria.steps.colonies import ChooseHall, DealBoard, DealHallScholar, TakeBoard
from farshore.games.santa_maria.steps.conquest import Conquistador
from farshore.games.santa_maria.steps.expand import PlaceRoad, PlaceTile, TurnTile
from farshore.games.santa_maria.steps.harbour import RefillDock, Ship
from farshore.games.santa_maria.steps.payment import Pay
from farshore.games.santa_maria.steps.religion import ExtraStep, Recruit, Religion, RollBlueDice
from farshore.games.santa_maria.steps.retire import Income, LastSale, Retire
from farshore.games.santa_maria.steps.setup import DealBishop, DealScholar, DealShipment
from farshore.games.santa_maria.steps.storage import Gain
from farshore.games.santa_maria.steps.turn import BeginYear, EndTurn, Turn
from farshore.games.santa_maria.steps.year import DealExpansionTile, RollWhiteDice

STEPS: Final[list[type[Step]]] = [
    *(Turn, ChooseLine, LeaveDie, Activate, EndTurn),
    *(PlaceTile, TurnTile, PlaceRoad, Pay, Gain, Trade),
    *(Ship, RefillDock, Conquistador, Religion, ExtraStep, Recruit, RollBlueDice),
    *(Retire, Income, LastSale),
    *(BeginYear, DealExpansionTile, RollWhiteDice, DealShipment, DealScholar, DealBishop),
    *(DealBoard, TakeBoard, DealHallScholar, ChooseHall),
]
NUMBERS: Final[dict[type[Step], i64]] = {step: i64(k) for k, step in enumerate(STEPS)}
GAINS: Final = NUMBERS[Gain]
TRADES: Final = NUMBERS[Trade]
KINDS_OF_GOODS: Final = len(GOODS)
DEALT: Final = 10  # tiles of the display; there are fewer scholars, bishops and town halls


class AgendaFields:
    """Where the fields of question and agenda start."""

    def __init__(self, layout: Layout, blank: SantaMaria) -> None:
        box = blank.edition
        self.seats: i64 = blank.seats
        self.turn_of: i64 = layout.add("turn_of", blank.seats)
        self.trade_of: vec[i64] = filled(len(box.effects), -1)  # effect -> number among the trades
        self.trades: i64 = 0
        for k in range(len(box.effects)):
            if box.effects[k].op == TRADE:
                self.trade_of[k] = self.trades
                self.trades += 1
        self.steps: i64 = len(STEPS)
        self.question: i64 = layout.add("question", self.steps)
        self.die: i64 = layout.add("question.die", 2 * SIDE)
        self.cell: i64 = layout.add("question.cell", CELLS)
        self.cost: i64 = layout.add("question.cost", GOLD, 3)
        self.swaps: i64 = layout.add("question.swaps")
        self.lowest: i64 = layout.add("question.lowest", GOLD)
        self.goods: i64 = layout.add("question.goods", KINDS_OF_GOODS, 3)
        self.trade: i64 = layout.add("question.trade", self.trades)
        self.owner: i64 = layout.add("question.owner", blank.seats)
        self.number: i64 = layout.add("question.number", DEALT)
        self.tile: i64 = layout.add("tile", len(box.tiles))  # that is being bought or placed
        self.dock: i64 = layout.add("dock", DOCKS)  # to be filled
        self.leave: i64 = layout.add("leave_die", CELLS)  # where the die may stay
        self.activate: i64 = layout.add("activate", CELLS)  # buildings still to come
        self.income: i64 = layout.add("income", DOCKS)  # the next dock that pays
        self.runs: i64 = 7 + max([len(space.effects) for space in box.spaces])
        self.waiting: i64 = layout.add("waiting.steps", self.runs * self.steps)
        self.waiting_goods: i64 = layout.add("waiting.goods", self.runs * KINDS_OF_GOODS, 3)
        self.waiting_trades: i64 = layout.add("waiting.trades", self.runs * self.trades)

    def write(self, s: SantaMaria, seat: i64, out: vec[i16], at: i64) -> None:
        agenda = s.agenda
        ask = agenda.asking
        turn_of: i64 = -1
        run: i64 = -1
        before: i64 = -1
        for k in range(agenda.depth):
            step = agenda.steps[k]
            number = NUMBERS[type(step)]
            if number != before or number == GAINS or number == TRADES:
                run += 1
            before = number
            out[at + self.waiting + run * self.steps + number] += 1
            if isinstance(step, EndTurn):
                turn_of = step.seat
            else:
                self.write_waiting(step, run, out, at)
        if ask is None:
            return
        if ask.seat >= 0:
            turn_of = ask.seat
        if turn_of >= 0:
            out[at + self.turn_of + self.relative(turn_of, seat)] = 1
        out[at + self.question + NUMBERS[type(ask)]] = 1
        self.write_question(ask, seat, out, at)

    def relative(self, owner: i64, seat: i64) -> i64:
        return owner - seat if owner >= seat else owner - seat + self.seats

    def write_waiting(self, step: Step, run: i64, out: vec[i16], at: i64) -> None:
        if isinstance(step, Activate):
            write_bits(step.spaces, out, at + self.activate)
        elif isinstance(step, LeaveDie):
            write_bits(step.spaces, out, at + self.leave)
        elif isinstance(step, Income):
            out[at + self.income + step.dock] = 1
        elif isinstance(step, Gain):
            write_goods(step.goods, out, at + self.waiting_goods + run * KINDS_OF_GOODS)
        elif isinstance(step, Trade):
            out[at + self.waiting_trades + run * self.trades + self.trade_of[step.effect]] = 1
        elif isinstance(step, PlaceTile):
            out[at + self.tile + step.tile] = 1
        elif isinstance(step, RefillDock):
            out[at + self.dock + step.dock] = 1

    def write_question(self, ask: Ask, seat: i64, out: vec[i16], at: i64) -> None:
        if isinstance(ask, ChooseLine):
            out[at + self.die + ask.die] = 1
        elif isinstance(ask, Pay):
            for kind in range(i64(GOLD)):
                out[at + self.cost + kind] = i16(amount(ask.cost, kind))
            out[at + self.swaps] = i16(ask.swaps)
            out[at + self.lowest + ask.lowest] = 1
        elif isinstance(ask, Trade):
            out[at + self.trade + self.trade_of[ask.effect]] = 1
        elif isinstance(ask, PlaceTile):
            out[at + self.tile + ask.tile] = 1
        elif isinstance(ask, TurnTile):
            out[at + self.tile + ask.tile] = 1
            out[at + self.cell + ask.cell] = 1
        elif isinstance(ask, LeaveDie):
            write_bits(ask.spaces, out, at + self.leave)
        elif isinstance(ask, Gain):
            write_goods(ask.goods, out, at + self.goods)
        elif isinstance(ask, RefillDock):
            out[at + self.dock + ask.dock] = 1
        elif ask.seat < 0:
            self.write_luck(ask, seat, out, at)

    def write_luck(self, ask: Ask, seat: i64, out: vec[i16], at: i64) -> None:
        """How far Nature is with dealing."""
        if isinstance(ask, (RollBlueDice, DealBoard)):
            out[at + self.owner + self.relative(ask.owner, seat)] = 1
        elif isinstance(ask, DealShipment):
            out[at + self.dock + ask.dock] = 1
        elif isinstance(ask, DealExpansionTile):
            out[at + self.number + ask.slot] = 1
        elif isinstance(ask, (DealScholar, DealBishop)):
            out[at + self.number + ask.space] = 1
        elif isinstance(ask, DealHallScholar):
            out[at + self.number + ask.number] = 1


def write_goods(goods: i64, out: vec[i16], start: i64) -> None:
    while goods:  # eight bits for each kind
        if goods & 255:
            out[start] = i16(goods & 255)
        start += 1
        goods >>= 8
