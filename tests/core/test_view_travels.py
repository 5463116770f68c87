"""A view sent to another process is the view it was: same question, same options, same imagined tables."""

from __future__ import annotations

import pytest

from farshore.core.agenda import NATURE
from farshore.core.decision import apply, pending
from farshore.core.game import Game
from farshore.core.registry import games
from farshore.core.rng import Rng
from farshore.core.view import imagine, view
from farshore.core.wire import digest, to_wire


@pytest.mark.parametrize("game", games().values(), ids=lambda g: g.name)
def test_a_view_travels(game: Game) -> None:
    seats = game.seats[1]
    options = game.settle(seats)
    s = game.new(seats)
    rng = Rng(20261115)
    for number in range(600):
        asked = pending(s)
        if not asked:
            break
        d = asked[rng.below(len(asked))]
        if d.seat != NATURE and number % 3 == 0:
            seen = view(s, d.seat)
            there = game.restore(to_wire(seen), options)
            assert digest(there) == digest(seen)
            mine = next(x for x in pending(there) if x.seat == d.seat)
            assert list(mine.options(there)) == list(d.options(s))
            assert digest(imagine(there, Rng(number))) == digest(imagine(seen, Rng(number)))
        apply(s, d.seat, d.ask.sample(s, rng))


@pytest.mark.parametrize("game", games().values(), ids=lambda g: g.name)
def test_a_table_with_a_player_too_few_or_too_many_is_not_restored(game: Game) -> None:
    wire = to_wire(game.new(2))
    for players in (wire["players"][:1], [*wire["players"], wire["players"][0]]):
        with pytest.raises(ValueError, match="zip"):
            game.restore({**wire, "players": players}, game.settle(2))
