"""Conservation: a table on which something has appeared, vanished or doubled is found out, and a sound one is not."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest

from farshore.core.errors import BrokenLaw
from farshore.core.play import playout
from farshore.core.rng import Rng
from farshore.games.santa_maria.components import DOCKS, LIMIT
from farshore.games.santa_maria.laws import check
from farshore.games.santa_maria.state import BLUE_MARKS, COIN_MARKS, EMPTY, UNMARKED, SantaMaria
from farshore.testing import ScriptedTable, row
from tests.games.santa_maria.position import SANTA_MARIA


@cache
def midgame() -> SantaMaria:
    """Two players in their second year, with a mark of every kind on their buildings."""
    table = ScriptedTable(SANTA_MARIA, 2)
    s: SantaMaria = table.s
    rng = Rng(11)
    while s.year < 2 or not all(marked(s, low, high) for low, high in KINDS):
        playout(s, rng, 1)
    return s


KINDS = ((UNMARKED, BLUE_MARKS), (BLUE_MARKS, COIN_MARKS), (COIN_MARKS, 99))


def marked(s: SantaMaria, low: int, high: int) -> list[tuple[int, int]]:
    """Seat and cell of every mark of a kind."""
    return [(seat, cell) for seat, p in enumerate(s.players) for cell, mark in enumerate(p.marks) if low < mark <= high]


def lose_mark(s: SantaMaria, kind: int) -> None:
    seat, cell = marked(s, *KINDS[kind])[0]
    s.players[seat].marks[cell] = UNMARKED
    s.players[seat].vacant |= 1 << cell


def white_die_from_nowhere(s: SantaMaria) -> None:
    s.white[2] += 1


def white_die_in_the_hand(s: SantaMaria) -> None:
    s.unrolled += 1


def blue_die_from_nowhere(s: SantaMaria) -> None:
    s.blue[0] += 1


def blue_die_in_the_hand(s: SantaMaria) -> None:
    s.players[1].unrolled += 1


def dice_beyond_the_box(s: SantaMaria) -> None:
    more = 3 * s.seats + 1 - sum(p.unlocked for p in s.players)
    s.players[0].unlocked += more
    s.blue[0] += more


def too_many_white_taken(s: SantaMaria) -> None:
    s.players[0].white_taken = 4


def too_many_blue_taken(s: SantaMaria) -> None:
    s.players[0].blue_taken = s.players[0].unlocked + 1


def lost_monk(s: SantaMaria) -> None:
    s.players[1].monks -= 1


def doubled_monk(s: SantaMaria) -> None:
    free = next(k for k in range(len(s.monks)) if not s.monks[k] & 1)
    s.monks[free] |= 1


def found_coin(s: SantaMaria) -> None:
    s.players[0].coins += 1


def coin_debt(s: SantaMaria) -> None:
    s.issued -= s.players[0].coins + 1
    s.players[0].coins = -1


def stored_too_much(s: SantaMaria) -> None:
    s.players[0].storage[4] = LIMIT + 1


def stored_less_than_nothing(s: SantaMaria) -> None:
    s.players[1].storage[0] = -1


def space_in_two_colonies(s: SantaMaria) -> None:
    shared = s.edition.boards[-1].name
    mine, yours = s.players[0].cells, s.players[1].cells
    there = next(c for c in range(36) if mine[c] != EMPTY and s.edition.spaces[mine[c]].piece != shared)
    yours[next(c for c in range(36) if yours[c] != EMPTY)] = mine[there]


def tile_shown_twice(s: SantaMaria) -> None:
    shown = [k for k in range(len(s.display)) if s.display[k] != EMPTY]
    s.display[shown[0]] = s.display[shown[1]]


def tile_shown_and_stacked(s: SantaMaria) -> None:
    shown = next(x for x in s.display if x != EMPTY)
    (s.triples if len(s.edition.tiles[shown].spaces) == 3 else s.doubles).add(shown)


def shipment_at_two_docks(s: SantaMaria) -> None:
    docks = [k for k in range(DOCKS) if s.docks[k] != EMPTY]
    s.docks[docks[0]] = s.docks[docks[1]]


def shipment_in_harbour_and_at_a_dock(s: SantaMaria) -> None:
    s.players[0].ships = row(DOCKS * next(x for x in s.docks if x != EMPTY))


def shipment_at_a_dock_and_in_the_stack(s: SantaMaria) -> None:
    s.shipment_bag.add(next(x for x in s.docks if x != EMPTY))


def building_forgotten(s: SantaMaria) -> None:
    s.players[0].filled &= s.players[0].filled - 1


def vacancy_forgotten(s: SantaMaria) -> None:
    s.players[0].vacant &= s.players[0].vacant - 1


def die_on_a_road(s: SantaMaria) -> None:
    seat, cell = marked(s, UNMARKED, BLUE_MARKS)[0]
    p = s.players[seat]
    bare = next(c for c in range(36) if p.cells[c] == EMPTY)
    p.marks[bare], p.marks[cell] = p.marks[cell], UNMARKED
    p.vacant |= 1 << cell


@pytest.mark.parametrize(
    ("breach", "complaint"),
    [
        (white_die_from_nowhere, "white dice"),
        (white_die_in_the_hand, "white dice"),
        (lambda s: lose_mark(s, 0), "white dice"),
        (blue_die_from_nowhere, "blue dice"),
        (blue_die_in_the_hand, "blue dice"),
        (lambda s: lose_mark(s, 1), "blue dice"),
        (dice_beyond_the_box, "blue dice"),
        (too_many_white_taken, "too many dice"),
        (too_many_blue_taken, "too many dice"),
        (lost_monk, "monks"),
        (doubled_monk, "monks"),
        (found_coin, "coins"),
        (lambda s: lose_mark(s, 2), "coins"),
        (coin_debt, "coins"),
        (stored_too_much, "coins and resources"),
        (stored_less_than_nothing, "coins and resources"),
        (space_in_two_colonies, "space of a tile or board"),
        (tile_shown_twice, "tile of the display"),
        (tile_shown_and_stacked, "tile of the stacks"),
        (shipment_at_two_docks, "shipment tile"),
        (shipment_in_harbour_and_at_a_dock, "shipment tile"),
        (shipment_at_a_dock_and_in_the_stack, "shipment tile"),
        (building_forgotten, "colony of seat 0"),
        (vacancy_forgotten, "colony of seat 0"),
        (die_on_a_road, "beside the buildings"),
    ],
)
def test_a_broken_law_is_noticed(breach: Callable[[SantaMaria], None], complaint: str) -> None:
    s = midgame().clone()
    check(s)
    breach(s)
    with pytest.raises(BrokenLaw, match=complaint):
        check(s)
