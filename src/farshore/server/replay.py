"""Replays: finished tables, and a person's own running ones, version by version."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence

import msgspec

from farshore.core.agenda import SPECTATOR
from farshore.core.decision import apply
from farshore.core.view import view
from farshore.server import http_types as h
from farshore.server.summaries import summary_of_table
from farshore.server.table_message import lines, scored_parts
from farshore.server.wording import wording_at
from farshore.store.protocol import CommentRow
from farshore.tables.faults import NotPossible, NotYours
from farshore.tables.table import Table
from farshore.tables.versions import VersionedSession

REPLAYS = 24  # that are kept; each takes some hundred kB


def replay_viewer(table: Table, person: str, wish: int | None) -> int:
    """Whose view is replayed: of finished tables any seat's, of running ones only the person's own."""
    yours = table.info.seats_of(person)
    if table.info.status == "finished":
        if wish is not None and 0 <= wish < len(table.info.seats):
            return wish
        return yours[0] if yours else SPECTATOR
    if not yours or (wish is not None and wish not in yours):
        raise NotYours("not-yours")
    return yours[0] if wish is None else wish


def told_comments(table: Table, viewer: int, rows: Sequence[CommentRow]) -> list[h.Comment]:
    session = played(table)
    return [h.Comment(session.version(viewer, c.row), c.seat, c.text, c.at) for c in rows]


class KeptReplays:
    """The steps of the latest replays as JSON: the same asked for again costs nothing."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[object, ...], msgspec.Raw] = OrderedDict()

    def steps(self, table: Table, language: str, viewer: int) -> msgspec.Raw:
        key = (table.id, language, viewer, len(played(table).moves), *(seat.name for seat in table.info.seats))
        found = self._kept.get(key)
        if found is None:
            found = msgspec.Raw(msgspec.json.encode(steps(table, language, viewer)))
        self._kept[key] = found
        self._kept.move_to_end(key)
        if len(self._kept) > REPLAYS:
            self._kept.popitem(last=False)
        return found


def steps(table: Table, language: str, viewer: int) -> list[h.ReplayStep]:
    session = played(table)
    told = lines(session, wording_at(table.info, language), viewer, 0)
    by_version: dict[int, h.ReplayStep] = {}
    s = session.fresh()
    for move in session.live:
        apply(s, move.seat, move.pick)
        if move.is_seen_by(viewer):
            version = session.version(viewer, move.number)
            scores = [one.score for one in session.game.outcome(view(s, viewer)).seats]
            by_version[version] = h.ReplayStep(version, move.seat if move.seat >= 0 else None, [], scores)
    for line in told:
        by_version[line.version].lines.append(line)
    return list(by_version.values())


def replay(
    table: Table, person: str, language: str, viewer: int, told: msgspec.Raw, rows: Sequence[CommentRow]
) -> h.Replay:
    summary = summary_of_table(table, person, language)
    return h.Replay(
        table=summary,
        edition=table.info.edition,
        viewer=viewer if viewer >= 0 else None,
        steps=told,  # type: ignore[arg-type]  # JSON already
        comments=told_comments(table, viewer, rows),
        may_comment=table.info.status == "finished" and bool(table.info.seats_of(person)),
    )


def frame(table: Table, language: str, viewer: int, version: int) -> h.Frame:
    """The table right after a version; version 0 is the table before the first pick."""
    session = played(table)
    if not 0 <= version <= session.version(viewer):
        raise NotPossible("no-version")
    s = session.fresh()
    for move in session.live:
        if session.version(viewer, move.number) <= version:  # also others' open picks: the view hides them again
            apply(s, move.seat, move.pick)
    wording = wording_at(table.info, language)
    seen = view(s, viewer)
    scored = scored_parts(session.game, seen, table.info.seats, wording)
    return h.Frame(version=version, picture=session.game.picture(seen), **scored)


def played(table: Table) -> VersionedSession:
    if table.session is None:
        raise NotPossible("not-playing")
    return table.session
