"""What all screens with the same view share: computed and worded once for every change of a table.

Thirty spectators cost as much as one, and a log line is worded once however often a screen asks for the whole log. What
is kept is never changed: screens hold on to the parts they were sent, to be told what differs (`changes.py`).
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from farshore.core.agenda import State
from farshore.core.game import Game
from farshore.core.moves import Event
from farshore.core.view import hides_nothing
from farshore.server import socket_types as m
from farshore.server.changes import Held
from farshore.server.wording import Wording
from farshore.tables.info import SeatInfo
from farshore.tables.table import Table
from farshore.tables.versions import VersionedSession

ENCODER = msgspec.json.Encoder()
Word = Callable[[VersionedSession, Wording, Event], m.Line]
ALL = -100  # in place of a viewer: what everybody sees alike
WATCHED = 8  # messages for spectators that are kept at a time
UNNUMBERED = len(b'{"version":0,')  # what stands before the rest of a line of version 0


Made = tuple[int, bytes, Held]  # the version shown, the JSON that is sent, and what the screen holds then
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
        self._parts: dict[tuple[int, str], Mapping[str, Any]] = {}
        self._comings = -1
        # What spectators are sent, by language, log and which table they hold; with that table, so that it stays one.
        self._watched: dict[tuple[str, int, int], tuple[Held, Made]] = {}
        self._drawn: Any = None  # a picture of the table as it is, where nothing is hidden
        self._seats: dict[tuple[str, str], tuple[list[SeatInfo], int, list[m.Seat]]] = {}

    def parts(self, table: Table, key: tuple[int, str], make: Callable[[], Mapping[str, Any]]) -> Mapping[str, Any]:
        self._follow(table)
        found = self._parts.get(key)
        if found is None:
            found = self._parts[key] = make()
        return found

    def seats(self, table: Table, person: str, language: str, make: Callable[[], list[m.Seat]]) -> list[m.Seat]:
        """As long as nobody comes, goes or is renamed they stay as they are; but clocks run. "": of no seat."""
        seats = table.info.seats
        if table.info.clock.kind != "none":
            return make()
        key = (person, language)
        found = self._seats.get(key)
        if found is None or found[1] != table.comings or found[0] != seats:
            found = self._seats[key] = ([replace(place) for place in seats], table.comings, make())
        return found[2]

    def picture(self, game: Game, view: State) -> Any:
        """Where nothing is hidden, what is drawn alike for everybody is drawn once. Called while `parts` are made."""
        if not hides_nothing(view):
            return game.picture(view)
        if self._drawn is None:
            self._drawn = game.picture(view)
            return self._drawn
        return game.picture_beside(view, self._drawn)

    def watched(self, table: Table, language: str, seen: int, held: Held, make: Callable[[], Made]) -> Made:
        """A whole message, where nothing in it is about one person."""
        self._follow(table)
        if self._comings != table.comings:
            self._comings = table.comings
            self._watched.clear()
        key = (language, seen, id(held))
        if key not in self._watched:
            if len(self._watched) >= WATCHED:
                self._watched.clear()  # somebody asks for the log from everywhere
            self._watched[key] = (held, make())
        return self._watched[key][1]

    def forget_parts(self) -> None:
        """Screens have been sent; a request after that is answered from a fresh message."""
        self._forget_change()
        self._seats.clear()

    def _follow(self, table: Table) -> None:
        """Forget what was made before the latest change; while nothing changes, events keep their identity."""
        if self.serial != table.serial:
            self.serial = table.serial
            self._forget_change()

    def _forget_change(self) -> None:
        self._drawn = None
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
