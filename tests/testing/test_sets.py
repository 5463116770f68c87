"""The check of sets: a sound set passes, and each way to get one wrong is found."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from farshore.core.errors import IllegalPick
from farshore.core.session import Session
from farshore.core.sets import PickSet, arrange
from farshore.testing import Budget, Play, check_sets
from tests.testing import high_card
from tests.testing.high_card import HighCard, HighCardGame, without


class PutAway(PickSet):
    """Name two cards of the hand; the higher one is put away."""

    __slots__ = ("left", "lowest")

    def __init__(self, seat: i64, left: i64 = 2, lowest: i64 = -1) -> None:
        super().__init__(seat)
        self.left: i64 = left
        self.lowest: i64 = lowest

    def items(self, s: HighCard) -> vec[i64]:
        return vec[i64](sorted(card for card in s.hands[self.seat] if card > self.lowest))

    def options(self, s: HighCard) -> vec[i64]:
        items = self.items(s)
        return items[: len(items) - self.left + 1]

    def picks_left(self) -> i64:
        return self.left

    def describe(self, s: HighCard, pick: i64) -> str:
        return f"card:{pick}"

    def answer(self, s: HighCard, pick: i64) -> None:
        s.won[self.seat] += 1 << pick
        if self.left > 1:
            s.then(type(self)(self.seat, self.left - 1, pick))
        else:
            s.hands[self.seat] = without(s.hands[self.seat], pick)


class Barred(PutAway):
    """Asks for the first of two too early: the highest card bars the rest."""

    __slots__ = ()

    def items(self, s: HighCard) -> vec[i64]:
        return self.options(s) if self.left > 1 else super().items(s)

    def options(self, s: HighCard) -> vec[i64]:
        items = PutAway.items(self, s)
        return items[: len(items) - self.left + 1]


class DeadEnd(PutAway):
    """Lets a first card be chosen that goes with no other."""

    __slots__ = ()

    def fits(self, s: HighCard, chosen: vec[i64]) -> bool:
        return super().fits(s, chosen) and not (len(chosen) == 2 and chosen[0] == self.items(s)[0])


class TooMuch(PutAway):
    """Takes one card as a whole choice where the rules want two."""

    __slots__ = ()

    def least(self, s: HighCard) -> i64:
        return 1


class Hidden(PutAway):
    """Shows nothing to people."""

    __slots__ = ()

    def offered(self, s: HighCard, options: vec[i64]) -> vec[i64]:
        return vec[i64]()


class Withheld(PutAway):
    """Shows only the first card, though the others lead elsewhere."""

    __slots__ = ()

    def offered(self, s: HighCard, options: vec[i64]) -> vec[i64]:
        return options[:1]


@pytest.fixture
def check(monkeypatch: pytest.MonkeyPatch) -> Callable[[type[PutAway]], None]:
    def run(step: type[PutAway]) -> None:
        monkeypatch.setattr(high_card, "PutAway", step)
        game = HighCardGame()
        check_sets(Play(game, game.cases[0], 3, budget=Budget(looks=0)))

    return run


def test_a_sound_set_passes(check: Callable[[type[PutAway]], None]) -> None:
    check(PutAway)


@pytest.mark.parametrize(
    ("step", "says"),
    [
        (Barred, "whole choices lead to"),
        (DeadEnd, "cannot be completed|whole choices lead to"),
        (TooMuch, "whole choices lead to|cannot choose"),
        (Hidden, "nothing is offered"),
        (Withheld, "cannot be reached otherwise"),
    ],
)
def test_a_faulty_set_is_found(step: type[PutAway], says: str, check: Callable[[type[PutAway]], None]) -> None:
    with pytest.raises((AssertionError, IllegalPick), match=says):
        check(step)


@pytest.mark.parametrize("step", [Barred, DeadEnd, TooMuch])
def test_a_faulty_set_is_found_by_samples_too(
    step: type[PutAway], check: Callable[[type[PutAway]], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("farshore.testing.sets.FEW", 1)
    with pytest.raises((AssertionError, IllegalPick)):
        check(step)


def asked(monkeypatch: pytest.MonkeyPatch, step: type[PutAway]) -> HighCard:
    """Seat 0 holds 0, 2 and 4 and is to name two of them."""
    monkeypatch.setattr(high_card, "PutAway", step)
    game = Session(HighCardGame(), 2)
    for card in range(6):
        game.read(f"N deal card:{card}")
    assert isinstance(game.s, HighCard)
    return game.s


@pytest.mark.parametrize("chosen", [[], [0], [0, 1], [0, 0], [0, 2, 4]])
def test_only_a_whole_choice_can_be_handed_in(chosen: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    s = asked(monkeypatch, PutAway)
    with pytest.raises(IllegalPick, match="cannot choose"):
        arrange(s, 0, vec[i64](chosen))
    assert list(arrange(s, 0, vec[i64]([4, 0]))) == [0, 4]


def test_a_question_for_one_pick_takes_no_set(monkeypatch: pytest.MonkeyPatch) -> None:
    s = asked(monkeypatch, high_card.PutAway)  # type: ignore[arg-type]
    for chosen in ([0], [0, 2]):
        with pytest.raises(IllegalPick, match="cannot choose"):
            arrange(s, 0, vec[i64](chosen))
