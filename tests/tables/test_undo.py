"""Undo never gives anything away: not in any game, and not where a secret shows only now and then."""

from __future__ import annotations

import pytest

from farshore.core.agenda import EVERYONE, NATURE
from farshore.core.decision import pending
from farshore.core.moves import Move
from farshore.core.notation import spell
from farshore.core.registry import games
from farshore.core.rng import Rng
from farshore.core.undo import WORLDS, seen_after, undoable
from farshore.core.view import imagine, view
from farshore.tables.versions import VersionedSession
from tests.testing.high_card import CARDS, HighCard, HighCardGame, PutAway

PICKS = 40
CLOSELY = 4  # every fourth pick that may be taken back
MORE_WORLDS = 100


def play_one(session: VersionedSession, rng: Rng) -> Move:
    asked = pending(session.s)
    question = asked[rng.below(len(asked))]
    return session.read(spell(session.s, question.seat, question.ask.sample(session.s, rng)))


def looks_the_same_everywhere(session: VersionedSession, own: Move) -> bool:
    """On many other tables than those the policy has looked at."""
    before = session.table_before(own.number)
    known = view(before, own.seat)
    seen = seen_after(before, own.seat, own.pick, own.seat)
    worlds = range(1000, 1000 + MORE_WORLDS)
    return all(seen_after(imagine(known, Rng(seed)), own.seat, own.pick, own.seat) == seen for seed in worlds)


@pytest.mark.parametrize("game", games())
def test_what_may_be_taken_back_has_shown_nothing_in_any_game(game: str) -> None:
    found = games()[game]
    allowed = 0
    for seats in {max(2, found.seats[0]), found.seats[1]}:
        session = VersionedSession(found, seats, {}, "standard")
        rng = Rng(7 + seats)
        while not session.over and len(session.moves) < PICKS * seats:
            move = play_one(session, rng)
            if move.seat == NATURE:
                continue
            own, reason = undoable(session, move.seat)
            assert (own is None) == bool(reason)
            if own is not None:
                allowed += 1
                if allowed % CLOSELY == 0:
                    assert looks_the_same_everywhere(session, own), f"{move.text} gave something away"
    assert allowed > 5 * CLOSELY, "there was something to take back"


class Boast(PutAway):
    """A player who puts a card away learns whether seat 1 holds the highest card of all. Only the log tells."""

    __slots__ = ()

    def answer(self, s: HighCard, pick: int) -> None:
        super().answer(s, pick)
        if self.seat == 0 and CARDS - 1 in s.hands[1] and s.log is not None:
            s.log.append(("boasted", (1,), EVERYONE))


class BoastGame(HighCardGame):
    """Nine cards, three in each hand: the highest is with seat 1 in half of the worlds seat 0 may think of."""

    def __init__(self) -> None:
        super().__init__()
        self.events = {**self.events, "boasted": "seat"}
        self.steps = {**self.steps, "Boast": Boast}

    def prepare(self, s: HighCard, options: dict[str, str]) -> None:
        super().prepare(s, options)
        deal = s.agenda.pop()
        s.agenda.pop()  # what seat 0 was to put away
        s.then(deal, Boast(0))


@pytest.mark.parametrize("cards", [(0, 1, 2, 3, 4, 8), (0, 1, 2, 3, 4, 5)])
def test_a_secret_that_shows_only_now_and_then_is_noticed_also_when_it_did_not_show(cards: tuple[int, ...]) -> None:
    session = VersionedSession(BoastGame(), 2, {}, "standard")
    for card in cards:
        session.read(f"N deal card:{card}")
    session.pick("card:0", 0)
    told = "boasted" in [event.name for event in session.moves[-1].events]
    assert told == (8 in cards), "silence tells as much as a boast"
    assert undoable(session, 0) == (None, "hidden")


def test_a_chance_of_one_in_ten_is_missed_less_than_once_in_twenty() -> None:
    """What is rarer than that tells hardly anything when it does not happen, and is noticed when it does."""
    assert 0.9**WORLDS < 0.05
