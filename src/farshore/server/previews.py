"""What each option would bring, tried on tables imagined from the view of the seat that is asked."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from farshore.core.agenda import State
from farshore.core.decision import apply, pending
from farshore.core.game import Game
from farshore.core.rng import Rng
from farshore.core.view import imagine
from farshore.server import messages as m
from farshore.words import Words

log = logging.getLogger("farshore.server")
PREVIEWED = 400  # options at the most
NOTHING = m.Preview([], "")


def previews(game: Game, words: Words, view: State, seat: int, picks: Sequence[int]) -> list[m.Preview]:
    try:
        worlds = [imagine(view, Rng(luck)) for luck in (1, 2)]
        before = game.tallies(worlds[0], seat)
        found = [preview(game, words, worlds, before, seat, pick) for pick in picks[:PREVIEWED]]
    except Exception:  # a preview is a courtesy: without it the game goes on
        log.exception("no preview", extra={"game": game.name})
        found = []
    return found + [NOTHING] * (len(picks) - len(found))


def preview(game: Game, words: Words, worlds: list[State], before: dict[str, int], seat: int, pick: int) -> m.Preview:
    """Up to the next question. Where nothing changes at once, that question is what the option leads to."""
    tried = after(worlds[0], seat, pick)
    now = game.tallies(tried, seat)
    changes = [(name, now[name] - n) for name, n in before.items() if now[name] != n]
    if changes:
        return m.Preview(changes, "")
    asked = asked_next(words, tried, seat)
    is_certain = bool(asked) and asked == asked_next(words, after(worlds[1], seat, pick), seat)
    return m.Preview([], asked if is_certain else "")


def after(world: State, seat: int, pick: int) -> State:
    tried = world.clone()
    apply(tried, seat, pick)
    return tried


def asked_next(words: Words, world: State, seat: int) -> str:
    """What the same seat is asked at once; nothing while luck or others come first."""
    return next((words.prompt(world, d.ask) for d in pending(world) if d.seat == seat), "")
