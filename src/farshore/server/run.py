"""Run the server until it is told to stop, and shut it down in order."""

from __future__ import annotations

import asyncio
import gc
import socket
import sys
from collections.abc import Callable

import uvicorn

from farshore.core.errors import FarshoreError
from farshore.server.app import make_app
from farshore.server.door import Door
from farshore.server.light_socket import Handshake
from farshore.server.logs import set_up_logs
from farshore.server.settings import Settings

EVERYWHERE = "0.0.0.0"  # noqa: S104  # only if somebody asked for it
GOODBYE = 0.3  # seconds for the last messages to arrive
UNSENT = 256 * 1024  # bytes that the system holds for one connection; more would be a gift to those who never read
UNREAD = 60_000  # milliseconds after which the system ends a connection whose other side takes nothing
RUBBISH = (20_000, 20, 100)  # objects made before Python looks for cycles: tables live long, and have hardly any


class PortTaken(FarshoreError):
    """Another program listens there."""


class NotStarted(FarshoreError):
    """Its store failed before the first request."""


class Server(uvicorn.Server):
    """Tells when it is ready, and tells every screen before it closes."""

    opened: Callable[[], None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self.opened is not None:
            self.opened()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        hub = getattr(self.config.app.state, "hub", None)  # type: ignore[union-attr]  # it is our own application
        if hub is not None:
            await hub.hand_on()
            await asyncio.sleep(GOODBYE)
        await super().shutdown(sockets)
        self._captured_signals.clear()  # handled: nothing is left to raise


def listen(host: str, port: int) -> socket.socket:
    """A bound socket; port 0 means any free port."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(family)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNSENT)  # what is accepted inherits it
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        found.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD)
    try:
        found.bind((host, port))
    except OSError as fault:
        found.close()
        raise PortTaken(f"cannot listen on {host} port {port}: {fault.strerror}; name another with --port") from fault
    return found


def make_server(settings: Settings) -> Server:
    config = uvicorn.Config(
        make_app(settings),
        host=settings.host,
        port=settings.port,
        http=Door,
        ws=Handshake,
        log_config=None,
        access_log=False,
        server_header=False,
        forwarded_allow_ips=list(settings.proxies),
        ws_max_size=settings.message_limit,
        ws_per_message_deflate=False,  # it costs more than it saves for messages of this size
        timeout_graceful_shutdown=5,
    )
    return Server(config)


def serve(
    settings: Settings, opened: Callable[[str], None] | None = None, *, log_level: str = "INFO", json_logs: bool = True
) -> None:
    """Until interrupted. `opened` gets the address once the server accepts connections."""
    with listen(settings.host, settings.port) as line:
        server = make_server(settings)
        if json_logs:
            set_up_logs(log_level)
        host, port = line.getsockname()[:2]
        if opened is not None:
            where = f"[{host}]" if ":" in host else "127.0.0.1" if host == EVERYWHERE else host
            server.opened = lambda: opened(f"http://{where}:{port}/")
        sys.setswitchinterval(0.002)  # shorter, the store's thread has its turn sooner, but changing threads costs more
        gc.freeze()
        gc.set_threshold(*RUBBISH)
        server.run(sockets=[line])
        if not server.started and server.lifespan.should_exit:
            raise NotStarted("the server could not start; its log says why")
