"""The chaos with several servers on one PostgreSQL: `make chaos ARGS="--servers 3 --minutes 10"`.

People wander from server to server while servers are killed, frozen for longer than their lease and woken again, told
to end, cut off from the database, and while the database itself is restarted. Afterwards everything is copied into a
file by the tool that operators use, and held against all that anybody was told.
"""

from __future__ import annotations

import asyncio
import random
import signal
import subprocess
import time
from pathlib import Path

import httpx

from farshore.store.copying import copy
from tests.chaos.people import Memory, Player
from tests.chaos.run import RECOVERY, Chaos
from tests.machines.cluster import Cluster
from tests.server.test_kill_server import free_port

LEASE = 4.0  # seconds
CUT = "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and random() < $1"


class Wanderer(Player):
    """Connects to any server, as behind a proxy that knows nothing."""

    def __init__(self, addresses: list[str], table: str, secret: str, memory: Memory, rng: random.Random) -> None:
        super().__init__(addresses[0], table, secret, memory, rng)
        self.addresses = addresses

    async def connected(self) -> None:
        self.address = self.rng.choice(self.addresses)
        await super().connected()


class ClubChaos(Chaos):
    def __init__(self, folder: Path, seed: int, moves: int, cluster: Cluster, servers: int) -> None:
        self.cluster = cluster
        self.database = cluster.new_database()
        self.ports = [free_port() for _ in range(servers)]
        self.addresses = [f"127.0.0.1:{port}" for port in self.ports]
        self.processes: list[subprocess.Popen[bytes]] = []
        super().__init__(folder, seed, moves)
        self.address = self.addresses[0]  # where tables are opened
        self.troubles = {
            "kill": self.kill,
            "freeze past the lease": self.freeze,
            "stop": self.stop,
            "end in order": self.drain,
            "database connections cut": self.cut_database,
            "database restarted": self.restart_database,
            "clock": self.step,
            "cut lines": self.cut,
        }

    # --- the servers --------------------------------------------------------------------------------------
    def start(self) -> subprocess.Popen[bytes]:
        """All of them; the first stands for `server`."""
        self.processes = [self.start_one(port) for port in self.ports]
        return self.processes[0]

    def start_one(self, port: int) -> subprocess.Popen[bytes]:
        words = ["-m", "tests.chaos.victim", self.database, str(port), str(self.trouble)]
        return self.launch(words, port)

    def servers(self) -> list[subprocess.Popen[bytes]]:
        return self.processes

    def check_alive(self) -> None:
        """A server that finds no database when it starts ends with an error, and the one who watches it tries again."""
        for which, process in enumerate(self.processes):
            if process.poll() is not None:
                was_open = self.trouble.with_name(f"open-{process.pid}").exists()
                assert not was_open, f"a server ended by itself after {self.latest}, {self.happened}\n{self.written()}"
                self.processes[which] = self.start_one(self.ports[which])

    async def ready(self) -> None:
        """All of them answer."""
        async with asyncio.timeout(RECOVERY), httpx.AsyncClient() as client:
            for address in self.addresses:
                while not await is_well(client, address):
                    self.check_alive()
                    await asyncio.sleep(0.05)

    async def begin(self) -> None:
        await self.ready()
        await super().begin()

    def player(self, table: str, secret: str, rng: random.Random) -> Player:
        return Wanderer(self.addresses, table, secret, self.memory, rng)

    # --- troubles -------------------------------------------------------------------------------------------
    async def kill(self) -> None:
        """Its tables go on elsewhere before it is back."""
        which = self.rng.randrange(len(self.ports))
        self.processes[which].kill()
        self.processes[which].wait()
        await asyncio.sleep(self.rng.uniform(0, 2 * LEASE))
        self.processes[which] = self.start_one(self.ports[which])

    async def stop(self) -> None:
        await self.freeze_for(self.rng.uniform(0.1, 0.5 * LEASE))

    async def freeze(self) -> None:
        await self.freeze_for(self.rng.uniform(1.2 * LEASE, 2.5 * LEASE))

    async def freeze_for(self, seconds: float) -> None:
        process = self.rng.choice(self.processes)
        process.send_signal(signal.SIGSTOP)
        await asyncio.sleep(seconds)
        process.send_signal(signal.SIGCONT)

    async def drain(self) -> None:
        which = self.rng.randrange(len(self.ports))
        self.processes[which].terminate()
        end = time.monotonic() + RECOVERY
        while self.processes[which].poll() is None:
            if time.monotonic() > end:
                self.dump()
                raise AssertionError(f"a server does not end\n{self.written()}")
            await asyncio.sleep(0.05)
        self.processes[which] = self.start_one(self.ports[which])

    async def cut_database(self) -> None:
        for _ in range(self.rng.randrange(1, 5)):
            await self.cluster.order(CUT.replace("$1", str(self.rng.choice([0.3, 1.1]))))
            await asyncio.sleep(self.rng.uniform(0, 0.3))

    async def restart_database(self) -> None:
        """In order, or as if it had crashed; away for less or more than a lease."""
        await asyncio.to_thread(self.cluster.stop, self.rng.choice(["fast", "immediate"]))
        await asyncio.sleep(self.rng.uniform(0, 1.5 * LEASE))
        await asyncio.to_thread(self.cluster.start)

    # --- the end --------------------------------------------------------------------------------------------
    def close(self) -> None:
        super().close()
        asyncio.run(copy(self.database, str(self.file), alone=False))


async def is_well(client: httpx.AsyncClient, address: str) -> bool:
    try:
        return (await client.get(f"http://{address}/health", timeout=5)).status_code == 200
    except httpx.HTTPError:
        return False
