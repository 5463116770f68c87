"""A view as plain data for screens: every place and piece by its ref."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from farshore.games.century_new_world.edition import (
    BONUSES,
    CIRCLES,
    COLOURS,
    FINDS,
    FORT,
    LOCATIONS,
    SYMBOLS,
    BonusTile,
    ExplorationTile,
    Location,
    PointCard,
)
from farshore.games.century_new_world.scoring import new_world_symbols, score
from farshore.games.century_new_world.state import EMPTY, NOBODY, Century
from farshore.games.century_new_world.steps.work import settlers_needed


def cubes(row: vec[i64]) -> dict[str, int]:
    return {colour: row[k] for k, colour in enumerate(COLOURS) if row[k]}


def card(c: PointCard) -> dict[str, Any]:
    return {
        "ref": f"card:{c.name}",
        "kind": SYMBOLS[c.kind],
        "circle": CIRCLES[c.circle] if c.circle >= 0 else None,
        "cube": COLOURS[c.cube] if c.cube >= 0 else None,
        "settlers": c.settlers,
        "cost": cubes(c.cost),
        "points": c.points,
    }


def tile(t: BonusTile) -> dict[str, Any]:
    symbols = [SYMBOLS[x] for x in ([t.first, t.second] if t.kind == 1 else [t.first]) if x >= 0]
    return {"ref": f"tile:{t.name}", "kind": BONUSES[t.kind], "symbols": symbols}


def exploration(t: ExplorationTile) -> dict[str, Any]:
    return {
        "ref": f"exploration:{t.name}",
        "kind": FINDS[t.kind],
        "symbol": SYMBOLS[t.symbol] if t.symbol >= 0 else None,
        "gain": cubes(t.gain),
        "points": t.points,
    }


def missing(s: Century, place: Location, price: vec[i64]) -> dict[str, int]:
    """Cubes that the viewer lacks to pay there, counting what Tool cards give them on arrival."""
    if s.viewer < 0:
        return {}
    p = s.players[s.viewer]
    lacked = {}
    for k, colour in enumerate(COLOURS):
        given = p.tools[4 * place.circle + k] if place.circle >= 0 else 0
        if price[k] > p.cubes[k] + given:
            lacked[colour] = price[k] - p.cubes[k] - given
    return lacked


def location(s: Century, spot: int) -> dict[str, Any]:
    place = s.location(spot)
    need, short, leaving = None, 0, 0
    if s.viewer >= 0 and s.owner[spot] != s.viewer and s.cover[spot] == EMPTY:
        p = s.players[s.viewer]
        need = settlers_needed(s, p, spot, place)
        short = max(0, need - p.home)
        leaving = s.settlers[spot]
    return {
        "ref": f"location:{place.name}",
        "board": place.board,
        "cell": list(place.cell),
        "span": list(place.span),
        "kind": LOCATIONS[place.kind],
        "settlers": place.settlers,
        "need": need,  # what the viewer would have to place now
        "short": short,  # how many of these they do not have at home
        "leaving": leaving,  # settlers that would go home to their owner
        "missing": missing(s, place, place.give),
        "circle": CIRCLES[place.circle] if place.circle >= 0 else None,
        "gain": cubes(place.gain),
        "give": cubes(place.give),
        "upgrades": place.upgrades,
        "fort": place.fort,
        "owner": None if s.owner[spot] == NOBODY else s.owner[spot],
        "standing": s.settlers[spot],
        "cover": exploration(s.edition.finds[s.cover[spot]]) if s.cover[spot] != EMPTY else None,
    }


def fort(s: Century, number: int) -> dict[str, Any]:
    up = s.slots[number]
    stacks = [
        {"top": tile(s.edition.tiles[s.stack_top[k]]), "below": s.stack_left[k]}
        for k in (2 * number, 2 * number + 1)
        if s.stack_top[k] != EMPTY
    ]
    place = next(x for x in s.edition.maps[s.board] if x.kind == FORT and x.fort == number)
    return {
        "location": f"location:{place.name}",
        "card": card(s.edition.cards[up]) if up != EMPTY else None,
        "missing": missing(s, place, s.edition.cards[up].cost) if up != EMPTY else {},
        "stacks": stacks,
    }


def player(s: Century, seat: int) -> dict[str, Any]:
    p = s.players[seat]
    return {
        "cubes": {colour: p.cubes[k] for k, colour in enumerate(COLOURS)},
        "home": p.home,
        "reserve": p.reserve,
        "cards": [card(s.edition.cards[c]) for c in p.cards],
        "tiles": [tile(s.edition.tiles[t]) for t in p.tiles],
        "explorations": [exploration(s.edition.finds[t]) for t in p.finds],
        "help": {circle: p.help[k] for k, circle in enumerate(CIRCLES)},
        "tools": {circle: cubes(p.tools[4 * k : 4 * k + 4]) for k, circle in enumerate(CIRCLES)},
        "symbols": dict(zip(SYMBOLS, new_world_symbols(s, p), strict=True)),
        "points": score(s, seat),
    }


def picture(s: Century) -> dict[str, Any]:
    return {
        "round": s.round,
        "ending": s.ending,
        "locations": [location(s, spot) for spot in range(len(s.owner))],
        "forts": [fort(s, number) for number in range(len(s.slots))],
        "next_card": card(s.edition.cards[s.next_card]) if s.next_card != EMPTY else None,
        "deck": s.deck.size,
        "players": [player(s, seat) for seat in range(s.seats)],
    }
