"""What each component does, made from its data: message ids and their arguments."""

from __future__ import annotations

from farshore.core.game import Fact
from farshore.games.santa_maria.components import (
    ASKS,
    EFFECTS,
    GAIN,
    GOODS,
    PER_TERRAIN,
    PER_TERRAINS,
    SKILLS,
    TERRAINS,
    TRADE,
    Bishop,
    Effect,
    Scholar,
    Space,
    told_goods,
)
from farshore.games.santa_maria.edition import SantaMariaEdition

Lines = list[tuple[str, dict[str, Fact]]]


def effect(e: Effect) -> Lines:
    if e.op == GAIN:
        return [("explain-gain", {"goods": told_goods(e.goods)})]
    if e.op != TRADE:
        return [(f"explain-{EFFECTS[e.op]}", {"times": int(e.times)})]
    ways: list[dict[str, Fact]] = [
        {"good": f"good:{GOODS[kind]}", "goods": told_goods(x)} for kind in e.pay for x in e.alternatives
    ]
    return [("explain-trade-or" if k else "explain-trade", way) for k, way in enumerate(ways)]


def space(edition: SantaMariaEdition, x: Space) -> Lines:
    if x.terrain < 0:
        return [("explain-road-space", {"colonists": int(x.colonists)})]
    lines = [line for number in x.effects for line in effect(edition.effects[number])]
    return [*lines, (f"explain-terrain-{TERRAINS[x.terrain]}", {})]


def scholar(x: Scholar) -> Lines:
    return [(f"explain-{SKILLS[x.skill]}", {}), ("explain-points", {"points": int(x.points)})]


def bishop(x: Bishop) -> Lines:
    told: dict[str, Fact] = {"points": int(x.points), "cap": int(x.cap)}
    if x.asks == PER_TERRAIN:
        told["terrain"] = f"terrain:{TERRAINS[x.terrains[0]]}"
    if x.asks == PER_TERRAINS:
        told["spaces"] = {f"terrain:{TERRAINS[t]}": 1 for t in x.terrains}
    return [(f"explain-bishop-{ASKS[x.asks]}", told)]


def explain(edition: SantaMariaEdition, ref: str) -> Lines:
    """Nothing for refs that are no components."""
    kind, _, name = ref.partition(":")
    if kind == "tile":
        tiles = [t for t in edition.tiles if t.name == name]
        return [line for t in tiles for x in t.spaces for line in space(edition, edition.spaces[x])]
    if kind == "shipment":
        return [
            ("explain-shipment", {"goods": told_goods(x.cost), "points": int(x.points)})
            for x in edition.shipments
            if x.name == name
        ]
    if kind == "scholar":
        return [line for x in edition.scholars if x.name == name for line in scholar(x)]
    if kind == "bishop":
        return [line for x in edition.bishops if x.name == name for line in bishop(x)]
    if kind == "station":
        return [("explain-gain", {"goods": told_goods(x.goods)}) for x in edition.stations if x.name == name]
    places = {"dock": edition.docks, "retire": edition.retiring}.get(kind, [])
    return [line for x in places if x.name == name for line in effect(edition.effects[x.effect])]
