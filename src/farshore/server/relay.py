"""A request or a socket for a table that another server runs is passed on to that server.

So any server answers for any table, whatever the proxy does; a proxy that sends a table to one server only saves the
detour. The other server gets the person's own cookie, and their address under a seal that only servers which share the
store's key can make.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import http.client
from contextlib import suppress

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from farshore.server.light_socket import Ear, LightSocket
from farshore.tables.faults import NotKept

SEAL = "x-farshore-for"
LIMIT = 30.0  # seconds for the answer to a request
LOST_AFTER = 3.0  # seconds without a sign of life from the other server
ASKED = ("content-type", "accept-language")
ANSWERED = ("content-type", "content-disposition")
SENDABLE = range(3000, 5000)  # close codes of applications; others must not be passed on
AGAIN = 1012  # the client connects again


def seal(key: bytes, address: str) -> str:
    return f"{hmac.new(key, f'for {address}'.encode(), hashlib.sha256).hexdigest()[:32]} {address}"


def sealed_address(key: bytes, value: str) -> str:
    """The client's address, if another server of ours passes this on; or nothing."""
    address = value.partition(" ")[2]
    return address if value and hmac.compare_digest(seal(key, address).encode(), value.encode()) else ""


def passed_on(asked: HTTPConnection) -> dict[str, str]:
    key = asked.app.state.hub.key
    return {"Cookie": f"farshore={asked.state.secret}", SEAL: seal(key, str(asked.state.address))}


async def relay_request(request: Request, where: str) -> Response:
    headers = passed_on(request) | {name: request.headers[name] for name in ASKED if name in request.headers}
    path = request.scope.get("raw_path", b"").decode("latin-1") or request.url.path
    target = f"{path}?{request.url.query}" if request.url.query else path
    body = getattr(request.state, "body", b"")

    def ask() -> Response:
        line = http.client.HTTPConnection(where, timeout=LIMIT)
        try:
            line.request(request.method, target, body, headers)
            answer = line.getresponse()
            kept = {name: value for name in ANSWERED if (value := answer.getheader(name)) is not None}
            return Response(answer.read(), answer.status, kept)
        finally:
            line.close()

    try:
        return await asyncio.to_thread(ask)
    except (OSError, http.client.HTTPException) as fault:
        raise NotKept("not-kept") from fault


async def relay_socket(asked: HTTPConnection, socket: LightSocket, where: str) -> None:
    """Until either side closes, or the other server gives no sign of life."""
    target = f"ws://{where}{asked.url.path}"
    headers, code = passed_on(asked), AGAIN
    with suppress(OSError, WebSocketException, TimeoutError):
        async with connect(
            target,
            additional_headers=headers,
            max_size=None,
            compression=None,
            open_timeout=LOST_AFTER,
            close_timeout=LOST_AFTER,
            ping_interval=LOST_AFTER / 2,
            ping_timeout=LOST_AFTER,
            proxy=None,
        ) as there:
            await carry(Ear(socket), there)
            code = there.close_code if there.close_code and there.close_code in SENDABLE else AGAIN
    socket.close(code)


async def carry(here: Ear, there: ClientConnection) -> None:
    both = [asyncio.create_task(from_client(here, there)), asyncio.create_task(to_client(here, there))]
    try:
        await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in both:
            task.cancel()
        await asyncio.gather(*both, return_exceptions=True)


async def from_client(here: Ear, there: ClientConnection) -> None:
    while (message := await here.receive()) is not None:
        await there.send(message)


async def to_client(here: Ear, there: ClientConnection) -> None:
    async for message in there:
        await here.send(message.encode() if isinstance(message, str) else message)
