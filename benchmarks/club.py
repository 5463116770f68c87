"""What a shared database costs: moves a second and their delay, saves, talk between servers, bytes a table.

    python -m benchmarks.club                    # everything, about five minutes
    python -m benchmarks.club --only moves --seconds 10
    python -m benchmarks.club --only saves,notify,size

It starts a PostgreSQL of its own that forces every transaction to disk. Servers, clients and database share the
machine: three servers can be no faster than one where there are only two cores.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import platform
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from pathlib import Path

import uvloop

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # for `python benchmarks/club.py`, too

from benchmarks.clients import Figures  # noqa: E402
from benchmarks.server import Server, part, phase, plain_loop, played, seat_pair  # noqa: E402
from farshore.core.registry import game_named  # noqa: E402
from farshore.store.club import Club  # noqa: E402
from farshore.store.postgres import PostgresStore  # noqa: E402
from farshore.store.protocol import Change, Entry, Fence, Store  # noqa: E402
from farshore.store.sqlite import SqliteStore  # noqa: E402
from farshore.tables.create import info_of_plan  # noqa: E402
from farshore.tables.versions import VersionedSession  # noqa: E402
from tests.machines.cluster import Cluster, programs  # noqa: E402
from tests.server.test_kill_server import free_port  # noqa: E402
from tests.tables.helpers import new_table  # noqa: E402

GAME = "century_new_world"
PLAN = new_table(GAME, [("me", "Ana"), ("me", "Rui")])
SERVER = """
import sys
from farshore.server.run import serve
from farshore.server.settings import Settings
serve(Settings(database=sys.argv[1], port=int(sys.argv[2]), workers=1, socket_rate=1e6, http_rate=1e6, open_rate=1e6,
      screens_per_address=10**6, tables_per_address=10**6), lambda address: print(address, flush=True),
      log_level="ERROR")
"""
TABLES = 18  # that play as fast as they can, at all servers together
SAVERS, SAVES = 50, 2000
TOLD = 500
STORED = 2000  # tables whose bytes are counted


class ClubServer(Server):
    def __init__(self, database: str) -> None:
        words = [sys.executable, "-c", SERVER, database, str(free_port())]
        self.process = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().strip().removeprefix("http://").rstrip("/")


def show(name: str, *values: object) -> None:
    print(f"| {name} | {' | '.join(str(value) for value in values)} |", flush=True)


# --- moves -------------------------------------------------------------------------------------------------------
async def moves(servers: list[Server], seconds: float) -> Figures:
    """Every table at one server, as a proxy that hashes sends it."""
    each = TABLES // len(servers)
    pairs = [[await seat_pair(server.address, GAME) for _ in range(each)] for server in servers]
    both = zip(servers, pairs, strict=True)
    found = await asyncio.gather(*(phase(server, own, seconds, playing=each, pause=0) for server, own in both))
    total = Figures()
    for figures in found:
        total.add(figures)
    total.seconds = max(figures.seconds for figures in found)
    return played(total, TABLES)


def measure_moves(name: str, servers: list[Server], seconds: float) -> None:
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(moves(servers, 2))  # words and code are loaded
        found = runner.run(moves(servers, seconds))
    delays = f"{part(found.latencies, 0.5):.0f}, {part(found.latencies, 0.99):.0f}"
    show(name, f"{found.rate:.0f}", delays, f"{found.cpu_per_move:.2f}", f"{os.getloadavg()[0]:.0f}")


def all_moves(cluster: Cluster, seconds: float) -> None:
    show("servers", "moves a second", "p50, p99, ms", "servers' processor time a move, ms", "load")
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as server:
        measure_moves("one on SQLite", [server], seconds)
    for count in (1, 3):
        database = cluster.new_database()
        with ExitStack() as stack:
            servers: list[Server] = [stack.enter_context(ClubServer(database)) for _ in range(count)]
            measure_moves(f"{count} on PostgreSQL", servers, seconds)


# --- saves -------------------------------------------------------------------------------------------------------
async def save_many(store: Store, count: int) -> float:
    """Moves saved a second, by many tables at once."""
    info = info_of_plan(PLAN, "p")

    async def one(table: str) -> None:
        fence = Fence()
        for number in range(1, count // SAVERS + 1):
            entry = Entry(number, 0, "0 turn rest worker:3", time.time())
            await store.save(Change(info.row(table, time.time()), (entry,), fence=fence))
            fence = fence.saved

    began = time.perf_counter()
    await asyncio.gather(*(one(f"t{time.time()}{number}") for number in range(SAVERS)))
    return count / (time.perf_counter() - began)


async def on_both(cluster: Cluster, work: Callable[[str, Store], Awaitable[None]]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        file = SqliteStore(Path(folder) / "t.db")
        await work("SQLite", file)
        await file.close()
    store = await PostgresStore.open(await asyncio.to_thread(cluster.new_database))
    club = Club(store, "127.0.0.1:1", 600.0)
    await club.join()
    await work("PostgreSQL", store)
    club.hang_up()
    await store.close()


async def measure_saves(name: str, store: Store) -> None:
    await save_many(store, SAVES // 4)
    before = await log_written(store)
    show(f"saves a second, {SAVERS} tables at once, {name}", f"{await save_many(store, SAVES):.0f}")
    if isinstance(store, PostgresStore):
        show("bytes of write-ahead log a save", (await log_written(store) - before) // SAVES)


async def log_written(store: Store) -> int:
    if not isinstance(store, PostgresStore):
        return 0
    return int((await store.rows("select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::bigint"))[0][0])


# --- talk --------------------------------------------------------------------------------------------------------
async def measure_talk(database: str) -> None:
    stores = [await PostgresStore.open(database, lines=3) for _ in range(3)]
    clubs = [Club(store, f"127.0.0.1:{n}", 600.0) for n, store in enumerate(stores)]
    heard = asyncio.Event()
    for club in clubs:
        await club.join()
    clubs[2].hear = lambda _: heard.set()
    delays = []
    for number in range(TOLD):
        heard.clear()
        began = time.perf_counter()
        await clubs[0].tell(f"{number}" * 50)
        await heard.wait()
        delays.append(time.perf_counter() - began)
    began = time.perf_counter()
    await asyncio.gather(*(clubs[k % 2].tell(f"{k}" * 50) for k in range(TOLD)))
    rate = TOLD / (time.perf_counter() - began)
    show("told to heard by another server, p50 and p99, ms", f"{part(delays, 0.5):.1f}, {part(delays, 0.99):.1f}")
    show("calls a second, two servers telling three", f"{rate:.0f}")
    for club in clubs:
        club.hang_up()
        await club.store.close()


# --- bytes -------------------------------------------------------------------------------------------------------
def played_out() -> list[tuple[int, str]]:
    """The journal of a whole game, bots at random."""
    game = game_named(GAME)
    session = VersionedSession(game, 2, game.settle(2))
    session.resume()
    while not session.over:
        seat = session.waiting[0]
        decision = session.decision(seat)
        assert decision is not None
        session.pick(decision.ask.describe(session.s, list(decision.options(session.s))[-1]), seat)
    return [(move.seat, move.text) for move in session.moves]


async def measure_size(database: str) -> None:
    store = await PostgresStore.open(database)
    club = Club(store, "127.0.0.1:1", 600.0)
    await club.join()
    rows, info = played_out(), info_of_plan(PLAN, "p")
    info.status = "running"
    for number in range(STORED):
        entries = tuple(Entry(n, seat, text, time.time()) for n, (seat, text) in enumerate(rows, start=1))
        await store.save(Change(info.row(f"table{number:011}", time.time()), entries))
    show("rows in the journal of a whole game", len(rows))
    for name in ("tables", "journal", "people"):
        size = (await store.rows(f"select pg_total_relation_size('{name}')"))[0][0]
        show(f"bytes a table in `{name}`, with its indexes", size // STORED)
    club.hang_up()
    await store.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--only", default="moves,saves,notify,size")
    asked = parser.parse_args()
    found = programs()
    if found is None:
        raise SystemExit("no PostgreSQL here: apt-get install postgresql")
    print(f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}", flush=True)
    cluster = Cluster(found, safe=True)
    try:
        if "moves" in asked.only:
            all_moves(cluster, asked.seconds)
        if "saves" in asked.only:
            asyncio.run(on_both(cluster, measure_saves))
        if "notify" in asked.only:
            asyncio.run(measure_talk(cluster.new_database()))
        if "size" in asked.only:
            asyncio.run(measure_size(cluster.new_database()))
        show("a plain loop, ms", round(plain_loop()))
    finally:
        cluster.remove()


if __name__ == "__main__":
    main()
