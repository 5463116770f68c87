"""Who is connected to a table, and how they are told what happens."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass
from time import monotonic
from typing import Literal, Protocol

from mypy_extensions import mypyc_attr

from farshore.store.protocol import ChatRow

TOLD_WITHIN = 0.1  # seconds
NoticeKind = Literal["bot-replaced", "time-out", "resigned", "away", "back", "called-off", "closing", "rematch", "vote"]


@dataclass(frozen=True)
class Notice:
    """Something about the table itself."""

    kind: NoticeKind
    seat: int | None = None


class Listener(Protocol):
    """A screen at the table, and the person in front of it."""

    person: str

    def on_change(self) -> None: ...

    def on_notice(self, notice: Notice | ChatRow) -> None: ...

    def on_presence(self) -> None: ...

    def on_removed(self) -> None: ...


@mypyc_attr(allow_interpreted_subclasses=True)
class Audience:
    def __init__(self) -> None:
        self.listeners: set[Listener] = set()
        self.present: Counter[str] = Counter()  # person -> connections
        self.gone_since: dict[str, float] = {}  # of players alone: anybody can come under a new name every time
        self.loaded = self.touched = monotonic()
        self.changed = asyncio.Event()  # wakes bots and clocks
        self.serial = 0  # counts the changes
        self.comings = 0  # counts arrivals and departures
        self.kept: object = None  # what a server keeps of its messages to the screens
        self.is_to_tidy = False  # is what screens were sent about to be forgotten?
        self._telling: asyncio.TimerHandle | None = None

    def arrive(self, listener: Listener, person: str) -> None:
        self.listeners.add(listener)
        self.present[person] += 1
        self.gone_since.pop(person, None)
        self.came(person)
        self.changed.set()
        self._tell_presence()

    def came(self, person: str) -> None:
        """Called when a person connects."""

    def went(self, person: str) -> None:
        """Called when a person is no longer connected."""

    def depart(self, listener: Listener, person: str) -> None:
        self.listeners.discard(listener)
        self.present[person] -= 1
        if self.present[person] <= 0:
            del self.present[person]
            self.touched = monotonic()
            self.went(person)
        self._tell_presence()

    def _tell_presence(self) -> None:
        """Soon, and once for all who come and go meanwhile: hundreds who do so all the time must cost nobody much."""
        self.comings += 1
        if self._telling is None:
            self._telling = asyncio.get_running_loop().call_later(TOLD_WITHIN, self._presence_is_due)

    def _presence_is_due(self) -> None:
        self._telling = None
        for listener in list(self.listeners):
            listener.on_presence()

    def absent_for(self, person: str) -> float:
        """Seconds since this person was last connected."""
        return 0.0 if self.present[person] else monotonic() - self.gone_since.get(person, self.loaded)

    def announce(self, only: Collection[str] | None = None) -> None:
        """The table has changed, for everybody or only for some people."""
        self.serial += 1
        if self.wakes():
            self.changed.set()
        for listener in list(self.listeners):
            if only is None or listener.person in only:
                listener.on_change()

    def wakes(self) -> bool:
        """Does this change concern bots, clocks and others who act on their own?"""
        return True

    def notify(self, notice: Notice | ChatRow, only: Collection[str] | None = None) -> None:
        for listener in list(self.listeners):
            if only is None or listener.person in only:
                listener.on_notice(notice)
