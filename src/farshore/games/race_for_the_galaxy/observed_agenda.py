"""The steps that wait on the agenda, as numbers.

Steps without arguments follow from the stage of the round and the actions chosen, and are left out. Those with
arguments lie above them on the agenda, so reading from the top ends at the first one without.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64

from farshore.core.agenda import Lane, Step, Together
from farshore.core.space import Layout
from farshore.games.race_for_the_galaxy.observed_question import write_bits
from farshore.games.race_for_the_galaxy.powers import GOODS
from farshore.games.race_for_the_galaxy.steps.consume import Reward, Sell, UseConsumePower
from farshore.games.race_for_the_galaxy.steps.develop import FinishDevelopment, PayForDevelopment
from farshore.games.race_for_the_galaxy.steps.explore import Look
from farshore.games.race_for_the_galaxy.steps.payment import ChoosePayment
from farshore.games.race_for_the_galaxy.steps.produce import (
    COUNTED,
    DrawByProduced,
    DrawForProduce,
    ProduceForCard,
    ProduceGoods,
    ProduceWindfall,
)
from farshore.games.race_for_the_galaxy.steps.settle import FinishWorld
from farshore.games.race_for_the_galaxy.steps.setup import DealStartWorld
from farshore.games.race_for_the_galaxy.steps.supply import Draw, PlaceGood


class AgendaFields:
    """Where the numbers of waiting steps start."""

    def __init__(self, layout: Layout, seats: i64, places: i64) -> None:
        self.start_worlds: i64 = layout.add("waiting.start_worlds", seats)
        self.draws: i64 = layout.add("waiting.draws", seats, 6)
        self.looks: i64 = layout.add("waiting.looks", seats, 8)
        self.goods: i64 = layout.add("waiting.goods", seats * places)  # by seat, then place
        self.payments: i64 = layout.add("waiting.payments", seats)
        self.finish: i64 = layout.add("waiting.finish", seats)  # draws, and the card's powers wake
        self.sales: i64 = layout.add("waiting.sales", seats)
        self.consume: i64 = layout.add("waiting.consume", seats)
        self.reward: i64 = layout.add("waiting.reward", 3, 3)  # goods taken, chips, cards
        self.produce: i64 = layout.add("waiting.produce", seats)
        self.produce_draws: i64 = layout.add("waiting.produce_draws", seats)
        self.windfalls: i64 = layout.add("waiting.windfalls", len(GOODS) + 1)  # by kind, then any
        self.for_card: i64 = layout.add("waiting.produce_for_card")
        self.counted: i64 = layout.add("waiting.counted_draws")
        self.used: i64 = layout.add("waiting.draws_used", COUNTED)
        self.choice: i64 = layout.add("waiting.choice")
        self.seats: i64 = seats
        self.places: i64 = places

    def write(self, agenda: Lane, seat: i64, out: vec[i16], at: i64) -> None:
        depth = agenda.depth
        while depth > 0:
            depth -= 1
            if not self.write_step(agenda.steps[depth], seat, out, at):
                return

    def relative(self, other: i64, seat: i64) -> i64:
        return other - seat if other >= seat else other - seat + self.seats

    def write_step(self, step: Step, seat: i64, out: vec[i16], at: i64) -> bool:
        """A step with arguments; False: it has none."""
        if isinstance(step, UseConsumePower):
            out[at + self.consume + self.relative(step.seat, seat)] = 1
        elif isinstance(step, Sell):
            out[at + self.sales + self.relative(step.seat, seat)] = 1
        elif isinstance(step, Reward):
            out[at + self.reward] = i16(step.goods)
            out[at + self.reward + 1] = i16(step.chips)
            out[at + self.reward + 2] = i16(step.cards)
        elif isinstance(step, (ChoosePayment, PayForDevelopment)):
            out[at + self.payments + self.relative(step.seat, seat)] = 1
        elif isinstance(step, (FinishWorld, FinishDevelopment)):
            out[at + self.finish + self.relative(step.seat, seat)] = 1
        elif isinstance(step, ProduceGoods):
            out[at + self.produce + self.relative(step.seat, seat)] = 1
        elif isinstance(step, DrawForProduce):
            out[at + self.produce_draws + self.relative(step.seat, seat)] = 1
        else:
            return self.write_rare_step(step, seat, out, at)
        return True

    def write_rare_step(self, step: Step, seat: i64, out: vec[i16], at: i64) -> bool:
        if isinstance(step, ProduceWindfall):
            kind: i64 = 0
            while kind < len(GOODS) and step.kinds != 1 << kind:
                kind += 1
            out[at + self.windfalls + kind] += 1
        elif isinstance(step, ProduceForCard):
            out[at + self.for_card] = 1
            write_bits(step.used, out, at + self.used)
        elif isinstance(step, DrawByProduced):
            out[at + self.counted] = 1
            write_bits(step.used, out, at + self.used)
        elif isinstance(step, Draw):
            out[at + self.draws + self.relative(step.player, seat)] += i16(step.count)
        elif isinstance(step, Look):
            out[at + self.looks + self.relative(step.player, seat)] = i16(step.count)
        elif isinstance(step, PlaceGood):
            out[at + self.goods + self.places * self.relative(step.player, seat) + step.place] = 1
        elif isinstance(step, DealStartWorld):
            out[at + self.start_worlds + self.relative(step.player, seat)] += 1
        else:
            if isinstance(step, Together):
                out[at + self.choice] = 1
            return False
        return True
