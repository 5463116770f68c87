"""A view as plain data for screens: every place and piece by its ref."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from farshore.games.santa_maria.colony import CELLS, SIDE, last, line, only, turned
from farshore.games.santa_maria.components import (
    ASKS,
    DOCKS,
    EFFECTS,
    FIRST_ROAD,
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
    YEARS,
    Effect,
    Space,
    Tile,
    amount,
)
from farshore.games.santa_maria.edition import SantaMariaEdition
from farshore.games.santa_maria.scoring import BISHOP_COST, full_lines, score
from farshore.games.santa_maria.solo import ACHIEVEMENTS, WIN, reached
from farshore.games.santa_maria.state import BLUE_MARKS, COIN_MARKS, EMPTY, NOBODY, UNMARKED, Player, SantaMaria
from farshore.games.santa_maria.steps.activate import WHITE_LIMIT, ChooseLine, change_price, single_price
from farshore.games.santa_maria.steps.expand import PlaceTile, TurnTile, cell_name, tile_cost
from farshore.games.santa_maria.steps.religion import fee, is_open, monk_space
from farshore.games.santa_maria.steps.storage import buy_price, sale_price
from farshore.games.santa_maria.steps.year import place_of


def goods(bundle: int) -> dict[str, int]:
    return {name: amount(bundle, kind) for kind, name in enumerate(GOODS) if amount(bundle, kind)}


def effect(e: Effect) -> dict[str, Any]:
    """`gain` goods; `trade` one of `pay` for one of `gains`; others so many `times`."""
    drawn: dict[str, Any] = {"op": EFFECTS[e.op], "times": e.times, "gain": goods(e.goods)}
    if e.op != GAIN:
        drawn["shows"] = f"effect:{EFFECTS[e.op]}"
    if e.op == TRADE:
        drawn |= {"pay": [GOODS[kind] for kind in e.pay], "gains": [goods(x) for x in e.alternatives]}
    return drawn


def space(box: SantaMariaEdition, x: Space) -> dict[str, Any]:
    return {
        "terrain": TERRAINS[x.terrain] if x.terrain >= 0 else "road",
        "colonists": x.colonists,
        "effects": [effect(box.effects[number]) for number in x.effects],
    }


def tile(box: SantaMariaEdition, number: int) -> dict[str, Any]:
    """`spaces` with the row and column of each, the first at 0, 0; a quarter turn maps (r, c) to (c, -r)."""
    t: Tile = box.tiles[number]
    spaces = [
        {"row": row, "column": column, **space(box, box.spaces[x])}
        for row, column, x in zip(t.rows, t.columns, t.spaces, strict=True)
    ]
    return {"ref": f"tile:{t.name}", "kind": KINDS[t.kind], "spaces": spaces}


def placing(s: SantaMaria) -> dict[str, Any] | None:
    """The tile in somebody's hand; once its first space has a place, where the others come to lie by each turn."""
    ask = s.agenda.asking
    if isinstance(ask, PlaceTile):
        return {"seat": ask.seat, "tile": tile(s.edition, ask.tile), "turns": []}
    if isinstance(ask, TurnTile):
        turns = [{"ref": f"turn:{90 * turn}", "spaces": lying(s.edition, ask, turn)} for turn in ask.options(s)]
        return {"seat": ask.seat, "tile": tile(s.edition, ask.tile), "turns": turns}
    return None


def lying(box: SantaMariaEdition, ask: TurnTile, turn: int) -> list[dict[str, Any]]:
    """The spaces of a tile, its own first space first, with the row and column of the colony, from 1."""
    t: Tile = box.tiles[ask.tile]
    found: list[dict[str, Any]] = []
    for row, column, x in zip(t.rows, t.columns, t.spaces, strict=True):
        cell = turned(row, column, turn, ask.cell)
        found.append({**at(cell), **space(box, box.spaces[x])})
    return found


def at(cell: i64) -> dict[str, int]:
    """Row and column of the colony, from 1."""
    return {"row": cell // SIDE + 1, "column": cell % SIDE + 1}


def activating(s: SantaMaria) -> dict[str, Any] | None:
    """A die in somebody's hand: for each line it may be used on the price, and what lies on its way."""
    ask = s.agenda.asking
    if not isinstance(ask, ChooseLine):
        return None
    return {"seat": ask.seat, "lines": [course(s, ask, pick) for pick in ask.options(s)]}


def course(s: SantaMaria, ask: ChooseLine, pick: i64) -> dict[str, Any]:
    """The buildings in the order of their activation, and where the die comes to rest; a foreman may still move it."""
    p = s.players[ask.seat]
    spaces = p.vacant & line(ask.die >= SIDE, pick)
    return {
        "ref": ask.describe(s, pick),
        "price": change_price(p, ask.die % SIDE, pick),
        "buildings": [at(cell) for cell in range(CELLS) if spaces & only(cell)],
        "rest": at(last(spaces)),
    }


def mark(number: int) -> dict[str, Any] | None:
    """What lies on a building."""
    if number == UNMARKED:
        return None
    if number > COIN_MARKS:
        return {"coins": number - COIN_MARKS}
    colour, value = ("blue", number - BLUE_MARKS) if number > BLUE_MARKS else ("white", number)
    return {"die": colour, "value": value, "lies": f"die:{colour}-{value}"}


def colony(s: SantaMaria, p: Player) -> list[dict[str, Any]]:
    """All 36 spaces, row by row. Neighbours with the same `piece` are one tile; printed ones bear the board's name."""
    cells: list[dict[str, Any]] = []
    for cell in range(CELLS):
        drawn: dict[str, Any] = {"ref": f"cell:{cell_name(cell)}", **at(cell)}
        if p.cells[cell] != EMPTY:
            x = s.edition.spaces[p.cells[cell]]
            drawn |= {
                "piece": x.piece,
                "printed": x.piece == s.edition.boards[p.board].name,
                "mark": mark(p.marks[cell]),
                **space(s.edition, x),
            }
        cells.append(drawn)
    return cells


def shipment(s: SantaMaria, number: int) -> dict[str, Any] | None:
    if number == EMPTY:
        return None
    x = s.edition.shipments[number]
    return {"ref": f"shipment:{x.name}", "cost": goods(x.cost), "points": x.points}


def dock(s: SantaMaria, number: int) -> dict[str, Any]:
    x = s.edition.docks[number]
    return {
        "ref": f"dock:{x.name}",
        "income": effect(s.edition.effects[x.effect]),
        "shipment": shipment(s, s.docks[number]),
    }


def scholar(s: SantaMaria, number: int) -> dict[str, Any]:
    x = s.edition.scholars[number]
    return {"ref": f"scholar:{x.name}", "skill": SKILLS[x.skill], "points": x.points}


def bishop(s: SantaMaria, number: int) -> dict[str, Any]:
    x = s.edition.bishops[number]
    return {
        "ref": f"bishop:{x.name}",
        "asks": ASKS[x.asks],
        "terrains": [TERRAINS[t] for t in x.terrains],
        "points": x.points,
        "cap": x.cap,
        "cost": BISHOP_COST,
    }


def monastery(s: SantaMaria, number: int) -> dict[str, Any]:
    """A monk space: who stands there, and what the viewer would pay now."""
    if number < PRIESTS:
        drawn = {"kind": "scholar", **scholar(s, s.scholars[number])} if s.scholars[number] != EMPTY else {}
    elif number < 2 * PRIESTS:
        bishops = s.bishops[number - PRIESTS]
        drawn = {"kind": "bishop", **bishop(s, bishops)} if bishops != EMPTY else {}
    else:
        drawn = {
            "kind": "station",
            "ref": monk_space(s, number),
            "gain": goods(s.edition.stations[number - 2 * PRIESTS].goods),
        }
    price = fee(s, number) if s.viewer >= 0 and is_open(s, s.viewer, number) else None
    return {**drawn, "monks": [seat for seat in range(s.seats) if s.monks[number] >> seat & 1], "fee": price}


def dice(s: SantaMaria, row: list[int], colour: str) -> list[dict[str, Any]]:
    """One entry for each die that waits to be used; after the last year none does."""
    if s.agenda.asking is None:
        return []
    return [
        {"ref": f"die:{colour}-{value + 1}", "colour": colour, "value": value + 1}
        for value, n in enumerate(row)
        for _ in range(n)
    ]


def player(s: SantaMaria, seat: int) -> dict[str, Any]:
    p = s.players[seat]
    row = SIDE * seat
    trained = [k for k in range(PRIESTS) if s.monks[k] >> seat & 1]
    return {
        "board": s.edition.boards[p.board].name if p.board != EMPTY else None,
        "colony": colony(s, p),
        "storage": {GOODS[kind]: p.storage[kind] for kind in range(RESOURCES)},
        "limit": LIMIT,
        "coins": p.coins,
        "happiness": p.points + p.conquest_points,
        "points": score(s, seat),
        "monks": p.monks,
        "religion": p.religion,
        "conquistador": p.conquest,
        "skills": [name for k, name in enumerate(SKILLS) if p.skills >> k & 1],
        "scholars": [scholar(s, s.scholars[k]) for k in trained],
        "own_scholar": scholar(s, p.scholar) if p.scholar != EMPTY else None,
        "blue_dice": [] if s.common else dice(s, list(s.blue[row : row + SIDE]), "blue"),
        "blue_unlocked": p.unlocked,
        "blue_left": p.unlocked - p.blue_taken,
        "white_left": WHITE_LIMIT - p.white_taken,
        "single_price": single_price(p),
        "harbour": [[shipment(s, x // DOCKS) for x in p.ships if x % DOCKS == k] for k in range(DOCKS)],
        "retired": s.edition.retiring[p.retired].name if p.retired != EMPTY else None,
        "full_lines": full_lines(p),
        "costs": {"double": goods(tile_cost(p, 0)), "triple": goods(tile_cost(p, 1))},
        "prices": {"buy": buy_price(p), "sell": {GOODS[kind]: sale_price(p, kind) for kind in range(RESOURCES)}},
    }


def conquistadors(s: SantaMaria) -> dict[str, Any]:
    """`stacks[space]` lists seats from the bottom up; `place` is each seat's place now."""
    by_arrival = sorted(range(s.seats), key=lambda seat: s.players[seat].arrival)
    spaces = range(s.edition.conquistador_end + 1)
    players = max(s.seats, 2)
    return {
        "last": s.edition.conquistador_end,
        "gold": list(s.edition.gold_symbols),
        "trees": list(s.edition.trees),
        "stacks": [[seat for seat in by_arrival if s.players[seat].conquest == k] for k in spaces],
        "places": [place_of(s, seat) if s.players[seat].conquest else None for seat in range(s.seats)],
        "points": [list(s.edition.conquests[YEARS * players + year]) for year in range(YEARS)],
    }


def religion(s: SantaMaria) -> dict[str, Any]:
    symbols = s.edition.monk_symbols
    return {
        "last": s.edition.religion_end,
        "monks": list(symbols),
        "dice": [symbols[k - 1] for k in s.edition.dice_symbols],
        "seats": [p.religion for p in s.players],
        "reserve": 3 * s.seats - sum(p.unlocked for p in s.players),
    }


def retiring(s: SantaMaria, number: int) -> dict[str, Any]:
    x = s.edition.retiring[number]
    return {
        "ref": f"retire:{x.name}",
        "effect": effect(s.edition.effects[x.effect]),
        "seat": None if s.retiring[number] == NOBODY else s.retiring[number],
    }


def picture(s: SantaMaria) -> dict[str, Any]:
    halls = [
        {"hall": tile(s.edition, hall), "scholar": scholar(s, learned)}
        for hall, learned in zip(s.halls, s.hall_scholars, strict=True)
        if hall != EMPTY
    ]
    solo = {"win": WIN, "achievements": [ACHIEVEMENTS[k] for k in reached(s)]} if s.seats == 1 else None
    return {
        "over": s.agenda.asking is None,
        "year": s.year,
        "years": YEARS,
        "starter": s.starter,
        "white_dice": dice(s, list(s.white), "white"),
        "blue_pool": dice(s, list(s.blue[:SIDE]), "blue") if s.common else None,
        "display": [tile(s.edition, x) if x != EMPTY else None for x in s.display],
        "docks": [dock(s, k) for k in range(DOCKS)],
        "shipments_left": s.shipment_bag.size,
        "monk_spaces": [monastery(s, k) for k in range(MONK_SPACES)],
        "religion": religion(s),
        "conquistadors": conquistadors(s),
        "retiring": [retiring(s, k) for k in range(RETIRING_SPACES)],
        "roads_left": len(s.edition.tiles) - FIRST_ROAD - s.roads,
        "halls": halls,
        "placing": placing(s),
        "activating": activating(s),
        "players": [player(s, seat) for seat in range(s.seats)],
        "solo": solo,
    }
