"""Run the server until it is told to stop, and stop it in order."""

from __future__ import annotations

import uvicorn

from farshore.server.app import make_app
from farshore.server.logs import set_up_logs
from farshore.server.settings import Settings


def serve(settings: Settings, log_level: str = "INFO") -> None:
    set_up_logs(log_level)
    config = uvicorn.Config(
        make_app(settings),
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        ws_max_size=settings.message_limit,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=5,
        limit_concurrency=20_000,
    )
    uvicorn.Server(config).run()
