"""A decision read: by the seat's own view and nothing else, and the same every time."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from farshore.core.rng import Rng
from farshore.core.view import imagine, view
from farshore.core.wire import to_wire
from farshore.study.analysis import has_secrets
from farshore.study.play_on import reader
from farshore.study.position import position
from farshore.study.reading import read
from farshore.study.timeline import timeline
from farshore.study.types import Budget
from tests.study.games import TINY, played

SURER = Budget(search=40, compare=12, duel=24, candidates=3)


@pytest.mark.parametrize("game", ["race", "age_of"])
@given(place=st.floats(0.3, 1.0, exclude_max=True), secrets=st.integers(0, 10**6))
@settings(max_examples=6, deadline=None)
def test_what_a_seat_cannot_know_does_not_change_its_reading(game: str, place: float, secrets: int) -> None:
    line = timeline(played(game))
    choice = line.choices[int(place * len(line.choices))]
    other = imagine(view(choice.table, choice.seat), Rng(secrets))
    mind = reader(line.session.game)
    first, second = (
        read(position(mind, table, choice.seat, "own"), choice.chosen, TINY, choice.first)
        for table in (choice.table, other)
    )
    assert first == second


def test_with_all_cards_open_the_reading_is_another() -> None:
    """Or the test above would prove nothing."""
    line = timeline(played("race"))
    mind = reader(line.session.game)
    differing = 0
    for choice in line.choices[10:40:3]:
        other = imagine(view(choice.table, choice.seat), Rng(3))
        if to_wire(other) == to_wire(choice.table):
            continue
        first, second = (
            read(position(mind, table, choice.seat, "open"), choice.chosen, TINY, choice.first)
            for table in (choice.table, other)
        )
        differing += first != second
    assert differing


def test_the_pick_that_was_played_is_among_the_candidates_with_its_loss() -> None:
    line = timeline(played("century"))
    choice = line.choices[-1]
    mind = reader(line.session.game)
    reading = read(position(mind, choice.table, choice.seat, "own"), choice.chosen, SURER, 1)
    best, played_pick = reading.candidates[0], reading.candidates[reading.played]
    assert reading.loss.value == pytest.approx(max(0.0, best.share.value - played_pick.share.value), abs=1e-9)
    assert best.paths and played_pick.paths == [line.session.live[row - 1].text.split(" ", 2)[2] for row in choice.rows]
    assert all(one.gap.value >= 0 for one in reading.candidates)


def test_the_best_candidate_comes_first_and_has_no_gap() -> None:
    line = timeline(played("race"))
    mind = reader(line.session.game)
    for choice in line.choices[-6:]:
        reading = read(position(mind, choice.table, choice.seat, "own"), choice.chosen, TINY, 2)
        assert reading.candidates[0].gap.value == 0
        shares = [one.share.value for one in reading.candidates]
        assert shares[0] == max(shares)
        assert reading.at_stake >= reading.loss.value >= 0


def test_only_games_with_secrets_are_read_twice() -> None:
    assert [has_secrets(timeline(played(game)).tables[0]) for game in ("race", "age_of", "century", "santa_maria")] == [
        True,
        True,
        False,
        False,
    ]
