"""After the chaos: every promise, checked against the file on disk.

The journal of every table is replayed. What was confirmed is in it exactly once; whatever anybody was shown, picture
and log line by line, is what that viewer may know at that version, and so nothing was ever shown that was not saved.
"""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import msgspec

from farshore.core.agenda import SPECTATOR
from farshore.core.moves import UNDO
from farshore.core.registry import game_named
from farshore.store.sqlite_file import SqliteFile
from farshore.tables.info import read_info
from farshore.tables.versions import VersionedSession
from tests.chaos.people import Memory, digest

Pictures = set[tuple[str, int, int, bytes]]
Lines = set[tuple[str, int, int, str, bytes]]


def prove(file: Path, memory: Memory) -> list[str]:
    """What is broken, in words; nothing, if every promise was kept."""
    db = sqlite3.connect(file)
    state = db.execute("pragma integrity_check").fetchone()[0]
    tables = [row[0] for row in db.execute("select id from tables")]
    db.close()
    faults = [*memory.faults, *([f"the file is damaged: {state}"] if state != "ok" else [])]
    store = SqliteFile(file)
    pictures: Pictures = set()
    lines: Lines = set()
    answers: dict[tuple[str, int, int], list[str]] = {}
    for table in tables:
        faults += replay(store, table, pictures, lines, answers)
    store.close()
    for (table, seat, version), path in memory.confirmed.items():
        found = answers.get((table, seat, version), [])
        if found != [path]:
            faults.append(f"{table}: seat {seat} was told that '{path}' counts, but the journal has {found}")
    both: list[tuple[set[Any], set[Any], str]] = [
        (memory.pictures, pictures, "picture"),
        (memory.lines, lines, "line"),
    ]
    for shown, allowed, what in both:
        for table, viewer, version, *_ in sorted({entry for entry in shown if entry[2] > 0} - allowed):
            faults.append(f"{table}: viewer {viewer} was shown a {what} at version {version} that is not theirs")
    return faults


def replay(
    store: SqliteFile, table: str, pictures: Pictures, lines: Lines, answers: dict[tuple[str, int, int], list[str]]
) -> list[str]:
    """Every view that this table ever gave, and every answer in its journal."""
    row = store.table(table)
    assert row is not None
    info = read_info(row.data)
    journal = store.journal(table)
    if [entry.number for entry in journal] != list(range(1, len(journal) + 1)):
        return [f"{table}: rows of the journal are missing or double"]
    if info.status not in ("running", "finished"):
        return []
    game = game_named(info.game)
    session = VersionedSession(game, len(info.seats), info.variants, info.edition)
    viewers = (SPECTATOR, *range(len(info.seats)))
    for entry in journal:
        seat, asked = entry.seat, session.version(entry.seat, session.asked_at[entry.seat]) if entry.seat >= 0 else 0
        before = {viewer: session.version(viewer) for viewer in viewers}
        session.read(entry.text, entry.seat)
        if seat >= 0 and not entry.text.startswith(UNDO):
            answers.setdefault((table, seat, asked), []).append(entry.text.split(" ", 2)[2])
        for viewer in viewers:
            version = session.version(viewer)
            shown = msgspec.json.encode(game.picture(session.view(viewer)))
            pictures.add((table, viewer, version, digest(shown)))
            for at, event in session.events_after(viewer, before[viewer]):
                lines.add((table, viewer, at, event.name, digest(msgspec.json.encode(event.facts))))
    return []
