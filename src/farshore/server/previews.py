"""What each option would bring, tried on tables imagined from the view of the seat that is asked."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from farshore.core.agenda import NATURE, State
from farshore.core.decision import apply, decision_of, pending
from farshore.core.game import Game
from farshore.core.rng import Rng
from farshore.core.view import imagine
from farshore.server import messages as m
from farshore.words import Words

log = logging.getLogger("farshore.server")
PREVIEWED = 400  # options at the most
LUCKS = (1, 2, 3)  # what comes out the same on so many imagined tables is certain enough to be told
NOTHING = m.Preview([], "")


def previews(game: Game, words: Words, view: State, seat: int, picks: Sequence[int]) -> list[m.Preview]:
    try:
        worlds = [imagine(view, Rng(luck)) for luck in LUCKS]
        before = game.tallies(worlds[0], seat)
        found = [preview(game, words, worlds, before, seat, pick) for pick in picks[:PREVIEWED]]
    except Exception:  # a preview is a courtesy: without it the game goes on
        log.exception("no preview", extra={"game": game.name})
        found = []
    return found + [NOTHING] * (len(picks) - len(found))


def preview(game: Game, words: Words, worlds: list[State], before: dict[str, int], seat: int, pick: int) -> m.Preview:
    """What changes at once; where nothing does, the question that follows is what the option leads to."""
    tried = [brought(world, seat, pick, Rng(luck)) for world, luck in zip(worlds, LUCKS, strict=True)]
    now = [game.tallies(table, seat) for table in tried]
    certain = [name for name in before if all(tallies[name] == now[0][name] for tallies in now)]
    changes = [(name, now[0][name] - before[name]) for name in certain if now[0][name] != before[name]]
    if changes:
        return m.Preview(changes, "")
    asked = {asked_next(words, after(world, seat, pick), seat) for world in worlds}
    return m.Preview([], asked.pop() if len(asked) == 1 else "")


def brought(world: State, seat: int, pick: int, luck: Rng) -> State:
    """The table after the pick and all that it sets off; what was on the agenda before it still waits there."""
    tried = world.clone()
    if tried.lanes:
        apply(tried, seat, pick)
        return tried
    agenda, ask = tried.agenda, decision_of(tried, seat).ask
    depth = agenda.depth
    agenda.asking = None
    ask.answer(tried, pick)
    while not tried.lanes:
        if agenda.asking is not None and agenda.asking.seat == NATURE:
            chance, agenda.asking = agenda.asking, None
            chance.answer(tried, chance.sample(tried, luck))
        elif agenda.asking is None and agenda.depth > depth:
            agenda.pop().run(tried)
        else:
            break
    return tried


def after(world: State, seat: int, pick: int) -> State:
    tried = world.clone()
    apply(tried, seat, pick)
    return tried


def asked_next(words: Words, world: State, seat: int) -> str:
    """What the same seat is asked at once; nothing while luck or others come first."""
    return next((words.prompt(world, d.ask) for d in pending(world) if d.seat == seat), "")
