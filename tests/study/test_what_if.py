"""Playing on from any row, and studies as trees of records."""

from __future__ import annotations

import pytest

import farshore
from farshore.core.errors import BrokenRecord
from farshore.core.record import parse_record
from farshore.core.replay import read
from farshore.study import variations as tree
from farshore.study.what_if import play_on
from tests.study.games import record


def test_with_the_same_luck_the_same_picks_lead_to_the_same_game() -> None:
    text = record("century")
    lines = parse_record(text).picks
    session = play_on(text, 60, seed=1, same=True)
    for line in lines[len(session.live) :]:
        seat, _, path = line.split(" ", 2)
        if seat != "N" and not session.over:
            session.pick(path, int(seat))
    assert [move.text for move in session.live] == lines


def test_fresh_luck_is_another() -> None:
    text = record("century")
    row = next(k for k, line in enumerate(parse_record(text).picks) if k > 60 and line.startswith("N "))
    drawn = {play_on(text, row, seed).live[row].text for seed in range(8)}
    assert len(drawn) > 1


def test_what_was_played_on_is_a_record_of_its_own() -> None:
    session = play_on(record("race"), 50, seed=4)
    bot = farshore.bot("greedy", session)
    for _ in range(10):
        bot.move()
    again = farshore.load(session.record())
    assert [move.text for move in again.live] == [move.text for move in session.live]
    assert "note played-on-after: 50" in session.record()


def test_there_is_no_row_behind_the_end() -> None:
    with pytest.raises(BrokenRecord, match="there is no row 5000"):
        play_on(record("race"), 5000, seed=1)


def line_from(text: str, row: int, seed: int, picks: int) -> list[str]:
    session = play_on(text, row, seed)
    bot = farshore.bot("random", session, seed)
    for _ in range(picks):
        bot.move()
    return [move.text for move in session.live][row:]


def test_a_study_exports_as_records_that_replay() -> None:
    text = record("century")
    study = tree.new_study(text, "The last rounds")
    study = tree.add(study, 0, 40, line_from(text, 40, 2, 6), "Rest first", "Slower, but safer.")
    study = tree.remark(study, 1, 42, "the point\nof it all")
    study = tree.remark(study, 0, 10, "an old idea")
    records = tree.export(study)
    assert len(records) == 2
    for exported, number in zip(records, (0, 1), strict=True):
        reading = read(exported)
        assert reading.fault is None
        assert reading.record.picks == tree.rows_of(study, number)
    assert "# the point of it all" in records[1] and "# an old idea" in records[1]
    assert "note variation: Rest first" in records[1] and "# Slower, but safer." in records[1]


def test_variations_leave_variations_and_go_with_them() -> None:
    text = record("century")
    study = tree.new_study(text, "Tree")
    study = tree.add(study, 0, 40, line_from(text, 40, 2, 3), "a")
    own = tree.rows_of(study, 1)
    study = tree.add(study, 1, 41, [], "b")
    study = tree.extend(study, 2, own[41:42])
    assert tree.rows_of(study, 2) == own[:42]
    study = tree.tell(study, 2, name="better")
    assert tree.variation(study, 2).name == "better"
    assert [one.number for one in tree.remove(study, 1).variations] == [0]


def test_the_rules_guard_a_study() -> None:
    study = tree.new_study(record("century"), "Tree")
    with pytest.raises(BrokenRecord, match="cannot be played"):
        tree.add(study, 0, 40, ["0 turn location:nowhere"])
    with pytest.raises(BrokenRecord, match="main line"):
        tree.extend(study, 0, [])
    with pytest.raises(BrokenRecord, match="no variation 7"):
        tree.rows_of(study, 7)
