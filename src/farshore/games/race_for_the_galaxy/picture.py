"""A view as data for screens: every place and piece by its ref."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

from farshore.games.race_for_the_galaxy import powers
from farshore.games.race_for_the_galaxy.actions import ACTIONS, CHOOSING, OVER, SETUP, STAGES
from farshore.games.race_for_the_galaxy.bill import bills, placing
from farshore.games.race_for_the_galaxy.edition import Card as CardOfEdition
from farshore.games.race_for_the_galaxy.edition import RaceEdition
from farshore.games.race_for_the_galaxy.picture_types import Action, Card, Picture, Placed, Player, Power
from farshore.games.race_for_the_galaxy.powers import GOODS, MILITARY, NO_GOOD, PHASES
from farshore.games.race_for_the_galaxy.scoring import bonus, score
from farshore.games.race_for_the_galaxy.state import EMPTY, UNSEEN, Race
from farshore.games.race_for_the_galaxy.steps.rounds import LAST_CARD


def good(kind: int) -> Any:
    return GOODS[kind] if kind != NO_GOOD else None


def power(x: powers.Power) -> Power:
    phase: Any = PHASES[x.phase]
    return Power(
        phase, x.does, good(x.good), x.amount, x.goods, x.times, x.vp, x.cards, x.here, x.rebels, x.different, x.bonuses
    )


@cache  # printed once and for all
def facts(box: RaceEdition, number: int) -> dict[str, Any]:
    c: CardOfEdition = box.cards[number]
    return {
        "ref": f"card:{box.names[number]}",
        "kind": "world" if c.world else "development",
        "cost": c.cost,
        "military": c.military,
        "good": good(c.good),
        "windfall": c.windfall,
        "vp": None if c.scoring else c.vp,
        "powers": [power(x) for x in c.powers],
    }


@cache
def face(box: RaceEdition, number: int) -> Card:
    return Card(**facts(box, number))


def in_tableau(s: Race, seat: int, place: int) -> Placed:
    p = s.players[seat]
    number = p.tableau[place]
    card = s.card(number)
    worth = bonus(s, p, card.scoring) if card.scoring else card.vp
    used = p.used >> (2 * place) & ((1 << len(card.verbs)) - 1)
    return placed(s.edition, number, p.goods[place] != EMPTY, worth, used)


@lru_cache(maxsize=20_000)
def placed(box: RaceEdition, number: int, has_good: bool, worth: int, used: int) -> Placed:
    """What looks the same is the same object: made once, and known at once not to have changed."""
    return Placed(
        **facts(box, number),
        good_ref=f"good:{box.names[number]}" if has_good else None,
        worth=worth,
        used=[bool(used >> k & 1) for k in range(len(box.cards[number].verbs))],
    )


def faces(s: Race, row: Any) -> list[Card | None]:
    """Cards the viewer sees; None for a back."""
    return [None if number == UNSEEN else face(s.edition, number) for number in row]


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
    if not s.lanes or not s.is_for_seat():
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
        turned=face(s.edition, s.turned) if s.turned != EMPTY else None,
        pool=s.pool,
        deck=supply(s),
        bills=bills(s),
        placing=placing(s),
        committed=committed(s),
        players=[player(s, seat) for seat in range(s.seats)],
    )
