"""What a pick would change: only what is certain is told, and whether luck falls."""

from __future__ import annotations

import pytest

import farshore
from farshore.core.foresight import LUCKS, Foresight
from farshore.core.registry import games
from farshore.core.rng import Rng
from farshore.core.session import Session
from farshore.core.view import imagine
from farshore.core.wire import digest


def ahead_of(game: Session, seat: int) -> Foresight:
    return Foresight(game.game, game.view(seat), seat)


def pick_of(game: Session, seat: int, path: str) -> int:
    asked = game.decision(seat)
    assert asked is not None
    return next(pick for pick in asked.options(game.s) if asked.ask.describe(game.s, pick) == path)


def test_what_a_pick_adds_and_takes_is_told_as_it_comes_true() -> None:
    game = farshore.play("century", seats=2, seed=7, board="D1")
    pick = pick_of(game, 0, "location:A1-3")
    before = game.game.tallies(game.s, 0)
    ahead = ahead_of(game, 0).ahead(pick)
    assert not ahead.lucky
    assert len(ahead.tables) == 1, "nothing is hidden, so one table tells all"
    game.pick("location:A1-3", 0)
    after = game.game.tallies(game.s, 0)
    assert ahead.changes == {name: after[name] - before[name] for name in after if after[name] != before[name]}
    assert 3 in ahead.changes.values(), "three corn"
    assert ahead_of(game, 1).changes(pick_of(game, 1, "location:A1-4"))


def test_where_all_choose_together_no_luck_falls_and_nothing_is_certain_yet() -> None:
    game = farshore.play("race", seats=2, seed=1)
    while not game.s.lanes or game.questions[0].name != "choose-action":
        game.pick(game.questions[0].options[0], game.questions[0].seat)
    asked = game.decision(0)
    assert asked is not None
    for pick in asked.options(game.s):
        ahead = ahead_of(game, 0).ahead(pick)
        assert not ahead.lucky
        assert ahead.changes == {}
        assert len(ahead.tables) == len(LUCKS), "hands are hidden"


def test_luck_that_falls_is_told_and_what_it_brings_is_not_certain() -> None:
    """In every game of Santa Maria some picks roll dice or turn tiles up; those that do not tell what they bring."""
    game = farshore.play("santa_maria", seats=2, seed=3)
    bot = farshore.bot("random", game)
    found = set()
    while not game.over and len(game.moves) < 200:
        seat = game.waiting[0]
        asked = game.decision(seat)
        assert asked is not None
        foresight = ahead_of(game, seat)
        before, rows = game.game.tallies(game.s, seat), len(game.moves)
        told = {pick: foresight.ahead(pick) for pick in asked.options(game.s)}
        bot.move()
        ahead = told[game.moves[rows].pick]
        found.add(ahead.lucky)
        assert len(ahead.tables) == (len(LUCKS) if ahead.lucky else 1)
        if not ahead.lucky and len(game.moves) == rows + 1 and game.waiting == [seat]:
            after = game.game.tallies(game.s, seat)
            assert ahead.changes == {name: after[name] - before[name] for name in after if after[name] != before[name]}
    assert found == {False, True}


@pytest.mark.parametrize("name", sorted(games()))
def test_where_imagining_draws_nothing_all_imagined_tables_are_the_same(name: str) -> None:
    """So one of them tells all, for what a pick brings and for what it shows."""
    game = farshore.play(name, seats=2, seed=5)
    bot = farshore.bot("random", game)
    alike = 0
    while not game.over and len(game.moves) < 120:
        seen, luck = game.view(game.waiting[0]), Rng(0)
        first = digest(imagine(seen, luck))
        if not luck.has_drawn:
            alike += 1
            assert {digest(imagine(seen, Rng(seed))) for seed in range(1, 4)} == {first}
        bot.move()
    assert (alike > 20) == (name != "race_for_the_galaxy"), "in Race a hand is always hidden"


def test_only_what_all_tables_show_is_certain() -> None:
    game = farshore.play("century", seats=2, seed=7, board="D1")
    ahead = ahead_of(game, 0)
    both, one = game.s.clone(), game.s.clone()
    for table, gained in ((both, (1, 2, 0, 0)), (one, (1, 0, 0, 0))):
        for colour, count in enumerate(gained):
            table.players[0].cubes[colour] += count
    assert ahead.certain([both]) == {"yellow": 1, "red": 2, "points": 2}
    assert ahead.certain([both, one]) == {"yellow": 1}, "two reds, and their points, only perhaps"
    assert ahead.certain([game.s, both]) == {}
