"""Debian's HAProxy with the configuration of docs/serving.md: tables stay at one server, and move when it dies."""

from __future__ import annotations

import asyncio
import re
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tests.machines.cluster import cluster
from tests.machines.history import check
from tests.machines.players import Pair
from tests.machines.servers import PATIENCE, Server, servers
from tests.machines.test_two_servers import owner_of
from tests.server.test_kill_server import free_port

GUIDE = Path(__file__).parents[2] / "docs" / "serving.md"


def configuration(port: int, addresses: list[str]) -> str:
    """The lines of the guide, with our addresses."""
    found = re.search(r"```haproxy\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    text = found[1].replace("bind :80", f"bind 127.0.0.1:{port}")
    for old, new in zip(("10.0.0.3:8123", "10.0.0.4:8123"), addresses, strict=True):
        assert old in text
        text = text.replace(old, new)
    return text


def haproxy() -> str:
    program = shutil.which("haproxy") or shutil.which("haproxy", path="/usr/sbin")
    if program is None:
        pytest.skip("no HAProxy here: 'apt-get install haproxy' (make dev does it for root)")
    return program


@contextmanager
def proxy(program: str, folder: Path, addresses: list[str]) -> Iterator[str]:
    port, file = free_port(), folder / "haproxy.cfg"
    file.write_text(configuration(port, addresses), encoding="utf-8")
    checked = subprocess.run([program, "-c", "-f", str(file)], capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout + checked.stderr
    running = subprocess.Popen([program, "-db", "-f", str(file)], stderr=subprocess.DEVNULL)
    try:
        yield f"127.0.0.1:{port}"
    finally:
        running.kill()
        running.wait()


async def open_here(address: str) -> None:
    async with asyncio.timeout(PATIENCE), httpx.AsyncClient(base_url=f"http://{address}") as client:
        while True:
            try:
                if (await client.get("/health")).status_code == 200:
                    return
            except httpx.HTTPError:
                pass
            await asyncio.sleep(0.05)


def test_tables_are_spread_stay_where_they_are_and_move_when_their_server_dies(tmp_path: Path) -> None:
    program, database = haproxy(), cluster().new_database()
    pairs = [Pair() for _ in range(6)]
    with servers(database, 2, lease=5.0) as (one, two), proxy(program, tmp_path, [one.address, two.address]) as door:

        async def play(moves: int) -> None:
            await asyncio.gather(*(pair.play([door, door], moves) for pair in pairs))

        async def begin() -> None:
            await open_here(door)
            for pair in pairs:
                await pair.sit_down(door, door)

        asyncio.run(begin())
        asyncio.run(play(2))
        before = {pair.table: owner_of(database, pair.table) for pair in pairs}
        asyncio.run(play(2))
        assert before == {pair.table: owner_of(database, pair.table) for pair in pairs}
        dies = busier(before, one, two)
        dies.kill()
        asyncio.run(play(2))
        after = {owner_of(database, pair.table) for pair in pairs}
        assert after == {one.address if dies is two else two.address}
    confirmed = {place: path for pair in pairs for place, path in pair.confirmed.items()}
    assert check(database, [pair.table for pair in pairs], confirmed) == [] and len(confirmed) >= 36


def busier(owners: dict[str, str], one: Server, two: Server) -> Server:
    return max((one, two), key=lambda server: list(owners.values()).count(server.address))
