"""The components: goods, effects, spaces, tiles, boards, shipments, scholars, bishops, places."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from farshore.core.edition import Facts
from farshore.core.rows import filled, packed
from farshore.games.santa_maria.colony import CELLS, SIDE, TURNS, only, turned

GOODS: Final = ("wood", "grain", "sugar", "gem", "gold", "coins", "points")
WOOD: Final = 0
GRAIN: Final = 1
SUGAR: Final = 2
GEM: Final = 3
GOLD: Final = 4
COINS: Final = 5
POINTS: Final = 6
RESOURCES: Final = 5  # the first five of GOODS lie in storage
BASIC: Final = 2  # the first two of these

TERRAINS: Final = ("forest", "farmland", "mountain", "town")
ROAD: Final = -1  # the terrain of a road space

EFFECTS: Final = ("gain", "trade", "ship", "conquistador", "religion", "road")
GAIN: Final = 0
TRADE: Final = 1
SHIP: Final = 2
CONQUISTADOR: Final = 3
RELIGION: Final = 4
ROAD_TILE: Final = 5

SIDES: Final = ("A", "B")  # of a colony board

KINDS: Final = ("double", "triple", "hall", "road")
DOUBLE: Final = 0
TRIPLE: Final = 1
HALL: Final = 2
SINGLE: Final = 3
TILE_COUNTS: Final = (15, 15, 4, 3)
TILE_SIZES: Final = (2, 3, 2, 1)
FIRST_HALL: Final = 30
FIRST_ROAD: Final = 34

SKILLS: Final = ("foreman", "architect", "agronomist", "mathematician", "steward", "merchant", "provisioner",
                 "navigator", "theologian", "captain")  # fmt: skip
FOREMAN: Final = 1 << 0
ARCHITECT: Final = 1 << 1
AGRONOMIST: Final = 1 << 2
MATHEMATICIAN: Final = 1 << 3
STEWARD: Final = 1 << 4
MERCHANT: Final = 1 << 5
PROVISIONER: Final = 1 << 6
NAVIGATOR: Final = 1 << 7
THEOLOGIAN: Final = 1 << 8
CAPTAIN: Final = 1 << 9

ASKS: Final = ("shipment", "line", "monk", "terrain", "terrains", "region")
PER_SHIPMENT: Final = 0
PER_LINE: Final = 1
PER_MONK: Final = 2
PER_TERRAIN: Final = 3
PER_TERRAINS: Final = 4
REGION: Final = 5

DOCKS: Final = 4
DISPLAY: Final = 10
PRIESTS: Final = 3  # scholars, and bishops, on the common board
MONK_SPACES: Final = 10  # under 3 scholars, 3 bishops, 4 stations
RETIRING_SPACES: Final = 5
STARTING_SHIPMENTS: Final = 4
YEARS: Final = 3
LIMIT: Final = 3  # of each resource in storage
MOST: Final = 20  # goods of a kind in a bundle


class Effect:
    """One thing a building, a dock or a retiring space does."""

    __slots__ = ("alternatives", "goods", "op", "pay", "times")

    def __init__(self, fact: Facts) -> None:
        found = [k for k, name in enumerate(EFFECTS) if fact.has(name)]
        if len(found) != 1:
            raise fact.fault(f"an effect has exactly one of {', '.join(EFFECTS)}")
        self.op: i64 = found[0]
        self.goods: i64 = bundle(fact, "gain")
        self.pay: vec[i64] = vec[i64](fact.choices("trade", GOODS[:RESOURCES]))
        alternatives = fact.rows("gain_one_of") if self.op == TRADE else []
        self.alternatives: vec[i64] = vec[i64]([goods_of(x) for x in alternatives])
        self.times: i64 = fact.number(EFFECTS[self.op], low=1, high=9) if self.op >= SHIP else 1
        if self.op == TRADE and not (len(self.pay) and len(self.alternatives)):
            raise fact.fault("a trade takes one of some resources and gives one of some gains")
        shown = [kinds_in(x) for x in self.alternatives]
        if [] in shown or any(shown.count(x) > 1 for x in shown):
            raise fact.fault("each gain of a trade must show something, and something else than the others")


class Space:
    """A space of a tile or board: a building, or a road with colonists."""

    __slots__ = ("colonists", "effects", "piece", "terrain")

    def __init__(self, fact: Facts, piece: str, effects: list[Effect]) -> None:
        self.piece: str = piece  # the tile or board it is printed on
        self.colonists: i64 = fact.number("road", 0, high=9)
        self.terrain: i64 = ROAD if fact.has("road") else fact.choice("terrain", TERRAINS)
        self.effects: vec[i64] = vec[i64]()  # numbers in SantaMariaEdition.effects
        if self.terrain != ROAD:
            for x in fact.rows("effects"):
                self.effects = append(self.effects, i64(len(effects)))
                effects.append(Effect(x))


class Tile:
    __slots__ = ("columns", "footprints", "kind", "name", "rows", "shape", "spaces")

    def __init__(self, fact: Facts, effects: list[Effect], spaces: list[Space]) -> None:
        self.name: str = fact.ref("id")
        self.kind: i64 = fact.choice("kind", KINDS)
        self.rows: vec[i64] = vec[i64]()
        self.columns: vec[i64] = vec[i64]()
        self.spaces: vec[i64] = vec[i64]()  # numbers in SantaMariaEdition.spaces
        for x in fact.rows("cells"):
            row, column = position(x, 1 - SIDE, SIDE - 1)
            self.rows = append(self.rows, i64(row))
            self.columns = append(self.columns, i64(column))
            self.spaces = append(self.spaces, i64(len(spaces)))
            spaces.append(Space(x, self.name, effects))
        if len(set(zip(self.rows, self.columns, strict=True))) != len(self.spaces):
            raise fact.fault("two spaces are in the same place")
        if len(self.spaces) != TILE_SIZES[self.kind] or self.rows[0] or self.columns[0]:
            raise fact.fault(f"a {KINDS[self.kind]} has {TILE_SIZES[self.kind]} spaces, the first at [0, 0]")
        self.shape: i64 = 0  # number in SantaMariaEdition.shapes
        self.footprints: vec[i64] = filled(TURNS * CELLS, 0)  # by TURNS * cell + turn; 0: off the grid
        for cell in range(i64(CELLS)):
            for turn in range(i64(TURNS)):
                self.footprints[TURNS * cell + turn] = self.footprint(cell, turn)

    def footprint(self, cell: i64, turn: i64) -> i64:
        covered: i64 = 0
        for k in range(i64(len(self.spaces))):
            place = turned(self.rows[k], self.columns[k], turn, cell)
            if place < 0:
                return 0
            covered |= only(place)
        return covered


def shapes_of(tiles: list[Tile]) -> list[vec[i64]]:
    """Every set of spaces that a tile of each shape can cover; tells the tiles their shapes."""
    shapes: list[list[int]] = []
    for tile in tiles:
        covered = sorted({int(footprint) for footprint in tile.footprints if footprint})
        if covered not in shapes:
            shapes.append(covered)
        tile.shape = shapes.index(covered)
    return [vec[i64](covered) for covered in shapes]


class Board:
    __slots__ = ("cells", "name", "side")

    def __init__(self, fact: Facts, effects: list[Effect], spaces: list[Space]) -> None:
        self.name: str = fact.ref("id")
        self.side: i64 = fact.choice("side", SIDES)
        self.cells: vec[i64] = filled(CELLS, -1)
        for x in fact.rows("cells"):
            row, column = position(x, 1, SIDE)
            cell = i64(SIDE * (row - 1) + column - 1)
            if self.cells[cell] >= 0:
                raise x.fault("there is another building in this place")
            self.cells[cell] = len(spaces)
            spaces.append(Space(x, self.name, effects))


class Shipment:
    __slots__ = ("cost", "name", "points")

    def __init__(self, fact: Facts) -> None:
        self.name: str = fact.ref("id")
        self.cost: i64 = packed(vec[i64](fact.counts("cost", GOODS[:GOLD])))
        if max(fact.counts("cost", GOODS[:GOLD])) > LIMIT:
            raise fact.at("cost").fault(f"nobody can pay more than {LIMIT} of a kind")
        self.points: i64 = fact.number("points", high=99)


class Scholar:
    __slots__ = ("name", "points", "skill")

    def __init__(self, fact: Facts) -> None:
        self.name: str = fact.ref("id")
        self.skill: i64 = fact.choice("skill", SKILLS)
        self.points: i64 = fact.number("points", high=99)


class Bishop:
    __slots__ = ("asks", "cap", "name", "points", "terrains")

    def __init__(self, fact: Facts) -> None:
        self.name: str = fact.ref("id")
        self.asks: i64 = fact.choice("asks", ASKS)
        self.terrains: vec[i64] = vec[i64](fact.choices("terrains", TERRAINS))
        self.points: i64 = fact.number("points", low=1)
        self.cap: i64 = fact.number("cap", low=1)
        if self.asks in (PER_TERRAIN, PER_TERRAINS) and not len(self.terrains):
            raise fact.fault("'terrains' must name what the bishop asks for")


class Place:
    """A dock, a retiring space or a missionary station: its name, and what it gives."""

    __slots__ = ("effect", "goods", "name")

    def __init__(self, fact: Facts, key: str, effects: list[Effect]) -> None:
        self.name: str = fact.ref("id")
        self.goods: i64 = 0
        self.effect: i64 = -1
        if key == "gain":
            self.goods = bundle(fact, key)
        else:
            self.effect = len(effects)
            effects.append(Effect(fact.at(key)))


def bundle(fact: Facts, key: str) -> i64:
    """Goods, coins and points by name."""
    counts = fact.counts(key, GOODS)
    if max(counts) > MOST:
        raise fact.at(key).fault(f"at most {MOST} of a kind")
    return packed(vec[i64](counts))


def goods_of(fact: Facts) -> i64:
    """A table of goods that stands by itself in a list."""
    return bundle(Facts({"goods": fact.value}, fact.place), "goods")


def position(fact: Facts, low: int, high: int) -> tuple[int, int]:
    row, column = fact.numbers("at", 2, 2, low, high)
    return row, column


def amount(goods: i64, kind: i64) -> i64:
    """How many of one kind a bundle holds."""
    return goods >> (8 * kind) & 255


def told_goods(goods: i64) -> dict[str, int]:
    """A bundle in words: how many by the ref of each kind."""
    return {f"good:{GOODS[kind]}": amount(goods, kind) for kind in range(len(GOODS)) if amount(goods, kind)}


def kinds_in(goods: i64) -> list[str]:
    """The names of what a bundle holds."""
    return [name for kind, name in enumerate(GOODS) if amount(goods, kind)]


def of(kind: i64, n: i64) -> i64:
    """A bundle of n things of one kind."""
    return n << (8 * kind)


def price_of(kind: i64) -> i64:
    """What the supply pays for a resource: one coin for a basic one, two for an advanced one."""
    if kind < BASIC:
        return 1
    return 2
