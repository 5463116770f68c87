"""What screens are given of Santa Maria. The browser's `picture.ts` is generated from these structs."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

Op = Literal["gain", "trade", "ship", "conquistador", "religion", "road"]
Terrain = Literal["forest", "farmland", "mountain", "town", "road"]
TileKind = Literal["double", "triple", "hall", "road"]
Colour = Literal["white", "blue"]
Goods = dict[str, int]


class Effect(Struct, gc=False, kw_only=True):
    """`gain` goods; `trade` one of `pay` for one of `gains`; the others are done `times` times."""

    op: Op
    times: int
    gain: Goods
    shows: str | UnsetType = UNSET
    pay: list[str] | UnsetType = UNSET
    gains: list[Goods] | UnsetType = UNSET


class Place(Struct, gc=False):
    """Row and column of the colony, from 1; of a tile that is not laid, from its first space at 0, 0."""

    row: int
    column: int


class Space(Struct, gc=False):
    """A space of a tile: its terrain, its colonists if it is a road, what its building does, and where it lies.

    A quarter turn maps (row, column) to (column, -row).
    """

    terrain: Terrain
    colonists: int
    effects: list[Effect]
    row: int
    column: int


class Mark(Struct, gc=False):
    """What lies on a building: a die, or coins."""

    die: Colour | UnsetType = UNSET
    value: int | UnsetType = UNSET
    coins: int | UnsetType = UNSET
    lies: str | UnsetType = UNSET


class Cell(Struct, gc=False, kw_only=True):
    """A space of the colony. Neighbours with the same `piece` are one tile; printed ones have the board's name."""

    ref: str
    row: int
    column: int
    piece: str | UnsetType = UNSET
    printed: bool | UnsetType = UNSET
    mark: Mark | UnsetType | None = UNSET
    terrain: Terrain | UnsetType = UNSET
    colonists: int | UnsetType = UNSET
    effects: list[Effect] | UnsetType = UNSET


class Tile(Struct, gc=False):
    ref: str
    kind: TileKind
    spaces: list[Space]


class Turn(Struct, gc=False):
    """Where the spaces of a tile come to lie, its own first space first."""

    ref: str
    spaces: list[Space]


class Placing(Struct, gc=False):
    """The tile in somebody's hand, and once its first space lies, how it may be turned."""

    seat: int
    tile: Tile
    turns: list[Turn]


class LinePath(Struct, gc=False):
    """A line that a die may be used on: its price, its buildings in order, and where the die comes to rest."""

    ref: str
    price: int
    buildings: list[Place]
    rest: Place


class Activating(Struct, gc=False):
    """A die in somebody's hand."""

    seat: int
    lines: list[LinePath]


class Die(Struct, gc=False):
    ref: str
    colour: Colour
    value: int


class Scholar(Struct, gc=False):
    ref: str
    skill: str
    points: int


class Shipment(Struct, gc=False):
    ref: str
    cost: Goods
    points: int


class Dock(Struct, gc=False):
    ref: str
    income: Effect
    shipment: Shipment | None


class MonkSpace(Struct, gc=False, kw_only=True):
    """Who stands there, and what the viewer would pay now. Scholars and bishops are there once they are dealt."""

    kind: Literal["scholar", "bishop", "station"] | UnsetType = UNSET
    ref: str | UnsetType = UNSET
    skill: str | UnsetType = UNSET
    asks: str | UnsetType = UNSET
    terrains: list[str] | UnsetType = UNSET
    points: int | UnsetType = UNSET
    cap: int | UnsetType = UNSET
    cost: int | UnsetType = UNSET
    gain: Goods | UnsetType = UNSET
    monks: list[int]
    fee: int | None


class Costs(Struct, gc=False):
    """What a tile would cost a player."""

    double: Goods
    triple: Goods


class Player(Struct, gc=False):
    colony: list[Cell]
    storage: Goods
    limit: int
    coins: int
    points: int
    monks: int
    scholars: list[Scholar]
    own_scholar: Scholar | None
    blue_dice: list[Die]
    white_left: int
    single_price: int
    harbour: list[list[Shipment]]
    retired: str | None
    costs: Costs


class Religion(Struct, gc=False):
    last: int
    monks: list[int]
    dice: list[int]
    seats: list[int]
    reserve: int


class Conquistadors(Struct, gc=False):
    """`stacks` has the seats on each space from the bottom up; `points` the table of each year."""

    last: int
    gold: list[int]
    trees: list[int]
    stacks: list[list[int]]
    points: list[list[int]]


class RetiringSpace(Struct, gc=False):
    ref: str
    effect: Effect
    seat: int | None


class HallSet(Struct, gc=False):
    hall: Tile
    scholar: Scholar


class Solo(Struct, gc=False):
    """The points that win, and the achievements that are reached."""

    win: int
    achievements: list[str]


class Picture(Struct, gc=False):
    over: bool
    year: int
    years: int
    side: int
    white_dice: list[Die]
    blue_pool: list[Die] | None
    display: list[Tile | None]
    docks: list[Dock]
    shipments_left: int
    monk_spaces: list[MonkSpace]
    religion: Religion
    conquistadors: Conquistadors
    retiring: list[RetiringSpace]
    halls: list[HallSet]
    placing: Placing | None
    activating: Activating | None
    players: list[Player]
    solo: Solo | None
