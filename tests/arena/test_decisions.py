"""What studies of tabletop games publish: counted while bots play."""

from collections import Counter

import pytest

from farshore.arena.decisions import Decisions, Leader, branching, hidden_share, kinds, leaves, quantile
from farshore.arena.plan import make_plan
from farshore.arena.report import Report
from farshore.arena.results import Results
from farshore.arena.run import run, workers_here
from farshore.core.game import rank
from farshore.core.play import run_nature
from farshore.core.registry import game_named
from farshore.core.rng import Rng
from tests.testing.high_card import HighCardGame, PlayCard, PutAway


def test_options_and_questions_are_counted() -> None:
    decisions = Decisions()
    for ask, options in ((PutAway(0), 3), (PlayCard(0), 2), (PlayCard(1), 4), (PlayCard(0), 1)):
        decisions.note(ask, options)
    assert [(k.question, k.decisions, k.share, k.options) for k in kinds(decisions)] == [
        ("play-card", 3, 0.75, pytest.approx(7 / 3)),
        ("put-away", 1, 0.25, 3),
    ]
    spread = branching(decisions)
    assert spread is not None and (spread.mean, spread.median, spread.ninth, spread.most) == (2.5, 2, 4, 4)
    assert branching(Decisions()) is None


def test_sums_of_two_workers_are_those_of_one() -> None:
    parts = [Decisions(), Decisions(), Decisions()]
    for number, part in enumerate((parts[0], parts[1], parts[2], parts[2])):
        part.note(PlayCard(0), 2 + number % 2)
        part.end_game(number % 2)
    both = Decisions()
    both.include(parts[0].to_dict())
    both.include(parts[1].to_dict())
    assert both.to_dict() == parts[2].to_dict()


def test_quantiles() -> None:
    assert quantile(Counter({1: 5, 2: 4, 9: 1}), 0.5) == 1
    assert quantile(Counter({1: 5, 2: 4, 9: 1}), 0.9) == 2
    assert quantile(Counter({1: 5, 2: 4, 9: 1}), 1) == 9


def test_the_lead_changes_when_another_leads_alone() -> None:
    leader = Leader()
    for scores in ((0, 0), (3, 1), (3, 3), (3, 4), (5, 4), (6, 4)):
        leader.see(rank([{"points": score} for score in scores], [(), ()]))
    assert leader.changes == 2


def test_hidden_is_what_the_view_does_not_show() -> None:
    s = HighCardGame().new(2)
    run_nature(s, Rng(1))
    assert leaves({"a": [1, {"b": True}], "c": "word", "d": None}) == [1, 1]
    assert 0.3 < hidden_share(s, 0) < 1
    open_game = game_named("century").new(2)
    run_nature(open_game, Rng(1))
    assert hidden_share(open_game, 0) < hidden_share(s, 0)


def test_the_report_says_it_in_both_languages() -> None:
    plan = make_plan(game_named("race"), ["random"], 4)
    results = Results(plan)
    assert sum(run(results, workers_here(1), 1)) == 4
    decisions = results.counts.decisions
    assert decisions.options.total() == sum(sum(r.picks) for r in results.played)
    assert decisions.leads[0] == 4 and decisions.hidden[0] > 4
    assert "What players decide" in Report(results, "en").html()
    assert "O que os jogadores decidem" in Report(results, "pt-BR").html()
