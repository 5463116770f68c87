"""What placing a card takes, source by source, as screens show it: told by the rules' own sums."""

from __future__ import annotations

from typing import Final

from farshore.core.rows import filled
from farshore.games.race_for_the_galaxy.actions import DEVELOPING, DEVELOPING_AGAIN, SETTLING, SETTLING_AGAIN, STAGES
from farshore.games.race_for_the_galaxy.edition import Card
from farshore.games.race_for_the_galaxy.picture_types import Bill, Share, Unpaid
from farshore.games.race_for_the_galaxy.powers import MILITARY_ONCE, PAY_FOR_MILITARY, POWERS, SETTLE_FREE
from farshore.games.race_for_the_galaxy.state import Player, Race
from farshore.games.race_for_the_galaxy.steps.develop import development_discount, has_built
from farshore.games.race_for_the_galaxy.steps.payment import (
    ChoosePayment,
    may_pay,
    may_use_ship,
    price,
    strength,
    with_power,
)
from farshore.games.race_for_the_galaxy.steps.supply import Pay

DEVELOPMENTS: Final = (DEVELOPING, DEVELOPING_AGAIN)
WORLDS: Final = (SETTLING, SETTLING_AGAIN)


def ref(s: Race, number: int) -> str:
    return f"card:{s.edition.names[number]}"


def sources(s: Race, p: Player, placed: int) -> list[tuple[str, Player]]:
    """Whatever may lower a cost or lend Military, each by itself: the rules' own sums then tell what it gives.

    The card placed is left out, for its powers sleep until it is paid.
    """
    bonus_alone = Player()
    bonus_alone.powers = filled(POWERS, 0)
    bonus_alone.actions = p.actions
    found = [(f"action:{STAGES[s.stage]}", bonus_alone)]
    for number in p.tableau:
        if number != placed:
            alone = Player()
            alone.powers = s.card(number).row
            found.append((ref(s, number), alone))
    return found


def bill(s: Race, seat: int, number: int) -> Bill:
    """What placing a card takes: its cost and what each source takes off, or Military and where it comes from."""
    p, c = s.players[seat], s.card(number)
    cuts: list[tuple[str, int]] = []
    arms: list[tuple[str, int]] = []
    helpers: list[str] = []
    due: int | None = None
    if not c.world:
        cuts = [(name, development_discount(s, alone)) for name, alone in sources(s, p, number)]
        due = max(c.cost - development_discount(s, p), 0)
    else:
        if c.military:
            arms = [(name, strength(alone, c)) for name, alone in sources(s, p, number)]
            if p.powers[MILITARY_ONCE]:
                helpers.append(ref(s, with_power(s, p, MILITARY_ONCE)))
        if may_pay(p, c):
            nobody = Player()
            nobody.powers = filled(POWERS, 0)
            bare = price(nobody, c)
            cuts = [(name, bare - price(alone, c)) for name, alone in sources(s, p, number)]
            if c.military:
                cuts.insert(0, (ref(s, with_power(s, p, PAY_FOR_MILITARY)), c.cost - bare))
            due = price(p, c)
            if may_use_ship(p, c):
                helpers.append(ref(s, with_power(s, p, SETTLE_FREE)))
    return Bill(
        ref=ref(s, number),
        cost=c.cost,
        cuts=[Share(name, amount) for name, amount in cuts if amount],
        due=due,
        strength=strength(p, c) if c.military else None,
        arms=[Share(name, amount) for name, amount in arms if amount],
        helpers=helpers,
    )


def bills(s: Race) -> list[Bill]:
    """What the viewer's cards would take while all choose what to place; afterwards what is being paid for."""
    ask = s.agenda.asking
    if isinstance(ask, (Pay, ChoosePayment)):
        return [bill(s, ask.seat, ask.number)]
    if not s.lanes or not s.is_for_seat() or s.stage not in DEVELOPMENTS + WORLDS:
        return []
    p = s.players[s.viewer]
    return [bill(s, s.viewer, number) for number in p.hand if fits(s, p, s.card(number))]


def fits(s: Race, p: Player, c: Card) -> bool:
    """Is this phase about such a card?"""
    return s.stage in WORLDS if c.world else s.stage in DEVELOPMENTS and not has_built(p, c)


def placing(s: Race) -> Unpaid | None:
    ask = s.agenda.asking
    if not isinstance(ask, (Pay, ChoosePayment)):
        return None
    return Unpaid(ask.seat, ref(s, ask.number), ask.left if isinstance(ask, Pay) else None)
