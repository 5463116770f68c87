"""What is in the box, and on the common board. Read once, never changed."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from farshore.core.edition import Edition, Facts
from farshore.games.santa_maria.components import (
    DOCKS,
    MONK_SPACES,
    PRIESTS,
    RETIRING_SPACES,
    STARTING_SHIPMENTS,
    TILE_COUNTS,
    YEARS,
    Bishop,
    Board,
    Effect,
    Place,
    Scholar,
    Shipment,
    Space,
    Tile,
    shapes_of,
)


class SantaMariaEdition(Edition):
    """The box. Tiles are numbered doubles, triples, town halls, roads; shipments the starting four first."""

    def __init__(self, facts: Facts) -> None:
        super().__init__(facts.name, facts.digest, facts.count_provenance())
        self.effects: list[Effect] = []
        self.spaces: list[Space] = []
        self.tiles: list[Tile] = [Tile(x, self.effects, self.spaces) for x in facts.rows("tiles")]
        self.shapes: list[vec[i64]] = shapes_of(self.tiles)
        boards = [Board(x, self.effects, self.spaces) for x in facts.rows("boards")]
        self.boards: list[Board] = sorted(boards, key=lambda board: board.side)
        self.shipments: list[Shipment] = [Shipment(x) for x in facts.rows("shipments")]
        self.docks: list[Place] = [Place(x, "income", self.effects) for x in facts.rows("docks")]
        self.scholars: list[Scholar] = [Scholar(x) for x in facts.rows("scholars")]
        self.bishops: list[Bishop] = [Bishop(x) for x in facts.rows("bishops")]
        self.stations: list[Place] = [Place(x, "gain", self.effects) for x in facts.rows("stations")]
        self.retiring: list[Place] = [Place(x, "effect", self.effects) for x in facts.rows("retiring_spaces")]
        self._read_tracks(facts)
        self._check(facts)

    def _read_tracks(self, facts: Facts) -> None:
        tracks = {x.text("id"): x for x in facts.rows("tracks")}
        if sorted(tracks) != ["conquistador", "religion"]:
            raise facts.fault("'tracks' must be religion and conquistador")
        religion, conquistador = tracks["religion"], tracks["conquistador"]
        self.religion_end: i64 = religion.number("last", low=1, high=60)
        self.monk_symbols: vec[i64] = vec[i64](symbols(religion, "monks", 0, 6))
        self.dice_symbols: vec[i64] = vec[i64](religion.numbers("dice", 0, 2, 1, len(self.monk_symbols)))
        self.conquistador_end: i64 = conquistador.number("last", low=1, high=60)
        self.gold_symbols: vec[i64] = vec[i64](symbols(conquistador, "gold", 0, 60))
        self.trees: vec[i64] = vec[i64](symbols(conquistador, "trees", YEARS, YEARS))
        self.conquests: list[vec[i64]] = [vec[i64]() for _ in range(5 * YEARS)]  # by 3 * players + year - 1
        for x in facts.rows("conquistador_points"):
            players = x.number("players", low=2, high=4)
            row = YEARS * players + x.number("year", low=1, high=YEARS) - 1
            self.conquests[row] = vec[i64](x.numbers("points", players - 1, players - 1, 0, 99))

    def _check(self, facts: Facts) -> None:
        """The counts the rules rely on."""
        kinds = [t.kind for t in self.tiles]
        if kinds != [i64(k) for k, n in enumerate(TILE_COUNTS) for _ in range(n)]:
            raise facts.fault("tiles must be 15 doubles, 15 triples, 4 halls, 3 roads, in this order")
        if [board.side for board in self.boards] != [0, 0, 0, 0, 1]:
            raise facts.fault("boards must be four of side A and one of side B")
        for found, wanted, what in (
            (len(self.docks), DOCKS, "docks"),
            (len(self.stations), MONK_SPACES - 2 * PRIESTS, "stations"),
            (len(self.retiring), RETIRING_SPACES, "retiring_spaces"),
        ):
            if found != wanted:
                raise facts.fault(f"there are {found} {what}, there must be {wanted}")
        if len(self.scholars) < PRIESTS + DOCKS or len(self.bishops) < PRIESTS:
            raise facts.fault("there must be at least 7 scholars and 3 bishops")
        if len(self.shipments) < STARTING_SHIPMENTS:
            raise facts.fault("there must be at least 4 shipments, the starting ones first")
        for players in (2, 3, 4):
            for year in range(YEARS):
                if not len(self.conquests[YEARS * players + year]):
                    raise facts.fault(f"conquistador_points for {players} players in year {year + 1} are missing")
        for key in ("shipments", "docks", "scholars", "bishops", "stations", "retiring_spaces"):
            check_names(facts.rows(key))
        check_names([*facts.rows("tiles"), *facts.rows("boards")])


def symbols(track: Facts, key: str, least: int, most: int) -> list[int]:
    """Spaces of a track in ascending order."""
    found = track.numbers(key, least, most, 1, track.number("last"))
    if found != sorted(set(found)):
        raise track.at(key).fault("must be different spaces in ascending order")
    return found


def check_names(rows: list[Facts]) -> None:
    seen: set[str] = set()
    for row in rows:
        name = row.ref("id")
        if name in seen:
            raise row.at("id").fault(f"there is another '{name}'")
        seen.add(name)
