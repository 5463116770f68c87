"""Conservation: dice, monks, tiles and coins are never made or lost, and the sets agree with the spaces."""

from __future__ import annotations

from collections import Counter

from farshore.core.errors import BrokenLaw
from farshore.games.santa_maria.colony import ALL, CELLS, SIDE
from farshore.games.santa_maria.components import DOCKS, LIMIT, MONK_SPACES, RESOURCES, ROAD
from farshore.games.santa_maria.state import BLUE_MARKS, COIN_MARKS, EMPTY, MONKS_EACH, UNMARKED, Player, SantaMaria
from farshore.games.santa_maria.steps.activate import WHITE_LIMIT


def check(s: SantaMaria) -> None:
    if not any(p.unlocked for p in s.players):
        return  # nothing laid out yet
    check_dice(s)
    check_monks(s)
    check_coins(s)
    check_tiles(s)
    for seat, p in enumerate(s.players):
        check_colony(s, seat, p)


def lying(s: SantaMaria, low: int, high: int) -> int:
    """How many marks of a kind lie on buildings."""
    return sum(low < mark <= high for p in s.players for mark in p.marks)


def check_dice(s: SantaMaria) -> None:
    if s.agenda.asking is None:
        return  # after the last year the dice are off the table
    white = sum(s.white) + s.unrolled + lying(s, UNMARKED, BLUE_MARKS)
    if white != 3 * s.seats:
        raise BrokenLaw(f"there are {white} white dice, not {3 * s.seats}")
    blue = sum(s.blue) + sum(p.unrolled for p in s.players) + lying(s, BLUE_MARKS, COIN_MARKS)
    unlocked = sum(p.unlocked for p in s.players)
    if blue != unlocked or unlocked > 3 * s.seats:
        raise BrokenLaw(f"there are {blue} blue dice, {unlocked} are unlocked")
    if any(p.white_taken > WHITE_LIMIT or p.blue_taken > p.unlocked for p in s.players):
        raise BrokenLaw("somebody has taken too many dice")


def check_monks(s: SantaMaria) -> None:
    for seat, p in enumerate(s.players):
        out = sum(s.monks[k] >> seat & 1 for k in range(MONK_SPACES))
        if p.monks + out != MONKS_EACH:
            raise BrokenLaw(f"seat {seat} has {p.monks} + {out} monks, not {MONKS_EACH}")


def check_coins(s: SantaMaria) -> None:
    """What the supply has given out lies in storage or on buildings."""
    on_buildings = sum(mark - COIN_MARKS for p in s.players for mark in p.marks if mark > COIN_MARKS)
    held = sum(p.coins for p in s.players)
    if held + on_buildings != s.issued:
        raise BrokenLaw(f"{held} + {on_buildings} coins are in play, the supply has given {s.issued}")
    for seat, p in enumerate(s.players):
        if p.coins < 0 or not all(0 <= p.storage[k] <= LIMIT for k in range(RESOURCES)):
            raise BrokenLaw(f"seat {seat} has {p.coins} coins and resources {list(p.storage)}")


def check_tiles(s: SantaMaria) -> None:
    shared = s.edition.boards[-1].name  # the B side, which all have
    spaces = [x for p in s.players for x in p.cells if x != EMPTY and s.edition.spaces[x].piece != shared]
    if len(set(spaces)) != len(spaces):
        raise BrokenLaw("a space of a tile or board is in two places")
    names = {s.edition.spaces[x].piece for x in spaces}
    shown = [x for x in s.display if x != EMPTY]
    if len(set(shown)) != len(shown) or any(s.edition.tiles[x].name in names for x in shown):
        raise BrokenLaw("a tile of the display is in two places")
    stacked = [i for i in range(len(s.edition.tiles)) if s.doubles.has(i) or s.triples.has(i)]
    if any(x in shown or s.edition.tiles[x].name in names for x in stacked):
        raise BrokenLaw("a tile of the stacks is in two places")
    ships = Counter([x // DOCKS for p in s.players for x in p.ships] + [x for x in s.docks if x != EMPTY])
    if max(ships.values(), default=1) > 1 or any(s.shipment_bag.has(x) for x in ships):
        raise BrokenLaw("a shipment tile is in two places")


def check_colony(s: SantaMaria, seat: int, p: Player) -> None:
    filled = sum(1 << cell for cell in range(CELLS) if p.cells[cell] != EMPTY)
    buildings = [c for c in range(CELLS) if p.cells[c] != EMPTY and s.edition.spaces[p.cells[c]].terrain != ROAD]
    vacant = sum(1 << cell for cell in buildings if p.marks[cell] == UNMARKED)
    if p.filled != filled or p.vacant != vacant or filled > ALL:
        raise BrokenLaw(f"the colony of seat {seat} is not what its sets say")
    if any(p.marks[cell] != UNMARKED and cell not in buildings for cell in range(CELLS)):
        raise BrokenLaw(f"something lies beside the buildings of seat {seat}, a colony of {SIDE} x {SIDE}")
