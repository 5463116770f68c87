"""What locations, cards and tiles do, explained from their data, so that no text can disagree with the rules."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from farshore.core.game import Fact
from farshore.games.century_new_world.edition import (
    BONUSES,
    CIRCLES,
    COLOURS,
    EXPLORATION,
    FINDS,
    LOCATIONS,
    NEW_SETTLERS,
    SYMBOLS,
    TOOL,
    BonusTile,
    CenturyEdition,
    ExplorationTile,
    Location,
    PointCard,
)

Line = tuple[str, dict[str, Fact]]


def explain(edition: CenturyEdition, ref: str) -> list[Line]:
    kind, _, name = ref.partition(":")
    lines: list[Line] = []
    if kind == "location":
        lines = next((of_location(x) for places in edition.maps for x in places if x.name == name), [])
    elif kind == "card":
        lines = next((of_card(x) for x in edition.cards if x.name == name), [])
    elif kind == "tile":
        lines = next((of_tile(x) for x in edition.tiles if x.name == name), [])
    elif kind == "exploration":
        lines = next((of_find(x) for x in edition.finds if x.name == name), [])
    return lines


def bundle(row: vec[i64]) -> dict[str, int]:
    return {f"cube:{colour}": int(row[k]) for k, colour in enumerate(COLOURS) if row[k]}


def of_location(place: Location) -> list[Line]:
    action: dict[str, dict[str, Fact]] = {
        "production": {"gain": bundle(place.gain)},
        "upgrade": {"count": int(place.upgrades)},
        "trade": {"give": bundle(place.give), "gain": bundle(place.gain)},
        "fort": {"stacks": len(place.stacks)},
    }
    kind = LOCATIONS[place.kind]
    lines: list[Line] = [(f"explain-{kind}", action[kind])]
    if place.circle >= 0:
        lines.append(("explain-circle", {"circle": f"circle:{CIRCLES[place.circle]}"}))
    return [*lines, ("explain-placing", {"count": int(place.settlers)})]


def of_card(card: PointCard) -> list[Line]:
    """The benefit, then the price."""
    circle = f"circle:{CIRCLES[card.circle]}"
    benefit: Line = ("explain-native-help", {"circle": circle})
    if card.kind == TOOL:
        benefit = ("explain-tool", {"circle": circle, "cube": f"cube:{COLOURS[card.cube]}"})
    elif card.kind == NEW_SETTLERS:
        benefit = ("explain-new-settlers", {"count": int(card.settlers)})
    elif card.kind == EXPLORATION:
        benefit = ("explain-exploration", {})
    return [benefit, ("explain-price", {"cost": bundle(card.cost), "points": int(card.points)})]


def of_tile(tile: BonusTile) -> list[Line]:
    symbols = [f"symbol:{SYMBOLS[x]}" for x in (tile.first, tile.second) if x >= 0]
    told: dict[str, dict[str, Fact]] = {
        "single": {"symbol": symbols[0]} if symbols else {},
        "pair": {"first": symbols[0], "second": symbols[-1]} if symbols else {},
    }
    kind = BONUSES[tile.kind]
    return [(f"explain-bonus-{kind}", told.get(kind, {}))]


def of_find(tile: ExplorationTile) -> list[Line]:
    told: dict[str, dict[str, Fact]] = {
        "symbol": {"symbol": f"symbol:{SYMBOLS[tile.symbol]}"},
        "points": {"points": int(tile.points)},
        "cubes": {"gain": bundle(tile.gain)},
    }
    kind = FINDS[tile.kind]
    return [(f"explain-find-{kind}", told.get(kind, {}))]
