"""What each option changes for the seat that is asked."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from enum import IntEnum

from librt.vecs import append, vec
from mypy_extensions import i64

from farshore.core.agenda import NATURE, State, run_agenda
from farshore.core.decision import Decision, apply, pending
from farshore.core.foresight import Foresight, bring
from farshore.core.game import Game
from farshore.core.rng import Rng
from farshore.core.sets import PickSet, arrange, candidates
from farshore.core.sight import Sight, whole_view
from farshore.server import socket_types as m
from farshore.server.wording import Wording

log = logging.getLogger("farshore.server")
PREVIEWED = 400  # options at the most
NOTHING = m.Preview([], "", True)
WAYS = 3  # in which others may answer
FAR = 200  # answers and luck that may come before the seat is asked again


class Reach(IntEnum):
    """How far undo goes back at no cost; what lies beyond it is final."""

    TURN = 0  # among people: to what the seat has picked since anybody else did
    BOTS = 1  # against bots: over their answers, but not over luck and secrets, which would make the game practice
    GAME = 2  # a game against bots that is practice already: to the beginning


def previews(
    game: Game,
    wording: Wording,
    view: State,
    seat: int,
    picks: Sequence[int],
    sight: Sight = whole_view,
    *,
    reach: Reach = Reach.TURN,
) -> list[m.Preview]:
    try:
        foresight = Foresight(game, view, seat)
        found = [preview(foresight, wording, pick, sight, reach) for pick in picks[:PREVIEWED]]
    except Exception:  # the game goes on without previews
        log.exception("no preview", extra={"game": game.name})
        found = []
    return found + [NOTHING] * (len(picks) - len(found))


def preview(foresight: Foresight, wording: Wording, pick: int, sight: Sight, reach: Reach) -> m.Preview:
    """What changes at once; where nothing does, the question that follows."""
    ahead = foresight.ahead(pick)
    final = is_final(ahead.tables, foresight.seat, sight, reach, ahead.lucky)
    if ahead.changes or ahead.lucky:
        return m.Preview(list(ahead.changes.items()), "", final)
    asked = {asked_next(wording, table, foresight.seat) for table in ahead.tables}
    return m.Preview([], asked.pop() if len(asked) == 1 else "", final)


def asked_next(wording: Wording, table: State, seat: int) -> str:
    """What the same seat is asked next; empty if luck or others come first."""
    return next((wording.prompt(table, d.ask) for d in pending(table) if d.seat == seat), "")


def is_final(tables: Sequence[State], seat: int, sight: Sight, reach: Reach, lucky: bool) -> bool:
    """It can be taken back while the same seat has a real choice next, or only bots have, and nothing new is seen.

    In practice nothing that is seen matters: only the end of the game cannot be taken back.
    """
    if reach == Reach.GAME:
        return any(ends_first(tables[way % len(tables)], seat, way) for way in range(WAYS))
    if lucky:
        return True
    if not has_choice(tables[0], seat):
        if reach == Reach.TURN:
            return True
        if tables[0].lanes:
            tables = [opened(tables[k % len(tables)], k) for k in range(WAYS)]
        if any(not asks_somebody(table) for table in tables):
            return True
    return any(sight(table, seat) != sight(tables[0], seat) for table in tables[1:])


def ends_first(table: State, seat: int, way: int) -> bool:
    """May the game be over before the seat has another choice? Tried in one way others may answer, with any luck."""
    table, rng = table.clone(), Rng(way)
    run_agenda(table)
    for _ in range(FAR):
        asked = pending(table)
        if not asked or has_choice(table, seat):
            return not asked
        answer(table, asked[0], way, rng)
    return False


def answer(table: State, asked: Decision, way: int, rng: Rng) -> None:
    """With the first option, with the last one, or with any; luck falls as it may."""
    if asked.seat == NATURE:
        pick = asked.ask.sample(table, rng)
    else:
        options = asked.options(table)
        pick = options[(0, len(options) - 1, rng.below(len(options)))[way]]
    apply(table, asked.seat, pick)


def opened(table: State, way: int) -> State:
    """Once the others have answered as well."""
    table, rng = table.clone(), Rng(way)
    together = table.openings
    while table.openings is together:
        answer(table, pending(table)[0], way, rng)
    return table


def has_choice(table: State, seat: int) -> bool:
    """A choice with one option is made for the person, and the game goes on."""
    asked = next((d for d in pending(table) if d.seat == seat), None)
    return asked is not None and len(asked.ask.offered(table, asked.options(table))) > 1


def is_final_set(game: Game, view: State, seat: int, ask: PickSet, sight: Sight, *, reach: Reach) -> bool:
    """Tried with one whole choice: what luck and others do next does not depend on which."""
    try:
        worlds = Foresight(game, view, seat).worlds
        tables, lucky = [world.clone() for world in worlds], False
        for k, table in enumerate(tables):
            for pick in arrange(table, seat, largest(table, ask)):
                lucky = bring(table, seat, pick, Rng(k + 1)) or lucky
            if not lucky:
                run_agenda(table)
    except Exception:  # the choice waits for Confirm then
        log.exception("no preview of a set", extra={"game": game.name})
        return True
    return is_final(tables, seat, sight, reach, lucky)


def largest(table: State, ask: PickSet) -> vec[i64]:
    """As many things as can be chosen."""
    chosen = vec[i64]()
    while len(more := candidates(table, ask, chosen)):
        chosen = append(chosen, more[0])
    return chosen


def asks_somebody(table: State) -> bool:
    """Neither luck nor the end of the game comes first."""
    return any(d.seat != NATURE for d in pending(table))
