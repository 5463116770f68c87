"""The games of the strongest bot: with its own budget, in legs that come out the same wherever they are played."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

import farshore
from farshore.core.registry import games
from farshore.players.levels import ADVISER, LEVELS
from farshore.study import analysis as module
from farshore.study.analysis import analyse, assemble, compute, key_of, line_of, plan
from farshore.study.budget import paced, scaled
from farshore.study.shelf import Shelf
from farshore.study.types import Budget
from farshore.study.units import Part, Unit, YardstickPart
from farshore.study.worker import UnitAnswer, UnitTask
from farshore.study.yardstick import FEWEST_LEGS, legs, picks_before
from tests.study.games import TINY, begun, record

Played = dict[Unit, Part]


def in_order(text: str, play: Callable[[Unit, list[int]], Part]) -> Played:
    """All legs that the first game needs."""
    found: Played = {}
    for unit in legs(line_of(text), 0):
        before = picks_before(unit, found)
        if before is not None:
            found[unit] = play(unit, before)
    return found


@pytest.fixture(scope="module")
def here() -> Played:
    text = record("race")
    return in_order(text, lambda unit, before: compute(text, unit, TINY, before))


def test_it_is_expert_with_all_that_it_makes_in_its_time() -> None:
    found = {name: paced(game).yardstick_search for name, game in games().items()}
    full = LEVELS[ADVISER].simulations
    assert found.pop("age_of_discovery") == 3000
    assert set(found.values()) == {full}, "whatever the pace of the game"
    assert all(paced(game, scaled(5.0)).yardstick_search <= full for game in games().values()), "more is not expert"


def test_legs_played_in_other_processes_make_the_same_game(here: Played) -> None:
    """Each by a worker that has heard of nothing but the picks before."""
    text = record("race")
    command = [sys.executable, "-m", "farshore.study.worker"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as worker:
        assert worker.stdin is not None and worker.stdout is not None
        for unit in [*here][::-1]:
            before = picks_before(unit, here)
            assert before is not None
            worker.stdin.write(msgspec.json.encode(UnitTask(text, unit, TINY, before)) + b"\n")
            worker.stdin.flush()
            answer = msgspec.json.decode(worker.stdout.readline(), type=UnitAnswer)
            assert answer.part is not None and answer.part.part == here[unit]
        worker.stdin.close()


def test_each_leg_goes_on_from_the_one_before_and_the_game_ends_once(here: Played) -> None:
    parts = [part for part in here.values() if isinstance(part, YardstickPart)]
    assert [part.leg for part in parts] == list(range(len(here)))
    assert all(b.picks[: len(a.picks)] == a.picks and len(b.picks) > len(a.picks) for a, b in pairwise(parts))
    assert [bool(part.categories) for part in parts] == [False] * (len(parts) - 1) + [True]
    planned = legs(line_of(record("race")), 0)
    assert len(here) < len(planned), "room for a longer game"
    assert all(picks_before(unit, here) is None for unit in planned[len(here) :]), "which this one did not need"


def test_the_last_leg_plays_to_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    text = record("century")
    monkeypatch.setattr("farshore.study.yardstick.ROOM", 0.1)
    found = in_order(text, lambda unit, before: compute(text, unit, TINY, before))
    assert [*found] == legs(line_of(text), 0)
    last = [*found.values()][-1]
    assert isinstance(last, YardstickPart) and len(last.categories) == 2


def test_a_record_that_breaks_off_has_room_for_a_whole_game() -> None:
    assert len(legs(line_of(str(begun("century"))), 0)) == FEWEST_LEGS


def test_an_analysis_stopped_between_two_legs_plays_none_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text, computed = str(begun("race")), list[Unit]()

    def counted(record: str, unit: Unit, budget: Budget, before: list[int]) -> Part:
        computed.append(unit)
        return compute(record, unit, budget, before)

    monkeypatch.setattr(module, "compute", counted)
    shelf, readings = Shelf(tmp_path), [unit for unit in plan(text, TINY).units if unit.kind != "yardstick"]
    for _ in zip(range(len(readings) + 6), shelf.steps(text, TINY), strict=False):
        pass  # stopped here, some legs into the game
    early, begun_with = assemble(text, shelf.parts(key_of(text, TINY)), TINY), len(computed)
    assert begun_with > len(readings) and early.decisions and early.yardstick_games == 0
    assert all(x.yardstick is None for one in early.reports for x in one.categories), "no game, no column"
    *_, last = shelf.steps(text, TINY)
    assert last.analysis is not None and last.analysis.yardstick_games == 1
    assert len(computed) == len(set(computed)) > begun_with
    assert last.analysis == analyse(farshore.load(text), TINY), "as if it had never stopped"


def test_without_yardstick_games_none_is_planned() -> None:
    none = msgspec.structs.replace(TINY, yardstick=0)
    assert {unit.kind for unit in plan(record("race"), none).units} == {"moment", "decision"}
