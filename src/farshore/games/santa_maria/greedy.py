"""A readable heuristic: expand, use the dice where they bring most, ship, and retire when nothing pays any more."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from farshore.core.agenda import Ask
from farshore.core.policy import Policy
from farshore.core.rng import Rng
from farshore.core.rows import filled
from farshore.games.santa_maria import appraisal
from farshore.games.santa_maria.colony import SIDE, line
from farshore.games.santa_maria.components import GOLD, GRAIN, PRIESTS, WOOD, YEARS
from farshore.games.santa_maria.state import Player, SantaMaria
from farshore.games.santa_maria.steps.activate import (
    ChooseLine,
    LeaveDie,
    can_activate,
    change_price,
    single_price,
)
from farshore.games.santa_maria.steps.buildings import Trade
from farshore.games.santa_maria.steps.colonies import ChooseHall
from farshore.games.santa_maria.steps.expand import PlaceRoad, PlaceTile, TurnTile, fits
from farshore.games.santa_maria.steps.harbour import Ship
from farshore.games.santa_maria.steps.payment import PAY_REST, Pay
from farshore.games.santa_maria.steps.religion import ExtraStep, Recruit, fee
from farshore.games.santa_maria.steps.retire import Retire
from farshore.games.santa_maria.steps.storage import BUY, DECLINE, GO_ON, SELL, buy_price
from farshore.games.santa_maria.steps.turn import RETIRE, SINGLE_BUILDING, WHITE_DIE, Turn
from farshore.games.santa_maria.taste import Taste


class Greedy(Policy):
    """The option it appraises highest; of equal ones the first."""

    def __init__(self, weights: dict[str, int] | None = None) -> None:
        self.taste: Taste = Taste(weights or {})

    def needs_view(self) -> bool:
        return True

    def pick(self, seen: SantaMaria, ask: Ask, options: vec[i64], rng: Rng) -> i64:
        best = options[0]
        most: i64 = -1_000_000
        for option in options:
            worth = self.appraise(seen, seen.players[ask.seat], ask, option)
            if worth > most:
                best = option
                most = worth
        return best

    def worths(self, seen: SantaMaria, ask: Ask, options: vec[i64]) -> vec[i64]:
        found = filled(len(options), 0)
        for k in range(i64(len(options))):
            found[k] = self.appraise(seen, seen.players[ask.seat], ask, options[k])
        return found

    def appraise(self, s: SantaMaria, p: Player, ask: Ask, pick: i64) -> i64:
        taste = self.taste
        if isinstance(ask, Turn):
            return turn(taste, s, p, pick)
        if pick >= SELL:
            return 0 if isinstance(ask, (Trade, Ship, ExtraStep, Recruit)) else 1  # a merchant sells what would not fit
        if isinstance(ask, ChooseLine):
            return line_value(taste, s, p, ask.die, pick)
        if isinstance(ask, LeaveDie):
            return -appraisal.building(taste, s, p, p.cells[pick])
        if isinstance(ask, (PlaceTile, TurnTile, PlaceRoad)):
            return place(taste, s, p, ask, pick)
        if isinstance(ask, Recruit):
            return recruit(taste, s, p, pick)
        return deal(taste, s, p, ask, pick)


def turn(taste: Taste, s: SantaMaria, p: Player, pick: i64) -> i64:
    """What an action of a turn gains."""
    if pick >= BUY:
        return buying(taste, s, p, pick - BUY)
    if pick >= SELL:
        return -1
    if pick == RETIRE:
        return taste.retiring
    if pick >= WHITE_DIE:
        return taste.die + die(taste, s, p, pick - WHITE_DIE)
    if pick >= SINGLE_BUILDING:
        gain = appraisal.building(taste, s, p, p.cells[pick - SINGLE_BUILDING])
        return taste.single + gain - appraisal.COIN * single_price(p)
    return taste.expanding + taste.expanding_later * (s.year - 1) + appraisal.tile(taste, s, p, s.display[pick])


def buying(taste: Taste, s: SantaMaria, p: Player, kind: i64) -> i64:
    """Only the one wood that a tile still wants, while tiles have years to pay off."""
    wanted = kind == WOOD and p.storage[WOOD] + p.storage[GOLD] == 1 and p.coins >= buy_price(p) + 2 and s.year < YEARS
    return taste.buying if wanted and p.vacant else -1


def die(taste: Taste, s: SantaMaria, p: Player, number: i64) -> i64:
    """The best line for it. Dice come back every year: better use them than not."""
    best: i64 = 0
    for wanted in range(i64(SIDE)):
        if can_activate(p, number >= SIDE, number % SIDE, wanted):
            best = max(best, line_value(taste, s, p, number, wanted))
    return best


def line_value(taste: Taste, s: SantaMaria, p: Player, number: i64, wanted: i64) -> i64:
    spaces = p.vacant & line(number >= SIDE, wanted)
    return appraisal.buildings(taste, s, p, spaces) - appraisal.COIN * change_price(p, number % SIDE, wanted)


def place(taste: Taste, s: SantaMaria, p: Player, ask: Ask, pick: i64) -> i64:
    if isinstance(ask, TurnTile):
        return appraisal.placement(taste, s, p, s.edition.tiles[ask.tile], ask.cell, pick)
    if isinstance(ask, PlaceTile):
        best: i64 = 0
        for turning in range(i64(4)):
            if fits(p.filled, s.edition.tiles[ask.tile], pick, turning):
                best = max(best, appraisal.placement(taste, s, p, s.edition.tiles[ask.tile], pick, turning))
        return best
    return (
        1 if pick == DECLINE else appraisal.placement(taste, s, p, s.edition.tiles[len(s.edition.tiles) - 1], pick, 0)
    )


def recruit(taste: Taste, s: SantaMaria, p: Player, pick: i64) -> i64:
    if pick == DECLINE:
        return 0
    price = appraisal.COIN * fee(s, pick)
    if pick < PRIESTS:
        return appraisal.scholar(taste, s, s.scholars[pick]) - price
    if pick < 2 * PRIESTS:
        return appraisal.bishop(taste, s, p, s.bishops[pick - PRIESTS]) - price
    return appraisal.goods(taste, s, p, s.edition.stations[pick - 2 * PRIESTS].goods) - price


def deal(taste: Taste, s: SantaMaria, p: Player, ask: Ask, pick: i64) -> i64:
    """Everything that is paid for; what declines is worth nothing."""
    if isinstance(ask, Pay):
        return 1 if pick == PAY_REST else 0
    if isinstance(ask, Ship):
        return 0 if pick == DECLINE else appraisal.shipment(taste, s, p, pick)
    if isinstance(ask, Trade):
        effect = s.edition.effects[ask.effect]
        if pick == DECLINE:
            return 0
        return appraisal.goods(taste, s, p, effect.alternatives[pick // 8]) - appraisal.resource(taste, s, pick % 8)
    if isinstance(ask, ExtraStep):
        return 3 if pick == GRAIN else 0 if pick == DECLINE else 1 if s.year == YEARS else -1
    if isinstance(ask, Retire):
        return appraisal.effect(taste, s, p, s.edition.effects[s.edition.retiring[pick].effect])
    if isinstance(ask, ChooseHall):
        return appraisal.scholar(taste, s, s.hall_scholars[pick])
    return 0 if pick in (GO_ON, DECLINE) else 1
