"""A whole analysis: complete, the same in every process, kept, and told in both languages."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

import farshore
from farshore.study import analysis as module
from farshore.study.analysis import analyse, compute, key_of, line_of, plan
from farshore.study.report import html
from farshore.study.shelf import Shelf
from farshore.study.types import Analysis, AnalysisProgress
from farshore.study.units import DecisionPart, Unit, YardstickPart
from farshore.study.worker import UnitAnswer, UnitTask, answer
from farshore.words.session_words import SessionWords
from tests.study.games import TINY, played, record


@pytest.fixture(scope="module")
def found() -> Analysis:
    return analyse(played("race"), TINY)


def test_an_analysis_is_complete(found: Analysis) -> None:
    line = line_of(record("race"))
    assert [one.first for one in found.decisions] == [choice.first for choice in line.choices]
    assert [(one.first, one.last) for one in found.luck] == [(one.first, one.last) for one in line.luck]
    assert [one.row for one in found.moments] == line.moments()
    assert all(sum(e.value for e in one.shares) == pytest.approx(1, abs=0.01) for one in found.moments)
    assert all(sum(e.value for e in one.gains) == pytest.approx(0, abs=0.01) for one in found.luck)
    assert all(found.moments[one.before].row < one.first for one in found.decisions)
    assert all(found.moments[one.after].row >= one.last for one in found.decisions)
    assert all(one.open is not None and one.own.knowledge == "own" for one in found.decisions)


def test_the_end_is_certain(found: Analysis) -> None:
    winners = played("race").outcome().winners
    last = found.moments[-1]
    assert [seat for seat, e in enumerate(last.shares) if e.low == e.high == 1] == winners
    assert [one.won for one in found.reports] == [seat in winners for seat in range(2)]
    assert [e.value for e in last.scores] == [one.score for one in found.reports]
    assert all(sum(x.points for x in one.categories) == one.score for one in found.reports)


def test_turning_points_are_in_order_and_no_noise(found: Analysis) -> None:
    assert len(found.turning_points) <= 3
    assert [one.first for one in found.turning_points] == sorted(one.first for one in found.turning_points)
    for one in found.turning_points:
        change = one.changes[one.most]
        assert abs(change.value) > 1.5 * (change.high - change.value)  # far beyond the 95 % interval


def test_a_unit_comes_out_the_same_in_every_process() -> None:
    text = record("race")
    units = plan(text, TINY).units
    asked = [units[3], Unit("decision", 20)]
    tasks = b"".join(msgspec.json.encode(UnitTask(text, unit, TINY)) + b"\n" for unit in asked)
    worker = [sys.executable, "-m", "farshore.study.worker"]
    made = subprocess.run(worker, input=tasks, capture_output=True, check=True).stdout.splitlines()
    answers = [msgspec.json.decode(line, type=UnitAnswer) for line in made]
    assert [one.part.part for one in answers if one.part] == [compute(text, unit, TINY) for unit in asked]


def test_a_record_that_cannot_be_played_does_not_stop_a_worker() -> None:
    assert "BrokenRecord" in answer(UnitTask("no record", Unit("moment", 0), TINY)).fault


def test_the_key_is_that_of_the_picks_not_of_the_people() -> None:
    text = record("race")
    assert key_of(text) == key_of(text.replace("Ana", "Zoe"))
    assert key_of(text) != key_of(text, TINY)
    assert key_of(text) != key_of(record("race", seed=6))


def test_bots_that_learn_make_another_key(monkeypatch: pytest.MonkeyPatch) -> None:
    text = record("race")
    before = key_of(text)
    monkeypatch.setattr(module, "learned", lambda package: ["other weights"])
    assert key_of(text) != before


def test_nothing_is_computed_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, found: Analysis) -> None:
    """Stopped in the middle of a line, it goes on; finished, it is read."""
    text, shelf, computed = record("race"), Shelf(tmp_path), []
    ready: dict[Unit, object] = {Unit("moment", one.row): one for one in found.moments}
    ready |= {Unit("decision", k): DecisionPart(k, one.own, one.open) for k, one in enumerate(found.decisions)}
    reached = [{x.category: int(x.yardstick or 0) for x in one.categories} for one in found.reports]
    ready |= {
        Unit("yardstick", 0, 0): YardstickPart(0, 0, [1]),
        Unit("yardstick", 0, 1): YardstickPart(0, 1, [1], reached),
    }

    def counted(_: str, unit: Unit, *rest: object) -> object:
        computed.append(unit)
        return ready[unit]

    monkeypatch.setattr(module, "compute", counted)
    for _ in zip(range(20), shelf.steps(text, TINY), strict=False):
        pass  # stopped here
    file = next(tmp_path.glob("*.parts"))
    file.write_bytes(file.read_bytes()[:-7])  # the power failed
    again = [*shelf.steps(text, TINY)][-1].analysis
    assert again == found
    assert len(computed) == len(ready) + 1  # the part that was cut off, once more; no leg of a game that is over
    assert [*shelf.steps(text, TINY)] == [AnalysisProgress(1, 1, found)]
    assert len(computed) == len(ready) + 1
    assert not [*tmp_path.glob("*.parts")]


@pytest.mark.parametrize("language", ["en", "pt-BR"])
def test_a_report_needs_nothing_else_and_leaves_nothing_untold(found: Analysis, language: str) -> None:
    page = html(found, SessionWords(played("race"), language))
    assert page.count("<polyline") == 2
    assert not re.search(r"(src|href)=|https?://(?!www\.w3\.org)", page)
    assert not re.search(r"study-[a-z]|theme-[a-z]|\{ ?\$", page)
    assert "Ana" in page and "Bruno" in page


def test_a_session_analyses_itself() -> None:
    """Through the front door, a short way into a game."""
    session = farshore.play("race", seed=3)
    heard: list[AnalysisProgress] = []
    session.pick(session.questions[0].options[0])
    found = session.analyse(TINY, heard.append)
    assert not found.finished
    assert heard[-1].analysis == found
    assert [one.done for one in heard] == list(range(len(heard)))
