"""Tournaments: fair by construction, resumable, and added up correctly."""

import json
import os
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from farshore.arena.components import things, verdict
from farshore.arena.counts import Counts, Listener
from farshore.arena.export import rows, summary, write_json, write_parquet
from farshore.arena.match import Result
from farshore.arena.page import Page
from farshore.arena.plan import BrokenPlan, make_plan
from farshore.arena.report import Report, highest, lowest
from farshore.arena.results import Results
from farshore.arena.run import Stretches, run, workers_here
from farshore.arena.standings import Component, by_seat, components, pairings, standings, wilson
from farshore.arena.task import play_stretch
from farshore.arena.workers import Here, Processes
from farshore.core.errors import FarshoreError, UnknownBot, WrongSeatCount
from farshore.core.game import Game, Outcome, Ranked, rank
from farshore.core.registry import game_named, games
from farshore.words import Words

GAME = game_named("century")


def plan_of(*bots: str, number: int = 8, **more: Any) -> Any:
    return make_plan(GAME, list(bots), number, **more)


# --- the plan ------------------------------------------------------------------------------------------
def test_every_bot_plays_every_deal_from_every_seat() -> None:
    plan = plan_of("random", "greedy", "ismcts:5", number=12, seats=2)
    for deal in range(2):
        numbers = [n for n in range(plan.total) if n // 6 == deal]
        assert len({plan.luck(n) for n in numbers}) == 1
        seated = [plan.seating(n) for n in numbers]
        assert sorted(seated) == sorted((a, b) for a in plan.bots for b in plan.bots if a != b)
    assert plan.luck(0) != plan.luck(6)
    assert len({plan.choices(n) for n in range(12)}) == 12


def test_few_bots_fill_the_seats_in_turn_and_equally_often() -> None:
    assert plan_of("random", "greedy", seats=3).arrangements == (
        ("random", "greedy", "random"),
        ("greedy", "random", "random"),
        ("random", "random", "greedy"),
        ("greedy", "random", "greedy"),
        ("random", "greedy", "greedy"),
        ("greedy", "greedy", "random"),
    )


def test_one_plays_against_three_from_every_seat() -> None:
    plan = plan_of("greedy", "random", "random", "random", number=8)
    assert plan.seats == 4
    assert [plan.seating(n).index("greedy") for n in range(4)] == [0, 3, 2, 1]
    assert plan.total == 8
    results = play_stretch(plan.to_dict(), 0, 4)["results"]
    played = [Result(**{**r, "bots": tuple(r["bots"])}) for r in results]
    assert [(x.bot, x.games) for x in standings(plan.bots, played)] == [("greedy", 4), ("random", 12)]
    assert [(x.bot, x.games) for x in pairings(plan.bots, played)] == [("greedy", 12), ("random", 12)]


def test_one_bot_has_one_arrangement_and_luck_of_its_own_each_game() -> None:
    plan = plan_of("random", number=5)
    assert plan.arrangements == (("random", "random"),)
    assert len({plan.luck(n) for n in range(plan.total)}) == plan.total == 5


def test_seeds_fit_the_generator_and_differ() -> None:
    found = {plan_of("random", number=9, seed=seed).luck(n) for seed in (0, 1, 2, 2**53) for n in range(9)}
    assert len(found) == 36
    assert min(found) >= 0 and max(found) < 2**63


def test_only_whole_deals_are_played() -> None:
    assert plan_of("random", "greedy", number=5).total == 6


@pytest.mark.parametrize(
    ("bots", "more", "fault"),
    [
        (["random", "random", "greedy"], {"seats": 2}, BrokenPlan),
        ([], {}, BrokenPlan),
        (["random"], {"number": 0}, BrokenPlan),
        (["nobody"], {}, UnknownBot),
        (["random"], {"seats": 99}, WrongSeatCount),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused_at_once(
    bots: list[str], more: dict[str, Any], fault: type[Exception]
) -> None:
    with pytest.raises(fault):
        plan_of(*bots, **more)


# --- results -------------------------------------------------------------------------------------------
def test_the_same_plan_gives_the_same_results_wherever_it_is_played(tmp_path: Path) -> None:
    plan = plan_of("random", "greedy", number=4, components=True)
    here, pool = Results(plan), Results(plan, tmp_path / "pool.jsonl")
    sum(run(here, Here(), 1))
    sum(run(pool, Processes(2), 2))
    unclocked = [[(r.number, r.bots, r.scores, r.ranks, r.picks) for r in x.played] for x in (here, pool)]
    assert unclocked[0] == unclocked[1]
    assert here.counts.components == pool.counts.components
    assert here.counts.curves == pool.counts.curves


def test_a_killed_run_goes_on_and_plays_nothing_twice(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    plan = plan_of("random", number=6)
    whole = Results(plan)
    sum(run(whole, Here(), 1))
    first = Results(plan, path)
    first.add(play_stretch(plan.to_dict(), 2, 4))
    with path.open("a") as file:
        file.write('{"first":0,"last":2,"resu')  # killed while writing
    second = Results(plan, path)
    assert [r.number for r in second.played] == [2, 3]
    assert list(second.gaps()) == [(0, 2), (4, 6)]
    assert sum(run(second, Here(), 1)) == 4
    third = Results(plan, path)
    assert [r.scores for r in third.played] == [r.scores for r in whole.played]
    assert third.counts.games == 6
    assert not list(third.gaps())


def test_a_stretch_that_comes_twice_counts_once(tmp_path: Path) -> None:
    plan = plan_of("random", number=2)
    results = Results(plan, tmp_path / "results.jsonl")
    stretch = play_stretch(plan.to_dict(), 0, 2)
    assert results.add(stretch)
    assert not results.add(stretch)
    assert results.counts.games == len(results.played) == 2


def test_more_games_can_be_added_later_but_not_another_tournament(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    sum(run(Results(plan_of("random", number=2), path), Here(), 1))
    longer = Results(plan_of("random", number=3), path)
    assert list(longer.gaps()) == [(2, 3)]
    with pytest.raises(BrokenPlan, match="another tournament"):
        Results(plan_of("greedy", number=2), path)
    path.write_text("something else\n")
    with pytest.raises(BrokenPlan, match="not a results file"):
        Results(plan_of("random", number=2), path)


def die_once(plan: Any, first: Any, last: Any, real: Any = play_stretch) -> Any:
    """A worker that is killed on its first task; the mark on the disk survives it."""
    mark = Path(plan["edition"])
    if not mark.exists():
        mark.touch()
        os._exit(9)
    return real({**plan, "edition": "standard"}, first, last)


def test_a_dead_worker_process_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("farshore.arena.workers.play_stretch", die_once)
    plan = plan_of("random", number=4)
    fields = {**plan.to_dict(), "edition": str(tmp_path / "died")}
    stretches = iter([(0, 1), (1, 3), (3, 4)])
    done = list(Processes(2).play(fields, lambda: next(stretches, None)))
    assert (tmp_path / "died").exists()
    assert sorted((x["first"], x["last"]) for x in done) == [(0, 1), (1, 3), (3, 4)]


def test_tasks_grow_with_speed_and_cover_every_gap() -> None:
    plan = plan_of("random", number=100)
    stretches = Stretches(Results(plan))
    seen = []
    while (stretch := stretches.next()) is not None:
        seen.append(stretch)
        stretches.learn(stretch[1] - stretch[0], 1)
    assert [n for first, last in seen for n in range(first, last)] == list(range(100))
    assert len(seen) < 20


def test_no_workers_cannot_play() -> None:
    with pytest.raises(FarshoreError, match="1 or more"):
        workers_here(0)


# --- figures -------------------------------------------------------------------------------------------
def made(number: int, bots: tuple[str, ...], scores: Any, ranks: Any) -> Any:
    return Result(number, bots, scores, ranks, ({"all": 1},) * len(bots), (10,) * len(bots), (0.5,) * len(bots), 7)


def test_wilson_interval_of_known_shares() -> None:
    low, high = wilson(8, 10)
    assert (round(low, 4), round(high, 4)) == (0.4902, 0.9433)
    assert wilson(0, 10)[0] == 0.0
    assert wilson(10, 10)[1] == pytest.approx(1.0)
    assert wilson(0, 0) == (0.0, 1.0)


def test_standings_share_ties_and_rate_winners_higher() -> None:
    results = [made(0, ("a", "b"), (9, 5), (1, 2)), made(1, ("b", "a"), (7, 7), (1, 1))]
    first, second = standings(("b", "a"), results)
    assert (first.bot, first.wins, first.games, first.score, first.rank) == ("a", 1.5, 2, 8.0, 1.0)
    assert (second.bot, second.wins, second.rank) == ("b", 0.5, 1.5)
    assert first.rating > 25 > second.rating
    assert first.uncertainty < 8.34
    assert first.milliseconds == 50.0


def test_a_lost_solo_game_is_no_win() -> None:
    lost, won = (replace(made(0, ("a",), (40,), (1,)), won=won) for won in (False, True))
    assert (lost.wins, won.wins) == ([0.0], [1.0])
    counts = Counts()
    counts.end_game({("tile-bought", "tile:D01"): {0: 2}}, rank([{"all": 40}], [()], target=100))
    assert counts.components[("tile-bought", "tile:D01")] == [2, 1, 1, 0.0, 40]


def test_pairings_and_seats() -> None:
    results = [made(0, ("a", "b"), (9, 5), (1, 2)), made(1, ("b", "a"), (7, 7), (1, 1))]
    assert [(p.bot, p.rival, p.ahead, p.games) for p in pairings(("a", "b"), results)] == [
        ("a", "b", 1.5, 2),
        ("b", "a", 0.5, 2),
    ]
    assert [(s.wins, s.score) for s in by_seat(results)] == [(1.5, 8.0), (0.5, 6.0)]


def test_components_are_credited_to_those_who_took_them() -> None:
    outcome = Outcome((Ranked(0, 1, 30, {}, ()), Ranked(1, 2, 20, {}, ())), "score")
    counts = Counts()
    counts.end_game({("took", "card:A"): {0: 2}, ("took", "card:B"): {0: 1, 1: 1}}, outcome)
    counts.end_game({("took", "card:A"): {1: 1}}, outcome)
    a, b = components(counts.components, counts.games)
    assert (a.ref, a.times, a.games, a.seats, a.wins, a.score) == ("card:A", 3, 1.0, 2, 0.5, 25.0)
    assert (b.ref, b.times, b.games, b.seats, b.wins, b.score) == ("card:B", 2, 0.5, 2, 0.5, 25.0)


@pytest.mark.parametrize("game", games().values(), ids=lambda g: g.name)
def test_things_are_found_in_the_events_of_every_game(game: Game) -> None:
    s = game.new(game.seats[0])
    listener = Listener(game, s)
    assert any(actor >= 0 and things for actor, things in listener.fields.values())
    plan = make_plan(game, ["random"], 1, components=True)
    played = play_stretch(plan.to_dict(), 0, 1)
    assert played["counts"]["components"]
    rounds = {number for _, number, *_ in played["counts"]["curves"]}
    assert max(rounds) == played["results"][0]["rounds"] and len(rounds) > 1


# --- reports -------------------------------------------------------------------------------------------
@pytest.fixture(scope="module")
def results() -> Any:
    found = Results(plan_of("random", "greedy", "easy", number=6, components=True))
    sum(run(found, Here(), 1))
    return found


@pytest.mark.parametrize("language", ["en", "pt-BR"])
def test_the_report_stands_alone(results: Results, language: str) -> None:
    page = Report(results, language).html()
    assert page.startswith("<!doctype html>")
    assert page.count("<svg") >= 7
    assert "http" not in page and "<script" not in page and "src=" not in page
    assert "report-" not in page  # every phrase is there
    assert "easy" in page


def test_a_bot_in_several_seats_is_rated_by_where_they_stand_on_average() -> None:
    def result(*ranks: int) -> Result:
        return Result(0, ("a", "b", "b"), (0, 0, 0), ranks, ({}, {}, {}), (1, 1, 1), (0.0, 0.0, 0.0), 1)

    a, b = standings(("a", "b"), [result(1, 2, 3)] * 5)
    assert (a.bot, b.bot) == ("a", "b") and a.rating > 25 > b.rating
    a, b = standings(("a", "b"), [result(2, 1, 3)])
    assert a.rating == b.rating


def test_a_component_stands_out_only_when_chance_does_not_explain_it() -> None:
    def seen(low: float, high: float) -> Component:
        return Component("card-claimed", "card:P07", 10, 0.5, 10, (low + high) / 2, low, high, 60.0)

    assert [verdict(seen(*x), 0.5) for x in ((0.51, 0.9), (0.1, 0.49), (0.4, 0.6))] == ["good", "bad", "even"]
    page = things(Page(Words(GAME, "en"), "en"), [seen(0.51, 0.9)], 0.5)
    assert "… claims … for …" in page and 'class="strip good"' in page


def test_categories_that_cost_points_lie_below_the_ground() -> None:
    means = {(1, "cards"): 4.0, (1, "cost"): -2.0, (2, "cards"): 6.0, (2, "cubes"): 1.0, (2, "cost"): -3.0}
    assert (lowest(means), highest(means)) == (-3.0, 7.0)
    assert lowest({(1, "cards"): 4.0}) == 0.0


def test_the_report_of_a_lone_player_has_no_rivals() -> None:
    found = Results(make_plan(game_named("santa_maria"), ["greedy"], 2, seats=1, components=True))
    sum(run(found, Here(), 1))
    page = Report(found).html()
    assert "Winning score" in page and "Winner’s lead" not in page


def test_the_summary_is_plain_data_and_adds_up(results: Results, tmp_path: Path) -> None:
    write_json(results, tmp_path / "all.json")
    found = json.loads((tmp_path / "all.json").read_text())
    assert found["games"] == len(found["results"]) == 6
    assert sum(x["wins"] for x in found["standings"]) == 6
    assert found == json.loads(json.dumps({**summary(results), "results": found["results"]}))


def test_parquet_has_a_row_for_every_seat(results: Results, tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    write_parquet(results, tmp_path / "all.parquet")
    found = parquet.read_table(tmp_path / "all.parquet").to_pylist()
    assert found == rows(results)
    assert len(found) == 12
    assert all(row["score"] == sum(v for k, v in row.items() if k.startswith("score_")) for row in found)
