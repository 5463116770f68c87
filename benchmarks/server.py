"""How many people the server carries: real sockets on loopback, the server in a process of its own.

    python -m benchmarks.server                       # everything, about ten minutes
    python -m benchmarks.server --only processor      # processor time of a move, every game
    python -m benchmarks.server --only spectators     # the same with nobody, one and thirty who watch
    python -m benchmarks.server --tables 200 --seconds 5

Bounded parts: the processor time of a move with two screens, game by game; then, with one game, everybody sits down
and stays connected (memory), people who think (latency of a move in a calm hub), and everybody as fast as they can
(moves per second). Clients share the machine with the server, so the figures are what one small machine does with both.

Processor time does not count other programs, but a shared core is a slower core: `a plain loop` tells how slow it was.
Cold caches and a core shared with another thread cost more than it shows: compare only runs side by side.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import platform
import re
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import uvloop
from websockets.asyncio.client import connect

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # for `python benchmarks/server.py`, too

from benchmarks.clients import Client, Figures, sit_down  # noqa: E402
from farshore.core.registry import games  # noqa: E402
from farshore.server.socket_types import PROTOCOL  # noqa: E402

SERVER = """
import sys
from pathlib import Path
from farshore.server.run import serve
from farshore.server.settings import Settings
free = {} if sys.argv[2] else dict(
    socket_rate=1e6, http_rate=1e6, open_rate=1e6, screens_per_address=10**6, tables_per_address=10**6)
serve(Settings(Path(sys.argv[1]), port=0, workers=1, **free), lambda address: print(address, flush=True),
      log_level="ERROR")
"""
LOOPS = 2_000_000
AT_ONCE = 10  # tables that play while processor time is measured: few enough that every screen is sent every table
CALM, THOUGHT = 40, 2.0  # tables that play, and seconds of thought: about twenty moves a second in the whole hub
BUSY = 100  # tables that play as fast as they can: enough moves for the time that is measured


class Server:
    """A server with a new file; `limits`: as people get it, otherwise without limits of speed."""

    def __init__(self, folder: Path, *, limits: bool = False) -> None:
        words = [sys.executable, "-c", SERVER, str(folder / "t.db"), "limits" if limits else ""]
        self.process = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().strip().removeprefix("http://").rstrip("/")

    def __enter__(self) -> Server:
        return self

    def __exit__(self, *fault: object) -> None:
        self.process.terminate()
        self.process.wait()

    @property
    def pid(self) -> int:
        return self.process.pid


async def seat_pair(address: str, game: str) -> tuple[str, list[str]]:
    """A table for two, both seated and ready; their secrets."""
    base = f"http://{address}"
    async with httpx.AsyncClient(base_url=base, timeout=60) as ana, httpx.AsyncClient(base_url=base, timeout=60) as rui:
        await ana.get("/api/home")
        await rui.get("/api/home")
        form = {"game": game, "seats": [{"kind": "me"}, {"kind": "person"}]}
        opened = (await ana.post("/api/tables", json=form)).json()
        link = next(i["path"] for i in opened["invites"] if i["seat"] == 1)
        await rui.post("/api/join", json={"secret": link.removeprefix("/join/")})
        table = opened["table"]["id"]
        secrets = [ana.cookies["farshore"], rui.cookies["farshore"]]
    where = f"ws://{address}/api/tables/{table}/socket"
    async with connect(where, additional_headers=cookie(secrets[1]), max_size=None) as line:
        await line.send(f'{{"type":"hello","request_id":"h","protocol":{PROTOCOL}}}')
        await line.send('{"type":"ready","request_id":"r","seat":1}')
        async for text in line:
            if '"accepted"' in str(text):
                break
    return table, secrets


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


def plain_loop() -> float:
    """Milliseconds of processor time for a loop of plain Python: how fast is a core just now?"""
    began, total = time.process_time(), 0
    for number in range(LOOPS):
        total += number
    return 1000 * (time.process_time() - began)


def part(latencies: list[float], share: float) -> float:
    """Milliseconds."""
    ordered = sorted(latencies)
    return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")


Pairs = list[tuple[str, list[str]]]


async def phase(
    server: Server, pairs: Pairs, seconds: float, playing: int, pause: float, spectators: int = 0
) -> Figures:
    """Everybody connects; some tables play for a while or until their games end, the others look on."""
    figures = Figures()
    clients: list[Client] = []
    for number, (table, secrets) in enumerate(pairs):
        watching = [f"spectator{k:013}" for k in range(spectators)]
        for secret in [*watching, *secrets]:
            thinks = pause if number < playing and secret in secrets else None
            clients.append(await sit_down(server.address, table, secret, figures, thinks))
    figures.begin()
    began, used, own = time.perf_counter(), cpu(server.pid), time.process_time()
    with suppress(TimeoutError):
        await asyncio.wait_for(figures.over.wait(), seconds)
    figures.seconds, figures.server_cpu = time.perf_counter() - began, cpu(server.pid) - used
    figures.clients_cpu = time.process_time() - own
    for client in clients:
        client.transport.abort()
    return figures


def played(figures: Figures, tables: int) -> Figures:
    """No figure without moves."""
    if figures.moves < tables:
        raise SystemExit(f"{figures.moves} moves at {tables} tables: the clients do not play")
    return figures


async def games_played(
    server: Server, game: str, seconds: float, tables: int = AT_ONCE, spectators: int = 0
) -> Figures:
    """Whole games, some at once, again and again for so long; sitting down is not counted."""
    found = Figures()
    while found.seconds < seconds:
        pairs = [await seat_pair(server.address, game) for _ in range(tables)]
        found.add(await phase(server, pairs, seconds - found.seconds, tables, 0, spectators))
    return found


async def watched(server: Server, game: str, seconds: float) -> dict[str, Any]:
    """One table with one spectator, then with thirty."""
    await games_played(server, game, 1, tables=1)
    found: dict[str, Any] = {}
    for spectators in (0, 1, 30):
        figures = played(await games_played(server, game, seconds, tables=1, spectators=spectators), 1)
        name = f"{game}: server's processor time a move, two players and {spectators} spectators, ms"
        found[name] = (round(figures.cpu_per_move, 2), round(figures.tables / figures.moves, 1))
    return found


async def processor_time(server: Server, game: str, seconds: float) -> dict[str, Any]:
    await games_played(server, game, 1)  # the first sentences are formatted
    before = plain_loop()
    found = played(await games_played(server, game, seconds), AT_ONCE)
    return {
        f"{game}: server's processor time a move, two screens, ms": round(found.cpu_per_move, 2),
        f"{game}: moves, tables sent for each, kB for each": (
            found.moves,
            round(found.tables / max(1, found.moves), 2),
            round(found.bytes_in / max(1, found.moves) / 1000, 1),
        ),
        f"{game}: a plain loop before and after, ms": (round(before), round(plain_loop())),
    }


async def crowd(server: Server, game: str, tables: int, seconds: float) -> dict[str, Any]:
    warm = [await seat_pair(server.address, game) for _ in range(20)]
    await phase(server, warm, 2, playing=20, pause=0)  # words and code are loaded: they belong to no table
    empty = resident(server.pid)
    pairs = [await seat_pair(server.address, game) for _ in range(tables)]
    seated = resident(server.pid)
    calm = played(await phase(server, pairs, seconds, playing=CALM, pause=THOUGHT), CALM)
    connected = resident(server.pid)
    busy = played(await phase(server, pairs[-BUSY:], seconds, playing=BUSY, pause=0), BUSY)
    return {
        "tables": tables,
        "clients": 2 * tables,
        "memory of the empty server, MB": round(empty, 1),
        "memory per table, kB": round(1024 * (seated - empty) / tables, 1),
        "memory per table with both people connected, kB": round(1024 * (connected - empty) / tables, 1),
        "calm: moves per second": round(calm.rate),
        "calm: p50, p99 of a move, ms": (round(part(calm.latencies, 0.5), 1), round(part(calm.latencies, 0.99), 1)),
        "busy: moves per second": round(busy.rate),
        "busy: server's processor time a move, ms": round(busy.cpu_per_move, 2),
        "busy: clients' processor time a move, ms": round(1000 * busy.clients_cpu / busy.moves, 2),
        "busy: p50, p99 of a move, ms": (round(part(busy.latencies, 0.5), 1), round(part(busy.latencies, 0.99), 1)),
        "a plain loop, ms": round(plain_loop()),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--game", choices=sorted(games()), help="only this one; the crowd plays Century otherwise")
    parser.add_argument("--only", choices=["processor", "spectators", "crowd"])
    asked = parser.parse_args()
    load = os.getloadavg()[0]
    print(f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}, load {load:.1f}")
    for game in sorted(games()):
        if asked.game in (None, game) and asked.only in (None, "processor"):
            show(lambda server, game=game: processor_time(server, game, asked.seconds))
    if asked.only in (None, "spectators"):
        show(lambda server: watched(server, asked.game or "century_new_world", asked.seconds))
    if asked.only in (None, "crowd"):
        show(lambda server: crowd(server, asked.game or "century_new_world", asked.tables, asked.seconds))


def show(work: Any) -> None:
    runner = asyncio.Runner(loop_factory=uvloop.new_event_loop)
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as server, runner:
        figures = runner.run(work(server))
    for name, value in figures.items():
        told = ", ".join(f"{one:g}" for one in value) if isinstance(value, tuple) else f"{value:g}"
        print(f"| {name} | {told} |", flush=True)


if __name__ == "__main__":
    main()
