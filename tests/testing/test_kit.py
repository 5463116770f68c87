"""The kit finds what it promises to find: a sound game passes, and each broken one fails the check made for it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from farshore.core.agenda import EVERYONE, Ask, Step
from farshore.core.policy import Policy
from farshore.core.rng import Rng
from farshore.testing import (
    Budget,
    Play,
    ScriptedTable,
    check_copies,
    check_lanes,
    check_questions,
    check_screens,
    check_secrets,
    conformance_suite,
    divide,
    perft,
)
from tests.testing import high_card
from tests.testing.high_card import CARDS, Deal, HighCard, HighCardGame, PlayCard, PutAway, without

TestHighCard = conformance_suite(HighCardGame())

Check = Callable[[Play], None]


def broken(check: Check, game: HighCardGame, says: str) -> None:
    with pytest.raises(AssertionError, match=says):
        check(Play(game, game.cases[0], 3, budget=Budget(looks=0)))


def game_with(*steps: type[Step], table: type[HighCard] = HighCard) -> HighCardGame:
    """The game with some of its steps replaced by faulty ones of the same name."""
    game = HighCardGame()
    game.table = table
    for step in steps:
        game.steps[step.__name__] = step
    return game


@pytest.fixture
def replace(monkeypatch: pytest.MonkeyPatch) -> Callable[[type[Step]], HighCardGame]:
    def put(step: type[Step]) -> HighCardGame:
        monkeypatch.setattr(high_card, step.__name__.removeprefix("Bad"), step)
        return HighCardGame()

    return put


Replace = Callable[[type[Step]], HighCardGame]


class Shown(HighCard):
    """Hides nothing: everybody sees every hand."""

    __slots__ = ()

    def hide(self, seat: i64) -> None:
        self.deck.sort()

    def deal(self, seat: i64, rng: Rng) -> None:
        pass


class SortedDeal(HighCard):
    """Forgets what lies face down when imagining."""

    __slots__ = ()

    def deal(self, seat: i64, rng: Rng) -> None:
        away = self.away[:]
        super().deal(seat, rng)
        self.away = away


class SharedHands(HighCard):
    """A clone that shares a row with its original."""

    __slots__ = ()

    def clone(self) -> HighCard:
        twin = super().clone()
        twin.won = self.won
        return twin


def test_a_view_that_hides_nothing_is_found() -> None:
    broken(check_secrets, game_with(table=Shown), "sees what was told to others only")


def test_an_imagine_that_deals_something_else_is_found() -> None:
    broken(check_secrets, game_with(table=SortedDeal), "changes with what it cannot see")


def test_a_shared_row_in_clone_is_found() -> None:
    broken(check_copies, game_with(table=SharedHands), r"changed the original|changed later")


def test_an_event_told_to_the_wrong_seats_is_found(replace: Replace) -> None:
    class BadDeal(Deal):
        __slots__ = ()

        def answer(self, s: HighCard, pick: i64) -> None:
            super().answer(s, pick)
            if s.log is not None:
                s.log.append(("card-drawn", (self.dealt % s.seats, pick), EVERYONE))

    broken(check_secrets, replace(BadDeal), "hears which pick was made")


def test_an_event_in_a_lane_is_found(replace: Replace) -> None:
    class BadPlayCard(PlayCard):
        __slots__ = ()

        def answer(self, s: HighCard, pick: i64) -> None:
            super().answer(s, pick)
            if s.log is not None:
                s.log.append(("put-away", (self.seat,), EVERYONE))

    broken(check_lanes, replace(BadPlayCard), "hears")


def test_a_lane_that_writes_on_the_table_is_found(replace: Replace) -> None:
    class BadPlayCard(PlayCard):
        __slots__ = ()

        def answer(self, s: HighCard, pick: i64) -> None:
            super().answer(s, pick)
            s.won[self.seat] += s.won[1 - self.seat] + 1

    broken(check_lanes, replace(BadPlayCard), "sees what seat|order of answering")


def test_options_that_change_when_asked_are_found(replace: Replace) -> None:
    class BadPutAway(PutAway):
        __slots__ = ()

        def options(self, s: HighCard) -> vec[i64]:
            s.won[0] += 1
            return s.hands[self.seat] if s.won[0] % 2 else without(s.hands[self.seat], s.hands[self.seat][0])

    broken(check_questions, replace(BadPutAway), "asking")


def test_two_options_spelled_alike_are_found(replace: Replace) -> None:
    class BadPutAway(PutAway):
        __slots__ = ()

        def describe(self, s: HighCard, pick: i64) -> str:
            return f"card:{pick // 4}"

    broken(check_questions, replace(BadPutAway), "spelled alike")


def test_a_spelling_of_no_form_is_found(replace: Replace) -> None:
    class BadPutAway(PutAway):
        __slots__ = ()

        def describe(self, s: HighCard, pick: i64) -> str:
            return f"Card {pick}"

    broken(check_questions, replace(BadPutAway), "neither a ref nor a word")


class Meddler(Policy):
    """A bot that moves things while it thinks."""

    def pick(self, seen: HighCard, ask: Ask, options: vec[i64], rng: Rng) -> i64:
        seen.won[0] += 1
        return options[0]


class Dreamer(Policy):
    def pick(self, seen: HighCard, ask: Ask, options: vec[i64], rng: Rng) -> i64:
        return 99


@pytest.mark.parametrize(("bot", "says"), [(Meddler(), "changes the table"), (Dreamer(), "which is not offered")])
def test_a_bot_that_meddles_or_dreams_is_found(bot: Policy, says: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(HighCardGame, "greedy", lambda game: bot)
    broken(check_questions, HighCardGame(), says)


def test_an_unannounced_event_is_found(replace: Replace) -> None:
    class BadPutAway(PutAway):
        __slots__ = ()

        def answer(self, s: HighCard, pick: i64) -> None:
            super().answer(s, pick)
            if s.log is not None:
                s.log.append(("forgotten", (), EVERYONE))

    broken(check_screens, replace(BadPutAway), "not announced")


def test_a_failure_names_game_seed_and_pick(replace: Replace) -> None:
    class BadPutAway(PutAway):
        __slots__ = ()

        def describe(self, s: HighCard, pick: i64) -> str:
            return ""

    game = replace(BadPutAway)
    with pytest.raises(AssertionError) as found:
        check_questions(Play(game, game.cases[0], 7))
    assert "at pick 6 of high_card 2p seed 7" in found.value.__notes__[0]


def test_perft_counts_sequences() -> None:
    s = HighCardGame().new(2)
    assert perft(s, 0) == 1
    assert perft(s, 2) == CARDS * (CARDS - 1)
    assert sum(divide(s, 3).values()) == perft(s, 3)
    assert divide(s, 1)["N deal card:0"] == 1


def test_a_table_scripts_luck_and_plays_spelled_picks() -> None:
    table = ScriptedTable(HighCardGame(), luck=[f"deal card:{card}" for card in (0, 1, 2, 3, 4, 5)])
    assert table.asked() == ["0 put-away"]
    assert table.options() == ["card:0", "card:2", "card:4"]
    assert table.refuses("card:1")
    table.pick("card:0", "card:1")
    assert table.asked() == ["0 play-card", "1 play-card"]
    table.play("1 play-card card:3", "0 play-card card:4")
    assert list(table.s.won) == [1, 0]
    assert table.heard("revealed") == [{"seat": "seat:0", "card": "card:4"}, {"seat": "seat:1", "card": "card:3"}]
