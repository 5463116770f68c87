"""What a card does, as message ids and arguments. Made from the card's data, so text and behaviour cannot disagree."""

from __future__ import annotations

from farshore.core.game import Fact
from farshore.games.race_for_the_galaxy.edition import (
    PER_CARD,
    PER_CHIPS,
    PER_DEVELOPMENT,
    PER_GOOD,
    PER_MILITARY,
    Card,
    RaceEdition,
    ScoreLine,
)
from farshore.games.race_for_the_galaxy.powers import GOODS, NO_GOOD, NO_PHASE, PHASES, Power

Line = tuple[str, dict[str, Fact]]


def explain(edition: RaceEdition, ref: str) -> list[Line]:
    """A card, or the good that lies on it: facts, powers in the order of phases, scoring."""
    kind, _, name = ref.partition(":")
    if kind not in ("card", "good") or name not in edition.names:
        return []
    card = edition.cards[edition.number(name)]
    if kind == "good":
        return [("explain-good", {"kind": f"kind:{GOODS[card.good]}"})]
    return [*facts(card), *(power_line(x) for x in card.powers), *(score_line(x) for x in card.scoring)]


def facts(card: Card) -> list[Line]:
    sort = "military-world" if card.military else "world" if card.world else "development"
    lines: list[Line] = [(f"explain-{sort}", {"cost": card.cost, "points": card.vp})]
    if card.scoring:
        lines = [(f"explain-{sort}-variable", {"cost": card.cost})]
    if card.is_start_world():
        lines.append(("explain-start-world", {"number": card.start}))
    if card.good != NO_GOOD:
        source = "windfall" if card.windfall else "production"
        lines.append((f"explain-{source}", {"kind": f"kind:{GOODS[card.good]}"}))
    for keyword in ("rebel", "alien"):
        if keyword in card.keywords:
            lines.append((f"explain-{keyword}", {}))
    return lines


def power_line(power: Power) -> Line:
    told: dict[str, Fact] = {"amount": power.amount}
    name = f"power-{power.does}"
    if power.good != NO_GOOD:
        name += "-of"
        told["kind"] = f"kind:{GOODS[power.good]}"
    if power.here:
        name += "-here"
    if power.rebels:
        name += "-rebels"
    if power.bonuses:
        name += "-with-bonuses"
    if power.does == "consume-goods":
        return consume_line(power, name, told)
    if power.does == "consume-cards":
        return name, {"times": power.times, "gain": gains(power)}
    if power.does == "produce-good" and power.cards:
        return f"{name}-and-draw", {"amount": power.cards}
    return name, told


def consume_line(power: Power, name: str, told: dict[str, Fact]) -> Line:
    if power.different:
        name += "-different"
    if power.times > 1:
        name += "-up-to"
        told["times"] = power.times
    del told["amount"]
    return name, {**told, "goods": power.goods, "gain": gains(power)}


def gains(power: Power) -> dict[str, int]:
    gain = {"gain:chip": int(power.vp), "gain:card": int(power.cards)}
    return {ref: n for ref, n in gain.items() if n}


def score_line(line: ScoreLine) -> Line:
    told: dict[str, Fact] = {"points": line.points}
    if line.per == PER_MILITARY:
        return "scores-military", told
    if line.per == PER_GOOD:
        return "scores-good", told
    if line.per == PER_CHIPS:
        return "scores-chips", {**told, "every": line.every}
    if line.per == PER_CARD:
        if line.name:
            return "scores-card", {**told, "card": f"card:{line.name}"}
        return f"scores-{line.keyword}", told
    sort = "development" if line.per == PER_DEVELOPMENT else "world"
    if line.phase != NO_PHASE:
        return f"scores-{sort}-with-power", {**told, "phase": f"phase:{PHASES[line.phase]}"}
    if line.cost >= 0:
        return f"scores-{sort}-of-cost", {**told, "cost": line.cost}
    return world_line(line, sort, told)


def world_line(line: ScoreLine, sort: str, told: dict[str, Fact]) -> Line:
    """Worlds by what lies on them, or how they are settled; without any of it: all others."""
    name = f"scores-{sort}"
    if line.source:
        name += f"-{line.source}"
    if line.military:
        name += "-rebel" if line.rebel else "-military"
    if line.good != NO_GOOD:
        return f"{name}-of", {**told, "kind": f"kind:{GOODS[line.good]}"}
    return name, told
