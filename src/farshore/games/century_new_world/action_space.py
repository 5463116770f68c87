"""Every pick that a question of Century can offer, by edition and number of seats."""

from __future__ import annotations

from mypy_extensions import i64

from farshore.core.rows import total
from farshore.core.space import Actions
from farshore.games.century_new_world.edition import (
    LAST_CARD,
    REST,
    SPOTS,
    STORAGE,
    TOOL,
    TRADE,
    CenturyEdition,
    Location,
)
from farshore.games.century_new_world.state import Century
from farshore.games.century_new_world.steps.fort import BONUS, CLAIM, LEAVE, Explore, VisitFort
from farshore.games.century_new_world.steps.turn import ReturnCubes, Turn
from farshore.games.century_new_world.steps.work import BROWN, STOP, Trade, Upgrade


def actions(blank: Century) -> Actions:
    edition, seats = blank.edition, blank.seats
    return Actions(
        {
            Turn: [*range(SPOTS), REST],
            Upgrade: [*range(BROWN), STOP],
            Trade: range(1, 1 + max([most_trades(edition, seats, x) for x in trades(edition)], default=0)),
            VisitFort: [CLAIM, LEAVE, *sorted({BONUS + stack % 2 for stack in edition.stacks()})],
            Explore: edition.covered_spots(seats),
            ReturnCubes: range(4),
        }
    )


def trades(edition: CenturyEdition) -> list[Location]:
    return [place for places in edition.maps for place in places if place.kind == TRADE]


def most_trades(edition: CenturyEdition, seats: i64, place: Location) -> int:
    """How often a location's exchange can be made, with the best cubes a player can come with.

    These are a full storage, or the cubes of the start, and what Tool cards give on arrival; a player who works has
    fewer cards than end the game.
    """
    storage = max([STORAGE, *[int(total(cubes)) for cubes in edition.starting_cubes[:seats]]])
    tools = [card for card in edition.cards if card.kind == TOOL and card.players <= seats]
    given = [len([x for x in tools if x.circle == place.circle and x.cube == colour]) for colour in range(4)]
    times = 0
    while True:
        need = [int(give + times * max(0, give - gain)) for give, gain in zip(place.give, place.gain, strict=True)]
        kept = [max(0, n - tool) for n, tool in zip(need, given, strict=True)]
        if max(sum(kept), sum(need) - (LAST_CARD - 1)) > storage:
            return times
        times += 1
