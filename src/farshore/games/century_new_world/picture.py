"""A view as screens show it: every place and piece by its ref."""

from __future__ import annotations

from functools import cache
from typing import get_args

from librt.vecs import vec
from msgspec.structs import replace
from mypy_extensions import i64

from farshore.games.century_new_world import edition
from farshore.games.century_new_world.edition import FORT, LAST_CARD, PAIR, STORAGE
from farshore.games.century_new_world.picture_types import (
    BonusKind,
    BonusTile,
    Circle,
    Colour,
    Cubes,
    Exploration,
    FindKind,
    Fort,
    Location,
    LocationKind,
    Picture,
    Player,
    PointCard,
    Stack,
    Symbol,
    Symbols,
)
from farshore.games.century_new_world.scoring import BONUS_POINTS, new_world_symbols, score
from farshore.games.century_new_world.state import EMPTY, NOBODY, Century
from farshore.games.century_new_world.steps.work import settlers_needed

COLOURS: tuple[Colour, ...] = get_args(Colour)
SYMBOLS: tuple[Symbol, ...] = get_args(Symbol)
CIRCLES: tuple[Circle, ...] = get_args(Circle)
LOOKS: dict[edition.Location, dict[i64, Location]] = {}  # printed locations -> what may lie and stand there, as drawn
KEPT = 400  # looks of a location
FORT_LOOKS: dict[tuple[edition.Location, int, int, int, int, int, int], Fort] = {}  # the same for forts
FORTS_KEPT = 4000


def cubes(row: vec[i64]) -> Cubes:
    return {colour: row[k] for k, colour in enumerate(COLOURS) if row[k]}


@cache  # printed once and for all
def card(c: edition.PointCard) -> PointCard:
    return PointCard(
        ref=f"card:{c.name}",
        kind=SYMBOLS[c.kind],
        circle=CIRCLES[c.circle] if c.circle >= 0 else None,
        cube=COLOURS[c.cube] if c.cube >= 0 else None,
        settlers=c.settlers,
        cost=cubes(c.cost),
        points=c.points,
    )


@cache
def tile(t: edition.BonusTile) -> BonusTile:
    shown = [t.first, t.second] if t.kind == PAIR else [t.first]
    symbols = [SYMBOLS[symbol] for symbol in shown if symbol >= 0]
    return BonusTile(f"tile:{t.name}", get_args(BonusKind)[t.kind], symbols, BONUS_POINTS[t.kind])


@cache
def exploration(t: edition.ExplorationTile) -> Exploration:
    symbol = SYMBOLS[t.symbol] if t.symbol >= 0 else None
    return Exploration(f"exploration:{t.name}", get_args(FindKind)[t.kind], symbol, cubes(t.gain), t.points)


def lacking(s: Century, place: edition.Location, price: vec[i64]) -> i64:
    """Cubes that the viewer lacks to pay there, counting what Tool cards give them on arrival; a byte for a colour."""
    lacked: i64 = 0
    if s.is_for_seat():
        p = s.players[s.viewer]
        for k in range(i64(len(price))):
            given = p.tools[4 * place.circle + k] if place.circle >= 0 else 0
            if price[k] > p.cubes[k] + given:
                lacked |= (price[k] - p.cubes[k] - given) << (8 * k)
    return lacked


@cache
def spelled(lacked: int) -> Cubes:
    return {colour: n for k, colour in enumerate(COLOURS) if (n := lacked >> (8 * k) & 255)}


@cache
def printed(place: edition.Location) -> Location:
    """A location as it lies on the board, with nobody there."""
    return Location(
        ref=f"location:{place.name}",
        board=place.board,
        cell=place.cell,
        kind=get_args(LocationKind)[place.kind],
        settlers=place.settlers,
        need=None,
        short=0,
        leaving=0,
        missing={},
        circle=CIRCLES[place.circle] if place.circle >= 0 else None,
        gain=cubes(place.gain),
        give=cubes(place.give),
        upgrades=place.upgrades,
        fort=place.fort,
        owner=None,
        standing=0,
        cover=None,
    )


def location(s: Century, spot: i64) -> Location:
    """What looks the same is the same object: made once, and known at once not to have changed."""
    place = s.location(spot)
    owner, cover, standing = s.owner[spot], s.cover[spot], s.settlers[spot]
    need, short = i64(0), i64(0)
    if s.is_for_seat() and owner != s.viewer and cover == EMPTY:
        p = s.players[s.viewer]
        need = settlers_needed(s, p, spot, place)
        short = max(i64(0), need - p.home)
    lacked = lacking(s, place, place.give)
    key = ((((lacked * 64 + cover + 1) * 64 + short) * 64 + need) * 64 + standing) * 8 + owner + 1
    looks = LOOKS.get(place)
    if looks is None or len(looks) >= KEPT:
        looks = LOOKS[place] = {}
    found = looks.get(key)
    if found is None:
        found = looks[key] = replace(
            printed(place),
            need=need or None,
            short=short,
            leaving=standing if need else 0,
            missing=spelled(lacked),
            owner=None if owner == NOBODY else owner,
            standing=standing,
            cover=exploration(s.edition.finds[cover]) if cover != EMPTY else None,
        )
    return found


@cache
def fort_place(parts: edition.CenturyEdition, board: int, number: int) -> edition.Location:
    return next(x for x in parts.maps[board] if x.kind == FORT and x.fort == number)


def fort(s: Century, number: int) -> Fort:
    up = s.slots[number]
    place = fort_place(s.edition, s.board, number)
    lacked = lacking(s, place, s.edition.cards[up].cost) if up != EMPTY else 0
    first = 2 * number
    tops, left = s.stack_top, s.stack_left
    key = (place, up, lacked, tops[first], left[first], tops[first + 1], left[first + 1])
    found = FORT_LOOKS.get(key)
    if found is None:
        if len(FORT_LOOKS) >= FORTS_KEPT:
            FORT_LOOKS.clear()
        found = FORT_LOOKS[key] = Fort(
            location=f"location:{place.name}",
            card=card(s.edition.cards[up]) if up != EMPTY else None,
            missing=spelled(lacked),
            stacks=[Stack(tile(s.edition.tiles[tops[k]]), left[k]) for k in (first, first + 1) if tops[k] != EMPTY],
        )
    return found


def player(s: Century, seat: int) -> Player:
    p = s.players[seat]
    return Player(
        cubes={colour: p.cubes[k] for k, colour in enumerate(COLOURS)},
        home=p.home,
        reserve=p.reserve,
        cards=[card(s.edition.cards[c]) for c in p.cards],
        tiles=[tile(s.edition.tiles[t]) for t in p.tiles],
        explorations=[exploration(s.edition.finds[t]) for t in p.finds],
        symbols=Symbols(*new_world_symbols(s, p)),
        points=score(s, seat),
    )


def locations(s: Century) -> list[Location]:
    return [location(s, spot) for spot in range(len(s.owner))]


def forts(s: Century) -> list[Fort]:
    return [fort(s, number) for number in range(len(s.slots))]


def picture(s: Century) -> Picture:
    return Picture(
        storage=STORAGE,
        last_card=LAST_CARD,
        locations=locations(s),
        forts=forts(s),
        next_card=card(s.edition.cards[s.next_card]) if s.next_card != EMPTY else None,
        deck=s.deck.size,
        players=[player(s, seat) for seat in range(s.seats)],
    )


def picture_beside(s: Century, drawn: Picture) -> Picture:
    """Locations and forts tell every seat what it lacks."""
    return replace(drawn, locations=locations(s), forts=forts(s))
