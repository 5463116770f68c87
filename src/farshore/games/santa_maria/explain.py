"""What each component does, made from its data: message ids and their arguments."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from farshore.core.game import Fact
from farshore.games.santa_maria.components import (
    ASKS,
    EFFECTS,
    GAIN,
    GOLD,
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
    price_of,
    told_goods,
)
from farshore.games.santa_maria.edition import SantaMariaEdition
from farshore.games.santa_maria.scoring import BISHOP_COST
from farshore.games.santa_maria.steps.activate import FREE_CHANGE
from farshore.games.santa_maria.steps.religion import STEP_PRICE
from farshore.games.santa_maria.steps.storage import MERCHANT_PRICE, PROVISIONER_PRICE

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


# The numbers in the text of a skill.
SKILL_NUMBERS: Final[dict[str, dict[str, Fact]]] = {
    "mathematician": {"points": FREE_CHANGE},
    "merchant": {"price": MERCHANT_PRICE, "usual": int(price_of(GOLD))},
    "provisioner": {"price": PROVISIONER_PRICE},
    "theologian": {"price": STEP_PRICE},
}


def scholar(x: Scholar, halls_score: bool) -> Lines:
    """Its skill and its points, which the scholar of a town hall may not score."""
    skill = SKILLS[x.skill]
    points = "explain-points" if halls_score else "explain-points-of-monks"
    return [(f"explain-{skill}", SKILL_NUMBERS.get(skill, {})), (points, {"points": int(x.points)})]


def bishop(x: Bishop) -> Lines:
    told: dict[str, Fact] = {"points": int(x.points), "cap": int(x.cap), "cost": BISHOP_COST}
    if x.asks == PER_TERRAIN:
        told["terrain"] = f"terrain:{TERRAINS[x.terrains[0]]}"
    if x.asks == PER_TERRAINS:
        told["spaces"] = {f"terrain:{TERRAINS[t]}": 1 for t in x.terrains}
    return [(f"explain-bishop-{ASKS[x.asks]}", told)]


def explain(edition: SantaMariaEdition, ref: str, variants: Mapping[str, str]) -> Lines:
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
        halls_score = variants.get("town_hall_scholar") != "no-points"
        return [line for x in edition.scholars if x.name == name for line in scholar(x, halls_score)]
    if kind == "bishop":
        return [line for x in edition.bishops if x.name == name for line in bishop(x)]
    if kind == "station":
        return [("explain-gain", {"goods": told_goods(x.goods)}) for x in edition.stations if x.name == name]
    places = {"dock": edition.docks, "retire": edition.retiring}.get(kind, [])
    return [line for x in places if x.name == name for line in effect(edition.effects[x.effect])]
