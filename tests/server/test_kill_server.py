"""The whole server killed with `kill -9` while people and bots play, and started again: the evening goes on."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import httpx
from websockets.exceptions import ConnectionClosed

from tests.server.remote import Person, Screen

LIVES = 5


def free_port() -> int:
    with socket.socket() as line:
        line.bind(("127.0.0.1", 0))
        return int(line.getsockname()[1])


def start(file: Path, port: int) -> subprocess.Popen[bytes]:
    words = ["-c", "from farshore.cli import main; main()", "serve", "--port", str(port), "--data", str(file)]
    server = subprocess.Popen([sys.executable, *words, "--log-level", "error"], stdout=subprocess.DEVNULL)
    for _ in range(600):
        try:
            httpx.get(f"http://127.0.0.1:{port}/health")
        except httpx.TransportError:
            time.sleep(0.05)
        else:
            return server
    raise AssertionError("the server did not start")


async def play(screen: Screen, confirmed: list[int]) -> None:
    """Answer whatever is asked until the line breaks; remember what was confirmed."""
    answered = -1
    while True:
        decision = screen.table["decision"]
        if decision is not None and decision["version"] > answered:
            answered = decision["version"]
            await asyncio.sleep(0.01)  # a quick server would be through with the game before it is struck
            answer = await screen.pick(random.randrange(100))
            if answer["type"] == "accepted":
                confirmed.append(answer["version"])
        else:
            await screen.next()


async def one_life(
    address: str, table: str, secret: str, server: subprocess.Popen[bytes], confirmed: list[int]
) -> None:
    enough = len(confirmed) + random.randrange(2, 5)

    async def strike() -> None:
        while len(confirmed) < enough:  # noqa: ASYNC110  # the list is all there is to look at
            await asyncio.sleep(0.01)
        await asyncio.sleep(random.uniform(0, 0.05))
        os.kill(server.pid, signal.SIGKILL)

    striking = asyncio.create_task(strike())
    try:
        async with Screen(address, table, secret, {}) as screen:
            assert screen.table["status"] == "running"
            assert screen.table["version"] >= max(confirmed, default=0), "a confirmed pick is gone"
            await play(screen, confirmed)
    except (ConnectionClosed, OSError):
        pass
    await striking
    server.wait()


def test_a_server_that_is_killed_goes_on_where_it_was(tmp_path: Path) -> None:
    file, port = tmp_path / "t.db", free_port()
    address = f"127.0.0.1:{port}"
    confirmed: list[int] = []

    async def begin() -> tuple[str, str]:
        async with Person(address) as ana:
            seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
            opened = await ana.post("/api/tables", {"game": "age_of_discovery", "seats": seats, "pause": 0})
            return opened["table"]["id"], ana.http.cookies["farshore"]

    server = start(file, port)
    try:
        table, secret = asyncio.run(begin())
        for _ in range(LIVES):
            asyncio.run(one_life(address, table, secret, server, confirmed))
            server = start(file, port)
        server.terminate()
        assert server.wait() == 0, "an orderly end"
    finally:
        server.kill()
        server.wait()
    assert len(confirmed) >= 2 * LIVES and confirmed == sorted(confirmed)
    db = sqlite3.connect(file)
    assert db.execute("select count(*) from journal").fetchone()[0] >= confirmed[-1]
    assert db.execute("pragma integrity_check").fetchone() == ("ok",)
    db.close()
