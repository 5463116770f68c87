"""What screens are given of Century. The browser's `picture.ts` is generated from these structs."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Colour = Literal["yellow", "red", "green", "brown"]
Symbol = Literal["native_help", "tool", "new_settlers", "exploration"]
Circle = Literal["prairie", "forest", "river", "mountain"]
LocationKind = Literal["production", "upgrade", "trade", "fort"]
BonusKind = Literal["single", "pair", "settlers", "flat"]
FindKind = Literal["symbol", "settler", "points", "cubes"]
Cubes = dict[Colour, int]


class PointCard(Struct, gc=False):
    ref: str
    kind: Symbol
    circle: Circle | None
    cube: Colour | None
    settlers: int
    cost: Cubes
    points: int


class BonusTile(Struct, gc=False):
    """`points` are for every set of what it counts."""

    ref: str
    kind: BonusKind
    symbols: list[Symbol]
    points: int


class Exploration(Struct, gc=False):
    ref: str
    kind: FindKind
    symbol: Symbol | None
    gain: Cubes
    points: int


class Location(Struct, gc=False):
    """`need`, `short`, `leaving` and `missing` are for the viewer, who would work there now."""

    ref: str
    board: str
    cell: list[int]  # column and row on its board
    kind: LocationKind
    settlers: int
    need: int | None
    short: int
    leaving: int
    missing: Cubes
    circle: Circle | None
    gain: Cubes
    give: Cubes
    upgrades: int
    fort: int
    owner: int | None
    standing: int
    cover: Exploration | None


class Stack(Struct, gc=False):
    top: BonusTile
    below: int


class Fort(Struct, gc=False):
    """`missing` are the cubes that the viewer lacks for the card."""

    location: str
    card: PointCard | None
    missing: Cubes
    stacks: list[Stack]


class Symbols(Struct, gc=False):
    native_help: int
    tool: int
    new_settlers: int
    exploration: int


class Player(Struct, gc=False):
    cubes: Cubes
    home: int
    reserve: int
    cards: list[PointCard]
    tiles: list[BonusTile]
    explorations: list[Exploration]
    symbols: Symbols
    points: int


class Picture(Struct, gc=False):
    """`storage` is how many cubes a player may keep, `last_card` the number of cards that ends the game."""

    storage: int
    last_card: int
    locations: list[Location]
    forts: list[Fort]
    next_card: PointCard | None
    deck: int
    players: list[Player]
