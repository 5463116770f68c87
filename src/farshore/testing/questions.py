"""Questions: options are pure, unique and well spelled; all else is refused; laws hold; games end; replays agree."""

from __future__ import annotations

import json
import re

import pytest

from farshore.core.agenda import NATURE, Chance, State
from farshore.core.decision import Decision, apply
from farshore.core.errors import FarshoreError
from farshore.core.notation import parse, spell, spellings
from farshore.core.rng import Rng
from farshore.core.view import view
from farshore.testing.walk import Moment, Play, greedy_of, snapshot, walk

TOKEN = re.compile(r"[a-z][a-z0-9_-]*(:[A-Za-z0-9_,.#-]+)?")


def check_questions(play: Play) -> None:
    """One whole game, every pick."""
    picks: list[tuple[int, int]] = []

    def visit(moment: Moment) -> None:
        play.game.laws(moment.s)
        check_question(moment)
        picks.append((moment.decision.seat, moment.pick))

    s = walk(play, visit)
    assert picks, f"{play}: nothing is ever asked"
    play.game.laws(s)
    replay = play.new()
    for seat, pick in picks:
        apply(replay, seat, pick)
    assert snapshot(replay) == snapshot(s), f"{play}: the same picks led elsewhere"


def check_question(moment: Moment) -> None:
    s, d = moment.s, moment.decision
    before = snapshot(s) if moment.close else ""
    options = list(d.options(s))
    assert options, "nothing to pick"
    assert len(set(options)) == len(options), f"an option is listed twice: {options}"
    assert list(d.ask.options(s)) == options, "asking twice gives two answers"
    assert moment.pick in options, f"{moment.pick} was picked, which is not listed"
    if isinstance(d.ask, Chance):
        check_luck(moment, d.ask, options)
    else:
        assert d.ask.picks_left() >= 1, "picks_left counts this pick too"
    if moment.close:
        check_spelling(s, d, options)
        check_refusals(s, d, options)
        check_bot(moment, options)
        assert snapshot(s) == before, "asking, spelling or refusing changed the table"


def check_luck(moment: Moment, chance: Chance, options: list[int]) -> None:
    outcomes = chance.outcomes(moment.s)
    assert sorted(pick for pick, _ in outcomes) == sorted(options), "Nature's outcomes are not her options"
    assert all(weight > 0 for _, weight in outcomes), f"an outcome without weight: {outcomes}"
    assert all(chance.allows(moment.s, pick) for pick in options), "Nature may not do what she lists"
    assert not chance.allows(moment.s, max(options) + 1), "Nature may do what she does not list"


def check_spelling(s: State, d: Decision, options: list[int]) -> None:
    words = spellings(s, d)
    assert len(words) == len(options), f"two options are spelled alike: {[d.ask.describe(s, x) for x in options]}"
    for path, pick in words.items():
        assert path, f"option {pick} has no spelling"
        for token in path.split(" "):
            assert TOKEN.fullmatch(token), f"'{token}' in '{path}' is neither a ref nor a word"
        assert parse(s, spell(s, d.seat, pick)) == (d.seat, pick), f"'{path}' is read as something else"
    about = d.ask.about(s)
    assert json.loads(json.dumps(about)) == about, f"what a question is about must be plain data: {about}"


def check_bot(moment: Moment, options: list[int]) -> None:
    """The game's own bot picks a legal option from a view, and does not change the view."""
    bot, d = greedy_of(moment.play.game), moment.decision
    if bot is None or d.seat == NATURE:
        return
    seen = view(moment.s, d.seat)
    before = snapshot(seen)
    pick = bot.pick(seen, d.ask, d.options(moment.s), Rng(moment.number))
    assert pick in options, f"the greedy bot picks {pick}, which is not offered"
    assert snapshot(seen) == before, "the greedy bot changes the table it looks at"


def check_refusals(s: State, d: Decision, options: list[int]) -> None:
    """Picks near the options that are not among them, and seats that are not asked, are refused."""
    strange = [x for x in range(min(options) - 2, max(options) + 3) if x not in set(options)][:40]
    for pick in [*strange, 1_000_003, -1_000_003]:
        with pytest.raises(FarshoreError):
            apply(s, d.seat, pick)
    for seat in (s.seats, -7, NATURE if d.seat != NATURE else 0):
        if not s.lanes:
            with pytest.raises(FarshoreError):
                apply(s, seat, options[0])
