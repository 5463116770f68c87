"""Tables as records and back. A record is the journal without what was taken back."""

from __future__ import annotations

from collections.abc import Sequence

from farshore.core.record import Header, Record
from farshore.core.replay import follow
from farshore.store.protocol import Entry
from farshore.tables.course import UNDO
from farshore.tables.sheet import Sheet


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


def proven(record: Record) -> list[tuple[int, str]]:
    """The picks of a record, seat and spelling, each checked against the rules; raises BrokenRecord."""
    return [(moment.seat, moment.line.text) for moment in follow(record)]
