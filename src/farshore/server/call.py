"""One HTTP request as pages see it: who asks, in which language, with which form."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, ParamSpec, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from farshore.server.settings import Settings
from farshore.tables.faults import Malformed, NotPossible, NotYours, TooFast
from farshore.tables.hub import TableHub
from farshore.tables.names import LONGEST_NAME, plain_text
from farshore.tables.room import Room
from farshore.tables.table import Table
from farshore.words import Words

P = ParamSpec("P")
T = TypeVar("T")
GZIP = 2  # 9 takes five times as long for a tenth less
LARGE = 32 * 1024  # bytes
FORM_WITHIN = 60.0  # seconds for the body of a request


class TooLarge(Malformed):
    """The body of a request is over the limit."""


def data(value: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def download(content: bytes, name: str, media_type: str) -> Response:
    return Response(content, headers={"Content-Disposition": f'attachment; filename="{name}"'}, media_type=media_type)


class Call(Request):
    @property
    def hub(self) -> TableHub:
        hub: TableHub = self.app.state.hub
        return hub

    @property
    def room(self) -> Room:
        room: Room = self.app.state.room
        return room

    @property
    def person(self) -> str:
        return str(self.state.person)

    @property
    def language(self) -> str:
        return str(self.state.language)

    async def read_form(self, kind: Any) -> Any:
        """The body as one of `http_types`, or as text where `kind` is `str`."""
        settings: Settings = self.app.state.settings
        found = await self._read(settings.record_limit if kind is str else settings.form_limit)
        try:
            return found.decode() if kind is str else msgspec.json.decode(found, type=kind)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as fault:
            raise (
                NotPossible("no-record", detail=fault) if kind is str else Malformed("malformed", detail=fault)
            ) from fault

    async def _read(self, limit: int) -> bytes:
        found = bytearray()
        try:
            async with asyncio.timeout(FORM_WITHIN):
                async for part in self.stream():
                    found += part
                    if len(found) > limit:
                        raise TooLarge("too-large", limit=limit)
        except TimeoutError as fault:
            raise Malformed("malformed", detail="it took too long to arrive") from fault
        self.state.body = bytes(found)  # for another server that may have to answer
        return bytes(found)

    async def table(self) -> Table:
        table = await self.hub.table(self.path_params["table"])
        if self.person in table.info.removed:
            raise NotYours("removed")
        return table

    async def player_name(self, given: str, seat: int) -> str:
        """The name in the form, or the person's own; "Player 2" in their language for a person without a name."""
        own = plain_text(given, LONGEST_NAME) or await self.hub.name_of(self.person)
        return own or Words(None, self.language).seat(seat)

    async def ask_for_room(self) -> None:
        """So that nobody fills the disk with tables."""
        self.slow_down()
        await self.room.check(self.person, str(self.state.address))

    def charge(self, requests: int) -> None:
        """This request counts for more than one: for this number besides itself."""
        self.app.state.http_buckets.charge(str(self.state.address), requests)

    async def packed(self, value: object, status: int) -> Response:
        """Large answers are compressed by another thread: the event loop would stand still for milliseconds."""
        found = data(value, status)
        if len(found.body) < LARGE or "gzip" not in self.headers.get("accept-encoding", ""):
            return found
        body = await asyncio.to_thread(gzip.compress, bytes(found.body), GZIP)
        packing = {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
        return Response(body, status, packing, media_type=found.media_type)

    def slow_down(self) -> None:
        if not self.app.state.table_buckets.take(str(self.state.address)):
            raise TooFast("too-fast")

    def chat_slowly(self) -> None:
        if not self.app.state.chat_buckets.take(str(self.state.address)):
            raise TooFast("too-fast")

    async def in_turn(self, work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """Long work beside the event loop."""
        async with self.long_work():
            return await asyncio.to_thread(work, *args, **named)

    @asynccontextmanager
    async def long_work(self) -> AsyncIterator[None]:
        """One replay or import at a time, so that players come first; in turn by address, for cookies are free."""
        await self.app.state.long_work.take(str(self.state.address))
        try:
            yield
        finally:
            self.app.state.long_work.give(None)


def number(text: str) -> int | None:
    """A number from an address; None for anything that is no sensible number."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 9 else None
