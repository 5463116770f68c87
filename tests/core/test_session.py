"""A game under way, as users hold it: questions, picks, sets, undo, records, and answers that need nobody."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest

import farshore
from farshore.core.agenda import SPECTATOR, Lane
from farshore.core.decision import apply
from farshore.core.errors import (
    BrokenRecord,
    CannotUndo,
    IllegalPick,
    NotYourDecision,
    UnknownLanguage,
    UnknownSeat,
    WrongSeatCount,
)
from farshore.core.session import Session
from farshore.core.wire import digest, to_wire
from tests.testing.high_card import HighCardGame

ALL = list(farshore.games())


def played(name: str, seats: int, seed: int, cap: int = 5000) -> Session:
    game = farshore.play(name, seats=seats, seed=seed)
    bot = farshore.bot("random", game)
    while not game.over and len(game.moves) < cap:
        bot.move()
    return game


def test_one_line_starts_a_game_at_its_first_question() -> None:
    game = farshore.play("century", seats=2, seed=7, board="D1")
    (question,) = game.questions
    assert (question.seat, question.name) == (0, "turn")
    assert question.options[:2] == ["location:A1-1", "location:A1-2"]
    assert not game.over
    assert game.variants["board"] == "D1"


def test_a_question_shows_what_is_asked_and_not_the_table() -> None:
    (one,), (same,) = (farshore.play("century", seats=2, seed=7, board="D1").questions for _ in range(2))
    assert one == same, "asked the same at two tables"
    assert "_s=" not in repr(one)
    assert "_ask=" not in repr(one)


@pytest.mark.parametrize("name", ALL)
def test_whole_games_end_and_their_records_load(name: str) -> None:
    game = played(name, 2, 3)
    assert game.over
    assert not game.questions
    assert game.outcome().seats
    again = farshore.load(game.record())
    assert digest(again.s) == digest(game.s)
    assert again.record() == game.record()


def test_the_same_seed_and_picks_are_the_same_game() -> None:
    assert played("race", 2, 5).record() == played("race", 2, 5).record()
    assert played("race", 2, 5).record() != played("race", 2, 6).record()


def test_without_a_seed_luck_is_fresh() -> None:
    games = [farshore.play("race", seats=2) for _ in range(4)]
    assert len({digest(game.s) for game in games}) > 1


def test_a_loaded_game_goes_on() -> None:
    game = played("santa_maria", 2, 9, cap=60)
    again = farshore.load(game.record(), seed=1)
    assert [q.options for q in again.questions] == [q.options for q in game.questions]
    farshore.bot("greedy", again).move()
    assert len(again.moves) > len(game.moves)


def test_a_changed_record_is_refused() -> None:
    text = played("century", 2, 3, cap=120).record()
    lines = text.splitlines()
    checkpoint = next(number for number, line in enumerate(lines) if line.startswith("= 50"))
    lines[checkpoint] = "= 50 0123456789abcdef"
    with pytest.raises(BrokenRecord, match=f"line {checkpoint + 1}"):
        farshore.load("\n".join(lines))


@pytest.mark.parametrize(("path", "seat"), [("location:Z9-9", None), ("rest of the day", 0), ("", 0)])
def test_an_illegal_pick_changes_nothing(path: str, seat: int | None) -> None:
    game = farshore.play("century", seats=2, seed=7, board="D1")
    before = digest(game.s), len(game.moves)
    with pytest.raises(IllegalPick, match="not an option of turn"):
        game.pick(path, seat)
    assert (digest(game.s), len(game.moves)) == before
    with pytest.raises(NotYourDecision):
        game.pick("location:A1-1", seat=1)
    with pytest.raises(NotYourDecision):
        game.pick("location:A1-1", seat=-1)


def test_what_is_no_answer_changes_nothing() -> None:
    game = farshore.play("century", seats=2, seed=7, board="D1")
    for answer in (None, 3, ["rest"], []):
        with pytest.raises(IllegalPick):
            game.pick(answer)  # type: ignore[arg-type]
    (question,) = game.questions
    with pytest.raises(IllegalPick, match="one pick"):
        question.candidates([])
    assert repr(game) == "<Session century_new_world, 2 seats, 19 picks: 0 turn>"


@pytest.mark.parametrize("seat", [2, 7, -1, -3])
def test_only_seats_and_spectators_look_and_listen(seat: int) -> None:
    game = farshore.play("race", seats=2, seed=1)
    for look in (game.view, game.events):
        with pytest.raises(UnknownSeat, match="there are 0 to 1"):
            look(seat)
    assert game.events(SPECTATOR)


@pytest.mark.parametrize("players", [["Ana"], ["Ana", "Rui", "Eva"], "Al"])
def test_every_seat_has_a_name_or_none_has(players: Any) -> None:
    with pytest.raises(WrongSeatCount, match="list of 2 names"):
        farshore.play("century", seats=2, players=players)


def test_names_stay_on_one_line_of_the_record() -> None:
    game = farshore.play("century", seats=2, seed=1, players=["Ana\nEva", " Rui "])
    assert game.players == ["Ana Eva", "Rui"]
    assert farshore.load(game.record()).record() == game.record()


def test_any_whole_number_is_a_seed() -> None:
    assert played("century", 2, 2**64 + 5, cap=60).live == played("century", 2, 5, cap=60).live
    assert played("century", 2, 2**63, cap=60).live == played("century", 2, -(2**63), cap=60).live


def test_words_are_in_two_languages() -> None:
    with pytest.raises(UnknownLanguage, match="en, pt-BR"):
        farshore.words(farshore.play("century"), "pt")


def test_errors_have_one_name() -> None:
    with pytest.raises(farshore.FarshoreError, match="several games"):
        farshore.play("a")
    with pytest.raises(farshore.FarshoreError, match="no variant 'bord'"):
        farshore.play("century", bord="D1")
    with pytest.raises(farshore.FarshoreError, match="line 1"):
        farshore.load("")


def test_words_say_what_happened() -> None:
    game = farshore.play("century", seats=2, seed=7, board="D1", players=["Ana", "Rui"])
    game.pick("location:A1-3")
    assert farshore.words(game, "en").log(seat=1)[-1] == "Ana produces 3 corn at Cornfield"
    assert farshore.words(game, "pt-BR").question(game.questions[0])
    assert [event.name for event in game.events(1, since=len(game.events(1)) - 1)] == ["produced"]


def test_undo_takes_back_until_something_answered() -> None:
    game = farshore.play("century", seats=2, seed=7, board="D1")
    before = digest(game.s)
    game.pick("location:A1-3")
    game.undo()
    assert digest(game.s) == before
    assert game.events(0) == farshore.play("century", seats=2, seed=7, board="D1").events(0)
    with pytest.raises(CannotUndo) as refusal:
        game.undo()
    assert refusal.value.reason in ("nothing", "luck")


def test_undo_takes_the_answers_of_bots_back_along() -> None:
    game = farshore.play("century", seats=2, seed=7, board="D1")
    before, record = digest(game.s), game.record()
    game.pick("location:A1-3", 0)
    game.pick("location:A1-4", 1)
    with pytest.raises(CannotUndo) as refusal:
        game.undo(0)
    assert refusal.value.reason == "other"
    game.undo(0, along=[1])
    assert digest(game.s) == before
    assert game.record() == record
    assert game.waiting == [0]
    game.pick("location:A1-4", 0)
    assert farshore.load(game.record()).waiting == game.waiting
    assert digest(game.table_before(len(game.moves) + 1)) == digest(game.s)


def test_a_view_shows_no_more_than_its_seat_may_know() -> None:
    game = farshore.play("race", seats=2, seed=1)
    assert to_wire(game.view(0)) != to_wire(game.view(1))
    assert game.view(SPECTATOR).viewer == SPECTATOR


def test_importing_is_quick_and_calls_no_game() -> None:
    code = "import sys, farshore; assert not [m for m in sys.modules if m.startswith('farshore.')]; farshore.games()"
    subprocess.run([sys.executable, "-c", code], check=True)


@pytest.mark.parametrize("two_actions", [False, True])
def test_the_last_answer_closes_a_choice_also_when_the_next_opens_at_once(two_actions: bool) -> None:
    at_once = 0
    for seed in range(8):
        game = farshore.play("race", seats=2, seed=seed, two_actions=two_actions)
        bot = farshore.bot("random", game)
        while not game.over:
            alone, seat, choice = game.s.clone(), game.waiting[0], game.choice
            alone.agenda = Lane()  # nothing can open after this choice
            is_choice = bool(alone.lanes)
            (move, *more) = bot.move()
            if is_choice:
                apply(alone, seat, move.pick)
            assert move.closes == (is_choice and not alone.lanes)
            if move.closes and game.s.lanes and not more:
                at_once += 1
                assert game.choice == choice + 1
                assert game.asked_at == dict.fromkeys(range(2), move.number), "everybody is asked something new"
    assert at_once > 20


def test_what_happens_in_lanes_is_told_when_they_close() -> None:
    game = Session(HighCardGame(), 2, luck=None)
    for card in (0, 1, 2, 3, 4, 5):
        game.read(f"N deal card:{card}")
    game.pick("card:0")
    game.pick("card:1")
    told = [event.name for event in game.events(0)]
    game.pick("card:5", seat=1)
    assert [event.name for event in game.events(0)] == told
    assert game.waiting == [0]
    game.pick("card:4", seat=0)
    assert [event.name for event in game.events(0)][len(told) :] == ["revealed", "revealed"]


def test_only_who_skips_is_forced_and_only_where_nothing_is_to_be_decided() -> None:
    game = Session(HighCardGame(), 2, luck=None, skips=[0])
    for card in (0, 1, 2, 3, 4, 5):
        game.read(f"N deal card:{card}")
    game.pick("card:0")
    game.pick("card:1")
    assert not game.is_forced(0), "two cards are left"
    game.pick("card:5", seat=1)
    game.pick("card:4", seat=0)
    assert [len(hand) for hand in game.s.hands] == [1, 1]
    assert game.is_forced(0) and not game.is_forced(1), "who does not skip is asked for the last card, too"
