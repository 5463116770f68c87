"""What all screens with the same view share: computed, worded and encoded once for every change of a table.

Thirty spectators cost as much as one, and a log line is worded once however often a screen asks for the whole log.
Only JSON is kept: it is what is sent, and takes a fraction of the memory of the objects it was made from.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Mapping
from typing import Any
from weakref import WeakKeyDictionary

import msgspec

from farshore.server import socket_types as m
from farshore.server.wording import Wording
from farshore.tables.table import Table
from farshore.tables.versions import VersionedSession

ENCODER = msgspec.json.Encoder()
Word = Callable[[VersionedSession, Wording, int, int], list[m.Line]]


class Log:
    """The log of one viewer in one language, line by line."""

    def __init__(self, session: VersionedSession, wording: Wording, viewer: int) -> None:
        self.session = session
        self.wording = wording
        self.viewer = viewer
        self.lines: list[bytes] = []
        self.versions: list[int] = []
        self.upto = 0

    def update(self, word: Word) -> None:
        """Add what has happened since, and drop what was undone."""
        keep = self.session.log_start(self.viewer, self.upto)
        cut = bisect_right(self.versions, keep)
        del self.lines[cut:], self.versions[cut:]
        for line in word(self.session, self.wording, self.viewer, keep):
            self.lines.append(ENCODER.encode(line))
            self.versions.append(line.version)
        self.upto = self.session.version(self.viewer)

    def after(self, version: int) -> msgspec.Raw:
        return msgspec.Raw(b"[%b]" % b",".join(self.lines[bisect_right(self.versions, version) :]))


class Shared:
    """The parts of one table's messages, by viewer and language."""

    def __init__(self) -> None:
        self.serial = -1
        self.logs: dict[tuple[int, str], Log] = {}
        self._parts: dict[tuple[int, str], dict[str, msgspec.Raw]] = {}

    def parts(
        self, table: Table, key: tuple[int, str], make: Callable[[], Mapping[str, Any]]
    ) -> Mapping[str, msgspec.Raw]:
        if self.serial != table.serial:
            self.serial = table.serial
            self._parts.clear()
        if key not in self._parts:
            self._parts[key] = {name: msgspec.Raw(ENCODER.encode(part)) for name, part in make().items()}
        return self._parts[key]

    def log(self, session: VersionedSession, wording: Wording, viewer: int, word: Word) -> Log:
        key = (viewer, wording.language)
        log = self.logs.get(key)
        if log is None or log.session is not session or log.wording.names != wording.names:
            log = self.logs[key] = Log(session, wording, viewer)
        log.update(word)
        return log


_OF: WeakKeyDictionary[Table, Shared] = WeakKeyDictionary()


def shared(table: Table) -> Shared:
    found = _OF.get(table)
    if found is None:
        found = _OF[table] = Shared()
    return found
