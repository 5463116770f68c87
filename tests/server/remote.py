"""A real server on loopback and people who reach it by HTTP and sockets, as browsers do."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from farshore.server.run import listen, make_server
from farshore.server.settings import Settings
from farshore.server.socket_types import PROTOCOL

GAME = "century_new_world"
PATIENCE = 90  # seconds, also on a machine that has much else to do
ME, OTHER, BOT = {"kind": "me"}, {"kind": "person"}, {"kind": "bot", "bot": "greedy"}


def quick(folder: Path, **more: Any) -> Settings:
    """Without limits of speed, on any free port."""
    free = {"socket_rate": 1e5, "http_rate": 1e5, "open_rate": 1e3, "tables_per_address": 10**5}
    return Settings(folder / "t.db", port=0, workers=1, **(free | more))


@contextmanager
def serving(settings: Settings) -> Iterator[str]:
    """The address of a server that runs in a thread of its own."""
    line = listen(settings.host, settings.port)
    server = make_server(settings)
    thread = Thread(target=server.run, kwargs={"sockets": [line]})
    thread.start()
    try:
        while not server.started:
            assert thread.is_alive(), "the server did not start"
            time.sleep(0.01)
        yield f"127.0.0.1:{line.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join()
        line.close()


class Person:
    """Somebody with a cookie."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.AsyncClient(base_url=f"http://{address}", timeout=30)

    async def __aenter__(self) -> Person:
        (await self.http.get("/api/home")).raise_for_status()
        return self

    async def __aexit__(self, *fault: object) -> None:
        await self.http.aclose()

    async def post(self, path: str, form: object) -> Any:
        answer = await self.http.post(path, json=form)
        assert answer.is_success, answer.text
        return answer.json()

    async def get(self, path: str) -> Any:
        answer = await self.http.get(path)
        assert answer.is_success, answer.text
        return answer.json()

    def screen(self, table: str, **hello: object) -> Screen:
        return Screen(self.address, table, self.http.cookies.get("farshore") or "", hello)


class Screen:
    """One socket at one table. Keeps the latest table and everything else that was said."""

    def __init__(self, address: str, table: str, secret: str, hello: dict[str, object]) -> None:
        self.line = connect(
            f"ws://{address}/api/tables/{table}/socket",
            origin=f"http://{address}",  # type: ignore[arg-type]  # a plain string will do
            additional_headers={"Cookie": f"farshore={secret}"} if secret else {},
            max_size=None,
        )
        self.hello = hello
        self.table: dict[str, Any] = {}
        self.heard: list[dict[str, Any]] = []
        self.requests = 0

    async def __aenter__(self) -> Screen:
        self.socket: ClientConnection = await self.line.__aenter__()
        await self.send({"type": "hello", "request_id": "hello", "protocol": PROTOCOL, **self.hello})
        await self.until(lambda message: message["type"] == "table")
        return self

    async def __aexit__(self, *fault: object) -> None:
        await self.socket.close()

    async def send(self, message: object) -> None:
        await self.socket.send(json.dumps(message))

    async def next(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(await asyncio.wait_for(self.socket.recv(), 30))
        shown = message if message["type"] == "table" else message.get("table")
        if isinstance(shown, dict):
            self.table = shown
        if message["type"] != "table":
            self.heard.append(message)
        return message

    async def until(self, holds: Any) -> dict[str, Any]:
        """The next message of that kind; heartbeats alone are no life."""
        async with asyncio.timeout(PATIENCE):
            while True:
                message = await self.next()
                if holds(message):
                    return message

    async def shows(self, holds: Any) -> None:
        """Wait for a table like that; it may be here already, having overtaken an answer."""
        async with asyncio.timeout(PATIENCE):
            while not holds(self.table):
                await self.next()

    async def ask(self, kind: str, **fields: object) -> dict[str, Any]:
        """Send a request and wait for its answer."""
        self.requests += 1
        request_id = f"r{self.requests}"
        await self.send({"type": kind, "request_id": request_id, **fields})
        return await self.until(lambda message: message.get("request_id") == request_id)

    async def pick(self, which: int = 0) -> dict[str, Any]:
        decision = self.table["decision"]
        path = " ".join(decision["options"][which % len(decision["options"])]["path"])
        return await self.ask("pick", seat=decision["seat"], version=decision["version"], path=path)

    async def settle(self) -> None:
        """Wait for the table as it stands after what was just accepted."""
        version = self.heard[-1]["version"]
        while self.table["version"] < version:
            await self.next()


async def open_table(person: Person, *seats: dict[str, str], **more: object) -> str:
    opened = await person.post("/api/tables", {"game": GAME, "seats": list(seats), "pause": 0, **more})
    return str(opened["table"]["id"])


async def seat_two(ana: Person, rui: Person, **more: object) -> str:
    opened = await ana.post(
        "/api/tables", {"game": GAME, "seats": [{"kind": "me", "name": "Ana"}, OTHER], "pause": 0, **more}
    )
    link = next(invite["path"] for invite in opened["invites"] if invite["seat"] == 1)
    joined = await rui.post("/api/join", {"secret": link.removeprefix("/join/"), "name": "Rui"})
    assert joined == {"table": opened["table"]["id"], "seat": 1}
    async with rui.screen(joined["table"]) as screen:
        assert screen.table["status"] == "gathering" and screen.table["picture"] == {}
        assert (await screen.ask("ready", seat=1))["type"] == "accepted"
    return str(joined["table"])
