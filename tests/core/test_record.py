"""Records: what is written can be read and replayed; what is damaged is named by its line, and the rest is kept."""

from __future__ import annotations

import pytest

from farshore.core.decision import apply, pending
from farshore.core.errors import BrokenRecord
from farshore.core.record import Header, Record, Recorder, parse_record, read_record
from farshore.core.registry import game_named
from farshore.core.replay import annotated, facts, follow, read, replay
from farshore.core.rng import Rng
from farshore.core.wire import digest


def recorded(seed: int, seats: int = 3, picks: int = 5000) -> tuple[Record, str]:
    """A random game and the digest of its last table."""
    game = game_named("century_new_world")
    s = game.new(seats)
    recorder = Recorder(game, seats, players=["Ana", "Rui", "bot random", "Zé"][:seats])
    rng = Rng(seed)
    for _ in range(picks):
        asked = pending(s)
        if not asked:
            recorder.end(s)
            break
        pick = asked[0].ask.sample(s, rng)
        recorder.note(s, asked[0].seat, pick)
        apply(s, asked[0].seat, pick)
        recorder.checkpoint(s)
    return recorder.record, digest(s)


@pytest.mark.parametrize("seed", range(3))
def test_a_record_replays_to_the_same_table(seed: int) -> None:
    record, last = recorded(seed)
    assert record.body[-1].text.endswith(" end")
    assert digest(replay(str(record))) == last


def test_print_and_parse_are_inverse() -> None:
    record, _ = recorded(7)
    record.header.notes["seed"] = "7"
    record.add("# a comment: with anything = in it")
    again = parse_record(str(record))
    assert again == record
    assert str(again) == str(record)


def test_windows_line_ends_blank_lines_and_a_byte_order_mark_do_no_harm() -> None:
    record, last = recorded(1, picks=60)
    text = "\ufeff" + str(record).replace("\n", "\r\n") + "\r\n\r\n"
    assert digest(replay(text)) == last


def test_the_header_tells_how_to_set_up() -> None:
    header = recorded(0)[0].header
    assert header.players == ["Ana", "Rui", "bot random"]
    assert header.variants == {"board": "random", "round_cap": "200"}
    assert "edition: standard " in str(Record(header))


def test_a_torn_last_line_loses_only_itself() -> None:
    record, _ = recorded(3, picks=80)
    text = str(record)[:-4]
    reading = read(text)
    assert reading.fault is not None
    assert reading.fault.line == record.body[-1].number
    assert reading.record.picks == record.picks[:79]
    with pytest.raises(BrokenRecord, match=f"line {record.body[-1].number}: "):
        replay(text)


def test_a_line_of_rubbish_is_named_and_what_precedes_is_kept() -> None:
    record, _ = recorded(3, picks=40)
    lines = str(record).splitlines()
    lines[30] = "\x00\x00\x00"
    kept, fault = read_record("\n".join(lines))
    assert fault is not None
    assert "line 31" in str(fault)
    assert len(kept.body) == 30 - len(record.header.lines()) - 1


def test_a_changed_pick_is_found_at_the_latest_by_the_next_checkpoint() -> None:
    record, _ = recorded(5, picks=100)
    lines = str(record).splitlines()
    at = next(i for i, line in enumerate(lines) if " turn location:" in line)
    lines[at] = lines[at].partition(" turn ")[0] + " turn rest"
    reading = read("\n".join(lines))
    assert reading.fault is not None
    assert at + 1 < reading.fault.line <= next(i for i, line in enumerate(lines) if line.startswith("= ")) + 51


def test_a_false_end_is_found() -> None:
    record, last = recorded(5, picks=60)
    record.add(f"= 60 {last} end")
    with pytest.raises(BrokenRecord, match="a question is open"):
        replay(str(record))


def test_a_missing_pick_is_found() -> None:
    record, _ = recorded(2)
    lines = str(record).splitlines()
    del lines[len(record.header.lines()) + 5]
    assert read("\n".join(lines)).fault is not None


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "line 1: a record begins with"),
        ("PNG\x00\x01", "line 1: a record begins with"),
        ("farshore record 9\ngame: x", "line 1: a record begins with"),
        ("farshore record 1\n", "line 1: the header says nothing of 'game'"),
        ("farshore record 1\nhello", "line 2: 'hello' is not part of a header"),
        ("farshore record 1\ngame: a\ngame: b", "line 3: 'game' is said twice"),
        ("farshore record 1\ngame: a\nrules: one\nedition: s m\nseats: 2", "line 3: 'one' must be a number"),
        ("farshore record 1\ngame: a\nrules: 1\nedition: s\nseats: 2", "line 4: an edition has a name and a digest"),
        ("farshore record 1\ngame: a\nrules: 1\nedition: s m\nseats: 2\nplayer 1: Ana", "line 6: player 1 is one of 1"),
        ("farshore record 1\ngame: ludo\nrules: 1\nedition: s m\nseats: 2", "there is no game 'ludo'"),
        ("farshore record 1\ngame: century_new_world\nrules: 1\nedition: s m\nseats: 2", "no edition 's'"),
        ("farshore record 1\ngame: century_new_world\nrules: 1\nedition: standard m\nseats: 9", "is played by 2 to 4"),
        ("farshore record 1\ngame: century_new_world\nrules: 1\nedition: standard m\nseats: 2", "has changed since"),
    ],
)
def test_foreign_files_get_a_clear_answer(text: str, says: str) -> None:
    with pytest.raises(BrokenRecord, match=says):
        replay(text)


def test_other_rules_are_mentioned_when_a_replay_fails() -> None:
    record, _ = recorded(2, picks=30)
    record.header.rules_version = 99
    assert read(str(record)).fault is None
    record.add("0 turn location:Z9")
    with pytest.raises(BrokenRecord, match="played under rules 99; this program plays rules"):
        replay(str(record))


def test_a_playthrough_shows_what_each_pick_brought_about() -> None:
    record, last = recorded(4)
    golden = annotated(record)
    assert golden.picks == record.picks
    assert any(line.text.startswith("#   settlers-placed seat:") for line in golden.body)
    assert golden.body[-1].text.endswith(f"{last} end")
    assert str(annotated(golden)) == str(golden)
    assert digest(replay(str(golden))) == last


def test_events_come_with_every_move() -> None:
    record, _ = recorded(6, picks=60)
    told = [event.name for move in follow(record) for event in move.events]
    assert "settlers-placed" in told


def test_names_cannot_break_lines() -> None:
    header = Header("century_new_world", 1, "standard", "m", 3, players=["Ana\n\n0 turn rest", "", "x\u2028y"])
    assert parse_record(str(Record(header))).header.players == ["Ana 0 turn rest", "", "x y"]


def test_a_header_without_players_is_fine() -> None:
    header = Header("century_new_world", 1, "standard", "m", 2)
    assert parse_record(str(Record(header))).header == header


def test_a_line_that_is_nothing_is_quoted_by_its_first_sixty_letters() -> None:
    record, _ = recorded(6, picks=5)
    for length, quoted in ((60, 60), (61, 60), (59, 59)):
        _, fault = read_record(f"{record}\n{'?' * length}\n")
        assert f"'{'?' * quoted}' is neither" in str(fault)


def test_what_happened_is_written_for_people_and_diffs() -> None:
    told = facts({"seat": 0, "place": "location:A1-3", "gained": {"cube:yellow": 3, "cube:red": 1}})
    assert told == "seat=0 location:A1-3 cube:yellow*3 cube:red*1"
    assert facts({}) == ""
