"""What all screens with the same view share: computed, worded and encoded once for every change of a table.

Thirty spectators cost as much as one, and a log line is worded once however often a screen asks for the whole log.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from typing import Any
from weakref import WeakKeyDictionary

import msgspec

from farshore.core.moves import Event
from farshore.server import socket_types as m
from farshore.server.wording import Wording
from farshore.tables.table import Table
from farshore.tables.versions import VersionedSession

ENCODER = msgspec.json.Encoder()
Parts = dict[str, Any]
Word = Callable[[VersionedSession, Wording, int, int], list[m.Line]]


class Log:
    """The log of one viewer in one language, line by line with its encoding."""

    def __init__(self, session: VersionedSession, wording: Wording, viewer: int) -> None:
        self.session = session
        self.wording = wording
        self.viewer = viewer
        self.lines: list[m.Line] = []
        self.encoded: list[msgspec.Raw] = []
        self.versions: list[int] = []
        self.upto = 0

    def update(self, word: Word) -> None:
        """Add what has happened since, and drop what was undone."""
        keep = self.session.log_start(self.viewer, self.upto)
        cut = bisect_right(self.versions, keep)
        del self.lines[cut:], self.encoded[cut:], self.versions[cut:]
        new = word(self.session, self.wording, self.viewer, keep)
        self.lines += new
        self.encoded += [msgspec.Raw(ENCODER.encode(line)) for line in new]
        self.versions += [line.version for line in new]
        self.upto = self.session.version(self.viewer)

    def after(self, version: int, *, encoded: bool) -> list[Any]:
        cut = bisect_right(self.versions, version)
        return self.encoded[cut:] if encoded else self.lines[cut:]


class Shared:
    """The parts of one table's messages, by viewer and language."""

    def __init__(self) -> None:
        self.serial = -1
        self._session: VersionedSession | None = None
        self._texts: dict[tuple[str, tuple[str, ...], int], str] = {}  # of events, the same for all who hear them
        self.logs: dict[tuple[int, str], Log] = {}
        self._parts: dict[tuple[int, str], tuple[Parts, Parts]] = {}

    def parts(
        self, table: Table, key: tuple[int, str], make: Callable[[], dict[str, Any]], *, encoded: bool
    ) -> dict[str, Any]:
        if self.serial != table.serial:
            self.serial = table.serial
            self._parts.clear()
        if key not in self._parts:
            made = make()
            self._parts[key] = (made, {name: msgspec.Raw(ENCODER.encode(part)) for name, part in made.items()})
        return self._parts[key][encoded]

    def text(self, session: VersionedSession, wording: Wording, event: Event) -> str:
        """An event in words. Events live as long as their session, so their identity is a key."""
        if self._session is not session:
            self._session = session
            self._texts.clear()
        key = (wording.language, wording.names, id(event))
        found = self._texts.get(key)
        if found is None:
            found = self._texts[key] = wording.words.happened(event.name, event.facts)
        return found

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
