"""Small games and small budgets: interpreted rules are slow, and the checks do not depend on size."""

from __future__ import annotations

from functools import cache

import farshore
from farshore.core.record import Record, parse_record
from farshore.core.session import Session
from farshore.study.types import Budget

TINY = Budget(search=6, compare=3, duel=6, moment=2, luck=4, candidates=2, yardstick=1, yardstick_search=2)


@cache
def record(game: str, seats: int = 2, seed: int = 5) -> str:
    """A finished game of the simple bot."""
    session = farshore.play(game, seats=seats, seed=seed, players=["Ana", "Bruno", "Clara", "Davi"][:seats])
    bot = farshore.bot("greedy", session, seed)
    while not session.over:
        bot.move()
    return session.record()


def begun(game: str) -> Record:
    """The first few decisions of a game: more would only take longer."""
    whole = parse_record(record(game))
    first = next(number for number, line in enumerate(whole.body) if line.text.startswith("0 "))
    return Record(whole.header, whole.body[: first + 2])


def played(game: str, seats: int = 2, seed: int = 5) -> Session:
    return farshore.load(record(game, seats, seed))
