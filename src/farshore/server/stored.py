"""Where a server keeps its tables: a file of its own, or a database that it shares with others."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from farshore.server.settings import Settings
from farshore.store.opening import open_postgres
from farshore.store.protocol import Store
from farshore.store.sqlite import SqliteStore

if TYPE_CHECKING:
    from farshore.store.club import Club


class Stored:
    """Looked at before the server starts, so that what is wrong is said at once; a pool is opened in its event loop."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.file = None if settings.database else SqliteStore(settings.file, alone=True)
        self.name = "postgresql" if settings.database else str(settings.file)
        if settings.database:
            asyncio.run(self._try())

    async def _try(self) -> None:
        await (await open_postgres(self.settings.database, lines=1)).close()

    async def open(self) -> tuple[Store, Club | None]:
        if self.file is not None:
            return self.file, None
        from farshore.store.club import Club

        settings = self.settings
        store = await open_postgres(settings.database)
        return store, Club(store, settings.address or f"{settings.host}:{settings.port}", settings.lease)
