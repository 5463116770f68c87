"""What each option changes for the seat that is asked."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from librt.vecs import append, vec
from mypy_extensions import i64

from farshore.core.agenda import NATURE, State, run_agenda
from farshore.core.decision import apply, pending
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


def previews(
    game: Game,
    wording: Wording,
    view: State,
    seat: int,
    picks: Sequence[int],
    sight: Sight = whole_view,
    *,
    alone: bool = False,
) -> list[m.Preview]:
    """`alone`: against bots, whose answers undo takes back as well."""
    try:
        foresight = Foresight(game, view, seat)
        found = [preview(foresight, wording, pick, sight, alone) for pick in picks[:PREVIEWED]]
    except Exception:  # the game goes on without previews
        log.exception("no preview", extra={"game": game.name})
        found = []
    return found + [NOTHING] * (len(picks) - len(found))


def preview(foresight: Foresight, wording: Wording, pick: int, sight: Sight, alone: bool) -> m.Preview:
    """What changes at once; where nothing does, the question that follows."""
    ahead = foresight.ahead(pick)
    final = ahead.lucky or is_final(ahead.tables, foresight.seat, sight, alone)
    if ahead.changes or ahead.lucky:
        return m.Preview(list(ahead.changes.items()), "", final)
    asked = {asked_next(wording, table, foresight.seat) for table in ahead.tables}
    return m.Preview([], asked.pop() if len(asked) == 1 else "", final)


def asked_next(wording: Wording, table: State, seat: int) -> str:
    """What the same seat is asked next; empty if luck or others come first."""
    return next((wording.prompt(table, d.ask) for d in pending(table) if d.seat == seat), "")


def is_final(tables: Sequence[State], seat: int, sight: Sight, alone: bool) -> bool:
    """It can be taken back while the same seat has a real choice next, or only bots have, and nothing new is seen."""
    if not has_choice(tables[0], seat):
        if not alone:
            return True
        if tables[0].lanes:
            tables = [opened(tables[k % len(tables)], k) for k in range(WAYS)]
        if any(not asks_somebody(table) for table in tables):
            return True
    return any(sight(table, seat) != sight(tables[0], seat) for table in tables[1:])


def opened(table: State, way: int) -> State:
    """Once the others have answered as well: with the first options, with the last ones, or with any."""
    table, rng = table.clone(), Rng(way)
    together = table.openings
    while table.openings is together:
        d = pending(table)[0]
        options = d.options(table)
        apply(table, d.seat, options[(0, len(options) - 1, rng.below(len(options)))[way]])
    return table


def has_choice(table: State, seat: int) -> bool:
    """A choice with one option is made for the person, and the game goes on."""
    asked = next((d for d in pending(table) if d.seat == seat), None)
    return asked is not None and len(asked.ask.offered(table, asked.options(table))) > 1


def is_final_set(game: Game, view: State, seat: int, ask: PickSet, sight: Sight, *, alone: bool) -> bool:
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
    return lucky or is_final(tables, seat, sight, alone)


def largest(table: State, ask: PickSet) -> vec[i64]:
    """As many things as can be chosen."""
    chosen = vec[i64]()
    while len(more := candidates(table, ask, chosen)):
        chosen = append(chosen, more[0])
    return chosen


def asks_somebody(table: State) -> bool:
    """Neither luck nor the end of the game comes first."""
    return any(d.seat != NATURE for d in pending(table))
