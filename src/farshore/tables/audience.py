"""Who is at a table or watches it, and how they are told what happens."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from dataclasses import dataclass
from typing import Literal, Protocol

from farshore.store.protocol import ChatRow

NewsKind = Literal["bot-replaced", "time-out", "resigned", "away", "back", "called-off", "closing", "rematch"]


@dataclass(frozen=True)
class News:
    """Something about the table itself."""

    kind: NewsKind
    seat: int | None = None


class Listener(Protocol):
    """Somebody at the table or watching it."""

    def changed(self) -> None: ...

    def told(self, news: News | ChatRow) -> None: ...

    def presence(self) -> None: ...


class Audience:
    def __init__(self) -> None:
        self.listeners: set[Listener] = set()
        self.present: Counter[str] = Counter()  # person -> connections
        self.gone_since: dict[str, float] = {}
        self.loaded = self.touched = time.time()
        self.stirred = asyncio.Event()  # something changed: for those who drive the table

    def arrive(self, listener: Listener, person: str) -> None:
        self.listeners.add(listener)
        self.present[person] += 1
        self.gone_since.pop(person, None)
        self.stirred.set()
        for other in self.listeners:
            other.presence()

    def depart(self, listener: Listener, person: str) -> None:
        self.listeners.discard(listener)
        self.present[person] -= 1
        if self.present[person] <= 0:
            del self.present[person]
            self.gone_since[person] = self.touched = time.time()
        for other in self.listeners:
            other.presence()

    def absent_for(self, person: str) -> float:
        """Seconds since this person was last connected."""
        return 0.0 if self.present[person] else time.time() - self.gone_since.get(person, self.loaded)

    def announce(self) -> None:
        self.stirred.set()
        for listener in list(self.listeners):
            listener.changed()

    def tell(self, news: News | ChatRow) -> None:
        for listener in list(self.listeners):
            listener.told(news)
