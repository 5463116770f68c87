"""What a component does, as message ids and arguments: made from the edition, so it cannot disagree with the rules."""

from __future__ import annotations

from farshore.core.game import Fact
from farshore.games.age_of_discovery.edition import (
    COUNTS,
    DRAW_GOODS,
    EFFECTS,
    GAIN_MONEY,
    IMMEDIATE,
    KINDS_OF_BUILDING,
    SCORE,
    WORKERS,
    Building,
    Discovery,
    EmpiresEdition,
)

Lines = list[tuple[str, dict[str, Fact]]]


def explain(edition: EmpiresEdition, ref: str) -> Lines:
    kind, _, name = ref.partition(":")
    if kind == "building":
        return [line for x in edition.buildings if x.name == name for line in building(edition, x)]
    if kind == "token":
        return [discovery(x) for x in edition.tokens if x.name == name]
    if kind == "card":
        return [discovery(x) for x in edition.cards if x.name == name]
    if kind == "good":
        return [
            ("explain-good", {"count": count})
            for x, count in zip(edition.goods, edition.goods_count, strict=True)
            if x == name
        ]
    if kind == "region":
        return [
            ("explain-region", {"good": f"good:{edition.goods[x.good]}"}) for x in edition.regions if x.name == name
        ]
    return []


def building(edition: EmpiresEdition, x: Building) -> Lines:
    lines: Lines = [(f"explain-{KINDS_OF_BUILDING[x.kind]}", {})]
    arguments: dict[str, Fact] = {"amount": x.amount}
    if x.worker >= 0:
        arguments["worker"] = f"worker:{WORKERS[x.worker]}"
    if len(x.goods):
        arguments["good"] = f"good:{edition.goods[x.goods[0]]}"
        arguments["other"] = f"good:{edition.goods[x.goods[-1]]}"
        arguments["kinds"] = len(x.goods)
    if x.effect == SCORE:
        lines.append((f"explain-score-{COUNTS[x.counts]}", {"each": x.each, "per": x.per}))
    else:
        at_once = "-at-once" if x.kind == IMMEDIATE and x.effect in (GAIN_MONEY, DRAW_GOODS) else ""
        lines.append((f"explain-{EFFECTS[x.effect]}{at_once}", arguments))
    if x.points:
        lines.append(("explain-points", {"points": x.points}))
    if x.is_free:
        lines.append(("explain-free", {}))
    return lines


def discovery(x: Discovery) -> tuple[str, dict[str, Fact]]:
    return "explain-discovery", {
        "resistance": x.resistance,
        "plunder": x.plunder,
        "booty": x.booty,
        "points": x.points,
    }
