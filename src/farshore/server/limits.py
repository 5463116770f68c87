"""Rate limits by address, which count everywhere: servers tell each other once a second what was used up."""

from __future__ import annotations

import asyncio
from collections import Counter
from itertools import islice

from farshore.server.rate import Buckets
from farshore.server.settings import Settings
from farshore.store.protocol import BrokenStore
from farshore.tables import calls
from farshore.tables.ownership import Ownership

EVERY = 1.0  # seconds
AT_ONCE = 100  # addresses in one message


class Limits:
    def __init__(self, settings: Settings) -> None:
        self.http = Buckets(settings.http_rate, 4 * settings.http_rate)
        self.tables = Buckets(settings.open_rate, 60 * settings.open_rate)
        self.chats = Buckets(settings.chat_rate, max(1.0, 5 * settings.chat_rate))
        self.all = {"http": self.http, "tables": self.tables, "chats": self.chats}

    async def share(self, ownership: Ownership) -> None:
        """Nobody gets three times as much because there are three servers. For as long as the server runs."""
        ownership.on[calls.Spent].append(lambda call: self.hear(call, ownership.name))
        for buckets in self.all.values():
            buckets.spent = Counter()
        while True:
            await asyncio.sleep(EVERY)
            for name, buckets in self.all.items():
                spent, buckets.spent = buckets.spent, Counter()
                try:
                    await self.tell(ownership, name, spent or Counter())
                except BrokenStore:
                    continue  # nobody can be reached; here the limits hold all the same

    async def tell(self, ownership: Ownership, name: str, spent: Counter[str]) -> None:
        left = iter(spent.items())
        while some := dict(islice(left, AT_ONCE)):
            await ownership.tell(calls.Spent(ownership.name, name, some))

    def hear(self, call: calls.Spent, me: str) -> None:
        buckets = self.all.get(call.limit)
        if call.by != me and buckets is not None:
            for who, amount in call.amounts.items():
                buckets.charge(who, amount)
