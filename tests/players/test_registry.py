"""Bots by the words people type."""

from math import inf
from typing import Any

import pytest

from farshore.core.errors import UnknownBot
from farshore.core.game import Game
from farshore.core.play import play
from farshore.core.policy import Policy
from farshore.core.registry import games
from farshore.core.rng import Rng
from farshore.players.registry import bot, bots, makers

GAMES = list(games().values())


@pytest.mark.parametrize("game", GAMES, ids=lambda g: g.name)
@pytest.mark.parametrize("spec", ["random", "greedy"])
def test_a_named_bot_plays_a_whole_game(game: Game, spec: str) -> None:
    s = game.new(game.seats[0])
    play(s, [bot(spec, game)] * s.seats, Rng(1), Rng(2), 100_000)
    assert s.agenda.asking is None and not s.lanes


def test_an_unknown_bot_is_refused_with_the_list_of_those_there_are() -> None:
    with pytest.raises(UnknownBot, match="there is no bot 'deep-blue'; there are: .*greedy.*random"):
        bot("deep-blue", GAMES[0])


def test_an_argument_where_none_belongs_is_refused() -> None:
    with pytest.raises(UnknownBot, match="takes no argument"):
        bot("random:7", GAMES[0])


def test_a_strangers_bot_is_found_by_entry_point(monkeypatch: pytest.MonkeyPatch) -> None:
    class Point:
        name = "first"

        @staticmethod
        def load() -> Any:
            return lambda game, argument: First(argument)

    class First(Policy):
        def __init__(self, argument: Any) -> None:
            self.argument = argument

    monkeypatch.setattr("farshore.players.registry.entry_points", lambda group: [Point])
    makers.cache_clear()
    try:
        assert "first" in bots()
        made = bot("first:3", GAMES[0])
        assert isinstance(made, First) and made.argument == "3"
    finally:
        makers.cache_clear()


def test_a_level_with_a_number_makes_that_many_simulations_and_heeds_no_clock() -> None:
    level = bot("hard:7", GAMES[0]).level  # type: ignore[attr-defined]  # it is a Mind
    assert (level.simulations, level.seconds) == (7, inf)
    with pytest.raises(UnknownBot, match="'hard:many' does not say how many simulations; write hard:400"):
        bot("hard:many", GAMES[0])
