"""Taking back: tables come back exactly, open choices stay secret, and what showed something stays."""

from __future__ import annotations

import pytest

import farshore
from farshore.core.agenda import EVERYONE
from farshore.core.errors import CannotUndo
from farshore.core.session import SNAPSHOT_EVERY, Session
from farshore.core.undo import reveals
from farshore.core.wire import digest
from tests.testing import high_card
from tests.testing.high_card import CARDS, HighCard, HighCardGame, PutAway


def choosing() -> Session:
    """Both have put a card away and choose together: seat 0 from 2 and 4, seat 1 from 3 and 5."""
    game = Session(HighCardGame(), 2)
    for card in range(6):
        game.read(f"N deal card:{card}")
    game.pick("card:0", 0)
    game.pick("card:1", 1)
    return game


def test_every_table_of_a_long_game_comes_back_as_it_stood() -> None:
    """A few tables are kept, one in 64 rows; the others are played again from the last one kept."""
    game = farshore.play("century", seats=3, seed=4)
    bot = farshore.bot("random", game)
    stood: dict[int, str] = {}
    while len(game.moves) < 4 * SNAPSHOT_EVERY:
        before = len(game.moves)
        stood[before + 1] = digest(game.s)
        bot.move()
    assert {number: digest(game.table_before(number)) for number in stood} == stood
    kept = [number for number, _ in game._snapshots]
    assert [number // SNAPSHOT_EVERY for number in kept] == list(range(len(kept)))
    assert 3 <= len(kept) <= 5


def test_in_an_open_choice_an_answer_is_taken_back_and_nobody_notices() -> None:
    game = choosing()
    before, asked = digest(game.s), dict(game.asked_at)
    game.pick("card:5", 1)
    row = game.undo(1)
    assert digest(game.s) == before
    assert row.choice == game.choice
    assert not row.is_seen_by(0)
    assert row.is_seen_by(1)
    assert game.asked_at == {0: asked[0], 1: row.number}, "only seat 1 is asked again"
    game.pick("card:3", 1)
    assert game.waiting == [0]


def test_a_closed_choice_stands_and_only_a_table_takes_it_back_for_all_to_see() -> None:
    game = choosing()
    game.pick("card:5", 1)
    game.pick("card:4", 0)
    closing = game.moves[-1]
    for seat in (0, 1):
        with pytest.raises(CannotUndo) as refusal:
            game.undo(seat)
        assert refusal.value.reason == ("hidden" if seat == 0 else "other")
    row = game.take_back(0, closing.number)
    assert row.choice == 0, "what everybody has seen, everybody sees taken back"
    assert row.is_seen_by(1)
    assert game.asked_at == {0: row.number, 1: row.number}
    assert game.waiting == [0]


class Boast(PutAway):
    """By putting a card away a player learns whether the other holds the highest card of all: only the log tells."""

    __slots__ = ()

    def answer(self, s: HighCard, pick: int) -> None:
        super().answer(s, pick)
        if CARDS - 1 in s.hands[1 - self.seat] and s.log is not None:
            s.log.append(("put-away", (1 - self.seat,), EVERYONE))


@pytest.mark.parametrize("cards", [(0, 1, 2, 3, 4, 5), (0, 1, 2, 3, 4, 8), (1, 0, 3, 2, 5, 4), (3, 0, 4, 1, 5, 2)])
def test_silence_shows_as_much_as_a_word(cards: tuple[int, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    """One imagined table would often look the same: the policy looks at many."""
    monkeypatch.setattr(high_card, "PutAway", Boast)
    game = Session(HighCardGame(), 2)
    for card in cards:
        game.read(f"N deal card:{card}")
    for pick in game.s.hands[0]:
        assert reveals(game.s.clone(), 0, pick)


def test_a_card_put_away_shows_its_owner_nothing() -> None:
    game = Session(HighCardGame(), 2)
    for card in range(6):
        game.read(f"N deal card:{card}")
    assert not any(reveals(game.s.clone(), 0, pick) for pick in game.s.hands[0])
