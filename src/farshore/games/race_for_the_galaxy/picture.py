"""A view as data for screens: every place and piece by its ref. TypeScript types are generated from these structs."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from farshore.games.race_for_the_galaxy import powers
from farshore.games.race_for_the_galaxy.actions import ACTIONS, CHOOSING, OVER, SETUP, STAGES
from farshore.games.race_for_the_galaxy.bill import Bill, Unpaid, bills, placing
from farshore.games.race_for_the_galaxy.edition import Card as CardOfEdition
from farshore.games.race_for_the_galaxy.powers import GOODS, MILITARY, NO_GOOD, PHASES
from farshore.games.race_for_the_galaxy.scoring import bonus, score
from farshore.games.race_for_the_galaxy.state import EMPTY, UNSEEN, Race
from farshore.games.race_for_the_galaxy.steps.rounds import LAST_CARD

Good = Literal["novelty", "rare", "genes", "alien"]
Phase = Literal["explore", "develop", "settle", "trade", "consume", "produce"]


class Power(msgspec.Struct, omit_defaults=True):
    """A power of a card; only what differs from the plainest one of its kind is sent."""

    phase: Phase
    does: str
    good: Good | None = None
    amount: int = 1
    goods: int = 1
    times: int = 1
    vp: int = 0
    cards: int = 0
    here: bool = False
    rebels: bool = False
    different: bool = False
    bonuses: bool = False


class Card(msgspec.Struct):
    """A card that can be seen. Its cost is the defence of a military world; without `vp` it is worth what it says."""

    ref: str
    kind: Literal["world", "development"]
    cost: int
    military: bool
    good: Good | None
    windfall: bool
    vp: int | None
    powers: list[Power]


class Placed(Card):
    """A card in a tableau."""

    good_ref: str | None
    worth: int
    used: list[bool]  # its Consume powers


class Player(msgspec.Struct):
    """A seat. The cards of hands, and those looked at, are shown to their owner only."""

    tableau: list[Placed]
    hand: list[Card | None] | None
    hand_count: int
    drawn: list[Card | None] | None
    goods: int
    chips: int
    military: int
    actions: list[str]  # revealed last
    points: int


class Action(msgspec.Struct):
    """An action card, and who revealed it last."""

    ref: str
    seats: list[int]


class Picture(msgspec.Struct):
    """The table as one seat sees it."""

    round: int
    stage: str
    full: int  # a tableau of this many cards ends the game
    actions: list[Action]
    turned: Card | None  # the last card of a bet
    pool: int
    deck: int
    bills: list[Bill]
    placing: Unpaid | None
    committed: list[str]  # by the viewer, unseen by the others
    players: list[Player]


def good(kind: int) -> Any:
    return GOODS[kind] if kind != NO_GOOD else None


def power(x: powers.Power) -> Power:
    phase: Any = PHASES[x.phase]
    return Power(
        phase, x.does, good(x.good), x.amount, x.goods, x.times, x.vp, x.cards, x.here, x.rebels, x.different, x.bonuses
    )


def facts(s: Race, number: int) -> dict[str, Any]:
    c: CardOfEdition = s.card(number)
    return {
        "ref": f"card:{s.edition.names[number]}",
        "kind": "world" if c.world else "development",
        "cost": c.cost,
        "military": c.military,
        "good": good(c.good),
        "windfall": c.windfall,
        "vp": None if c.scoring else c.vp,
        "powers": [power(x) for x in c.powers],
    }


def in_tableau(s: Race, seat: int, place: int) -> Placed:
    p = s.players[seat]
    number = p.tableau[place]
    card = s.card(number)
    return Placed(
        **facts(s, number),
        good_ref=f"good:{s.edition.names[number]}" if p.goods[place] != EMPTY else None,
        worth=bonus(s, p, card.scoring) if card.scoring else card.vp,
        used=[bool(p.used >> (2 * place + k) & 1) for k in range(len(card.verbs))],
    )


def faces(s: Race, row: Any) -> list[Card | None]:
    """Cards the viewer sees; None for a back."""
    return [None if number == UNSEEN else Card(**facts(s, number)) for number in row]


def player(s: Race, seat: int) -> Player:
    p = s.players[seat]
    return Player(
        tableau=[in_tableau(s, seat, place) for place in range(len(p.tableau))],
        hand=faces(s, p.hand) if seat == s.viewer else None,
        hand_count=len(p.hand),
        drawn=faces(s, p.drawn) if seat == s.viewer else None,
        goods=sum(good != EMPTY for good in p.goods),
        chips=p.chips,
        military=p.powers[MILITARY],
        actions=[f"action:{action}" for k, action in enumerate(ACTIONS) if p.actions >> k & 1],
        points=score(s, seat),
    )


def chosen_actions(s: Race) -> list[Action]:
    """The strip of phases."""
    return [
        Action(f"action:{action}", [seat for seat, p in enumerate(s.players) if p.actions >> k & 1])
        for k, action in enumerate(ACTIONS)
        if s.advanced or not action.endswith("-2")
    ]


def committed(s: Race) -> list[str]:
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


def picture(s: Race) -> Picture:
    return Picture(
        round=s.round + (0 if s.stage == OVER else 1),
        stage=STAGES[s.stage],
        full=LAST_CARD,
        actions=chosen_actions(s),
        turned=Card(**facts(s, s.turned)) if s.turned != EMPTY else None,
        pool=s.pool,
        deck=supply(s),
        bills=bills(s),
        placing=placing(s),
        committed=committed(s),
        players=[player(s, seat) for seat in range(s.seats)],
    )
