"""What is in the box: locations, Point cards, bonus tiles, exploration tiles. Read once, never changed."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from farshore.core.edition import Edition, Facts
from farshore.core.rows import covers, total

COLOURS: Final = ("yellow", "red", "green", "brown")
SYMBOLS: Final = ("native_help", "tool", "new_settlers", "exploration")
CIRCLES: Final = ("prairie", "forest", "river", "mountain")
BOARDS: Final = ("D1", "E1", "F1")
FIXED_BOARDS: Final = ("A1", "B1", "C1")
COVERS: Final = ("none", "always", "below-four")

# kinds of location
LOCATIONS: Final = ("production", "upgrade", "trade", "fort")
PRODUCTION: Final = 0
UPGRADE: Final = 1
TRADE: Final = 2
FORT: Final = 3
# kinds of Point card, which are also the New World symbols
NATIVE_HELP: Final = 0
TOOL: Final = 1
NEW_SETTLERS: Final = 2
EXPLORATION: Final = 3
# kinds of bonus tile
BONUSES: Final = ("single", "pair", "settlers", "flat")
SINGLE: Final = 0
PAIR: Final = 1
SETTLERS: Final = 2
FLAT: Final = 3
# kinds of exploration tile
FINDS: Final = ("symbol", "settler", "points", "cubes")
FIND_SYMBOL: Final = 0
FIND_SETTLER: Final = 1
FIND_POINTS: Final = 2
FIND_CUBES: Final = 3

SPOTS: Final = 23
REST: Final = 23  # the pick that is no location
FORTS: Final = 4
STACKS: Final = 8  # two at each fort at the most
STORAGE: Final = 10
SETTLERS_EACH: Final = 12
BONUS_SPACES: Final = 3
LAST_CARD: Final = 8


class Location:
    __slots__ = ("board", "cell", "circle", "cover", "fort", "gain", "give", "kind", "name", "settlers", "span",
                 "stacks", "upgrades")  # fmt: skip

    def __init__(self, fact: Facts) -> None:
        boards = [*FIXED_BOARDS, *BOARDS]
        self.name: str = fact.ref("id")
        self.board: str = boards[fact.choice("board", boards)]
        self.cell: list[int] = fact.numbers("cell", 2, 2, low=1)  # column and row on its board
        self.span: list[int] = fact.numbers("span", 2, 2, low=1) if fact.has("span") else [1, 1]
        self.kind: i64 = fact.choice("type", LOCATIONS)
        self.settlers: i64 = fact.number("settlers", low=1, high=SETTLERS_EACH)
        self.circle: i64 = fact.choice("circle", CIRCLES) if fact.has("circle") else -1
        self.cover: i64 = fact.choice("cover", COVERS)
        self.gain: vec[i64] = cubes(fact, "gain")
        self.give: vec[i64] = cubes(fact, "give")
        self.upgrades: i64 = fact.number("upgrades", 0)
        self.fort: i64 = fact.number("fort", 0, 0, FORTS) - 1
        stacks = fact.numbers("stacks", 0, STACKS // FORTS, low=1) if fact.has("stacks") else []
        self.stacks: vec[i64] = vec[i64]([i64(n) for n in stacks])
        self._check(fact)

    def is_covered(self, seats: i64) -> bool:
        """Does an exploration tile lie here at first?"""
        return self.cover == 1 or (self.cover == 2 and seats < 4)

    def _check(self, fact: Facts) -> None:
        if self.kind in (PRODUCTION, TRADE) and not total(self.gain):
            raise fact.fault("a production or trade location must give something")
        if self.kind == TRADE and not total(self.give):
            raise fact.fault("a trade location must take something")
        if self.kind == TRADE and covers(self.gain, self.give):
            raise fact.fault("a trade that gives back all it takes could go on for ever")
        if self.kind == UPGRADE and self.upgrades == 0:
            raise fact.fault("an upgrade location needs a number of upgrades")
        if self.kind == FORT and self.fort < 0:
            raise fact.fault(f"a fort needs a number from 1 to {FORTS}")


class PointCard:
    __slots__ = ("circle", "cost", "cube", "kind", "name", "players", "points", "settlers")

    def __init__(self, fact: Facts) -> None:
        self.name: str = fact.ref("id")
        self.kind: i64 = fact.choice("type", SYMBOLS)
        self.circle: i64 = fact.choice("circle", CIRCLES) if self.kind in (NATIVE_HELP, TOOL) else -1
        self.cube: i64 = fact.choice("cube", COLOURS) if self.kind == TOOL else -1
        self.settlers: i64 = fact.number("settlers", low=1) if self.kind == NEW_SETTLERS else 0
        self.cost: vec[i64] = cubes(fact, "cost")
        self.points: i64 = fact.number("points")
        self.players: i64 = fact.number("players", low=2, high=4)


class BonusTile:
    __slots__ = ("first", "kind", "name", "second")

    def __init__(self, fact: Facts) -> None:
        symbols = fact.choices("symbols", SYMBOLS)
        self.name: str = fact.ref("id")
        self.kind: i64 = fact.choice("kind", BONUSES)
        self.first: i64 = symbols[0] if symbols else -1
        self.second: i64 = symbols[-1] if symbols else -1
        if len(symbols) != (1 if self.kind == SINGLE else 2 if self.kind == PAIR else 0):
            raise fact.fault("a single tile shows one symbol, a pair two, others none")


class ExplorationTile:
    __slots__ = ("gain", "kind", "name", "points", "symbol")

    def __init__(self, fact: Facts) -> None:
        self.name: str = fact.ref("id")
        self.kind: i64 = fact.choice("kind", FINDS)
        self.symbol: i64 = fact.choice("symbol", SYMBOLS) if self.kind == FIND_SYMBOL else -1
        self.gain: vec[i64] = cubes(fact, "gain")
        self.points: i64 = fact.number("points", 0)


def cubes(fact: Facts, key: str) -> vec[i64]:
    out = vec[i64]()
    for n in fact.counts(key, COLOURS):
        out = append(out, n)
    return out


class CenturyEdition(Edition):
    """The box. `maps[b]` are the 23 locations of the game with fourth board BOARDS[b]."""

    def __init__(self, facts: Facts) -> None:
        super().__init__(facts.name, facts.digest, facts.count_provenance())
        everywhere = [Location(x) for x in facts.rows("locations")]
        self.maps: list[list[Location]] = [
            [x for x in everywhere if x.board == board or x.board in FIXED_BOARDS] for board in BOARDS
        ]
        self.cards: list[PointCard] = [PointCard(x) for x in facts.rows("point_cards")]
        self.tiles: list[BonusTile] = [BonusTile(x) for x in facts.rows("bonus_tiles")]
        self.finds: list[ExplorationTile] = [ExplorationTile(x) for x in facts.rows("exploration_tiles")]
        self.starting_cubes: list[vec[i64]] = [cubes(x, "cubes") for x in facts.rows("starting_cubes")]
        self._check_maps(facts)
        self._check_names(facts, "locations", [x.name for x in everywhere])
        self._check_names(facts, "point_cards", [x.name for x in self.cards])
        self._check_names(facts, "bonus_tiles", [x.name for x in self.tiles])
        self._check_names(facts, "exploration_tiles", [x.name for x in self.finds])
        self._check_counts(facts)

    def covered_spots(self, seats: i64) -> list[int]:
        """Locations that an exploration tile covers at first, on one map or another."""
        return [spot for spot in range(SPOTS) if any(places[spot].is_covered(seats) for places in self.maps)]

    def stacks(self) -> list[int]:
        """Numbers of the bonus stacks, on one map or another: two to a fort, of which the second is rare."""
        forts = [place for places in self.maps for place in places if place.kind == FORT]
        return sorted({2 * int(place.fort) + k for place in forts for k in range(len(place.stacks))})

    def _check_maps(self, facts: Facts) -> None:
        """What the rules rely on, whichever board completes the map."""
        for board, places in zip(BOARDS, self.maps, strict=True):
            if len(places) != SPOTS:
                raise facts.fault(f"with board {board} there are {len(places)} locations, there must be {SPOTS}")
            if sorted([p.fort for p in places if p.kind == FORT]) != list(range(FORTS)):
                raise facts.fault(f"with board {board} the forts are not numbered 1 to {FORTS}")
            if [p.cover for p in places].count(1) != 8 or [p.cover for p in places].count(2) != 2:
                raise facts.fault(
                    f"with board {board} there must be 8 covered locations, and 2 more below four players"
                )
            if sum([total(p.stacks) for p in places]) > len(self.tiles):
                raise facts.fault("there are fewer bonus tiles than the stacks hold")

    def _check_names(self, facts: Facts, what: str, names: list[str]) -> None:
        for number, name in enumerate(names):
            if name in names[:number]:
                raise facts.fault(f"{what}[{number}].id: there is another '{name}'")

    def _check_counts(self, facts: Facts) -> None:
        if len(self.finds) != 10:
            raise facts.fault(f"there are {len(self.finds)} exploration tiles, there must be 10")
        if len(self.starting_cubes) != 4:
            raise facts.fault("starting_cubes must be given for four places in turn order")
        for seats in (2, 3, 4):
            enough = LAST_CARD * seats + FORTS
            dealt = len([c for c in self.cards if c.players <= seats])
            if dealt < enough:
                raise facts.fault(f"there are {dealt} Point cards for {seats} players, there must be {enough}")
