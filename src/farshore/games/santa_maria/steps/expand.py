"""Main action A: buy an expansion tile and place it on empty spaces, in any rotation. Road tiles, town halls too."""

from __future__ import annotations

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from farshore.core.agenda import Ask
from farshore.games.santa_maria import events
from farshore.games.santa_maria.colony import ALL, CELLS, SIDE, TURNS, only, turned
from farshore.games.santa_maria.components import (
    AGRONOMIST,
    ARCHITECT,
    FIRST_ROAD,
    GRAIN,
    ROAD,
    SINGLE,
    TILE_COUNTS,
    TRIPLE,
    WOOD,
    Tile,
    of,
)
from farshore.games.santa_maria.state import EMPTY, Player, SantaMaria
from farshore.games.santa_maria.steps.payment import Pay
from farshore.games.santa_maria.steps.storage import DECLINE


def tile_cost(p: Player, kind: i64) -> i64:
    """Two wood, and a grain for a triple; scholars make it cheaper."""
    cost = of(WOOD, 2)
    if p.skills & ARCHITECT:
        cost = of(WOOD, 1)
    if kind == TRIPLE and not p.skills & AGRONOMIST:
        cost += of(GRAIN, 1)
    return cost


def fits(filled: i64, tile: Tile, cell: i64, turn: i64) -> bool:
    """Wholly on the grid, on empty spaces only."""
    footprint = tile.footprints[TURNS * cell + turn]
    return footprint != 0 and not footprint & filled


def fits_somewhere(filled: i64, shape: vec[i64]) -> bool:
    """Is one of the sets of spaces that this shape can cover empty?"""
    for footprint in shape:
        if not footprint & filled:
            return True
    return False


def cell_name(cell: i64) -> str:
    """Row and column, as the dice count them."""
    return f"{cell // SIDE + 1},{cell % SIDE + 1}"


def expand(s: SantaMaria, seat: i64, slot: i64) -> None:
    """Take a tile from the display, which is not refilled."""
    tile = s.display[slot]
    s.display[slot] = EMPTY
    events.tile_bought(s, seat, tile)
    s.then(Pay(seat, tile_cost(s.players[seat], s.edition.tiles[tile].kind)), PlaceTile(seat, tile))


def lay(s: SantaMaria, seat: i64, number: i64, cell: i64, turn: i64) -> None:
    p = s.players[seat]
    tile = s.edition.tiles[number]
    for k in range(i64(len(tile.spaces))):
        place = turned(tile.rows[k], tile.columns[k], turn, cell)
        p.cells[place] = tile.spaces[k]
        p.filled |= only(place)
        if s.edition.spaces[tile.spaces[k]].terrain != ROAD:
            p.vacant |= only(place)
    events.tile_placed(s, seat, number, cell)


@mypyc_attr(acyclic=True, free_list_len=1)
class PlaceTile(Ask):
    """Where the first space of the tile goes."""

    __slots__ = ("tile",)

    def __init__(self, seat: i64, tile: i64) -> None:
        super().__init__(seat)
        self.tile: i64 = tile

    def options(self, s: SantaMaria) -> vec[i64]:
        filled = s.players[self.seat].filled
        footprints = s.edition.tiles[self.tile].footprints
        out = vec[i64](capacity=CELLS)
        for cell in range(i64(CELLS)):
            if filled & only(cell):
                continue
            for turn in range(TURNS * cell, TURNS * cell + TURNS):
                if footprints[turn] and not footprints[turn] & filled:
                    out = append(out, cell)
                    break
        return out

    def describe(self, s: SantaMaria, pick: i64) -> str:
        return f"cell:{cell_name(pick)}"

    def about(self, s: SantaMaria) -> dict[str, Any]:
        return {"tile": f"tile:{s.edition.tiles[self.tile].name}"}

    def answer(self, s: SantaMaria, pick: i64) -> None:
        s.then(TurnTile(self.seat, self.tile, pick))


@mypyc_attr(acyclic=True, free_list_len=1)
class TurnTile(Ask):
    """How far the tile is turned around its first space, clockwise."""

    __slots__ = ("cell", "tile")

    def __init__(self, seat: i64, tile: i64, cell: i64) -> None:
        super().__init__(seat)
        self.tile: i64 = tile
        self.cell: i64 = cell

    def options(self, s: SantaMaria) -> vec[i64]:
        filled = s.players[self.seat].filled
        tile = s.edition.tiles[self.tile]
        out = vec[i64](capacity=TURNS)
        for turn in range(i64(TURNS)):
            if fits(filled, tile, self.cell, turn):
                out = append(out, turn)
        return out

    def describe(self, s: SantaMaria, pick: i64) -> str:
        return f"turn:{90 * pick}"

    def about(self, s: SantaMaria) -> dict[str, Any]:
        return {"tile": f"tile:{s.edition.tiles[self.tile].name}", "cell": f"cell:{cell_name(self.cell)}"}

    def answer(self, s: SantaMaria, pick: i64) -> None:
        lay(s, self.seat, self.tile, self.cell, pick)


@mypyc_attr(acyclic=True, free_list_len=1)
class PlaceRoad(Ask):
    """A road tile on any empty space, or none; without a tile or a space nothing happens."""

    __slots__ = ()

    def options(self, s: SantaMaria) -> vec[i64]:
        filled = s.players[self.seat].filled
        out = vec[i64](capacity=CELLS)
        if s.roads < TILE_COUNTS[SINGLE] and filled != ALL:
            for cell in range(i64(CELLS)):
                if not filled & only(cell):
                    out = append(out, cell)
            out = append(out, DECLINE)
        return out

    def describe(self, s: SantaMaria, pick: i64) -> str:
        return "decline" if pick == DECLINE else f"cell:{cell_name(pick)}"

    def answer(self, s: SantaMaria, pick: i64) -> None:
        if pick != DECLINE:
            s.roads += 1
            lay(s, self.seat, FIRST_ROAD + s.roads - 1, pick, 0)
