"""Hints: the advised pick is legal, and the reason compares it with another option, in both languages."""

from __future__ import annotations

from dataclasses import replace

import pytest

from farshore.core.game import Game
from farshore.core.registry import game_named, games
from farshore.core.rng import Rng
from farshore.core.session import Session, seeded
from farshore.players import advice
from farshore.players.advice import Advice, Reason, advise, in_words
from farshore.players.levels import ADVISER, LEVELS
from farshore.words import Words
from farshore.words.files import LANGUAGES


@pytest.fixture(autouse=True)
def a_budget_in_simulations(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LEVELS, ADVISER, replace(LEVELS[ADVISER], simulations=100, seconds=60.0))
    monkeypatch.setattr(advice, "THINKING", 60.0)
    monkeypatch.setattr(advice, "SECONDS", 0.0)


def asked(session: Session, seed: int = 1) -> tuple[Advice, list[str]]:
    d = session.decision(next(iter(session.waiting)))
    assert d is not None
    options = d.options(session.s)
    found = advise(session.game, session.view(d.seat), d.ask, options, Rng(seed))
    return found, [d.ask.describe(session.s, pick) for pick in options]


@pytest.mark.parametrize("game", games().values(), ids=lambda g: g.name)
def test_advice_names_an_option_and_compares_it_with_another(game: Game) -> None:
    session = Session(game, 2, luck=seeded(4))
    compared = 0
    for _ in range(6):
        found, options = asked(session)
        assert found.path in options
        assert (found.reason is not None) == (len(options) > 1)
        if found.reason:
            compared += 1
            assert found.reason.rival in options and found.reason.rival != found.path
            assert 0 <= found.reason.wins <= 100 and 0 <= found.reason.rival_wins <= 100
            for language in LANGUAGES:
                said = in_words(Words(game, language, ["Ana", "Rui"]), found.reason, alone=False)
                assert said.endswith(".") and "advice-" not in said and "{" not in said
        session.pick(found.path)
    assert compared


def test_a_game_alone_is_compared_by_points() -> None:
    session = Session(game_named("santa"), 1, luck=seeded(4))
    reason = asked(session)[0].reason
    assert reason is not None
    assert "imagined" not in in_words(Words(session.game, "en"), reason, alone=True)


@pytest.mark.parametrize(
    ("reason", "said"),
    [
        (
            Reason("rest", 61.4, 55.2, 3.2, "bonus", 60),
            "About 3 points more than “rest”, mostly from: bonus. It wins 61 % of imagined games, the other 55 %.",
        ),
        (Reason("rest", 50, 50, 0.8, ""), "About 1 point more than “rest”."),
        (Reason("rest", 61, 55, 0.1, "", 60), "It wins 61 % of imagined games, “rest” 55 %."),
        (Reason("rest", 61, 55, 0.1, "", 12), "Hardly better than “rest”."),
        (Reason("rest", 40, 55, -2.0, ""), "Hardly better than “rest”."),
    ],
)
def test_what_is_too_close_to_call_is_said_to_be_so(reason: Reason, said: str) -> None:
    assert in_words(Words(None, "en"), reason, alone=False).replace("\u2068", "").replace("\u2069", "") == said


def test_a_level_that_does_not_search_gives_no_reason() -> None:
    session = Session(game_named("century"), 2, luck=seeded(4))
    d = session.decision(next(iter(session.waiting)))
    assert d is not None
    assert advise(session.game, session.view(d.seat), d.ask, d.options(session.s), Rng(1), "greedy").reason is None
