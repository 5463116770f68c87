"""Luck that falls as it did in another game, for a table that goes on from a moment of it."""

from __future__ import annotations

from collections.abc import Sequence

from farshore.core.agenda import NATURE, Ask, State
from farshore.core.errors import FarshoreError
from farshore.core.notation import parse, question
from farshore.core.session import Luck
from farshore.tables.versions import VersionedSession, fresh_luck


def same_luck(session: VersionedSession, prefix: int, draws: Sequence[str]) -> Luck:
    """Nature picks as she did in another game after `prefix` rows: for each question the first, the second, and so on.

    Where that cannot fall any more, because the card is gone or the question never came, luck is fresh.
    """

    def draw(s: State, ask: Ask) -> int:
        name = question(ask)
        made = sum(m.seat == NATURE and m.counts and asked_in(m.text) == name for m in session.moves[prefix:])
        fitting = [line for line in draws if asked_in(line) == name]
        if made < len(fitting):
            try:
                return parse(s, fitting[made])[1]
            except FarshoreError:
                pass  # not possible at this table
        return fresh_luck(s, ask)

    return draw


def asked_in(line: str) -> str:
    return line.split(" ", 2)[1]
