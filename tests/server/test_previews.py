"""What a screen foretells of an option comes true when the option is chosen."""

from __future__ import annotations

import pytest

from farshore.core.agenda import NATURE, State
from farshore.core.decision import apply, pending
from farshore.core.foresight import Foresight, after
from farshore.core.notation import question
from farshore.core.registry import games
from farshore.core.rng import Rng
from farshore.core.sets import PickSet, arrange
from farshore.core.sight import whole_view
from farshore.core.undo import reveals
from farshore.core.view import imagine, view
from farshore.server.previews import Reach, asked_next, is_final_set, largest, previews
from farshore.server.wording import wording
from farshore.testing.walk import Moment, Play, walk

CHANGES_AT_ONCE = {"century_new_world"}  # nearly everything there costs or gives something


@pytest.mark.parametrize("name", sorted(games()))
def test_the_question_that_follows_is_foretold_truly(name: str) -> None:
    """Tried on imagined tables, read beside the real one, which knows what the seat does not."""
    game = games()[name]
    told_in = wording(game.name, "standard", "en", ())
    foretold: list[str] = []

    def look(move: Moment) -> None:
        s, d = move.s, move.decision
        if not move.close or d.seat == NATURE:
            return
        picks = list(d.options(s))[:40]
        for pick, brings in zip(picks, previews(game, told_in, view(s, d.seat), d.seat, picks), strict=True):
            if brings.then:
                foretold.append(brings.then)
                assert brings.changes == []
                assert brings.then == asked_next(told_in, after(s, d.seat, pick), d.seat)

    for case in game.cases[:2]:
        walk(Play(game, case, seed=11, greed=60), look)
    assert foretold or name in CHANGES_AT_ONCE


def test_without_a_preview_the_game_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    game = games()["century_new_world"]

    def broken(*_: object) -> dict[str, int]:
        raise ZeroDivisionError

    s = game.new(2)
    monkeypatch.setattr(game, "tallies", broken)
    found = previews(game, wording(game.name, "standard", "en", ()), view(s, 0), 0, [0, 1, 2])
    assert [(brings.changes, brings.then) for brings in found] == [([], "")] * 3


def test_cards_for_a_good_are_counted_though_nobody_knows_which() -> None:
    """Race for the Galaxy, Trade: the seller draws as many cards as the good is worth, and chooses by that."""
    game = games()["race_for_the_galaxy"]
    drawn: list[int] = []

    def look(move: Moment) -> None:
        s, d = move.s, move.decision
        if question(d.ask) == "sell":
            brings = Foresight(game, view(s, d.seat), d.seat).changes(move.pick)
            assert brings["goods"] == -1 and brings["hand"] >= 2
            drawn.append(brings["hand"])

    for seed in range(12):
        walk(Play(game, game.cases[0], seed=seed, greed=70), look)
    assert drawn


def test_what_later_events_bring_is_not_foretold_of_a_choice() -> None:
    """Empires: Age of Discovery: who takes a good gets one good; specialists of later events come later."""
    game = games()["age_of_discovery"]
    found: set[str] = set()

    def look(move: Moment) -> None:
        s, d = move.s, move.decision
        if question(d.ask) == "take-good":
            for pick in d.options(s):
                found.update(Foresight(game, view(s, d.seat), d.seat).changes(pick))

    for seed in range(4):
        walk(Play(game, game.cases[0], seed=seed, greed=70), look)
    assert found == {"goods", "income", "points"}


@pytest.mark.parametrize("alone", [False, True])
@pytest.mark.parametrize("name", sorted(games()))
def test_what_is_not_final_could_be_undone(name: str, alone: bool) -> None:
    """The same seat decides next, against bots anybody does; it sees what it would see on any table that looks so."""
    game = games()[name]
    told_in = wording(game.name, "standard", "en", ())
    found: set[bool] = set()
    together: set[tuple[str, bool]] = set()  # last answers in choices that everybody makes

    def look(move: Moment) -> None:
        s, d = move.s, move.decision
        if not move.close or d.seat == NATURE:
            return
        (brings,) = previews(
            game, told_in, view(s, d.seat), d.seat, [move.pick], reach=Reach.BOTS if alone else Reach.TURN
        )
        found.add(brings.final)
        then = after(s, d.seat, move.pick)
        asked = {asked.seat for asked in pending(then)}
        if s.lanes and (then.openings is not s.openings or d.seat not in asked):
            together.add((question(d.ask), brings.final))
            assert brings.final or not shows_answers(s, d.seat, move.pick)
        elif not brings.final:
            assert d.seat in asked or (alone and asked - {NATURE})
            assert not reveals(s.clone(), d.seat, move.pick)

    for case in game.cases[:2]:
        walk(Play(game, case, seed=13, greed=60), look)
    assert found == {False, True}
    if name != "race_for_the_galaxy":
        assert not together
        return
    assert ("choose-action", True) in together and ("choose-action", False) not in together
    assert any(not final for _, final in together) == alone, "against bots, what opens nothing does not wait"


def shows_answers(s: State, seat: int, pick: int) -> bool:
    """Does the seat learn how the others have answered, or luck, once all have? They try a dozen ways at one table."""
    seen: set[str] = set()
    for luck in range(12):
        table, rng = imagine(view(s, seat), Rng(1)), Rng(luck)
        together = table.openings
        apply(table, seat, pick)
        while table.openings is together:
            d = pending(table)[0]
            options = d.options(table)
            apply(table, d.seat, options[rng.below(len(options))])
        if not {d.seat for d in pending(table)} - {NATURE}:
            return True
        seen.add(str(whole_view(table, seat)))
    return len(seen) > 1


@pytest.mark.parametrize("name", ["century_new_world", "santa_maria"])
def test_a_set_that_is_not_final_could_be_undone(name: str) -> None:
    """Whatever is chosen of it: the same seat decides next, and against bots anybody does."""
    game = games()[name]
    found: set[tuple[bool, bool]] = set()

    def look(move: Moment) -> None:
        s, d = move.s, move.decision
        if not isinstance(d.ask, PickSet) or d.ask.most(s) < 2:
            return
        seen = view(s, d.seat)
        reaches = (Reach.TURN, Reach.BOTS)
        final, alone = (is_final_set(game, seen, d.seat, d.ask, whole_view, reach=reach) for reach in reaches)
        found.add((final, alone))
        tried = s.clone()
        for pick in arrange(tried, d.seat, largest(seen, d.ask)):
            apply(tried, d.seat, pick)
        asked = {other.seat for other in pending(tried)}
        assert final or d.seat in asked
        assert alone or asked - {NATURE}

    for seed in range(6):
        walk(Play(game, game.cases[1], seed=seed, greed=60), look)
    assert found - {(True, True)}, "some can be taken back"
    assert (True, False) in found or name != "century_new_world", "only among people is the end of a turn final"


@pytest.mark.parametrize("name", sorted(games()))
def test_in_practice_only_the_end_of_the_game_is_final(name: str) -> None:
    """Nearly nothing waits for Confirm; the last pick of the game does, and so does the last set."""
    game = games()[name]
    told_in = wording(game.name, "standard", "en", ())
    found: list[tuple[int, bool]] = []  # by whom, in the order of the game

    def look(move: Moment) -> None:
        s, d = move.s, move.decision
        if d.seat == NATURE or len(d.ask.offered(s, d.options(s))) < 2:
            return
        seen = view(s, d.seat)
        if isinstance(d.ask, PickSet) and d.ask.most(s) > 1:
            found.append((d.seat, is_final_set(game, seen, d.seat, d.ask, whole_view, reach=Reach.GAME)))
            return
        (brings,) = previews(game, told_in, seen, d.seat, [move.pick], reach=Reach.GAME)
        found.append((d.seat, brings.final))

    walk(Play(game, game.cases[1], seed=13, greed=60), look)
    waiting = [n for n, (_, final) in enumerate(found) if final]
    assert found[-1][1], "nothing takes the end back"
    assert len(waiting) < len(found) / 5
    assert min(waiting) > len(found) / 2
