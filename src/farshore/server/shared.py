"""What all screens with the same view share: computed, worded and encoded once for every change of a table.

Thirty spectators cost as much as one, and a log line is worded once however often a screen asks for the whole log.
Only JSON is kept: it is what is sent, and takes a fraction of the memory of the objects it was made from.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from farshore.core.moves import Event
from farshore.server import socket_types as m
from farshore.server.wording import Wording
from farshore.tables.table import Table
from farshore.tables.versions import VersionedSession

ENCODER = msgspec.json.Encoder()
Word = Callable[[VersionedSession, Wording, Event], m.Line]
ALL = -100  # in place of a viewer: what everybody sees alike
WATCHED = 8  # messages for spectators that are kept at a time
UNNUMBERED = len(b'{"version":0,')  # what stands before the rest of a line of version 0


Made = tuple[m.TableMessage, bytes]  # a message, and its JSON
Said = dict[tuple[int, str], bytes]  # an event of the session, the language -> its line but for the version


class Log:
    """The log of one viewer in one language, line by line. The lines themselves are one for all viewers."""

    def __init__(self, session: VersionedSession, wording: Wording, viewer: int) -> None:
        self.session = session
        self.wording = wording
        self.viewer = viewer
        self.lines: list[bytes] = []
        self.versions: list[int] = []
        self.upto = 0
        self.before = -1  # the version before the latest change
        self.kept = 0  # up to where a screen of that version may keep its log

    def start(self, seen: int) -> int:
        """A screen that holds the log up to version `seen` may keep it up to here."""
        return self.kept if seen == self.before else self.session.log_start(self.viewer, seen)

    def update(self, said: Said, word: Word) -> None:
        """Add what has happened since, and drop what was undone."""
        self.before = self.upto
        keep = self.kept = self.session.log_start(self.viewer, self.upto)
        cut = bisect_right(self.versions, keep)
        del self.lines[cut:], self.versions[cut:]
        for version, event in self.session.events_after(self.viewer, keep):
            key = (id(event), self.wording.language)
            rest = said.get(key)
            if rest is None:
                rest = said[key] = ENCODER.encode(word(self.session, self.wording, event))[UNNUMBERED:]
            self.lines.append(rest)
            self.versions.append(version)
        self.upto = self.session.version(self.viewer)

    def after(self, version: int) -> msgspec.Raw:
        start = bisect_right(self.versions, version)
        numbered = zip(self.versions[start:], self.lines[start:], strict=True)
        return msgspec.Raw(b"[%b]" % b",".join([b'{"version":%d,%b' % line for line in numbered]))


class Shared:
    """The parts of one table's messages, by viewer and language."""

    def __init__(self) -> None:
        self.serial = -1
        self._said: Said = {}
        self._presence: tuple[int, int, m.Presence] = (-1, -1, m.Presence([], 0))  # at which change and coming or going
        self.logs: dict[tuple[int, str], Log] = {}
        self._parts: dict[tuple[int, str], dict[str, msgspec.Raw]] = {}
        self._comings = -1
        self._watched: dict[tuple[str, int], Made] = {}  # what spectators are sent, by language and what they hold

    def parts(
        self, table: Table, key: tuple[int, str], make: Callable[[], Mapping[str, Any]]
    ) -> Mapping[str, msgspec.Raw]:
        self._follow(table)
        if key not in self._parts:
            self._parts[key] = {name: msgspec.Raw(ENCODER.encode(part)) for name, part in make().items()}
        return self._parts[key]

    def watched(self, table: Table, key: tuple[str, int], make: Callable[[], Made]) -> Made:
        """A whole message, where nothing in it is about one person."""
        self._follow(table)
        if self._comings != table.comings:
            self._comings = table.comings
            self._watched.clear()
        if key not in self._watched:
            if len(self._watched) >= WATCHED:
                self._watched.clear()  # somebody asks for the log from everywhere
            self._watched[key] = make()
        return self._watched[key]

    def forget_parts(self) -> None:
        """Screens have been sent; a request after that is answered from a fresh message."""
        self._parts.clear()
        self._watched.clear()
        self._said.clear()

    def _follow(self, table: Table) -> None:
        """Forget what was made before the latest change; while nothing changes, events keep their identity."""
        if self.serial != table.serial:
            self.serial = table.serial
            self._parts.clear()
            self._watched.clear()
            self._said.clear()

    def presence(self, table: Table, count: Callable[[Table], m.Presence]) -> m.Presence:
        serial, comings, found = self._presence
        if serial != table.serial or comings != table.comings:
            found = count(table)
            self._presence = (table.serial, table.comings, found)
        return found

    def log(self, table: Table, session: VersionedSession, wording: Wording, viewer: int, word: Word) -> Log:
        self._follow(table)
        key = (viewer, wording.language)
        log = self.logs.get(key)
        if log is None or log.session is not session or log.wording.names != wording.names:
            log = self.logs[key] = Log(session, wording, viewer)
        log.update(self._said, word)
        return log


def shared(table: Table) -> Shared:
    found = table.kept
    if not isinstance(found, Shared):
        found = table.kept = Shared()
    return found
