"""Tables as records and back. A record is the journal without what was taken back."""

from __future__ import annotations

from collections.abc import Sequence

from farshore.core.errors import BrokenRecord
from farshore.core.record import Header, Line, Record, parse_record
from farshore.core.registry import game_named
from farshore.core.replay import follow
from farshore.store.protocol import Entry
from farshore.tables.course import UNDO
from farshore.tables.faults import NotPossible
from farshore.tables.sheet import Sheet

QUOTED = 60  # characters of a faulty line


def record_of(sheet: Sheet, journal: Sequence[Entry]) -> Record:
    """Needs no replay, so that a table of older rules can still be kept."""
    undone = {int(e.text.removeprefix(UNDO)) for e in journal if e.text.startswith(UNDO)}
    players = [chair.name for chair in sheet.chairs]
    header = Header(
        sheet.game, sheet.rules_version, sheet.edition, sheet.mark, len(sheet.chairs), sheet.options, players
    )
    record = Record(header)
    for entry in journal:
        if entry.number not in undone and not entry.text.startswith(UNDO):
            record.add(entry.text)
    return record


def read_record(text: str) -> Record:
    """A record somebody brought along; whether its picks are legal is for `proven`."""
    try:
        return parse_record(text)
    except BrokenRecord as fault:
        if fault.line == 1:
            raise NotPossible("no-record", detail=fault) from fault
        raise broken(fault, [Line(number, line) for number, line in enumerate(text.splitlines(), start=1)]) from fault


def proven(record: Record) -> list[tuple[int, str]]:
    """The picks of a record, seat and spelling, each checked against the rules."""
    try:
        return [(move.seat, move.text) for move in follow(record)]
    except BrokenRecord as fault:
        played, today = record.header.rules_version, game_named(record.header.game).rules_version
        if played != today:
            raise NotPossible("old-record", detail=fault, line=fault.line, rules=played, today=today) from fault
        raise broken(fault, record.body) from fault


def broken(fault: BrokenRecord, lines: Sequence[Line]) -> NotPossible:
    text = next((line.text for line in lines if line.number == fault.line), "")
    return NotPossible("broken-record", detail=fault, line=fault.line, text=text.strip()[:QUOTED])
