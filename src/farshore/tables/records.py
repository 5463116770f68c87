"""Tables as records and back. A record is the journal without what was undone."""

from __future__ import annotations

from collections.abc import Sequence

from farshore.core.errors import BrokenRecord
from farshore.core.moves import UNDO
from farshore.core.record import Header, Line, Record, parse_record
from farshore.core.registry import game_named
from farshore.core.replay import follow, set_up
from farshore.store.protocol import Entry
from farshore.tables.faults import NotPossible
from farshore.tables.info import TableInfo

QUOTED = 60  # characters of a faulty line


def record_of(info: TableInfo, journal: Sequence[Entry]) -> Record:
    """Needs no replay, so it works for tables of older rules."""
    undone = {int(e.text.removeprefix(UNDO)) for e in journal if e.text.startswith(UNDO)}
    players = [seat.name for seat in info.seats]
    header = Header(info.game, info.rules_version, info.edition, info.digest, len(info.seats), info.variants, players)
    record = Record(header)
    for entry in journal:
        if entry.number not in undone and not entry.text.startswith(UNDO):
            record.add(entry.text)
    return record


def read_record(text: str) -> Record:
    """A record from a player; `proven` tells whether its picks are legal."""
    try:
        return parse_record(text)
    except BrokenRecord as fault:
        if fault.line == 1:
            raise NotPossible("no-record", detail=fault) from fault
        raise broken(fault, [Line(number, line) for number, line in enumerate(text.splitlines(), start=1)]) from fault


def proven(record: Record) -> tuple[list[tuple[int, str]], bool]:
    """The picks of a record, seat and spelling, each checked against the rules; and whether the game is over."""
    try:
        session = set_up(record.header)
        return [(move.seat, move.text) for move in follow(record, session)], session.over
    except BrokenRecord as fault:
        played, today = record.header.rules_version, game_named(record.header.game).rules_version
        if played != today:
            raise NotPossible("old-record", detail=fault, line=fault.line, rules=played, today=today) from fault
        raise broken(fault, record.body) from fault


def broken(fault: BrokenRecord, lines: Sequence[Line]) -> NotPossible:
    text = next((line.text for line in lines if line.number == fault.line), "")
    return NotPossible("broken-record", detail=fault, line=fault.line, text=text.strip()[:QUOTED])
