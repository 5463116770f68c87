"""How many people the server carries: real sockets on loopback, the server in a process of its own.

    python benchmarks/server.py [--tables 200] [--seconds 10] [--game century_new_world]

Three bounded parts: everybody sits down and stays connected (memory), people who think (latency of a move in a calm
hub), and everybody as fast as they can (moves per second). Clients share the machine with the server, so the
figures are what one small machine does with both.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import random
import re
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

SERVER = """
import sys
from pathlib import Path
from farshore.server.run import serve
from farshore.server.settings import Settings
serve(Settings(Path(sys.argv[1]), port=int(sys.argv[2]), workers=1, socket_rate=1e6, http_rate=1e6,
               open_rate=1e6, screens_per_address=10**6), log_level="ERROR")
"""
PORT = 8977


@dataclass
class Figures:
    latencies: list[float] = field(default_factory=list)
    moves: int = 0
    bytes_in: int = 0
    seconds: float = 0.0
    server_cpu: float = 0.0  # seconds

    @property
    def rate(self) -> float:
        return self.moves / self.seconds

    @property
    def cpu_per_move(self) -> float:
        return 1000 * self.server_cpu / max(1, self.moves)


class Client:
    """One person at one table: keeps only the question it is asked."""

    def __init__(self, socket: ClientConnection, figures: Figures, pause: float) -> None:
        self.socket = socket
        self.figures = figures
        self.pause = pause
        self.rng = random.Random(1)
        self.sent_at = 0.0
        self.answered = -1

    async def run(self) -> None:
        await self.socket.send('{"type":"hello","request_id":"h","protocol":2}')
        async for text in self.socket:
            self.figures.bytes_in += len(text)
            message: dict[str, Any] = msgspec.json.decode(text)
            if message["type"] == "accepted" and message["request_id"] == "p":
                self.figures.latencies.append(time.perf_counter() - self.sent_at)
                self.figures.moves += 1
            decision = message.get("decision") if message["type"] == "table" else None
            if decision and decision["version"] > self.answered:
                self.answered = decision["version"]
                await self.answer(decision)

    async def answer(self, decision: dict[str, Any]) -> None:
        if self.pause:
            await asyncio.sleep(self.pause * self.rng.uniform(0.5, 1.5))
        path = " ".join(self.rng.choice(decision["options"])["path"])
        pick = {
            "type": "pick",
            "request_id": "p",
            "seat": decision["seat"],
            "version": decision["version"],
            "path": path,
        }
        self.sent_at = time.perf_counter()
        await self.socket.send(json.dumps(pick))


async def seat_pair(game: str) -> tuple[str, list[str]]:
    """A table for two, both seated and ready; their secrets."""
    base = f"http://127.0.0.1:{PORT}"
    async with httpx.AsyncClient(base_url=base) as ana, httpx.AsyncClient(base_url=base) as rui:
        await ana.get("/api/home")
        await rui.get("/api/home")
        form = {"game": game, "seats": [{"kind": "me"}, {"kind": "person"}]}
        opened = (await ana.post("/api/tables", json=form)).json()
        link = next(i["path"] for i in opened["invites"] if i["seat"] == 1)
        await rui.post("/api/join", json={"secret": link.removeprefix("/join/")})
        table = opened["table"]["id"]
        secrets = [ana.cookies["farshore"], rui.cookies["farshore"]]
    async with connect(where(table), additional_headers=cookie(secrets[1])) as line:
        await line.send('{"type":"hello","request_id":"h","protocol":2}')
        await line.send('{"type":"ready","request_id":"r","seat":1}')
        async for text in line:
            if '"accepted"' in str(text):
                break
    return table, secrets


def where(table: str) -> str:
    return f"ws://127.0.0.1:{PORT}/api/tables/{table}/socket"


def cookie(secret: str) -> dict[str, str]:
    return {"Cookie": f"farshore={secret}"}


def resident(pid: int) -> float:
    """Megabytes in memory."""
    found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text(encoding="ascii"))
    return int(found[1]) / 1024 if found else 0.0


def cpu(pid: int) -> float:
    """Processor seconds used so far; other work on the machine does not count in it."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def phase(pid: int, pairs: list[tuple[str, list[str]]], seconds: float, playing: int, pause: float) -> Figures:
    """Everybody connects; some tables play for a while, the others look on."""
    figures = Figures()
    seats = [(table, secret) for table, secrets in pairs for secret in secrets]
    lines = [
        await connect(where(table), additional_headers=cookie(secret), max_size=None, compression=None)
        for table, secret in seats
    ]
    pauses = [pause if number < 2 * playing else 3600.0 for number in range(len(lines))]
    tasks = [asyncio.create_task(Client(line, figures, p).run()) for line, p in zip(lines, pauses, strict=True)]
    await asyncio.sleep(1 + len(lines) / 300)  # greetings
    figures.latencies.clear()
    figures.moves, began, used = 0, time.perf_counter(), cpu(pid)
    await asyncio.sleep(seconds)
    figures.seconds, figures.server_cpu = time.perf_counter() - began, cpu(pid) - used
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await asyncio.gather(*(line.close() for line in lines), return_exceptions=True)
    return figures


def part(latencies: list[float], share: float) -> float:
    ordered = sorted(latencies)
    return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")


async def measure(pid: int, game: str, tables: int, seconds: float) -> dict[str, float]:
    empty = resident(pid)
    pairs = [await seat_pair(game) for _ in range(tables)]
    seated = resident(pid)
    calm = await phase(pid, pairs, seconds, playing=40, pause=2.0)  # about twenty moves a second in the whole hub
    connected = resident(pid)
    busy = await phase(pid, pairs[: min(50, tables)], seconds, playing=50, pause=0)
    return {
        "tables": tables,
        "clients": 2 * tables,
        "memory of the empty server, MB": round(empty, 1),
        "memory per table, kB": round(1024 * (seated - empty) / tables, 1),
        "memory per table with both people connected, kB": round(1024 * (connected - empty) / tables, 1),
        "calm: moves per second": round(calm.rate),
        "calm: p50 of a move, ms": round(part(calm.latencies, 0.5), 1),
        "calm: p99 of a move, ms": round(part(calm.latencies, 0.99), 1),
        "busy: moves per second": round(busy.rate),
        "busy: server's processor time a move, two screens, ms": round(busy.cpu_per_move, 2),
        "busy: p50 of a move, ms": round(part(busy.latencies, 0.5), 1),
        "busy: p99 of a move, ms": round(part(busy.latencies, 0.99), 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--game", default="century_new_world")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = subprocess.Popen([sys.executable, "-c", SERVER, f"{folder}/t.db", str(PORT)])
        try:
            for _ in range(200):
                try:
                    httpx.get(f"http://127.0.0.1:{PORT}/health")
                    break
                except httpx.TransportError:
                    time.sleep(0.1)
            compiled = httpx.get(f"http://127.0.0.1:{PORT}/api/home").json()["compiled"]
            figures = asyncio.run(measure(server.pid, asked.game, asked.tables, asked.seconds))
        finally:
            server.terminate()
            server.wait()
    rules = "compiled" if compiled else "interpreted"
    print(f"{asked.game}, rules {rules}, {platform.machine()}, Python {platform.python_version()}")
    for name, value in figures.items():
        print(f"| {name} | {value:g} |")


if __name__ == "__main__":
    main()
