"""What a component does, as message ids and arguments: made from edition and variants, as the rules are."""

from __future__ import annotations

from collections.abc import Mapping

from farshore.core.game import Fact
from farshore.games.age_of_discovery.edition import (
    COUNT_MONEY,
    COUNT_SCHOLARS,
    COUNTS,
    DRAW_GOODS,
    EFFECTS,
    GAIN_MONEY,
    IMMEDIATE,
    KINDS_OF_BUILDING,
    MOVE_SOLDIER,
    NATIONS,
    SCORE,
    SPAIN,
    THIN_COLONIES,
    WORKERS,
    Building,
    Discovery,
    EmpiresEdition,
)

Lines = list[tuple[str, dict[str, Fact]]]


Variants = Mapping[str, str]  # all of them, by name


def explain(edition: EmpiresEdition, ref: str, variants: Variants) -> Lines:
    kind, _, name = ref.partition(":")
    if kind == "building":
        return [line for x in edition.buildings if x.name == name for line in building(edition, x, variants)]
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
        if variants["region_goods"] == "random":
            return [("explain-region-random", {})]
        return [
            ("explain-region", {"good": f"good:{edition.goods[x.good]}"}) for x in edition.regions if x.name == name
        ]
    if kind == "nation" and name in NATIONS and name != NATIONS[SPAIN]:
        return [uses(edition, NATIONS.index(name))]
    return []


def uses(edition: EmpiresEdition, nation: int) -> tuple[str, dict[str, Fact]]:
    """How often a nation's advantage is there; Spain's comes before the first round and never again."""
    per_age = "-per-age" if edition.nation_per_age[nation] else ""
    return f"explain-uses{per_age}", {"uses": edition.nation_uses[nation]}


def building(edition: EmpiresEdition, x: Building, variants: Variants) -> Lines:
    lines: Lines = [(f"explain-{KINDS_OF_BUILDING[x.kind]}", {})]
    arguments: dict[str, Fact] = {"amount": x.amount}
    if x.worker >= 0:
        arguments["worker"] = f"worker:{WORKERS[x.worker]}"
    if len(x.goods):
        arguments["good"] = f"good:{edition.goods[x.goods[0]]}"
        arguments["other"] = f"good:{edition.goods[x.goods[-1]]}"
        arguments["kinds"] = len(x.goods)
    if x.effect == SCORE:
        lines.append(score(x, variants))
    else:
        lines.append((f"explain-{EFFECTS[x.effect]}{reading(x, variants)}", arguments))
    if x.points:
        lines.append(("explain-points", {"points": x.points}))
    if x.is_free:
        lines.append(("explain-free", {}))
    return lines


def score(x: Building, variants: Variants) -> tuple[str, dict[str, Fact]]:
    """What it counts at the end of the game."""
    per: Fact = int(variants["wealth"]) if x.counts == COUNT_MONEY else x.per
    whose = "-of-all" if x.counts == COUNT_SCHOLARS and variants["age_of_reason"] == "everybody" else ""
    return f"explain-score-{COUNTS[x.counts]}{whose}", {"each": x.each, "per": per}


def reading(x: Building, variants: Variants) -> str:
    """Which sentence of an effect: some have two, by kind of building or by variant."""
    if x.kind == IMMEDIATE and x.effect in (GAIN_MONEY, DRAW_GOODS):
        return "-at-once"
    if x.effect == THIN_COLONIES and variants["plague"] == "by_one":
        return "-by-one"
    if x.effect == MOVE_SOLDIER and variants["stables"] == "any_region":
        return "-anywhere"
    return "-with-income" if x.is_mint and variants["mint"] == "income" else ""


def discovery(x: Discovery) -> tuple[str, dict[str, Fact]]:
    return "explain-discovery", {
        "resistance": x.resistance,
        "plunder": x.plunder,
        "booty": x.booty,
        "points": x.points,
    }
