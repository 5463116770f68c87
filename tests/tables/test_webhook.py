"""Webhooks: only to allowed hosts, and a broken one does no harm."""

from __future__ import annotations

import asyncio
from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Thread

import pytest

from farshore.tables.faults import NotPossible
from farshore.tables.webhook import Webhooks


def test_webhooks_go_only_where_the_operator_allows() -> None:
    hooks = Webhooks(("hooks.example.org",))
    assert hooks.check("") == ""
    assert hooks.check("https://hooks.example.org/room")
    for url in (
        "https://hooks.example.org.evil.net/",
        "https://hooks.example.org@evil.net/",
        "file:///etc/passwd",
        "http://hooks.example.org:8080/",
        "http://[",
    ):
        with pytest.raises(NotPossible):
            hooks.check(url)
    with pytest.raises(NotPossible):
        Webhooks().check("https://hooks.example.org/")


def test_a_webhook_is_called_and_a_broken_one_does_no_harm() -> None:
    heard: list[bytes] = []

    class Room(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            heard.append(self.rfile.read(int(self.headers["Content-Length"])))
            self.send_response(204)
            self.end_headers()

        def log_message(self, *args: object) -> None: ...

    async def work(address: str) -> None:
        hooks = Webhooks((address,))
        hooks.call(f"http://{address}/room", {"seat": 1})
        for path in ("é", "a b", "a\r\nX-Evil: 1"):  # nothing that HTTP can carry
            hooks.call(f"http://{address}/{path}", {"seat": 2})
        hooks.call("http://127.0.0.1:9/room", {"seat": 1})
        await asyncio.gather(*hooks._tasks)

    with HTTPServer(("127.0.0.1", 0), Room) as server:
        thread = Thread(target=server.serve_forever)
        thread.start()
        asyncio.run(work(f"127.0.0.1:{server.server_port}"))
        server.shutdown()
        thread.join()
    assert heard == [b'{"seat":1}']
