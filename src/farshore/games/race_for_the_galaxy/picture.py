"""A view as plain data for screens: every place and piece by its ref."""

from __future__ import annotations

from typing import Any

from farshore.games.race_for_the_galaxy.actions import ACTIONS, CHOOSING, SETUP, STAGES
from farshore.games.race_for_the_galaxy.bill import bills, placing
from farshore.games.race_for_the_galaxy.edition import SCORED, SOURCES, Card, ScoreLine
from farshore.games.race_for_the_galaxy.powers import GOODS, MILITARY, NO_GOOD, NO_PHASE, PHASES, Power
from farshore.games.race_for_the_galaxy.scoring import bonus, score
from farshore.games.race_for_the_galaxy.state import EMPTY, UNSEEN, Race


def power(x: Power) -> dict[str, Any]:
    """Only what differs from the plainest power of its kind."""
    facts: dict[str, Any] = {"phase": PHASES[x.phase], "does": x.does}
    if x.good != NO_GOOD:
        facts["good"] = GOODS[x.good]
    for name in ("amount", "goods", "times"):
        if getattr(x, name) != 1:
            facts[name] = getattr(x, name)
    for name in ("vp", "cards", "here", "rebels", "different", "bonuses"):
        if getattr(x, name):
            facts[name] = getattr(x, name)
    return facts


def score_line(x: ScoreLine) -> dict[str, Any]:
    facts: dict[str, Any] = {"points": x.points, "per": SCORED[x.per]}
    if x.good != NO_GOOD:
        facts["good"] = GOODS[x.good]
    if x.source >= 0:
        facts["source"] = SOURCES[x.source]
    if x.phase != NO_PHASE:
        facts["phase"] = PHASES[x.phase]
    if x.name:
        facts["card"] = f"card:{x.name}"
    if x.every > 1:
        facts["every"] = x.every
    if x.cost >= 0:
        facts["cost"] = x.cost
    if x.keyword:
        facts["keyword"] = x.keyword
    for name in ("military", "rebel"):
        if getattr(x, name):
            facts[name] = True
    return facts


def card(s: Race, number: int) -> dict[str, Any]:
    c: Card = s.card(number)
    return {
        "ref": f"card:{s.edition.names[number]}",
        "kind": "world" if c.world else "development",
        "cost": c.cost,  # the defence of a military world
        "military": c.military,
        "good": GOODS[c.good] if c.good != NO_GOOD else None,
        "windfall": c.windfall,
        "vp": None if c.scoring else c.vp,  # None: it is worth what it says
        "keywords": c.keywords,
        "start": c.start if c.is_start_world() else None,
        "powers": [power(x) for x in c.powers],
        "scoring": [score_line(x) for x in c.scoring],
    }


def in_tableau(s: Race, seat: int, place: int) -> dict[str, Any]:
    p = s.players[seat]
    number = p.tableau[place]
    lines = s.card(number).scoring
    has_good = p.goods[place] != EMPTY
    return {
        **card(s, number),
        "good_ref": f"good:{s.edition.names[number]}" if has_good else None,
        "worth": bonus(s, p, lines) if lines else s.card(number).vp,
        "used": [bool(p.used >> (2 * place + k) & 1) for k in range(len(s.card(number).verbs))],
    }


def faces(s: Race, row: Any) -> list[dict[str, Any] | None]:
    """Cards the viewer sees; None for a back."""
    return [None if number == UNSEEN else card(s, number) for number in row]


def player(s: Race, seat: int) -> dict[str, Any]:
    p = s.players[seat]
    return {
        "tableau": [in_tableau(s, seat, place) for place in range(len(p.tableau))],
        "hand": faces(s, p.hand) if seat == s.viewer else None,
        "hand_count": len(p.hand),
        "drawn": faces(s, p.drawn) if seat == s.viewer else None,  # seen, not kept yet
        "drawn_count": len(p.drawn),
        "goods": sum(good != EMPTY for good in p.goods),
        "chips": p.chips,
        "military": p.powers[MILITARY],
        "actions": [f"action:{action}" for k, action in enumerate(ACTIONS) if p.actions >> k & 1],  # revealed last
        "points": score(s, seat),
    }


def chosen_actions(s: Race) -> list[dict[str, Any]]:
    """The strip of phases: every action card, and who revealed it last."""
    cards = ACTIONS if s.advanced else tuple(a for a in ACTIONS if not a.endswith("-2"))
    return [
        {
            "ref": f"action:{action}",
            "seats": [seat for seat, p in enumerate(s.players) if p.actions >> ACTIONS.index(action) & 1],
        }
        for action in cards
    ]


def committed(s: Race) -> list[str]:
    """What the viewer has chosen and the others have not seen yet."""
    if not s.lanes or s.viewer < 0:
        return []
    picks = [pick for pick in s.commits[s.viewer] if pick >= 0]
    if s.stage == CHOOSING:
        return [f"action:{ACTIONS[pick]}" for pick in picks]
    return [f"card:{s.edition.names[pick]}" for pick in picks]


def supply(s: Race) -> int:
    """Before the start worlds are dealt they alone lie in `deck`: the supply beside them is whole."""
    if s.stage == SETUP and s.deck.size <= len(s.edition.starts):
        return sum(not c.is_start_world() for c in s.edition.cards)
    return s.supply_size()


def picture(s: Race) -> dict[str, Any]:
    return {
        "round": s.round + (0 if STAGES[s.stage] == "over" else 1),
        "stage": STAGES[s.stage],
        "first": s.first,  # acts first where the order matters
        "actions": chosen_actions(s),
        "advanced": s.advanced,
        "turned": card(s, s.turned) if s.turned != EMPTY else None,  # the last card of a bet
        "pool": s.pool,
        "deck": supply(s),
        "discards": s.discards_size(),
        "bills": bills(s),
        "placing": placing(s),
        "committed": committed(s),
        "players": [player(s, seat) for seat in range(s.seats)],
    }
