"""The application: routes, the socket, the built client, start and shutdown."""

from __future__ import annotations

import asyncio
import gzip
import logging
import mimetypes
import re
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache, partial
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Route
from starlette.types import ASGIApp, Receive, Scope, Send

from farshore.core.errors import FarshoreError
from farshore.server import http_types as h
from farshore.server.call import GZIP, TooLarge, data
from farshore.server.connection import Connection
from farshore.server.endpoints import ENDPOINTS, openapi
from farshore.server.guard import Guard, is_local
from farshore.server.light_socket import LightSocket, accepted
from farshore.server.limits import Limits
from farshore.server.metrics import Metrics
from farshore.server.relay import AGAIN, relay_request, relay_socket
from farshore.server.replay import KeptReplays
from farshore.server.settings import Settings
from farshore.server.stored import Stored
from farshore.store.protocol import Elsewhere
from farshore.study.budget import scaled
from farshore.tables.analyses import Analyses
from farshore.tables.bots import Bots
from farshore.tables.faults import (
    Closing,
    NotKept,
    NotPossible,
    NotYours,
    Stale,
    TableFault,
    TooFast,
    UnknownTable,
    as_table_fault,
)
from farshore.tables.fleet import Fleet
from farshore.tables.hub import TableHub
from farshore.tables.room import Room
from farshore.tables.turns import Turns
from farshore.tables.webhook import Webhooks

log = logging.getLogger("farshore.server")
STATIC = Path(__file__).parent / "static"
SOCKET = re.compile(r"/api/tables/([^/]+)/socket")
PLAIN_FILE = re.compile(r"[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)+")  # beside index.html; the rest lies in assets/
ABSENT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Farshore</title>
<h1>Farshore is running, but its screens are not built</h1>
<p>This copy was installed without the browser client. Run <code>make setup</code> in the project folder to build it,
or play in the terminal: <code>farshore play --terminal</code>. The data is there: <a href="/api/home">/api/home</a>.
"""
STATUS = {
    TooFast: 429,
    NotYours: 403,
    UnknownTable: 404,
    Stale: 409,
    Closing: 503,
    NotKept: 503,
    TooLarge: 413,
}


class Crash(TableFault):
    """A bug."""

    reason = "crash"


def make_app(settings: Settings) -> Starlette:
    metrics = Metrics()
    stored = Stored(settings)
    limits = Limits(settings)

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        store, club = await stored.open()
        bots = Bots(settings.workers, settings.bot_seconds)
        hub = TableHub(store, bots, Webhooks(settings.webhooks), club)
        if hub.ownership is not None and settings.fleet:
            bots.fleet = Fleet.of_server(hub.ownership)
        app.state.hub, app.state.settings, app.state.metrics = hub, settings, metrics
        app.state.analyses = studies = Analyses(hub.store, bots, scaled(settings.study_effort))
        app.state.screens = Counter()  # sockets by address
        app.state.http_buckets, app.state.table_buckets, app.state.chat_buckets = (
            limits.http,
            limits.tables,
            limits.chats,
        )
        app.state.replays = KeptReplays()
        app.state.room = Room(store, settings.tables_per_person, settings.tables_per_address)
        app.state.long_work = Turns([None])
        await hub.start()
        if hub.ownership is not None:
            hub.begin(limits.share(hub.ownership))
        lag = asyncio.create_task(metrics.watch_loop())
        log.info("open", extra={"store": stored.name})
        try:
            yield
        finally:
            lag.cancel()
            await studies.close()
            await hub.close()
            log.info("closed")

    return Starlette(
        routes=routes(),
        middleware=[
            Middleware(Guard, settings=settings, metrics=metrics, buckets=limits.http),
            Middleware(Sockets),
            Middleware(GZipMiddleware, minimum_size=1000, compresslevel=GZIP),
        ],
        exception_handlers={
            Elsewhere: on_elsewhere,
            FarshoreError: on_fault,
            HTTPException: on_http,
            Exception: on_crash,
        },
        lifespan=life,
    )


def routes() -> list[BaseRoute]:
    return [
        *(each.route() for each in ENDPOINTS),
        Route("/api/openapi.json", show_openapi),
        Route("/api/{rest:path}", nothing_here),
        Route("/metrics", show_metrics),
        Route("/assets/{name}", asset),
        Route("/{page:path}", client),
    ]


class Sockets:
    """Middleware. A socket goes straight to its table, past all that only HTTP needs: there are thousands of them."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            await self.app(scope, receive, send)
            return
        socket = await accepted(scope, receive, send)
        found = SOCKET.fullmatch(scope["path"])
        if found is None:
            socket.close(4404)
        else:
            await attend(HTTPConnection(scope), socket, found[1])


# --- the socket ----------------------------------------------------------------------------------------------------
async def attend(asked: HTTPConnection, socket: LightSocket, where: str) -> None:
    """Until a connection has the socket, or for as long as another server has it."""
    state, address = asked.app.state, str(asked.state.address)
    screens: Counter[str] = state.screens
    if screens[address] >= state.settings.screens_per_address:
        socket.close(4429)
        return
    screens[address] += 1
    connection = None
    try:
        connection = await connected(asked, socket, where)
    finally:
        if connection is None:
            leave(screens, address)
    if connection is not None:
        connection.address, connection.house = address, state
        connection.ended = partial(leave, screens, address)
        connection.begin()


def leave(screens: Counter[str], address: str) -> None:
    screens[address] -= 1
    if not screens[address]:
        del screens[address]


async def connected(asked: HTTPConnection, socket: LightSocket, where: str) -> Connection | None:
    state, person = asked.app.state, str(asked.state.person)
    try:
        table = await (state.hub.table(where) if asked.state.is_relayed else state.hub.summon(where))
    except Elsewhere as fault:
        if asked.state.is_relayed:
            socket.close(AGAIN)
        else:
            await relay_socket(asked, socket, fault.address)
    except FarshoreError as fault:
        socket.close(4404 if isinstance(fault, TableFault) else 1011)  # a failure here may pass
    else:
        if person not in table.info.removed:
            return Connection(socket, state.hub, table, state.settings, state.metrics, person)
        socket.close(4403)
    return None


# --- the rest --------------------------------------------------------------------------------------------------------
async def nothing_here(request: Request) -> Response:
    raise UnknownTable("not-found")


async def show_openapi(request: Request) -> Response:
    return data(openapi())


async def show_metrics(request: Request) -> Response:
    """For this machine alone: counts of picks would tell who has answered in a simultaneous choice."""
    if not is_local(request.client.host if request.client else ""):
        raise NotYours("not-yours")
    state = request.app.state
    queues = {
        "store": state.hub.store.length,
        "bots": state.hub.bots.turns.length,
        "hints": state.hub.bots.hints.length,
        "replays": state.long_work.length,
    }
    return PlainTextResponse(state.metrics.text(len(state.hub.tables), queues))


async def asset(request: Request) -> Response:
    """Compressed once and kept: names carry a digest of the contents, and there are few."""
    found = packed(STATIC / "assets").get(request.path_params["name"])
    if found is None:
        raise HTTPException(404)
    body, kind, is_packed = found
    if not is_packed:
        return Response(body, media_type=kind)
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(gzip.decompress(body), media_type=kind)
    return Response(body, media_type=kind, headers={"Content-Encoding": "gzip", "Vary": "Accept-Encoding"})


@cache
def packed(folder: Path) -> dict[str, tuple[bytes, str, bool]]:
    """Every file of the client by name: its bytes, its type, and whether they are compressed."""
    found = {}
    for file in folder.iterdir() if folder.is_dir() else ():
        body, kind = file.read_bytes(), mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        small = gzip.compress(body, 9, mtime=0)
        is_packed = len(small) < 0.9 * len(body)  # fonts and pictures are compressed already
        found[file.name] = (small if is_packed else body, kind, is_packed)
    return found


async def client(request: Request) -> Response:
    """A file of the built client; every other address is a page of the client."""
    page = request.path_params["page"]
    if PLAIN_FILE.fullmatch(page) and (STATIC / page).is_file():
        return FileResponse(STATIC / page)
    if (STATIC / "index.html").is_file():
        return FileResponse(STATIC / "index.html", headers={"Cache-Control": "no-cache"})
    return HTMLResponse(ABSENT, 503)


# --- refusals -------------------------------------------------------------------------------------------------------
def fault_data(request: Request, fault: TableFault, status: int) -> Response:
    return data(h.Fault(fault.reason, fault.text(str(request.state.language)), fault.detail), status)


async def on_fault(request: Request, fault: Exception) -> Response:
    assert isinstance(fault, FarshoreError)
    shown = as_table_fault(fault)
    return fault_data(request, shown, STATUS.get(type(shown), 400))


async def on_elsewhere(request: Request, fault: Exception) -> Response:
    """Another server runs the table; one that was asked for it by another sends nobody further."""
    assert isinstance(fault, Elsewhere)
    try:
        if not request.state.is_relayed:
            return await relay_request(request, fault.address)
    except NotKept as lost:
        return fault_data(request, lost, 503)
    return fault_data(request, NotKept("not-kept"), 503)


async def on_http(request: Request, fault: Exception) -> Response:
    assert isinstance(fault, HTTPException)
    named = UnknownTable("not-found") if fault.status_code == 404 else NotPossible("method")
    response = fault_data(request, named, fault.status_code)
    response.headers.update(fault.headers or {})
    return response


async def on_crash(request: Request, fault: Exception) -> Response:
    """Starlette logs the trace."""
    return fault_data(request, Crash("crash"), 500)
