"""Every pick that a question of this game can offer, for an edition and a number of action cards.

A place of the tableau can hold any card, so picks of goods and powers are places; picks of cards are card numbers.
"""

from __future__ import annotations

from farshore.core.space import Actions
from farshore.games.race_for_the_galaxy.actions import ALL_NINE, ONE_OF_SEVEN
from farshore.games.race_for_the_galaxy.edition import Card, RaceEdition
from farshore.games.race_for_the_galaxy.observation import most_places
from farshore.games.race_for_the_galaxy.powers import CONSUME_BET, MILITARY_ONCE, PAY_FOR_MILITARY, SETTLE_FREE
from farshore.games.race_for_the_galaxy.state import Race
from farshore.games.race_for_the_galaxy.steps.consume import STOP, Sell, UseConsumePower
from farshore.games.race_for_the_galaxy.steps.develop import PlaceDevelopment
from farshore.games.race_for_the_galaxy.steps.explore import Keep
from farshore.games.race_for_the_galaxy.steps.payment import PAYER, SHIP, TACTICS, ChoosePayment
from farshore.games.race_for_the_galaxy.steps.placing import PASS
from farshore.games.race_for_the_galaxy.steps.produce import (
    COUNTED,
    DECLINE,
    FIRST_DRAW,
    ProduceForCard,
    ProduceWindfall,
    power_of,
)
from farshore.games.race_for_the_galaxy.steps.rounds import ChooseAction
from farshore.games.race_for_the_galaxy.steps.settle import PlaceWorld
from farshore.games.race_for_the_galaxy.steps.setup import ChooseStartWorld
from farshore.games.race_for_the_galaxy.steps.spend import DONE, DiscardForChips, NameNumber, SpendGoods
from farshore.games.race_for_the_galaxy.steps.supply import ChooseDiscards, Pay


def action_space(blank: Race) -> Actions:
    edition = blank.edition
    cards = list(range(len(edition.cards)))
    places = list(range(most_places(blank.advanced)))
    worlds = [number for number in cards if edition.cards[number].world]
    developments = [number for number in cards if not edition.cards[number].world]
    return Actions(
        {
            ChooseStartWorld: [int(number) for number in edition.starts],
            ChooseDiscards: cards,
            ChooseAction: [int(action) for action in (ALL_NINE if blank.advanced else ONE_OF_SEVEN)],
            Keep: cards,
            PlaceDevelopment: [PASS, *developments],
            PlaceWorld: [PASS, *worlds],
            ChoosePayment: payments(edition),
            Pay: cards,
            Sell: places,
            UseConsumePower: [STOP, *powers(edition, places)],
            SpendGoods: places,
            DiscardForChips: [DONE, *cards],
            NameNumber: range(1, highest_bet(edition) + 1),
            ProduceWindfall: places,
            ProduceForCard: [DECLINE, *counted_draws(edition), *cards],
        }
    )


def with_row(edition: RaceEdition, power: int) -> list[Card]:
    return [card for card in edition.cards if card.row[power]]


def payments(edition: RaceEdition) -> list[int]:
    """By right of no card or of one that lets military worlds be paid for; with cards given up for it."""
    payers = [-1, *(n for n, card in enumerate(edition.cards) if card.row[PAY_FOR_MILITARY])]
    thrown = [0, TACTICS] if with_row(edition, MILITARY_ONCE) else [0]
    ships = [0, SHIP] if with_row(edition, SETTLE_FREE) else [0]
    return [PAYER * (payer + 1) + tactics + ship for payer in payers for tactics in thrown for ship in ships]


def powers(edition: RaceEdition, places: list[int]) -> list[int]:
    """A card has one Consume power or two."""
    most = max((len(card.verbs) for card in edition.cards), default=0)
    return [2 * place + k for place in places for k in range(most)]


def highest_bet(edition: RaceEdition) -> int:
    return max((int(x.amount) for card in edition.cards for x in card.verbs if x.verb == CONSUME_BET), default=0)


def counted_draws(edition: RaceEdition) -> list[int]:
    return [FIRST_DRAW - which for which in range(COUNTED) if with_row(edition, power_of(which))]
