"""A view for screens: every place and piece by its ref."""

from __future__ import annotations

from functools import cache, lru_cache

from msgspec.structs import replace
from mypy_extensions import i64

from farshore.games.santa_maria import picture_types as d
from farshore.games.santa_maria.colony import CELLS, SIDE, last, line, only, turned
from farshore.games.santa_maria.components import (
    ASKS,
    DOCKS,
    DOUBLE,
    EFFECTS,
    GAIN,
    GOODS,
    KINDS,
    LIMIT,
    MONK_SPACES,
    PRIESTS,
    RESOURCES,
    RETIRING_SPACES,
    SKILLS,
    TERRAINS,
    TRADE,
    TRIPLE,
    YEARS,
    Effect,
    Space,
    Tile,
    amount,
)
from farshore.games.santa_maria.edition import SantaMariaEdition
from farshore.games.santa_maria.picture_types import Colour, Op, Picture, Terrain, TileKind
from farshore.games.santa_maria.scoring import BISHOP_COST, score
from farshore.games.santa_maria.solo import ACHIEVEMENTS, WIN, reached
from farshore.games.santa_maria.state import BLUE_MARKS, COIN_MARKS, EMPTY, NOBODY, UNMARKED, Player, SantaMaria
from farshore.games.santa_maria.steps.activate import WHITE_LIMIT, ChooseLine, change_price, single_price
from farshore.games.santa_maria.steps.expand import PlaceTile, TurnTile, cell_name, tile_cost
from farshore.games.santa_maria.steps.religion import fee, is_open, monk_space


@lru_cache(maxsize=4096)
def goods(bundle: int) -> d.Goods:
    return {name: amount(bundle, kind) for kind, name in enumerate(GOODS) if amount(bundle, kind)}


@cache  # printed once and for all, like what else is kept here
def effect(e: Effect) -> d.Effect:
    op: Op = EFFECTS[e.op]
    drawn = d.Effect(op=op, times=e.times, gain=goods(e.goods))
    if e.op != GAIN:
        drawn.shows = f"effect:{EFFECTS[e.op]}"
    if e.op == TRADE:
        drawn.pay = [GOODS[kind] for kind in e.pay]
        drawn.gains = [goods(x) for x in e.alternatives]
    return drawn


def terrain(x: Space) -> Terrain:
    return TERRAINS[x.terrain] if x.terrain >= 0 else "road"


def space(box: SantaMariaEdition, x: Space, at: d.Place) -> d.Space:
    effects = [effect(box.effects[number]) for number in x.effects]
    return d.Space(terrain(x), x.colonists, effects, at.row, at.column)


@cache
def tile(box: SantaMariaEdition, number: int) -> d.Tile:
    t: Tile = box.tiles[number]
    spaces = [
        space(box, box.spaces[x], d.Place(row, column))
        for row, column, x in zip(t.rows, t.columns, t.spaces, strict=True)
    ]
    kind: TileKind = KINDS[t.kind]
    return d.Tile(f"tile:{t.name}", kind, spaces)


def placing(s: SantaMaria) -> d.Placing | None:
    ask = s.agenda.asking
    if isinstance(ask, PlaceTile):
        return d.Placing(ask.seat, tile(s.edition, ask.tile), [])
    if isinstance(ask, TurnTile):
        turns = [d.Turn(f"turn:{90 * turn}", lying(s.edition, ask, turn)) for turn in ask.options(s)]
        return d.Placing(ask.seat, tile(s.edition, ask.tile), turns)
    return None


def lying(box: SantaMariaEdition, ask: TurnTile, turn: int) -> list[d.Space]:
    """The spaces of a tile, its own first space first, with the row and column of the colony."""
    t: Tile = box.tiles[ask.tile]
    return [
        space(box, box.spaces[x], at(turned(row, column, turn, ask.cell)))
        for row, column, x in zip(t.rows, t.columns, t.spaces, strict=True)
    ]


@cache
def at(cell: i64) -> d.Place:
    return d.Place(cell // SIDE + 1, cell % SIDE + 1)


def activating(s: SantaMaria) -> d.Activating | None:
    ask = s.agenda.asking
    if not isinstance(ask, ChooseLine):
        return None
    return d.Activating(ask.seat, [course(s, ask, pick) for pick in ask.options(s)])


def course(s: SantaMaria, ask: ChooseLine, pick: i64) -> d.LinePath:
    """The buildings in the order of their activation, and where the die comes to rest; a foreman may still move it."""
    p = s.players[ask.seat]
    spaces = p.vacant & line(ask.die >= SIDE, pick)
    buildings = [at(cell) for cell in range(CELLS) if spaces & only(cell)]
    return d.LinePath(ask.describe(s, pick), change_price(p, ask.die % SIDE, pick), buildings, at(last(spaces)))


@cache
def mark(number: int) -> d.Mark | None:
    if number == UNMARKED:
        return None
    if number > COIN_MARKS:
        return d.Mark(coins=number - COIN_MARKS)
    if number > BLUE_MARKS:
        return d.Mark("blue", number - BLUE_MARKS, lies=f"die:blue-{number - BLUE_MARKS}")
    return d.Mark("white", number, lies=f"die:white-{number}")


@cache
def vacant(cell: int) -> d.Cell:
    place = at(cell)
    return d.Cell(ref=f"cell:{cell_name(cell)}", row=place.row, column=place.column)


@lru_cache(maxsize=20_000)
def covered(box: SantaMariaEdition, cell: int, number: int, board: int, marked: int) -> d.Cell:
    x = box.spaces[number]
    return replace(
        vacant(cell),
        piece=x.piece,
        printed=x.piece == box.boards[board].name,
        mark=mark(marked),
        terrain=terrain(x),
        colonists=x.colonists,
        effects=[effect(box.effects[number]) for number in x.effects],
    )


def colony(s: SantaMaria, p: Player) -> list[d.Cell]:
    """All 36 spaces, row by row."""
    cells: list[d.Cell] = []
    for cell in range(CELLS):
        if p.cells[cell] == EMPTY:
            cells.append(vacant(cell))
        else:
            cells.append(covered(s.edition, cell, p.cells[cell], p.board, p.marks[cell]))
    return cells


@cache
def shipment(box: SantaMariaEdition, number: int) -> d.Shipment:
    x = box.shipments[number]
    return d.Shipment(f"shipment:{x.name}", goods(x.cost), x.points)


def dock(s: SantaMaria, number: int) -> d.Dock:
    x = s.edition.docks[number]
    waiting = shipment(s.edition, s.docks[number]) if s.docks[number] != EMPTY else None
    return d.Dock(f"dock:{x.name}", effect(s.edition.effects[x.effect]), waiting)


@cache
def scholar(box: SantaMariaEdition, number: int) -> d.Scholar:
    x = box.scholars[number]
    return d.Scholar(f"scholar:{x.name}", SKILLS[x.skill], x.points)


def monastery(s: SantaMaria, number: int) -> d.MonkSpace:
    price = fee(s, number) if s.is_for_seat() and is_open(s, s.viewer, number) else None
    drawn = d.MonkSpace(monks=[seat for seat in range(s.seats) if s.monks[number] >> seat & 1], fee=price)
    if number < PRIESTS:
        show_scholar(drawn, s, s.scholars[number])
    elif number < 2 * PRIESTS:
        show_bishop(drawn, s, s.bishops[number - PRIESTS])
    else:
        drawn.kind = "station"
        drawn.ref = monk_space(s, number)
        drawn.gain = goods(s.edition.stations[number - 2 * PRIESTS].goods)
    return drawn


def show_scholar(drawn: d.MonkSpace, s: SantaMaria, number: int) -> None:
    if number != EMPTY:
        x = scholar(s.edition, number)
        drawn.kind, drawn.ref, drawn.skill, drawn.points = "scholar", x.ref, x.skill, x.points


def show_bishop(drawn: d.MonkSpace, s: SantaMaria, number: int) -> None:
    if number != EMPTY:
        x = s.edition.bishops[number]
        drawn.kind, drawn.ref, drawn.asks = "bishop", f"bishop:{x.name}", ASKS[x.asks]
        drawn.terrains = [TERRAINS[t] for t in x.terrains]
        drawn.points, drawn.cap, drawn.cost = x.points, x.cap, BISHOP_COST


def dice(s: SantaMaria, row: list[int], colour: Colour) -> list[d.Die]:
    """One entry for each die that waits to be used; after the last year none does."""
    if s.agenda.asking is None:
        return []
    return [d.Die(f"die:{colour}-{value + 1}", colour, value + 1) for value, n in enumerate(row) for _ in range(n)]


def player(s: SantaMaria, seat: int) -> d.Player:
    p = s.players[seat]
    row = SIDE * seat
    return d.Player(
        colony=colony(s, p),
        storage={GOODS[kind]: p.storage[kind] for kind in range(RESOURCES)},
        limit=LIMIT,
        coins=p.coins,
        points=score(s, seat),
        monks=p.monks,
        scholars=[scholar(s.edition, s.scholars[k]) for k in range(PRIESTS) if s.monks[k] >> seat & 1],
        own_scholar=scholar(s.edition, p.scholar) if p.scholar != EMPTY else None,
        blue_dice=[] if s.common else dice(s, list(s.blue[row : row + SIDE]), "blue"),
        white_left=WHITE_LIMIT - p.white_taken,
        single_price=single_price(p),
        harbour=[[shipment(s.edition, x // DOCKS) for x in p.ships if x % DOCKS == k] for k in range(DOCKS)],
        retired=s.edition.retiring[p.retired].name if p.retired != EMPTY else None,
        costs=d.Costs(goods(tile_cost(p, DOUBLE)), goods(tile_cost(p, TRIPLE))),
    )


def conquistadors(s: SantaMaria) -> d.Conquistadors:
    by_arrival = sorted(range(s.seats), key=lambda seat: s.players[seat].arrival)
    spaces = range(s.edition.conquistador_end + 1)
    players = max(s.seats, 2)
    return d.Conquistadors(
        last=s.edition.conquistador_end,
        gold=list(s.edition.gold_symbols),
        trees=list(s.edition.trees),
        stacks=[[seat for seat in by_arrival if s.players[seat].conquest == k] for k in spaces],
        points=[list(s.edition.conquests[YEARS * players + year]) for year in range(YEARS)],
    )


def religion(s: SantaMaria) -> d.Religion:
    symbols = s.edition.monk_symbols
    return d.Religion(
        last=s.edition.religion_end,
        monks=list(symbols),
        dice=[symbols[k - 1] for k in s.edition.dice_symbols],
        seats=[p.religion for p in s.players],
        reserve=3 * s.seats - sum(p.unlocked for p in s.players),
    )


def retiring(s: SantaMaria, number: int) -> d.RetiringSpace:
    x = s.edition.retiring[number]
    seat = None if s.retiring[number] == NOBODY else s.retiring[number]
    return d.RetiringSpace(f"retire:{x.name}", effect(s.edition.effects[x.effect]), seat)


def monasteries(s: SantaMaria) -> list[d.MonkSpace]:
    return [monastery(s, k) for k in range(MONK_SPACES)]


def picture_beside(s: SantaMaria, drawn: Picture) -> Picture:
    """What a monk would pay is told to every seat alone."""
    return replace(drawn, monk_spaces=monasteries(s))


def picture(s: SantaMaria) -> Picture:
    halls = [
        d.HallSet(tile(s.edition, hall), scholar(s.edition, learned))
        for hall, learned in zip(s.halls, s.hall_scholars, strict=True)
        if hall != EMPTY
    ]
    return Picture(
        over=s.agenda.asking is None,
        year=s.year,
        years=YEARS,
        side=SIDE,
        white_dice=dice(s, list(s.white), "white"),
        blue_pool=dice(s, list(s.blue[:SIDE]), "blue") if s.common else None,
        display=[tile(s.edition, x) if x != EMPTY else None for x in s.display],
        docks=[dock(s, k) for k in range(DOCKS)],
        shipments_left=s.shipment_bag.size,
        monk_spaces=monasteries(s),
        religion=religion(s),
        conquistadors=conquistadors(s),
        retiring=[retiring(s, k) for k in range(RETIRING_SPACES)],
        halls=halls,
        placing=placing(s),
        activating=activating(s),
        players=[player(s, seat) for seat in range(s.seats)],
        solo=d.Solo(WIN, [ACHIEVEMENTS[k] for k in reached(s)]) if s.seats == 1 else None,
    )
