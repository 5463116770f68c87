"""Every pick that a question of this game can offer, for action numbers."""

from __future__ import annotations

from collections.abc import Iterable

from farshore.core.agenda import Ask
from farshore.core.space import Actions
from farshore.games.santa_maria.colony import CELLS, SIDE, TURNS
from farshore.games.santa_maria.components import (
    BASIC,
    COINS,
    DISPLAY,
    DOCKS,
    GOLD,
    GRAIN,
    MONK_SPACES,
    RESOURCES,
    RETIRING_SPACES,
    TRADE,
)
from farshore.games.santa_maria.edition import SantaMariaEdition
from farshore.games.santa_maria.state import SantaMaria
from farshore.games.santa_maria.steps.activate import ChooseLine, LeaveDie
from farshore.games.santa_maria.steps.buildings import Trade
from farshore.games.santa_maria.steps.colonies import A_SIDES, SETS, ChooseHall, TakeBoard
from farshore.games.santa_maria.steps.expand import PlaceRoad, PlaceTile, TurnTile
from farshore.games.santa_maria.steps.harbour import Ship
from farshore.games.santa_maria.steps.payment import PAY_REST, Pay
from farshore.games.santa_maria.steps.religion import ADVANCE, ExtraStep, Recruit, Religion
from farshore.games.santa_maria.steps.retire import LastSale, Retire
from farshore.games.santa_maria.steps.storage import BUY, DECLINE, GO_ON, SELL, Gain
from farshore.games.santa_maria.steps.turn import BLUE_DIE, EXPAND, RETIRE, SINGLE_BUILDING, WHITE_DIE, Turn

SALES = [SELL + kind for kind in range(RESOURCES)]
ADVANCED_SALES = SALES[BASIC:]
PURCHASES = [BUY + kind for kind in range(BASIC)]


def actions(blank: SantaMaria) -> Actions:
    picks: dict[type[Ask], Iterable[int]] = {
        Turn: turns(),
        ChooseLine: range(SIDE),
        LeaveDie: range(CELLS),
        PlaceTile: range(CELLS),
        TurnTile: range(TURNS),
        PlaceRoad: [*range(CELLS), DECLINE],
        Trade: trades(blank.edition),
        Ship: [*range(DOCKS), DECLINE, *SALES, *PURCHASES],
        Pay: payments(),
        Gain: [GO_ON, *ADVANCED_SALES],
        Religion: [ADVANCE, DECLINE],
        ExtraStep: [GRAIN, GOLD, COINS, DECLINE, BUY + GRAIN, *SALES],
        Recruit: [*range(MONK_SPACES), DECLINE, *(SALES if blank.seats > 1 else [])],  # alone nobody asks for a fee
        Retire: range(RETIRING_SPACES),
        LastSale: [GO_ON, *ADVANCED_SALES],
        ChooseHall: range(SETS),
    }
    if blank.seats > 1:
        picks[TakeBoard] = range(A_SIDES)
    return Actions(picks)


def turns() -> list[int]:
    return [
        *range(EXPAND, EXPAND + DISPLAY),
        *range(SINGLE_BUILDING, SINGLE_BUILDING + CELLS),
        *range(WHITE_DIE, WHITE_DIE + SIDE),
        *range(BLUE_DIE, BLUE_DIE + SIDE),
        RETIRE,
        *SALES,
        *PURCHASES,
    ]


def trades(box: SantaMariaEdition) -> list[int]:
    """A resource asked for, or gold, for one of the gains; a basic one may be bought first."""
    out = [DECLINE]
    for effect in box.effects:
        if effect.op == TRADE:
            out += [8 * k + kind for k in range(len(effect.alternatives)) for kind in [*effect.pay, GOLD]]
            bought = [BUY + kind for kind in effect.pay if kind < BASIC]
            out += [*bought, *(SALES if bought else [])]
    return out


def payments() -> list[int]:
    gold = [8 * GOLD + kind for kind in range(GOLD)]
    swaps = [8 * paid + kind for paid in range(GOLD) for kind in range(GOLD) if paid != kind]
    return [*gold, *swaps, PAY_REST]
