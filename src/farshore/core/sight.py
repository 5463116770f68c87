"""What a seat sees, as something that can be compared: two tables look the same to it, or they do not."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from farshore.core.agenda import State
from farshore.core.decision import pending
from farshore.core.game import Game
from farshore.core.view import view
from farshore.core.wire import to_wire

Sight = Callable[[State, int], Any]


def whole_view(s: State, seat: int) -> dict[str, Any]:
    """The seat's view, field by field."""
    return to_wire(view(s, seat))


def sight_of(game: Game, seats: int, variants: Mapping[str, str], edition: str) -> Sight:
    """Compares observations, a hundred times quicker; the conformance kit proves that they differ where views do."""
    try:
        space = game.space(seats, variants, edition)
    except NotImplementedError:  # a game that is not for learners
        return whole_view

    def row(s: State, seat: int) -> bytes:
        ask = next((d.ask for d in pending(s) if d.seat == seat), None)
        return bytes(space.seen(s, seat, ask))

    return row
